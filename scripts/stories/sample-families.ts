import { planStory } from '../../server/src/storyteller/index.ts';
import { hundredThemes } from '../../server/src/storyteller/lexicon-stories/hundred-themes.ts';
import { createSeededRandom } from '../../server/src/storyteller/seeded-random.ts';
import type { CastMember, StoryPlan, StoryRequest } from '../../server/src/storyteller/story-plan.ts';

const NAMES =
  'Mira Bo Tam Lulu Kai Otis Nora Finn Ada Milo Zoe Leo Ella Hugo Iris Noah Maya Theo Ruby Omar Lina Jonas Emma Ravi Suri Anton Poppy Felix Greta Yusuf'.split(
    ' ',
  );
const CREATURES = 'fox robot bear rabbit owl girl boy cat mouse hedgehog squirrel penguin'.split(' ');
const DESCRIPTIONS = ['shy', 'loves cake', 'tidy', 'brave', 'always asks why', ''];
const ENDINGS = [
  'everyone is happy',
  'they are proud',
  'they become best friends',
  'they have a big party',
  'everyone goes home',
  'they all laugh',
  'it works',
  'they share',
  'everyone sleeps well',
  'they celebrate together',
];

/** The request of one of many families who know nothing of each other; every theme of the hundred is asked for equally often. */
function strangersRequest(n: number): StoryRequest {
  const random = createSeededRandom(`stranger ${n}`);
  const names = random.shuffle(NAMES);
  const cast: CastMember[] = Array.from({ length: 1 + random.nextInt(3) }, (_each, i) => ({
    id: String(i + 1),
    name: names[i] ?? 'Mira',
    creature: random.pick(CREATURES),
    description: random.pick(DESCRIPTIONS),
    pronouns: random.pick(['she/her', 'he/him', '', 'they/them'] as const),
  }));
  return {
    theme: hundredThemes[n % hundredThemes.length]?.[0] ?? '',
    desiredEnding: random.pick(ENDINGS),
    totalPages: 10,
    cast,
    age: random.pick([4, 5, 6, 7, 8, 9]),
    seed: `stranger ${n}`,
  };
}

/** The stories of 200 families, one each. */
export const strangersStories = (): StoryPlan[] =>
  Array.from({ length: 200 }, (_each, n) => planStory(strangersRequest(n)));

/** Ten stories of one family with the same characters; with `theme`, all of them are about it. */
export function familyStories(family: number, theme?: string): StoryPlan[] {
  const plans: StoryPlan[] = [];
  for (let n = 0; n < 10; n += 1) {
    const request = {
      ...strangersRequest(family * 10),
      theme: theme ?? hundredThemes[(family * 7 + n * 9) % hundredThemes.length]?.[0] ?? '',
      desiredEnding: ENDINGS[(family + n) % ENDINGS.length] as string,
      seed: `family ${family} ${n}`,
      recentPlots: plans.map(({ plot }) => plot).reverse(),
    };
    plans.push(planStory(request));
  }
  return plans;
}
