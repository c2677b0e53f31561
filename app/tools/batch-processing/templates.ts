/** Prompts to start a batch from, of five different kinds. */
export const BATCH_TEMPLATES = [
  "A barista pours milk into a flat white in a narrow café, morning light through a steamed-up window",
  "A red vintage tram climbs a steep street at blue hour, its lamps reflected in wet cobbles",
  "A potter's hands raise a clay bowl on a turning wheel, dust in a beam of afternoon sun",
  "A running shoe lands in a shallow puddle in slow motion, drops hanging in the air",
  "Two children fly a yellow kite on a windy beach under low grey clouds",
] as const;
