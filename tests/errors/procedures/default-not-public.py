def shown(title: str = "") -> str:
    """The title."""
    return title

# problems:
# specs/default-not-public.py:1:24: only public procedures have defaults
#     hint: add @public
