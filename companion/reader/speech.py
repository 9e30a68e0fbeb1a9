"""Words spoken in character: asking, lying, threatening or only talking."""

from companion.reader.act import Reading
from companion.reader.scene import Scene
from companion.reader.text import bag

_THREAT = (
    "or else",
    "or i'll",
    "or the",
    "let her go",
    "let him go",
    "let them go",
    "or i will",
    "last chance",
    "drop it",
    "drop the",
    "hands up",
    "regret",
    "don't make me",
    "you don't want",
    "last warning",
    "back off",
    "before i",
    "break your",
    "kill you",
    "hurt you",
    "stand aside or",
    "sonst",
    "letzte warnung",
    "letzte chance",
    "hande hoch",
    "waffe runter",
    "bereuen",
    "sinon",
    "dernier avertissement",
    "haut les mains",
    "regretter",
    "lachez",
    "o te",
    "o os",
    "ultima oportunidad",
    "ultimo aviso",
    "manos arriba",
    "lamentar",
    "suelta",
    "atras o",
    "get out of my way",
    "out of my way",
    "aus dem weg",
    "hors de mon chemin",
    "fuera de mi camino",
)
_LIE = (
    "i'm the new",
    "i am the new",
    "we're the",
    "we are the",
    "i'm from",
    "we're from",
    "expected",
    "delivery",
    "inspection",
    "inspector",
    "sent me",
    "sent us",
    "orders from",
    "i'm here to fix",
    "here to fix",
    "my cousin",
    "wrong door",
    "i'm lost",
    "maintenance",
    "i'm with the",
    "i work for",
    "on behalf of",
    "never seen",
    "wasn't me",
    "it was him",
    "the captain said",
    "special order",
    "plague",
    "relieve you",
    "your relief",
    "shift change",
    "ich bin der neue",
    "ich bin die neue",
    "lieferung",
    "kontrolle",
    "schickt mich",
    "schickt uns",
    "befehl von",
    "im auftrag",
    "wachablosung",
    "habe mich verlaufen",
    "je suis le nouveau",
    "je suis la nouvelle",
    "livraison",
    "inspection",
    "m'envoie",
    "nous envoie",
    "ordre du",
    "de la part",
    "la releve",
    "suis perdu",
    "suis perdue",
    "soy el nuevo",
    "soy la nueva",
    "entrega",
    "me envia",
    "nos envia",
    "de parte de",
    "ordenes del",
    "el relevo",
    "me he perdido",
    "routine",
)
_PRICE = (
    "too much",
    "half",
    "discount",
    "cheaper",
    "for both",
    "final offer",
    "zu teuer",
    "halfte",
    "rabatt",
    "billiger",
    "trop cher",
    "moitie",
    "rabais",
    "moins cher",
    "demasiado",
    "mitad",
    "rebaja",
    "descuento",
    "robbery",
    "i'll give you",
    "throw in",
    "name my own",
    "best i can do",
)
_PLEA = (
    "please",
    "let us",
    "let me",
    "help",
    "spare",
    "mercy",
    "trust me",
    "listen",
    "hear me out",
    "think of",
    "for old times",
    "you owe",
    "just this once",
    "we could",
    "what if",
    "imagine",
    "reason",
    "wait",
    "don't shoot",
    "don't want to",
    "put it down",
    "put that down",
    "look at me",
    "calm down",
    "easy now",
    "i'll see you",
    "friend",
    "offer",
    "deal",
    "bitte",
    "lass uns",
    "lass mich",
    "lassen sie",
    "hilf",
    "gnade",
    "vertrau",
    "hor mir",
    "freund",
    "s'il te plait",
    "s'il vous plait",
    "laissez",
    "laisse moi",
    "aidez",
    "aide",
    "pitie",
    "ecoute",
    "confiance",
    "por favor",
    "dejame",
    "dejanos",
    "deje",
    "ayuda",
    "piedad",
    "escucha",
    "confia",
    "amigo",
    "come with",
    "come on",
    "join",
    "why don't",
    "wouldn't you",
    "nobody needs",
    "no need",
)
SECOND_PERSON = bag(
    "you your you're you've yours du dich dir dein deine ihr euch sie ihnen ihre tu te "
    "toi ton ta tes vous votre vos tu ti tus usted ustedes su os vuestro ye sir madam "
    "officer captain gentlemen"
)


_CALLED = bag(
    "friends neighbours neighbors brothers sisters freunde nachbarn amis voisins amigos "
    "vecinos folks"
)


def tells_lie(words: list[str]) -> bool:
    """Whether words spoken hold one of the usual lies about oneself."""
    return _holds(" " + " ".join(words) + " ", _LIE)


_A_FEW = 3
_WHOLE_WORD = 5


def _holds(flat: str, phrases: tuple[str, ...]) -> bool:
    return any(f" {p} " in flat or (f" {p}" in flat and len(p) > _WHOLE_WORD) for p in phrases)


def spoken_manner(reading: Reading, scene: Scene) -> str:
    """What the words spoken in character amount to.

    Args:
        reading: The text.
        scene: The scene.

    Returns:
        ``persuade``, ``deceive``, ``intimidate`` or ``haggle`` where somebody resists; ``talk``
        where nobody does; empty when nothing is spoken.
    """
    quoted = [t.word for t in reading.tokens if t.quoted and not t.is_sign]
    if quoted and _others_speak(reading):
        return ""
    spoken = quoted or [t.word for t in reading.tokens if not t.is_sign]
    if not quoted and not (SECOND_PERSON | _CALLED) & set(spoken):
        return ""
    open_ears = scene.has("friendly") and not scene.has("resist", "threat")
    if open_ears or not (scene.beings or scene.names):
        return "talk"
    rival = any(b.weight for b in scene.beings)
    pressed = rival or scene.has("resist", "threat", "watched")
    flat = " " + " ".join(spoken) + " "
    ways = (
        ("intimidate", _THREAT, True),
        ("haggle", _PRICE, scene.has("sale")),
        ("deceive", _LIE, pressed),
        ("persuade", _PLEA, pressed),
    )
    for manner, phrases, holds in ways:
        if holds and _holds(flat, phrases):
            return manner
    return "persuade" if (rival or scene.has("resist")) and len(quoted) >= _A_FEW else "talk"


_THEY_SAY = bag(
    "whispers hisses says shouts barks yells mutters asks cries calls murmurs begs orders "
    "growls screams urges suggests zischt flustert ruft sagt schreit brullt murmelt fragt "
    "souffle dit crie murmure ordonne demande siffle susurra dice grita murmura ordena pide "
    "pregunta"
)


def _others_speak(reading: Reading) -> bool:
    """Whether a quotation is somebody else's ("'Stab it,' my friend whispers")."""
    for at, token in enumerate(reading.tokens):
        if token.is_sign or token.quoted or token.word not in _THEY_SAY:
            continue
        low = max(0, at - 3)
        near = {t.word for t in reading.tokens[low : at + 2] if not t.is_sign and not t.quoted}
        if not near & {"i", "ich", "je", "j", "yo", "we", "wir"}:
            return True
    return False
