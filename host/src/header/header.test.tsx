// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aChildProfile,
  aUser,
  createTestShell,
  renderWithShell,
  type TestShellOverrides,
  violations,
} from '@weaversworld/shared/testing';
import { describe, expect, it } from 'vitest';
import { Header } from './header.tsx';

const show = (session: TestShellOverrides['session'] = {}, route = '/weaversworld') =>
  renderWithShell(<Header musicToggle={<button type="button">Play music</button>} />, {
    shell: createTestShell({ session }),
    route,
  });

const parent = { isAuthenticated: true, user: aUser({ email: 'ada@example.org' }) };

describe('the header', () => {
  it('shows the home link, the music button, and sign-in and sign-up to a visitor', () => {
    show();
    expect(screen.getByRole('link', { name: "Weaver's World" })).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', { name: 'Play music' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/accounts/login');
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/accounts/signup');
    expect(screen.queryByRole('button', { name: 'Account menu' })).toBeNull();
  });

  it('leads home by its logo, and Back leads to where the visitor was', async () => {
    const { user, router } = show(parent, '/profile');
    await user.click(screen.getByRole('link', { name: "Weaver's World" }));
    expect(router.state.location.pathname).toBe('/weaversworld');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/profile');
  });

  it('shows neither sign-in nor account menu while the session is loading', () => {
    show({ loading: true });
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Account menu' })).toBeNull();
  });

  it('shows the active child profile with a link to its stories', () => {
    show({ ...parent, activeChildProfile: aChildProfile({ name: 'Mia' }) });
    expect(screen.getByRole('link', { name: "Mia's stories" })).toHaveAttribute('href', '/stories');
  });

  it('switches to the child whose face is pressed, goes home and says so for a while', async () => {
    const [mia, ben] = [aChildProfile({ name: 'Mia', face: 'owl' }), aChildProfile({ id: 4, name: 'Ben' })];
    const { user, router, shell } = show(
      { ...parent, childProfiles: [mia, ben], activeChildProfile: mia },
      '/weaversworld/create',
    );
    await user.click(screen.getByRole('button', { name: 'Who is reading?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who is reading?' }));
    expect(dialog.getByRole('button', { name: 'Mia' })).toHaveAttribute('aria-current', 'true');
    expect(await violations()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Ben' }));
    expect(await screen.findByText("Switched to Ben's profile")).toBeVisible();
    expect(shell.session.get().activeChildProfile).toEqual(ben);
    expect(router.state.location.pathname).toBe('/weaversworld');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.queryByText("Switched to Ben's profile")).toBeNull(), {
      timeout: 8_000,
    });
  });

  it('keeps the child when switching fails, and when the face of the same child is pressed', async () => {
    const [mia, ben] = [aChildProfile({ name: 'Mia' }), aChildProfile({ id: 4, name: 'Ben' })];
    const switchChildProfile = async () => {
      throw new Error('offline');
    };
    const { user, router, shell } = show(
      { ...parent, childProfiles: [mia, ben], activeChildProfile: mia, switchChildProfile },
      '/weaversworld/create',
    );
    await user.click(screen.getByRole('button', { name: 'Who is reading?' }));
    await user.click(await screen.findByRole('button', { name: 'Ben' }));
    expect(await screen.findByText('Failed to set active child profile')).toBeVisible();
    expect(shell.session.get().activeChildProfile).toEqual(mia);
    await user.click(screen.getByRole('button', { name: 'Mia' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.pathname).toBe('/weaversworld/create');
  });

  it.each([
    ['ada@example.org', 'A'],
    ['', '?'],
  ])('shows for the email "%s" the letter %s', (email, letter) => {
    show({ ...parent, user: aUser({ email }) });
    expect(screen.getByRole('button', { name: 'Account menu' })).toHaveTextContent(letter);
  });

  it('opens the profile from the account menu', async () => {
    const { user, router } = show(parent);
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'My Profile' }));
    expect(router.state.location.pathname).toBe('/profile');
  });

  it('signs out and goes to /', async () => {
    const { user, router, shell } = show(parent, '/profile');
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(shell.callsOf('session.logout')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  it('shows that signing out failed until the message is closed', async () => {
    const logout = async () => {
      throw new Error('offline');
    };
    const { user, router } = show({ ...parent, logout }, '/profile');
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to log out. Please try again.');
    expect(router.state.location.pathname).toBe('/profile');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('switches the dark mode of the whole page', async () => {
    const { user } = show();
    const toggle = screen.getByRole('button', { name: 'Night colours' });
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(document.documentElement).toHaveAttribute('data-night');
    await user.click(toggle);
    expect(document.documentElement).not.toHaveAttribute('data-night');
  });

  it('has a skip link as its first focusable element', async () => {
    const { user } = show();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to the page' })).toHaveFocus();
  });

  it('has no accessibility violations, signed out and signed in', async () => {
    const { shell } = show();
    expect(await violations()).toEqual([]);
    act(() => shell.session.set({ ...parent, activeChildProfile: aChildProfile() }));
    expect(await violations()).toEqual([]);
  });
});
