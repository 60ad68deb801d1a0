// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import type { Access } from '@weaversworld/shared/shell';
import { createTestShell, renderWithShell } from '@weaversworld/shared/testing';
import { describe, expect, it } from 'vitest';
import { Guard, redirectTarget } from './guard.tsx';

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

describe('Guard', () => {
  it('shows a spinner until the session is loaded, and keeps the screen mounted while it is refreshed', async () => {
    const shell = createTestShell({ session: { loading: true } });
    const { user } = renderWithShell(
      <Guard access="login">
        <input aria-label="Name" />
      </Guard>,
      { shell, route: '/profile', path: '/profile' },
    );
    expect(screen.getByText('Just a moment...')).toBeVisible();
    act(() => shell.session.set({ loading: false, isAuthenticated: true }));
    await user.type(screen.getByLabelText('Name'), 'Mia');
    act(() => shell.session.set({ refreshing: true }));
    expect(screen.getByLabelText('Name')).toHaveValue('Mia');
  });

  it('redirects a visitor without access', () => {
    const { router } = renderWithShell(<Guard access="login">secret</Guard>, {
      route: '/profile',
      path: '/profile',
    });
    expect(router.state.location).toMatchObject({ pathname: '/accounts/login/', search: '?next=%2Fprofile' });
  });
});
