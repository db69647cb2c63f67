"""What the stream tells of a changed session, and how a client takes it in."""


@public
class SessionUpdate(Union):
    """What the data of a `session-updated` event asks a client to do."""


@public
class ReplaceSession(SessionUpdate, tag="session"):
    """Take this session, in its normal form, in place of the one that is held."""

    session: Object


@public
class PatchSession(SessionUpdate, tag="patch"):
    """Lay this patch, in its normal form, over the session that is held."""

    patch: Object


@public
class RefetchSession(SessionUpdate, tag="refetch"):
    """Fetch the session again: the data is neither a session nor a patch."""


@public
def parse_session_update(data: Opt[Json], session_id: Opt[str] = None) -> SessionUpdate:
    """What the data of a `session-updated` event asks for; `session_id` is that of the event.

    A session of another id is no update of this one. Without `session_id` every session is taken.
    """
    if (session := parse_session(data).as_object()) is not None and (
        session_id is None or session["id"].as_str() == session_id
    ):
        return ReplaceSession(session=session)
    if (patch := parse_session_patch(data).as_object()) is not None:
        return PatchSession(patch=patch)
    return RefetchSession()


@public
def apply_session_patch(session: Object, patch: Object) -> Object:
    """The session with a patch in its normal form laid over it; the same object when unchanged."""
    return patched_session(session, patch).or_else(session)
