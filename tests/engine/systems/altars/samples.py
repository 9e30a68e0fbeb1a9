"""States that a game can be in, each with an action that is allowed there."""

from typing import Any

from engine.core.carrying import Carry
from engine.core.model import Action
from engine.systems.altars.actions import (
    Attack,
    Attempt,
    Blast,
    CertainDamage,
    Heal,
    Initiative,
    Magic,
    Opposed,
    Threat,
)
from engine.systems.altars.bookkeeping import (
    Advance,
    AdvantageDie,
    AwardXp,
    CreateCharacter,
    LaypersonDifficulty,
    Monster,
    NewArchetype,
    RelevantDie,
    Rest,
    Round,
    SpendActionPoint,
    StepDie,
    UseItem,
)
from engine.systems.altars.events import AdventureFinished, HealthChanged, WoundsTreated, XpChanged
from engine.systems.altars.state import AltarsState
from engine.systems.altars.table_actions import (
    AnnounceBlow,
    AwardPoints,
    BeginAdventure,
    ChooseDefence,
    EndFight,
    FinishAdventure,
    NextRound,
    PassTurn,
    PrepareDefence,
    SpendXp,
    StartFight,
    TakeRest,
)
from engine.systems.altars.values import (
    Actor,
    BlastTarget,
    Grown,
    Participant,
    RoundEvent,
    Target,
    Wish,
)
from tests.engine.systems.altars.table import STAFF, act, fight, fold, table

CALM = table()
WOUNDED = fold(
    table(),
    (
        HealthChanged(character="Mira", by=-6),
        WoundsTreated(healer="Kel'tur", patient="Mira", mending=3),
        XpChanged(character="Mira", by=2),
    ),
)
IN_FIGHT = fight(table(), "Mira", "Guard", "Kel'tur", "Hell Knight")
GUARD_FIRST = fight(table(), "Guard", "Mira", "Kel'tur")
ASKED = act(GUARD_FIRST, AnnounceBlow(acting="Guard", targets=("Mira", "Kel'tur")))[0]
ROUND_OVER = IN_FIGHT.model_copy(update={"acted": IN_FIGHT.order})
PREPARED = CALM.model_copy(update={"prepared": {"Guard": 2}})
EPIC = table(epic_scale=True, item_die="best", multiple_archetypes="sum")
AFTERWARDS = fold(CALM, (AdventureFinished(),))

_BLAST_TARGETS = (
    BlastTarget(name="Guard", die="d6", health=6),
    BlastTarget(name="Hell Knight", die="d10", health=15),
)

ROLLS: tuple[tuple[AltarsState, Action], ...] = (
    (CALM, Attempt(actor=Actor(die="d8", advantages=2, action_points=1), difficulty=("d10",))),
    (
        CALM,
        Attempt(
            acting="Kel'tur",
            using=("Woodsman", "Druid"),
            item=STAFF,
            actor=Actor(die="d12", item_die="d4", action_points=1),
            difficulty=("d10", "d4"),
            dangerous=True,
        ),
    ),
    (
        EPIC,
        Attempt(
            acting="Kel'tur",
            using=("Woodsman", "Druid"),
            item=STAFF,
            actor=Actor(die="d12", more_dice=("d10",), item_die="d4", advantages=7),
            difficulty=("d20",),
        ),
    ),
    (
        CALM,
        Opposed(acting="Mira", using=("Thief",), opponent="Guard", actor=Actor(die="d10"),
                target=Target(die="d6")),
    ),
    (
        IN_FIGHT,
        Attack(acting="Mira", using=("Thief",), opponent="Guard", actor=Actor(die="d10"),
               target=Target(die="d6"), damage_type="slashing"),
    ),
    (
        PREPARED,
        Attack(
            acting="Mira",
            using=("Thief",),
            item="Sword of Demon Slaying",
            opponent="Guard",
            actor=Actor(die="d10", advantages=1),
            target=Target(die="d6"),
            weapon="none",
        ),
    ),
    (CALM, Threat(acting="Kel'tur", using=("Woodsman",), threat_die="d12", die="d12", health=10)),
    (CALM, CertainDamage(acting="Mira", die="d6", health=9)),
    (
        CALM,
        Heal(acting="Mira", using=("Medic",), patient="Kel'tur", actor=Actor(die="d8"),
             difficulty=("d6",), health=10, max_health=10),
    ),
    (
        CALM,
        Heal(acting="Kel'tur", using=("Druid",), patient="Mira", actor=Actor(die="d10"),
             difficulty=("d8",), health=9, max_health=10, supernatural=True),
    ),
    (
        CALM,
        Magic(acting="Mira", using=("Evoker",), actor=Actor(die="d12"), difficulty=("d8",),
              health=9),
    ),
    (
        IN_FIGHT,
        Magic(acting="Mira", using=("Evoker",), opponent="Hell Knight", actor=Actor(die="d12"),
              target=Target(die="d10"), health=9),
    ),
    (
        IN_FIGHT,
        Blast(acting="Mira", using=("Evoker",), actor=Actor(die="d12"), difficulty=("d12",),
              targets=_BLAST_TARGETS, health=9),
    ),
    (CALM, Blast(actor=Actor(die="d10", item_die="d6"), difficulty=("d8",),
                 targets=_BLAST_TARGETS, health=4, doublings=1)),
    (
        CALM,
        Initiative(participants=(Participant(name="Ada", side="player", die="d8"),
                                 Participant(name="Wolf", side="gm", die="d20+d4"))),
    ),
    (CALM, StartFight()),
    (ROUND_OVER, NextRound(joining=("Slime",))),
)  # fmt: skip

_GROWN = Grown(initiative="d8", archetypes={"Thief": "d10"}, max_health=10, health=8, xp=2)

RECORDS: tuple[tuple[AltarsState, Action], ...] = (
    (CALM, Rest(health=3, max_health=10, days=4)),
    (
        CALM,
        Round(
            participants=("Ada", "Wolf"),
            events=(
                RoundEvent(type="act", who="Ada"),
                RoundEvent(type="resist", who="Ada", die="d8"),
                RoundEvent(type="passive", who="Wolf"),
            ),
        ),
    ),
    (CALM, AdvantageDie(advantages=2)),
    (CALM, StepDie(die="d8", steps=2)),
    (CALM, CreateCharacter(initiative="d6", archetypes={"Spy": "d8", "Cook": "d10", "Ox": "d12"})),
    (
        CALM,
        Advance(
            character=_GROWN,
            spend=(Wish(on="die", name="Thief"), Wish(on="archetype", name="Sailor", reason="sea")),
        ),
    ),
    (CALM, AwardXp(xp={"Ada": 2})),
    (CALM, RelevantDie(archetypes={"Cook": "d8", "Spy": "d10"}, relevant=("Cook",))),
    (CALM, LaypersonDifficulty(difficulty="d12", specialised=True)),
    (CALM, Monster(name="Ghoul", dice={"Claws": "d8"}, initiative="d6", health=7)),
    (CALM, NewArchetype(name="Glassblower of Dreams", definition="one who sells visions")),
    (CALM, UseItem(acting="Kel'tur", item=STAFF, health=10)),
    (CALM, SpendActionPoint.model_validate({"points": 2, "for": "own_action"})),
    (IN_FIGHT, EndFight()),
    (IN_FIGHT, PassTurn(acting="Mira")),
    (GUARD_FIRST, AnnounceBlow(acting="Guard", targets=("Mira", "Kel'tur"))),
    (ASKED, ChooseDefence(acting="Mira", using="Thief")),
    (CALM, PrepareDefence(acting="Mira", advantages=2)),
    (WOUNDED, TakeRest(days=2)),
    (CALM, FinishAdventure()),
    (AFTERWARDS, BeginAdventure()),
    (CALM, AwardPoints(to="Mira", amount=2)),
    (CALM, Carry(acting="Mira", what="give", item="Rope", to="Kel'tur")),
    (CALM, Carry(acting="Mira", what="buy", item="Lantern")),
    (CALM, Carry(acting="Kel'tur", what="drop", item="Hunting bow")),
    (WOUNDED, SpendXp(acting="Mira", on="die", name="initiative")),
    (WOUNDED, SpendXp(acting="Mira", on="health")),
    (
        WOUNDED,
        SpendXp(acting="Mira", on="archetype", name="Sailor", reason="a season at sea",
                definition="one who knows ropes and weather", notes=("sings",)),
    ),
)  # fmt: skip

SAMPLES = (*ROLLS, *RECORDS)


def every_action() -> set[type[Any]]:
    """Return the types that the samples use."""
    return {type(action) for _, action in SAMPLES}
