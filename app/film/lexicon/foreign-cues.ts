import type { PlaceClass, TimeOfDay, Weather } from "../vocabulary/types";

/**
 * A few words of other languages that settle light and sound: hour, weather, place. They keep the direction around an
 * idea from contradicting it; they are no translation. Matched anywhere in the text, as many scripts part no words.
 */
export const FOREIGN_TIMES: readonly (readonly [TimeOfDay, RegExp])[] = [
  [
    "sunset",
    /atardecer|puesta de(?:l)? sol|ocaso|coucher d[ue] soleil|sonnenuntergang|tramonto|p[ôo]r[- ]do[- ]sol|entardecer|夕暮|夕日|夕焼|日落|黄昏|夕阳|закат|석양|일몰|노을|gün ?batımı|zachód słońca|zonsondergang|غروب|सूर्यास्त/iu,
  ],
  [
    "dawn",
    /amanecer|alba|aurora|lever d[ue] soleil|aube|sonnenaufgang|morgengrauen|amanhecer|nascer do sol|夜明|朝日|日の出|日出|黎明|清晨|рассвет|일출|새벽|gün ?doğumu|świt|zonsopgang|فجر|شروق|सूर्योदय/iu,
  ],
  [
    "night",
    /\bnoche\b|nocturn|\bnuit\b|\bnachts?\b|\bnotte\b|\bnoite\b|夜|晚上|ноч|밤|\bgece\b|\bnoc[ay]?\b|月光|星空|ليل|रात|medianoche|minuit|mitternacht|mezzanotte/iu,
  ],
  [
    "morning",
    /\bmañana\b|\bmatin\b|\bmorgens?\b|\bmattina\b|\bmanhã\b|早上|早晨|朝|утр|아침|sabah|rano|ochtend|صباح|सुबह/iu,
  ],
  ["midday", /mediod[ií]a|\bmidi\b|mittags?|mezzogiorno|meio-dia|正午|中午|полдень|정오|ظهر/iu],
];
export const FOREIGN_WEATHER: readonly (readonly [Weather, RegExp])[] = [
  [
    "storm",
    /tormenta|tempête|orage|gewitter|sturm|tempesta|tempestade|嵐|暴风|暴雨|雷|буря|гроза|폭풍|fırtına|burza|عاصفة/iu,
  ],
  [
    "snow",
    /\bnieve\b|nevand|\bneige|\bschnee|schneit|\bneve\b|雪|снег|눈이|눈 내리|\bkar\b|śnieg|sneeuw|ثلج|बर्फ/iu,
  ],
  [
    "rain",
    /lluvia|llueve|\bpluie\b|\bpleut\b|\bregen|regnet|pioggia|piove|chuva|雨|дожд|비가|비 내리|yağmur|deszcz|مطر|बारिश/iu,
  ],
  ["fog", /niebla|brouillard|brume|\bnebel|nebbia|névoa|neblina|霧|雾|туман|안개|\bsis\b|mgła/iu],
];
export const FOREIGN_PLACES: readonly (readonly [PlaceClass, RegExp])[] = [
  [
    "underwater",
    /submarin|bajo el agua|sous l'eau|unter ?wasser|sott'acqua|subaquátic|水中|水下|海底|под водой|수중|바닷속/iu,
  ],
  ["space", /\bespacio\b|\bespace\b|\bweltraum|\bweltall|\bspazio\b|\bespaço\b|宇宙|太空|космос|우주/iu],
  [
    "indoor",
    /cocina|habitaci[oó]n|sal[oó]n|oficina|restaurante|biblioteca|cuisine|chambre|bureau|küche|zimmer|büro|cucina|camera da letto|cozinha|quarto|厨房|台所|部屋|房间|屋里|室内|教室|办公室|図書館|咖啡|カフェ|кухн|комнат|библиотек|офис|부엌|주방|교실|방 안|카페|mutfak|kuchni/iu,
  ],
  [
    "outdoor",
    /playa|bosque|monta[ñn]a|parque|calle|\bmar\b|\br[ií]o\b|campo|desierto|ciudad|plage|for[êe]t|montagne|\bparc\b|\brue\b|\bmer\b|rivière|désert|\bville\b|strand|\bwald|\bbergen?\b|\bpark\b|straße|meer|fluss|wüste|\bstadt|spiaggia|bosco|mare\b|strada|città|praia|floresta|montanha|\brua\b|cidade|海|浜|山|森|林|公園|公园|街|河|川|湖|草原|沙漠|砂漠|田|庭|城市|天空|пляж|лес|гор[аыу]|парк|улиц|море|рек[аеи]|двор|город|пол[еюя]\b|해변|바다|숲|산|공원|거리|강가|들판|도시|deniz|orman|sahil|sokak|morze|las[ue]?\b|ulic|شاطئ|شارع|بحر|समुद्र|जंगल/iu,
  ],
];
