import { bars, seenThrough } from "./fit";
import type { Axes, Lens, Optic, SizeRank } from "./types";

function lens(
  millimetres: number | null,
  id: string,
  term: string,
  ranks: readonly [SizeRank, SizeRank],
  does: string,
  axes: { suits?: Axes; avoid?: Axes },
  text: { says: string; nouns: string; clauses: string },
): Lens {
  return { ...seenThrough(id, term, does, axes, text), millimetres, ranks, nouns: bars(text.nouns) };
}

function optic(
  id: string,
  term: string,
  does: string,
  axes: { suits?: Axes; avoid?: Axes },
  text: { says: string; nouns: string; clauses: string },
): Optic {
  return { ...seenThrough(id, term, does, axes, text), nouns: bars(text.nouns) };
}

const PHOTOGRAPHIC: Axes = { mediums: ["painting", "drawing", "print", "pixel-art", "paper-craft"] };

/** Focal lengths, as on a full-frame sensor. A wide lens close to a face distorts it, so ranks keep the two apart. */
export const LENSES: readonly Lens[] = [
  lens(
    8,
    "fisheye",
    "fisheye lens",
    [1, 5],
    "Bends the world into a bowl.",
    {
      suits: {
        scales: ["landscape", "interior", "group", "person", "building"],
        moods: ["playful", "energetic", "eerie", "mysterious"],
        genres: ["music-video", "sports", "experimental", "comedy", "horror"],
      },
      avoid: { ...PHOTOGRAPHIC, moods: ["solemn", "romantic", "tender"] },
    },
    {
      says: `fisheye | fish-eye | fish eye | fisheye lens | fish-eye lens | 8mm lens | peephole lens`,
      nouns: `an 8 mm fisheye lens | a fisheye lens | a circular fisheye`,
      clauses: `an 8 mm fisheye bends straight lines into bows | the fisheye lens curves the edges of the frame inward`,
    },
  ),
  lens(
    14,
    "14mm",
    "14 mm ultra-wide lens",
    [1, 3],
    "Pulls the far edges in and stretches what is near.",
    {
      suits: { scales: ["landscape", "interior", "building", "cosmic", "vehicle"] },
      avoid: { ...PHOTOGRAPHIC, scales: ["tiny", "object", "person"] },
    },
    {
      says: `14mm | 14 mm | 12mm | 16mm lens | 15mm | ultra-wide | ultra wide lens | ultra-wide lens | ultrawide | ultra-wide-angle | ultra wide angle`,
      nouns: `a 14 mm ultra-wide lens | a 14 mm lens | an ultra-wide 14 mm rectilinear lens`,
      clauses: `a 14 mm ultra-wide lens stretches the near ground and pushes the horizon back | the ultra-wide lens gathers floor, walls and sky into one view | a rectilinear 14 mm lens keeps verticals true at the edges`,
    },
  ),
  lens(
    18,
    "18mm",
    "18 mm wide lens",
    [1, 4],
    "Deepens space and speeds up motion toward the lens.",
    {
      suits: { scales: ["landscape", "interior", "building", "vehicle", "group", "cosmic"] },
      avoid: { ...PHOTOGRAPHIC, scales: ["tiny", "object"] },
    },
    {
      says: `18mm | 18 mm | 20mm | 20 mm | 21mm | 21 mm`,
      nouns: `an 18 mm wide lens | an 18 mm prime | a wide 18 mm lens`,
      clauses: `an 18 mm lens draws long leading lines into the distance | the wide 18 mm prime deepens the space between near and far | foreground looms slightly through an 18 mm lens`,
    },
  ),
  lens(
    24,
    "24mm",
    "24 mm wide lens",
    [1, 4],
    "Shows place and subject together, with a strong sense of depth.",
    {
      suits: { scales: ["landscape", "interior", "building", "vehicle", "group", "person", "cosmic"] },
      avoid: { ...PHOTOGRAPHIC, scales: ["tiny"] },
    },
    {
      says: `24mm | 24 mm | 24mm lens | 28mm | 28 mm | wide lens | wide-angle lens | wide angle lens | wide-angle | wide angle`,
      nouns: `a 24 mm wide lens | a 24 mm lens at f/8 | a wide 24 mm prime | a 24 mm lens, deep focus`,
      clauses: `a 24 mm lens keeps foreground and horizon sharp together | shot on a 24 mm wide lens, the depth of the place reads in layers | the 24 mm lens gives the space its full breadth | a 24 mm prime at f/8 holds focus from near to far | wide 24 mm glass opens the corners of the frame`,
    },
  ),
  lens(
    35,
    "35mm",
    "35 mm lens",
    [2, 6],
    "Sees much as we do in a room: natural, a little wide.",
    {
      suits: { scales: ["person", "group", "vehicle", "interior", "building", "landscape", "object"] },
      avoid: { ...PHOTOGRAPHIC, scales: ["tiny", "cosmic"] },
    },
    {
      says: `35mm lens | 35 mm lens | 35mm prime | natural lens | 35 mm prime`,
      nouns: `a 35 mm lens | a 35 mm prime at f/2.8 | a natural 35 mm lens | a 35 mm lens at arm's length`,
      clauses: `a 35 mm lens keeps proportions natural | the 35 mm prime holds subject and surroundings in one conversational view | seen through a 35 mm lens, perspective stays true to the eye | a 35 mm lens at f/2.8 softens only the far background | the 35 mm field of view leaves the place readable at both sides`,
    },
  ),
  lens(
    40,
    "40mm",
    "40 mm lens",
    [3, 6],
    "Sits between the natural and the intimate.",
    {
      suits: { scales: ["person", "group", "interior", "vehicle", "object"] },
      avoid: { ...PHOTOGRAPHIC, scales: ["tiny", "cosmic", "landscape"] },
    },
    {
      says: `40mm | 40 mm | 40mm lens`,
      nouns: `a 40 mm lens | a 40 mm anamorphic prime | a compact 40 mm prime`,
      clauses: `a 40 mm lens sits at conversational distance | the 40 mm prime draws shapes plainly, edges straight`,
    },
  ),
  lens(
    50,
    "50mm",
    "50 mm lens",
    [4, 7],
    "Draws shapes as the eye does and leaves the background gently soft.",
    {
      suits: { scales: ["person", "group", "object", "vehicle", "interior"] },
      avoid: { ...PHOTOGRAPHIC, scales: ["cosmic", "tiny"] },
    },
    {
      says: `50mm | 50 mm | 50mm lens | nifty fifty | standard lens | normal lens`,
      nouns: `a 50 mm lens | a 50 mm prime at f/2 | a standard 50 mm lens | a 50 mm lens wide open`,
      clauses: `a 50 mm lens at f/2 lets the background go gently soft | the 50 mm prime keeps a quiet, intimate distance | through a 50 mm lens the shapes stay honest and the edges calm | a 50 mm lens separates the subject by a stop of softness | standard 50 mm glass renders the scene at the size the eye expects`,
    },
  ),
  lens(
    65,
    "65mm",
    "65 mm lens",
    [4, 7],
    "Flatters form, with smooth falloff behind.",
    {
      suits: { scales: ["person", "object", "vehicle", "group"] },
      avoid: { ...PHOTOGRAPHIC, scales: ["cosmic", "tiny", "landscape"] },
    },
    {
      says: `65mm lens | 65 mm lens | 65mm | 65 mm | 75mm | 75 mm`,
      nouns: `a 65 mm lens | a 65 mm prime at f/2.8 | a medium-long 65 mm lens`,
      clauses: `a 65 mm lens rounds the form and smooths the background | the medium-long 65 mm prime trims away the clutter at the edges | a 65 mm lens gives clean separation with natural proportions`,
    },
  ),
  lens(
    85,
    "85mm",
    "85 mm lens",
    [5, 8],
    "Compresses gently and melts the background: the portrait lens.",
    {
      suits: { scales: ["person", "object", "group", "vehicle"] },
      avoid: { ...PHOTOGRAPHIC, scales: ["landscape", "cosmic", "interior", "tiny"] },
    },
    {
      says: `85mm | 85 mm | 85mm lens | 90mm | 90 mm | portrait lens | short telephoto`,
      nouns: `an 85 mm lens | an 85 mm portrait lens at f/1.8 | an 85 mm prime | an 85 mm lens with a creamy background`,
      clauses: `an 85 mm lens melts the background into soft shapes | the 85 mm prime at f/1.8 keeps a thin plane of focus | through an 85 mm lens the background draws close and blurs | an 85 mm portrait lens compresses depth and flatters the form | points of light behind swell into discs through the 85 mm lens`,
    },
  ),
  lens(
    100,
    "100mm-macro",
    "100 mm macro lens",
    [7, 9],
    "Focuses at a finger's length and shows fibre and grain.",
    {
      suits: { scales: ["tiny", "object"] },
      avoid: { ...PHOTOGRAPHIC, scales: ["landscape", "cosmic", "building", "interior", "group", "vehicle"] },
    },
    {
      says: `macro lens | 100mm macro | 100 mm macro | 105mm macro | 60mm macro | 100mm macro lens | extension tubes`,
      nouns: `a 100 mm macro lens | a 100 mm macro lens at f/4 | a true macro lens`,
      clauses: `a 100 mm macro lens shows fibres, pores and grain | the macro lens holds a plane of focus thinner than a coin | through a 100 mm macro lens every edge carries its own highlight | focus falls away within millimetres behind the 100 mm macro lens`,
    },
  ),
  lens(
    60,
    "60mm-close-focus",
    "60 mm close-focus lens",
    [6, 9],
    "Works near the table with a little room around the subject.",
    {
      suits: { scales: ["object", "tiny", "person"] },
      avoid: { ...PHOTOGRAPHIC, scales: ["landscape", "cosmic", "building", "interior", "group", "vehicle"] },
    },
    {
      says: `close-focus lens | close focus | close-up lens | tabletop lens`,
      nouns: `a 60 mm close-focus lens | a 60 mm lens near its closest focus`,
      clauses: `a 60 mm close-focus lens works an arm's length away | the close-focus lens keeps the near edge crisp and the far edge soft | a 60 mm lens at f/4 holds most of the form sharp`,
    },
  ),
  lens(
    135,
    "135mm",
    "135 mm lens",
    [5, 8],
    "Isolates from a distance, with layers pressed together.",
    {
      suits: { scales: ["person", "object", "vehicle", "group"] },
      avoid: { ...PHOTOGRAPHIC, scales: ["interior", "cosmic", "tiny"], places: ["underwater"] },
    },
    {
      says: `135mm | 135 mm | 105mm | 105 mm | 100mm lens | 100 mm lens`,
      nouns: `a 135 mm lens | a 135 mm telephoto at f/2 | a long 135 mm prime`,
      clauses: `a 135 mm lens lifts the subject out of a wash of blur | the long 135 mm prime presses background layers together | from a distance the 135 mm lens isolates a single plane`,
    },
  ),
  lens(
    200,
    "200mm",
    "200 mm telephoto lens",
    [3, 8],
    "Flattens space so that near and far stand shoulder to shoulder.",
    {
      suits: {
        scales: ["person", "vehicle", "landscape", "group", "building", "cosmic"],
        places: ["outdoor", "space"],
      },
      avoid: { ...PHOTOGRAPHIC, scales: ["interior", "tiny"], places: ["indoor", "underwater", "studio"] },
    },
    {
      says: `200mm | 200 mm | telephoto | telephoto lens | tele lens | long lens | 180mm | 70-200mm | compressed perspective | telephoto compression`,
      nouns: `a 200 mm telephoto lens | a long telephoto lens | a 200 mm lens with stacked depth`,
      clauses: `a 200 mm telephoto stacks the layers of distance | through the long lens the background looms large and close | telephoto compression flattens the view into bands | heat and haze ripple between the planes of a 200 mm lens`,
    },
  ),
  lens(
    400,
    "400mm",
    "400 mm long telephoto",
    [3, 8],
    "Reaches across a field or to the moon.",
    {
      suits: {
        scales: ["person", "landscape", "cosmic", "vehicle"],
        places: ["outdoor", "space"],
        genres: ["nature-documentary", "sports", "documentary", "space-opera", "science-fiction"],
      },
      avoid: {
        ...PHOTOGRAPHIC,
        scales: ["interior", "tiny", "object"],
        places: ["indoor", "underwater", "studio"],
      },
    },
    {
      says: `400mm | 400 mm | 600mm | 600 mm | 300mm | 300 mm | super telephoto | super-telephoto | wildlife lens | telescope lens`,
      nouns: `a 400 mm long telephoto | a 400 mm wildlife lens`,
      clauses: `a 400 mm long lens reaches across the distance and blurs all but one plane | the 400 mm lens brings the far subject near, air shimmering between`,
    },
  ),
  lens(
    null,
    "probe",
    "24 mm probe lens",
    [8, 9],
    "Puts a wide view at an insect's height.",
    {
      suits: { scales: ["tiny", "object"] },
      avoid: {
        ...PHOTOGRAPHIC,
        scales: ["landscape", "cosmic", "building", "interior", "group", "vehicle", "person"],
      },
    },
    {
      says: `probe lens | snorkel lens | borescope | endoscope lens | bug-eye lens`,
      nouns: `a 24 mm probe lens | a waterproof probe lens`,
      clauses: `a 24 mm probe lens gives the smallest things a wide horizon | the probe lens sits at an insect's height, background still readable`,
    },
  ),
  lens(
    null,
    "dome-port",
    "wide lens behind a dome port",
    [2, 6],
    "Sees wide and clear through water.",
    {
      suits: {
        places: ["underwater"],
        scales: ["landscape", "person", "group", "vehicle", "building", "object", "interior"],
      },
      avoid: { ...PHOTOGRAPHIC, places: ["indoor", "outdoor", "space", "studio"], scales: ["tiny"] },
    },
    {
      says: `dome port | underwater housing | underwater lens`,
      nouns: `a 20 mm lens behind a dome port | a wide dome-port lens`,
      clauses: `a 20 mm lens behind a dome port keeps the near water clear and lets the far blue close in | through the dome port, particles sparkle near the glass`,
    },
  ),
];

/** Focus, flare, filters and lens characters, said in a phrase beside the focal length. */
export const OPTICS: readonly Optic[] = [
  optic(
    "shallow-focus",
    "shallow depth of field",
    "Keeps one plane sharp and hands the rest to blur.",
    {
      suits: { scales: ["person", "object", "tiny", "group", "vehicle"] },
      avoid: {
        scales: ["landscape", "cosmic"],
        mediums: ["painting", "drawing", "print", "pixel-art", "paper-craft"],
      },
    },
    {
      says: `shallow depth of field | shallow dof | shallow focus | blurred background | blurry background | background blur | out-of-focus background | soft background | selective focus | thin depth of field | wide aperture | f/1.4 | f/1.8 | f/2.8`,
      nouns: `shallow depth of field | a thin plane of focus | a softly blurred background | selective focus`,
      clauses: `the plane of focus is a hand's width deep | the background dissolves into soft shapes | sharpness falls off quickly behind the subject | only the nearest surface stays crisp`,
    },
  ),
  optic(
    "deep-focus",
    "deep focus",
    "Keeps near and far sharp, and lets the eye choose.",
    {
      suits: { scales: ["landscape", "interior", "building", "group", "vehicle", "cosmic", "person"] },
      avoid: { scales: ["tiny"], mediums: ["painting", "drawing", "print", "pixel-art", "paper-craft"] },
    },
    {
      says: `deep focus | deep depth of field | everything in focus | sharp throughout | large depth of field | f/8 | f/11 | f/16 | hyperfocal`,
      nouns: `deep focus | focus from front to back | a deep field of focus`,
      clauses: `focus holds from the nearest edge to the horizon | every layer of depth stays sharp | foreground and background read with equal clarity`,
    },
  ),
  optic(
    "bokeh",
    "bokeh",
    "Turns points of light behind into discs.",
    {
      suits: {
        scales: ["person", "object", "tiny"],
        times: ["night", "dusk", "sunset", "golden-hour", "any"],
      },
      avoid: {
        scales: ["landscape", "cosmic"],
        mediums: ["painting", "drawing", "print", "pixel-art", "paper-craft"],
      },
    },
    {
      says: `bokeh | bokeh background | bokeh lights | creamy bokeh | light discs`,
      nouns: `round bokeh | soft bokeh discs | creamy bokeh behind`,
      clauses: `points of light behind open into soft discs | the background breaks into round, overlapping bokeh`,
    },
  ),
  optic(
    "rack-focus",
    "rack focus",
    "Moves sharpness from one plane to another, and with it attention.",
    {
      suits: { scales: ["person", "object", "group", "tiny"] },
      avoid: {
        scales: ["landscape", "cosmic"],
        mediums: ["painting", "drawing", "print", "pixel-art", "paper-craft"],
      },
    },
    {
      says: `rack focus | racks focus | racking focus | pull focus | focus pull | focus shift | shifting focus | focus shifts`,
      nouns: `a slow rack focus | a focus pull from near to far`,
      clauses: `focus racks slowly from the foreground to the background | sharpness slides from the near edge to the far plane`,
    },
  ),
  optic(
    "soft-focus",
    "soft focus",
    "Wraps highlights in a low halo.",
    {
      suits: { moods: ["romantic", "nostalgic", "tender", "calm", "intimate"] },
      avoid: {
        moods: ["tense", "angry", "ominous"],
        mediums: ["drawing", "print", "pixel-art", "paper-craft"],
      },
    },
    {
      says: `soft focus | soft-focus | dreamy focus | hazy focus | diffusion filter | pro-mist | mist filter | black mist | gauze | vaseline lens | net diffusion`,
      nouns: `soft-focus diffusion | a light mist filter | silk-net diffusion`,
      clauses: `a mist filter lets highlights bloom at their edges | light diffusion softens fine detail and keeps contours clear | a silk net behind the lens gives bright points a faint halo`,
    },
  ),
  optic(
    "anamorphic",
    "anamorphic lens",
    "Widens the view, stretches blur into ovals and flares into lines.",
    {
      suits: {
        mediums: ["live-action", "3d-animation"],
        scales: ["person", "group", "vehicle", "landscape", "building", "interior", "cosmic"],
      },
      avoid: { scales: ["tiny"] },
    },
    {
      says: `anamorphic | anamorphic lens | anamorphic lenses | anamorphic widescreen | anamorphic format | oval bokeh | scope lens`,
      nouns: `an anamorphic lens | a 40 mm anamorphic lens | anamorphic glass`,
      clauses: `anamorphic glass stretches the blur into ovals | the anamorphic lens bends verticals faintly at the edges | out-of-focus lights turn into tall ovals`,
    },
  ),
  optic(
    "anamorphic-flare",
    "anamorphic flare",
    "Draws a thin horizontal line through bright sources.",
    {
      suits: {
        mediums: ["live-action", "3d-animation"],
        times: ["night", "dusk", "sunset", "any"],
        genres: [
          "science-fiction",
          "action",
          "cyberpunk",
          "space-opera",
          "thriller",
          "music-video",
          "superhero",
        ],
      },
      avoid: { eras: ["ancient", "medieval"] },
    },
    {
      says: `anamorphic flare | anamorphic flares | anamorphic lens flare | blue streak flare | streak flare | horizontal flare | streak filter`,
      nouns: `thin blue anamorphic flares | a horizontal streak flare`,
      clauses: `thin blue streaks run across the frame from each bright source | a horizontal flare crosses the lens and fades`,
    },
  ),
  optic(
    "lens-flare",
    "lens flare",
    "Lets the source itself mark the glass.",
    {
      suits: {
        times: ["dawn", "morning", "afternoon", "golden-hour", "sunset"],
        places: ["outdoor", "space"],
        mediums: ["live-action", "3d-animation"],
      },
      avoid: { weathers: ["overcast", "rain", "fog", "snow", "storm"], places: ["underwater"] },
    },
    {
      says: `lens flare | lens flares | sun flare | sunflare | flare | ghosting flare | veiling flare`,
      nouns: `a soft lens flare | a chain of warm flare discs | low veiling flare`,
      clauses: `a chain of warm discs drifts across the glass | low sun veils one corner of the frame in flare`,
    },
  ),
  optic(
    "starburst",
    "sunstar",
    "Gives a small aperture's rays to a point of light.",
    {
      suits: {
        scales: ["landscape", "building"],
        times: ["morning", "midday", "afternoon", "golden-hour", "sunset", "night"],
        places: ["outdoor"],
      },
      avoid: { weathers: ["overcast", "fog", "rain", "snow", "storm"] },
    },
    {
      says: `sunstar | sun star | starburst | star filter | sunburst effect | cross filter`,
      nouns: `a crisp sunstar | a small-aperture starburst`,
      clauses: `the brightest point breaks into fine rays at f/16`,
    },
  ),
  optic(
    "split-diopter",
    "split diopter",
    "Keeps something near and something far sharp in halves.",
    {
      suits: {
        scales: ["person", "group", "object"],
        genres: ["thriller", "mystery", "horror", "drama", "crime"],
        moods: ["tense", "mysterious", "ominous"],
      },
      avoid: { mediums: ["painting", "drawing", "print", "pixel-art", "paper-craft", "2d-animation"] },
    },
    {
      says: `split diopter | split-diopter | split dioptre | split-focus diopter | split focus`,
      nouns: `a split diopter | a split-diopter composition`,
      clauses: `a split diopter keeps the near half and the far half sharp, a soft seam between`,
    },
  ),
  optic(
    "tilt-shift",
    "tilt-shift lens",
    "Slants the focus plane, and turns a town into a toy.",
    {
      suits: { scales: ["landscape", "building", "vehicle", "group"], places: ["outdoor"] },
      avoid: { scales: ["tiny", "person", "cosmic"], mediums: ["painting", "drawing", "print", "pixel-art"] },
    },
    {
      says: `tilt-shift | tilt shift | tilt-shift lens | tilt shift lens | miniature effect | miniature faking | diorama effect | diorama`,
      nouns: `a tilt-shift lens | a tilted focus plane | a miniature tilt-shift effect`,
      clauses: `the tilt-shift lens lays a thin band of sharpness across the middle | blur above and below makes the place look like a scale model`,
    },
  ),
  optic(
    "lensbaby",
    "swirling bokeh",
    "Spins the blur around a sharp centre.",
    {
      suits: {
        scales: ["person", "object", "tiny"],
        moods: ["nostalgic", "mysterious", "romantic", "eerie", "playful"],
      },
      avoid: {
        scales: ["landscape", "building", "cosmic"],
        mediums: ["painting", "drawing", "print", "pixel-art", "paper-craft"],
      },
    },
    {
      says: `swirling bokeh | swirly bokeh | petzval | petzval lens | helios lens | helios 44 | lensbaby`,
      nouns: `swirling Petzval bokeh | a vintage lens with a spinning blur`,
      clauses: `the background swirls around a sharp centre | leaves of blur wheel about the middle of the frame`,
    },
  ),
  optic(
    "vintage-glass",
    "vintage lens",
    "Lowers contrast and warms the edges.",
    {
      suits: { moods: ["nostalgic", "romantic", "melancholy", "intimate"], mediums: ["live-action"] },
      avoid: { eras: ["future"] },
    },
    {
      says: `vintage lens | vintage lenses | vintage glass | uncoated lens | old lens | soviet lens`,
      nouns: `vintage uncoated glass | an old uncoated lens`,
      clauses: `uncoated vintage glass lifts the shadows and warms the highlights | corners fall soft through the old lens`,
    },
  ),
  optic(
    "vignette",
    "vignette",
    "Darkens the corners, and draws the eye to the centre.",
    {
      avoid: { scales: ["cosmic"] },
    },
    {
      says: `vignette | vignetting | dark corners | vignetted | darkened edges`,
      nouns: `a faint vignette | gently darkened corners`,
      clauses: `the corners fall half a stop darker`,
    },
  ),
  optic(
    "polariser",
    "polarising filter",
    "Deepens the sky and clears the shine from water and leaves.",
    {
      suits: {
        places: ["outdoor"],
        times: ["morning", "midday", "afternoon"],
        scales: ["landscape", "building", "vehicle"],
      },
      avoid: { weathers: ["overcast", "fog", "rain", "storm", "snow"], times: ["night"] },
    },
    {
      says: `polariser | polarizer | polarising filter | polarizing filter | circular polarizer | cpl filter`,
      nouns: `a polarising filter | a polarised, deep sky`,
      clauses: `a polarising filter deepens the sky and clears surface glare`,
    },
  ),
  optic(
    "long-exposure",
    "long exposure",
    "Lets moving things smear while still things stay sharp.",
    {
      suits: {
        times: ["dusk", "night", "dawn", "sunset"],
        scales: ["landscape", "building", "vehicle", "cosmic"],
      },
      avoid: { scales: ["person", "tiny"], mediums: ["painting", "drawing", "print", "pixel-art"] },
    },
    {
      says: `long exposure | long-exposure | slow shutter | motion blur | light trails | shutter drag`,
      nouns: `a long exposure | a slow shutter with trailing highlights`,
      clauses: `a slow shutter draws moving lights into ribbons`,
    },
  ),
  optic(
    "slow-motion",
    "slow motion",
    "Stretches a second, so that physics can be watched.",
    {
      suits: {
        motions: ["moderate", "fast", "slow"],
        scales: ["person", "object", "tiny", "group", "vehicle"],
      },
      avoid: { scales: ["cosmic"] },
    },
    {
      says: `slow motion | slow-motion | slowmo | slow-mo | slo-mo | super slow motion | high-speed camera | high speed camera | 120 fps | 120fps | 240 fps | 240fps | 1000 fps | 1000fps | phantom camera | overcranked | in slow motion`,
      nouns: `slow motion | high-speed slow motion | an overcranked shot`,
      clauses: `a high-speed camera stretches the instant | the motion plays at a quarter of its speed | each phase of the movement unfolds separately in slow motion`,
    },
  ),
  optic(
    "fast-motion",
    "fast motion",
    "Hurries the clock, for comedy or for change.",
    {
      suits: {
        genres: ["comedy", "silent-film", "music-video", "experimental"],
        moods: ["playful", "energetic"],
      },
      avoid: { moods: ["solemn", "tender", "melancholy"] },
    },
    {
      says: `fast motion | fast-motion | fast forward | fast-forward | undercranked | speeded up | accelerated motion | sped-up motion`,
      nouns: `fast motion | an undercranked shot`,
      clauses: `undercranked motion gives every gesture a brisk jerk`,
    },
  ),
  optic(
    "schlieren-refraction",
    "refraction",
    "Bends the picture through glass or water.",
    {
      suits: {
        scales: ["object", "tiny", "person"],
        moods: ["mysterious", "playful", "eerie", "romantic", "awed"],
      },
      avoid: { mediums: ["drawing", "print", "pixel-art"] },
    },
    {
      says: `refraction | refracted | prism lens | prism filter | kaleidoscope lens | kaleidoscope filter | through a prism | prismatic`,
      nouns: `prismatic refraction at the edge of the lens | a glass prism before the lens`,
      clauses: `a prism before the lens throws a doubled, colour-fringed edge into one corner`,
    },
  ),
  optic(
    "infrared",
    "infrared",
    "Turns leaves white and skies dark.",
    {
      suits: {
        places: ["outdoor"],
        scales: ["landscape", "building", "person"],
        moods: ["eerie", "mysterious", "awed"],
      },
      avoid: { places: ["underwater", "indoor"] },
    },
    {
      says: `infrared | infrared photography | infrared film | ir photography | aerochrome`,
      nouns: `an infrared filter | an infrared rendering`,
      clauses: `infrared light turns foliage pale and the sky dark`,
    },
  ),
  optic(
    "thermal",
    "thermal imaging",
    "Shows heat in place of light.",
    {
      suits: {
        genres: ["science-fiction", "thriller", "action", "war", "experimental"],
        eras: ["1980s", "1990s", "2000s", "contemporary", "future"],
      },
      avoid: { mediums: ["painting", "drawing", "print"] },
    },
    {
      says: `thermal imaging | thermal camera | thermal vision | heat map | heat vision`,
      nouns: `a thermal camera | a thermal-imaging view`,
      clauses: `warm surfaces glow pale and cool ones sink to violet in the thermal view`,
    },
  ),
  optic(
    "night-vision",
    "night vision",
    "Amplifies starlight into green noise.",
    {
      suits: { times: ["night"], eras: ["1980s", "1990s", "2000s", "contemporary", "future"] },
      avoid: {
        times: ["morning", "midday", "afternoon", "golden-hour"],
        mediums: ["painting", "drawing", "print"],
      },
    },
    {
      says: `night vision | night-vision | night vision camera | image intensifier`,
      nouns: `a night-vision camera | an image-intensified green view`,
      clauses: `night vision lifts the scene into grainy green, bright points flaring`,
    },
  ),
  optic(
    "double-exposure",
    "double exposure",
    "Lays one picture inside another.",
    {
      suits: { genres: ["experimental", "music-video", "drama"], scales: ["person", "landscape"] },
      avoid: { genres: ["corporate"] },
    },
    {
      says: `double exposure | double-exposure | multiple exposure | superimposed | superimposition`,
      nouns: `a double exposure | two superimposed images`,
      clauses: `a second exposure shows through the darker parts of the first`,
    },
  ),
];
