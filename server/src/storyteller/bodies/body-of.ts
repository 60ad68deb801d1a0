import { creatureOfNoun } from '../word-net/creature-of.ts';
import { kindOfNoun } from '../word-net/kind-of.ts';
import { BODIES, type Body, type BodyKind } from './body-table.ts';

/** The creatures of the illustrator with each kind of body. */
const OF_CREATURES: readonly (readonly [BodyKind, string])[] = [
  ['person', 'child grownup royal fairy'],
  ['hoofed', 'pig cow sheep goat antelope deer camel llama horse donkey zebra'],
  ['elephant', 'elephant'],
  [
    'beast',
    'animal fox wolf dog hyena cat lynx leopard tiger lion bear badger otter ferret raccoon mouse rat squirrel rabbit hedgehog porcupine mole bat monkey lemur gorilla kangaroo opossum armadillo',
  ],
  ['fish', 'whale dolphin seal fish shark stingray'],
  ['reptile', 'frog lizard chameleon turtle crocodile dinosaur triceratops brachiosaurus pterodactyl dragon'],
  ['snake', 'snake worm'],
  [
    'bird',
    'bird owl eagle hawk vulture parrot cockatoo chicken duck goose stork seagull ostrich penguin crow pigeon woodpecker',
  ],
  ['octopus', 'octopus kraken'],
  ['snail', 'snail'],
  ['crab', 'crab lobster'],
  ['thing', 'jellyfish coral starfish clam'],
  [
    'bug',
    'beetle ladybug butterfly moth bee ant fly dragonfly grasshopper spider scorpion centipede caterpillar',
  ],
  ['ghost', 'ghost'],
  ['robot', 'robot'],
  ['vehicle', 'car truck bus train bicycle motorbike'],
  ['boat', 'boat ship plane rocket'],
  ['plant', 'tree pine flower leaf cactus mushroom'],
];
const kindOfCreature = new Map(
  OF_CREATURES.flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind] as const)),
);

/** Words that the word net reads in another sense, and families of words. */
const BY_WORD: readonly (readonly [RegExp, BodyKind])[] = [
  [/\b(?:teddy|bunny|puppy|kitten|cub|plush|cuddly)\b|\bsoft toy\b/, 'beast'],
  [
    /\b(?:giraffe|bull|calf|lamb|foal|pony|unicorn|reindeer|moose|buffalo|bison|hippo|rhino|rhinoceros|hippopotamus)\b/,
    'hoofed',
  ],
  [/\b(?:mammoth)\b/, 'elephant'],
  [/\b(?:chick|duckling|robin|sparrow|toucan|cuckoo|hen|rooster|swan|puffin)\b/, 'bird'],
  [/\b(?:goldfish|fish|whale|narwhal|walrus)\b/, 'fish'],
  [/\b(?:frog|toad|tadpole)\b/, 'frog'],
  [/\b(?:boa|snake|python|worm|earthworm|eel)\b/, 'snake'],
  [/\b(?:snail|slug)\b/, 'snail'],
  [/\b(?:octopus|squid|cuttlefish)\b/, 'octopus'],
  [/\b(?:crab|lobster|crayfish)\b/, 'crab'],
  [
    /\b(?:doll|puppet|nutcracker|gnome|elf|troll|giant|ogre|mermaid|alien|monster|snowman|scarecrow|knight|witch|wizard|pirate|child|girl|boy)\b/,
    'person',
  ],
  [/\b(?:robot|android)\b/, 'robot'],
  [
    /\b(?:truck|lorry|car|van|bus|train|tram|tractor|digger|engine|locomotive|bicycle|bike|scooter|kart|wagon)\b/,
    'vehicle',
  ],
  [/\b(?:boat|ship|ferry|plane|aeroplane|rocket|helicopter|submarine|balloon|kite)\b/, 'boat'],
  [/\b(?:cloud|wind|star|moon|sun|planet|rainbow|snowflake|raindrop|comet)\b/, 'thing'],
];

const KIND_OF_THING = /^(?:food|furniture|tool|clothes|instrument|sky|weather|machine|reading)$/;

/** The body of a creature as a family has typed it (`tiny red fox`); a person's where the words are not known. */
export function bodyOf(creature: string): Body {
  const lower = creature.toLowerCase().trim();
  const byWord = BY_WORD.find(([pattern]) => pattern.test(lower))?.[1];
  const words = lower.split(/\s+/);
  const known = creatureOfNoun(words.join('')) ?? creatureOfNoun(words.at(-1) ?? '');
  const kind = byWord ?? kindOfCreature.get(known ?? '');
  if (kind) return BODIES[kind];
  return KIND_OF_THING.test(kindOfNoun(words.at(-1) ?? '') ?? '') ? BODIES.thing : BODIES.person;
}
