import { type Appearance, HUMAN_KINDS } from './appearance.ts';

/** Heights in metres of those who are not as high as a child, by species, shape or kind. */
const HEIGHTS: readonly (readonly [number, string])[] = [
  [0.02, 'ant bee ladybug beetle stag_beetle earwig fly mosquito woodlouse tadpole germ'],
  [0.03, 'spider firefly caterpillar snail slug butterfly moth grasshopper dragonfly worm shrimp'],
  [0.06, 'mantis centipede scorpion clam hummingbird'],
  [
    0.1,
    'mouse frog hamster shrew newt bat chipmunk toad axolotl salamander goldfish chick robin sparrow blue_tit canary swallow mole seahorse starfish',
  ],
  [
    0.2,
    'bird squirrel hedgehog crab rat weasel fairy lizard chameleon lobster pufferfish guinea_pig chinchilla',
  ],
  [
    0.3,
    'cat rabbit duck owl turtle fish raccoon tortoise meerkat skunk crow ferret dodo jellyfish lemur kiwi puffin toucan seagull platypus opossum',
  ],
  [
    0.5,
    'fox octopus snake koala badger beaver otter tasmanian_devil turkey monkey sloth armadillo flamingo goose chicken rooster gnome red_panda eagle hawk vulture wombat capybara porcupine anteater',
  ],
  [
    0.75,
    'dog fawn penguin pig sheep goat wolf panther swan peacock pelican stork heron stingray elf goblin hyena puma',
  ],
  [
    1.5,
    'panda lion tiger cow deer zebra gorilla kangaroo hippo rhino crocodile yak bull boar leopard cheetah dolphin walrus',
  ],
  [
    1.9,
    'bear horse unicorn camel moose reindeer ostrich polar_bear yeti bigfoot troll shark pegasus griffin',
  ],
  [3, 'elephant mammoth orca'],
  [5, 'giraffe dragon hydra kraken'],
  [8, 'dinosaur whale stegosaurus brachiosaurus triceratops spinosaurus ankylosaurus giant'],
];
const HEIGHT_OF = new Map(
  HEIGHTS.flatMap(([metres, names]) => names.split(' ').map((name) => [name, metres])),
);

const CHILD = 1.2;
/** A hundred times as high in the world is two and a half times as high in a picture, so that faces stay readable. */
const COMPRESSION = 0.2;
/** Who is smaller than a child is so more clearly: a spider is a third as high. */
const COMPRESSION_OF_SMALL = 0.27;
const SMALLEST = 0.34;
const LARGEST = 1.5;

/** How high somebody is beside a child, the same in every picture: real heights, compressed, and what is said of its size. */
export function relativeSize({ kind, species, shape, build, size, growth }: Appearance): number {
  const metres = shape ? HEIGHT_OF.get(shape) : (HEIGHT_OF.get(species ?? '') ?? HEIGHT_OF.get(kind));
  const isPerson = HUMAN_KINDS.has(kind) && !HEIGHT_OF.has(species ?? '');
  const natural =
    isPerson || metres === undefined
      ? build.size
      : (metres / CHILD) ** (metres < CHILD ? COMPRESSION_OF_SMALL : COMPRESSION);
  return Math.max(SMALLEST, Math.min(LARGEST, natural * size ** 0.6)) * growth;
}
