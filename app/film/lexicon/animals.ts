/** Nouns that name animals, singular and lower case, grouped by where they live and how big they stand before a lens. */

const rows = (text: string) => text.split(/\s+/).filter(Boolean);

export const ANIMAL_GROUPS = {
  pet: rows(`cat kitten kitty dog puppy pup doggo corgi poodle labrador retriever husky shiba dachshund chihuahua terrier beagle
    bulldog collie dalmatian greyhound pug spaniel schnauzer hamster gerbil hound tabby calico rottweiler doberman
    samoyed malamute pomeranian mastiff`),
  farm: rows(`cow calf bull ox cattle sheep lamb goat pig piglet hog horse pony foal mare stallion donkey mule
    hen rooster chick turkey llama alpaca ram ewe buffalo yak livestock`),
  woodland:
    rows(`fox wolf deer stag doe fawn bear squirrel raccoon badger hedgehog rabbit bunny hare moose elk boar chipmunk
    beaver otter weasel lynx bobcat skunk porcupine mole marten mouse rat possum opossum`),
  savanna:
    rows(`elephant giraffe zebra lion lioness tiger leopard cheetah jaguar panther cougar puma hyena rhino rhinoceros
    hippo hippopotamus gazelle antelope wildebeest meerkat ostrich kangaroo wallaby emu bison camel jackal warthog
    coyote armadillo anteater mammoth`),
  jungle:
    rows(`monkey gorilla chimpanzee orangutan baboon lemur sloth panda koala tapir ape chimp toucan parrot macaw iguana
    chameleon gecko python anaconda cobra`),
  polar: rows(`penguin walrus reindeer caribou narwhal`),
  sea: rows(`fish shark whale dolphin orca turtle octopus squid jellyfish seahorse stingray clownfish goldfish koi salmon
    tuna trout eel crab lobster shrimp starfish manatee porpoise seal shoal coral anemone swordfish piranha mermaid pufferfish`),
  bird: rows(`bird eagle hawk falcon owl crow raven pigeon dove sparrow robin swan duck duckling goose gull seagull pelican
    flamingo heron stork peacock hummingbird woodpecker kingfisher swallow cockatoo budgie starling wren thrush pheasant partridge quail vulture albatross puffin magpie
    cardinal finch lark nightingale songbird`),
  insect:
    rows(`butterfly bee bumblebee ant spider beetle ladybug ladybird dragonfly moth firefly grasshopper mantis
    caterpillar wasp mosquito fly insect snail slug worm scorpion centipede cicada cricket larva bug`),
  reptile: rows(
    `snake lizard crocodile alligator frog toad tortoise salamander newt tadpole viper rattlesnake`,
  ),
  mythic:
    rows(`dragon unicorn phoenix griffin pegasus dinosaur raptor velociraptor triceratops stegosaurus pterodactyl
    monster beast kraken godzilla yeti bigfoot alien centaur hydra werewolf trex tyrannosaurus brontosaurus`),
  any: rows(`animal creature critter wildlife herd flock swarm school pet cub mammal reptile bat`),
} as const;

export type AnimalGroup = keyof typeof ANIMAL_GROUPS;

const GROUP_OF = new Map<string, AnimalGroup>();
for (const [group, words] of Object.entries(ANIMAL_GROUPS) as [AnimalGroup, string[]][]) {
  for (const word of words) if (!GROUP_OF.has(word)) GROUP_OF.set(word, group);
}

/** The group an animal noun belongs to, undefined where the word names no animal. Takes a lower-case singular. */
export function animalGroup(noun: string): AnimalGroup | undefined {
  return GROUP_OF.get(noun);
}
