/* Prints three stories on a theme: for a child of 4 with one character, of 7 with two and of 10 with three. */
import { lintStory, planStory } from '../../server/src/storyteller/index.ts';
import type { CastMember } from '../../server/src/storyteller/story-plan.ts';

const [theme = '', desiredEnding = 'everyone is happy', seed = 'print'] = process.argv.slice(2);
if (theme === '')
  throw new Error(
    'Give a theme, an ending and perhaps a seed: print-stories.ts "the dentist" "they are proud"',
  );
const cast: CastMember[] = [
  { id: '1', name: 'Mira', creature: 'fox', description: 'shy, loves cake', pronouns: 'she/her' },
  { id: '2', name: 'Bo', creature: 'robot', description: 'tidy', pronouns: '' },
  { id: '3', name: 'Tam', creature: 'bear', description: 'brave', pronouns: 'he/him' },
];
for (const [i, age] of [4, 7, 10].entries()) {
  const request = {
    theme,
    desiredEnding,
    totalPages: 10,
    cast: cast.slice(0, i + 1),
    age,
    seed: `${seed}${i}`,
  };
  const plan = planStory(request);
  console.log(`\n# ${plan.title} (age ${age}, ${plan.plot})\n`);
  for (const { pageNumber, text } of plan.scenes) console.log(`${pageNumber}. ${text}`);
  for (const finding of lintStory(plan)) console.log(`! ${finding}`);
}
