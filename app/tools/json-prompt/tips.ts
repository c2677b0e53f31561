import type { PromptTips } from "~/components/prompt-tips";

/** What the tips of the JSON Generator offer: each suggestion and example is added to the core description when chosen. */
export const jsonTips: PromptTips = {
  categories: [
    {
      name: "Brand and product",
      why: "Say what it is, what it is made of, and how it should be recognised.",
      suggestions: [
        "the brand's mark embossed on the lid",
        "the product in its signature green",
        "matte aluminium body with one brass button",
        "the label turned toward the lens",
      ],
      examples: ["a hand-poured candle by Ember & Oak in a smoked-glass jar, its label toward the lens"],
    },
    {
      name: "Target audience",
      why: "Who should see themselves in it decides place, pace and music.",
      suggestions: [
        "for students in their first flat",
        "for people who run before work",
        "for parents of small children",
        "for collectors of old cameras",
      ],
      examples: ["for an audience of home bakers: flour on the table, a radio on low"],
    },
    {
      name: "What happens",
      why: "One visible change from the first frame to the last.",
      suggestions: [
        "the lid lifts and steam escapes",
        "the cloth slides off in one pull",
        "the lamps come on one after another",
        "the box unfolds panel by panel",
      ],
      examples: ["paint swirls under glass and settles into the finished mark"],
    },
    {
      name: "Reveal",
      why: "Keep back what matters until the light or the camera gets there.",
      suggestions: [
        "a thin edge of light first",
        "seen in a reflection before it is seen whole",
        "behind frosted glass until the last second",
        "from macro detail to full view",
      ],
      examples: ["a line of light draws the silhouette before the front is shown"],
    },
    {
      name: "Sound and music",
      why: "One near sound makes the picture real; the music sets the pace.",
      suggestions: [
        "a soft click as it closes",
        "ice against glass",
        "a felted piano, 70 BPM",
        "no music, only the room",
      ],
      examples: ["a match strikes, then one low cello note"],
    },
    {
      name: "Last frame",
      why: "The last second is what stays: leave room for a logo or a line.",
      suggestions: [
        "ends on the product, centred, everything still",
        "ends on an empty third of the frame for a title",
        "ends on a hand putting it down",
        "ends in the same frame it began in",
      ],
      examples: ["the last two seconds hold still, with clear space on the left for a title"],
    },
  ],
  shortText: "Say what is seen and what changes: a few more words give the beats something to show.",
  lacks: [
    {
      unless:
        /\b(brand(s|ed)?|products?|logo|label|package|packaging|company|campaign|commercial|advert(s|isement)?|launch|service|app|shop|store)\b/i,
      tip: "Name the brand or the product, and what it is recognised by.",
    },
    {
      unless:
        /\b(audience|viewers?|customers?|buyers?|for (people|students|families|parents|kids|children|teens?|adults|women|men|runners|travell?ers|gamers|collectors|professionals|home|young|anyone|those|everyone)|generation|aged)\b/i,
      tip: "Say who it is for: the target audience decides place, pace and music.",
    },
  ],
};
