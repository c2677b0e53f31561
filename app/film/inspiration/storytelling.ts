import type { InspirationGroup } from "./entry";

export const STORYTELLING: InspirationGroup = {
  id: "storytelling",
  title: "Creative Storytelling Techniques",
  about: "Ways to tell by picture and sound what a narrator would otherwise have to say.",
  entries: [
    {
      id: "pull-back-reveal",
      title: "Pull-Back Reveal",
      description:
        "Begin on a detail, end on the truth of the place. The wider frame changes what the first one meant.",
      keywords: ["reveal", "pull back", "surprise", "scale"],
      idea: "A man in a white suit eats breakfast at a small table that stands in the middle of a salt desert at dawn",
      prompt:
        "Medium shot at eye level: a man in a white suit cracks a boiled egg at a small breakfast table set with silver. Steady dolly out until the table is seen standing alone in an endless salt desert at dawn. 28 mm lens, cracks in the salt sharp to the horizon. The low sun from one side throws a long, hard shadow of table and man. Chalk white, pale rose and silver. A thin wind whistles over the plain; a spoon taps the eggshell.",
    },
    {
      id: "first-person-view",
      title: "First-Person View",
      description: "We are the character: hands enter from below, breath is ours. Keep the path simple.",
      keywords: ["pov", "first person", "suspense", "attic"],
      idea: "Point-of-view shot: gloved hands open a dusty trunk in a dark attic at night with a torch",
      prompt:
        "Point-of-view shot in a dark attic at night: two gloved hands reach in from below the frame and open a dusty trunk, and moths flutter out of a folded wedding dress. Handheld camera at head height, 24 mm lens, dust sharp in the near air. A hand-held torch gives one hard, narrow beam; the rafters fade into deep shadow. Ivory, dust brown and cold blue. The roof creaks in the wind; rusty hinges squeal.",
    },
    {
      id: "planted-object",
      title: "The Planted Object",
      description:
        "Show the thing before it matters. A later clip of the same object pays it off; keep its description word for word.",
      keywords: ["foreshadowing", "object", "clue", "detail"],
      idea: "A brass key slides off a piano lid beside a pianist in a tuxedo in an empty concert hall in the evening",
      sketch: { figure: "object" },
      prompt:
        "Close-up at the height of the keyboard in an empty concert hall in the evening: a brass key on the lid of a black grand piano trembles with every chord and slides towards the edge, a pianist in a tuxedo playing behind it out of focus. Static camera, 100 mm lens, focus on the key alone. One spotlight from above, hard and warm, with the stalls in darkness. Brass, black and oxblood. A solemn piano chord fills the hall; metal rattles on lacquer.",
    },
    {
      id: "match-cut-half",
      title: "Match Cut",
      description:
        "Two clips that share a shape. This is the first; render a second with a full moon of the same size and place, and cut between them.",
      keywords: ["match cut", "editing", "shape", "transition"],
      idea: "Overhead shot of a barista who pours milk into a round white cup on a dark café counter in the morning",
      sketch: { figure: "object", backdrop: "plain" },
      prompt:
        "Overhead shot straight down on a dark café counter in the morning: a barista's tattooed hands pour milk into a round white cup until the surface is one pale disc, exactly in the centre of the frame. Locked-off camera, 60 mm lens, cup rim sharp. Window light from one side is soft and grazes the steam, the counter stays near black. Ivory, espresso brown and charcoal. Café chatter murmurs; milk trickles and the jug clinks.",
    },
    {
      id: "visual-metaphor",
      title: "Visual Metaphor",
      description: "A feeling as a thing that happens. Film the thing plainly and do not explain it.",
      keywords: ["metaphor", "pressure", "office", "surreal"],
      idea: "An office clerk in a grey suit types while sand pours from the ceiling and covers his desk in an office at night",
      sketch: { figure: "person" },
      prompt:
        "Medium wide shot at eye level in an open-plan office at night: a clerk in a grey suit types at his desk while a thin stream of sand pours from the ceiling and buries his keyboard. Very slow dolly in, 40 mm lens, rows of empty desks behind. Fluorescent ceiling tubes give flat, cool light; a monitor adds a soft blue edge to his chin. Ash grey, sand yellow and pale blue. Office ventilation hums; sand hisses onto paper.",
    },
    {
      id: "reverse-motion",
      title: "Reverse Motion",
      description:
        "Time runs backwards and loss becomes repair. Pick an event whose end is plain at a glance.",
      keywords: ["reverse", "time", "repair", "regret"],
      idea: "Reverse motion: shards of a blue vase rise from the kitchen floor and join in an old woman's hands in the morning",
      sketch: { figure: "object" },
      prompt:
        "Reverse motion, full shot at table height in a farmhouse kitchen in the morning: shards of a blue vase rise from the tiled floor and join into one piece between an old woman's open hands. Static camera, 50 mm lens, every shard sharp against the dark stove. Sun through a lace curtain falls in from the side, soft-edged, and glints on the glaze. Cobalt blue, terracotta and linen white. A tap drips in the quiet kitchen; porcelain clinks as it closes.",
    },
    {
      id: "hands-only",
      title: "Told by Hands",
      description: "Leave the face out. Age, trade and mood are in the fingers.",
      keywords: ["hands", "close-up", "gesture", "portrait"],
      idea: "Close-up of a fisherman's scarred hands that tie a tiny ribbon on a birthday parcel at a kitchen table in the evening",
      prompt:
        "Close-up from a high angle at a kitchen table in the evening: a fisherman's scarred hands tie a tiny pink ribbon around a birthday parcel, thick fingers slipping and starting over. The camera moves closer by an inch, a barely visible push in, 85 mm lens, only ribbon and knuckles in focus. A hanging lamp gives warm, hard light from above, the table's edge sinks into shadow. Rose pink, weathered tan and navy. A radio murmurs in the next room; paper crackles.",
    },
    {
      id: "frame-within-a-frame",
      title: "Frame Within a Frame",
      description:
        "Doors, mirrors and windows put distance between us and a character. The border is part of the story.",
      keywords: ["framing", "window", "isolation", "composition"],
      idea: "Seen through a round ship's window, a cook in a white apron peels oranges alone in a galley at night",
      sketch: { backdrop: "room" },
      prompt:
        "Medium shot at eye level through a round ship's window at night: inside the galley a cook in a white apron peels an orange in one long spiral, the porthole rim a black circle around him. Static camera, 65 mm lens, raindrops on the pane soft in front. The galley's bulb gives warm, top-down light with hard shadows under his brow; outside all is blue dark. Orange, cream and midnight blue. Engines throb through the deck; rain ticks on the glass.",
    },
    {
      id: "sound-off-screen",
      title: "Sound Off Screen",
      description: "What is heard stays out of sight. The listener's face is the event.",
      keywords: ["off-screen", "suspense", "listening", "audio"],
      idea: "A lighthouse keeper with a grey beard stops eating and turns to a knocking door in a candlelit kitchen at night",
      sketch: { backdrop: "room" },
      prompt:
        "Medium close-up at eye level in a lighthouse kitchen at night: a keeper with a grey beard lowers his spoon and turns his head to a door outside the frame. The camera pans slowly after his look and stops short of the door, 75 mm lens, soup steam rising in front. One candle gives soft, flickering light from below; his far cheek is in deep shadow. Candle gold, soot black and sea grey. A storm wind moans around the tower; somebody knocks three times.",
    },
    {
      id: "to-the-camera",
      title: "Breaking the Fourth Wall",
      description:
        "A character turns from the scene to us, for one line. Short enough for the clip, dry enough to land.",
      keywords: ["dialogue", "comedy", "fourth wall", "aside"],
      idea: "A knight in dented armour sits at a long banquet table in a castle hall and turns to the camera",
      prompt:
        "Medium close-up at eye level in a castle hall in the evening: a weary knight in dented armour chews a drumstick at a crowded banquet table and turns to look straight into the lens. Static camera, 50 mm lens, revellers blurred behind. Torches on the wall give warm, flickering side light, contrast high. Steel grey, wine red and gold. In a dry, low voice the knight says: They think I killed the dragon. She let me go. (no subtitles) The feast murmurs; a goblet clanks down.",
    },
    {
      id: "shadow-play",
      title: "Shadow Play",
      description: "The shadow does what its owner does not dare. One lamp, one wall, one difference.",
      keywords: ["shadow", "surreal", "wall", "duality"],
      idea: "A shy clerk holds a broom in a narrow hallway at night while his shadow dances on the wall",
      sketch: { figure: "person" },
      prompt:
        "Full shot at eye level in a narrow hallway at night: a shy clerk in a brown suit holds a broom while his shadow on the wall behind him dances a waltz with it. The camera tracks sideways along the wall, 32 mm lens, plaster texture readable. A bare bulb low on the floor throws one hard, oversized shadow and warm light from below. Tobacco brown, plaster yellow and black. A waltz plays thinly behind a door over a steady room tone; shoes shuffle on boards.",
    },
    {
      id: "breath-before",
      title: "The Breath Before",
      description: "Stop just before it happens. An audience finishes the picture by itself.",
      keywords: ["anticipation", "stillness", "diver", "tension"],
      idea: "A high diver in a black swimsuit curls her toes over the edge of a tall platform in an indoor pool in the early morning",
      sketch: { figure: "person", backdrop: "room" },
      prompt:
        "Close-up at ankle height on a ten-metre platform in an indoor pool in the early morning: a diver's wet toes curl over the concrete edge, one drop falling from her heel. The camera tilts down past her feet to the pool far below, 35 mm lens, both planes sharp. Tall windows give soft, cool side light that lies in bars across the water. Aqua, concrete grey and skin tones of warm copper. The hall echoes with lapping water; she exhales once.",
    },
  ],
};
