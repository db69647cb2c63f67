@public
def last_run(titles: List[str]) -> List[str]:
    """The titles after the last empty one."""
    run: List[str] = []
    for title in titles:
        if title == "":
            run = []
        else:
            run.append(title)
    return run

# problems:
# specs/local-changed-and-assigned.py:9:13: run is changed in place and assigned anew
#     hint: do one or the other: clear() keeps the list
