@public
def sorted_titles(titles: List[str]) -> List[str]:
    """The titles in order."""
    return sorted_by(titles, lambda a, b: compare_units(a, b))

# problems:
# specs/not-in-the-language-lambda.py:4:30: Lambda is not in the language
#     hint: write a procedure and give its name
