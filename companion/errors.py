"""Errors of the companion.

CompanionError           safe to show; one sentence that says what to do next
  BadInputError          what the user gave cannot be used (exit status 2)
  SettingsError          the settings file or an option is wrong (exit status 2)
  PromptError            a prompt file and its inputs do not match
  CorpusError            a rules corpus file is malformed
  RetrievalError         the index could not be built or read
  JournalError           a campaign could not be read or written
    JournalConflictError another process wrote to the campaign first
    JournalTamperedError the chain, a die or a derived result does not verify
  ModelError             a chat model could not be used
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


class JournalError(CompanionError):
    """A campaign could not be read or written."""


class JournalConflictError(JournalError):
    """Another process wrote to the campaign first."""


class JournalTamperedError(JournalError):
    """The chain, a die or a derived result does not verify."""


class ModelError(CompanionError):
    """A chat model could not be used."""
