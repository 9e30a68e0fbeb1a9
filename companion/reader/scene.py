"""What a scene states: facts that raise or lower the stakes, and the beings in it."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from companion.reader.gear import WEAPONS
from companion.reader.lexicon import BEINGS, Lexicon, lexicon_of
from companion.reader.sheet import is_calling
from companion.reader.text import bag, fold, table_words, tidy, unfold, words_of
from companion.reader.words.scenes import FACTS

_WEIGHT = re.compile(
    r"([^\W\d_][\w'’-]*(?:[ \t]+[\w'’-]+){0,5})\s*\(([^()\d]{0,24}\s)?(d?\d{1,2})\b[^()]{0,40}\)"
)
_INITIALS = 2
_NO = bag(
    "no not without never kein keine keinen keiner ohne nicht pas aucun aucune sans sin "
    "ningun ninguna ni n't isn't aren't"
)
_DETERMINERS = bag(
    "a an the two three four five six seven eight some several your his her their its "
    "this that these those many few another one of and with by from at on in to for "
    "behind before near is are was were he she they you while as there here but so who "
    "which der die das den dem des ein eine einen einem einer zwei drei vier funf sechs "
    "mehrere deine dein und mit von im am le la les un une des du de deux trois quatre "
    "cinq six et avec par dans sur ton ta el los las una unos dos tres cuatro cinco seis "
    "y con por en del al tu su sus hat haben ist sind steht stehen est sont esta estan "
    "hay only just now suddenly than like meet see sees face faces comes come where when "
    "dort hier hinter vor bei when l d plusieurs varios algunos unas einige l'un"
)
_OF = bag("of du des de del von vom d")
_TITLES = bag(
    "captain sergeant lord lady sir dame king queen prince princess duke baron count "
    "doctor dr professor sheriff marshal inspector detective father brother sister mother "
    "mr mrs ms miss herr frau hauptmann kapitan graf baron meister schwester bruder pater "
    "monsieur madame mademoiselle capitaine maitre soeur frere pere senor senora don dona "
    "capitan padre hermano hermana old big uncle aunt madam mama judge boss chief"
)


@dataclass(frozen=True, slots=True)
class Being:
    """Somebody or something with a will, as the scene names it."""

    name: str
    weight: int | None
    classes: frozenset[str]
    stems: frozenset[str]


@dataclass(frozen=True, slots=True)
class Scene:
    """The scene as the reader sees it."""

    text: str
    words: tuple[str, ...]
    facts: frozenset[str]
    beings: tuple[Being, ...]
    classes: frozenset[str]
    stems: frozenset[str]
    names: frozenset[str]
    lead: Being | None = None

    def has(self, *facts: str) -> bool:
        """Whether any of the facts holds."""
        return any(fact in self.facts for fact in facts)


@lru_cache(maxsize=1)
def _fact_index() -> dict[str, list[tuple[tuple[str, ...], str]]]:
    index: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for line in unfold(FACTS):
        fact, _, phrases = line.partition("|")
        for phrase in phrases.split(","):
            key = tuple(table_words(phrase))
            if key:
                index.setdefault(key[0], []).append((key, fact.strip()))
    return index


def facts_in(words: list[str]) -> frozenset[str]:
    """The facts that a row of folded words states.

    Args:
        words: Folded words of a scene or a clause.

    Returns:
        Names of facts (see :mod:`companion.reader.words.scenes`).
    """
    found: set[str] = set()
    index = _fact_index()
    for at, word in enumerate(words):
        for key, fact in index.get(word, ()):
            if tuple(words[at : at + len(key)]) != key:
                continue
            if key[0] not in _NO and _NO & set(words[max(0, at - 2) : at]):
                continue
            after = words[at + len(key) : at + len(key) + 3]
            if fact == "alone" and _WHAT_NOBODY_DOES & set(after):
                continue
            found.add(fact)
    if "unlocked" in found and not ({"locked"} & _strict(words)):
        found.discard("locked")
    return frozenset(found)


_WHAT_NOBODY_DOES = bag(
    "kennt kennen connait connaissent conoce conocen knows know can could dares has have had "
    "speaks believes listens will wants alive helps answers understands weiss kann darf wagt "
    "hat glaubt versteht hilft sait peut ose croit comprend veut n jamais sabe puede osa cree "
    "entiende ayuda quiere ha"
)
_STRONG = bag(
    "locked bolted barred padlocked verschlossen abgeschlossen verriegelt verrouillee verrouille "
    "cadenassee sealed atrancada"
)


def _strict(words: list[str]) -> set[str]:
    for at, word in enumerate(words):
        if word in _STRONG and not _NO & set(words[max(0, at - 2) : at]):
            return {"locked"}
    return set()


def _trim(phrase: str) -> str:
    words = phrase.split()
    for at in range(len(words) - 1, -1, -1):
        word = fold(words[at])
        linked = word in _OF and at and fold(words[at - 1]) not in _DETERMINERS
        if word in _DETERMINERS and not linked and not _epithet(words, at):
            words = words[at + 1 :]
            break
    return " ".join(words[-5:])


_PLACES_IT = bag(
    "inside outside above below under beneath across around against between beyond over through "
    "along among upon within beside past down up then now not into onto after all both"
)


def _epithet(words: list[str], at: int) -> bool:
    """Whether an article joins a name to what its bearer is ("Hob the baker")."""
    if not at or fold(words[at]) != "the" or not words[at - 1][:1].isupper():
        return False
    return fold(words[at - 1]) not in _DETERMINERS | _PLACES_IT


def _is_being(word: str, lexicon: Lexicon) -> bool:
    kinds = lexicon.classes_at([lexicon.stems_of(fold(word))], 0)[0]
    return bool(kinds & BEINGS) or is_calling(fold(word))


def _head(phrase: str, lexicon: Lexicon) -> str:
    """The name before a weight; the one who is somewhere, not the place ("the bully at the camp").

    Args:
        phrase: The words before the weight.
        lexicon: Lexicon of the scene's language.

    Returns:
        The name, or an empty string.
    """
    words = phrase.split()
    for at in range(len(words) - 2, 0, -1):
        if fold(words[at]) in _AT and not _is_being(words[-1], lexicon):
            before = _trim(" ".join(words[:at]))
            if before and _is_being(before.split()[-1], lexicon):
                return before
        elif fold(words[at]) in _OF and fold(words[at + 1]) in _DETERMINERS:
            before = _trim(" ".join(words[:at]))
            if before and _is_being(before.split()[-1], lexicon):
                return f"{before} {' '.join(words[at:])}"
    return _trim(phrase)


_AT = bag("at in on by behind near under am im an auf bei a au dans sur en")


def _weighted(text: str, lexicon: Lexicon) -> list[Being]:
    found = []
    for match in _WEIGHT.finditer(text):
        inside = re.match(r"[^\W\d_]+", match.group(2) or "")
        word = inside.group() if inside else ""
        name = word if word and _is_being(word, lexicon) else _head(match.group(1), lexicon)
        if not name:
            continue
        stems = [lexicon.stems_of(w) for w in words_of(name)]
        classes: set[str] = set()
        for at in range(len(stems)):
            classes |= lexicon.classes_at(stems, at)[0]
        head = lexicon.classes_at(stems, len(stems) - 1)[0] if stems else set()
        if head and not (head | classes) & BEINGS and not name[0].isupper():
            continue  # a gate has a weight and no will; a harbour master is no harbour
        number = match.group(3)
        weight = None if number.startswith("d") else int(number)
        small = _DETERMINERS | _AT | _OF  # "the" of "Ondine the diver" is no word for her
        flat = frozenset(s for row in stems for s in row) - small
        kinds = frozenset(classes & BEINGS) or frozenset({"person"})
        found.append(Being(name, weight, kinds, flat))
    return found


_VERBISH = bag(
    "counts guards watches bears fences nurses ducks bats spies pilots rings rats fathers "
    "doctors holds faces"
)


def _is_verb_here(raw: list[str], at: int, ended: int, lexicon: Lexicon) -> bool:
    """Whether a word that could be somebody is what somebody does ("Wynn watches the crowd")."""
    if not at or fold(raw[at]) not in _VERBISH or lexicon.language != "en":
        return False
    named = raw[at - 1][:1].isupper() and fold(raw[at - 1]) not in _DETERMINERS
    return at == ended or (named and at + 1 < len(raw))


def _is_likened(raw: list[str], at: int) -> bool:
    """Whether a creature is only a measure or a likeness ("a vulture the size of a pony")."""
    before = [fold(w) for w in raw[max(0, at - 4) : at]]
    sized = "size" in before and before[-2:-1] == ["of"]
    return sized or (before[-2:] in (["as", "a"], ["as", "an"]) and before[-4:-3] == ["as"])


def _named(raw: list[str], lexicon: Lexicon, *, owners: bool = False) -> Iterable[Being]:
    """Creatures whom the scene names; owners ("the raider's arm") only where asked for."""
    stems = [lexicon.stems_of(fold(w)) for w in raw]
    at = ended = 0
    while at < len(raw):
        classes, size = lexicon.classes_at(stems, at)
        kinds = classes & BEINGS
        if raw[at].endswith("'s") and not owners:
            at += size
            continue
        if kinds and not _is_verb_here(raw, at, ended, lexicon) and not _is_likened(raw, at):
            name = " ".join(raw[at : at + size]).removesuffix("'s")
            end = at + size
            while end < len(raw) and not owners and fold(raw[end]) not in _VERBISH:
                more, wide = lexicon.classes_at(stems, end)
                if not more & BEINGS or lexicon.language == "de":
                    break
                name += " " + " ".join(raw[end : end + wide])
                kinds = kinds | (more & BEINGS)
                end += wide
            while (
                end < len(raw)
                and raw[end][:1].isupper()
                and lexicon.language != "de"
                and fold(raw[end]) not in _DETERMINERS
            ):
                name += " " + raw[end]
                end += 1
            flat = frozenset(s for row in stems[at:end] for s in row)
            yield Being(name, None, kinds, flat)
            at = ended = end
        else:
            at += size


HOSTILE = bag(
    "raider bandit thug sniper orc ork ghoul pirat marauder assassin jackal boar wolf bear ogr "
    "troll zombi cultist mutant brigand outlaw mercenary mercenari rauber plunder pluder "
    "angreif pillard assaillant bandido saqueador matón asaltant goblin horror crawler beast "
    "spider scorpion hyena lurker gunman goon henchman rustler robber ruffian gangster ganger "
    "monster demon"
)
_GONE = (
    "rode off", "has left", "have left", "left at", "left an hour", "left long", "has gone",
    "went home", "have gone", "gone home", "is gone", "are gone", "fled", "ran off", "got away",
    "escaped", "hour ago", "hours ago", "days ago", "day ago", "night ago", "vanished",
    "disappeared", "sailed yesterday", "ist fort", "ist weg", "sind fort", "sind weg", "geflohen",
    "verschwunden", "nach hause gegangen", "est parti", "est partie", "sont partis",
    "s est enfui", "a fui", "a disparu", "se ha ido", "se han ido", "se fue", "huyo", "ha huido",
    "han huido",
)  # fmt: skip


def _absent(text: str) -> frozenset[str]:
    """Words of the sentences that tell of somebody who is no longer there."""
    out: set[str] = set()
    for clause in re.split(r"[.!?;]+|, (?=his |her |the |its )", text):
        words = words_of(clause)
        flat = " " + " ".join(words) + " "
        if any(f" {phrase} " in flat for phrase in _GONE):
            out |= set(words)
    return frozenset(out)


_MASSES = bag(
    "crowd mob people menge leute foule gens multitud gente crew friend child children "
    "villagers patients customers"
)
_TRADES = re.compile(
    r"(?:er|or|ar|man|woman|men|women|wife|wives|herd|wright|ist|ian|ief|ant|ent|eur|euse|ier|iere|ero|era|dor|dora|on|in|ard|ess|"
    r"ling|ster|smith|ain|iste|ador|adora|ino|ot|er in)s?$"
)


def _callings(raw: list[str], lexicon: Lexicon, seen: set[str]) -> Iterable[Being]:
    """People whom the scene names by their calling ("a pit fighter")."""
    for at, word in enumerate(raw):
        key = fold(word)
        before = fold(raw[at - 1]) if at else ""
        if not _TRADES.search(key) or (before not in _ARTICLES and not _adjective(raw, at)):
            continue
        if is_calling(key) and not seen & set(lexicon.stems_of(key)):
            yield Being(word, None, frozenset({"person"}), frozenset(lexicon.stems_of(key)))


def _by_trade(text: str, raw: list[str], lexicon: Lexicon, seen: set[str]) -> Iterable[Being]:
    """Those whom the scene names by a name or a calling, each of them once."""
    met = set(seen)
    for being in (*_by_name(text, lexicon), *_callings(raw, lexicon, seen)):
        if not being.stems & met:
            met |= being.stems
            yield being


_ARTICLES = bag(
    "a an the your his her two three four some der die das den ein eine le la un une les "
    "des el los las una unos"
)


def _adjective(raw: list[str], at: int) -> bool:
    return at > 1 and fold(raw[at - 2]) in _ARTICLES


def _called(being: Being, text: str, own: set[str]) -> Being:
    """A being by its own name where the scene gives it: "the fence, Old Marrow"."""
    if not being.classes & {"person", "guard"} or being.name[:1].isupper():
        return being
    match = re.search(
        re.escape(being.name)
        + r"(?:,| called| named|, called|, named| namens| nommé| llamado| llamada)? "
        + r"((?:[A-ZÄÖÜÉÈ][\w'-]+)(?: [A-ZÄÖÜÉÈ][\w'-]+)?)(?=[,. (])",
        text,
    )
    if not match or set(words_of(match.group(1))) & own:
        return being
    return Being(match.group(1), being.weight, being.classes, being.stems)


def _lead(text: str, lexicon: Lexicon) -> Being | None:
    """The first noun of the scene that seems to do something, for want of a better opponent."""
    for sentence in re.split(r"[.!?;:]+", text)[:4]:
        raw = re.findall(r"[^\W_]+(?:'[^\W_]+)*", sentence)
        for at in range(1, min(4, len(raw) - 1)):
            doing = fold(raw[at + 1])
            if fold(raw[0]) in _ARTICLES and doing.endswith(("s", "t", "a", "e", "ed")):
                if doing in _DETERMINERS or fold(raw[at]) in _DETERMINERS | _THINGS:
                    continue
                stems = frozenset(lexicon.stems_of(fold(raw[at])))
                return Being(raw[at], None, frozenset(), stems)
    first = re.match(r"\W*([^\W\d_]{3,}s)\s+[^\W\d_]+", text)
    if first and fold(first.group(1)) not in _DETERMINERS | _THINGS and lexicon.language != "de":
        name = first.group(1)
        return Being(name, None, frozenset(), frozenset(lexicon.stems_of(fold(name))))
    return None


def _first_noun(text: str, lexicon: Lexicon) -> list[Being]:
    """Who the scene begins with, when no table knows the word: "The cellarer sweats"."""
    opening = _OPENING.sub("", text, count=1)
    words = re.findall(r"[\w'-]+|[^\w\s]", opening)[:_NEAR_START]
    if not words or fold(words[0]) not in _ARTICLES:
        return []
    for at in range(1, len(words) - 1):
        noun, verb = words[at], fold(words[at + 1])
        if not noun[:1].isalpha() or fold(noun) in _DETERMINERS:
            break
        bears = verb in _WITH and _is_armed(words[at + 2 :], lexicon)
        if (verb in _DETERMINERS and not bears) or fold(noun) in _THINGS:
            continue
        lives = verb in _ALIVE
        acts = verb in _ANIMATE or (at == 1 and lexicon.stems_of(verb)[0] in lexicon.verbs)
        classes = lexicon.classes_at([lexicon.stems_of(fold(noun))], 0)[0]
        if lives or ((bears or acts) and not classes):
            return [Being(noun, None, frozenset(), frozenset(lexicon.stems_of(fold(noun))))]
    return []


_OPENING = re.compile(
    r"^\W*(?:it's\s+|it is\s+)?(?:your|my|[^\W\d_]+'s)\s+turn\b[^.!?;:]*[.!?;:]+\s*", re.I
)
"""What only says whose turn it is, before the scene is told."""

_WITH = bag("with mit avec con")
_THINGS = bag(
    "bench fever crystal storm wind rain snow fog fire river road path gate door wall window "
    "skylight roof bridge rope lock chest box lamp lantern engine ship boat hull wagon cart car "
    "train table stove bell clock machine pump lever tower hall room house tavern inn camp night "
    "day morning evening sun moon sea sand ice floor ceiling stair stairs ladder map letter book "
    "bank fieber turm tor tuer haus schiff porte mur pont fievre puerta muro puente fiebre"
)
"""What is in a scene and acted upon, and yet nobody's opponent."""


def _is_armed(rest: list[str], lexicon: Lexicon) -> bool:
    """Whether a weapon stands among the first words ("with an iron mace")."""
    near = [lexicon.stems_of(fold(w)) for w in rest[:_NEAR]]
    return any(lexicon.classes_at(near, at)[0] & WEAPONS for at in range(len(near)))


def _by_name(text: str, lexicon: Lexicon) -> Iterable[Being]:
    """Those of whom the scene says how they are called ("a torpedo named Slim")."""
    for match in _BY_NAME.finditer(text):
        noun, name = match.groups()
        if fold(noun) not in _THINGS:
            stems = frozenset([*lexicon.stems_of(fold(noun)), *lexicon.stems_of(fold(name))])
            yield Being(name, None, frozenset({"person"}), stems)


_BY_NAME = re.compile(
    r"([^\W\d_]+),? (?:named|who calls (?:himself|herself)|namens|nommée?|llamad[oa]|di nome) "
    r"([A-ZÄÖÜÉÈ][\w'-]+)"
)
_NEAR, _NEAR_START = 4, 9
_ALIVE = bag(
    "circles lunges leaps pounces snarls growls hisses roars bellows grins laughs shouts yells "
    "sweats stares glares smiles nods lacht starrt knurlt grogne rit rie"
)
"""What only the living do, whatever else their name means."""

_ANIMATE = bag(
    "sweats stares glares smiles laughs growls snarls refuses wants asks demands waits "
    "stands sits looks watches says shouts schwitzt starrt lacht will verlangt steht "
    "sitzt rit refuse veut demande attend suda rie quiere exige espera circles lunges leaps jumps "
    "charges pounces rears hisses roars bellows grabs swings draws aims spits grins nods yells "
    "springt greift knurlt bondit grogne salta gruñe"
)


def _proper_names(text: str, language: str) -> set[str]:
    if language == "de":
        return set()
    names = set()
    for sentence in re.split(r"[.!?…:\n\"]\s*", text):
        for word in re.findall(r"[^\W\d_][\w'-]*", sentence)[1:]:
            if word[:1].isupper() and len(word) > _INITIALS and not word.isupper():
                names.add(fold(word).removesuffix("'s"))
    return names


@lru_cache(maxsize=64)
def _read_cached(text: str, language: str, pc_name: str) -> Scene:
    return _read(text, lexicon_of(language), pc_name)


def read_scene(text: str, lexicon: Lexicon, *, pc_name: str = "") -> Scene:
    """Read a scene.

    Args:
        text: The scene as told so far; may be empty.
        lexicon: Lexicon of the scene's language.
        pc_name: Name of the player's character, who is nobody's opponent.

    Returns:
        Its facts and beings; those with a weight stand first.
    """
    return _read_cached(tidy(str(text)), lexicon.language, pc_name)


def _read(text: str, lexicon: Lexicon, pc_name: str) -> Scene:
    words = words_of(text)
    stems = [lexicon.stems_of(w) for w in words]
    classes: set[str] = set()
    for at in range(len(words)):
        classes |= lexicon.classes_at(stems, at)[0]
    raw = re.findall(r"[^\W_]+(?:'[^\W_]+)*", text)
    own = set(words_of(pc_name))
    beings = _weighted(text, lexicon)
    seen = set().union(*(b.stems for b in beings)) if beings else set()
    for being in _named(raw, lexicon):
        if not being.stems & seen and not own & set(words_of(being.name)):
            beings.append(being)
            seen |= being.stems
    if not beings:
        beings.extend(list(_named(raw, lexicon, owners=True))[:1])
        seen |= set().union(*(b.stems for b in beings)) if beings else set()
    for being in _by_trade(text, raw, lexicon, seen):
        beings.append(being)
        seen |= being.stems
    for being in _first_noun(text, lexicon):
        if not being.stems & seen:
            beings.insert(0 if not any(b.weight for b in beings) else len(beings), being)
    gone = _absent(text)
    beings = [b for b in beings if not set(words_of(b.name)) <= gone]
    beings = [_called(being, text, own) for being in beings]
    beings.sort(key=lambda b: (b.weight is None, bool(_MASSES & set(words_of(b.name)))))
    names = _proper_names(text, lexicon.language) - own
    for name in sorted(names, key=words.index if all(n in words for n in names) else None):
        key = frozenset(lexicon.stems_of(name))
        titled = any(
            words[at] == name and at and words[at - 1] in _TITLES for at in range(len(words))
        )
        if titled and not key & seen:
            beings.append(Being(name.capitalize(), None, frozenset({"person"}), key))
            seen |= key
    return Scene(
        text=text,
        words=tuple(words),
        facts=facts_in(words),
        beings=tuple(beings),
        classes=frozenset(classes),
        stems=frozenset(s for row in stems for s in row),
        names=frozenset(names),
        lead=_lead(text, lexicon),
    )
