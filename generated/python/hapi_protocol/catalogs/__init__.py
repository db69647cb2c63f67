"""Part of the printed port: hapi_protocol/catalogs."""
