import { describe, expect, it, test } from "vitest";
import { readIdea } from "./brief";
import { deedsOf } from "./deeds";
import { direct } from "./direction";
import { chooseLook } from "./look";

const wishes = { addVoice: false, addSubtitles: false, addCinematic: true, take: 0 };
const takes = [0, 1, 2, 3, 4, 5];
const promptsOf = (idea: string) => takes.map((take) => direct(readIdea(idea), { ...wishes, take }).prompt);
const scenesOf = (idea: string) => takes.map((take) => chooseLook(readIdea(idea), { take }).scene);
const headOf = (idea: string) => readIdea(idea).subjects[0]?.head;
const deeds = (idea: string) => deedsOf(readIdea(idea)).map(({ entry }) => entry.id);

describe("a word in the company that gives it its meaning", () => {
  it("trains where a team does it, and stays a vehicle elsewhere", () => {
    expect(headOf("the rugby team trains in mud")).toBe("rugby team");
    expect(headOf("two commuter trains at a platform")).toBe("commuter trains");
    for (const prompt of promptsOf("the rugby team trains in mud")) expect(prompt).not.toMatch(/rail|horn/i);
    for (const prompt of promptsOf("woman waits at train station, nobody comes"))
      expect(prompt).not.toMatch(/muscles/i);
  });
  it("plays nothing by hand where a radio does it", () => {
    expect(deeds("man fix his bike in garage, old radio plays")).not.toContain("play");
    expect(deeds("a boy plays with blocks")).toContain("play");
  });
  it("knocks on no door where something is knocked off", () => {
    for (const prompt of promptsOf("a cat knocks a vase off the table"))
      expect(prompt).not.toMatch(/knuckle|rap/i);
    expect(promptsOf("a man knocks on a door").join()).toMatch(/knuckle|rap|knock/i);
  });
  it("is of the editing where cuts are fast", () => {
    for (const prompt of promptsOf("make a ad for sneakers called Volt. fast cuts, city, night, energy"))
      expect(prompt).not.toMatch(/blade|knife/i);
  });
  it("is a way to see where a drone is over something, and a thing where it does something", () => {
    for (const prompt of promptsOf("drone over rice terraces at sunrise"))
      expect(prompt).not.toMatch(/rotor|The drone/);
    expect(headOf("a drone delivers a parcel")).toBe("drone");
  });
  it("is cooked at home where somebody makes it", () => {
    for (const scene of scenesOf("grandma teaching me to make dumplings"))
      expect(scene.setting?.id).toBe("kitchen");
  });
  test.each([
    ["a wooden gate", /lead lines|putty|gilt/i],
    ["football fans celebrating in a pub, beer spills", /lamp glow|chrome|smudged door/i],
    ["wedding dance, fairy lights, guests clapping", /castle|forest|arrow slits/i],
    ["a tear rolls down a cheek, extreme close up", /fibres/i],
    ["boxing match, last round, sweat", /wick|flame/i],
    ["how a volcano works animation for kids", /small repeated motions|\ba how\b/i],
    ["lego man climbs a mountain of books", /thorn|scrub|cloth drags/i],
    ["piano keys moving by themselves, haunted mansion", /claw settings|facet/i],
    ["chef yells at cook in kitchen", /browns/i],
    ["robot dog waiting for his owner", /whiskers|paws|ears/i],
    ["rocket launch, countdown, smoke everywhere", /porch|draw\b/i],
    ["fast food, burger falls in slow mo, ingredients fly", /shallow bank|wind flutters/i],
    ["city waking up: shops open, buses, people with coffee", /sheets|breath|shelves/i],
    ["family dinner, everybody on their phones", /papery|roasted/i],
    ["deer drinking from a stream", /ossicone/i],
    ["Clown fish swimming through the coral reef", /arms|breath/i],
    [
      "in the heart of the Utah desert, a massive sandstone arch spanned the horizon",
      /lattice|flutes|incense/i,
    ],
    ["a stone well in a courtyard", /foam|mirrored/i],
    ["cherry blossom falling on a samurai sword", /balance goes|landing|thud/i],
    ["alien opens a fridge for the first time", /scales|basalt|ridged/i],
    ["hot air balloons over cappadocia, golden hour", /engine|hull/i],
    ["pizza delivery guy on scooter in traffic, rain", /strands|pond|bench/i],
    ["making tacos, sizzling meat, lime, close ups", /a close ups/i],
    ["sea of plastic bottles, a turtle swims", /\bthe sea of|skimmer/i],
    ["commercial for a toothpaste, fresh mint leaves", /cord|grips|dry leaves/i],
    ["beethoven composing at the piano", /\ba beethoven|screen|fader/i],
    ["grandmother waves from the window of a train", /harbour|swell|hawsers/i],
    ["boy builds a rocket from cardboard boxes", /boxing|chains/i],
    ["roman soldiers marching in snow", /post-apocalyptic|rubble/i],
    ["zombie chasing a cyclist in an empty city", /tyres|horn|traffic/i],
    ["rain on glass, purple lights", /base touches/i],
    ["a tailor cuts fabric, chalk", /kitchen|wet and bright/i],
    ["meteor hits the ocean, big wave", /dust lanes|highlands/i],
    ["courage", /\ba courage/i],
    ["un niño vuela una cometa en el parque", /cutlery/i],
    ["a giraffe", /antlers/i],
    ["In a still frame, phone booth", /through the window|room/i],
    ["a cell phone and a book", /coiled cord/i],
    [
      "my product: wireless earbuds, black, floating, studio, no people",
      /timber|keeps its|full shot|wide shot\b(?<!medium wide shot)/i,
    ],
    ["depression, boy in dark bedroom", /\ba depression/i],
    ["explain gravity with a falling apple", /\bof explain/i],
    ["my cousin plays drums in garage", /\bof my cousin plays/i],
    ["old castle attacked by dragons at night", /long table|hall mutters|polished rails/i],
    ["dad falls asleep on sofa while watching tv", /bedroom/i],
    ["hand picks an apple from tree, orchard", /establishing/i],
    ["a swing moving alone in fog", /spindles|button tufts/i],
    ["luxury watch commercial, gears, macro", /pendulum/i],
    ["old typewriter writing by itself", /blade|shavings|nib/i],
    ["skydiver jumps out of plane, gopro", /carpentry|boards/i],
    ["shark attack, beach panic, 70s movie", /twigs|understorey/i],
    ["yoga on the mountain at sunrise", /\ba yoga/i],
    ["photosynthesis explained with leaf close up", /\ba photosynthesis/i],
    ["french revolution, people storm the bastille", /storm light|brakes|tyres|\ba french/i],
  ])("%s", (idea, wrong) => {
    for (const prompt of promptsOf(idea)) expect(prompt).not.toMatch(wrong);
  });
  it("is only spoken of and not heard", () => {
    for (const prompt of promptsOf("two friends argue in a car about money"))
      expect(prompt).not.toMatch(/coins/i);
  });
});

describe("what was typed around the idea", () => {
  test.each([
    ["im want a video of a horse running on a beach", /\bwant\b|video/i],
    ["make a vid about climate change, ice melting", /\bvid\b/i],
    ["i wanna see a video about a lonely robot", /wanna|video/i],
    ["my dog chasing its tail lol in the garden", /\blol\b/i],
    ["school project: water cycle, evaporation clouds rain, cartoon", /school|project/i],
  ])("is left out of it: %s", (idea, asked) => {
    expect(direct(readIdea(idea), wishes).prompt).not.toMatch(asked);
  });
  it("takes an article as it is spoken", () => {
    expect(direct(readIdea("drone flies thru a canyon following a eagle"), wishes).prompt).toContain(
      "an eagle",
    );
  });
  it("speaks of its age", () => {
    for (const [idea, year] of [
      ["history: columbus ships arriving to america 1492", 1492],
      ["my city in the year 2100", 2100],
      ["french revolution, people storm the bastille", 1789],
      ["ww2 soldier writes letter home", 1944],
    ] as const)
      expect(readIdea(idea).year).toBe(year);
    expect(readIdea("1000 drones over a city").year).toBeUndefined();
    for (const prompt of promptsOf("history: columbus ships arriving to america 1492"))
      expect(prompt).not.toMatch(/engine|funnel|rivet/i);
    for (const scene of scenesOf("my city in the year 2100")) expect(scene.era).toBe("future");
  });
  it("takes the articles that order and rank ask for", () => {
    for (const [idea, wrong] of [
      ["first day of school, nervous boy with backpack", /\ba first\b/i],
      ["trailer: last man on earth, ruined city, silence", /\ba last\b/i],
      ["deux amis boivent un café à Paris", /\ba deux\b/i],
    ] as const)
      for (const prompt of promptsOf(idea)) expect(prompt).not.toMatch(wrong);
  });
  it("says who speaks to whom", () => {
    expect(direct(readIdea('"I am not afraid" says the girl to the wolf'), wishes).prompt).toContain(
      "girl says to the wolf: I am not afraid",
    );
  });
  it("keeps a decade that looks like a length", () => {
    expect(direct(readIdea("dance battle in the street, hip hop, 90s"), wishes).prompt).toContain("90s");
    expect(readIdea("dance battle in the street, hip hop, 90s").durationSeconds).toBeUndefined();
    expect(readIdea("a cat on a wall, 30s").durationSeconds).toBe(30);
  });
  it("gives no article to what there is one of", () => {
    for (const [idea, wrong] of [
      ["sky", /\ba sky\b/i],
      ["downtown", /\ba downtown\b/i],
      ["video of earth from space", /\ban earth\b/i],
    ] as const)
      for (const prompt of promptsOf(idea)) expect(prompt).not.toMatch(wrong);
  });
});

describe("the subject", () => {
  test.each([
    ["documentary about bees and why they are dying", "bees"],
    ["perfume ad, gold liquid, splash, luxury", "perfume"],
    ["waiter trips and drops the cake", "waiter"],
    ["the baby clothes in a basket", "clothes"],
    ["egyptian workers building pyramid, hot sun, dust", "workers"],
    ["camera pans and zooms and tilts over a medieval castle", "castle"],
  ])("of %s", (idea, head) => {
    expect(headOf(idea)?.split(" ").at(-1)).toBe(head);
  });
});

describe("the camera", () => {
  it("reads a third verb as it reads the first", () => {
    const words = readIdea("camera pans and zooms and tilts over a medieval castle").camera;
    expect(words.map((each) => each.text)).toEqual(["camera pans", "zooms", "tilts over"]);
  });
  it("looks straight down only where nothing else is said, and then neither tilts nor circles", () => {
    const brief = readIdea("hands kneading dough, top down");
    for (const take of takes) {
      const look = chooseLook(brief, { take });
      expect(look.angle).toBeUndefined();
      expect(look.move?.id).not.toMatch(/orbit|arc|tilt|pan/);
    }
    for (const idea of ["junkyard", "campsite", "a plate of pasta on a table", "parking lot"])
      for (let take = 0; take < 20; take++) {
        const { angle, move } = chooseLook(readIdea(idea), { take });
        if (/overhead|birds-eye/.test(angle?.id ?? "")) expect(move?.id).not.toMatch(/orbit|arc|tilt|pan/);
      }
  });
  it("shows fireworks over a river whole", () => {
    for (const take of takes)
      expect(
        chooseLook(readIdea("fireworks over the river, couple kissing"), { take }).size?.rank ?? 9,
      ).toBeLessThanOrEqual(5);
  });
  it("is near where only hands are seen", () => {
    for (const take of takes)
      expect(chooseLook(readIdea("hands making pottery"), { take }).size?.rank ?? 0).toBeGreaterThanOrEqual(
        6,
      );
  });
  it("photographs what a documentary style is said of", () => {
    for (const prompt of promptsOf("lion hunting zebra in savanna, wildlife documentary style"))
      expect(prompt).not.toMatch(/as if through|perspective of/i);
  });
});

describe("where it plays", () => {
  test.each([
    ["a cat knocks a vase off the table", "indoor"],
    ["gamer girl rgb room, headphones, streaming at 3am", "indoor"],
    ["titanic sinking, people in boats", "outdoor"],
    ["paper boat floating down a gutter in the rain", "outdoor"],
    ["the wind moves the curtains, nobody home", "indoor"],
    ["surfer inside wave barrel", "outdoor"],
    ["skater does kickflip, fails, friends laugh", "outdoor"],
    ["a woman in red dress walks thru crowd", "outdoor"],
    ["nature doc, frog jumps from leaf to leaf slow mo", "outdoor"],
    ["video of earth from space zooming in to my house", "space"],
    ["school project: water cycle, evaporation clouds rain, cartoon", "outdoor"],
    ["tableau of the old red barn against the backdrop of the countryside", "outdoor"],
  ])("%s", (idea, place) => {
    for (const scene of scenesOf(idea)) expect(scene.place).toBe(place);
  });
  test.each([
    ["Interview with a farmer", /^(?:wheat-field|farm)$/],
    ["teacher explains fractions with a pizza", /^classroom$/],
    ["gamer girl with headphones streaming", /^bedroom$/],
    ["my teacher dancing in the class", /^classroom$/],
    ["homeless man and his dog share a sandwich", /^(?:street|alley)$/],
    ["story about a girl who can talk with trees", /^(?:park|forest|orchard)$/],
    ["girl shows her new apartment, excited", /^(?:apartment|living-room)$/],
    ["my brother playing ps5 and losing", /^(?:living-room|bedroom)$/],
    ["pizza delivery guy on scooter in traffic, rain", /^(?:street|boulevard)$/],
    ["A person is barbequing", /^(?:backyard|park)$/],
    ["a person and a toilet", /^bathroom$/],
    ["A person is cleaning windows", /^(?:hallway|living-room)$/],
    ["two kids whisper secrets under blanket with flashlight", /^bedroom$/],
    ["prison break at night, searchlights", /^prison$/],
    ["grandma knitting a very very long scarf", /^(?:living-room|porch)$/],
    ["angry customer at the counter", /^(?:cafe|restaurant|bakery|boutique)$/],
    ["first day of school, nervous boy with backpack", /^(?:classroom|hallway)$/],
    ["dad teaches son to ride bike", /^(?:park|street)$/],
    ["news anchor in studio says: Good evening", /^news-studio$/],
  ])("%s, by trade", (idea, setting) => {
    for (const scene of scenesOf(idea)) expect(scene.setting?.id).toMatch(setting);
  });
  it("is night where a clock says so", () => {
    expect(readIdea("a girl streaming at 3am").time).toBe("night");
    expect(readIdea("a street at 9 am").time).toBe("morning");
  });
  it("is somewhere that a feeling can be shown", () => {
    for (const idea of ["loneliness", "hope", "time passing", "freedom"])
      for (const scene of scenesOf(idea)) expect(scene.setting).toBeDefined();
  });
  it("is told by what else is there, not by the subject again", () => {
    for (let take = 0; take < 20; take++)
      expect(
        direct(readIdea("a wooden bench in the park"), { ...wishes, take }).prompt.match(/\bbench\b/gi)
          ?.length,
      ).toBeLessThanOrEqual(2);
  });
});

describe("what is seen and heard of it", () => {
  test.each([
    ["a knight on a burning bridge, rain of sparks", /\brain light|rain patters/i],
    ["astronaut on mars, epic", /fist/i],
    ["teh quick brown fox jumps over the lazy dog", /\ba teh\b/i],
    ["my product: wireless earbuds, black, floating, studio, no people", /blink|gaze|breath/i],
    ["a train arrives at a snowy station, steam, 1910", /fluorescent|LED/],
    ["trailer for horror film: girl hears noise in the attic", /fingertip/i],
    ["une vieille dame nourrit des pigeons dans un parc", /turn|soles|shoes/i],
    ["stop motion of clay monster eating letters", /cutlery|plate/i],
    ["egyptian workers building pyramid, hot sun, dust", /kitchen|hallway|living room/i],
    ["water cycle, evaporation clouds rain, cartoon", /thin-film|domes/i],
    ["vikings ship in storm, big waves, warrior shouting", /railing|draught|porthole/i],
    ["elevator doors open, inside is a jungle", /hinge|varnish/i],
    ["cyberpunk city flying cars neon rain", /the body/i],
    ["freedom, a bird leaving the cage", /each step/i],
    ["paper boat floating down a gutter in the rain", /railing|draught|fender|whitecaps/i],
    ["a drop of ink falls in water and becomes a dragon", /rolls to rest/i],
    ["two friends argue in a car", /drops crawl/i],
    ["heart beating, anatomy", /open ground/i],
  ])("%s", (idea, wrong) => {
    for (const prompt of promptsOf(idea)) expect(prompt).not.toMatch(wrong);
  });
  it("is heard where it is seen", () => {
    for (let take = 0; take < 20; take++)
      expect(direct(readIdea("a chef slicing salmon, close up"), { ...wishes, take }).prompt).not.toMatch(
        /off frame|of frame|beyond the frame|behind the (?:lens|camera)|half a room|few steps|off to the/i,
      );
  });
  it("does not name the subject twice to list more of it", () => {
    for (let take = 0; take < 20; take++)
      expect(
        direct(readIdea("campsite"), { ...wishes, take }).prompt.match(/\bthe campsite\b/gi)?.length ?? 0,
      ).toBeLessThanOrEqual(1);
  });
  it("hears one thing near and another around", () => {
    for (const prompt of promptsOf("In a still frame, a tranquil pond")) {
      const lines = prompt.match(/ripples lap/gi) ?? [];
      expect(lines.length).toBeLessThanOrEqual(1);
    }
  });
  it("does not say in sound what it said in the picture", () => {
    for (let take = 0; take < 20; take++)
      expect(
        direct(readIdea("grandma knitting a scarf"), { ...wishes, take }).prompt.match(/thread draws/gi)
          ?.length ?? 0,
      ).toBeLessThanOrEqual(1);
  });
  it("ends no two sentences alike", () => {
    for (let take = 0; take < 20; take++)
      expect(
        direct(readIdea("laboratory"), { ...wishes, take }).prompt.match(/tell of \w+ use/gi)?.length ?? 0,
      ).toBeLessThanOrEqual(1);
  });
  it("has no hard moon in fog", () => {
    for (const prompt of promptsOf("lighthouse at night in fog"))
      expect(prompt).not.toMatch(/hard blue moonlight/i);
  });
  it("is bright where a summer beach is sold to a happy family", () => {
    for (const take of takes) {
      const { light, palette } = chooseLook(readIdea("summer beach ad for sunscreen, happy family"), {
        take,
      });
      expect(light.id).not.toMatch(/overcast|fog|rain/);
      expect(Math.max(...palette.colours.map((each) => each.l))).toBeGreaterThan(0.8);
      expect(palette.colours.map((each) => each.name).join()).not.toMatch(/purple|violet|aubergine|iris/);
    }
  });
});
