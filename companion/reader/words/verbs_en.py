"""English: what people say when they act. Line: ``manner: pattern, pattern, ...``.

A pattern is a row of words; ``a/b`` are alternatives, ``~`` is a gap of a few words, ``<class>``
any noun of that class of :mod:`things`, ``<being>`` any creature or its pronoun. Verbs stand in
the infinitive. A trailing ``?`` on a manner's name marks weak patterns that only count where
nothing better is found.
"""

VERBS = """
climb: climb, clamber, shimmy, shin ~ up, scale ~ <height>, scale, scramble up/over/onto,
    haul/pull/heave/drag/hoist myself/ourselves up/over/onto/out/through/aboard/ashore/in/into/from,
    haul/pull/heave/drag/hoist myself/ourselves back up/aboard/ashore/in/into/onto/over/to,
    swarm up, free climb, abseil, rappel, lower myself, let myself down, go/get/head/make/work/inch
    ~ up/down/over the
    <height>, go/get ~ on/onto/atop ~ <height>, claw ~ way up, hand over hand, reach the
    ledge/top/roof, up the <height>, mount the wall/walls/fence, over the wall/fence, slide down
    the rope/drainpipe/mast, boost ~ over
jump: jump, leap, vault, hurdle, bound across/over, spring across/over, hop ~ over/across/onto,
    swing ~ across/over/from/to, clear the <gap>, fling/hurl/launch/throw myself across/over/off,
    dive through ~ window, take a running start, running leap, take the leap, long jump, over the
    <gap>, across the <gap>, make the jump, somersault
swim: swim, dive into/in/under/down/for/off/beneath, dive, wade ~ through/across/into, ford the
    <water>, paddle, tread water, swim ~ across, stay afloat, keep ~ head above, across the
    <water>, get/go/make/cross ~ across ~ <water>, cross the <water>, plunge into
balance: balance, walk/edge/inch/shuffle/creep/tiptoe/cross/crawl/step/go/run/dance/teeter ~
    over/across/along/on ~ <narrow>, tightrope, keep ~ balance, keep my footing, shuffle along,
    edge along, inch along, inch across, sidle along
sneak: sneak, creep, tiptoe, slink, skulk, slip past/by/in/inside/into/through/out/away/between,
    slip ~ past/by/through/unseen/inside/unnoticed, steal
    past/by/through/into/across/toward/towards/away/up/down/along/inside, crawl
    past/by/toward/towards/under/through/between/up,
    move/walk/go/make/get/pad/step/inch/crawl/edge/approach/advance/follow/prowl/work ~
    quietly/silently/stealthily/unseen/unnoticed/soundlessly/noiselessly/softly,
    quietly/silently/stealthily move/walk/go/make/approach/follow/open/edge/make/slip/head/work,
    without ~ being seen/noticed/heard/spotted, without ~ making a sound/noise, without a sound,
    stay/keep out of sight, stay in the shadows, keep/stick/cling/hug to the shadow/shadows/cover,
    shadow to shadow, unseen, undetected, unnoticed, get/go/make/squeeze/move/head/want ~ past ~
    <guard>, get/go/move ~ by ~ <guard>, past the <guard>/<monster>, keep ~ low and, stay low,
    sneak ~ up, infiltrate, not ~ make a sound, barely breathing, break in/into, belly crawl,
    cover to cover, behind ~ back while, through on my belly, crawl on my belly, past on my belly,
    on soft feet, on the balls of, evade the <guard>, time ~ patrol, wait ~ patrol ~ pass, not ~
    wake, without waking
hide: hide, duck behind/under/into/inside/beneath, conceal myself/ourselves, take cover behind,
    crouch behind/under/in/among/beneath, press ~ into ~ <cover>, press ~ flat, lie low, blend
    into/in/with, get out of sight, vanish into, disappear into, melt into, squeeze
    under/behind/into/beneath, dive behind/under/into ~ cover, camouflage, flatten myself, lie
    flat, hold ~ still ~ and hope, bury myself, get under the bed/table, play dead, cover my
    tracks, lay an ambush, set up an ambush, lie in wait, hunker down behind, make myself small,
    stay hidden, lose myself in
search: search, rummage, ransack, examine, inspect, go through ~
    drawers/papers/pockets/desk/room/files/belongings/body/bodies/things/pile/shelves, look for,
    look ~ for ~ <clue>/<trap>/<text>/<value>, comb, scour, frisk, check ~ for ~
    <trap>/<clue>/trapdoor/passage/compartment/hidden/tracks, check the
    <text>/body/bodies/room/floor/walls/desk/corpse/corpses/pockets, dig through, sift, turn ~
    inside out, turn over the room, find ~ <clue>/secret/lever/switch/passage/exit/way/key/body,
    look under, look through, look behind, look inside, feel along, feel around, tap ~
    wall/walls/floor/panel/panels/stones, probe, hunt for, study the
    <clue>/scene/floor/mechanism/body, scan ~ room/area/shelves, dust ~ prints/fingerprints, poke
    around, dig around, dig, pat ~ down, loot, leaf/flip/thumb through, go over ~
    inch/scene/room/body/crime, scavenge, explore, trawl
notice: notice, spot, listen, listen at/for, eavesdrop, overhear, peer, squint, scan ~
    horizon/crowd/treeline/dunes/ridge/skyline/sky/trees/faces, scan, keep watch, keep ~ watch,
    stand guard, keep lookout, keep ~ eyes ~ open/peeled, keep an eye on/out, watch for, watch ~
    for ~ sign/signs, look out for, make out, press ~ ear, put ~ ear, strain ~ ears/eyes/hear/see,
    sense, scout, scout ahead, spy on/out, size ~ up, get a read on, read ~
    face/expression/intentions, tell ~ is/if/whether ~ lying, is ~ lying, case the place/joint,
    survey, observe, watch ~ carefully/closely/from, take the first watch, first watch, on the
    lookout, pick ~ out of the crowd/lineup, pinpoint, sniff, am i being followed, check ~ being
    followed, check ~ whether ~ follow, tell if, hear what, catch what, hear ~ say/saying, sense
    motive
track: track, follow ~ <trail>/scent/blood/marks, trail, tail, follow ~ at a distance, follow ~
    without, shadow the <being>, shadow ~ through, pick up ~ <trail>, find ~ <trail>, read the
    tracks/trail/ground, where ~ went/gone, look for ~ <trail>, study ~ <trail>, stalk
hunt: hunt, stalk ~ <animal>/deer/game, bring down ~ deer/stag/rabbit/game/hare/boar/buck, set ~
    snare/snares/trap for rabbit, set snares, lay snares
recall: remember, recall, rack ~ brains/brain/memory, do i know, what do i know, know ~ about,
    know anything about, have i heard/read/seen, recognize, recognise, identify, place ~
    face/crest/symbol/accent, recollect, search ~ memory, dredge ~ memory, heard of, read about,
    any idea what, tell what ~ is, work out what ~ is, name ~ poison/plant/crest, date the
investigate: investigate, deduce, piece ~ together, reconstruct, figure ~ out, work ~ out,
    analyze, analyse, make sense of, solve, crack the case, connect the dots, puzzle ~ out,
    riddle, determine, research, study, interview, go over the evidence, compare ~
    handwriting/prints/notes, look into, pore over
read: decipher, decode, translate, decrypt, read ~ <text>, crack ~ code/cipher/encryption, make
    out the writing, interpret ~ <text>, understand ~ <text>
pick_lock: pick ~ <lock>, pick ~ <door>, pick it, work ~ <lock>, crack ~
    safe/vault/lock/strongbox, jimmy, unlock, lockpick, lockpicking, get ~ <lock> open, get ~ open
    without key, open ~ <lock>, try ~ <lock>, tickle ~ lock/tumblers, tumblers, coax ~
    lock/bolt/door, manipulate the lock, bypass the lock, undo the lock, hairpin, lockpicks,
    fiddle with ~ lock, see to the lock, take care of ~ lock, deal with ~ lock, tackle the lock,
    slip the latch, lift the latch with
disarm: disarm/defuse/disable/deactivate/jam/dismantle/neutralize/neutralise ~ <trap>, defuse,
    disarm, deactivate, cut ~ wire, snip ~ wire, disable, wedge ~ plate/mechanism/blades, spring
    the trap, trigger the trap, jam the mechanism, jam
hack: hack, slice into, jack into/in, override, bypass ~ <computer>, crack ~
    password/firewall/<computer>, break into ~ <computer>, reprogram, access ~ <computer>, log
    into/in, guess ~ password, hotwire, hot-wire, brute-force ~ password, upload, download, copy ~
    files/data, splice ~ into, decrypt the files, spoof, rewire ~ door/panel/keypad, loop ~
    camera/cameras/feed, get ~ into ~ <computer>, patch into, plug ~ into ~ <computer>, shut ~
    down ~ <computer>, kill the cameras, take ~ control of ~ <computer>
repair: repair, fix, mend, patch ~ up ~ <machine>, patch ~ hole/hull/leak/tire/sail/roof,
    jury-rig, jury rig, get ~ <machine> working/running/going/started/online, get ~
    running/working ~ again, restart ~ <machine>, weld, solder, tinker with, tinker, rewire,
    tighten, replace ~ <machine>/fuse/coil/part/valve, overhaul, restore power, reconnect, get the
    power back, bring ~ back online, start ~ engine/generator/motor, kick-start, plug the leak,
    seal ~ leak/breach/hole/crack, bodge, recalibrate, re-rig
craft: craft, forge, build, construct, carve, sew, brew, rig ~ up, rig, whittle, fashion,
    make/build/weave/assemble ~
    raft/spear/bow/bomb/potion/torch/shelter/trap/splint/rope/ladder/bridge/signal/net/bandage/antidote/key/mask/copy/disguise/stretcher,
    assemble, concoct, mix ~ potion/antidote/poison/powder, distill, knit, weave, sharpen, smith,
    forge ~ signature/papers/letter/document/pass, counterfeit, put together ~ raft/bomb/disguise,
    improvise, cobble ~ together, set ~ trap, set up ~ trap/shelter, build ~ fire, start ~ fire,
    get ~ fire going, make ~ fire, light ~ fire ~ wet/rain/storm/wind, string ~ tripwire, lash ~
    together, dig ~ pit, saddle stitch, stitch ~ leather/sail, brew up
lift: lift, heave, hoist, raise ~ <heavy>/gate/portcullis/lid, carry ~
    <heavy>/him/her/them/body/wounded/across/out, push ~ <heavy>/aside/door, shove ~
    <heavy>/aside, drag ~ <heavy>/him/her/body/out/free, haul, roll ~
    boulder/rock/stone/barrel/aside, shift ~ <heavy>, move ~ <heavy>, hold ~
    up/door/gate/portcullis/ceiling/weight, pull ~ lever/out/free/up/from, prop ~ up, hold the
    door, hold it shut, hold ~ shut, brace ~ door, barricade, bar the door, turn the
    wheel/crank/capstan, clear ~ rubble/debris, dig ~ out, dig ~ free, tip ~ over, topple, budge,
    tow, my back into, my shoulder under, row
break: break ~ down/open/through/window/door/lock/chain/chains/seal/bars, break it, break the
    <door>, break the <lock>, smash, bash, kick ~ in/down/open, kick ~ <door>, force ~
    open/<door>/<lock>, force it, pry, prise, prize ~ open, shatter, ram, batter, bust ~
    open/down/through, crowbar, wrench ~ open/off/free, chop ~ down/through/door, hack ~
    through/door/down, demolish, knock down ~ door/wall, tear ~ down/open/off, blow ~
    up/open/door/safe/wall/bridge, blast ~ open/door, shoulder ~ <door>/open, throw ~ weight
    against, shoulder against, put ~ shoulder to, cut ~
    through/rope/ropes/bars/chain/cable/web/lock/open, saw ~ through/bars, snap ~ chain/lock/off,
    crack ~ open, rip ~ open/off, shoot ~
    lock/chandelier/chain/rope/hinges/tires/window/panel/cable, shoot out the, destroy, dynamite,
    bend ~ bars, punch ~ through, burst ~ through/open, collapse, burn ~ through/down, set ~
    ablaze, bring ~ down ~ ceiling/roof/tunnel, ax ~ door, axe ~ door
endure: endure, brace myself, grit ~ teeth, hold ~ breath, resist ~
    pain/poison/urge/cold/spell/drug/fever/temptation/interrogation/torture/wind/current, push
    through, press on, keep going, keep walking/marching/moving through, march on, march through,
    march all, tough ~ out, stay awake, fight off ~
    poison/fever/sleep/cold/infection/disease/nausea/drug, withstand, stomach ~
    it/meat/food/water, ignore the pain, keep ~ down, weather the, hold/hang on to ~
    rope/ledge/edge/mane/railing/rung/mast/ladder/rock, cling, struggle on, trudge ~ through,
    stagger on, shake off the, eat ~ <foul>, drink ~ <foul>, swallow ~ <foul>, force ~ down, wolf
    ~ down ~ <foul>, chug, drinking contest, outdrink, drink ~ under the table, hold ~ liquor,
    steel myself, keep my nerve, keep my composure, stay conscious, don't give in, bear the pain,
    walk through the fire, cross the desert, through the storm/blizzard/sandstorm/smoke/desert,
    march ~ night, run through the fire/flames, sweat ~ out, refuse to scream, keep my mouth shut
escape: escape ~ <bond>/from ~ cell/ropes, wriggle ~ out/free, slip ~ <bond>, free myself, get ~
    free, break free, break ~ grip/hold, work ~ loose/free, squirm ~ out/free, untie myself,
    untie, twist ~ free, tear ~ free/loose, wrench ~ free/loose, squeeze ~ through/between/out,
    undo ~ <bond>/knots, cut myself/ourselves loose/free, pull ~ free, get out of ~ <bond>,
    dislocate ~ thumb, shake ~ off, wiggle
dodge: dodge, duck, roll ~ aside/out/away/clear, sidestep, evade, dive ~ aside/out of/clear,
    leap/jump ~ aside/out of the way/clear, get out of the way, throw myself aside/flat, fling
    myself aside, parry, take cover, out of the way, dash through
run: run, sprint, dash, race, bolt
drive: drive, steer, pilot, floor it, hit the gas/brakes/throttle, swerve, drift, land ~
    <vehicle>/plane/shuttle/ship, take the wheel, grab the wheel, fly ~
    <vehicle>/through/between/under/into/low, maneuver, manoeuvre, outrun, sail ~
    through/between/past/into/around, pull up the nose, ram ~ <vehicle>/car/ship, weave ~
    through/between ~ traffic, bring ~ about, hard to port/starboard, thread the, dock, punch the
    throttle, gun the engine, slam ~ brakes, hold ~ course, put ~ into a spin, emergency landing,
    navigate ~ asteroid/rapids/reef/traffic, corner ~ hard, take the curve, crash-land, crash
    land, set ~ down on
navigate: navigate, plot a course, plot ~ course/route, find ~ way/route/path/north/road/shortcut
    ~ through/back/across/out/home, find my/our way, chart, work out where, get ~ bearings, lead ~
    through/across/out of/to safety, read ~ map/stars/sky, keep ~ course, guide ~
    through/across/to/out, by the stars
ride: ride, gallop, mount ~ <mount>, spur ~ <mount>, spur, stay in the saddle, stay on ~ <mount>,
    hold on ~ saddle, stay on, rein ~ in, swing/leap/jump/vault into the saddle, jump the horse,
    kick ~ <mount>, urge ~ <mount>, leap ~ onto ~ <mount>, canter
heal: heal, bandage, stitch ~ up/<wound>/him/her/them, treat ~
    <wound>/<being>/patient/wounded/injured/burn, treat, first aid, patch ~ up, patch <being> up,
    stop ~ bleeding/blood, stanch, staunch, set ~ bone/leg/arm/fracture, splint, remove ~
    bullet/arrow/shrapnel/splinter/bolt, dig ~ bullet/arrow out, cut ~ bullet/arrow out, pull ~
    arrow/bullet/splinter out, get ~ bullet/arrow out, operate, perform surgery, surgery, cpr,
    resuscitate, revive, save ~ life, cure, nurse, tend ~ to/<wound>/<being>/wounded, dress ~
    <wound>, clean ~ <wound>, administer ~ antidote, tourniquet, amputate, apply pressure, put
    pressure on, press ~ on ~ wound, cauterize, cauterise, suck ~ poison, suck ~ venom, stabilize,
    stabilise, diagnose, deliver ~ baby, keep ~ alive, see to ~ <wound>, look after ~ <wound>,
    close ~ wound, sew ~ up, draw ~ poison/venom, bring ~ fever down, chest compressions, clamp
fight: attack, fight, stab, slash, strike, hit, punch, kick ~ <being>, kick at, swing at, swing ~
    sword/axe/club/hammer/fist/bat/blade/at, cut ~ <being>/down/throat, hack at, hack ~ <being>,
    lunge at, lunge, charge, charge at, slay, kill, finish ~ off, finish ~ <being>, behead,
    impale, skewer, run ~ through ~ sword/blade/spear, thrust, clobber, bludgeon, headbutt, knee ~
    in, elbow, smack, slap, slug, whack, draw ~ sword/blade/steel/knife/axe ~ and, engage, battle,
    duel, take ~ <being> ~ on, take ~ on ~ <being>, take down ~ <being>, take out ~ <being>, take
    him/her/them/it out/down/on, knock ~ out/unconscious/cold/down, assault, ambush, backstab,
    slit ~ throat, beat ~ up, beat ~ senseless, murder, assassinate, parry and, cross swords,
    defend myself, fend ~ off, fight ~ off, drive ~ back ~ with, smash ~ skull/head/face/<being>,
    bring ~ down on ~ head/skull/<being>, bury ~ in ~ chest/back/skull/neck/<being>, drive ~ into
    ~ chest/back/skull/neck/belly/side/heart/throat/<being>, sink ~ into ~ chest/back/neck, plunge
    ~ into ~ chest/back/heart/neck/<being>, jab, pummel, spear ~ <being>, gut ~ <being>, go for ~
    throat/eyes/knees/groin, break ~ nose/jaw/neck/arm/fingers, bite, claw at, clock ~ <being>,
    have at, deck ~ <being>, whip ~ <being>, lash out, get ~ between ~ and ~ <being>, hold the
    line, hold them off, hold ~ off, throw ~ at ~ <being>, throw a punch, pistol-whip, at ~
    throat, teach ~ a lesson, cleave, carve ~ up, swing, riposte, wade into ~ fight, mow down,
    brain ~ <being>, cosh, shove ~ blade/knife, chop at, hammer ~ <being>, lay into, rush ~
    <being>, rush at, run ~ down ~ car/truck/horse, turn and fight, stand my ground, put ~ through
    ~ <being>, swipe at, deliver ~ blow, land ~ blow, with everything i have, steel meets, ram ~
    into ~ <being>/belly/gut/chest/side, crush ~ skull/head/throat, strangle, garrote, choke,
    poison ~ <being>/drink/wine/cup/food, drop ~ on ~ <being>/head
shoot: shoot, fire ~ at/on/into, fire, open fire, loose ~ arrow/bolt/arrows, loose, snipe, let
    fly, aim ~ at, take aim, pull the trigger, squeeze the trigger, put ~ bullet/arrow/round/bolt
    ~ in/into/through/between, gun ~ down, draw ~ bow/string, nock, line up ~ shot, take ~ shot,
    take the shot, double tap, blast ~ away, empty ~ into, throw ~
    knife/dagger/axe/spear/javelin/knives/star/grenade/at, hurl ~
    knife/spear/axe/javelin/rock/grenade/at, sling ~ stone, pop ~ shots, suppressing fire,
    covering fire, lay down ~ fire, unload ~ into/on, fill ~ with lead, plug ~ <being>, pick ~
    off, headshot, strafe, torpedo, launch ~ torpedo/missile/rocket/grenade, lob ~ at, lob, quick
    draw, draw ~ gun/pistol/revolver ~ and, draw first, draw on ~ <being>, give ~ both barrels,
    both barrels, harpoon, chuck ~ at, toss ~ at/grenade
throw: throw/toss/fling/lob/skip/hurl ~ pebble/stone/rock,
    throw ~ to/over/onto/across/through/in/into, hurl ~ over/into, toss ~ over/onto/into/to,
    catch ~ it, catch
grapple: grapple, wrestle, tackle, pin ~ down/<being>/him, pin, grab ~ <being>, grab
    him/her/them/it by, restrain, subdue, hold ~ <being> ~ down/still/back, headlock, chokehold,
    trip ~ <being>, shove ~ <being>, push ~ <being>/off/over, throw ~ <being> ~ over/off/into/to,
    disarm ~ <being>, knock ~ out of ~ hand/hands, wrest, wrench ~ from ~ hand/hands, snatch ~
    from ~ hand/hands, twist ~ arm, seize ~ <being>, tie ~ <being> ~ up, handcuff, cuff, arrest,
    overpower, jump on ~ back, lasso, rope ~ <being>, net ~ <being>, hold him, hold her, hold it
    still, sweep ~ legs, leap on, jump on ~ <being>, throw myself on/onto, pounce, hogtie, bear
    hug, sit on ~ <being>, catch ~ <being> ~ fall/falling/arm/hand/wrist
flee: flee, run away, run for, run for it, make a run, make a break, run like hell, leg it, bolt
    for, bolt, get away, get out of here/there, escape, outrun, outpace, sprint
    away/for/down/toward/towards/to, dash away/for, take to ~ heels, lose ~
    pursuers/them/him/tail/cops/police/in the crowd, shake ~ tail/pursuers/off/cops, turn and run,
    turn tail, scram, hightail, retreat, withdraw, fall back, beat it, skedaddle, book it, get the
    hell out, get out, run from, give ~ the slip, throw ~ off ~ trail/scent, scarper, run
chase: chase, pursue, run after, catch up, run ~ down, go after, give chase, catch ~
    <being>/thief, catch him, catch her, head ~ off, cut ~ off, after him/her/them/that, stop ~
    thief/running/fleeing/getting away, overtake, race after, hound, sprint after, don't let ~
    away
persuade: persuade, convince, beg, plead, implore, appeal to, negotiate, parley, charm, flirt,
    seduce, sweet-talk, sweet talk, talk ~ into, talk ~ out of, talk ~ down, talk ~ round, talk ~
    way, reason with, win ~ over, coax, cajole, urge, ask ~ for ~
    help/favour/favor/mercy/loan/permission/audience/more time, get ~ to ~
    tell/let/help/talk/agree/open/lend/give/admit/reveal/join/sign/change/stop/lower/look, ask ~
    to ~ let/help/lend/spare/release/reconsider/join/open/make an exception, offer ~ bribe, bribe,
    slip ~ coins/coin/money/bill/bills/gold/note/something ~ to/into, grease ~ palm, make ~ case,
    argue ~ case/that/with, argue, calm ~ <being>/crowd/down, calm ~ down, soothe ~ <being>,
    rally, inspire, give ~ speech, make ~ speech, speech, debate, sway, mediate, make peace,
    broker, defend ~ in court, plea, question ~ <being>, interrogate, press ~ for
    answer/answers/information/details, pump ~ for information, get ~
    information/answers/name/truth out of, gather ~ information, ask around, flatter, butter ~ up,
    compliment, console, comfort, recruit, enlist, invoke ~ law, strike ~ bargain/deal with,
    propose ~ alliance/truce, promise ~ him/her/them, vouch for, try to explain, explain ~ to ~
    that, make ~ understand, make ~ see, make ~ listen, get ~ on ~ side, bring ~ around, bat ~
    eyes/lashes/eyelashes, smile ~ sweetly, wheedle, order ~ to, command ~ to, tell ~ to ~ stand
    down/surrender/stop/leave/back off/hold, demand ~ surrender, demand, appeal, offer ~ <being> ~
    money/gold/coin/coins/share/deal/job, let me/us in/through/pass/go, let me ~ past
deceive: lie, lie to, bluff, deceive, trick, fool, con, pretend, feign, fake, impersonate, pose
    as, pass ~ off as, pass myself off, pass for, bamboozle, mislead, distract, create ~
    distraction, cause ~ distraction, make ~ distraction, fast-talk, fast talk, make up ~
    story/excuse, spin ~ story/tale/yarn, invent ~ story, concoct ~ story, claim ~ am/are/to
    be/that, tell ~ i am/i'm/we are/we're/i was ~ from/the/his/her/here/sent/a, say ~ i am/i'm/we
    are/we're ~ from/the/here to/sent/a new, say that i, act ~ like/as if/as
    though/innocent/casual/drunk/natural/dumb, play dumb, play the ~ fool/servant, put on ~
    accent/act, in ~ disguise, disguise, dress ~ up as, dress as, cheat, palm ~ off, swindle,
    hoodwink, dupe, scam, hustle, throw ~ off, lure ~ away/into/out, lure, decoy, feint, mimic,
    flash ~ badge/id/pass/papers, show ~ fake/forged/false, hand ~ forged/fake/false, walk in like
    ~ own, like i own the place, like i belong, as if i belong, keep ~ straight face, cover story,
    sob story, alibi, wave ~ papers, talk ~ way past/through/in/out, mislead, plant ~ evidence,
    frame ~ <being>, with a straight face, my cousin, we are expected, sell ~ story
intimidate: challenge <being> to ~ duel/fight, challenge ~ to ~ duel/fight, intimidate,
    threaten, scare, menace, frighten, bully, coerce, stare ~ down, glare,
    growl, snarl, loom, terrify, roar, cow, blackmail, warn ~ or/what/that, shake ~ down, lean on,
    make ~ threat, crack ~ knuckles, show ~ teeth, put ~ fear, get in ~ face, rough ~ up, tell ~
    or else, or else, draw ~ to scare, brandish, hold ~ at gunpoint, hold ~ to ~ throat, at
    gunpoint, press ~ blade/knife/gun to, or i will/i'll, bare ~ teeth, tower over, slam ~ table,
    bellow, drive ~ off with shouting, give ~ evil eye, rack the shotgun, extort, hands up, drop ~
    weapon/weapons/gun/guns
haggle: haggle, bargain, barter, beat ~ down, knock ~ off ~ price, knock ~ price, talk ~ price,
    lower ~ price, get ~ discount, discount, half price, half that, offer ~ half, drive ~ hard
    bargain, counteroffer, counter-offer, better price, negotiate ~ <price>, negotiate ~
    price/fee/reward/pay, ask for ~ discount/more money, cheaper, offer ~ less, robbery, i'll give
    you ~ for, not a coin more, name ~ price, dicker, too much for, my final offer, throw in ~ for
    free, talk ~ down ~ price/coins/gold/crowns/silver/dollars/credits/bucks, sell ~ for ~ more,
    sell
buy: buy, purchase, pay ~ for/asking/price/full/fee/him/her/what/coins, i'll take, i will take,
    acquire, rent, hire, book ~ room/passage, order ~ from, shop for, put ~ coins on the counter,
    put ~ money on, procure, get myself ~ new, spend, pick up ~ from the shop/store/market, pay,
    charter, count out ~ coins
steal: steal, pickpocket, pick ~ pocket/pockets, swipe ~ <value>, lift ~ <value> ~
    from/off/without/while, lift ~ <value>, pilfer, filch, nick ~ <value>, snatch ~ <value>, palm
    ~ <value>, cut ~ purse/purse-strings, relieve ~ of ~ <value>, shoplift, rob, pocket ~ <value>,
    slip ~ hand into ~ pocket/coat/bag/pouch, slip ~ into ~ pocket, slip ~ from ~ <value>, take ~
    <value> ~ without, help myself to ~ <value>, swap, switch ~ cups/glasses/cards/bags, unhook ~
    <value>, ease ~ from ~ <value>, fish ~ from ~ <value>, bump into ~ and, liberate ~ <value>,
    pinch ~ <value>, mug, snag ~ <value>, unclip, grab the <value> ~ when/while/and run
sleight: sleight of hand, palm, card trick, coin trick, plant ~ on, slip ~ into ~
    drink/wine/cup/glass/food
gamble: gamble, bet, play ~ cards/poker/dice/hand, poker, raise ~ stakes, call ~ bluff, go all in,
    all in, wager, roll ~ the dice with, dice game, cheat at cards, play ~ for money
tame: tame, calm ~ <animal>/it/beast, soothe ~ <animal>, befriend ~ <animal>, pacify, train ~
    <animal>, break ~ horse/mustang/stallion/bronco, approach ~ <animal> ~
    slowly/gently/carefully, offer ~ <animal> ~ meat/carrot/apple/food/hand, feed ~ <animal>,
    gentle ~ <animal>, quiet ~ <animal>, settle ~ <animal>, good boy, good girl, easy boy, easy
    girl, easy now, make friends with ~ <animal>, hold ~ out ~ hand ~ <animal>, win ~ trust,
    whistle ~ to ~ <animal>, earn ~ trust, nice doggy, good dog, steady girl, steady boy, coax ~
    <animal>, gain ~ trust, toss ~ meat/bone/sausage/jerky/bread ~ to, throw ~
    meat/bone/sausage/jerky ~ to, lead ~ <animal> ~ out/across/past, here boy, whoa
perform: perform, sing, play ~ song/tune/lute/guitar/fiddle/flute/piano/harp/drum/for them/for the
    crowd/ballad/violin, dance, juggle, recite, tell ~ story to, tell ~ tale, entertain, act out,
    put on ~ show, strike up ~ tune/song, win ~ crowd, improvise ~ song/poem, compose, regale,
    preach, tell ~ joke
forage: forage, gather ~ berries/food/herbs/mushrooms/roots/wood/plants/water/supplies/eggs, find
    ~ food/water/eat/edible/berries/herbs/game/mushrooms/shelter/roots, look for ~
    food/water/eat/edible/berries/herbs/shelter/mushrooms/roots/game, search for ~
    food/water/edible/berries/herbs/mushrooms/roots/game, fish, fish for, catch ~
    fish/dinner/rabbit/supper, something to eat, something edible, live off the land, pick ~
    berries/mushrooms/herbs/fruit, dig ~ roots/tubers/water, hunt for food, hunt ~ supper/dinner,
    rustle up ~ food/dinner, find us ~ dinner/supper/food
cook: cook, bake, roast, fry, grill, prepare ~
    meal/food/meat/dinner/supper/feast/fish/carcass/<food>, boil ~ <food>, stew, brew ~ soup, make
    ~ stew/soup/meal/dinner/supper/edible/jerky/palatable, whip up ~ meal/dinner, smoke ~
    meat/fish, gut ~ fish/rabbit, skin ~ rabbit/deer/carcass/hare, clean ~ fish, butcher, preserve
    ~ meat, salt ~ meat, season, simmer, turn ~ into ~ meal/dinner/stew/supper/provisions, dress
    the carcass, dry ~ meat/strips, fillet, spit ~ over, pluck
blast: cast ~ fireball/lightning/bolt/<element>, fireball, lightning bolt, hurl ~ <element>, hurl
    ~ fire/flame/flames/bolt/magic, throw ~ fire/fireball/flames/lightning, shoot ~
    lightning/fire/flames/fireball/beam, unleash, blast ~ with ~ <element>/magic/spell, blast,
    call down ~ <element>/fire, burn ~ with ~ spell/magic/word/fire, incinerate, smite, let ~
    lightning, let ~ fire/flames/storm ~ loose/fly, set ~ on fire with ~ spell/magic/word/mind,
    magic missile, eldritch, rain ~ fire, freeze ~ <being>/solid, engulf, electrocute, wither,
    boil ~ blood, drain ~ life, send ~ <element> ~ at/into/through, call ~ lightning, summon ~
    <element>, breathe fire, loose ~ <element>, flames ~ from ~ hands/fingers/palms, channel ~
    <element>, force push, level ~ staff, staff at ~ and, wall of fire, ring of fire
cast: cast, spell, enchant, conjure, summon, invoke, hex, curse, bewitch, scry, divine, bless,
    banish, exorcise, exorcize, chant, incantation, channel, ritual, teleport, levitate, turn
    invisible, make myself invisible, shapeshift, shape-shift, polymorph, transform into, turn ~
    into ~ frog/toad/stone/wolf/raven/mist, raise ~ dead/zombie/corpse/skeleton, speak with ~
    dead/spirit/spirits, commune, read ~ mind/minds/thoughts/aura/omens/bones/cards/entrails/palm,
    telepathy, telepathically, telekinesis, telekinetically, with ~ mind, with my
    powers/magic/power, use ~ magic/powers/psychic/power, work ~ magic, weave ~
    illusion/spell/glamour/ward, illusion, glamour, ward, dispel, counterspell, hypnotize,
    hypnotise, mesmerize, mesmerise, charm ~ with ~ spell/magic, call ~
    spirit/spirits/storm/rain/wind/fog/mist/ancestors/god/gods/demon/familiar, call on/upon ~
    spirit/spirits/god/gods/goddess/powers/ancestors/patron, call up ~
    spirit/spirits/storm/wind/fog/mist/dead/demon/shade, ask the
    spirits/dead/ancestors/bones/stars, pray ~ for ~ sign/miracle/guidance/rain/healing/light, lay
    ~ hands on, laying on of hands, consult ~ spirits/stars/bones/cards/oracle, open ~ portal,
    bind ~ spirit/demon/elemental, astral, animate, speak ~ word/words of power, whisper ~
    word/words of/incantation/spell, mutter ~ incantation/spell/words, draw ~
    sigil/circle/pentagram/rune/runes, trace ~ sigil/rune/runes, transmute, possess, sense ~
    magic/aura/spirits/undead, with a word, with ~ gesture, conjure ~ up, put ~ to sleep, sleep
    spell, invisibility, séance, seance, hold ~ seance, make ~
    vines/roots/shadows/wind/water/stones/flames ~, read the runes, shroud ~ in, cloak ~ in ~
    shadow/shadows/mist, wrap ~ shadows, bend ~ light/shadows/will, heal ~ with ~
    magic/prayer/light/spell/hands/touch, mend ~ with ~ magic/spell, command the dead, command ~
    corpse/spirit/skeleton/demon, part the waters, will ~ to ~ open/move/rise/float, pray over,
    holy light, turn undead, lift ~ with ~ mind/magic, shape the, part the fog, knit ~
    flesh/bone/wound
command: rally ~ men/troops/crew/soldiers, lead ~ charge/attack, organize ~ defense, organise ~
    defence, take command, bark orders, shout orders, coordinate
signal: signal, flag down, wave down, send ~ signal/message by
rescue: rescue, save ~ <being>, free ~ prisoner/prisoners/hostage/captive, help ~ <being> ~
    up/out/across/over, drag ~ to safety, pull ~ to safety, pull ~ out of, get ~ to safety, carry
    ~ to safety
appraise: appraise, estimate ~ value, value ~ gem/ring/painting, how much ~ worth
ready: ready ~ arrow/bolt/spell/action/shot/attack/bow/weapon/sword/spear/axe/crossbow/myself,
    hold ~ action/fire/attack, prepare to ~ if/when, wait ~ until/for/till ~ then, if ~ then i, as
    soon as ~ i, the moment ~ i, when ~ comes/steps/moves/opens ~ i, overwatch, set myself to,
    nock ~ and wait, delay ~ turn, stand ready, keep ~ ready/trained
withdraw: withdraw, disengage, pull back, take the withdrawal, fall back
rest: rest, sleep, nap, camp, make camp, set up camp, lie down, lay down, relax, go to bed, doze,
    take a break, catch ~ breath, turn in, bunk down, long rest, sit down, sit, take a seat, lean
    back, stretch, warm ~ hands/myself/feet, settle in, settle down, take a bath, bathe, put ~
    feet up, yawn, wash ~ face/hands/up, lean against, get comfortable, curl up, pull up a chair,
    stay put, do nothing, snooze
eat: eat, drink, have ~ breakfast/lunch/dinner/drink/snack/supper/beer/ale, sip, munch, chew,
    nibble, snack, toast ~ to, finish ~ ale/beer/meal/stew/bread/drink/coffee, pour ~
    drink/cup/ale/wine/coffee/tea/water/glass, order ~
    ale/beer/drink/meal/wine/food/coffee/round/stew, light ~
    cigarette/pipe/candle/lantern/torch/lamp/cigar, smoke, smoke ~ cigarette/pipe, fill ~
    waterskin/canteen/cup, refill, take a sip, gulp, unwrap ~ ration/rations/sandwich, consume ~
    ration/provisions, share ~ bread/rations/meal
talk: talk, speak, chat, tell, say, ask, greet, introduce myself, thank, shout, yell, whisper,
    mention, nod, smile, wave, laugh, grin, shrug, wink, reply, answer, joke, gossip, apologize,
    apologise, explain, describe, call out, bow, shake ~ hand, discuss, comment, compliment, wish,
    toast, sigh, chuckle, agree, decline, hum, whistle, murmur, mutter, grumble, small talk, tip ~
    hat, curtsy, swear, cry, hug, kiss, high five, salute, report, confess, complain, invite,
    point at, point, gesture, remark, quip, clap, cheer, applaud, accuse, warn, advise, remind,
    congratulate, scold, tease
move: go, walk, move, enter, leave, approach, head, follow, stroll, wander, step, travel, return,
    come, cross, pass, continue, proceed, turn, stand up, stand, get up, march, stride, amble,
    trot, drop by, visit, take the stairs, take the bridge, go ~ around, walk around, arrive,
    exit, ascend, descend, walk up/over/down/in/out/through, keep walking, join, pull over, circle
    around, detour, the long way, go home, meander, advance, saunter, hike, meet, pace, strut, use
    the stairs/ladder/bridge/path/door, take ~ way ~ around/round, take the
    ferry/path/road/train/bus/lift/elevator
look: look, watch, stare, gaze, glance, see, look around, look at, look up, look over, take in the
    view, take a look, peek, admire, check ~
    time/watch/map/phone/gear/inventory/pack/supplies/weapon, read ~
    menu/sign/newspaper/paper/notice/book, take stock, count ~ coins/arrows/bullets/money, study
    the menu, enjoy, listen to ~ music/song/rain/bard/story, wait, wait for, stay, check on
handle: open, close, shut, knock, push ~ door/button, pull ~ door, press ~ button, ring ~ bell,
    put, take, pick up, grab, place, drop, set down, sheathe, holster, draw, unsheathe, wear, don,
    put on, take off, give, hand, hand over, pass ~ to, show, write, sign, pack, unpack, load,
    reload, clean ~ weapon/gun/sword/boots, polish, adjust, tie ~ boots/laces/hair, brush, fold,
    hang ~ coat/up, light, use, turn ~ on/off, switch ~ on/off, switch on, flip ~ switch, turn ~
    key, insert, feed, water ~ plants/horses, stow, store, collect, keep, saddle, unsaddle, tidy,
    sweep, clean, fill, empty, note, note down, write down, scribble, sketch, draw ~ map, cut ~
    bread/cheese, button, roll ~ cigarette, pet ~ <animal>, stroke ~ <animal>, pat ~ <animal>,
    scratch ~ ears, braid
think: think, wonder, consider, hope, believe, guess, suppose, imagine, dream, daydream, remember
    when, regret, miss, feel, worry, ponder, muse, reminisce, decide, love, hate, like, prefer,
    reckon, know, forget, brood, contemplate, meditate, reflect
fight: put ~ knife/blade/dagger/sword/axe/spear ~ in/into/through, stick ~
    knife/blade/dagger/sword/spear ~ in/into, ram ~ dagger/knife/blade/sword/spear into, go for ~
    <body>, crack ~ <body>, break ~ <body>, smash ~ <body>, bash ~ <body>, kick ~ <body>, hit ~
    <body>, meet ~ <being> ~ head on, cut ~ open, take ~ <being> ~ out/down, take a swing, stomp,
    gore, run ~ through, let ~ have it, make a stand, fight back, hit back, defend, deal with ~
    <guard>/<monster>
shoot: let ~ arrow/arrows/bolt/bolts/quarrel ~ fly, let loose, pelt, put ~
    arrow/arrows/bolt/bullet/round/shot, send ~ arrow/arrows/bolt/bullet ~ at/into/through, drop ~
    <being> with
heal: take/get/have/pull/dig/cut/draw/fish ~ bullet/arrow/shrapnel/splinter/bolt ~ out, taking ~
    bullet/arrow/shrapnel out, make ~ poultice, boil ~ bandages
gamble: play ~ for ~ stakes, high stakes, play ~ hand/cards/dice/poker, bet ~
    him/her/them/<person>, throw/roll ~ dice/bones
sneak: squeeze by/past, tiptoe by, pass ~ unseen/unnoticed, get closer without, get ~ close ~
    without
deceive: swear i/that/to, insist ~ i/we ~ am/are/was, swear ~ innocent, assure ~ <being> ~ that,
    feed ~ story/line, tell ~ there is/are nothing, tell ~ it/that ~ is/was only/just, give ~
    false/fake name
grapple: dive/lunge/reach ~ and grab/catch, grab/catch ~ wrist
steal: ease ~ cord/key/ring/chain/purse/necklace, lift/ease/slip/slide ~ off/from/over ~
    neck/head/belt/finger, snatch
track: find where ~ went, find out where ~ went, which way ~ went/go, where did ~ go
sail: reef ~ sail, trim ~ sail/sails, furl ~ sail
balance: walk the rope/wire/beam/plank/ridge/ledge, cross ~ on/over ~ <narrow>,
    cross ~ by/on/along/with ~ rope/cable/wire/chain, cross ~ hand over hand, hand over hand
rescue: dive ~ grab ~ <body>
tame: talk ~ down ~ <animal>, talk low/softly/calmly/gently/quietly, hold out ~
    meat/apple/carrot/hand/food/sugar, lead him/her/it out, lead ~ <animal>
surrender: put ~ hands up, raise ~ hands, hold up ~ hands, surrender, give up, yield, kneel before
listen: listen to ~ him/her/them/what/<person>/story/stories/tale/tales/gossip/news, hear ~ out
grapple: swing/throw ~ lasso/lariat/net/bola/bolas
move: climb/slip/go/walk/step back in/inside/down/out/up, climb into ~
    bed/cart/wagon/carriage/saddle, climb ~ stairs/ladder/steps, climb down ~ ladder/stairs
intimidate: let ~ know what happens, know what happens, show ~ who/what, remind ~ what happens
shoot: empty ~ <gun> ~ into/at, empty ~ magazine/clip, shoot back, return fire, fire back
notice: photograph, film, record, tape, try ~ see/hear/spot/glimpse, catch ~ word/glimpse/sight,
    shade my eyes, catch every word
fight: stick/plant/drive/ram/shove/bury/plunge/thrust/sink/jab/poke ~
    <blade>/<knife>/<polearm>/<axe> ~ in/into/through/under, stick/jab/poke/prod ~ with ~
    <blade>/<knife>/<polearm>, bring ~ <blade>/<axe>/<blunt> ~ down, throw/splash ~ acid, flask
    in, set ~ dog/dogs ~ on
persuade: make ~ believe, tell ~ truth, make ~ see reason, tell/beg/urge/order ~ <being> ~ to ~,
    slip ~ purse/pouch ~ to/into, make ~ sound, talk sense, break up ~ fight, ask ~ <being> ~ for
repair: get ~ turning/pumping/working/moving/going/humming/flying/spinning/ticking, get ~
    <machine> ~ to work/start/turn/run, weld ~ plate, open it up and
heal: pull/draw ~ <wound>, give ~ antidote/draught/medicine/potion
perform: play ~ scene/part/role, give ~ performance
endure: push/press/march/walk/trudge/plod/ride ~ through the
    heat/cold/night/sun/dark/day/snow/sand/storm, no stopping, not stopping, shut ~ out of ~
    mind/head, clear ~ mind
endure: live through, survive, last ~ night, sit ~ out, see ~ through, ride ~ out ~ storm, wait ~
    out ~ storm
pick_lock: turn ~ dial, work ~ dial, feel ~ tumblers
craft: reforge, repair ~ blade
steal: take ~ key/purse/ring/letter ~ from ~ pillow/neck/belt/pocket/finger/sleeping, slide/slip ~
    hand ~ under ~ pillow
cast: call up ~ thief/shade/ghost/soul/him/her, drive ~ out ~
    smoke/song/prayer/salt/spirit/demon/it, speak to ~ spirit/ghost/dead, beat ~ drum
break: drag/haul/heave/push/pull ~ open
escape: squeeze in, squeeze ~ into, crawl ~ to the other end
flee: carry me off before, before he/she/they ~ reach/catch/get
pick_lock: get to work on ~ <lock>, work on ~ <lock>
rest: lie in/on/back/under/beside
move: step back, back away, back off, stand aside, step aside
move: jump/climb/hop/get/stand ~ on/onto ~ table/chair/bench/barrel/stage/counter/crate/box/bar
talk: hold ~ hand, shake ~ hand, pat ~ back, slap ~ back
rest: lie still, lies still, lie low in bed
hack: pull up ~ codes/files/records/data/map/logs/feed
flee: shake them/him/her, throw them off, lose them/him
cast: push ~ into ~ head/mind, reach into ~ mind, plant ~ thought/image/dream
handle: comb, braid ~ hair, comb ~ hair, sweep ~ floor, count ~ coins, pour, hang up, pump
deceive: like i own/belong, as though i own/belong
search: feel for, check
persuade: press/slip/slide/push/hand ~ gold/coin/coins/purse/money/bill/silver ~ into/across/to
talk: hold her/his/their/my hand, stay with her/him/them, sit with her/him/them
look: check ~ time/watch/gear/weapon/boots/pack/inventory/equipment/purse/map
perform: play ~ death scene/scene
ready: ready ~ <bow>/<gun>/<blade>/<knife>/<thrown>/<axe>/<polearm>, keep ~ <bow>/<gun> ~
    trained/ready/aimed
eat: wolf ~ down, gulp ~ down, choke ~ down, force ~ down, get it down, bolt ~ down, scoff,
    devour, swallow, taste, lick, slurp
lift: roll/push/shove/drag/heave/lift/haul/kick ~ out of the way/aside, roll/push/shove/drag/heave
    ~ thing ~ out/away/off
cook: skin/gut/clean/pluck/fillet/smoke/salt/roast/dry ~ them/it/lot/<animal>/<prey>, slice them,
    cut ~ strips
ready: keep/hold ~ <bow>/<gun> ~ drawn/up/levelled/leveled, arrow on the string
persuade: slip/press/pass/hand ~ crowns/coins/shillings/dollars/bills/banknote/banknotes/purse ~
    to/for/so/into, slip ~ banknote/purse/bribe, grease ~ palm/palms
haggle: make it five/six/seven/eight/ten/fifteen/twenty/thirty/forty/fifty/sixty/seventy/eighty,
    not a copper/penny/cent/crown/dime more, that's robbery
buy: count/counts/lay/put ~ coins/silver/gold/money/coppers/crowns/bills ~ into/onto/in ~
    hand/palm/counter/table, here's your/the money/coins/penny/shilling/silver, here is your/the
    money/coins/penny/shilling/silver
cast: look/gaze/peer/stare/see into/in ~ crystal ball/orb/bowl/mirror/flames, lay/put/place/set ~
    curse/hex/spell ~ on, make us/me/him/it/them look/seem like a
fight: one/fist/knee/elbow/boot on/in/to the/his/her/its chin/jaw/nose/ribs/gut/throat/face
haggle: push for ~ twenty/thirty/forty/fifty/sixty/half/ten/less, offer ~
    ten/twenty/thirty/forty/fifty, settle for
grapple: throw/fling/hurl/shove/push/heave/pitch/toss/tip/knock/kick/pull/drag ~
    him/her/them/<being> ~ overboard, throw/fling/hurl/shove/push/heave/pitch/toss/tip/knock/pull
    him/her/them/<being> off/over/in/into/out/down, throw/fling/hurl/shove/push/heave/pitch/toss/tip
    the/a <being> ~ off/over/in/into/out/down, throw/fling/hurl myself at/on/onto/upon ~ <being>,
    throw/fling/hurl myself at, sit/sits
    on him/her/it/them, catch/seize/hold ~ wrist/arm, hold him/her/them/it down, hold ~ <being> ~
    down
drive: take ~ helm/wheel/rudder/tiller, bring ~ <ship>/<vehicle> ~ through/in/about/home/around
fight: crash/slam/barrel/plow/plough/charge/run into ~ <being>, couch ~ lance, spur ~ at ~
    <being>, ride ~ down ~ <being>, plant ~ feet and, set my spear
investigate: compare, run ~ <scanner> ~ over, take ~ sample/samples/reading/readings, test ~
    blood/water/powder/liquid, smell ~ poison/cup/wine, taste ~ tip/drop, tell ~ apart, which ~
    can ~ eat
sleight: tip/slip/pour/drop/empty/stir/sprinkle ~ powder/poison/drops/drug/vial/pill ~ into/in
perform: make ~ up ~ on the spot, improvise, rhyme, extemporize, extemporise
notice: count ~ <being>/fires/tents/horses/heads/rifles/ships, look out from, try to guess from
cast: ask/call/beg/command/bid/urge ~
    roots/clouds/wind/winds/river/stones/trees/earth/sky/rain/thorns/beasts/birds/vines/forest/sea/sun/moon,
    press ~ palms ~ earth
forage: bait ~ line/hook/trap/snare, cast ~ line/net, see what bites, throw ~ line ~ in, set ~
    lines, hook ~ out
endure: throw/fling myself flat, hang on to ~ rock/mast/tree
drive: hold ~ ship/boat/her ~ into ~ wind, throw myself on ~ oar/wheel/helm/tiller
persuade: offer ~ ransom/myself/trade/exchange/truce/peace/apology/hand
fight: board ~ her/them/ship, boarding action, storm ~ deck/gate/walls
lift: pull, shove, tug
cast: ask ~ crow/raven/owl/tree/bird/beast/moon/bones/corpse/skull/wind, lay ~ hand ~
    brow/forehead/wound and ask/pray
fight: throw/fling/hurl/slam/smash/shove/toss/heave/pitch/ram/bounce ~ him/her/them/<being> ~
    against/into/down/through/onto/over/out/off, slam <being>, slam him/her/them, finish
    him/her/it/them, put ~ blade/knife/axe/spear/sword to, run <being> through, take ~ head off,
    split ~ <body>, open ~ <body>, pin ~ to the wall ~ blade/spear
shoot: loose at, loose ~ arrow/bolt/shaft/quarrel, squeeze ~ trigger, pull the trigger, put a hole
    in, plug <being>, plug him/her/it, pick <being> off, gun <being> down, gun him/her/them down,
    open up on, drop him/her/it from
persuade: preach, sermonize, win ~ over, win ~ for ~ week/cause/side, flatter ~ until, flatter,
    convert, talk ~ round/around, soften ~ up, sweet talk, make ~ case, appeal to, reason with,
    calm ~ crowd/mob/down
haggle: talk ~ up/down to, talk ~ up to, knock ~ off the price, beat ~ down to, bring ~ price down
steal: change owner/owners/hands, slip/slide/glide/vanish/disappear/wander/drop/fall/go ~ into my
    sleeve/pocket/palm/hand/bag/boot/coat, come loose ~ from, find ~ way into my, leave ~
    belt/pocket/neck ~ unnoticed, slide off ~ neck/finger/belt
buy: wrap it/them up, wrap it/them, ring it up, pack it up, i have it, have it for, put ~
    money/coins/silver/gold/cash ~ on ~ counter/table, here is ~ money/coin/silver/gold, here are
    ~ coins/crowns, pay what/full/asking, count ~ onto/on ~ counter
repair: get ~ drive/thing/old/it/she/truck/car/ship/radio/pump/lamp ~
    running/going/working/flying/started, coax ~ back to life, nurse ~ engine/motor, take ~
    <machine> apart, make ~ <machine> run/work/go
tame: lure ~ <animal>/bird/hawk/falcon, calm ~ <animal>/herd, turn the stampede, turn the herd,
    gentle ~ <animal>, soothe ~ <animal>, talk ~ ox/bull/cow/mule/horse/dog ~ out/down/in, coax ~
    <animal>
forage: cast for, fish for, angle for, go fishing, pan for
craft: copy ~ seal/handwriting/hand/signature/key, grind ~ up, brew ~ remedy/cure/antidote, mix ~
    powders/chemicals/remedy/cure, prop ~ roof/gallery/tunnel/wall/up, build ~
    ramp/wall/barricade, hammer ~ link/blade/iron
appraise: judge ~ whether ~ is/are, tell ~ true/real/genuine ~ from, weigh ~
    stone/stones/gem/gems/gold, put a price on, tell ~ fake
search: find ~ volume/book/file/record/entry/page/document/name/grave, go through ~
    ledger/ledgers/register/archive, trace ~ owner/money
navigate: find ~ bearings, work out which valley, work out where, take a bearing, take bearings,
    choose ~ way, pick ~ way through, set course
investigate: calculate, compute, work out ~ number/answer/order/angle/how/what/who/why/when, think
    it through, think hard, the answer is, answer ~ riddle/question/sphinx, must be the, grasp ~
    what ~ mean, make head or tail
endure: walk ~ until, walk/march/row/ride/run/keep on ~ all night/day, set off ~ stop, row for ~
    life, dig all night, not a word, keep ~ mouth shut, say nothing, stay up, sit motionless, keep
    awake, stay awake, soldier on, plod on, stumble on, never stop, bite ~ tongue, hold out, stand
    it, mow until
heal: straighten ~ <body>/shin/bone, set ~ shin/bone/arm/leg/wrist/shoulder, cut ~
    ball/bullet/arrow/splinter/slug ~ out, get ~ fever down, cool ~ brow/forehead, tie off ~
    artery, tie it off, press my hands on ~ wound, press ~ hands on, pare ~ hoof, draw ~ thorn,
    lance the
lift: stretch for ~ key, reach for ~ key, carry ~ all/sacks/crates/barrels/loads/them up, haul ~
    up the hill, shovel, put my back, get ~ coffin out, dig ~ coffin/grave
perform: get ~ class/crowd/room/hall/whole ~ laughing/singing/dancing, make ~ laugh
sail: get ~ canvas/sail/sails ~ down/in/on/up, take in ~ sail/canvas, get canvas on, bring
    her/it/boat/ship ~ about/off/past/in/round/through, bring ~ off the rocks, bring ~ boat/ship ~
    out/past, steer her
gamble: call ~ bluff, raise ~ pot, go all in
hide: slump by, huddle among
run: grab ~ rail/tailboard ~ tram/train/bus, catch ~ tram/train/coach/bus, jump ~ tram/train
look: take apart and clean
chore: roll/lay/spread/unroll ~ out ~ bedding/bedroll/blanket/blankets/mat, roll/unroll/spread ~
    bedding/bedroll/blanket/blankets/mat, lay out, make ~ bed, roll ~ bandages/cigarette, label,
    oil ~ <gun>/<bow>/<blade>/quiver/hinge/leather/saddle/boots, wax ~
    bowstring/string/boots/table, polish, sharpen ~ <blade>/<axe>/<knife>/<polearm>/it/them, whet
    ~ <blade>/<axe>/<knife>, hone ~ <blade>/<axe>/<knife>, clean ~
    <gun>/<blade>/<knife>/<axe>/<lockpicks>/picks/boots/gear/tools/kitchen/room/wound, coil ~
    rope/ropes, scrub, mop, sweep, dust, wash ~ dishes/plates/clothes/shirt/cups, dry ~
    dishes/clothes/socks/plates, do the dishes/laundry/washing, peel, chop ~
    carrot/carrots/onion/onions/vegetables/wood/firewood/herbs, set/lay/clear the table, feed ~
    hens/chickens/pigs/horse/horses/cat/dog/fire/goats/cows, milk ~ cow/cows/goat/goats, muck out,
    rub down ~ <mount>/horse, rub ~ <mount> ~ down, brush ~ <mount>/hair/coat, groom, give ~
    oats/hay/water, water ~ plants/horse/horses/flowers, bank the fire, stoke ~ fire, poke ~ fire,
    gather/collect/fetch ~ firewood/wood/kindling/water, put ~ kettle on, brew ~ tea/coffee, make
    ~ tea/coffee/breakfast/sandwich, fill ~ skins/skin/waterskins/bottles/lamp/kettle, light ~
    candles, tune ~ <instrument>, restring, darn, mend ~ socks/shirt/coat/trousers/stockings, sew
    ~ button, hang up, hang ~ coat/hammer/cloak/hat, fold, tidy, unpack, pack ~
    bag/bags/things/lunch, shake ~ sand/dust ~ from/out, air ~ blankets, iron ~ shirt, shave,
    comb, trim ~ beard/wick, wipe ~ table/hands/counter/grease/face, stack ~
    chairs/plates/wood/crates, sort ~ arrows/buttons/herbs/bottles, say ~ evening/morning
    prayer/prayers, take ~ <gun> apart, take ~ apart ~ clean, check ~ straps/tyres/oil, prune,
    weed, sit and knit
handle: kneel, crouch, kneel down
deceive: sell ~ as, pass ~ off as, pass for, pose as, claim to be, claim ~ am/are/was/were, tell ~
    we are/were no, takes me for, let ~ believe, make ~ think
steal: find ~ home in my/our, wander into my, end up in my, be in my pocket/sleeve before, lighten
    ~ purse/pocket, relieve ~ of ~ purse/wallet/watch/key
buy: have that please, have the, send it to my, i will have, charge it to my, put it on my tab,
    one of those please
climb: down i go, rope round my waist, rope around my waist, let ~ down on a rope
gamble: push everything in, push ~ in, keep my face empty, everything on
notice: watch ~ face/faces/hands/eyes when/while/as, wait for ~ moment ~ slip/trip/lie, look ~ in
    the eye ~ lies/lying
drive: thread through ~ traffic, weave through, slip between ~ cars/trucks
fight: forehead meets ~ nose/face, knee meets, elbow meets, fist meets, my knee his, my elbow his,
    my fist his
heal: fingers to the throat, head back and breathe, turn ~ baby/child, bind ~ up
repair: have her/it rolling/running/working, splice ~ rope/cable/spoke, melt ~ down and
haggle: not a penny/coin/copper more/less, and not a, half now half
chore: sharpen/whet/put an edge on ~ kitchen/knives/scissors, run through ~ checklist
investigate: follow ~ cable/cables/pipe/money, which ~ belong to
eat: pay for ~ beer/drink/drinks/round/meal/ale/whiskey/coffee, buy ~
    beer/drink/drinks/round/ale/coffee, stand ~ round/drink
look: listen to ~ wind/fire/sea/waves/silence/birds/crickets/rain
fight: go to work on ~ <body>, go to work on ~ <being>, lay into, wade into ~ <being>, let ~ come
    ~ point/spear/blade, meet ~ charge
shoot: shot/shots ~ into/at/through/between, one/two/three shots
investigate: ask around, ask about, sniff around, go through ~ in my head, fit ~ together, put two
    and two, see who, see which
lift: take/carry/heave/hoist ~ on/onto/over my back/shoulder/shoulders, sling ~ over my shoulder
steal: hand ~ stray/slide/slip/wander/dip/find ~ into/in/inside ~
    pocket/waistcoat/coat/purse/bag/jacket/pouch
drive: lean into ~ turn/curve/bend, take the inside, cut the corner, overtake
deceive: shuffle in with, mingle with, walk in as if, drop ~ name ~ and
persuade: remind ~ of ~ debt/promise/oath/winter/day/father/mother/time, break bread, offer each,
    hand ~ half
repair: shut ~ bypass/valve, reroute, vent ~ pressure/core, force ~ valve, splice, patch it
hunt: let fly ~ doe/deer/hare/boar, creep up against the wind
escape: crawl on ~ out
forage: look around for ~ <food>/eat/edible, anything ~ can eat, something to eat
appraise: real thing, check ~ mark/maker/hallmark, genuine article
steal: hand into ~ pack/bag/purse/pocket, fingers into ~ pack/bag/purse/pocket
hide: nail ~ hatch/crate ~ shut ~ and stack, stack ~ on top, hide ~ under/behind/in/beneath
cast: call/summon/bid ~ fog/mist/rain/storm/wind/lightning/thunder/spirits/ancestors/vines
break: snip ~ chain/fence/bars/padlock/lock/rope/cord/string
"""

IRREGULAR = """
ran run; running run; swam swim; swum swim; hid hide; hidden hide; stole steal; stolen steal;
    broke break; broken break; shot shoot; threw throw; thrown throw; caught catch; fought fight;
    struck strike; hit hit; cut cut; drew draw; drawn draw; drove drive; driven drive; rode ride;
    ridden ride; flew fly; flown fly; fled flee; leapt leap; crept creep; slunk slink; snuck
    sneak; swung swing; sprang spring; sprung spring; dove dive; ate eat; eaten eat; drank drink;
    drunk drink; slept sleep; sat sit; stood stand; went go; gone go; goes go; does do; came come;
    left leave; found find; felt feel; thought think; knew know; known know; told tell; said say;
    spoke speak; spoken speak; sang sing; sung sing; gave give; given give; took take; taken take;
    made make; bought buy; paid pay; sold sell; lost lose; got get; gotten get; held hold; kept
    keep; led lead; read read; saw see; seen see; heard hear; bit bite; bitten bite; slew slay;
    slain slay; stuck stick; tore tear; torn tear; wrote write; written write; wore wear; worn
    wear; woke wake; woken wake; dug dig; flung fling; hung hang; spun spin; slid slide; slit
    slit; blew blow; blown blow; bent bend; bound bind; built build; burnt burn; lit light; meant
    mean; met meet; put put; rang ring; rose rise; shook shake; shaken shake; sent send; set set;
    sewed sew; sewn sew; shut shut; smelt smell; spent spend; spat spit; split split; swore swear;
    swept sweep; taught teach; trod tread; won win; wound wind; wove weave; woven weave; lain lie;
    laid lay; lying lie; tying tie; dying die; conned con; froze freeze; frozen freeze; forgot
    forget; bled bleed; clung cling; lent lend; stung sting; strode stride; wrung wring; dealt
    deal; knelt kneel; lept leap; begged beg; bet bet; beaten beat; hurt hurt; quit quit; knives
    knife; wolves wolf; men man; women woman; watchmen watchman; thieves thief; feet foot; teeth
    tooth; mice mouse; lives life; shelves shelf; leaves leave; guardsmen guardsman; gunmen
    gunman; policemen policeman; dwarves dwarf; elves elf; horsemen horseman; calves calf;
    fishermen fisherman; oxen ox; children child
"""
