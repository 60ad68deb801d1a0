import type { CreatureKind } from './creature-kinds.ts';

const WORDS_BY_KIND: Record<CreatureKind, string> = {
  fox: 'fox vixen fennec foxy',
  wolf: 'wolf wolves werewolf husky coyote jackal wolfie dingo',
  bear: 'bear teddy grizzly cub bearcub paddington honeybear beaver otter walrus seal wombat mole hamster capybara badger polarbear teddybear bigfoot yeti sasquatch',
  panda: 'panda pandabear redpanda',
  koala: 'koala koalabear sloth',
  rabbit: 'rabbit bunny hare bunnies kangaroo wallaby chinchilla easterbunny joey',
  cat: 'cat kitty kitten kitties tomcat pussycat meow tabby sphinx lynx calico kittycat',
  tiger: 'tiger leopard cheetah jaguar panther puma ocelot cougar snowleopard tigress',
  lion: 'lion lioness griffin griffon manticore chimera',
  dog: 'dog puppy pup doggy doggie puppies dachshund poodle labrador retriever terrier beagle corgi hound pug dalmatian bulldog spaniel collie chihuahua goldendoodle labradoodle mutt dinghound',
  mouse: 'mouse mice rat gerbil vole shrew mousey mousie guineapig lemming dormouse ratty',
  elephant: 'elephant mammoth mastodon tapir anteater elefant ellie',
  monkey: 'monkey ape gorilla chimp chimpanzee orangutan gibbon baboon lemur marmoset kong',
  pig: 'pig piglet piggy boar warthog hog piggie hippo hippopotamus',
  cow: 'cow bull calf ox buffalo bison yak moo highland minotaur rhino rhinoceros',
  sheep: 'sheep lamb goat ram ewe kid llama alpaca lambkin billygoat',
  horse: 'horse pony foal stallion mare donkey mule colt centaur camel',
  unicorn: 'unicorn alicorn pegasus unicorns narwhalicorn',
  zebra: 'zebra okapi',
  giraffe: 'giraffe',
  deer: 'deer reindeer moose elk fawn stag doe antelope gazelle caribou bambi',
  hedgehog: 'hedgehog porcupine echidna armadillo pangolin hedgie cactus',
  squirrel: 'squirrel chipmunk marten ferret weasel stoat meerkat mongoose groundhog',
  raccoon: 'raccoon racoon skunk possum opossum tanuki',
  frog: 'frog toad tadpole newt salamander axolotl froggy bullfrog treefrog',
  turtle: 'turtle tortoise terrapin seaturtle',
  crocodile: 'crocodile alligator croc gator lizard gecko chameleon iguana caiman komodo',
  dragon: 'dragon wyvern drake dragonet hydra phoenixdragon babydragon',
  dinosaur:
    'dinosaur dino trex tyrannosaurus rex triceratops stegosaurus brontosaurus diplodocus velociraptor raptor brachiosaurus pterodactyl godzilla ankylosaurus spinosaurus nessie',
  snake: 'snake serpent python cobra worm eel earthworm viper anaconda boa',
  owl: 'owl owlet owlbear hoot barnowl snowyowl bat',
  bird: 'bird birdie robin sparrow chick chicken hen rooster parrot eagle hawk falcon crow raven magpie pigeon dove hummingbird toucan flamingo peacock phoenix bluebird canary budgie woodpecker seagull puffin kiwi ostrich emu turkey cockatoo swallow finch wren nightingale chickadee pterosaur',
  duck: 'duck duckling goose gosling swan platypus ducky quack mallard pelican',
  penguin: 'penguin',
  fish: 'fish goldfish shark clownfish seahorse pufferfish starfish nemo salmon tuna trout guppy minnow swordfish piranha fishy stingray ray koi angelfish',
  whale: 'whale dolphin orca narwhal porpoise manatee beluga humpback',
  octopus: 'octopus squid jellyfish kraken cuttlefish octopi nautilus cthulhu',
  crab: 'crab lobster shrimp prawn hermitcrab crayfish scorpion',
  mermaid: 'mermaid merman merboy mergirl siren merperson merfolk',
  snail: 'snail slug',
  bee: 'bee bumblebee honeybee wasp dragonfly firefly mosquito fly',
  butterfly: 'butterfly moth',
  ladybug: 'ladybug ladybird beetle bug insect ant spider tarantula cricket grasshopper mantis termite',
  caterpillar: 'caterpillar centipede millipede inchworm glowworm silkworm larva',
  fairy: 'fairy pixie sprite nymph tinkerbell faery toothfairy angel',
  alien: 'alien martian extraterrestrial ufo spaceman plutonian moonling',
  ghost:
    'ghost spirit spook phantom boo ghostie poltergeist cloud snowflake raindrop marshmallow jelly slime puff dumpling',
  monster:
    'monster beast yeti ogre troll goblin gruffalo furball fuzzball creature cyclops bogeyman sock gremlin furry critter thing blob pompom muppet potato',
  robot:
    'robot android bot cyborg droid machine computer toaster fridge car truck tractor train bus digger excavator rocket spaceship plane helicopter boat tram lorry motorbike bike vacuum hoover phone clock kettle lamp mech transformer washingmachine firetruck engine television tv microwave',
  child:
    'child kid boy girl toddler baby human person brother sister friend cousin son daughter twin teen man woman mommy daddy mom mum dad mummy papa mama mother father aunt uncle teacher doctor nurse chef baker farmer firefighter fireman policeman astronaut scientist ballerina dancer explorer detective people explorer gardener sailor cowboy cowgirl inventor builder ranger lady gentleman giant giantess viking clown elf gnome dwarf leprechaun imp hobbit',
  grandparent:
    'grandparent grandma grandpa grandmother grandfather granny gran nana nan grandad granddad oma opa nanny grandmom gramps abuela abuelo nonna nonno babushka',
  wizard: 'wizard witch magician sorcerer sorceress mage warlock enchanter enchantress genie',
  knight: 'knight warrior soldier guard samurai gladiator',
  royal: 'princess prince queen king emperor empress sultan duchess duke pharaoh royal',
  pirate: 'pirate captain buccaneer sailor corsair',
  hero: 'hero superhero heroine superheroine superboy supergirl superman superwoman batman spiderman ninja superkid',
};

/** The lexicon: every known word and its kind. A word listed for several kinds means the first. */
export const CREATURE_WORDS: ReadonlyMap<string, CreatureKind> = (() => {
  const words = new Map<string, CreatureKind>();
  for (const [kind, list] of Object.entries(WORDS_BY_KIND) as [CreatureKind, string][])
    for (const word of list.split(' ')) if (!words.has(word)) words.set(word, kind);
  return words;
})();

/** Roles that only determine the clothes when another creature is named as well ("wizard cat", "girl fox"). */
export const ROLE_KINDS: ReadonlySet<CreatureKind> = new Set([
  'child',
  'grandparent',
  'wizard',
  'knight',
  'royal',
  'pirate',
  'hero',
]);

/** Compounds in two words whose kind is not that of their last word. */
export const WORD_PAIRS: ReadonlyMap<string, CreatureKind> = new Map<string, CreatureKind>([
  ['koala bear', 'koala'],
  ['panda bear', 'panda'],
  ['red panda', 'raccoon'],
  ['guinea pig', 'mouse'],
  ['sea horse', 'fish'],
  ['sea lion', 'bear'],
  ['sea cow', 'whale'],
  ['sea star', 'fish'],
  ['sea monster', 'dragon'],
  ['sea serpent', 'snake'],
  ['sea dragon', 'dragon'],
  ['lady bug', 'ladybug'],
  ['lady bird', 'ladybug'],
  ['dragon fly', 'bee'],
  ['fire fly', 'bee'],
  ['jelly fish', 'octopus'],
  ['killer whale', 'whale'],
  ['prairie dog', 'squirrel'],
  ['mountain lion', 'tiger'],
  ['t rex', 'dinosaur'],
  ['big foot', 'monster'],
  ['fire engine', 'robot'],
  ['fire truck', 'robot'],
  ['space ship', 'robot'],
  ['snow man', 'ghost'],
  ['gingerbread man', 'child'],
  ['ice bear', 'bear'],
  ['star fish', 'fish'],
  ['hermit crab', 'crab'],
  ['hot dog', 'dog'],
]);
