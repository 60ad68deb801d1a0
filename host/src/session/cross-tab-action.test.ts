import { AuthSnapshot, type Id } from '@weaversworld/shared/contract';
import { expect, it } from 'vitest';
import { type CrossTabAction, crossTabAction } from './cross-tab-action.ts';

const session = (userId: Id | null, profileId: Id | null = null) => ({
  isAuthenticated: userId !== null,
  user: userId === null ? null : { id: userId, email: 'a@ex.org' },
  activeChildProfile: profileId === null ? null : { id: profileId, name: 'Mia', age: 6 },
});
const snapshot = (userId: Id | null, profileId: Id | null = null): AuthSnapshot =>
  AuthSnapshot.parse({ isAuthenticated: userId !== null, userId, profileId });

it.each<[string, ReturnType<typeof session>, AuthSnapshot | null, CrossTabAction]>([
  ['an unreadable snapshot', session(1), null, 'none'],
  ['signed out in both tabs', session(null), snapshot(null), 'none'],
  ['signed out in the other tab', session(1, 3), snapshot(null), 'sign-out'],
  ['signed in in the other tab', session(null), snapshot(1, 3), 'reload'],
  ['another user in the other tab', session(1, 3), snapshot(2, 8), 'reload'],
  ['the same user and profile', session(1, 3), snapshot('1', '3'), 'none'],
  ['another profile in the other tab', session(1, 3), snapshot(1, 4), 'switch-profile'],
  ['no profile in the other tab yet', session(1, 3), snapshot(1), 'none'],
])('%s', (_case, here, there, expected) => {
  expect(crossTabAction(here, there)).toBe(expected);
});
