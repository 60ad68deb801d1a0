import { type Appearance, HUMAN_KINDS } from './appearance.ts';

/** Heights in metres of those who are not as high as a child, by species or kind. */
const HEIGHTS: readonly (readonly [number, string])[] = [
  [0.02, 'ant bee ladybug beetle fly mosquito'],
  [0.05, 'firefly caterpillar snail butterfly moth grasshopper mantis dragonfly'],
  [0.1, 'mouse frog hamster shrew newt bat hummingbird chipmunk toad axolotl goldfish'],
  [0.2, 'bird squirrel hedgehog crab robin sparrow chick mole rat fairy lizard gecko chameleon seahorse'],
  [0.35, 'cat rabbit duck owl turtle fish raccoon tortoise parrot meerkat skunk pigeon crow'],
  [0.5, 'fox octopus snake koala badger beaver otter turkey monkey sloth armadillo flamingo goose'],
  [0.75, 'dog penguin pig sheep goat wolf panther swan peacock pelican stork'],
  [
    1.5,
    'panda lion tiger cow deer zebra gorilla kangaroo hippo rhino crocodile yak bull boar leopard cheetah',
  ],
  [1.9, 'bear horse unicorn camel moose reindeer ostrich polar_bear yeti bigfoot troll'],
  [3, 'elephant mammoth'],
  [5, 'giraffe dragon hydra kraken'],
  [8, 'dinosaur whale stegosaurus brachiosaurus triceratops spinosaurus ankylosaurus giant'],
];
const HEIGHT_OF = new Map(
  HEIGHTS.flatMap(([metres, names]) => names.split(' ').map((name) => [name, metres])),
);

const CHILD = 1.2;
/** A hundred times as high in the world is two and a half times as high in a picture, so that faces stay readable. */
const COMPRESSION = 0.2;
const SMALLEST = 0.45;
const LARGEST = 1.5;

/** How high somebody is beside a child, the same in every picture: real heights, compressed, and what is said of its size. */
export function relativeSize({ kind, species, shape, build, size, growth }: Appearance): number {
  const metres = shape ? undefined : (HEIGHT_OF.get(species ?? '') ?? HEIGHT_OF.get(kind));
  const isPerson = HUMAN_KINDS.has(kind) && !HEIGHT_OF.has(species ?? '');
  const natural = isPerson || metres === undefined ? build.size : (metres / CHILD) ** COMPRESSION;
  return Math.max(SMALLEST, Math.min(LARGEST, natural * size ** 0.6)) * growth;
}
