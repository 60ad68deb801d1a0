import { createSeededRandom, type SeededRandom } from './seeded-random.ts';
import type { CastMember, StoryRequest } from './story-plan.ts';

const NAMES = [
  'Mira',
  'Bo',
  'nell',
  'JUNO',
  'Zoë',
  'Princess Sparkle Rainbow Butterfly',
  'Mr. Bun',
  'Bo',
  'Łukasz',
  'James',
  'Pip',
  'Dickson',
];
const CREATURES = [
  'Dragon',
  'robot',
  'rabbit',
  'octopus',
  'my cat',
  'unicorn',
  'T-Rex',
  'girl',
  'Alien of Mars',
  'elephant',
  'owl',
  'Polar Bear',
  '???',
];
const DESCRIPTIONS = [
  'a shy purple dragon who loves cake',
  'very tidy, can fix anything and likes dancing',
  'brave, fast, wears a red scarf',
  '',
  'scared of the dark but has big wings',
  'loves to sing',
  'A grumpy little one with glasses, loves the moon',
  'HUGE and LOUD',
  'Er ist sehr mutig.',
  'curious, kind, and always hungry. Enjoys reading',
];
const THEMES = [
  'An adventure in a magical forest',
  'space',
  'pirates',
  'PIZZA',
  'learning to share',
  'dragons who are afraid of fire',
  'Why is the sky blue?',
  'el perro feliz',
  'friendship',
  'gruffle',
  'my dad’s tractor',
  'save the ocean',
  'going to school for the first time',
  'cat and dog',
  'homework!!!',
  'Dinosaurs at school',
  'a "big" snow day',
  'the desert',
  'castle ghosts',
  'a city of trains',
  'crystal cave',
  'bugs in the garden',
  'a apple tree',
  '宇宙の冒険',
  `A long theme about a girl who lives by the river with seven cats and a grandmother who knows every bird by name, ${'and how they walk and walk '.repeat(7)}`,
];
const ENDINGS = [
  'everyone learns to share',
  'they find the lost moon',
  'pizza wins',
  'the end of homework',
  'Happy',
  'EVERYONE IS HAPPY!',
  'they all become best friends',
  'She finds her mum',
  'he wins the race',
  'the dragon learns to fly',
  'They find the treasure and go home and eat cake',
  'a big party',
  'happily ever after',
  'nobody is left out',
  'will they get home?',
  'Todos son felices',
  'hug',
  'I get a puppy',
  'we all go home',
  'gruffle',
  'in a castle',
  'The bad wizard says sorry and everyone dances',
  'rainbows',
  'they can fly',
  'Bo and Mira are safe',
  `they all come home at last, tired and muddy, and sit around the big table ${'and sing and laugh and eat '.repeat(8)}`,
];

/** A varied story request for every number, for tests. */
export function sampleRequest(n: number): StoryRequest {
  const random = createSeededRandom(`request ${n}`);
  return {
    theme: random.pick(THEMES),
    desiredEnding: random.pick(ENDINGS),
    totalPages: random.pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 11, 12, 13, 14, 15, 20]),
    cast: Array.from({ length: 1 + random.nextInt(3) }, (_, i) => castMember(String(i + 1), random)),
    age: random.pick([null, 3, 4, 5, 6, 7, 8, 9, 11, 14]),
    seed: `seed ${n}`,
    recentPlots: [],
  };
}

function castMember(id: string, random: SeededRandom): CastMember {
  return {
    id,
    name: random.pick(NAMES),
    creature: random.pick(CREATURES),
    description: random.pick(DESCRIPTIONS),
    pronouns: random.pick(['', 'she/her', 'he/him', 'they/them'] as const),
  };
}
