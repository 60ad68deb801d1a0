import { expect, it } from 'vitest';
import { detectProps } from './detect-props.ts';
import type { Beat, Prop } from './story-plan.ts';

it.each<[string, Beat, Prop | null, Prop[]]>([
  ['In a hollow they found a chest.', 'setting-out', null, ['chest']],
  [
    'Bo found a feather, a button and a bent spoon, and made a flag.',
    'setting-out',
    null,
    ['spoon', 'feather'],
  ],
  ['Bo found a feather, a button and a bent spoon.', 'setting-out', 'feather', ['spoon']],
  ['It had a chest, a ring and cake.', 'turn', null, ['chest']],
  ['Two bowls stood on the table. “I still have some cake,” said Bo.', 'lowest', null, ['bowl', 'cake']],
  ['Mira wished that they found the treasure.', 'home-and-wish', null, []],
  ['And so the wish came out: they found the treasure.', 'ending', null, ['chest']],
  ['It lay there like the egg, as big as the pumpkin.', 'problem', null, []],
  ['There was no pot of soup.', 'lowest', null, []],
  ['And so it began: a big party.', 'ending', null, ['balloon']],
  ['All week they planned the party.', 'home-and-wish', null, []],
  [
    'They had one boot, one spoon, two bowls and the pumpkin.',
    'first-try',
    null,
    ['pumpkin', 'boot', 'bowl'],
  ],
])('%s', (text, beat, held, props) => {
  expect(detectProps(text, beat, held)).toEqual(props);
});
