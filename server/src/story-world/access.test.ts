import { describe, expect, it } from 'vitest';
import type { Visitor } from '../deps.ts';
import { canRead, isOwner } from './access.ts';

const visitor = (change: Partial<Visitor> = {}): Visitor => ({
  sessionHash: 'h',
  userId: null,
  anonymousId: null,
  activeProfileId: null,
  ...change,
});
const ofParent = { owner_user_id: 1, anonymous_id: null };
const ofGuest = { owner_user_id: null, anonymous_id: 'a' };
const orphan = { owner_user_id: null, anonymous_id: null };

describe('the owner of a row', () => {
  it.each([
    ['a parent, their own', visitor({ userId: 1 }), ofParent, true],
    ['another parent', visitor({ userId: 2 }), ofParent, false],
    ['nobody', visitor(), ofParent, false],
    ['the guest who made it', visitor({ anonymousId: 'a' }), ofGuest, true],
    ['the guest after signing in', visitor({ userId: 1, anonymousId: 'a' }), ofGuest, true],
    ['another guest', visitor({ anonymousId: 'b' }), ofGuest, false],
    ['nobody', visitor(), ofGuest, false],
    ['nobody and nobody', visitor(), orphan, false],
  ])('%s: %#', (_, who, row, expected) => {
    expect(isOwner(who, row)).toBe(expected);
  });
});

describe('who may read a story', () => {
  it.each([
    ['its owner, private', visitor({ userId: 1 }), 0, null, true],
    ['a stranger, private', visitor({ userId: 2 }), 0, null, false],
    ['a stranger, public', visitor({ userId: 2 }), 1, null, true],
    ['no session, public', visitor(), 1, null, true],
    ['its owner, deleted', visitor({ userId: 1 }), 0, 5, false],
    ['a stranger, public but deleted', visitor(), 1, 5, false],
  ])('%s', (_, who, is_public, deleted_at, expected) => {
    expect(canRead(who, { ...ofParent, is_public, deleted_at })).toBe(expected);
  });
});
