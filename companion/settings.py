"""Settings: a small TOML file in the user's folder, overridden by ``DICEBOUND_...`` variables.

Nothing secret is kept here: keys of model providers come from the environment only.
"""

import json
import os
import re
import tomllib
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from companion.errors import SettingsError

APP: Final = "dicebound"
HOME_VARIABLE: Final = "DICEBOUND_HOME"
FILE: Final = "config.toml"

_SECRET_NAME: Final = re.compile(r"(?i)key|secret|token|password")
_SECRET_VALUE: Final = re.compile(r"\b(sk|pk|key|ghp|xox[abp])-[\w-]{8,}|://[^/@\s]*:[^/@\s]+@")


class Settings(BaseModel):
    """What can be set.

    Attributes:
        database: where campaigns are kept: a file or ``postgresql://...``; "" for the data folder.
        chat_model: name of a chat model, such as ``openai:gpt-4o-mini`` or a GGUF file; "" for the
            built-in storyteller.
        base_url: address of an OpenAI-compatible server; "" for the provider's own.
        embedder: what turns text into vectors: ``wordllama``, ``minilm``, ``openai:...``,
            ``ollama:...``.
        language: language of the narration, as in ``en`` or ``pt-BR``.
        reading_back: when a chat model is asked what its finished prose tells: ``unsure`` (where
            the prose check is), ``always`` (nothing is shown before) or ``never``.
        theme: colours of the terminal.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", str_strip_whitespace=True)

    database: str = Field(default="", max_length=2_000, pattern=r"^[^\x00-\x1f]*$")
    chat_model: str = Field(default="", max_length=500, pattern=r"^[^\x00-\x1f]*$")
    base_url: str = Field(default="", max_length=2_000, pattern=r"^(https?://\S+)?$")
    embedder: str = Field(default="wordllama", pattern=r"^(wordllama|minilm|(openai|ollama):\S+)$")
    language: str = Field(default="en", pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$")
    reading_back: Literal["unsure", "always", "never"] = "unsure"
    theme: Literal["auto", "dark", "light", "plain"] = "auto"

    @field_validator("base_url")
    @classmethod
    def _is_address(cls, value: str) -> str:
        if not is_address(value):
            raise ValueError("no address of a server")
        return value

    @property
    def database_address(self) -> str:
        """URL or path of the database of campaigns."""
        return self.database or str(data_folder() / "campaigns.db")


def is_address(value: str) -> bool:
    """Whether a text is the address of a server, with a host and a port that can be; "" is none.

    Example:
        >>> is_address("http://localhost:8080/v1"), is_address("http://[::1/v1")
        (True, False)
    """
    if not value:
        return True
    try:
        parts = urlsplit(value)
        host = (parts.hostname or "").encode("idna")
        return bool(host) and parts.scheme in {"http", "https"} and parts.port != 0
    except ValueError:  # an IPv6 address that is none, a port out of range, a host too long
        return False


def checked_address(value: str) -> str:
    """Return an address of a server as it is; "" for none.

    Raises:
        SettingsError: it is no address.
    """
    if not is_address(value):
        raise SettingsError(f"base_url cannot be {value!r}; write it like http://localhost:8080/v1")
    return value


def data_folder() -> Path:
    """Return the folder of the user's campaigns and books; it may not exist yet."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home).expanduser()
    from platformdirs import user_data_path

    return user_data_path(APP, appauthor=False)


def settings_file() -> Path:
    """Return the path of the settings file; it may not exist yet."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home).expanduser() / FILE
    from platformdirs import user_config_path

    return user_config_path(APP, appauthor=False) / FILE


def load_settings() -> Settings:
    """Read the settings: variables of the environment first, then the file, then the defaults.

    Raises:
        SettingsError: an unknown name, a value that cannot be used, or a malformed file.
    """
    path = settings_file()
    held = _read(path)
    from pydantic_settings import (
        BaseSettings,
        InitSettingsSource,
        PydanticBaseSettingsSource,
        SettingsConfigDict,
    )

    class Reader(Settings, BaseSettings):
        model_config = SettingsConfigDict(env_prefix="DICEBOUND_", extra="forbid", frozen=True)

        @classmethod
        def settings_customise_sources(
            cls,
            settings_cls: type[BaseSettings],
            init_settings: PydanticBaseSettingsSource,  # noqa: ARG003 - the library's signature
            env_settings: PydanticBaseSettingsSource,
            dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003
            file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003
        ) -> tuple[PydanticBaseSettingsSource, ...]:
            return env_settings, InitSettingsSource(settings_cls, init_kwargs=held)

    try:
        return Settings.model_validate(Reader().model_dump())
    except ValidationError as error:
        raise _explained(error, path) from error


def save_setting(name: str, value: str | None) -> Settings:
    """Write one setting to the file; all other lines of it stay.

    Args:
        name: name of the setting.
        value: its new value; None for the default again.

    Returns:
        The settings after that.

    Raises:
        SettingsError: an unknown name, a value that cannot be used, a secret, or a file that
            cannot be written.
    """
    if name not in Settings.model_fields:
        _refuse_secret_name(name)
        raise SettingsError(
            f"unknown setting {name!r}; there are: {', '.join(Settings.model_fields)}"
        )
    if value is not None and _SECRET_VALUE.search(value):
        raise SettingsError(
            f"this {name} holds a key or a password, which is never written to a file; "
            f"set the variable DICEBOUND_{name.upper()} instead"
        )
    path = settings_file()
    held = {key: item for key, item in _read(path).items() if key != name}
    if value is not None:
        held[name] = value
    try:
        Settings.model_validate(held)
    except ValidationError as error:
        raise _explained(error, path) from error
    _write(path, name, value)
    return load_settings()


def _refuse_secret_name(name: str) -> None:
    if _SECRET_NAME.search(name):
        raise SettingsError(
            "keys are never written to a file; set the provider's variable, such as OPENAI_API_KEY"
        )


def _read(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except OSError as error:
        raise SettingsError(f"{str(path)!r} cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(
            f'{str(path)!r} is malformed ({error}); write lines such as language = "en"'
        ) from error


def _explained(error: ValidationError, path: Path) -> SettingsError:
    first = error.errors(include_url=False)[0]
    name = ".".join(str(part) for part in first["loc"])
    if first["type"] == "extra_forbidden":
        return SettingsError(
            f"unknown setting {name!r} in {str(path)!r}; there are: "
            f"{', '.join(Settings.model_fields)}"
        )
    field = Settings.model_fields.get(name)
    example = _EXAMPLES.get(name, field.default if field else "")
    return SettingsError(f"{name} cannot be {first['input']!r}; write it like {example!r}")


_EXAMPLES: Final = {
    "database": "campaigns.db",
    "chat_model": "openai:gpt-4o-mini",
    "base_url": "http://localhost:8080/v1",
    "theme": "auto, dark, light or plain",
    "reading_back": "unsure, always or never",
}


def _write(path: Path, name: str, value: str | None) -> None:
    try:
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        mine = re.compile(rf'^\s*"?{name}"?\s*=')
        lines = [line for line in lines if not mine.match(line)]
        if value is not None:
            # A JSON text is a TOML text too, but for the one control character left bare.
            text = json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
            lines.append(f"{name} = {text}")
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        part.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        part.replace(path)  # the old file stays whole until the new one is
    except OSError as error:
        raise SettingsError(
            f"{str(path)!r} cannot be written ({error.strerror}); set DICEBOUND_HOME elsewhere"
        ) from error
