"""Settings: file, environment, and what is refused."""

import subprocess
import sys
from pathlib import Path

import pytest

from companion.errors import SettingsError
from companion.settings import Settings, data_folder, load_settings, save_setting, settings_file


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DICEBOUND_HOME", str(tmp_path / "home"))
    for name in Settings.model_fields:
        monkeypatch.delenv(f"DICEBOUND_{name.upper()}", raising=False)
    return tmp_path / "home"


def written(text: str) -> None:
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().write_text(text, encoding="utf-8")


def test_defaults_need_no_file(home):
    settings = load_settings()
    assert settings.database_address == str(home / "campaigns.db")
    assert (settings.chat_model, settings.embedder, settings.language) == ("", "wordllama", "en")
    assert not home.exists()


def test_folders_without_the_variable_are_the_users(monkeypatch):
    monkeypatch.delenv("DICEBOUND_HOME")
    assert data_folder().name == "dicebound"
    assert settings_file().name == "config.toml"
    assert settings_file().parent.name == "dicebound"


def test_environment_beats_file_beats_default(monkeypatch):
    written('language = "de"\ntheme = "dark"\n')
    monkeypatch.setenv("DICEBOUND_LANGUAGE", "fr")
    settings = load_settings()
    assert (settings.language, settings.theme) == ("fr", "dark")


def test_saved_settings_come_back_and_other_lines_stay():
    written('# my notes\nlanguage = "de"\n')
    save_setting("chat_model", 'ollama:"quoted" \\ Zoë 林')
    save_setting("language", "es")
    saved = save_setting("theme", "plain")
    assert saved == load_settings()
    assert saved.chat_model == 'ollama:"quoted" \\ Zoë 林'
    assert saved.language == "es"
    assert "# my notes" in settings_file().read_text(encoding="utf-8")
    assert save_setting("language", None).language == "en"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('colour = "red"\n', "unknown setting 'colour'"),
        ('theme = "pink"\n', "theme cannot be 'pink'"),
        ("theme = 3\n", "theme cannot be 3"),
        ('base_url = "localhost:8080"\n', "base_url cannot be"),
        ('embedder = "magic"\n', "embedder cannot be"),
        ('language = "German please"\n', "language cannot be"),
        ("[chat_model]\nname = 1\n", "chat_model cannot be"),
        ("theme = \n", "malformed"),
        ("theme\x00", "malformed"),
    ],
)
def test_wrong_file_is_told_in_one_sentence(text, said):
    written(text)
    with pytest.raises(SettingsError, match=said) as caught:
        load_settings()
    assert "\n" not in str(caught.value)


def test_saving_mends_its_own_line_and_leaves_other_faults_alone():
    written('language = "German please"\n')
    assert save_setting("language", "de").language == "de"
    written('theme = "pink"\n')
    with pytest.raises(SettingsError, match="theme cannot be"):
        save_setting("language", "en")
    assert settings_file().read_text(encoding="utf-8") == 'theme = "pink"\n'


def test_file_that_is_no_text():
    written("")
    settings_file().write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SettingsError, match="malformed"):
        load_settings()


def test_file_that_is_a_folder():
    settings_file().mkdir(parents=True)
    with pytest.raises(SettingsError, match="cannot be read"):
        load_settings()


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("api_key", "abc", "never written"),
        ("OPENAI_API_KEY", "abc", "never written"),
        ("mood", "dark", "unknown setting"),
        ("theme", "pink", "theme cannot be"),
        ("chat_model", "sk-abcdefgh12345678", "never written"),
        ("database", "postgresql://me:hush@db/dicebound", "never written"),
        ("base_url", "https://me:hush@host/v1", "never written"),
    ],
)
def test_what_is_not_saved(name, value, said):
    with pytest.raises(SettingsError, match=said):
        save_setting(name, value)
    assert not settings_file().exists()


def test_home_below_a_file_is_told(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("DICEBOUND_HOME", str(tmp_path / "file" / "below"))
    assert load_settings() == Settings()
    with pytest.raises(SettingsError, match="cannot be written"):
        save_setting("theme", "dark")


def test_importing_settings_loads_nothing_heavy():
    code = (
        "import sys, companion.settings; "
        "print([m for m in ('pydantic_settings', 'platformdirs') if m in sys.modules])"
    )
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=root
    )
    assert done.stdout.strip() == "[]"
