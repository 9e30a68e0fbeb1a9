"""What people draw lines around, as words: so that a line holds for more than its own name.

A topic has one or more sets of words. Text is about it when it has a word of every set: "harm to
animals" needs an animal and a harm. A word that ends in ``*`` stands for all that begin so.
"""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

_HARM: Final = """hurt* harm* wound* kill* slain slay* dead death die dies died dying bleed* blood*
beat beats beaten beating strik* struck stab* shot shoot* choke* strangl* burn* drown* butcher*
slaughter* whip* kick* torture* maim* abus* corpse* bod* bruis* scream* cry cries crying"""
_CHILDREN: Final = """child children kid kids boy boys girl girls baby babies infant* toddler*
orphan* newborn* schoolboy* schoolgirl* youngster* teen teens teenage* pupil*"""
_ANIMALS: Final = """animal* dog dogs hound* puppy puppies cat cats kitten* horse* pony ponies mule*
donkey* bird birds cow cows calf calves lamb* sheep goat* pig pigs rabbit* fox foxes deer pet pets
ox oxen wolf wolves bear bears"""
_SEX: Final = """sex sexual* sexy naked nude nudity erotic* orgasm* lovemaking intercourse seduc*
fondl* grop* genital* brothel* prostitut* lust lustful* aroused arousal"""

TOPICS: Final[dict[str, tuple[str, ...]]] = {
    "spiders": ("spider* arachn* tarantula* cobweb* web webs webbing spinneret*",),
    "insects": (
        "insect* bug bugs beetle* cockroach* roach roaches ant ants wasp* bee bees hornet* flies "
        "maggot* larva* grub grubs moth moths locust* swarm* centipede* millipede* mosquito* flea*",
    ),
    "snakes": ("snake* serpent* viper* adder* cobra* python* rattler* rattlesnake* constrictor*",),
    "rats": ("rat rats mouse mice rodent* vermin",),
    "blood": ("blood* bleed* bled gore gory haemorrhag* hemorrhag* crimson",),
    "gore": (
        "gore gory guts entrails viscera* disembowel* dismember* decapitat* behead* mutilat* flay* "
        "eviscerat* mangled severed innards intestin* brains",
    ),
    "torture": ("tortur* thumbscrew* flay* flog* flogg* waterboard* branding whipping*",),
    "sex": (_SEX,),
    "sexual violence": ("rape rapes raped raping rapist* molest* ravish* violated violat* grop*",),
    "harm to children": (_CHILDREN, _HARM),
    "harm to animals": (_ANIMALS, _HARM),
    "suicide": ("suicid* selfharm* noose hang hangs hanged overdos* wrists slit",),
    "needles": ("needle* syringe* inject* hypodermic*",),
    "eyes": ("eye eyes eyeball* eyelid* socket*", _HARM + " goug* pluck* pierc* empty"),
    "teeth": ("tooth teeth fang* molar* dentist* gums",),
    "drowning": ("drown* underwater suffocat* lungs", "water river sea drown* wave* flood* lake"),
    "fire": ("fire fires flame* burn* blaze* blazing inferno* scorch* ember* smoulder* ablaze",),
    "confinement": ("buried coffin* entomb* walled cramped trapped claustrophob* bound shackle*",),
    "heights": ("cliff* ledge* precipice* abyss* chasm* vertigo plummet* rooftop*",),
    "slavery": ("slave* slaver* enslave* bondage indentur* chattel",),
    "cannibalism": ("cannibal* maneat* human flesh",),
    "drugs": ("drug* opium heroin cocaine narcotic* addict* junkie* intoxicat* morphine laudanum",),
    "alcohol": ("alcohol* drunk* beer ale wine whisky whiskey rum gin vodka liquor booze tavern*",),
    "pregnancy": ("pregnan* miscarr* stillb* unborn womb foetus fetus birth midwife* labour",),
    "disease": (
        "disease* plague* fever* infect* pox leper* lepro* contagi* pestilen* tumour* cancer",
    ),
    "body horror": ("mutat* tentacl* pustul* parasit* tumour* writhing flayed fused boil boils",),
    "possession": ("possess* mindcontrol* puppet* thrall* hypnoti* dominat*",),
    "racism": ("racis* slur slurs lynch* segregat* savages heathen*",),
    "clowns": ("clown* jester* harlequin* pierrot*",),
    "dolls": ("doll dolls mannequin* puppet* marionette*",),
    "vomit": ("vomit* puke* retch* bile sick spew*",),
    "guns": (
        "gun guns pistol* rifle* revolver* shotgun* bullet* firearm* gunshot* musket* trigger",
    ),
    "undead": ("undead zombie* ghoul* skeleton* corpse* revenant* wight* vampire* lich",),
    "ghosts": ("ghost* spectre* specter* phantom* haunt* apparition* wraith* spirit spirits",),
    "hanging": ("gallows noose hang hangs hanged hanging hangman* gibbet* scaffold",),
    "execution": ("execut* gallows guillotin* behead* firing squad headsman*",),
    "clergy": ("priest* church* nun nuns monk* bishop* abbey* chapel* cleric*",),
    "gambling": ("gambl* bet bets betting wager* dice casino* card cards",),
}

ALIASES: Final[dict[str, str]] = {
    "spider": "spiders",
    "arachnids": "spiders",
    "bugs": "insects",
    "snake": "snakes",
    "mice": "rats",
    "rodents": "rats",
    "bleeding": "blood",
    "violence against children": "harm to children",
    "child harm": "harm to children",
    "child abuse": "harm to children",
    "children": "harm to children",
    "animal cruelty": "harm to animals",
    "animal harm": "harm to animals",
    "harm to dogs": "harm to animals",
    "rape": "sexual violence",
    "sexual assault": "sexual violence",
    "sexual content": "sex",
    "sex scenes": "sex",
    "romance and sex": "sex",
    "self-harm": "suicide",
    "self harm": "suicide",
    "injections": "needles",
    "eye trauma": "eyes",
    "eye harm": "eyes",
    "burning": "fire",
    "claustrophobia": "confinement",
    "being buried alive": "confinement",
    "plague": "disease",
    "illness": "disease",
    "drinking": "alcohol",
    "zombies": "undead",
    "miscarriage": "pregnancy",
    "hangings": "hanging",
    "executions": "execution",
}

_INVISIBLE: Final = re.compile("[\u00ad\u200b-\u200f\u2060\ufeff]")
_SPACED: Final = re.compile(r"(?<![^\W_])[^\W_]([ .\-_*])[^\W_](?:\1[^\W_]){2,}(?![^\W_])")
_HARMLESS: Final = re.compile(
    r"\bnaked eye\b|\bspirit level\b|\b(?:the |no |any |some |more )?guts to\b"
    r"|\bguts (?:the |an? |his |her |their |my |some |two |three )?(?:\w+ )?"
    r"(?:fish\w*|eels?|herrings?|cod|mackerel|salmon|trout|catch|squid|pike|carp)\b"
)
"""Words that only sound like a topic: a fish is gutted, and courage is called guts."""
_LEET: Final = str.maketrans("013457@$", "oieastas")
_LOOKALIKES: Final = str.maketrans("аеорсухіјѕԁɡո", "aeopcyxijsdgn")
_LONG: Final = 4


def plain_words(text: str) -> str:
    """Return a text for comparing: no accents, no tricks to hide a word.

    Example:
        >>> plain_words("A sp1der! Or s.p.i.d.e.r")
        'a spider! or spider pider'
    """
    folded = unicodedata.normalize("NFKD", _INVISIBLE.sub("", text)).casefold()
    folded = "".join(c for c in folded if not unicodedata.combining(c)).translate(_LOOKALIKES)
    folded = re.sub(r"[^\W_]*[^\W\d_][\w@$]*", lambda m: m[0].translate(_LEET), folded)
    return _SPACED.sub(_joined, _HARMLESS.sub("", folded))


def _joined(found: re.Match[str]) -> str:
    word = found[0].replace(found[1], "")
    return f"{word} {word[1:]}"  # the first letter may be a word of its own: "a s p i d e r"


@dataclass(frozen=True, slots=True)
class Topic:
    """Something that text can be about.

    Attributes:
        name: as the player said it.
        sets: one pattern for each set of words; all must be found.
    """

    name: str
    sets: tuple[re.Pattern[str], ...]

    def meets(self, text: str) -> bool:
        """Whether a text is about it.

        Args:
            text: as ``plain_words`` gives it.
        """
        return all(pattern.search(text) for pattern in self.sets)


@lru_cache(maxsize=512)
def topic(name: str, words: tuple[str, ...] = ()) -> Topic:
    """Return a topic.

    Args:
        name: as the player says it; one that is not listed here stands for its own words.
        words: further words of the player's for the same.

    Example:
        >>> topic("spiders").meets(plain_words("Something spins a web."))
        True
    """
    known = plain_words(" ".join(name.split()))
    listed = TOPICS.get(ALIASES.get(known, known))
    if listed is None:
        meant = [w for w in re.findall(r"[^\W_]+", known) if w not in _SMALL]
        sets = [_stemmed(w) for w in meant] or [re.escape(known)]
        patterns = [rf"(?<![^\W_]){s}(?![^\W_])" for s in sets]
    else:
        patterns = [_alternatives(words_of.split()) for words_of in listed]
    more = [w for word in words for w in re.findall(r"[^\W_]+", plain_words(word))]
    if more:
        own = "|".join(_stemmed(w) for w in more)
        patterns[0] = f"(?:{patterns[0]})|(?<![^\\W_])(?:{own})(?![^\\W_])"
    return Topic(name, tuple(re.compile(p) for p in patterns))


_SMALL: Final = frozenset(
    ["a", "an", "and", "any", "of", "or", "the", "to", "in", "with", "all", "no"]
)


def _alternatives(words: list[str]) -> str:
    parts = "|".join(
        re.escape(w[:-1]) + r"[^\W_]*" if w.endswith("*") else re.escape(w) for w in words
    )
    return rf"(?<![^\W_])(?:{parts})(?![^\W_])"


def _stemmed(word: str) -> str:
    if len(word) <= _LONG:
        return re.escape(word) + "s?"
    stem = re.sub(r"(?:ies|es|s|ing|ed|y|e)$", "", word)
    return re.escape(stem) + r"[^\W_]{0,4}"
