"""Speed: what `decode` costs against parsing the same bytes."""
