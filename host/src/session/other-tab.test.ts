import type { AuthSnapshot, Id } from '@weaversworld/shared/contract';
import { expect, it } from 'vitest';
import { otherTabVerdict, type TabVerdict } from './other-tab.ts';

const here = (userId: Id | null, profileId: Id | null = null) => ({
  isAuthenticated: userId !== null,
  user: userId === null ? null : { id: userId, email: 'a@ex.org' },
  activeChildProfile: profileId === null ? null : { id: profileId, name: 'Mia', age: 6 },
});
const there = (userId: Id | null, profileId: Id | null = null): AuthSnapshot => ({
  isAuthenticated: userId !== null,
  userId,
  profileId,
});

it.each<[string, ReturnType<typeof here>, AuthSnapshot | null, TabVerdict]>([
  ['an unreadable snapshot', here(1), null, 'nothing'],
  ['signed out there and here', here(null), there(null), 'nothing'],
  ['signed out there', here(1, 3), there(null), 'sign-out'],
  ['signed in there', here(null), there(1, 3), 'read-again'],
  ['somebody else there', here(1, 3), there(2, 8), 'read-again'],
  ['the same', here(1, 3), there('1', '3'), 'nothing'],
  ['another child there', here(1, 3), there(1, 4), 'follow-profile'],
  ['no child yet there', here(1, 3), there(1), 'nothing'],
])('%s', (_case, mine, theirs, expected) => {
  expect(otherTabVerdict(mine, theirs)).toBe(expected);
});
