import { Id } from '@weaversworld/shared/contract';
import { expect, it } from 'vitest';
import { chooseActiveProfile } from './choose-active-profile.ts';

const three = [1, 2, 3].map((id) => ({ id, name: `Child ${id}`, age: 6 }));

it.each<[string, (Id | null | undefined)[], Id | null]>([
  ["the session's", [2, 3], 2],
  ['the previous one when the session names none', [null, 3], 3],
  ['the previous one when the session names an unknown profile', [99, 3], 3],
  ['the first when neither is known', [99, 98], 1],
  ['the first without candidates', [], 1],
  ['one whose id is a string on the wire', [Id.parse('3')], 3],
  ['the first when the ids are missing', [undefined, null], 1],
])('chooses %s', (_what, candidates, expected) => {
  expect(chooseActiveProfile(three, candidates)?.id).toBe(expected);
});

it('is null when there are no profiles', () => {
  expect(chooseActiveProfile([], [1])).toBeNull();
});
