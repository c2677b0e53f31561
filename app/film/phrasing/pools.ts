import type { Pools } from "../choice";
import { KIND_POOLS } from "../lexicon/kind-of";

/** Short phrases that sentence frames draw on by name. None names a person, an animal, an hour or a text. */
const row = (text: string): readonly string[] =>
  text
    .split(/[,\n]/)
    .map((each) => each.replace(/\s+/g, " ").trim())
    .filter(Boolean);

/**
 * What a light does to shadow and highlight, in a gaffer's words, soft and hard. `open` holds of any land or room; `near` of
 * a subject that stands close enough for its own shadow or for a bounce card; `room` asks for walls; `lamp` for a set lamp.
 */
const SOFT_SHADE = {
  open: row(
    `soft-edged shadows, open shadows, gentle falloff, a two-to-one ratio, low contrast, shadow side open, even across the frame, a slow falloff to the back, a soft terminator, broad highlights, dull reflections, muted speculars, background a stop under, background a stop over, shadow side one stop down, blacks lifted, wide penumbra, highlights well held, colour held in the shade, rounded modelling, quiet reflections, foreground a touch darker, near side brighter, far side dimmer, skylight fill, overcast fill, scattered fill, cool ambient fill, ambient level only, edges melting, shadow tone kept grey, level ambience, a third-stop gradient, flattened relief, creamy transitions, gradual modelling, hazed highlights, shade kept transparent, shadows fading at their edges, one even level, contrast low at the back, distance paler than the front, light from every side, slow tonal steps, shadows barely darker, mild highlights, colour carried into the shade, far planes lighter`,
  ),
  near: row(
    `faint contact shadows, shade pooling underneath, weak shade beneath, pale underside, wrapped edges, light wrapping both sides, bounce from below, white bounce opposite, negative fill opposite, a faint cool rim, a faint warm rim, silk overhead, a muslin bounce, diffused through a frame, poly fill opposite, underfill from a card, cross-bounce, half a stop of falloff, fill two-thirds down, ground bounce, shadowless front, warm ambient fill, low-level fill, quarter-stop fill, fill at one to one, side fill low`,
  ),
  room: row(
    `fill from the floor, fill from the wall, bounced off the ceiling, bounced off a pale wall, soft top light, dim corners, even background`,
  ),
  lamp: row(
    `a broad source, feathered to the edges, large soft key, a key three feet wide, book light, china-ball fill, grid cloth in front, double diffusion, lowered key, raised key, key near the lens, toplight feathered`,
  ),
};
const HARD_SHADE = {
  open: row(
    `long shadows, short shadows, hard shadow edges, deep shadows, a thin bright rim, a warm rim, a cool rim, a four-to-one ratio, an eight-to-one ratio, high contrast, quick falloff, little fill, bright speculars, small speculars, shadow side three stops down, half the frame in shade, a shadow toward the lens, a shadow falling away, texture raked sideways, edges picked out, crisp terminator, clear key side, a visible edge of shade, background in shade, background two stops under, foreground in shade, stretched shadows, sharp reflections, sparkle along the edges, narrow penumbra, one stop over on the edge, exposed for the highlights, exposed for the shadows, half silhouette, hard side, deep blacks, contrast held, a hot edge, unfilled shadow side, shadow crossing the ground, an unbroken highlight, strong modelling, bright side toward the lens, dark side toward the lens, a sharp drop to black, slanting shadow, long shade to the right, long shade to the left, fill four stops under, fill three stops under, specular edge, contrast at the contour, sculpted planes, ground shadow long and low, shadow side to lens, bright edge to the left, bright edge to the right, polished glints, flare at the edge, topped with light, half-lit form, relief in raking light, bright planes against dark, shade in the hollows, lit crests and dark folds, every ridge edged`,
  ),
  near: row(
    `one clean shadow, a cast shadow behind, glossy edges, grain raked up, rim only, small catchlights, shade carved underneath, undercut in black, a bright line on top`,
  ),
  room: row(`barred shadows, cut across the floor, slashed background`),
  lamp: row(
    `spill on the ground, spill on the background, a kicker behind, flagged off the background, narrow beam, black fill opposite, small hard key, undiffused key, spotted lamp, barn doors tight, snooted beam, cucoloris breakup, three-quarter back key, key behind the subject, crossing shadows, bare source`,
  ),
};

/** How far the notes of a shade pool reach: each reach holds those before it. */
export const SHADE_REACHES = ["open", "near", "room", "lamp"] as const;
export type ShadeReach = (typeof SHADE_REACHES)[number];

const upTo = (shades: Readonly<Record<ShadeReach, readonly string[]>>, reach: ShadeReach) =>
  SHADE_REACHES.slice(0, SHADE_REACHES.indexOf(reach) + 1).flatMap((each) => shades[each]);

export const POOLS: Pools = {
  ...KIND_POOLS,
  softshade: upTo(SOFT_SHADE, "open"),
  "softshade-near": upTo(SOFT_SHADE, "near"),
  "softshade-room": upTo(SOFT_SHADE, "room"),
  "softshade-lamp": upTo(SOFT_SHADE, "lamp"),
  hardshade: upTo(HARD_SHADE, "open"),
  "hardshade-near": upTo(HARD_SHADE, "near"),
  "hardshade-room": upTo(HARD_SHADE, "room"),
  "hardshade-lamp": upTo(HARD_SHADE, "lamp"),

  fur: row(
    `coarse guard hairs, downy undercoat, damp whiskers, ruffled fur, a wet nose, pricked ears, flicking ears, rolling shoulders, dusty flanks, matted tufts, a swaying tail, soft jowls, scarred hide, folded skin, burrs in the coat, glossy flanks, a twitching ear, slow blinks, flared nostrils, rippling muscle, muddy legs, splayed toes, breath in the ribs, parted fur, whisker pads, cheek ruffs, chest fur, soft paw pads, hind legs, shoulder blades, hocks, dewclaws, brow ridges, coarse mane, tail tip, worn hooves, flecked coat, pale underbelly, ear tufts, creased eyelids, damp nose, shedding patches, short coat, silky ears, neck folds, dust on the muzzle`,
  ),
  plumage: row(
    `barred feathers, ruffled down, a ridged beak, bright eye rims, spread wingtips, tucked talons, scaled legs, flexing tail feathers, frayed quills, glossy wing coverts, a cocked head, hooked claws, fluffed breast feathers, fanned primaries, nape feathers, throat feathers, alula, wing bars, tail barbs, damp breast, bent toes, nostril slits, crest, soft underwing, bristles at the beak, primary tips, powder down`,
  ),
  scale: row(
    `silvered flanks, pale undersides, rippling fins, a slow tail sweep, pitted skin, scarred edges, gill slits, glinting scales, mottled backs, trailing bubbles, drifting silt, counter-shaded sides, translucent fin edges, smooth dark hide, lateral line, pectoral fins, dorsal spines, fin rays, gill covers, eye rings, barbels, tail fork, belly scales, speckled fins, forward glide, small turns, slow gulps, streaming bubbles`,
  ),
  shell: row(
    `jointed legs, dusted wings, veined wings, fine bristles, testing antennae, beaded eyes, a ridged back, banded segments, hooked feet, glassy wing edges, pollen specks, wing veins, leg joints, mouthparts, thorax hairs, segment lines, eye facets, antenna clubs, wing dust, tarsal hooks, abdomen bands, thin waist, raised forelegs`,
  ),
  hide: row(
    `overlapping scales, dry skin folds, a pulsing throat, ridged spines, splayed toes, amber eyes, mud-caked plates, a flicking tongue, beaded skin, slow eyelids, scarred hide, heavy jaws, hooked claws, mineral crusts, moss-dark plates, a dragging tail, stretched throat folds, pebbled flanks, grit between the claws, cracked horn edges, a slow coil, sun-warmed back scales, shed flakes, wet nostrils, pale belly plates, a ridged tail, algae streaks, worn talons`,
  ),
  leafage: row(
    `fine veins, serrated edges, pollen dust, furled petals, waxy leaves, thorned stems, papery bracts, hairy stalks, bruised petals, curled tips, new shoots, dry seed heads, translucent petals, twisted tendrils, bark ridges, lobed leaves, leaf undersides, dew beads, sepals, stamens, runners, root hairs, nodes, bud scales, frost-nipped edges, midribs, stipules, tendrils, petal veins, calyx hairs, dry tips, sap beads, fern croziers, moss at the base, bark fissures`,
  ),
  masonry: row(
    `mortar lines, weathered sills, rust stains, flaking render, mossy joints, worn steps, patched brick, deep reveals, slate edges, chipped cornices, iron straps, salt bloom, ivy stems, crooked gutters, soot marks, carved brackets, buckled tiles, bleached timber, chalky paint, quoins, string courses, lime streaks, arrow slits, rafters, shingles, ridge tiles, downpipes, window bars, pointing, putlog holes, coping stones, render cracks, stone tracery, fanlights, dormers, balustrades, columns, cast-iron brackets, glass panes, steel mullions, rivet rows, concrete ribs, board-marked concrete, cladding joints`,
  ),
  relief: row(
    `broken contours, layered ridges, rough foreground, smooth distance, scattered stones, bent stems, dark hollows, bright margins, folded slopes, loose gravel, worn paths, shallow pools, overlapping shapes, ragged edges, pale tracks, tufted ground, eroded banks, scree, deep shade, rock shelves, cracked mud, drift lines, wind ripples, grass stems, root mats, wet stones, moss beds, dry gullies, salt crust, lichen, flint, pebble bands, dust trails, split boulders, sand ribs, leaning posts, hollow banks, chalk scars, rivulets, ruts, reed tufts, tree lines, shingle ridges, terraces`,
  ),
  heavens: row(
    `cratered plains, banded gas, dust lanes, a thin bright limb, ringed shadow, glowing filaments, scattered debris, pinpoint stars, dark lanes, frozen ridges, slow rotation, mottled maria, bright ejecta, storm bands, a crescent of shadow, ice-bright poles, swept tails of dust, tilted rings, faint blue haze at the limb, clustered points of light, sunlit rims, slow-turning craters, molten seams, ripples of gas, dark basins, glinting fragments, a thin halo, silver highlands, veiled cores`,
  ),
  fluid: row(
    `thin filaments, curling edges, bursting beads, folded ribbons, glassy ridges, torn sheets, floating grains, fine spray, rising threads, loose swirls, ragged rims, pearled droplets, collapsing domes, spreading rings, feathered plumes, beads racing along an edge, a slow fold, pinched strands, mirror-bright films, breaking crests, trailing wisps, specks caught in the swirl, a crown of drops, elastic strings, sinking clouds, slow eddies, quick ripples, crossing streams, dissolving edges, cupped hollows, glints on the turn`,
  ),
  room: row(
    `scuffed floors, worn thresholds, dull brass, skirting boards, plaster cracks, polished rails, tile joints, exposed pipes, deep sills, rubbed handles, patched walls, faded paint, ceiling beams, grained doors, stacked shelves, bare hooks, hung lamps, ribbed radiators, folded chairs, coiled cables, stone flags, panelled walls, woven mats, glazed bricks, light switches, sash locks, door closers, cornices, ceiling roses, vent grilles, cable runs, worn lino, parquet blocks, chipped tiles, scuffed skirting, rubbed banisters, dusty ledges, curtain hems, lamp cords, hinges, keyholes, coat pegs, picture hooks, wall sockets, radiator valves, chair rails, table legs, drawer pulls, cup rings, folded cloths, mat edges, window latches, glazing bars, plaster mouldings, paint drips, floor joints, stair nosings, door frames, patched plaster, draught strips`,
  ),
  machine: row(
    `scratched plating, braided cables, hissing pistons, lens rings, weld seams, oil streaks, ribbed joints, exposed gears, vent slots, hydraulic lines, riveted panels, indicator lamps, worn grips, heat-blued steel, etched plating, rubber gaiters, humming coils, a scorched port, cooling fins, cable ties, knurled joints, chipped enamel, a cracked lens, brushed alloy, warning stripes, exposed bearings, ribbed hoses, loose screws, a blinking diode, dented casing, oil at the seams`,
  ),

  // What lies behind and under.
  surface: row(
    `scarred oak, scrubbed pine, pale ash, oiled walnut, cool zinc, honed slate, whitewashed planks, creased linen, raw canvas, brushed steel, veined marble, waxed paper, chipped enamel, dented copper, bare plywood, glazed tile, hemp cloth, painted board, terracotta, waxed pine, lime-washed boards, speckled laminate, stained beech, sanded birch, poured resin, tin sheet, quarry tile, mosaic tile, pitted limestone, butcher block, hammered brass, marbled oilcloth, brown card, split slate, bamboo matting, woven jute, oak veneer, painted tin, white formica, checked oilcloth, frosted glass, chalked slate, cedar planks, coarse sacking, calico, ticking stripe, riven stone, bleached elm, wire rack, a folded tea towel, flour-dusted board, baking paper, a striped runner, gingham cloth, an iron trivet, end-grain maple, a steel worktop, ringed pine, cut soapstone, a slatted tray, cork matting, a linen napkin, oiled beech, crackled tile`,
  ),
  kitchen: row(
    `shelves of plain jars, copper hooks, drying plates, stacked bowls, open cupboards, checked curtains, tin canisters, a serving hatch, plate racks, hanging ladles, glass jars, spice tins, tiled splashbacks, open shelving, hooks and pans, folded linen, ribbed tile, deep sills, linen curtains, wooden stools, tongue-and-groove boards, limewashed plaster, unpainted brick, roller blinds, slatted blinds, a pantry door, enamel pans, a bread bin, hanging tea towels, chopping boards, a butler sink, a range hood, a gas hob, drawer fronts, dish racks, mixing bowls, stoneware crocks, cake tins, wall-hung colanders, oven gloves, hanging mugs, painted dressers, a stove rail, tea caddies, oil bottles, mortar and pestle, cooling racks, milk bottles, wine racks, window herbs, a plate rail, butcher hooks, a hob in shade, cast-iron pans, sieves on nails, storage jars, a wall of small tiles, brass taps, a flour bin, string bags, egg racks, rolling pins, a kettle out of focus, scales and weights, cupboard knobs, a scullery door`,
  ),
  flooring: row(
    `waxed boards, wide floorboards, herringbone parquet, a flat-weave rug, worn lino, terracotta tiles, a jute mat, a faded runner, cork tiles, scuffed oak planks, painted boards, a threadbare carpet, polished stone, chequered tile, a knotted rug, limed boards, a sisal mat, a fringed rug, pine planks, cool flagstones, a woven mat, brick floor, honed concrete, sanded boards, a striped dhurrie, a round rug, slate tiles, end-grain blocks, a felt rug, dark stained planks, a rag rug, encaustic tile`,
  ),
  furnishing: row(
    `limewashed plaster, clay-coloured walls, panelled wood, linen curtains, low shelves, folded throws, paper lampshades, iron radiators, narrow doorways, wicker baskets, coat hooks, clouded mirrors, corniced ceilings, sliding doors, roller blinds, slatted blinds, shutters ajar, a deep alcove, bookcases, picture rails, dado panels, door frames, chimney breasts, mantel shelves, a window seat, upholstered chairs, wall lamps, gauze curtains, wainscoting, a sideboard, plant stands, wicker screens, glazed doors, half-drawn curtains, papered walls, a floor lamp, floor cushions, a writing desk, a low bench, stacked books, a blanket chest, a cold hearth, a log basket, a tall sash window, striped wallpaper, brass picture hooks, a hall mirror, a stair rail, bare plaster, a corner cupboard, a daybed, a rattan screen, potted ferns, a carved headboard, tall skirting, an archway, a reading lamp, velvet drapes, moulded panels, a record shelf, window shutters, a folding screen, a bay window, a lace curtain, whitewashed brick, a console table, a plaster niche, a clothes stand, chalky paintwork, a net curtain, a wall clock, a stool in shade`,
  ),
  washbasin: row(
    `a basin rim, wet tile, a glass shelf, a marble ledge, a soap dish, a folded flannel, white enamel, a chrome tray, damp grout, a bath mat, a wet ledge, pale mosaic, a slatted stool, a porcelain ledge, a teak board, a terrazzo top, beaded water, a cork mat, a steel shelf, a resin tray`,
  ),
  washroom: row(
    `tiled walls, a fogged mirror, folded towels, a frosted window, a shower rail, chrome taps, a towel ladder, white brick tile, glass bottles, a linen basket, a curtain of ribbed glass, a medicine cabinet, penny tile, a sponge rack, a bath edge, exposed pipes, a wall of pale tile, a wicker hamper, bathrobe hooks, a glass screen, a porcelain basin, a radiator rail, hexagon tile, a narrow sill, brass fittings, green tile, a dripping rose, rolled towels, a shaving mirror, marble slabs, a cistern pipe, a tongue-and-groove panel, a louvred blind, a pedestal basin, bath salts in jars, a bamboo screen, a wall lamp in opal glass, shower tile`,
  ),
  desktop: row(
    `a leather blotter, oak veneer, a felt pad, green baize, white laminate, a cork mat, a pale desktop, scratched ply, a cable run, a worn mat, blotting paper, a steel worktop, a folded cloth, sanded birch, black glass, a rubber mat, walnut veneer, brushed aluminium, a linen pad, a grey desk pad`,
  ),
  study: row(
    `cork boards, filing drawers, plan chests, bookcases, pegboards, a desk lamp, a swivel chair, roller blinds, slatted blinds, box files, stacked folders, low shelves, a filing cabinet, a window sill, a monitor arm, coiled cables, a stack of paper, a drawing board, an anglepoise, bound volumes, pen pots, a wire tray, glass partitions, a parcel shelf, plain plaster, trestle legs, perforated panels, a corner shelf, a carpet tile floor, wooden trays, a metal locker, a stool in shade, a storage box, ply shelving, a blind half drawn, a speaker grille, tool rails, felt panels`,
  ),
  backing: row(
    `seamless paper, hand-painted canvas, creased muslin, grey felt, bare plaster, raw plywood, frosted acrylic, honed slate, poured concrete, folded velvet, matt board, brushed steel, draped linen, washed canvas, unbleached calico, grey card, roll-down vinyl, curved plywood, brushed aluminium, blackout cloth, bare studio floor, rubber matting, plaster panels, chalk-painted board, pale timber, tracing paper, opal perspex, ribbed glass, sheer voile, wool felt, poured resin, whitewashed brick, birch ply, mottled backcloth, seamless vinyl, a plain cyclorama, a pale sweep, a dark sweep, a curved cove, plain paper, a soft gradient, warm grey paper, cool grey paper, deep blue paper, clay-coloured paper, a painted arch, a plaster block, a low plinth, stone-coloured canvas, smooth plaster, a white cove, a rounded corner, brushed canvas, washed linen, ash-grey felt`,
  ),
  paving: row(
    `cracked asphalt, patched tarmac, worn cobbles, loose gravel, brick pavement, concrete slabs, painted kerbs, oil-stained concrete, fallen leaves, shallow puddles, tyre marks, weedy joints, drain covers, granite setts, gritty gutters, tarred seams, manhole rims, painted lines, cracked kerbstones, sunken slabs, moss-lined joints, wet cobbles, brick setts, cinders, compacted earth, salt stains, tar patches, puddled ruts, expansion joints, speckled granite, brushed concrete, resin gravel, tactile paving, loose chippings, worn thresholds, gutter silt, drain grates, chalk smears, rain-dark flags, bitumen, pitted concrete, patched slabs, flint chips, terrazzo, sandy verges, herringbone brick, chequered tile, pebbles, grit`,
  ),
  roadside: row(
    `brick walls, shuttered fronts, iron railings, plane trees, steel guardrails, lamp posts, chain-link fence, warehouse doors, stone steps, blank facades, hedges, low kerbs, telegraph poles, concrete pillars, awnings, parked trailers, scaffolding, dry verges, bollards, bus shelters, garage doors, rolling shutters, corrugated fence, iron gates, privet hedges, brick gables, rendered walls, loading bays, drainpipes, fire escapes, phone wires, bicycle racks, stacked pallets, scaffold boards, retaining walls, crash barriers, reflector posts, mile posts, culverts, embankments, hoardings, doorsteps, bay windows, balconies, stone lintels, plinths, tree grates, ivy walls, window boxes, roller doors, stairwells, archways, vents, lock-ups, pollarded limes, kerbside weeds, area railings, shop blinds`,
  ),
  trackside: row(
    `oily ballast, polished rails, dark sleepers, signal gantries, catenary masts, rusted buffers, brick cuttings, weedy sidings, water towers, platform lips, cinder paths, steel bridges, coupling chains, trackside huts, rusted points levers, gravel walkways, cable troughs, sleepers in stacks, buffer stops, brick arches, grass between the rails, insulators, relay boxes, a footbridge, lamp standards, coal dust, fishplates, tarred fences, buddleia in the brick`,
  ),
  cloudscape: row(
    `ribbed cloud, torn cumulus, flat cloud tops, hazy coastlines, patchwork fields, bare ridgelines, bright rivers, vapour streaks, stacked haze, curved horizon, scattered islands, thin cirrus, far-off summits, cloud shadows, pale air, anvil tops, thin veils, a broken floor of cloud, mackerel rows, rain curtains far off, towering columns, slow shadow lines, cotton edges, wave clouds, bright gaps, grey undersides, long contrails, drifting wisps, haze over lowland`,
  ),
  waterscape: row(
    `short chop, drifting weed, foam lines, wet pilings, stone breakwaters, channel buoys, granite quays, low dunes, barnacled posts, slack ropes, distant headlands, shingle bars, mooring rings, tidal mud, marram grass, slimed steps, iron ladders, timber piles, tarred planks, fender tyres, hawsers, sandbars, tide pools, kelp lines, whitecaps, smooth swell, backwash, wet shingle, sea walls, concrete groynes, mussel beds, salt marsh, bollards, riprap, wake lines, spume, gravel spits, a hazed horizon, a long swell, spindrift, dark offshore water, a pale sandbar, wet rock ledges, a harbour mouth, capstans, a beacon post, rolling crests, streaked foam, blue-green troughs, a rocky islet, chalk cliffs far off, glitter on the swell, ribbed sand, sea haze`,
  ),
  riverbank: row(
    `wrinkled reflections, wooded banks, wet pilings, reed beds, willow roots, lily pads, pebble shores, slow eddies, ripple bands, jetties, boathouses, lock gates, sluices, backwaters, gravel spits, green weed, slack ropes, mooring rings, bulrushes, alder trunks, a grassy bank, overhanging boughs, still pools, a wooden landing, mossy stones, slow current lines, far treeline, a low stone bank, iris leaves, water mint, drifting leaves, a footbridge, towpath grass, poplars on the far bank, sunken branches, muddy margins, flat stones, glints under the bank, a plank jetty, a shaded inlet, clear shallows, duckweed, broken reflections, hills in haze, a shingle bend, sedge tufts, timber piles`,
  ),
  meadow: row(
    `seed-heavy grass, thistle heads, dry stalks, clover patches, wire fences, muddy gateways, drystone walls, low hills, tufted pasture, hawthorn hedges, flattened straw, shallow ditches, poplar rows, buttercups, worn tracks, alder stands, sorrel, cut hay, cow parsley, plantain, dock leaves, nettles, furrows, stubble, hay bales, gateposts, barbed wire, oak crowns, sunken lanes, molehills, rushes, yarrow, vetch, dandelion clocks, cropped turf, beaten earth, cart ruts, wind-bent ash, field margins, stone stiles, water troughs, ploughed strips, hedge gaps, barley heads, flax, lucerne, teasels, dew-wet blades, copses, far barns, chalk paths, bramble edges, ditches, long shallow slopes, quickset hedges, meadowsweet, poppies`,
  ),
  woodland: row(
    `mossy trunks, ferns, leaf litter, pine needles, wet bark, bramble arches, fallen logs, bracken, slender birches, root tangles, beech husks, ivy, mushrooms, hollow stumps, lichened boughs, saplings, boggy hollows, leaf mould, oak buttresses, hazel poles, holly, foxgloves, wood sorrel, peeling birch bark, windfall branches, rotten stumps, spruce skirts, larch needles, pine cones, acorn cups, hornbeam trunks, ash saplings, honeysuckle, clearing edges, sunken tracks, moss cushions, bracket fungi, twisted yews, sphagnum, streamlets, dead leaves, bare twigs, dense thicket, beech trunks, lichen crusts, blackthorn, alder roots, coppice stools, bluebell leaves, catkins, fallen bark, sedge, wet clay`,
  ),
  plain: row(
    `tawny grass, flat-topped acacias, termite mounds, dry riverbeds, thorn scrub, red dust, cracked mud, low kopjes, pale sand, bleached stumps, distant ridges, waterhole mud, whistling thorn, straw-coloured stems, hoof-worn tracks, umbrella thorns, grey anthills, distant escarpments, salt licks, burnt stubble, baobab trunks, sedge tufts, pale boulders, shallow pans, whirling chaff, fever trees, dung-dark earth, bent fence posts`,
  ),
  rainforest: row(
    `banana leaves, palm fronds, bamboo stems, dripping lianas, orchid roots, glossy ferns, strangler figs, moss curtains, wet boulders, buttress roots, split leaves, tangled vines, steaming undergrowth, hanging roots, ginger leaves, mud banks, water-filled bromeliads, fan fronds, rotting logs, epiphytes, green gloom, tree ferns, dripping moss, leaf-strewn roots, fungus shelves, tangled stems, high canopy gaps`,
  ),
  icescape: row(
    `carved snow, blue crevasses, pressure ridges, crusted drifts, pack ice, dark leads, frozen shoreline, ice plates, snow fields, hoarfrost, grey water, snow bridges, glazed rock, sastrugi, wind-packed ridges, melt ponds, brash ice, a calved ice wall, snow-dusted rock, thin leads of water, blue shadow hollows, frost flowers, rafted floes, cornices, moraine stripes, drifting spindrift, a low white horizon`,
  ),
  reef: row(
    `sea fans, kelp ribbons, brain coral, rippled sand, dark reef walls, eelgrass, drifting plankton, silt clouds, sponge towers, rock ledges, pale boulders, broken shells, blue distance, fine bubbles, red weed, sunken timber, sea grass, staghorn thickets, barrel sponges, sand channels, swaying weed, encrusted rock, plate coral, bright shallows above, drop-off edges, tube worms, overhangs, rubble slopes, whip corals, cloudy blue water`,
  ),
  garden: row(
    `clipped lawn, box hedges, terracotta pots, bean canes, rose stems, picket fences, brick paths, fallen petals, lavender, watering cans, daisies, pea gravel, garden sheds, mossy slabs, climbing beans, wet soil, seed trays, stone troughs, privet, gravel paths, raised beds, cold frames, cloches, trellis, espaliers, clay pots, water butts, box balls, yew hedges, hollyhocks, sage clumps, thyme mats, roses on wire, peony heads, ferny corners, potting benches, sun-warmed brick, lichened paving, compost heaps, sweet peas, poppy pods, wisteria, pergola posts, espalier pears, hosepipe coils, dibbers, twine, wheelbarrow ruts, flagstones, sundial plinths, ornamental grass, allium heads, espaliered apples, rhubarb leaves, bean flowers, lawn edges`,
  ),
  open: row(
    `low scrub, loose stones, layered ridges, tufted grass, dry gullies, bent stems, far summits, bare rock, heather, broken ground, distant water, scattered boulders, eroded banks, worn paths, shingle, gorse, shale, scree fans, thorn bushes, sage brush, cairns, drystone remnants, dry streambeds, terraces, gravel flats, sandstone shelves, mesas, bluffs, thistle, tussocks, moss, bog cotton, haze layers, outcrops, saddlebacks, ravines, screes, basalt columns, wind-cut sand, dunes, marram, chalk slopes, far woods, cut banks, salt pans, pale tracks, spurs, hollows, stony soil, weathered stumps, distant peaks`,
  ),
  orbit: row(
    `curved blue limb, banded clouds, pinpoint stars, ringed planet, distant nebulae, drifting dust, cratered moon, star fields, black emptiness, thin rings, far galaxies, dark hemisphere, ice fragments, a crescent of blue, slow debris, solar glint, thin auroral rings, unlit hemisphere, a silent moon disc, faint zodiacal glow, scattered asteroids, storm spirals far below, a hard bright rim, frozen dust, star clusters`,
  ),
  ground: row(
    `deep black, matt charcoal, smoked glass, polished stone, plain darkness, clean gradient, brushed aluminium, wet slate, frosted glass, grey card, black felt, unlit velvet, dull steel, brushed concrete, still black water, grey felt, raw slate, tinted perspex, satin steel, charcoal paper, fogged mirror, deep blue card, matt white acrylic, hammered zinc, dark walnut, unglazed tile, ash-grey linen`,
  ),

  // Colour.
  neutral: row(
    `bone white, concrete grey, charcoal, sand beige, ash grey, chalk white, slate grey, fog grey, oatmeal, soot black, parchment, pewter, stone grey, graphite, linen white, putty, iron grey, ivory, driftwood grey, ink black, clay beige, pearl grey, walnut, umber, cream, flint, khaki, taupe, eggshell, alabaster, chalk grey, mushroom, lead grey, anthracite, coal black, basalt, limestone, sandstone, biscuit, ecru, raw linen, plaster white, pebble grey, gunmetal, zinc grey, tarmac grey, bistre, sepia, tobacco, straw, wheat, canvas, birch white, smoke`,
  ),
  grey: row(
    `soot black, ash grey, bone white, charcoal grey, silver grey, ink black, chalk white, iron grey, pearl grey, graphite black, paper white, slate grey, smoke grey, steel grey, jet black, snow white, gunmetal grey, ash white, wet slate, lamp black, storm grey, soft black`,
  ),

  // The recorded picture: grain, contrast, highlights, blacks, as a colourist would note them.

  // Motion of the camera: pace and extent.

  // Sound: distance, level and room.
  bed: row(
    `low, far off, close by, all around, barely there, steady, muffled, under everything, in the background, slightly left, slightly right, wide in stereo, rising a little, thinning out, coming and going, even throughout, dry, with a short echo, with a long tail, through a wall, soft, quiet, thin, warm, deep, light, distant, near, drifting past, one room away, across the way, from below, from above, behind the camera, from the left, from the right, in front, high up, low down, at arm's length, just audible, ducked under the effect, swelling once, dropping once, unhurried, regular, irregular, hollow, open, damp, crisp, rounded, blurred, layered, narrow, broad, fading in, fading out, constant, hardly moving, to the last frame, from the first frame, tucked under, panned left, panned right, centred, airy, spacious, close-miked, distant-miked, room-miked, in stereo, off-screen, off left, off right, slow to build, slow to fade, intermittent, continuous, sparse, dense, mellow, bright, dark, loose, gently pulsing, in slow waves, in short bursts, in long gaps`,
  ),
  /** How a near sound is heard of what is in the picture, and `off` of what the place does outside it. */
  near: row(
    `close and dry, near the lens, then quiet, with a short tail, faint but exact, small and exact, in the foreground, with a small echo, fading fast, fading slowly, cut short, in sync with the picture, with air around it, once, close by, an arm's length away, crisp at the edges, soft at the edges, unhurried, clear and near, before the move ends, on the first beat, twice, dry and brief, faintly, clearly, briefly, crisply, dully, thinly, softly, sharply, gently, plainly, audibly close, low to the ground, distinctly, drily, evenly, quietly, lightly, up close, then nothing, with a soft tail, with a clean attack, at its own pace, in close perspective, with a little weight, just once, in plain hearing, neatly, in small detail, lightly damped, from close up, rising a little, falling away`,
  ),
  off: row(
    `off to the left, off to the right, just off frame, over the ambience, a few steps away, from behind the camera, heard through the room, half a room away, muffled, half-heard, beyond the frame, behind the lens, left of frame, right of frame, slightly muffled, somewhere behind, at a distance, out of sight, around the corner, further off, low in the distance, from outside the picture, at the far end`,
  ),
  dress: row(
    `centred, off-centre, symmetrical, balanced, loose, tight, clean, layered, open, uncluttered, left-weighted, right-weighted, simple, steady, spare, roomy, compact, classical, single, airy, unhurried, composed, observant, quiet, level, generous, careful, exact, poised, ordered, stately, lean, relaxed, tidy, graphic, measured, natural, direct, modest, restful, plain, unforced, precise, formal, spacious, sober, understated, clear-cut, settled, well-weighted`,
  ),
  tone: row(
    `open mid-tones, clean highlights, soft highlight shoulder, detailed shadows, balanced exposure, low-contrast print, medium contrast, gentle print density, plain one-light print, rich blacks, lifted blacks, milky blacks, blacks with detail, low saturation, natural saturation, full saturation, muted mid-tones, warm mid-tones, cool shadows, warm highlights, neutral whites, creamy whites, soft contrast, firm contrast, flat curve, steep curve, dense negative, thin negative, fine tonal steps, restrained grade, one-light grade, bleach-bypass grade, print-film colour, wide latitude, open shadows, smoky shadows, chalky whites, inky shadows, silvery mid-tones, honeyed highlights, slate shadows, tobacco warmth, steel coolness, tea-stained whites, soft colour separation, strong colour separation, polished contrast, raw contrast, log-like flatness, printed-down density, pushed one stop, pulled one stop, a third under, a third over, even exposure, green in the shadows, blue in the shadows, amber in the highlights, magenta held back, split-toned grade, low-key density, high-key density, mid-grey held, whites at ninety, soft shoulder, long toe, crushed toe, gentle rolloff, hard highlight clip, highlights rolling off, tungsten balance, daylight balance, neutral balance, slightly cool balance, slightly warm balance, dense shadows, pastel density, cross-lit contrast, reversal-film colour, negative-film colour, Kodachrome-like reds, pale greens, deep blues, dry contrast, ungraded look, broadcast-neutral grade, cyan drift, cool whites, brown blacks, blue-black shadows, soft density, clear mid-tones, high dynamic range, contrast in the mids, subdued reds, quiet greens, cool mid-tones, lifted mid-tones, dark mid-tones, tight latitude, faded-print colour, day-exterior balance, mixed colour temperature, gamma lowered, gamma raised, contrast minus one, contrast plus one, saturation minus ten, printer lights warm, printer lights cool, black point raised, white point lowered, paper-white highlights, ink-dense blacks`,
  ),
  edge: row(
    `fine grain, visible grain, soft grain, coarse grain, grain in the shadows, clean sensor texture, gentle halation, red halation, trace of bloom, light diffusion, mist filter, eighth-strength mist, quarter-strength mist, net diffusion, stocking softness, polariser on, slight vignette, natural vignette, natural flare, clear separation, rounded bokeh, oval bokeh, smooth bokeh, cat-eye bokeh, hexagonal bokeh, soft corners, sharp corner to corner, gentle sharpness, crisp detail, matte finish, slight breathing, slow focus falloff, clean edges, slight softness, coated-glass clarity, uncoated glow, vintage glass, modern glass, swirled edges, telecine softness, wide-open softness, stopped-down crispness, natural motion blur, slight motion blur, 24 frames a second, sixteen-millimetre texture, thirty-five-millimetre texture, large-format falloff, spherical glass, anamorphic stretch, edge fringing, faint chromatic fringe, rectilinear edges, deep stop, open stop, shallow plane, deep plane, focus a third in, hyperfocal focus, background out of focus, foreground out of focus, both planes sharp, pin-sharp centre, rolled-off edges, low-contrast coating, tactile texture, even sharpness, faint lens bloom, clean corners, subtle grain, tight grain, dense fine grain, low grain, light print grain, sharp mid-frame, mild corner falloff, natural sharpness, restrained sharpness, soft-edged highlights, gentle roll to the corners, crisp planes, quiet texture, honest texture, fine micro-detail, smooth texture, field curvature, ghosted highlights`,
  ),
  pace: row(
    `over four seconds, over six seconds, over eight seconds, over the full take, at one even speed, evenly paced, with a soft start, with a soft stop, after a short pause, after a two-second hold, holding at the end, settling at the end, easing out, easing in, easing in and out, barely noticeable, never stopping, unbroken, a little at a time, in one motion, in real time, from the first frame, in the last seconds, through the whole clip, constant rate, half speed, steady throughout, level throughout, horizon level, on a fluid head, finger-light, with a long ramp, with a short ramp, with one pause midway, ending on centre, ending off centre, ending on a hold, resting for a beat, from rest to rest, timed to the action, ahead of the action, a beat behind the action, to the end of the take, in the first half, in the second half, stopping once, starting late, starting at once, without a shake, smooth from end to end, matched to the movement, very small, very gradual, quarter speed, two seconds in, four seconds in, over two seconds, over five seconds, over seven seconds, one slow pass, one continuous pass, lingering at the end, lingering at the start, easing out early, gently damped, on a friction head, on a geared head, with a light touch, eight-second ramp, tapering off, gathering slightly`,
  ),
  course: row(
    `on a dolly, on a slider, on rails, on a short track, on straight track, on curved track, at chest height, at waist height, at knee height, at table height, at shoulder height, a hand above the ground, close to the ground, by half a metre, by one metre, by two metres, by a hand's width, by three paces, keeping its distance, past a soft foreground, with foreground parallax, toward the light, away from the light, out of the shade, along the diagonal, along one edge, through open space, in a straight line, in a shallow curve, ending close, ending wide, ending level, starting low, starting close, starting wide, walking pace, half walking pace, level and low, lens height constant, centred all the way, one side to the other, a metre off, two metres off, an arm's length off, on a wheeled base, on a gimbal, on a jib arm, parallel to the subject, at a slant, inch by inch, metre by metre, step by step`,
  ),
  backtone: row(
    `open mid-tones, clean highlights, soft highlight shoulder, detailed shadows, balanced exposure, medium contrast, a stop darker, two stops darker, a stop brighter, mid-grey, warm grey, cool grey, well out of focus, slightly out of focus, softly graded, plain and even, unlit, dimly lit, half lit, matt and plain, fading upward, fading to one side, one flat tone, low in contrast, reduced to shapes, readable but soft, neutral, pale, dark at the edges, brighter at the centre, brighter on the left, brighter on the right, bare, uncluttered, quiet, smooth, rough-textured, faintly textured, blurred to bands, blurred to blocks, still, held back, flat, distant, deep, close behind, two metres back, five metres back, falling to shadow, falling away softly, cooler than the front, warmer than the front, slightly hazed, clean, simple, simplified, lit separately, lit from the side, graded light to dark, graded dark to light, evenly lit, spot-lit low, streaked with light, dropped to black, raised to pale grey, toned down, muted in colour, one colour only, broken by soft shapes, defocused by a wide stop, just legible, sharp but quiet, half a stop down, three stops down, lifted by bounce, kept matt, kept dry, kept in shade, washed evenly, tinted cool, tinted warm, bluish, brownish, greenish, speckled with light, mottled`,
  ),
  backspace: row(
    `space to the left, space to the right, headroom above, air on both sides, an empty foreground, a low horizon line, a high horizon line, verticals left and right, one diagonal behind, edges of frame clear, the centre kept open, lead room ahead, looking room ahead, generous margins, narrow margins, the lower third empty, the upper third empty, a dark left edge, a dark right edge, a soft foreground edge, one bright gap, a single vertical behind, level lines behind, parallel lines behind, converging lines behind, shallow depth, three clear layers, two clear layers, near layer soft, far layer soft, corners empty, balanced masses, weight on the left, weight on the right, negative space above, a wide gap behind, simple geometry, broad planes, clean silhouette, separation all round, a pale strip behind, a dark strip behind, eye line on the upper third, subject left of centre, subject right of centre, a tall margin above, equal margins, frame left open, frame right open, one step of depth, clear sightlines, verticals kept plumb, horizontals kept true, short sightline, long sightline, foreground left clear, gentle perspective, strong perspective, flat perspective, shallow set, wide set, depth on the diagonal, middle ground empty, middle ground clear, two planes only, sides falling dark, top edge dark, bottom edge dark`,
  ),
  snow: row(
    `crusted drifts, powder snow, hoarfrost, packed snow, frozen ruts, blown snow, snow-laden boughs, rimed stalks, wind-scoured ice, half-buried posts, soft cornices, icicles, frosted stones, white hollows, glazed puddles, trodden snow, sastrugi, snow crust, ice lenses, rime, snowed-in furrows, capped fence posts, slush, sleet-pitted crust, blue ice, thawed patches`,
  ),
};
