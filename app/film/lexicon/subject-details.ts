/**
 * Small true things a lens sees on a subject, by its kind: they add no object, person, animal or text of their own.
 * `{s}` is the subject as an object of the sentence, `{S}` the same at the start, `{its}` its possessive.
 */
const lines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

export const SUBJECT_DETAILS = {
  person: lines(`
    [cloth|the fabric|a sleeve|a collar] [creases|pulls|folds|shifts] and [settles|smooths out|falls straight] with each movement
    [the jaw is set|lips part a little|the brow stays smooth|the eyes hold steady], the breathing [even|slow|shallow|unhurried]
    weight settles [into one hip|onto the heels|low and balanced|forward onto the toes|between both feet]
    [fingers|hands|shoulders] show the [effort|care|rhythm|habit] of it, [tightening|loosening|steadying] by degrees
    [loose hair|a stray thread|a fold of cloth|a loose seam] [lifts|swings|trembles] and [drops back|falls still|settles]
    the eyes [follow|measure|stay on] the task, [blinking once|narrowed a little|bright and level]
    [knuckles|fingertips|palms] [whiten|press|turn] for a moment, then [ease|lift|rest]
    [a breath|a pause|a small nod] comes before the next movement, shoulders [level|loose|drawn back]
    creases at the [elbow|knee|cuff|waist] [deepen|open|catch the light] as the stance shifts`),
  mammal: lines(`
    [fur|hair] [ruffles|parts|lies flat] along the [flank|neck|shoulders|back] of {s}, [each strand|the undercoat|every whorl] [distinct|readable|crisp]
    the [ears|nostrils|whiskers] of {s} [twitch|flick|swivel] and the [ribs|flanks] [rise and fall|swell and sink]
    weight rolls through the [shoulders|haunches|spine] of {s} with every [shift|breath|turn]
    [wet|dark|amber-edged] eyes [catch|hold] a [small|single|pin-sharp] highlight above the [muzzle|nose|brow] of {s}
    [coarse|downy|sleek] hair [along|around] the [jaw|muzzle|ears|legs] of {s} [stirs|separates|shows its grain]`),
  bird: lines(`
    [feathers|quills|barbs] [overlap|lift|lie] in [neat|tight|ruffled] rows along the [breast|wing|neck] of {s}
    the eye of {s} holds a [hard|round|clear] highlight, the [beak|bill] [clean-edged|finely ridged|slightly parted]
    the [wing|tail] feathers of {s} [flex|spread|fold] [one by one|at the tips|with a small adjustment]`),
  fish: lines(`
    [skin|scales|wet hide] along the [flank|back|belly] of {s} [slides|turns|flickers] from [silver to slate|bright to dim|grain to gloss]
    [fins|the tail|the flanks] of {s} [flex|sweep|ripple] in [one long|an even|a slack] rhythm
    fine [bubbles|particles|silt] [stream|trail|spin] [past|behind|off the edges of] {s}`),
  insect: lines(`
    [fine hairs|dusted scales|jointed legs|thread-thin veins] [stand out|show] along the [body|wings|legs] of {s}
    the [antennae|feelers|forelegs] of {s} [test|tap|comb] the air`),
  reptile: lines(`
    [scales|ridges|folds of skin] [overlap|tighten|glisten] along the [back|throat|flank] of {s}
    the throat of {s} [pulses|swells], [slow|even] and [soft|visible]`),
  mythic: lines(`
    [scale|hide|horn|sinew] [shifts|tightens|ripples] along the [neck|back|flank] of {s}, [scarred|ridged|matt] and [heavy|thick|dense]
    the sheer mass of {s} [presses|tells] in the [ground|air] around {s}`),
  vehicle: lines(`
    [paintwork|chrome|sheet metal|glass] on {s} [carries|shows|bends] [a long reflection|road dust|stone chips|the line of the horizon]
    [panel gaps|rivets|tyre treads|seams|hinges] give {s} {its} [weight|age|scale]
    the [flank|nose|roofline] of {s} [throws back|picks up|stretches] a [thin|warped|clean] [reflection|highlight|streak]`),
  food: lines(`
    [moisture|a bead of juice|a crumb|a glaze] [beads|clings|glistens] on the [surface|edge|cut side|skin] of {s}
    the [skin|crust|grain|surface] of {s} shows [pores|blisters|fine ridges|tiny cracks|seeds] up close`),
  drink: lines(`
    [a thin film|a ring of bubbles|a curl of steam|condensation] [gathers|forms|turns] at the [rim|edge|surface] of {s}
    a [trembling|bright|curved] reflection [rides|crosses|bends] in {s}`),
  object: lines(`
    [scuffs|hairline scratches|worn edges|tool marks|seams] [show|read] on {s}, [honest|close|plain] [enough to touch|and tactile|and unretouched]
    [matt|glossy|brushed|grained|dented] surfaces on {s} [trade|pass|split] [highlights|reflections] as the angle shifts
    the [edge|rim|corner|underside] of {s} [keeps|holds] a [thin|crisp|broken|soft] line of [brightness|shade]
    the [material|finish|grain] of {s} reads at once: [cool|dry|heavy|brittle|dense|springy] and [smooth|pitted|polished|rough|worn]
    the [weight|balance|thickness] of {s} shows in [a contact shadow|the line along the ground]`),
  plant: lines(`
    [veins|fine hairs|serrated edges|pollen grains] [show|stand out] on the [leaves|petals|stems] of {s}
    the [petals|leaves|stems|tips] of {s} [tremble|nod|flex] [by a hair|on thin stalks|and settle]`),
  building: lines(`
    [mortar lines|window reveals|rust streaks|worn steps|roof tiles] [give|lend] {s} {its} [age|scale|grain]
    [hairline cracks|patched stones|flakes of paint|weather stains] [climb|cross|map] the [walls|face|corners] of {s}
    every [ledge|cornice|beam|joint] of {s} [throws|keeps] a [narrow|hard|soft] line of shade`),
  landscape: lines(`
    [near|middle] and far [layers|planes|contours] of {s} [separate|read|stack] [cleanly|one behind another|in even steps]
    the [textures|surfaces|contours] of {s} [shift|run|change] from [rough|wet|coarse] in front to [smooth|dry|powdery] at the back
    small [movements|changes|ripples] [cross|pass over|run through] {s} [from edge to edge|in long waves|and fade]`),
  cosmos: lines(`
    [craters|bands|filaments|clouds of gas] [curl|stretch|lie] across {s} in [fine|raking|layered] relief
    the [limb|rim|edge] of {s} [burns|glows|dims] [thin|sharp|soft] against the black`),
  texture: lines(`
    [threads|beads|ribbons|filaments] [pull away from|spin off|break from] {s} and [stretch|curl|hang] [for a beat|mid-air|before they part]
    the [surface|skin|edge] of {s} [wrinkles|domes|tears|folds] in [tiny|glassy|syrupy] [ridges|rings|steps]`),
  interior: lines(`
    [scuffed floors|worn thresholds|rubbed door handles|chipped skirting boards] tell of [daily|long|heavy] use
    lines of [floor|ceiling|wall] run back to [a single point|the far end|a bright opening]
    [polish|plaster|tile|timber|paint] keeps its [chips|seams|grain|joins]`),
  robot: lines(`
    [servos|pistons|cables|plates] [flex|lock|slide] at the [joints|neck|shoulders] of {s}
    [brushed|scratched|oil-streaked] [panels|plating] on {s} [carry|show] [rivets|weld seams|wear at the edges]`),
  unknown: lines(`
    [edges|textures|surfaces] around {s} stay [crisp|legible|tactile], [worn|grained|finely marked] where the lens comes near
    small [changes|movements|details] in {s} carry the [shot|moment|clip]
    every [surface|edge|contour] of {s} keeps [grain|weight|texture]`),
} as const;

export type DetailKind = keyof typeof SUBJECT_DETAILS;
