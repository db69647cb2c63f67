"""Suites: what kinds of fixture documents there are, where they lie and which version they have."""

@package
def suite_of(document: Json) -> Opt[str]:
    """The suite of a document, seen from its shape; none for any other value."""
    if document["input"] is not None:
        return "chat"
    if document["patches"] is not None:
        return "sse"
    if document["ops"] is not None:
        return "pagination"
    if document["permissionModesByFlavor"] is not None:
        return "catalogs"
    return None


@package
def document_name(document: Json) -> Opt[str]:
    """The name that a document gives itself."""
    return document["name"].as_str()


@package
def version_file_problem(text: str) -> Opt[str]:
    """What is wrong with the text of the version file; none when its version is known."""
    return version_problem(VERSION_FILE, text.trim(), text.trim().to_num())


def version_problem(place: str, shown: str, version: Opt[num]) -> Opt[str]:
    """Why a version at a place is refused, with both numbers; none when it is the known one."""
    if version is None:
        return f"{place} should be a number, not {shown}"
    known = FIXTURE_VERSION.to_num()
    if version > known:
        return f"{place} is {shown}, newer than {FIXTURE_VERSION}, the newest known version"
    if version < known:
        return f"{place} is {shown}, older than {FIXTURE_VERSION}, the only known version"
    return None
