"""Errors of the companion.

CompanionError           safe to show; one sentence that says what to do next
  BadInputError          what the user gave cannot be used (exit status 2)
  SettingsError          the settings file or an option is wrong (exit status 2)
  PromptError            a prompt file and its inputs do not match
  CorpusError            a rules corpus file is malformed
  RetrievalError         the index could not be built or read
    EmbedderError        texts could not be turned into vectors; their words have to do
  JournalError           a campaign could not be read or written
    JournalConflictError another process wrote to the campaign first
    JournalTamperedError the chain, a die or a derived result does not verify
  ModelError             a chat model could not be used
    ModelUnavailableError  no answer, or an answer that broke off; wait and try again
    ModelReplyError        an answer that cannot be used; try again with the reason
    UsageLimitError        the limit of calls, tokens or money that was set is reached; stop
"""


class CompanionError(Exception):
    """Base of every error the companion raises on purpose; the message is shown to the user."""

    exit_status = 1


class BadInputError(CompanionError):
    """What the user gave cannot be used."""

    exit_status = 2


class SettingsError(CompanionError):
    """A setting is missing, unknown or malformed."""

    exit_status = 2


class PromptError(CompanionError):
    """A prompt file and its inputs do not match."""


class CorpusError(CompanionError):
    """A rules corpus file is malformed."""


class RetrievalError(CompanionError):
    """The index could not be built or read."""


class EmbedderError(RetrievalError):
    """Texts could not be turned into vectors; searching by words still works."""


class JournalError(CompanionError):
    """A campaign could not be read or written."""


class JournalConflictError(JournalError):
    """Another process wrote to the campaign first."""


class JournalTamperedError(JournalError):
    """The chain, a die or a derived result does not verify."""


class ModelError(CompanionError):
    """A chat model could not be used."""


class ModelUnavailableError(ModelError):
    """A chat model did not answer, or its answer broke off.

    Attributes:
        status: HTTP status; None when there was none.
        may_retry: whether the same call may do better later.
        retry_after_s: seconds the server asks to wait; None when it does not say.
        received: the text that had arrived before it broke off; "" for none.
    """

    def __init__(
        self,
        message: str,
        *,
        status: int | None = None,
        may_retry: bool = False,
        retry_after_s: float | None = None,
        received: str = "",
    ) -> None:
        super().__init__(message)
        self.status = status
        self.may_retry = may_retry
        self.retry_after_s = retry_after_s
        self.received = received


class ModelReplyError(ModelError):
    """A chat model's answer cannot be used; nothing was done with it.

    Attributes:
        reason: slug of what is wrong: ``cut_off``, ``not_json``, ``not_an_object``,
            ``duplicate_key``, ``empty``, ``too_large``, ``twice`` ...
        received: the answer as it came, shortened.
        may_retry: whether the same call may do better a second time.
    """

    def __init__(
        self, message: str, *, reason: str, received: str = "", may_retry: bool = False
    ) -> None:
        super().__init__(message)
        self.reason = reason
        self.received = received
        self.may_retry = may_retry


class UsageLimitError(ModelError):
    """The limit that was set for a session is reached; the built-in storyteller takes over.

    Attributes:
        what: ``calls``, ``tokens`` or ``cost``.
        limit: the limit.
        used: what was used so far.
    """

    def __init__(self, message: str, *, what: str, limit: str, used: str) -> None:
        super().__init__(message)
        self.what = what
        self.limit = limit
        self.used = used
