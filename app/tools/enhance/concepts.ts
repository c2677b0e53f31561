/** Video concepts to start a batch from. */
export const VIDEO_CONCEPTS = [
  "A watchmaker sets the last cog of a pocket watch under a brass lamp, and the watch begins to tick",
  "A fox crosses a frozen lake at sunrise, its breath hanging in the cold air",
  "A street-food cook tosses noodles over a high flame at a night market in the rain",
  "A paper boat sails down a gutter after a storm, past reflections of neon signs",
  "An astronaut tends tomato plants in a small greenhouse, the Earth rising behind the glass",
  "A dancer in a yellow coat turns once in an empty subway station as a train rushes past",
  "A glass perfume bottle stands on wet black stone while morning mist clears around it",
  "A grandfather teaches a child to skip stones on a mountain lake at golden hour",
] as const;
