import { bars, list } from "./fit";
import type { Action, Motion } from "./types";

interface Way {
  readonly who: Action["who"];
  readonly pace: Motion;
  readonly moves: readonly string[];
  readonly sizes: readonly string[];
}

const HOLD: Way = {
  who: ["person"],
  pace: "still",
  moves: ["static", "slow-dolly-in", "slider"],
  sizes: ["medium", "medium-close-up", "close-up"],
};
const HANDS: Way = {
  who: ["person"],
  pace: "slow",
  moves: ["static", "slider", "slow-dolly-in"],
  sizes: ["medium-close-up", "close-up", "insert"],
};
const FACE: Way = {
  who: ["person"],
  pace: "slow",
  moves: ["static", "slow-dolly-in"],
  sizes: ["close-up", "medium-close-up"],
};
const BODY: Way = {
  who: ["person"],
  pace: "moderate",
  moves: ["static", "arc", "pan", "slow-dolly-in"],
  sizes: ["full", "medium-wide", "medium"],
};
const GO: Way = {
  who: ["person", "animal"],
  pace: "moderate",
  moves: ["tracking-side", "follow-behind", "lead", "pan"],
  sizes: ["full", "medium-wide", "wide"],
};
const FAST: Way = {
  who: ["person", "animal"],
  pace: "fast",
  moves: ["tracking-side", "pan", "follow-behind"],
  sizes: ["wide", "full", "medium-wide"],
};
const BEAST: Way = {
  who: ["animal"],
  pace: "slow",
  moves: ["static", "slow-dolly-in", "pan"],
  sizes: ["medium", "close-up", "full"],
};
const AIR: Way = {
  who: ["animal", "vehicle", "thing"],
  pace: "moderate",
  moves: ["pan", "tracking-side", "tilt-up"],
  sizes: ["wide", "full", "medium-wide"],
};
const ROAD: Way = {
  who: ["vehicle", "person"],
  pace: "fast",
  moves: ["tracking-side", "pan", "aerial-forward"],
  sizes: ["wide", "full", "medium-wide"],
};
const SHIFT: Way = {
  who: ["thing", "nature"],
  pace: "slow",
  moves: ["static", "slow-dolly-in", "slider"],
  sizes: ["close-up", "medium-close-up", "macro"],
};
const SCENE: Way = {
  who: ["nature"],
  pace: "slow",
  moves: ["static", "pan", "tilt-up", "aerial-forward"],
  sizes: ["wide", "extreme-wide"],
};
const BURST: Way = {
  who: ["thing"],
  pace: "fast",
  moves: ["static", "slow-dolly-in"],
  sizes: ["close-up", "medium", "medium-wide"],
};

function action(way: Way, says: string, details: string, unless = ""): Action {
  const words = list(says);
  const term = words[0] ?? "";
  return {
    id: term.replace(/[^a-z0-9]+/g, "-"),
    term,
    says: words,
    who: way.who,
    pace: way.pace,
    moves: way.moves,
    sizes: way.sizes,
    unless: list(unless),
    details: bars(details),
  };
}

/** Common actions: pace, fitting moves and sizes, and a detail of the motion itself that brings in nothing new. */
export const ACTIONS: readonly Action[] = [
  action(
    { ...GO, who: ["person"] },
    "fly a kite, flies a kite, flying a kite, flying kite, flying kites",
    "the line bows, tightens and bows again",
  ),
  action(
    GO,
    "walk, walks, walking, walked, stroll, strolls, strolling, stride, strides, striding, wander, wanders, wandering, pace, paces, pacing",
    "each step lands heel first and rolls through | weight shifts evenly from side to side | arms swing a little out of time with the feet",
  ),
  action(
    FAST,
    "run, runs, running, ran, sprint, sprints, sprinting, dash, dashes, dashing, race, races, racing",
    "feet strike and leave the ground in quick succession | the body leans into each stride | grit kicks up at every footfall",
    "cyclist, cyclists, bicycle, bicycles, bike, bikes, car, cars, motorcycle, motorcycles, boat, boats, horse, horses, river, water, stream, drone, drones",
  ),
  action(
    GO,
    "jog, jogs, jogging, jogged",
    "an easy bounce carries from step to step | breath falls into the rhythm of the feet",
  ),
  action(
    { ...GO, pace: "slow" },
    "crawl, crawls, crawling, creep, creeps, creeping",
    "one side reaches, then the other | weight stays low and close to the ground",
  ),
  action(
    { ...GO, pace: "slow" },
    "sneak, sneaks, sneaking, tiptoe, tiptoes, tiptoeing, prowl, prowls, prowling, stalk, stalks, stalking",
    "each step is tested before it takes weight | shoulders stay low and level",
  ),
  action(
    FAST,
    "chase, chases, chasing, pursue, pursues, pursuing",
    "the gap closes and opens with each stride",
  ),
  action(
    FAST,
    "gallop, gallops, galloping, canter, cantering",
    "all four feet gather and stretch in turn | the neck drives forward with each bound",
  ),
  action(GO, "trot, trots, trotting", "a springing two-beat gait lifts the body evenly"),
  action(GO, "march, marches, marching, parade, parading", "knees rise and fall on one beat"),
  action(
    BODY,
    "jump, jumps, jumping, leap, leaps, leaping, hop, hops, hopping, bounce, bounces, bouncing",
    "knees bend, push and fold at the top | for an instant everything hangs weightless",
  ),
  action(
    { ...BODY, moves: ["tilt-up", "static", "pedestal-up"] },
    "climb, climbs, climbing, climbed, scale, scales, scaling",
    "a hold is found, tested and pulled | the body draws upward in short, strong stages",
    "ladybug, beetle, ant, snail, ivy, vine, spider, caterpillar, cat, kitten, squirrel, smoke",
  ),
  action(
    BODY,
    "dance, dances, dancing, danced, sway, sways, swaying",
    "weight drops into the hips and lifts again | cloth follows each turn a beat late | a turn opens from the shoulders and unwinds",
  ),
  action(
    BODY,
    "spin, spins, spinning, twirl, twirls, twirling, rotate, rotates, rotating, pirouette",
    "loose edges fly outward and wrap back in | the turn slows by degrees",
  ),
  action(
    BODY,
    "fall, falls, falling, fell, trip, trips, stumble, stumbles, stumbling",
    "balance goes, and everything tips past recovery",
    "snow, rain, leaves, leaf, petals, petal, water, asleep, free, sky, clouds, parachute, love",
  ),
  action(
    { ...BODY, who: ["person", "animal"] },
    "stretch, stretches, stretching",
    "the spine lengthens slowly and lets go",
  ),
  action(
    HOLD,
    "sit, sits, sitting, sat, seated",
    "weight settles, and the posture eases by a degree | hands find their resting place",
  ),
  action(
    HOLD,
    "stand, stands, standing, stood",
    "weight shifts quietly from one side to the other | stillness holds but for an even breath",
  ),
  action(
    HOLD,
    "lie, lies, lying, lay down, recline, reclines, reclining, rest, rests, resting, relax, relaxes, relaxing",
    "breath lifts and lowers the ribs | limbs grow heavy and still",
  ),
  action(
    HOLD,
    "sleep, sleeps, sleeping, asleep, nap, napping, doze, dozes, dozing",
    "breath moves slow and regular | an eyelid flickers and settles",
  ),
  action(
    HOLD,
    "wake, wakes, waking, wakes up, awaken, awakens, awakening",
    "eyelids lift, close and lift again",
  ),
  action(HOLD, "wait, waits, waiting, waited", "a glance goes out and comes back"),
  action(
    { ...HOLD, sizes: ["full", "medium"] },
    "kneel, kneels, kneeling, crouch, crouches, crouching, squat, squats, squatting, bow, bows, bowing",
    "knees fold and the weight comes down slowly",
  ),
  action(HOLD, "lean, leans, leaning", "weight gives itself to one side"),
  action(HOLD, "pose, poses, posing", "the line of the body holds, then adjusts by an inch"),
  action(
    HOLD,
    "meditate, meditates, meditating, pray, prays, praying",
    "the breath slows until it scarcely shows | hands rest open and still",
  ),
  action(
    FACE,
    "look, looks, looking, looked, gaze, gazes, gazing, stare, stares, staring, glance, glances, glancing, peer, peers, peering",
    "the eyes travel, stop and hold | a slow blink breaks the gaze",
  ),
  action(
    FACE,
    "watch, watches, watching, watched, observe, observes, observing, see, sees",
    "attention fixes, and the head turns by a degree",
  ),
  action(
    FACE,
    "smile, smiles, smiling, smiled, grin, grins, grinning",
    "the corners of the mouth lift before the eyes follow | the smile opens slowly and stays",
  ),
  action(
    FACE,
    "laugh, laughs, laughing, laughed, giggle, giggles, giggling, chuckle, chuckling",
    "the head tips back and the shoulders shake",
  ),
  action(
    FACE,
    "cry, cries, crying, cried, weep, weeps, weeping, sob, sobs, sobbing",
    "the chin trembles and the breath comes in steps | wet tracks catch the light",
  ),
  action(FACE, "frown, frowns, frowning, scowl, scowling", "the brow draws down and the jaw sets"),
  action(FACE, "blink, blinks, blinking, wink, winks, winking", "lashes meet and part"),
  action(FACE, "nod, nods, nodding", "the chin dips once and rises"),
  action(
    FACE,
    "shake head, shakes head, shaking head, shakes his head, shakes her head",
    "the head turns slowly from side to side",
  ),
  action(
    FACE,
    "think, thinks, thinking, contemplate, contemplates, contemplating, ponder, ponders, pondering, daydream, dreaming",
    "the gaze drifts out of focus and returns",
  ),
  action(FACE, "listen, listens, listening, hear, hears", "the head tilts a fraction and goes still"),
  action(
    FACE,
    "talk, talks, talking, speak, speaks, speaking, say, says, saying, chat, chats, chatting, converse, conversing",
    "words come with small lifts of the brow | the mouth shapes each phrase and rests",
  ),
  action(FACE, "whisper, whispers, whispering", "lips barely part as the head leans in"),
  action(
    FACE,
    "shout, shouts, shouting, yell, yells, yelling, scream, screams, screaming, roar, roars, roaring",
    "the jaw drops open and the neck tightens",
  ),
  action(
    { ...FACE, sizes: ["medium-close-up", "medium"] },
    "sing, sings, singing, sang",
    "the chest fills before each phrase | the long notes carry the chin upward",
  ),
  action(
    FACE,
    "yawn, yawns, yawning, sneeze, sneezes, sneezing, cough, coughs, coughing",
    "the eyes squeeze shut and open wet",
  ),
  action(
    FACE,
    "sigh, sighs, sighing, breathe, breathes, breathing, exhale, inhales",
    "the shoulders rise, hold and drop",
  ),
  action(FACE, "kiss, kisses, kissing, kissed", "the distance closes slowly and holds"),
  action(
    HOLD,
    "hug, hugs, hugging, embrace, embraces, embracing, cuddle, cuddles, cuddling, snuggle",
    "arms close round and tighten by degrees",
  ),
  action(
    HANDS,
    "hold, holds, holding, held, carry, carries, carrying, carried, grip, grips, gripping, clutch, clutching",
    "fingers adjust their grip and tighten | the weight shows in the line of the arm",
    "hands, baby, breath",
  ),
  action(
    HANDS,
    "touch, touches, touching, stroke, strokes, stroking, pet, pets, petting, caress, caressing",
    "fingertips rest, press lightly and move on",
  ),
  action(
    HANDS,
    "reach, reaches, reaching, grab, grabs, grabbing",
    "the arm extends to its full length and the fingers open",
  ),
  action(
    HANDS,
    "give, gives, giving, hand over, offer, offers, offering",
    "the palm turns upward as the arm extends",
    "way, birth",
  ),
  action(
    HANDS,
    "take, takes, taking, pick up, picks up, picking up, pick, picks, picking, pluck",
    "fingers close and lift in one motion",
    "off, photo, picture, walk, bath, shower, nap, ride",
  ),
  action(HANDS, "put, puts, putting, place, places, placing, set down", "it comes down slowly and is let go"),
  action(HANDS, "point, points, pointing", "the arm straightens and the finger steadies"),
  action(
    { ...HANDS, sizes: ["medium", "medium-wide"] },
    "wave, waves, waving, waved, greet, greets, greeting",
    "the hand rocks from the wrist at shoulder height",
  ),
  action(
    { ...HANDS, sizes: ["medium", "medium-wide"] },
    "clap, claps, clapping, applaud, applauds, applauding",
    "palms meet, part and blur",
  ),
  action(HANDS, "write, writes, writing, wrote", "the tip travels, lifts and returns to the line"),
  action(HANDS, "read, reads, reading", "the eyes run along a line and drop to the next"),
  action(
    HANDS,
    "draw, draws, drawing, sketch, sketches, sketching",
    "short strokes gather into a darker edge",
    "sword, swords, katana, blade, gun, pistol, curtain, curtains, bow, breath, crowd, water, cart, carriage",
  ),
  action(
    HANDS,
    "paint, paints, painting, painted",
    "a loaded stroke drags out and thins at its end | wet colour follows the bristles",
  ),
  action(HANDS, "type, types, typing", "fingertips fall in quick, uneven runs"),
  action(
    HANDS,
    "cut, cuts, cutting, slice, slices, slicing, chop, chops, chopping, dice, dicing, carve, carves, carving",
    "the blade goes through cleanly and the pieces part | the cut face shows wet and bright",
    "hair, lawn, grass, ribbon, paper, fabric, cloth, rope, wood, film, hedge, stone, metal, scissors",
  ),
  action(
    HANDS,
    "cook, cooks, cooking, cooked, fry, fries, frying, grill, grills, grilling, prepare, prepares, preparing",
    "heat lifts off in wavering lines | the surface browns and tightens",
  ),
  action(
    HANDS,
    "stir, stirs, stirring, mix, mixes, mixing, whisk, whisks, whisking, blend",
    "a slow whirl follows the stroke and folds in",
  ),
  action(
    HANDS,
    "pour, pours, pouring, poured",
    "the stream narrows, twists and breaks into drops | the level climbs with a trembling edge",
  ),
  action(HANDS, "knead, kneads, kneading", "the mass stretches, folds and springs back"),
  action({ ...HANDS, pace: "slow" }, "bake, bakes, baking", "the crust lifts and colours at the edges"),
  action(
    HANDS,
    "eat, eats, eating, ate, bite, bites, biting, chew, chews, chewing, munch, munches, munching, taste, tastes, tasting",
    "the jaw works slowly and a crumb falls | the first bite leaves a clean edge",
  ),
  action(
    HANDS,
    "drink, drinks, drinking, drank, sip, sips, sipping, slurp",
    "the liquid tilts to the rim and drops back",
  ),
  action(
    HANDS,
    "wash, washes, washing, rinse, rinses, rinsing, clean, cleans, cleaning, scrub, scrubbing, wipe, wipes, wiping",
    "lather slides and runs off in threads | a clear track follows each stroke",
  ),
  action(HANDS, "brush, brushes, brushing, comb, combs, combing", "each stroke pulls straight and lets go"),
  action(
    HANDS,
    "sew, sews, sewing, knit, knits, knitting, weave, weaves, weaving, stitch",
    "thread draws through and snugs tight",
  ),
  action(HANDS, "fold, folds, folding, wrap, wraps, wrapping", "an edge turns over and is pressed flat"),
  action(
    HANDS,
    "open, opens, opening, opened, unwrap, unwrapping, unlock",
    "the seam widens, and light gets in",
    "mouth, eyes, eye, arms, wings, space, field, sky, flower",
  ),
  action(HANDS, "close, closes, closing, closed, shut, shuts", "the gap narrows to a line and is gone"),
  action(
    HANDS,
    "press, presses, pressing, push button, tap, taps, tapping, click",
    "the fingertip whitens under pressure",
  ),
  action(BODY, "push, pushes, pushing, shove", "the back straightens and the heels dig in"),
  action(
    BODY,
    "pull, pulls, pulling, drag, drags, dragging, tug, tugs, tugging",
    "slack goes out and the load gives",
  ),
  action(
    BODY,
    "lift, lifts, lifting, raise, raises, raising, hoist",
    "the load clears the ground and steadies",
    "weights, off, head, chin",
  ),
  action(
    BODY,
    "throw, throws, throwing, threw, toss, tosses, tossing, hurl",
    "the arm whips through and follows across",
  ),
  action(
    BODY,
    "catch, catches, catching, caught",
    "hands close and give with the weight",
    "fire, cold, bus, train, sunlight, light, fish",
  ),
  action(BODY, "kick, kicks, kicking", "the leg swings from the hip and snaps straight"),
  action(
    { ...BODY, pace: "fast" },
    "punch, punches, punching, box, boxes, boxing, hit, hits, hitting, strike, strikes, striking",
    "the shoulder drives and the fist lands and returns",
  ),
  action(
    { ...BODY, pace: "fast" },
    "fight, fights, fighting, battle, battles, battling, duel, duels, dueling, wrestle, wrestling",
    "bodies close, turn and break apart",
  ),
  action(
    BODY,
    "shoot, shoots, shooting, fires, firing, aim, aims, aiming",
    "the aim steadies before the recoil travels back",
  ),
  action(BODY, "dig, digs, digging, shovel, shoveling", "the blade sinks, levers and lifts a clod"),
  action(
    BODY,
    "plant, plants, planting, garden, gardening, water plants, watering",
    "loose soil closes and is patted firm",
  ),
  action(
    BODY,
    "build, builds, building, construct, constructs, constructing, assemble, assembles, assembling",
    "each part seats against the last",
    "burning, tall, old, brick, office, apartment, abandoned, collapsing, ruined, stone, glass",
  ),
  action(HANDS, "repair, repairs, repairing, fix, fixes, fixing", "small turns tighten a stubborn part"),
  action(HANDS, "hammer, hammers, hammering, forge, forging", "each blow lands, rebounds and lands again"),
  action(
    BODY,
    "sweep, sweeps, sweeping, mop, mopping, vacuum, vacuuming, rake, raking",
    "long strokes clear a widening strip",
  ),
  action(
    HANDS,
    "play, plays, playing, played",
    "quick attention passes from one touch to the next | the rhythm of the play lifts and drops",
    "ball, football, soccer, basketball, tennis, mud, park, yard, snow, fetch, field, dog, dogs, puppy, puppies, kitten, elephant, panda, children",
  ),
  action(
    HANDS,
    "play guitar, playing guitar, playing the guitar, plays the guitar, strum, strums, strumming",
    "the wrist drops through the strings and springs up",
  ),
  action(
    HANDS,
    "play piano, playing piano, playing the piano, plays the piano",
    "fingers fall, spread and lift from the keys",
  ),
  action(
    HANDS,
    "play violin, playing violin, playing the violin, plays the violin",
    "the bow crosses in one long even stroke",
  ),
  action(
    HANDS,
    "play drums, playing drums, playing the drums, drum, drums, drumming",
    "sticks blur and rebound",
  ),
  action(
    BODY,
    "exercise, exercises, exercising, work out, working out, train, trains, training, push-ups, sit-ups, weightlifting",
    "muscles tighten, hold and release in turn",
    "station, platform, track, tracks, carriage, car, driver, ride, journey, window, steam, bullet, toy, model",
  ),
  action(
    BODY,
    "practice, practices, practicing, practise, practising, rehearse, rehearsing, yoga, tai chi",
    "one position flows slowly into the next",
  ),
  action(
    { ...FAST, who: ["person"] },
    "ski, skis, skiing, snowboard, snowboards, snowboarding, sled, sledding",
    "edges bite and throw a fan of powder",
  ),
  action(
    { ...FAST, who: ["person"] },
    "skate, skates, skating, skateboard, skateboards, skateboarding, rollerblade",
    "weight rolls from edge to edge in long curves",
  ),
  action(
    { ...FAST, who: ["person"] },
    "surf, surfs, surfing",
    "the board trims along the face as the lip folds over",
  ),
  action(
    { ...GO, moves: ["drift", "tracking-side", "pan"] },
    "swim, swims, swimming, swam",
    "each stroke draws a long fold through the water",
  ),
  action(
    { ...GO, moves: ["drift", "tilt-down", "pan"] },
    "dive, dives, diving, dove",
    "the body straightens and slips under",
    "goalkeeper, goalie, keeper, penalty, ball, stage, sky, clouds, plane",
  ),
  action(
    { ...ROAD, who: ["person"], pace: "moderate" },
    "cycle, cycles, cycling, bike ride, biking, ride a bike, rides a bike, riding a bike, riding a bicycle",
    "pedals turn over in an even circle",
  ),
  action(
    { ...ROAD, pace: "moderate" },
    "ride, rides, riding, rode",
    "the body absorbs each rise and dip",
    "wave, waves",
  ),
  action(
    ROAD,
    "drive, drives, driving, drove",
    "the nose dips into the turn and lifts out | reflections stream along the side",
    "cattle, sheep, herd, nail, nails, stake, horses",
  ),
  action(
    { ...ROAD, pace: "slow" },
    "park, parks, parking, stop, stops, stopping",
    "the last of the motion rocks out and settles",
  ),
  action(
    ROAD,
    "drift car, drifts through, drifting through, skid, skids, skidding",
    "the tail swings wide and is caught",
  ),
  action(
    { ...AIR, pace: "slow" },
    "sail, sails, sailing, sailed, row, rows, rowing, paddle, paddles, paddling",
    "the wake opens and closes behind",
  ),
  action(
    AIR,
    "fly, flies, flying, flew, soar, soars, soaring, glide, glides, gliding",
    "the climb eases into a level glide | a long shallow bank carries the turn",
    "motorcycle, motorbike, snowy, skater, skaters, ingredients, burger, pieces, debris, splinters, drops, confetti, swan, swans, ice, bus, tram, letter, letters, paper, papers, page, pages, spark, sparks, kite, kites, flag, hair, astronaut, space, submarine, ship, boat, train, car, carpet, ghost, books, book",
  ),
  action(
    { ...AIR, pace: "slow" },
    "hover, hovers, hovering, float, floats, floating, levitate, levitates, levitating",
    "it hangs, dips by a hand's width and recovers",
  ),
  action(
    AIR,
    "land, lands, landing, touch down, descend, descends, descending",
    "speed bleeds away until weight returns",
    "snow, petals, leaves, foot, feet, ball",
  ),
  action(
    { ...AIR, pace: "fast" },
    "take off, takes off, taking off, launch, launches, launching, lift off, blast off",
    "the ground lets go and the distance opens",
  ),
  action(
    { ...AIR, pace: "moderate" },
    "flap, flaps, flapping, flutter, flutters, fluttering",
    "the upstroke folds and the downstroke spreads",
  ),
  action(BEAST, "graze, grazes, grazing, feed, feeds, feeding", "the head lowers, tears and lifts"),
  action(
    BEAST,
    "sniff, sniffs, sniffing, lick, licks, licking, groom, grooming",
    "the nose works in small quick movements",
  ),
  action(BEAST, "wag, wags, wagging", "the motion starts at the tail and reaches the shoulders"),
  action(
    { ...BEAST, sizes: ["medium-close-up", "close-up"] },
    "bark, barks, barking, howl, howls, howling, growl, growls, growling, meow, purr, purring, chirp, chirps, chirping",
    "the throat swells with each call",
  ),
  action(
    { ...BEAST, pace: "fast" },
    "hunt, hunts, hunting, pounce, pounces, pouncing, attack, attacks, attacking",
    "the body bunches, then uncoils",
  ),
  action(
    BEAST,
    "perch, perches, perching, perched, sit on a branch, nest, nesting",
    "claws shift their hold and tighten",
  ),
  action(BEAST, "slither, slithers, slithering", "one curve slides into the place of the last"),
  action(
    { ...BEAST, pace: "moderate" },
    "roll around, rolls over, rolling over, roll, rolls, rolling",
    "the weight turns over its own shoulder",
  ),
  action(
    { ...BEAST, who: ["animal", "person"] },
    "peek, peeks, peeking, hide, hides, hiding, emerge, emerges, emerging",
    "an edge shows first, then the rest",
  ),
  action(
    { ...SHIFT, who: ["nature", "thing"] },
    "bloom, blooms, blooming, blossom, blossoms, blossoming",
    "outer layers loosen and fold back one by one",
  ),
  action(SHIFT, "grow, grows, growing, sprout, sprouts, sprouting", "the tip lifts, leans and straightens"),
  action(SHIFT, "melt, melts, melting, dissolve, dissolves, dissolving", "sharp edges round over and run"),
  action(SHIFT, "freeze, freezes, freezing", "crystals feather inward from the rim"),
  action(SHIFT, "drip, drips, dripping, leak, leaking", "a bead swells, stretches and lets go"),
  action(
    SHIFT,
    "glow, glows, glowing, shine, shines, shining, sparkle, sparkles, sparkling, glitter, glittering, flicker, flickers, flickering",
    "brightness swells and sinks in slow pulses",
  ),
  action(SHIFT, "burn, burns, burning, smolder, smoulder", "the edge curls, blackens and creeps inward"),
  action(
    SHIFT,
    "boil, boils, boiling, bubble, bubbles, bubbling, simmer, simmering, steaming",
    "bubbles crowd up and break at the surface",
  ),
  action(
    SHIFT,
    "rust, rusting, decay, decays, decaying, rot, wither, withers, withering",
    "the surface dulls, flakes and sinks",
  ),
  action(
    SHIFT,
    "transform, transforms, transforming, morph, morphs, morphing, change, changes, changing, turn into, turns into, turning into, become, becomes, becoming",
    "one outline loosens as the next takes hold",
  ),
  action(
    SHIFT,
    "appear, appears, appearing, materialize, materializes, fade in",
    "faint edges gather until the form is whole",
  ),
  action(
    SHIFT,
    "disappear, disappears, disappearing, vanish, vanishes, vanishing, fade, fades, fading",
    "detail thins first, the outline last",
  ),
  action(
    SHIFT,
    "unfold, unfolds, unfolding, unfurl, unfurls, unfurling",
    "a crease opens and the next one follows",
  ),
  action(
    SHIFT,
    "spread, spreads, spreading, expand, expands, expanding, swell, swelling",
    "the front edge creeps outward unevenly",
  ),
  action(
    SHIFT,
    "shrink, shrinks, shrinking, deflate, deflates, deflating, compress, compressing",
    "the skin puckers and draws in",
  ),
  action(SHIFT, "inflate, inflates, inflating", "wrinkles fill out one after another"),
  action(SHIFT, "sink, sinks, sinking", "the waterline climbs and closes over"),
  action(
    SHIFT,
    "swing, swings, swinging, hang, hangs, hanging, dangle, dangling",
    "each arc is a little shorter than the last",
  ),
  action(
    SHIFT,
    "stack, stacks, stacking, pile up, balance, balances, balancing",
    "the column sways by a hair and holds",
  ),
  action(
    { ...SHIFT, pace: "moderate" },
    "squeeze, squeezes, squeezing, squash, squish",
    "the sides bulge and the surface splits",
  ),
  action(
    BURST,
    "break, breaks, breaking, shatter, shatters, shattering, smash, smashes, smashing, crack, cracks, cracking",
    "a line runs across and the pieces let go",
  ),
  action(
    BURST,
    "explode, explodes, exploding, burst, bursts, bursting, erupt, erupts, erupting, detonate",
    "the centre whitens and fragments race outward",
  ),
  action(
    BURST,
    "collapse, collapses, collapsing, crumble, crumbles, crumbling",
    "the middle gives and the rest follows down",
  ),
  action(
    BURST,
    "crash, crashes, crashing, collide, collides, colliding",
    "the front folds and the motion runs back through it",
  ),
  action(
    BURST,
    "splash, splashes, splashing, spray, sprays, spraying",
    "a crown of water stands up and falls apart",
  ),
  action(
    BURST,
    "crush, crushes, crushing, flatten, tear, tears apart, rip, rips, ripping",
    "fibres stretch white before they part",
  ),
  action(
    BURST,
    "drop, drops, dropping",
    "it falls, strikes and rocks to rest",
    "ink, water, rain, dew, blood, oil, paint, milk, honey",
  ),
  action(
    { ...SCENE, pace: "moderate" },
    "flow, flows, flowing, stream, streams, streaming, run down, cascade, cascades, cascading, pour down",
    "the current braids, parts and joins again",
  ),
  action(SCENE, "rain, rains, raining, snow, snows, snowing", "fine lines fall on a slant and scatter below"),
  action(
    SCENE,
    "blow, blows, blowing",
    "everything loose streams in one direction",
    "kiss, candle, candles, bubble, bubbles, trumpet, whistle, glass, balloon",
  ),
  action(SCENE, "rise, rises, rising, rose up, set, sets, setting", "the bright edge moves by its own width"),
  action(SCENE, "drift, drifts, drifting", "shapes slide past each other at different speeds"),
  action(
    { ...SCENE, pace: "moderate" },
    "wave crash, waves crashing, crash against, roll in, rolling in, lap, laps, lapping",
    "the crest thins, topples and spreads to lace",
  ),
  action(
    SCENE,
    "tower, towers, towering, loom, looms, looming, overlook, overlooks, overlooking, stretch out, surround, surrounds, surrounding",
    "the mass stands against shifting light",
  ),
  action(
    SCENE,
    "reflect, reflects, reflecting, mirror, mirrors",
    "the image breaks and mends with each ripple",
  ),
  action(
    { ...SCENE, who: ["nature", "thing"] },
    "orbit, orbits, orbiting, revolve, revolves, revolving, circle, circles, circling",
    "the lit side turns slowly into shade",
  ),
  action(
    SCENE,
    "swirl, swirls, swirling, whirl, whirls, whirling, churn, churning",
    "outer arms lag as the centre tightens",
  ),
  action(
    BODY,
    "celebrate, celebrates, celebrating, cheer, cheers, cheering",
    "arms go up and hold at full stretch",
  ),
  action(
    HANDS,
    "pack, packs, packing, load, loading, unload, unloading",
    "things are turned, fitted and pressed down",
  ),
  action(BODY, "work, works, working", "small repeated motions fall into a rhythm"),
  action(
    HANDS,
    "study, studies, studying, examine, examines, examining, inspect, inspects, inspecting",
    "the head bends closer and tilts",
  ),
  action(
    GO,
    "enter, enters, entering, arrive, arrives, arriving, approach, approaches, approaching, come, comes, coming",
    "the figure grows against the ground behind",
  ),
  action(
    GO,
    "leave, leaves the, leaving, exit, exits, exiting, depart, departs, go away, walk away, walks away, walking away",
    "the outline shrinks against the distance",
  ),
  action(
    GO,
    "cross, crosses, crossing, pass, passes, passing",
    "it slides from one edge of the view toward the other",
    "legs, arms, fingers",
  ),
  action(GO, "follow, follows, following", "the distance between stays even"),
  action(
    GO,
    "explore, explores, exploring, search, searches, searching, hike, hikes, hiking, trek",
    "attention moves ahead of the feet",
  ),
  action(
    { ...GO, pace: "slow" },
    "turn, turns, turning",
    "the shoulders follow the head round",
    "page, pages, corner, night, day, into, head",
  ),
  action(
    { ...HANDS, sizes: ["medium", "medium-close-up"] },
    "wear, wears, wearing, dressed, put on, puts on, putting on, try on, trying on",
    "fabric pulls straight and settles",
  ),
  action(
    { ...HANDS, sizes: ["medium", "close-up"] },
    "take a photo, takes a photo, taking a photo, taking photos, taking a selfie, photograph, photographs, photographing, film, films, filming",
    "a fingertip rests, presses and lifts",
    "horror, short, feature, noir, trailer, action, war, silent, documentary, style, old, grain, black",
  ),
  action(
    { ...HANDS, sizes: ["medium", "close-up"] },
    "use a phone, text, texts, texting, scroll, scrolls, scrolling, call, calls, calling",
    "a thumb moves in short upward strokes",
  ),
  action(
    { ...HANDS, sizes: ["medium", "close-up"] },
    "light a candle, ignite, ignites, igniting, smoke, smokes, smoking",
    "a small glow flares and steadies",
  ),
  action({ ...BODY, pace: "slow" }, "fish, fishes, fishing", "the line bellies out and tightens"),
  action(
    { ...HANDS, pace: "slow" },
    "sculpt, sculpts, sculpting, mold, molding, shape, shapes, shaping",
    "the form gives under the thumb and keeps the mark",
  ),
  action(
    { ...BODY, who: ["person", "animal"], pace: "slow" },
    "drown, shiver, shivers, shivering, tremble, trembles, trembling, shake, shakes, shaking",
    "a fine tremor runs outward and stills",
    "hand, hands, head, heads",
  ),
  action(
    { ...BODY, who: ["person", "thing"] },
    "perform, performs, performing, juggle, juggles, juggling, act, acts, acting",
    "timing tightens as the rhythm builds",
  ),
  action(
    { ...BODY, who: ["person"] },
    "dribble, dribbles, dribbling, shoot a basket, dunk, dunks, dunking, serve, serving",
    "the ball leaves, returns and leaves again",
  ),
  action(
    { ...HANDS, who: ["person"] },
    "shave, shaves, shaving, apply makeup, applying makeup, brush teeth, brushes teeth, brushing teeth, brushing his teeth, brushing her teeth",
    "short strokes follow the curve of the face",
  ),
  action(
    { ...HOLD, who: ["person"] },
    "propose, proposes, proposing, marry, marries, marrying, wed, dine, dines, dining, toast, toasts, toasting",
    "a small pause holds before the gesture completes",
  ),
  action(
    { ...HOLD, who: ["person"] },
    "teach, teaches, teaching, lecture, lectures, present, presents, presenting, explain, explains, explaining, interview, interviews",
    "open hands mark out each point",
  ),
  action(
    { ...HOLD, who: ["person"] },
    "shop, shops, shopping, buy, buys, buying, sell, sells, selling, pay, pays, paying",
    "things are lifted, weighed and compared",
  ),
  action(
    { ...HANDS, who: ["person"] },
    "operate, operates, operating, control, controls, controlling, steer, steers, steering, pilot",
    "small corrections come through the wrists",
  ),
  action(
    { ...HANDS, who: ["person"] },
    "feed an animal, feeding birds, milk a cow, milking, shear, shearing",
    "an open hand steadies and waits",
  ),
];
