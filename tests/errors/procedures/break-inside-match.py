@public
def shown(titles: List[str]) -> int:
    """How many up to the stop."""
    found = 0
    for title in titles:
        match title:
            case "stop":
                break
            case _:
                found = found + 1
    return found

# problems:
# specs/break-inside-match.py:8:17: break inside a match leaves the match in some languages
#     hint: keep a bool, or put the loop into a procedure that returns
