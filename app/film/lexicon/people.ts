/** Nouns that name people, singular and lower case, from general knowledge of English. */

const rows = (text: string) => text.split(/\s+/).filter(Boolean);

export const PERSON_NOUNS: ReadonlySet<string> = new Set(
  rows(`
  person people human humans man woman boy girl child kid kids baby babies infant toddler newborn teen teenager adolescent adult
  guy guys gal lad lass lady ladies gentleman gentlemen elder senior couple crowd audience spectator onlooker bystander
  passerby pedestrian commuter traveler traveller tourist hiker climber mountaineer explorer adventurer camper backpacker
  astronaut cosmonaut pilot captain sailor pirate fisherman fisher diver swimmer surfer skier snowboarder skater skateboarder
  cyclist biker rider jockey cowboy cowgirl rancher farmer gardener florist shepherd hunter lumberjack miner blacksmith
  carpenter potter weaver tailor seamstress cobbler baker chef cook waiter waitress barista bartender butcher grocer vendor
  merchant shopkeeper cashier customer client worker builder plumber electrician mechanic engineer scientist chemist
  physicist astronomer researcher inventor programmer coder hacker designer architect artist painter sculptor illustrator
  photographer cameraman filmmaker director actor actress singer rapper musician guitarist pianist violinist cellist drummer
  trumpeter saxophonist conductor composer dancer ballerina choreographer acrobat juggler clown magician mime performer
  athlete runner sprinter jogger boxer wrestler fighter footballer quarterback goalkeeper golfer gymnast archer fencer
  player coach referee teammate champion cheerleader teacher professor student pupil schoolboy schoolgirl librarian
  doctor physician surgeon nurse dentist patient paramedic pharmacist therapist veterinarian scholar philosopher poet writer
  author journalist reporter anchor newsreader presenter host narrator detective investigator spy agent policeman
  policewoman cop officer sheriff guard soldier warrior knight samurai ninja gladiator viking barbarian mercenary sniper
  general commander sergeant veteran firefighter fireman lifeguard judge lawyer politician president king queen prince
  princess emperor empress duke duchess lord noble peasant servant butler maid slave priest nun monk pope bishop shaman
  witch wizard sorcerer sorceress druid hermit nomad beggar thief burglar criminal prisoner villain hero heroine superhero
  bride groom bridesmaid husband wife mother father mom mum dad parent grandmother grandfather grandma grandpa grandparent
  sister brother sibling twin twins uncle aunt cousin son daughter niece nephew family friend neighbor neighbour lover
  girlfriend boyfriend stranger model influencer blogger youtuber streamer gamer cosplayer punk hippie hipster geisha
  driver chauffeur courier postman mailman cleaner janitor receptionist secretary businessman businesswoman
  entrepreneur boss manager ceo employee colleague intern assistant geek nerd figure figures silhouette villager
  citizen local natives tribe team orchestra choir band troupe passenger passengers everyone someone somebody anyone
  anybody men women children policemen firemen fishermen gentlewoman youngster bachelor sportsman sportswoman
  skydiver paraglider parachutist rower kayaker canoeist snorkeler freediver bodybuilder weightlifter yogi
  keeper trucker climber cowhand zookeeper gatekeeper goalkeeper bookseller bricklayer roofer painter plumber trader banker lecturer tutor nanny toddler bellboy doorman conductor
  usher stuntman puppeteer ventriloquist breakdancer skipper oarsman gondolier cabbie chauffeur apprentice foreman surveyor botanist geologist archaeologist paleontologist
  schoolteacher scribe prospector widow widower trio duo quartet choirmaster watchman rower shopper cyclist newsboy
  beethoven mozart einstein newton shakespeare cleopatra napoleon gandhi messi ronaldo
  craftsman artisan welder glassblower jeweler jeweller watchmaker beekeeper supporter vintner winemaker brewer sommelier
  `),
);

/** Words of the body and of clothing on a body: they show a person although they name none. */
export const BODY_WORDS: ReadonlySet<string> = new Set(
  rows(`hand hands finger fingers fingertip fingertips face faces eye eyes hair shoulder shoulders lip lips mouth cheek cheeks
  arm arms leg legs foot feet knee knees skin palm palms smile brow forehead chin jaw neck wrist wrists elbow elbows footsteps
  footstep footfall footfalls breath breaths voice voices laughter chatter applause murmur`),
);

/** Pronouns and endings that show a person in an idea. */
export const PERSON_PRONOUNS: ReadonlySet<string> = new Set(
  rows("he she him her his hers i me my we us our they them their someone everyone"),
);
