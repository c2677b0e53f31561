/**
 * Ideas of every kind that people bring, for the quality test and for reading with one's own eyes. Each line was written
 * for this list.
 */
export const MANY_IDEAS: readonly string[] = `
A chipped blue teapot on a windowsill while rain runs down the glass
An old fisherman mends a red net on a foggy pier at dawn
Two sisters in matching yellow raincoats jump over the same puddle
A bicycle with a wicker basket leaning against a green wall
A silver train crossing a stone viaduct above a misty valley
Four orange koi circle beneath a single white lotus
A barista steams milk behind a brass espresso machine
A violinist plays alone in an empty subway station at midnight
A paper boat drifts past a rusted bridge
Seven candles burn down on a birthday cake nobody has cut
A mechanic tightens a bolt under a vintage truck, close on the wrench
The left shoe is red, the right shoe is black, both stand on a doormat
A green apple on top of a stack of three grey books
A white cup to the left of a brown teapot, a yellow lemon in front of both
A girl in a purple hat hands a small silver key to a boy in a brown coat
A tall man in a grey suit argues with a short woman in a red dress beside a parked taxi
A goat stands on the roof of a parked blue van
An owl lands on a fence post and turns its head toward the camera
A snail climbs a wet blade of grass, macro
A whale surfaces beside a tiny wooden rowing boat
A horse gallops along the tideline, spray behind its hooves
A hummingbird hovers in front of a trumpet-shaped red flower
A black cat walks along the top edge of a bookshelf
Three sheep block a narrow mountain road in front of a delivery van
A fox crosses a snowy railway track at first light
Honey runs off a wooden dipper into a glass jar
Steam rises from a bowl of ramen as chopsticks lift the noodles
A knife slices through a ripe tomato on a wooden board
A croissant is torn in half, flakes falling on a blue plate
Ice cubes crack as whisky is poured over them
A sunflower turns from bud to full bloom, time lapse
Clouds race over a desert highway, hyperlapse
A puddle freezes over as night falls
A sheet of paper burns from one corner until only ash is left
An iceberg slowly rolls over and shows its blue underside
A street empties as shop shutters close one after another
A candle flame goes out and its smoke curls upward, slow motion
A water balloon bursts against a brick wall in super slow motion
A skateboarder grinds a handrail, slow-mo, low angle
A dandelion loses its seeds to a gust of wind
An astronaut repairs a solar panel above the night side of Earth
A satellite drifts past the rings of Saturn
A lone rover rolls over a red plain on Mars
A diver shines a torch into a sunken ship
A sea turtle glides over a reef in shafts of light
A jellyfish pulses upward through dark water
A submarine passes over a field of kelp
A wooden staircase in an abandoned hotel
an empty laundromat at 2 am
a corner shop with its lights still on
A lighthouse keeper climbs a spiral stair with a lantern
A potter shapes a tall vase on a spinning wheel
A blacksmith hammers a glowing horseshoe
A tailor cuts blue cloth along a chalk line
A welder works on a bridge girder at night
A nurse draws a curtain around a hospital bed
A schoolteacher wipes a blackboard after class
A woman waits for a phone call that does not come
A man without an umbrella stands in the rain
A child asleep in the back seat of a moving car
A widow folds a shirt and puts it in a box
A boy laughs until he has to sit down
A dancer rehearses one turn again and again in front of a mirror
A chess player tips over his king
A medieval scribe writes by candlelight
A Victorian street at night, gas lamps in the fog
A 1970s living room with a television showing static
A samurai sheathes his sword in a bamboo grove
A Roman soldier drinks from a fountain in the forum
A gold prospector pans in a cold stream in the 1800s
a harbour at sunrise, van gogh style
a vase of tulips by the sea, watercolor
a night market in the rain, anime style
a walled garden in the style of Monet
a wolf under a full moon, woodblock print by Hokusai
a busy kitchen, claymation
a sailing ship in a bottle, oil painting
a tram climbing a hill, pixel art
a portrait of an old clockmaker in the style of Rembrandt
a city of towers, paper cut-out
a jazz trio in a basement club, film noir, black and white
a rooftop chase, cyberpunk style
An Iron man statue waves from a parade float
Peter Pan flies past a clock tower
A Red Bull can on a wet bar counter
A neon sign that reads "LAST EXIT" over a motel door
A shop window with the word "SALE" painted on the glass
A boy asks "Is it far?" and his grandfather answers "Not any more"
"Hold the line!" shouts the captain on a burning ship
A radio announcer says: We have lost contact with the station.
a womn walkng in teh rain with a red umbrela
a litle boy ridding his bycicle down a hil
old mna and his wife feeding pigons in the park
beatiful sunset ovr the oceen
dog + frisbee + beach, slowmo, 4k
cat sitting on a piano -ar 9:16 -camera zoom in -neg blurry, low quality
futuristic car driving through tunnel --ar 16:9 --style raw --v 6
please make a video of a robot watering plants, 8 sec, 16:9
can you create a short clip of my grandma dancing in the kitchen
ice skater spinning, 10 seconds, vertical video, 1080p
a mountain village in winter, aspect ratio 16:9, 4k, 24fps
waterfall in jungle. negative prompt: people, text
POV walking through a corn maze at dusk, handheld
drone shot over terraced rice fields, slowly moving forward
camera pans left across a row of empty theatre seats
extreme close-up of an eye opening, 100mm macro lens
dolly zoom on a man on a railway platform
static shot, a kettle coming to the boil
a cabin in the woods, locked-off camera, snow falling
nestled between two hills, a white chapel with a crooked steeple
perched on a cliff, a monastery above a sea of clouds
In the middle of a dry lake, a grand piano
Beside the river, two herons and one grey cat watch the same fish
No cars, no lights, only a dog crossing the road
A room without windows, lit by a single bulb
A glass of water trembles on a dashboard, then a truck roars past
A woman opens the fridge, stares into it, closes it again and walks away
The camera follows a red balloon as it slips from a hand, rises past balconies and vanishes behind a church tower
A train conductor in a dark blue uniform checks his pocket watch, looks along the empty platform, raises a whistle to his lips and waits while steam drifts between the carriages and a small girl in a yellow coat runs to catch the last door
Late in the evening a bookseller carries two tall stacks of books across a narrow shop, sets them down beside a sleeping cat, switches off the lamps one by one and pauses at the door to look back at the window, where snow has begun to fall on an old green delivery bicycle
Morning market in a coastal town: crates of silver fish on crushed ice, a boy stacking lemons, two women bargaining over a basket of crabs, gulls on the awning, wet cobblestones, and behind it all a row of blue boats rocking at their moorings
Un viejo pescador remienda una red roja en el muelle
Une femme en robe rouge traverse un pont sous la neige
Ein kleiner Hund schläft neben einem warmen Ofen
Uma menina de vestido amarelo corre pela praia ao amanhecer
Un gatto nero dorme sul tetto al tramonto
一位老人在公园里打太极
雨の夜、傘をさした女性が路地を歩く
눈 내리는 거리에서 아이가 눈사람을 만든다
Старик кормит голубей на площади
`
  .split("\n")
  .map((line) => line.trim())
  .filter(Boolean);
