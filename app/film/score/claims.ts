import { MARKERS } from "../lexicon/markers";

/**
 * What a prompt can claim of its picture. Wider than the markers by which the engine watches its own phrases: people
 * say the same in many ways. A claim is a list of patterns; lower and upper case are alike unless a pattern says so.
 */

const BODY = `(?:the )?(?:whole |entire )?(?:camera|frame|shot|lens|view|viewpoint|framing|picture)`;
const VERY = `(?:(?:perfectly|completely|totally|entirely|absolutely|utterly|quite|wholly|firmly|rigidly|dead|rock|always|never once|remains?|stays?|is|are|being|kept|keeps|held|holds|sits|stands|locked|fixed|bolted|rooted) )*`;
const pattern = (source: string) => new RegExp(`\\b(?:${source})(?![a-z0-9])`, "gi");

const CLAIM_PATTERNS = {
  day: [
    pattern(
      `daylight|daytime|day-lit|midday|mid-day|noonday|noon|sunlight|sunlit|sunny(?! (?:smile|disposition|face|personality))|sun-drenched|sun-soaked|sun-bathed|sun-baked|sun-dappled|broad day|mid-morning|late morning|afternoon|mid-afternoon|sunbeams?|sun rays?|rays of (?:the )?sun|sunshine|blue sk(?:y|ies)|in the sun|under the (?:blazing |hot |bright |scorching |midday )?sun|(?:morning|afternoon|bright|blazing|midday|high|scorching|glaring|noon|warm|summer|hot|brilliant|dazzling) sun|sun (?:is )?(?:blaz[a-z]*|beat[a-z]* down|shin[a-z]*|glar[a-z]*|high|overhead|at its (?:zenith|peak|highest)|stands|pours|directly|straight)|lunch ?time|in the morning|bright (?:summer|spring|sunny) (?:day|morning)|middle of the day|height of (?:the )?day|sun at its`,
    ),
  ],
  night: [
    pattern(
      `nights?(?! (?:patterns?|motifs?|prints?|swirls?|painting|wallpaper|vision|stand|gown|cap|shift|club|table|mode|owl))|nite|nighttime|night-time|midnight(?![- ](?:blue|black|purple|green|snack))|moonlight|moonlit|moonbeams?|starlight|starlit|starry(?!-eyed| night (?:patterns?|motifs?|prints?|swirls?|painting|wallpaper))|nocturnal|moonless|under the (?:stars|moon)|beneath the (?:stars|moon)|after dark|dead of night|pitch[- ]dark(?:ness)?|pitch[- ]black sky|small hours|witching hour|(?:full|crescent|new|silver|pale|rising) moon|moon (?:hangs|shines|glows|rises|is up|hung|casts)|milky way|stars (?:glitter|twinkle|shine|fill|overhead|above|blaze|dot)|sky full of stars|[0-9]{1,2}(?::[0-9]{2})? ?a\\.?m\\.? darkness|(?:two|three|1|2|3) (?:o'clock )?(?:a\\.?m\\.?|in the morning) (?:and )?(?:pitch )?dark`,
    ),
  ],
  dawn: [
    pattern(
      `dawn|sunrise|daybreak|first light|pre-dawn|break of day|early morning|crack of dawn|sun (?:is )?(?:comes? up|coming up|rises|rising)|rising sun|morning`,
    ),
  ],
  evening: [
    pattern(
      `dusk|sunset|sundown|evening(?! (?:wear|gown|dress|clothes|suit))|twilight|nightfall|setting sun|sun (?:is )?(?:sets|setting|goes down|going down|sinks|sinking)`,
    ),
  ],
  midnight: [
    pattern(`midnight(?![- ](?:blue|black|purple|green|snack|sun))|dead of night|witching hour|small hours`),
  ],
  noon: [pattern(`midday|noon|high noon|overhead sun|sun (?:directly |straight )?overhead`)],
  lockedCamera: [
    pattern(
      `static (?:camera|shot|frame|framing|view|angle|tripod|wide|medium|close)|still frame|stationary (?:camera|shot|frame)|locked[- ]off(?: (?:camera|shot|frame))?|locked[- ]down (?:camera|shot|frame)|locked (?:camera|shot|frame)|fixed (?:camera|frame|shot|viewpoint|angle)|unmoving (?:camera|frame|shot)|motionless (?:camera|frame|shot|lens)|immobile (?:camera|frame)|tripod(?:-mounted)?|(?:no|without(?: any)?|zero) camera (?:movement|motion|moves?)|camera (?:does not|doesn't|never|won't|will not|refuses to|must not) (?:move|budge|pan|stir|shift|drift)[a-z]*|camera stays put|camera(?: movement| motion)?:? (?:is )?(?:static|locked)|(?:camera|shot) on sticks|(?:camera|shot|frame|lens|framing|view) (?:is |stays |remains |holds |stands |keeps |sits |kept |held |being |rests )${VERY}(?:still|static|fixed|locked|locked off|motionless|immobile|stationary|unmoving|frozen|steady on (?:a|its) tripod|on (?:a|its) tripod|bolted|nailed|clamped|rooted|anchored|immovable)|camera (?:bolted|nailed|clamped|rooted|anchored|fixed) (?:down|to|in)|not (?:a|one) (?:single )?(?:pan|tilt|camera move)`,
    ),
  ],
  movingCamera: [
    pattern(
      `${BODY} (?:[[a-z]]+ly |then |also |never stops and |constantly |keeps |starts |begins |is |suddenly ){0,3}(?:pan|tilt|doll(?:y|ie)|truck|track|crane|zoom|orbit|circl(?:e|ing)|arc|glid(?:e|ing)|drift|push(?:e)?|pull|follow|chas(?:e|ing)|fly|flie|rise|rising|descend|sweep|swoop|rotat(?:e|ing)|spin|whirl|pedestal|boom|travel|creep|float|slid(?:e|ing)|eas(?:e|ing)|back(?:s|ing) (?:away|off|up)|advanc(?:e|ing)|spiral|race|racing|rush(?:e)?|dart|dash(?:e)?|weav(?:e|ing)|hurtl(?:e|ing)|soar|plung(?:e|ing)|div(?:e|ing)|sway|lurch(?:e)?|roam|move|moving|swing|swirl|twirl|loop|roll|climb|ascend|accelerat(?:e|ing)|whip)(?:s|es|ing|ming|ning|ping|d)?(?! (?:on|focus))`,
    ),
    pattern(
      `(?<=\\b(?:camera|shot|frame|tripod|view|lens)\\b[^.;!?]{0,70}\\b(?:and|while|but|yet|as it|as|then|that|which|it|although|though) (?:then |also |still |[a-z]+ly ){0,2})(?:pans|tilts|dollies|trucks|tracks|cranes|zooms|orbits|circles|arcs|glides|drifts|pushes in|pulls back|swoops|whirls|spins|rotates|sweeps|flies|races|roams|rushes|swings|soars|chases|follows the|moves|hurtles|dives|climbs|descends|whips|shakes|wobbles)`,
    ),
    pattern(
      `pan(?:s|ning)? (?:slowly |quickly |smoothly )?(?:to the )?(?:left|right|up|down|across)|tilt(?:s|ing)? (?:slowly )?(?:up|down)|zoom(?:s|ing)?[- ](?:in|out)|doll(?:y|ies|ying)(?: in| out| back| zoom| shot| left| right| forward)|dolly|tracking shot|travell?ing shot|crane (?:shot|up|down)|push(?:es|ing)?[- ]in|pull(?:s|ing)?[- ](?:back|out)|orbit(?:ing|s)? (?:shot|around|the)|hand-?held|whip[- ]pan|steadicam|drone (?:shot|footage|flight|flies|swoops)|fly-?(?:through|over)|flyover|fpv|truck(?:s|ing)? (?:left|right)|pedestal (?:up|down)|arc shot|boom (?:up|down)|gimbal (?:shot|move[a-z]*|glid[a-z]*)|moving camera|roaming camera|restless camera|camera (?:in constant motion|on the move)|constant camera (?:movement|motion)|sweeping camera`,
    ),
  ],
  slowPace: [
    pattern(
      `at a (?:snail's|glacial|crawling|leisurely|slow|languid|gentle|unhurried) pace|glacial pace|leisurely|unhurried(?:ly)?|languid(?:ly)?|sluggish(?:ly)?|lazily|in no hurry|without haste|inch by inch|at a crawl|slow(?:ly)?(?![- ]mo(?:tion)?)|gradual pace|dreamily slow|barely moving`,
    ),
  ],
  fastPace: [
    pattern(
      `fast[- ]motion|fast[- ]forward|sped[- ]up|speeded[- ]up|time[- ]?lapse|hyper-?lapse|at (?:breakneck|lightning|full|top|high|great|blinding|furious|maximum|terrific|supersonic) (?:speed|pace|tempo)|breakneck|lightning[- ]fast|lightning speed|frantic(?:ally)?|frenetic(?:ally)?|frenzied|hectic(?:ally)?|fast[- ]paced(?! (?:editing|cuts|cutting))|rapid[- ]fire|rapid(?:ly)?|at speed|hurried(?:ly)?|in a (?:rush|hurry|blur|frenzy)|double[- ]speed|full tilt|flat out|swift(?:ly)?|quickly|in quick succession|quick (?:movements?|steps|motions?|pace)|fast(?! food)|faster|furious pace|whirlwind|in the blink of an eye|lightning pace`,
    ),
  ],
  slowMotion: [pattern(`slow[- ]motion|slow?[- ]?mo|ultra[- ]slow|slowed[- ]down`)],
  fastMotion: [
    pattern(
      `fast[- ]motion|fast[- ]forward|sped[- ]up|speeded[- ]up|time[- ]?lapse|hyper-?lapse|double[- ]speed|at (?:breakneck|lightning|blinding|supersonic) speed|breakneck|lightning[- ]fast|frantic(?:ally)?|frenetic(?:ally)?|fast[- ]paced|rapid[- ]fire|at full speed|at top speed`,
    ),
  ],
  silent: [
    pattern(
      `(?:(?:completely|totally|utterly|entirely|perfectly|absolutely|dead|wholly|fully) )silent(?:ly)?|silent (?:scene|clip|video|film|movie|footage|shot|sequence|take)|(?:scene|clip|video|film|footage|shot|room|everything|audio|soundtrack|world|air|whole place|place|take) (?:is|are|stays|remains|falls|goes|lies|keeps|plays(?: out)?|runs|unfolds) (?:[[a-z]]+ly )?(?:in )?(?:[[a-z]]+ )?(?:silent|silence|mute|muted|soundless|noiseless)|(?:total|complete|absolute|utter|pure|dead|deep|perfect|unbroken|stony|eerie|deafening|full) silence|in silence|silence (?:fills|reigns|throughout|hangs|everywhere|falls|prevails|lies|holds)|wrapped in silence|sound ?less(?:ly)?|noiseless(?:ly)?|(?:no|without|without any|zero|no audible) (?:sound|audio|noise|voices?|speech|dialogue|talking|words?)(?:s)?(?: (?:at all|whatsoever|is heard|can be heard))?|muted? (?:audio|track|clip|sound|throughout)|on mute|is mute|not a (?:single )?(?:sound|word|peep|whisper|noise|syllable)|nothing (?:is |can be |to be )?heard|inaudible|nobody (?:speaks|says|utters|talks)|no one (?:speaks|says|utters|talks)|nobody says|never (?:speaks?|says?|utters?)|without (?:speaking|saying|uttering|a word|a sound)|wordless(?:ly)?|speechless|says nothing|tight-lipped|silent|silence`,
    ),
  ],
  speaking: [
    pattern(
      `says|said|saying|speaks|spoke|speaking|shouts|shouting|shouted|whispers (?:to|into|that|loudly|a|the words)|yells|yelling|screams|screaming|sings|singing|talks|talking|talk (?:loudly|over|to)|voice-?over|narrat(?:or|ion|es|ed|ing)|dialogue|chatting|chats|converse|converses|conversing|conversation|announces|announcing|recites|reciting|declares|exclaims|explains|chatter(?:s|ing)? (?:loudly|away|happily)|delivers? (?:a |his |her |the )?(?:line|speech|monologue|sermon)|monologue|loud(?:ly)? (?:voice|voices|conversation|music|laughter|cheers|argument)|speech|tells (?:the|a|us|him|her|them|everyone)|argu(?:es|ing) loudly|calls out|cries out|lectures|preaches|gossip(?:s|ing)?|interview(?:s|ed|ing)?`,
    ),
  ],
  loud: [
    pattern(
      `(?:loud|blaring|booming|deafening|roaring|thunderous|pounding|thumping|blasting|pulsing|upbeat) (?:music|sound|noise|roar|crash|explosion|bass|beat|applause|drums?|engine|traffic|soundtrack|rock|orchestra[a-z]*|crowd|cheers?)|music (?:blares|blasts|booms|pounds|thumps)|(?:sirens?|horns?) (?:blare|wail|blast)s?|noisy|clamou?r|cacophony|din of|uproar`,
    ),
  ],
  monochrome: [
    pattern(
      `(?:shot in|filmed in|rendered in|photographed in|entirely|fully|purely) black[- ](?:and|&)[- ]white|(?:in|classic|stark|grainy|old) black[- ](?:and|&)[- ]white(?! (?:stripe|spot|patch|check|hexagon|fur|pattern|suit|dress|uniform|outfit|plumage|[a-z]+ (?:pattern|stripe|patch|design|fur))[a-z]*)|black[- ](?:and|&)[- ]white (?:film|footage|photo[a-z]*|image|images|picture|movie|cinematography|style|palette|tones?|shot|shots|video|scene|grade|look|aesthetic|world|noir|newsreel|stock|throughout|frame|clip)|black and white(?=\\s*(?:[.,;]|$))|b&w|(?<!design |outfit )monochrom(?:e|atic)(?! (?:[a-z]+ )?(?:design|outfit|suit|dress|attire|clothes|clothing|uniform|keyboard|furniture|interior|decor|pattern|plumage|fur|coat|jacket|walls?)\\b)|gr[ae]yscale|shades of gr[ae]y(?! and [a-z])|desaturated to gr[ae]y|colou?rless|drained of (?:all )?colou?r|stripped of (?:all )?colou?r|devoid of (?:any )?colou?r|without (?:any )?colou?rs?|no colou?rs? at all|(?:only|nothing but) (?:black|gr[ae]ys?)(?:,)? (?:gr[ae]ys? )?and (?:white|gr[ae]ys?|black)|film noir monochrome|silver-gelatin|daguerreotype`,
    ),
  ],
  colourful: [
    pattern(
      `(?<!un)colou?rful(?:ly)?|(?:vibrant|vivid|bright|brilliant|bold|rich|saturated|intense|lush|dazzling|lively|full|electric|neon|riotous|warm|blazing|glowing|psychedelic|candy|cheerful) (?:(?:and )?[[a-z]]+ )?(?:colou?rs?|colou?r palette|hues|tones of (?:red|blue|green|gold)|tints)|rainbow(?:s|-colou?red)?|multi-?colou?red|technicolou?r|kaleidoscop[a-z]+|riot of colou?r|explosion of colou?r|every colou?r|all the colou?rs|bursting with colou?r|colou?rs (?:pop|burst|blaze|explode)|neon (?:pink|green|blue|orange|yellow|purple)|hot pink|(?:bright|vivid|brilliant|deep|vibrant|blazing|rich|electric|flaming|glowing|fiery|emerald|cherry|lime|royal|turquoise|candy) ?(?:red|orange|yellow|green|blue|purple|pink|turquoise|magenta|violet|gold|teal|crimson|scarlet)|(?:crimson|scarlet|turquoise|magenta|emerald|cobalt|golden) (?:dress|coat|scarf|sky|umbrella|balloon|flowers?|car|jacket|petals|light)|(?:red|orange|yellow|green|blue|purple|pink) (?:dress|coat|scarf|umbrella|balloons?|flowers?|car|jacket|petals|roses?|apple|shirt|hat|sky|sea|grass|leaves|neon|lights?)`,
    ),
  ],
  underwater: [
    pattern(
      `underwater|under (?:the )?water|undersea|beneath the (?:sea|waves|surface|ocean|water)|below the (?:sea|waves|surface|waterline)|under the (?:sea|ocean|waves)|sea ?floor|seabed|ocean (?:floor|bed|depths)|bottom of the (?:sea|ocean|lake|pool)|deep[- ]sea|submerged(?! in (?:a|an|its|his|her|thought|glass))|scuba|snorkel[a-z]*|fathoms (?:deep|down|below)|on the reef|coral reef|sunken (?:ship|city|wreck)|diver (?:swims|descends)|beneath (?:several |many |[[a-z]]+ )?(?:met(?:er|re)s|fathoms|feet) of water`,
    ),
  ],
  dry: [
    pattern(
      `desert(?!ed)|sand dunes?|dunes?|dusty|dust|campfire|bonfire|camp fire|log fire|(?:roaring|crackling|blazing|open|burning) (?:fire|flames?|logs|hearth)|fire (?:crackles|burns|blazes|roars)|hearth|wildfire|torches|candles?|candlelit|candlelight|matchstick|lit match|cigarette|fireplace|wind|windy|breeze|breezy|gusts?|rain|raindrops?|rainy|downpour|snowfall|snowflakes|snow falls|blue sky|clouds? (?:drift|float|pass|overhead|roll)|storm clouds|dry (?:grass|leaves|earth|ground|land|sand|heat|air|riverbed)|bone[- ]dry|parched|arid|drought|tumbleweeds?|meadow|grassland|prairie|savannah?|tumble-?weed|cracked (?:earth|mud|ground)|heat haze`,
    ),
  ],
  space: [
    pattern(
      `outer space|deep space|in space|open space void|zero[- ]gravity|weightless(?:ness|ly)?|spacewalk[a-z]*|orbit(?:ing|s)? (?:the )?earth|in orbit|vacuum of space|void of space|lunar surface|surface of the moon|on the moon|airless`,
    ),
  ],
  air: [
    pattern(
      `wind|windy|breeze|breezy|gust(?:s|y)?|rain|rains|rainy|raining|drizzle|birdsong|birds sing[a-z]*|birds chirp[a-z]*|thunder|mist|misty|fog|foggy|clouds? (?:drift|overhead|roll)[a-z]*|rustling leaves|leaves rustle|storm(?! (?:blue|gr[ae]y|troopers?))`,
    ),
  ],
  aerial: [
    pattern(
      `aerial(?: (?:view|shot|drone|footage|perspective|panorama))?|bird'?s[- ]eye(?: view)?|drone(?: (?:shot|view|footage|perspective|camera))?|from (?:high )?(?:in )?the air|from the (?:sky|clouds|stratosphere)|flyover|satellite (?:view|image|shot)|(?:seen|shot|filmed|viewed|captured) from (?:a )?(?:helicopter|plane|drone|airplane|hot-air balloon|orbit)|high above (?:the )?(?:city|town|land|ground|valley|forest|coast|earth|rooftops|field|landscape|clouds|countryside|treetops|sea|ocean)|(?:hundreds?|thousands?|[0-9,]+) (?:of )?(?:feet|met(?:er|re)s) (?:up|above|high|overhead|in the air)|helicopter (?:shot|view)|from a great height|from far above|sky-high view`,
    ),
  ],
  macro: [
    pattern(
      `macro(?: (?:shot|lens|view|photography|detail|close-?up))?|extreme close[- ]?ups?|microscop[a-z]*|under a magnifying glass|magnif(?:ied|ying)|(?:individual|single|every single|each) (?:pores?|eyelash(?:es)?|grains? of (?:sand|pollen|salt|dust)|droplets?|fib(?:er|re)s?|hairs?|dewdrops?|pollen grains?|facets?)|millimet(?:er|re)s (?:from|away)|inches from (?:the|her|his|its)|(?:an? )?(?:eye|iris|pupil|insect|ant|petal|stamen|dewdrop|water droplet|fingertip|eyelash) fill(?:s|ing) (?:the )?(?:entire |whole )?(?:frame|screen|shot)|tight on (?:the|a|an) (?:eye|iris|pupil|petal|stamen|insect|droplet|fingertip)`,
    ),
  ],
  indoor: [
    pattern(
      `indoors?(?! (?:lights?|plants?))|interior (?:shot|scene|view|setting)|(?<=(?:^|[.!?\\n])\\s*)(?:int\\.|interior(?! design))|living room|bedroom|kitchen|bathroom|dining room|windowless|(?:inside|in|within) (?:a|an|the|his|her|their|this|one) (?:[a-z-]+ ){0,3}(?:room|house|building|office|caf[eé]|restaurant|hall|hallway|museum|library|studio|classroom|basement|cellar|attic|apartment|warehouse|elevator|corridor|gym|lab|laboratory|theater|theatre|cinema|closet|vault|bunker|kitchen|bathroom|bedroom|church|cathedral|shop|store|factory|garage)|four walls|under (?:a|the) (?:low |plaster |wooden )?ceiling|within (?:its |the |these )?walls`,
    ),
  ],
  sky: [
    pattern(
      `blue sk(?:y|ies)|open sk(?:y|ies)|starry sky|night sky|clear sk(?:y|ies)|under (?:a|an|the) (?:[a-z-]+ ){0,2}sk(?:y|ies)|beneath (?:a|an|the) (?:[a-z-]+ ){0,2}sk(?:y|ies)|sky (?:above|overhead|stretches|arches|opens|spreads)|horizon|clouds (?:overhead|above|drift|sail|roll)[a-z]*`,
    ),
  ],
  outside: [
    pattern(
      `outdoors|open-air|in the open air|out in the (?:open|wild|fields?|meadow|woods|desert|street)|under (?:a|an|the) (?:wide |vast |great |clear )?open sk(?:y|ies)|(?:beneath|under) the (?:stars|heavens)|in the middle of (?:a|an|the) (?:[a-z-]+ ){0,2}(?:meadow|prairie|field|forest|desert|ocean|lake|street|highway|savannah?|glacier)|on (?:a|an|the) (?:[a-z-]+ ){0,2}(?:mountaintop|mountain ridge|hillside|cliff edge|beach|glacier)|sky (?:overhead|stretches above|opens above|arches above)`,
    ),
  ],
  summer: [
    pattern(
      `summer(?:time)?(?! (?:and winter )?(?:sports?|olympics|games|dress|hat|house|coat|clothes))|midsummer|heat ?wave|heat haze|scorching|sweltering|blistering heat|tropical heat|baking heat`,
    ),
  ],
  winter: [
    pattern(
      `winter(?:time)?(?! (?:and summer )?(?:sports?|olympics|games|coat|jacket|hat|boots|clothes))|wintry|midwinter|snowy|snowfall|snow (?:falls|falling|covers|blankets|lies|drifts)|falling snow|blizzard|icy|frosty|frozen (?:lake|ground|river|pond)|snow-covered|snowstorm|snowflakes|sub-?zero|icicles`,
    ),
  ],
  sunnyWeather: [
    pattern(
      `sunny|clear (?:blue )?sk(?:y|ies)|cloudless|blue sk(?:y|ies)|bright sun|sunshine|sun-drenched|not a cloud`,
    ),
  ],
  wetWeather: [
    pattern(
      `rainy|raining|rain (?:is )?(?:falling|pouring|hammering|lashing|streaming|falls|pours|hammers|lashes|pelts|streams|drums|beats)|pouring rain|downpour|rainstorm|thunderstorm|overcast|stormy|drizzl(?:e|es|ing|y)(?! (?:of|over|with|on|onto))|heavy rain|storm clouds|foggy|thick fog|dense fog|hailstorm|torrential`,
    ),
  ],
  past: [
    pattern(
      `medieval(?! (?:style|church|cathedral|architecture|ruins?|town|city|walls?|old town|bridge))|middle ages|prehistoric|stone[- ]age|bronze[- ]age|iron[- ]age|ancient (?:rome|roman|romans|egypt|egyptian|greece|greek|greeks|china|chinese|babylon|persia|times|world|empire|kingdom|civili[sz]ation|maya[a-z]*|athens)|roman (?:empire|legion[a-z]*|soldiers?|forum|senate|senator[a-z]*|gladiators?)|gladiators?|legionar(?:y|ies)|pharaohs?|victorian (?:era|age|times?|london|england|street|streets|gentleman|lady|ladies|family|parlou?r|maid|children|england)|victorian|edwardian (?:era|age|times|gentleman|lady)|edwardian|elizabethan|tudor|regency|georgian era|renaissance (?:italy|florence|court|era|period|venice|workshop|merchant)|baroque court|1[0-8]\\d\\ds?|18th[- ]century|19th[- ]century|17th[- ]century|16th[- ]century|15th[- ]century|14th[- ]century|1[0-3]th[- ]century|(?:eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth)[- ]century|wild west|old west|viking (?:age|era|longship|village|warriors?|raid[a-z]*)|vikings?|feudal japan|samurai|cave ?m[ae]n|caveman|cavemen|neanderthals?|crusad(?:e|er|ers|es)|knights?(?! rider)|colonial era|napoleonic|american civil war|centuries ago|gold rush|age of sail|pre-industrial|biblical times|dinosaur era|jurassic`,
    ),
  ],
  modern: [
    pattern(
      `smart ?phones?|i-?phones?|cell ?phones?|mobile phones?|laptops?|tablets? computers?|computers?|televisions?|flat-?screen|tvs?|internet|wi-?fi|livestream[a-z]*|selfies?|neon(?: signs?| lights?)?|electric (?:cars?|lights?|guitar|scooter|lamps?)|tesla|skyscrapers?|helicopters?|robots?|jet (?:plane|engine|fighter|ski)s?|jets?|airplanes?|airliners?|traffic lights?|satellite dish(?:es)?|headphones|earbuds|vr headsets?|qr codes?|touch-?screens?|motorcycles?|motorbikes?|video (?:game|call)s?|led (?:lights?|lighting|screens?|panels?|strips?|billboards?)|emails?|text(?:s|ing) (?:a|his|her|their|on)|usb|microwave oven|credit cards?|drone (?:hovers|buzzes|delivers)|hoverboards?|holograms?|bluetooth|gps|taxi cabs?|suvs?|highway traffic|sports cars?|pickup trucks?|digital (?:watch|clock|billboard|screen)s?|microchips?|supermarkets?|elevators? buttons?|parking lots?|power lines`,
    ),
    /(?<![\p{L}])LEDs?(?![\p{L}])/gu,
  ],
  deserted: [
    pattern(
      `deserted|uninhabited|(?:completely |totally |utterly |entirely )empty|empty (?:street|streets|square|room|beach|hall|station|city|town|stadium|theater|theatre|plaza|road)|not a soul|nobody (?:around|in sight|is there|else)|no one (?:around|in sight|is there|else)|devoid of people|without people`,
    ),
  ],
  crowded: [
    pattern(
      `crowded|packed (?:with|crowd)|bustling|throngs?(?: of)?|teeming|crowds? (?:of|gather|fill|surge|push|cheer|watch)[a-z]*|hundreds of (?:people|spectators|commuters|shoppers)|jam-packed|swarming with people|large crowd|busy (?:street|market|crowd)|dense crowd`,
    ),
  ],
  shallowFocus: [
    pattern(
      `shallow (?:depth of field|focus)|blurred background|background blur[a-z]*|bokeh|razor-thin focus|soft(?:ly)? blurred background`,
    ),
  ],
  deepFocus: [
    pattern(
      `deep focus|everything (?:is )?in (?:sharp )?focus|deep depth of field|great depth of field|sharp from front to back|f/(?:11|16|22)|pin-?sharp from foreground to background|both foreground and background (?:are )?sharp`,
    ),
  ],
  highKey: [
    pattern(`high[- ]key|bright,? even lighting|flat,? shadowless light[a-z]*|flat lighting|shadowless`),
  ],
  lowKey: [
    pattern(
      `low[- ]key|chiaroscuro|noir lighting|deep,? (?:dark |black )?shadows swallow|hard black shadows`,
    ),
  ],
  fromBelow: [
    pattern(
      `low[- ]angle(?: (?:shot|view))?|worm'?s[- ]eye(?: view)?|(?:seen|shot|viewed|filmed|captured|view) from below|(?<=^|[.,:;] ?)from below|(?:camera|shot|view|lens|frame|angle),? (?:is )?looking (?:straight )?up at`,
    ),
  ],
  fromAbove: [
    pattern(
      `high[- ]angle(?: (?:shot|view))?|bird'?s[- ]eye(?: view)?|overhead (?:shot|view)|top-?down(?: (?:shot|view))?|(?:seen|shot|viewed|filmed|captured|view) from (?:directly )?above|(?<=^|[.,:;] ?)from (?:directly )?above|(?:camera|shot|view|lens|frame|angle),? (?:is )?looking (?:straight )?down (?:on|at)`,
    ),
  ],
  photographic: [
    pattern(
      `photo-?realistic|live[- ]action|documentary footage|real footage|photographic realism|hyper-?realistic`,
    ),
  ],
  drawn: [
    pattern(
      `cartoon(?:ish)?|anime|watercolou?r|pixel art|claymation|oil painting|charcoal drawing|hand-drawn|cel-shaded|stop[- ]motion|2d animation`,
    ),
  ],
  calm: [pattern(`still air|windless|mirror-still|dead calm|glassy calm|not a breath of wind`)],
  stormy: [
    pattern(
      `windy|gale|howling wind|gusting|storm rages|hurricane|strong wind|heavy seas|raging storm|waves crash[a-z]*`,
    ),
  ],
  upright: [pattern(`9:16|vertical (?:video|format|frame)|portrait (?:orientation|format)`)],
  wideFrame: [
    pattern(
      `16:9|widescreen|2\\.39:1|landscape (?:orientation|format)|cinemascope|horizontal (?:video|format)`,
    ),
  ],
  ahead: [
    pattern(
      `(?:doll(?:y|ies)|push(?:es)?|zooms?|camera moves?)[- ](?:slowly )?in(?: (?:on|to))?|moves? (?:closer|forward)`,
    ),
  ],
  backward: [
    pattern(
      `(?:doll(?:y|ies)|zooms?|camera moves?)[- ](?:slowly )?(?:out|back(?:ward)?)|pull(?:s|ing)?[- ](?:back|out)|back(?:s|ing) away`,
    ),
  ],
} satisfies Record<string, readonly RegExp[]>;

export type Claim = keyof typeof CLAIM_PATTERNS;
export const CLAIMS: Record<Claim, readonly RegExp[]> = {
  ...CLAIM_PATTERNS,
  day: [...CLAIM_PATTERNS.day, MARKERS.day],
  night: [...CLAIM_PATTERNS.night],
};
