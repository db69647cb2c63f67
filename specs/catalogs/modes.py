"""The catalog of modes as one JSON value."""


@package
def modes_catalog() -> Object:
    """All modes that a client offers, in the form in which fixtures have them."""
    by_flavor: OrdMap[str, Json] = {}
    for flavor in AGENT_FLAVORS:
        by_flavor[flavor] = json_list(
            [permission_mode_json(offered) for offered in permission_modes(flavor)]
        )
    return {
        "permissionModesByFlavor": by_flavor.to_object(),
        "codexCollaborationModes": [
            {"mode": offered.mode, "label": offered.label}
            for offered in codex_collaboration_modes()
        ],
    }


def permission_mode_json(offered: OfferedPermissionMode) -> Object:
    """One permission mode of the catalog."""
    return {"mode": offered.mode, "label": offered.label, "tone": offered.tone}
