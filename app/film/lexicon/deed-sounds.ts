/**
 * What a deed done to a thing sounds like: verb and thing together, because a book and a door are not opened with one
 * sound. A row holds the verb's forms by their common beginning, the things, and clauses that bring in nothing else.
 */
export interface DeedSound {
  readonly verb: RegExp;
  readonly thing: RegExp;
  readonly clauses: readonly string[];
}

const any = (list: string, end: string) =>
  new RegExp(
    `^(?:${list
      .split(",")
      .map((each) => each.trim())
      .join("|")})${end}$`,
  );

export const DEED_SOUNDS: readonly DeedSound[] = `
  open, push, pull, swing, enter | door, gate | a hinge creaks and a latch clicks home ; the latch lifts and air moves through the gap
  clos, shut, slam, lock | door, gate | the latch catches with a solid click ; timber meets frame in a dull thud
  open, push, rais | window, shutter | a sash grates up in its frame ; a stay rattles and outside sound leaks in
  clos, shut | window, shutter | the pane rattles once and the sound outside falls away
  open | book, diary, notebook, newspaper, magazine, map | a spine cracks softly and pages fan
  clos, shut | book, diary, notebook | pages meet with a soft clap
  open, unwrap, tear, read | letter, envelope, gift, present, parcel, package | paper tears along the fold ; stiff paper crackles open
  open, uncork | bottle, champagne, wine | a cork eases out with a soft pop
  open, crack | can, soda, beer | a ring pulls and pressure hisses out
  open, clos, unfold | umbrella, parasol | ribs snap taut under the cloth
  open, clos, draw | curtain, blind | rings slide along the rail
  open, clos | suitcase, briefcase, bag, backpack, purse | a clasp snaps and leather creaks ; a zip runs round its teeth
  open, clos | box, chest, jewelry box, music box | a catch gives and the lid creaks up
  open, clos | drawer, cupboard, fridge, refrigerator, oven | runners rattle and contents shift
  open, clos | laptop, computer | a hinge flexes and a fan spins up
  play, practic, perform, strum, pluck | guitar, ukulele, banjo, lute, bass | strings ring out and fret buzz trails each chord
  play, practic, perform | piano, keyboard, organ | felt hammers strike and a chord rings on
  play, practic, perform | violin, cello, viola, fiddle | a bow draws one long note across the string
  play, beat, hit | drum, drums, bongo, tambourine | a drumhead cracks and its shell answers
  play, blow, practic | flute, clarinet, oboe, recorder | air edges into a clear wooden note
  play, blow, practic | saxophone, trumpet, trombone, tuba, horn | brass opens bright and falls away
  play | harp, xylophone, harmonica, accordion | single notes ring and overlap
  play | chess, checkers, domino, dominoes | a piece clicks down on its square
  play, deal, shuffl | card, cards, poker | cards riffle and slap down
  play | game, games, console, controller | buttons click in rapid bursts
  play, chas, kick, throw, catch | ball, football, frisbee | a ball thumps, bounces and rolls on
  pour | coffee, tea, espresso | a thin stream rises in pitch as the cup fills ; steam hisses over a filling cup
  pour | wine, beer, champagne, juice, milk, water, whisky, drink, lemonade | liquid glugs, then thins to a trickle
  pour, drizzl, drip | honey, syrup, sauce, chocolate, caramel, batter | a thick ribbon folds on itself with a soft plop
  pour, sift, sprinkl | sand, flour, sugar, salt, rice | grains hiss in a thin, steady fall
  steam, froth, make, brew, prepar | milk, latte, espresso, coffee, cappuccino | steam shrieks into milk and falls to a rumble
  make, brew, serv, prepar, sip, drink | tea | a kettle ticks and porcelain chimes
  cut, slic, chop, dic | onion, onions, carrot, carrots, vegetable, vegetables, pepper, cucumber, celery, garlic, herbs | a blade crunches through and knocks the board
  cut, slic, break, tear | bread, baguette, loaf, toast | crust crackles and gives
  cut, slic | cake, pie, cheese, fruit, apple, orange, lemon, watermelon, melon, tomato | the blade sinks through and taps the plate
  cut, chop, split, saw | wood, log, logs, tree, timber | a blade bites and the grain splits with a crack
  cut, snip, trim | paper, cloth, fabric, ribbon, hair, hedge, rose, roses | shears close in crisp snips
  eat, bit, munch, chew | apple, carrot, chip, chips, cracker, cookie, popcorn, celery | a sharp crunch and slow chewing
  eat, slurp | noodle, noodles, ramen, spaghetti, pasta, soup | a slurp, then china touched by metal
  eat | ice cream, cake, pudding, yogurt | a spoon scrapes a soft edge
  eat | bamboo | stalks crack between strong jaws
  eat, graz | grass, hay, leaves | stems tear and are ground slowly
  drink, sip | coffee, tea, water, wine, milk, beer, juice, latte | a sip, a swallow and the cup set down
  rid, pedal, cycl | bicycle, bike, unicycle, scooter | a chain whirs and the freewheel ticks
  rid | motorcycle, motorbike, moped | a twin engine throbs as the throttle opens
  rid, gallop | horse, pony, camel, donkey, unicorn | saddle leather creaks over the beat of hooves
  rid | wave, waves, surfboard | a board slices the wave with a long hiss
  driv, park, start | car, taxi, truck, van, bus, jeep | an engine holds a steady note and tyres hiss
  driv | tractor | a diesel chugs over rattling iron
  drop, shatter, break, smash | glass, vase, plate, bottle, mirror, cup, bowl | glass bursts and pieces skitter ; china cracks and scatters
  drop, toss, flip, count | coin, coins | metal chinks and spins to rest
  break, crack, melt | ice | ice splits with a ringing ping
  crack, break, beat | egg, eggs | a shell taps, cracks and drips
  writ, draw, scribbl | chalk, blackboard, board | chalk ticks and squeaks over slate
  writ, sign | letter, diary, note, notebook, paper, pen, journal | a nib scratches and pauses
  draw, sketch | pencil, portrait, sketch, paper, picture | graphite scratches in short strokes
  paint | wall, fence, canvas, portrait, picture, landscape | bristles drag wet paint ; a brush taps the rim of a tin
  throw, hurl, skip, toss | stone, stones, rock, rocks, pebble | a stone clacks, then plunks
  wash, rins, scrub | dish, dishes, plate, plates, cup | water runs and china squeaks clean
  wash, scrub, wip, clean | car, window, windows, floor, table, mirror | wet cloth squeaks over a smooth surface
  wash | hand, hands, hair, face | water runs and splashes in the basin
  brush | tooth, teeth | bristles scrub in small circles
  brush, comb | hair, mane, horse, cat, dog | bristles rasp through in long strokes
  fold, unfold | paper, map, letter, newspaper, origami | creases snap one by one
  fold | laundry, shirt, clothes, towel, sheet, napkin | cotton flaps once and smooths flat
  knock, rap | door, window | knuckle raps land in threes
  ring | bell, doorbell | a clear bell rings and fades slowly
  answer, ring, pick | phone, telephone | a handset lifts with a plastic click
  light, strik | match, candle, lamp, lantern, fire, cigarette | a match scratches and flares
  blow | candle, candles | a breath of air, and the wicks hiss out
  blow | bubble, bubbles | a wet film stretches and snaps free
  fly | kite | a taut line hums and the tail flutters
  fly, pilot | drone | small rotors whine and shift in pitch
  walk, run, step, trudg, jog, hik, stroll, wander, chas, march | snow | snow squeaks underfoot with each step
  walk, run, step, jog, stroll, wander, crawl, chas | sand, beach, desert, dune, dunes | sand gives and hisses under each step
  walk, run, step, jog, hik, stroll, wander | leaves, forest, woods | dry leaves crunch under each step
  walk, run, step, wad, splash, jump, stomp | puddle, puddles, water, stream, mud, rain, river | wet steps slap and suck
  walk, run, step, stroll, pac | corridor, hall, hallway, tunnel, cathedral, church, station | each step returns off hard walls
  climb, run, walk, descend, step | stairs, staircase, steps, ladder | treads creak one after another
  row, paddl | boat, canoe, kayak, raft, gondola | a blade dips, pulls and drips on the return
  sail | boat, ship, yacht, sailboat | a sail cracks full and rigging ticks
  cast, mend, pull, haul, fish | net, nets, line, rod | wet cord creaks and drips
  mend, sew, stitch, knit, embroider | net, cloth, dress, shirt, sweater, scarf, quilt, shoe | thread draws through with a dry pull
  hammer, forg, shap | iron, steel, metal, sword, horseshoe, nail, anvil | iron rings under even blows
  fix, repair, mend, tighten | car, bike, bicycle, clock, watch, radio, engine, robot, machine | a ratchet clicks and metal clinks down
  shap, throw, mold, mould, spin | clay, pot, vase, bowl | wet clay whispers round under even pressure
  knead, roll, stretch, toss | dough, pizza | dough slaps down and gives
  stir, mix, whisk | soup, pot, bowl, batter, coffee, tea, sauce, stew | a spoon circles and rings off the side
  fry, grill, cook, flip, sear | egg, eggs, steak, bacon, pancake, pancakes, meat, burger, fish, chicken | fat spits and sizzles on hot iron
  water | plant, plants, flower, flowers, garden, roses | a fine spray patters on leaves
  feed | pigeon, pigeons, duck, ducks, chicken, chickens, bird, birds | grain scatters and pecking follows
  pet, stroke, hug, cuddl | dog, cat, puppy, kitten, rabbit | fur rustles under slow strokes
  turn, flip | page, pages | a page turns with a dry whisper
  iron | shirt, shirts, clothes, dress, laundry, trousers | steam hisses under the plate
  carry, lift, push, roll, pull | suitcase, luggage, trolley, cart, stroller, wheelbarrow | small wheels rattle over joints
  swing | swing, hammock, rope | a chain creaks at each end of the arc
  shoot, throw, dribbl, bounc, dunk | basketball, hoop | a ball thuds on the boards and the net snaps
  hit, swing, serv | tennis, racket, baseball, bat, golf | strings or wood meet the ball with a clean crack
  kick | ball, football, soccer | leather meets the ball with a dull thump
  typ | keyboard, typewriter, laptop, computer, email, message | keys clatter in quick bursts
  tak, snap | photo, photos, picture, pictures, photograph, selfie | a shutter snaps and resets
  watch | tv, television, movie, film | a screen hums at low level
  sweep, rak | floor, leaves, yard, street | bristles scratch in slow, even strokes
  dig, shovel | hole, earth, snow, sand, garden, grave, soil | a blade bites in and loose earth drops
  pick, pluck, gather | apple, apples, flower, flowers, fruit, grape, grapes, strawberries, cotton, tea | stems snap and leaves spring back
  juggl | ball, balls, apple, apples, oranges, torches | soft smacks land in a quick, even round
  shuffl, stack, count, pil | book, books, box, boxes, plates, stones, bricks | each piece clacks down on the last`
  .split("\n")
  .map((line) => line.split("|").map((part) => part.trim()))
  .filter(([verb]) => verb !== undefined && verb !== "")
  .map(([verb = "", thing = "", clauses = ""]) => ({
    verb: any(verb, "(?:e|es|s|ies|y|[a-z]?ing|[a-z]?ed)?"),
    thing: any(thing, "s?"),
    clauses: clauses.split(";").map((each) => each.trim()),
  }));

/** How far after its verb a thing may stand, in words. */
const REACH = 6;

/**
 * Clauses for every deed of a text and the thing it is done to, in the order of the text. Takes lower-case words, and
 * whether they are one noun phrase: there only participles are deeds, and the light of "a traffic light" strikes no fire.
 */
export function deedSoundsIn(words: readonly string[], nounPhrase: boolean): readonly string[] {
  return words.flatMap((word, at) => {
    if (nounPhrase && !/(?:ing|ed|en)$/.test(word)) return [];
    // "A row of boats" is no rowing.
    if (/^(?:an?|the|of|his|her|their|its)$/.test(words[at - 1] ?? "")) return [];
    const after = words.slice(at + 1, at + 1 + REACH);
    return DEED_SOUNDS.filter(
      ({ verb, thing }) =>
        verb.test(word) &&
        after.some((other, index) => thing.test(other) || thing.test(`${other} ${after[index + 1] ?? ""}`)),
    ).flatMap(({ clauses }) => clauses);
  });
}
