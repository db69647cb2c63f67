"""Part of the printed port: hapi_protocol/chat."""
