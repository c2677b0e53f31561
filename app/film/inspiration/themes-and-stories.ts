import type { InspirationGroup } from "./entry";

export const THEMES_AND_STORIES: InspirationGroup = {
  id: "themes-and-stories",
  title: "Engaging Themes & Stories",
  about: "Situations with a story in them, each held in one visible action.",
  entries: [
    {
      id: "reunion",
      title: "The Reunion",
      description: "Two people, one distance, and the step that closes it. Stay on the one who waits.",
      keywords: ["family", "reunion", "platform", "emotion"],
      idea: "An elderly woman in a green coat drops her handbag and hugs a returning sailor on a railway platform in the morning",
      sketch: { figure: "group", backdrop: "town" },
      prompt:
        "Medium wide shot at eye level on a railway platform in the morning: an elderly woman in a green coat hugs a tall returning sailor, her handbag fallen open at her feet. The camera pushes in gently, 50 mm lens, other passengers sliding past as soft shapes. Steam catches the low sun from behind and wraps the two in warm, diffused backlight. Bottle green, navy and ivory. Station announcements echo under the roof; a carriage door clanks shut.",
    },
    {
      id: "letter-from-the-past",
      title: "A Letter from the Past",
      description: "Paper, hands and a lamp: the reader's fingers tell what the letter says.",
      keywords: ["letter", "memory", "hands", "mystery"],
      idea: "A young archivist in white gloves unfolds a brittle letter at a desk in a dark library at night",
      sketch: { figure: "hand" },
      prompt:
        "Close-up from a high angle over a desk in a dark library at night: a young archivist in white cotton gloves unfolds a brittle letter, and a pressed violet slips out. The camera tilts down with the falling flower, 60 mm lens, only the paper in focus. A green-shaded desk lamp pours warm, narrow light over the page; the shelves behind stay in shadow. Parchment, bottle green and violet. A clock ticks in a large silent room; the paper crackles.",
    },
    {
      id: "first-flight",
      title: "First Flight",
      description: "The moment something homemade works. Joy is in the run beside it.",
      keywords: ["invention", "courage", "field", "joy"],
      idea: "A teenage inventor in patched overalls runs beside a homemade glider that lifts off a wheat field at golden hour",
      prompt:
        "Wide shot from a low angle: a teenage inventor in patched overalls runs beside a canvas glider that lifts off a wheat field at golden hour. The camera tracks alongside through the stalks, 35 mm lens, wheat heads brushing past close to the glass. Low sun from behind the wing makes the canvas glow and rims her hair; shadows are long and soft. Wheat gold, sky blue and brick red. Wind rushes through the field; a rope twangs loose.",
    },
    {
      id: "lost-and-found",
      title: "Lost and Found",
      description: "A small animal, a large place, and the sound that brings them together.",
      keywords: ["dog", "search", "forest", "hope"],
      idea: "A muddy terrier runs out of the fog to a kneeling ranger in an orange jacket in a pine forest at dawn",
      prompt:
        "Full shot at ground level in a pine forest at dawn: a muddy white terrier runs out of the fog towards a kneeling ranger in an orange jacket. Static camera, 85 mm lens, her shoulder a soft shape at the frame's edge while the dog comes into focus. Fog spreads the first daylight into a soft, shadowless glow between the trunks. Pine green, pale grey and orange. Drips fall from the branches all around; a dog collar jingles.",
    },
    {
      id: "craft-handed-down",
      title: "A Craft Handed Down",
      description: "Two pairs of hands, one tool. Teaching shown without a word.",
      keywords: ["craft", "generations", "hands", "workshop"],
      idea: "An old violin maker guides an apprentice's hands as they carve a spruce violin top in a workshop in the afternoon",
      prompt:
        "Close-up at bench height: the spotted hands of an old violin maker guide an apprentice's hands as they carve a spruce violin top, a curl of wood rising before the blade. Workshop in the afternoon, clamps and varnish jars behind. The camera tracks sideways along the bench, 90 mm lens, focus on the blade. North window light comes in soft from one side and models every scratch. Honey, chestnut brown and cool grey. A quiet workshop hum; the plane scrapes in long strokes.",
    },
    {
      id: "lifeboat-crew",
      title: "Quiet Heroism",
      description: "People who go out when others come in. Scale and weather carry the courage.",
      keywords: ["rescue", "storm", "sea", "courage"],
      idea: "A lifeboat crew in yellow oilskins drives an orange boat through a breaking wave in a storm at dusk",
      sketch: { figure: "boat", backdrop: "water" },
      prompt:
        "Wide shot from a low angle close to the waterline: a lifeboat crew in yellow oilskins drives an orange boat up a breaking wave in a storm at dusk, spray bursting over the bow. Handheld camera braced on a second boat, 70 mm lens, drops streaking across the picture. The last daylight is a dull strip behind clouds; a hard white floodlight on deck picks out the spray against deep shadow. Signal orange, slate and sea green. The steady roar of wind and waves fills everything; the hull slams down with a bang.",
    },
    {
      id: "underwater-discovery",
      title: "The Discovery",
      description: "A torch beam finds what nobody has seen for centuries. Let the light do the telling.",
      keywords: ["underwater", "discovery", "archaeology", "diver"],
      idea: "Underwater: a diver brushes sand off a bronze statue's face on the seabed",
      prompt:
        "Underwater medium shot, slightly high angle: a diver in a black wetsuit brushes sand off the bronze face of a statue on the seabed, and the grains float off in a slow plume. The camera pushes in slowly, 20 mm lens, silt hanging sharp in the foreground. A hand-held torch throws hard, narrow light across the cheek; soft blue light from the surface fills the shadows. Verdigris, sand and deep blue. A muffled underwater rumble surrounds each breath; bubbles burst past the mask.",
    },
    {
      id: "robot-gardener",
      title: "Machine with a Task",
      description:
        "Care shown by something that was not built for it. Keep the machine worn and the gesture small.",
      keywords: ["robot", "science fiction", "garden", "tenderness"],
      idea: "A rusty maintenance robot waters a single tomato plant in an abandoned greenhouse in the morning",
      sketch: { figure: "object", backdrop: "room" },
      prompt:
        "Medium shot at eye level in an abandoned greenhouse in the morning: a rusty maintenance robot tips a dented can and waters a single tomato plant, its lens-eye tilting with the spout. Slow dolly in, 50 mm lens, broken panes soft behind. Sunlight falls through dusty glass in broad, hazy shafts from above and warms the worn paint. Rust, leaf green and milky white. Insects hum among dry vines; a servo whirs and water patters on soil.",
    },
    {
      id: "last-lap",
      title: "The Last Lap",
      description: "Effort in breath, jaw and hands. The finish stays out of frame.",
      keywords: ["sport", "running", "effort", "stadium"],
      idea: "A grey-haired runner in a blue singlet runs the final bend of an empty stadium track at dawn",
      sketch: { backdrop: "town" },
      prompt:
        "Medium close-up from the side: a grey-haired runner in a blue singlet runs the final bend of an empty stadium track at dawn, jaw set, breath steaming. The camera tracks beside him at his pace, 135 mm lens, rows of seats compressed into flowing stripes. The sun sits just above the stands and gives hard, warm edge light on his cheek, the near side in soft shade. Cobalt blue, brick red and pale gold. A light breeze crosses the arena; shoes strike the track in rhythm.",
    },
    {
      id: "lantern-festival",
      title: "The Festival",
      description: "One person inside a celebration. The crowd is a texture, the lantern is the lamp.",
      keywords: ["festival", "lantern", "tradition", "crowd"],
      idea: "A girl's grandfather in a grey silk jacket releases a paper lantern on a river at night during a lantern festival",
      prompt:
        "Medium shot at water level: a grandfather in a grey silk jacket sets a paper lantern on a river at night and lets the current take it, hundreds of others drifting behind. Crane up slowly from his hands to the bend of the river, 40 mm lens. The lanterns are the only lamps: soft, flickering, warm light from below on his face, deep blue dark above. Lantern orange, indigo and silver. A crowd murmurs along the banks; water laps against the stone steps.",
    },
    {
      id: "small-kindness",
      title: "A Small Kindness",
      description:
        "A gesture that costs little, seen by nobody but the camera. Works for brands and campaigns alike.",
      keywords: ["kindness", "rain", "city", "campaign"],
      idea: "A bus driver in a navy uniform holds his umbrella over a stray cat at a rainy bus stop in the evening",
      prompt:
        "Full shot at eye level at a city bus stop on a rainy evening: a bus driver in a navy uniform crouches and holds his umbrella over a drenched ginger cat, rain running down his own sleeve. Static camera across the street, 75 mm lens, wet traffic passing as soft streaks in front. The lit shelter gives cool, diffused light from above; brake lights add a red edge. Navy, ginger and wet silver. Rain drums on the shelter roof; a bus door hisses open.",
    },
    {
      id: "moving-day",
      title: "Moving Day",
      description: "An empty room keeps what happened in it. One object says who lived here.",
      keywords: ["home", "farewell", "empty room", "change"],
      idea: "A father in a paint-stained shirt touches pencil height marks on a door frame in an empty apartment in the afternoon",
      prompt:
        "Medium shot at chest height in an empty apartment in the afternoon: a father in a paint-stained shirt runs his thumb along pencil height marks on a door frame, one sealed carton by his feet. Slow dolly out through the doorway, 35 mm lens, bare floorboards leading to him. Curtainless windows throw hard squares of sunlight on the wall and leave him in soft shade. Chalk white, oak brown and faded blue. Street noise hums far below; a floorboard creaks.",
    },
  ],
};
