import type { InspirationGroup } from "./entry";

export const VIDEO_STYLES: InspirationGroup = {
  id: "video-styles",
  title: "Popular Video Styles",
  about: "Looks that an audience knows at first sight, each with the means that make it.",
  entries: [
    {
      id: "cinematic-drama",
      title: "Cinematic Drama",
      description:
        "A feature-film frame: one face, one lamp, a shallow background and a move so slow it is felt.",
      keywords: ["cinematic", "drama", "close-up", "lamp light"],
      idea: "A widowed baker in a flour-dusted apron kneads dough alone in a dim bakery at night",
      prompt:
        "Medium close-up at eye level: a widowed baker in a flour-dusted apron kneads dough in a small bakery at night. An 85 mm lens keeps her face sharp and lets the copper pots behind her fall soft. Slow dolly in until her eyes fill the upper third. A single tungsten lamp above the bench gives warm, hard light from the side, contrast about 4:1. Amber, walnut brown and slate blue. The oven hums; dough thuds once on the wooden board.",
    },
    {
      id: "observational-documentary",
      title: "Observational Documentary",
      description:
        "The camera as a patient guest: natural light, a shoulder-held frame, work that goes on as if nobody watched.",
      keywords: ["documentary", "handheld", "natural light", "work"],
      idea: "Documentary footage of an old fisherman who mends a red net on a harbour wall in the morning",
      prompt:
        "Documentary footage, medium shot from a low angle: an old fisherman in a navy wool cap mends a red net on a harbour wall in the morning. Handheld camera at shoulder height, breathing slightly, 35 mm lens, deep enough focus to read the boats behind him. Overcast sky gives soft, even daylight with pale shadows. Rust red, navy and pale grey. Gulls and lapping water lie under everything; a wooden needle taps against the stone.",
    },
    {
      id: "film-noir",
      title: "Film Noir",
      description:
        "Black and white, one hard lamp, more shadow than picture. The frame hides as much as it shows.",
      keywords: ["noir", "black and white", "shadow", "1940s"],
      idea: "Film noir, black and white: a detective in a trench coat walks along a wet brick alley in moonlight",
      prompt:
        "Film noir, black and white. Wide shot from a low angle: a detective in a belted trench coat walks towards us along a wet brick alley at night, hat brim covering his eyes. The camera is locked off on a tripod, 28 mm lens, everything in focus from the gutter to the far wall. One hard street lamp behind him throws a long shadow over the cobbles; contrast 8:1, faces near black. Rain patters on tin roofs. His footsteps splash evenly, each a little nearer.",
    },
    {
      id: "claymation",
      title: "Clay Stop-Motion",
      description:
        "Thumbprints, small sets and a slight stutter from frame to frame: handmade warmth for stories and explainers.",
      keywords: ["stop-motion", "clay", "animation", "handmade"],
      idea: "Clay stop-motion animation: a round clay fox waters a seedling on a tiny kitchen table",
      prompt:
        "Clay stop-motion animation, shot on twos with visible thumbprints. Medium shot, slightly high angle: a round clay fox in a green scarf waters a seedling on a tiny kitchen table, and the first leaf uncurls. Static camera, 50 mm lens, shallow depth of field as on a real miniature set. A small window on one side lets in soft morning light that wraps around the clay. Orange, moss green and cream. A kettle hums nearby; water trickles into the pot.",
    },
    {
      id: "hand-drawn-animation",
      title: "Hand-Drawn Animation",
      description:
        "Painted backgrounds, clean ink lines and wind in everything: for journeys, memories and quiet adventures.",
      keywords: ["2d", "animation", "watercolour", "painted"],
      idea: "2D animation in ink and watercolour: a red-haired cyclist coasts down a hill road above the sea in summer",
      sketch: { figure: "person" },
      prompt:
        "Hand-drawn 2D animation with ink outlines over watercolour backgrounds. Full shot at eye level: a red-haired cyclist in a white shirt coasts down a hill road above the sea on a summer afternoon, sleeves flapping. The camera tracks beside her at her speed, framed as through a 35 mm lens. Bright sun from high on one side lays soft-edged shadows of cypress trees over the asphalt. Cobalt blue, coral red and straw yellow. Cicadas and steady wind; the bicycle chain ticks.",
    },
    {
      id: "neon-cyberpunk",
      title: "Neon Cyberpunk",
      description:
        "A wet street at night, signs as the only lamps, colour that comes from opposite sides of the wheel.",
      keywords: ["cyberpunk", "neon", "city", "night", "future"],
      idea: "A courier in a transparent raincoat walks through a crowded neon market street at night in the rain, cyberpunk",
      prompt:
        "Cyberpunk street at night, medium shot from behind at shoulder height: a courier in a transparent raincoat walks through a crowded noodle market in the rain. The camera follows her at a constant two metres, 40 mm anamorphic lens, stretched oval highlights. Neon signs are the light: hard magenta from one side, teal from the other, mirrored in puddles. Magenta, teal and wet black. Rain hisses on hot awnings over a low crowd murmur; a neon tube buzzes close by.",
    },
    {
      id: "home-movie-16mm",
      title: "16 mm Home Movie",
      description:
        "Warm grain, drifting focus and a frame that is never quite straight: memory before anybody says so.",
      keywords: ["vintage", "16mm", "1970s", "memory", "family"],
      idea: "A 1970s home movie on grainy 16 mm film: a grandmother in a yellow dress dances on a garden lawn in the afternoon",
      sketch: { backdrop: "land" },
      prompt:
        "1970s home movie on grainy 16 mm film. Full shot at eye level: a grandmother in a yellow dress dances barefoot on a garden lawn in the afternoon, a record player on the grass beside her. Handheld camera with small sways, 25 mm lens, focus breathing as she turns. Low sun behind her gives a warm rim of light and a soft flare at the edge of the gate. Mustard yellow, faded olive and cream. Garden birds and distant laughter; the film projector rattles softly.",
    },
    {
      id: "product-commercial",
      title: "Product Commercial",
      description:
        "A single object on a clean ground. Light travels, the object stays: a shape told by its edges.",
      keywords: ["product", "commercial", "studio", "macro"],
      idea: "Studio product shot: a glass perfume bottle stands on wet black stone while water drops slide down its side",
      prompt:
        "Studio product shot, close-up at a low angle: a faceted glass perfume bottle stands on wet black stone while water drops slide down its side. The camera arcs slowly around the bottle, 100 mm macro lens, focus held on the front edge. A strip softbox behind draws one long white highlight along the glass; the rest falls into deep shadow. Honey amber, smoke grey and black. A low room tone surrounds a single clear drip onto stone.",
    },
    {
      id: "wildlife-film",
      title: "Wildlife Film",
      description:
        "A long lens and patience: one animal, one piece of behaviour, the place told by what is out of focus.",
      keywords: ["nature", "wildlife", "telephoto", "animal"],
      idea: "Wildlife film: a red fox leaps into deep snow on a meadow at dawn to catch a mouse",
      prompt:
        "Wildlife film, full shot from ground level: a red fox listens, then leaps and lands nose first in deep snow on a winter meadow at dawn. Static camera on a low tripod, 400 mm telephoto lens, birches far behind melted into soft vertical bands. The low sun backlights the flying powder with a thin golden edge and leaves long, soft shadows. Rust orange, ice blue and white. Cold wind rustles dry reeds; snow crunches under the landing.",
    },
    {
      id: "concert-performance",
      title: "Concert Performance",
      description:
        "Backlight, haze and sweat: the stage seen from where the band stands. Lay your own song over it.",
      keywords: ["music video", "concert", "stage", "band"],
      idea: "A drummer in a sleeveless black shirt plays hard on a small hazy club stage at night",
      sketch: { figure: "person" },
      prompt:
        "Concert performance, medium shot from a low angle: a drummer in a sleeveless black shirt plays a driving beat on a small club stage at night, sweat flying from her forearms. The camera tracks sideways behind the cymbals, 35 mm lens, brass edges passing out of focus. Two hard backlights cut through thick haze and leave her face in half shadow. Crimson, brass gold and deep black. The crowd murmurs under the groove; a crash cymbal shimmers.",
    },
    {
      id: "aerial-travel",
      title: "Aerial Travel Film",
      description:
        "A steady drone, an early hour and one thing that moves in the landscape to give it scale.",
      keywords: ["travel", "drone", "aerial", "landscape"],
      idea: "Aerial drone shot: a white sailing boat glides through a narrow turquoise fjord at sunrise",
      sketch: { figure: "boat" },
      prompt:
        "Aerial drone shot, extreme wide, high angle: a white sailing boat glides through a narrow turquoise fjord at sunrise and draws a thin wake. The drone flies forward at walking speed, 24 mm lens, cliffs sharp on both sides. The sun has just cleared the ridge; its warm, low light rakes one rock wall while the other keeps soft blue shade. Turquoise, granite grey and peach. Wind brushes past and water laps below; a sail snaps once.",
    },
    {
      id: "travel-vlog",
      title: "Travel Vlog",
      description: "An arm's length, a wide phone lens and one spoken line: near, quick and personal.",
      keywords: ["vlog", "selfie", "dialogue", "phone"],
      idea: "Vlog selfie shot: a backpacker with a freckled face talks to the camera on a mountain pass in the morning wind",
      prompt:
        "Vlog selfie at arm's length, medium close-up, eye level: a freckled backpacker in a teal rain jacket smiles into the lens on a mountain pass in the morning, hair whipping in the wind. Handheld with small steps in it, 24 mm lens, a valley of clouds readable behind him. Bright overcast daylight, soft and even. Teal, slate grey and pale yellow. Out of breath and amused he says: Four hours up, and the kiosk is closed. (no subtitles) Wind buffets the microphone; a jacket zip rattles.",
    },
  ],
};
