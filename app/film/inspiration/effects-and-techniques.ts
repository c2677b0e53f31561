import type { InspirationGroup } from "./entry";

export const EFFECTS_AND_TECHNIQUES: InspirationGroup = {
  id: "effects-and-techniques",
  title: "Visual Effects & Shooting Techniques",
  about: "What lens, speed and movement can do, each shown on a subject that suits it.",
  entries: [
    {
      id: "dolly-zoom",
      title: "Dolly Zoom",
      description:
        "The camera moves back while the lens zooms in: the face stays, the world behind it swells. For sudden insight or fear.",
      keywords: ["vertigo", "dolly zoom", "shock", "perspective"],
      idea: "Dolly zoom on a pale night porter who turns in a long hotel corridor",
      sketch: { figure: "person" },
      prompt:
        "Dolly zoom in a long hotel corridor: a pale night porter in a burgundy waistcoat turns and stares past us, medium close-up at eye level. His face keeps its size while the corridor behind him seems to stretch, doors and carpet pattern rushing apart; focal length ends at 85 mm. Ceiling lamps in a row drop hard pools of light, so his eyes sit in shadow. Burgundy, brass and sickly green. Air conditioning drones; a lift bell rings once.",
    },
    {
      id: "time-lapse-bloom",
      title: "Time-Lapse",
      description: "Hours in seconds. Only works when the camera is nailed down and one thing changes.",
      keywords: ["time-lapse", "flower", "growth", "nature"],
      idea: "Time-lapse of a crimson peony that opens in a dark studio",
      sketch: { figure: "plant" },
      prompt:
        "Time-lapse, close-up at a slightly high angle: a crimson peony bud swells and opens petal by petal in a dark studio, six hours compressed into eight seconds. Locked-off camera, 100 mm macro lens, stamens sharp in the centre and the outer petals soft. A softbox overhead gives gentle, steady light with a falloff into black. Crimson, blush pink and leaf green. A hushed room tone lies beneath; petals rustle faintly as they part.",
    },
    {
      id: "slow-motion-splash",
      title: "Extreme Slow Motion",
      description:
        "A thousandth of a second, long enough to look at. Choose an event with a beginning and an end.",
      keywords: ["slow motion", "splash", "high speed", "food"],
      idea: "Extreme slow motion: a ripe strawberry falls into a bowl of cream on a kitchen counter",
      prompt:
        "Extreme slow motion, close-up at table height: a ripe strawberry falls into a bowl of cream on a kitchen counter and a white crown rises around it, droplets hanging. Static camera, 100 mm macro lens, focus on the rim of the splash. Hard sunlight through a window from behind makes every drop translucent, a white card lifts the shadows. Strawberry red, cream white and pale mint. A soft kitchen hum, then a deep, stretched plop as the cream closes.",
    },
    {
      id: "macro-world",
      title: "Macro World",
      description:
        "A landscape the size of a coin. Focus is a thin slice, so let the subject walk through it.",
      keywords: ["macro", "insect", "detail", "texture"],
      idea: "Macro shot of an emerald beetle that crawls along a dewy blade of grass in a meadow in the morning",
      sketch: { figure: "plant" },
      prompt:
        "Macro shot at the height of the grass: an emerald beetle crawls along a dewy blade in a meadow in the morning, drops bending under its feet. The camera tracks sideways by a finger's width, 100 mm macro lens, a slice of focus as thin as paper. Low sunlight from behind turns each drop into a bright bead, with soft green shade around. Emerald, straw yellow and pearl white. Meadow insects buzz in layers; tiny claws scratch on the stem.",
    },
    {
      id: "rack-focus",
      title: "Rack Focus",
      description:
        "Attention changes hands within one frame: first the near thing, then the one that matters.",
      keywords: ["rack focus", "depth", "tension", "two planes"],
      idea: "Rack focus from a ringing telephone to a woman in a red dress who waits by a window in a dim apartment at dusk",
      prompt:
        "Close-up at table height in a dim apartment at dusk: a black telephone trembles as it rings; then a rack focus finds a woman in a red dress by the window, her hand lifting from the curtain. Static camera, 85 mm lens wide open. Blue dusk comes through the window as soft backlight, a small table lamp adds a warm edge to the receiver. Crimson, black and dusk blue. City traffic murmurs outside; the bell rings twice.",
    },
    {
      id: "orbit-shot",
      title: "Orbit Shot",
      description:
        "The camera circles, the subject stays the axis. It gives weight to whoever stands in the middle.",
      keywords: ["orbit", "arc", "hero", "rooftop"],
      idea: "Orbit shot around a fencer in a white jacket who raises her blade on a rooftop at sunset",
      sketch: { backdrop: "town" },
      prompt:
        "Medium wide shot from a low angle: a fencer in a white padded jacket raises her blade on a flat rooftop at sunset, jacket straps fluttering. The camera orbits around her at one even speed, 28 mm lens, the skyline turning behind. The sun skims the horizon and changes from hard rim light to a soft warm front as the circle closes. White, copper and violet grey. Wind sweeps over the roof; the blade whistles through the air.",
    },
    {
      id: "fpv-dive",
      title: "FPV Dive",
      description: "A racing drone's plunge. One path, one gap to go through, and the clip is full.",
      keywords: ["fpv", "drone", "speed", "waterfall"],
      idea: "FPV drone shot: the camera dives down a tall waterfall past a climber in an orange helmet in the morning",
      sketch: { backdrop: "land" },
      prompt:
        "FPV drone shot, wide, high angle: the camera flies over a cliff's edge and down the face of a tall waterfall, past a climber in an orange helmet who swings on a rope. 18 mm lens, spray streaking at the frame's corners, rock sharp in the middle. Low morning sun gives hard side light on the falls and leaves the near wall in soft shadow. Basalt black, foam white and orange. The steady roar of the waterfall fills the gorge; a rope creaks under load.",
    },
    {
      id: "silhouette",
      title: "Silhouette",
      description: "Expose for the background and let the figure go black. Posture has to say everything.",
      keywords: ["silhouette", "backlight", "dance", "contrast"],
      idea: "Silhouette of a tango couple who dance in front of a large glowing paper screen in a dark hall",
      sketch: { figure: "group", backdrop: "plain" },
      prompt:
        "Full shot at eye level: the black silhouettes of a tango couple dance across a dark hall in front of a large glowing paper screen, her skirt opening with the turn. The camera tracks sideways with them, 50 mm lens, both outlines sharp. A single strong lamp behind the screen spreads warm, soft light and leaves their front in full shadow. Amber, burnt orange and black. A slow bandoneon melody fills the hall; heels click on floorboards.",
    },
    {
      id: "light-trails",
      title: "Light Trails",
      description:
        "Long exposure in motion: lamps draw, bodies dissolve. A fixed point in the frame keeps it readable.",
      keywords: ["long exposure", "light trails", "night", "traffic"],
      idea: "Long exposure shot: a cellist plays on a traffic island at night while car lights streak past on both sides",
      sketch: { backdrop: "town" },
      prompt:
        "Long-exposure look, full shot at eye level: a cellist in a long black coat plays on a traffic island at night while car lights streak past on both sides as continuous ribbons. Locked-off camera on a tripod, 35 mm lens, the player crisp and the street smeared. Hard headlights sweep her from behind; a street lamp above holds a soft, steady pool around her chair. Ruby red, sodium orange and ink blue. Traffic hums in waves; a bow stroke swells.",
    },
    {
      id: "tilt-shift-miniature",
      title: "Tilt-Shift Miniature",
      description:
        "A narrow band of focus and a high view turn a town into a toy set. Motion should be small and busy.",
      keywords: ["tilt-shift", "miniature", "city", "playful"],
      idea: "Tilt-shift miniature view of a harbour where a small red ferry docks at noon",
      sketch: { figure: "boat", backdrop: "water" },
      prompt:
        "Tilt-shift miniature effect, extreme wide shot from a high angle: a small red ferry docks in a harbour at noon, workers as small as pins hauling a rope on the quay. Static camera, 90 mm tilt-shift lens, one narrow band of sharpness across the pier, everything above and below soft. High sun gives hard, short shadows and toy-like contrast. Tomato red, turquoise and concrete grey. Lapping water and gulls from afar; a ferry horn blares once.",
    },
    {
      id: "levitation",
      title: "Practical Levitation",
      description:
        "One impossible thing in a plain room. The more ordinary the light, the more it is believed.",
      keywords: ["levitation", "magic realism", "effects", "room"],
      idea: "Books and a teacup float above a desk around a calm librarian in a small study in the afternoon",
      prompt:
        "Medium shot at eye level in a small study in the afternoon: books, pencils and a teacup float above the desk around a calm librarian in a mustard cardigan, who plucks one volume from the air. The camera arcs a quarter circle around the desk, 35 mm lens, pages fluttering close to the glass. Plain window light from one side, soft, with real shadows under each floating thing. Mustard, walnut and sage green. A wall clock ticks in the hush; pages rustle.",
    },
    {
      id: "smoke-and-ink",
      title: "Ink in Water",
      description:
        "Fluid as an effect without a computer: a tank, a lamp and a dropper. For titles, moods and transitions.",
      keywords: ["ink", "fluid", "abstract", "title"],
      idea: "Macro shot of indigo ink that blooms in a glass tank of clear water in a studio",
      prompt:
        "Extreme close-up at eye level, studio: a ribbon of indigo ink sinks into a glass tank of clear water and unfolds into slow, branching clouds, copper dust tumbling through them. The camera tilts down with the falling ink, 100 mm macro lens, focus on the leading edge. A large white panel glows behind the tank, soft and even, so each fold shows as a shadow. Indigo, copper and white. A low room tone hums; one clear drip starts it.",
    },
  ],
};
