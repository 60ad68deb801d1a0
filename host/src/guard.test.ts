import type { Access } from '@weaversworld/shared/shell';
import { describe, expect, it } from 'vitest';
import { redirectTarget } from './guard.tsx';

const profile = { id: 3, name: 'Mia', age: 6 };
const anonymous = { isAuthenticated: false, activeChildProfile: null };
const parent = { isAuthenticated: true, activeChildProfile: null };
const family = { isAuthenticated: true, activeChildProfile: profile };
const origin = '/weaversworld/story/7?pageIndex=2';
const login = '/accounts/login/?next=%2Fweaversworld%2Fstory%2F7%3FpageIndex%3D2';
const create = '/child-profiles/create/';

describe('redirectTarget', () => {
  it.each<[Access, string, typeof anonymous | typeof family, string | null]>([
    ['anyone', 'an anonymous visitor', anonymous, null],
    ['anyone', 'a parent without profile', parent, null],
    ['profile', 'an anonymous visitor', anonymous, null],
    ['profile', 'a parent without profile', parent, create],
    ['profile', 'a parent with a profile', family, null],
    ['login', 'an anonymous visitor', anonymous, login],
    ['login', 'a parent without profile', parent, null],
    ['login-and-profile', 'an anonymous visitor', anonymous, login],
    ['login-and-profile', 'a parent without profile', parent, create],
    ['login-and-profile', 'a parent with a profile', family, null],
  ])('%s for %s', (access, _who, session, expected) => {
    expect(redirectTarget(access, session, origin)).toBe(expected);
  });
});
