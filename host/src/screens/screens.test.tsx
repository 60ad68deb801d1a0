// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '@weaversworld/shared/router';
import { ShellProvider } from '@weaversworld/shared/shell';
import { createTestShell, renderWithShell, violations } from '@weaversworld/shared/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteBoundary } from '../remotes/error-boundaries.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { RemoteNotice } from './remote-notice.tsx';
import { SessionNotice } from './session-notice.tsx';
import { SignedOutNotice } from './signed-out-notice.tsx';

describe('SessionNotice', () => {
  it('shows nothing without an error', () => {
    renderWithShell(<SessionNotice />);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it("shows the session's error and loads the session again", async () => {
    const shell = createTestShell({ session: { error: 'Failed to load authentication state' } });
    const { user } = renderWithShell(<SessionNotice />, { shell });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load authentication state');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(shell.callsOf('session.load')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('SignedOutNotice', () => {
  const message = 'You have been signed out. Please sign in again to go on.';
  const open = (route: string) => {
    const shell = createTestShell({ session: { isAuthenticated: true } });
    const view = renderWithShell(<SignedOutNotice />, { shell, route });
    const end = (reason: 'logout' | 'expired' | 'other-tab') =>
      act(() => {
        shell.bus.emit('session:reset', { reason });
        shell.session.set({ isAuthenticated: false });
      });
    return { ...view, shell, end };
  };

  it('shows that the session expired, and signs in with a return to the page', async () => {
    const { user, router, end } = open('/weaversworld/create?characters=3');
    expect(screen.queryByRole('status')).toBeNull();
    end('expired');
    expect(screen.getByRole('status')).toHaveTextContent(message);
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sign in again' }));
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/accounts/login/?next=%2Fweaversworld%2Fcreate%3Fcharacters%3D3');
    expect(screen.queryByRole('button', { name: 'Sign in again' })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(message);
  });

  it.each(['logout', 'other-tab'] as const)('shows nothing after a session:reset for %s', (reason) => {
    open('/weaversworld').end(reason);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('disappears when it is closed, and after a sign-in', async () => {
    const { user, shell, end } = open('/weaversworld');
    end('expired');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('status')).toBeNull();
    end('expired');
    act(() => shell.session.set({ isAuthenticated: true }));
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('RemoteNotice', () => {
  it('shows the error, a retry button and a home link', async () => {
    const onRetry = vi.fn();
    const { user } = renderWithShell(
      <RemoteNotice error="This part of the page could not be loaded." onRetry={onRetry} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This part of the page could not be loaded.');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/weaversworld');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(await violations()).toEqual([]);
  });
});

let throws = true;
const Fragile = () => {
  if (throws) throw new Error('boom');
  return <p>All is well</p>;
};

describe('RemoteBoundary', () => {
  beforeEach(() => {
    throws = true;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  const show = () =>
    renderWithShell(
      <RemoteBoundary name="story">
        <Fragile />
      </RemoteBoundary>,
    );

  it('reports a failing screen and renders it again on retry', async () => {
    const { shell, user } = show();
    expect(shell.reports).toEqual([expect.objectContaining({ level: 'error', source: 'story' })]);
    expect(screen.queryByText('boom')).toBeNull();
    throws = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('All is well')).toBeVisible();
  });

  it('renders again after navigating to another path', async () => {
    const { router } = show();
    throws = false;
    await act(() => router.navigate('/elsewhere'));
    expect(screen.getByText('All is well')).toBeVisible();
  });
});

describe('ErrorScreen', () => {
  it('shows and reports the error of a route', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const shell = createTestShell();
    throws = true;
    const router = createMemoryRouter([{ path: '/', element: <Fragile />, errorElement: <ErrorScreen /> }]);
    render(
      <ShellProvider shell={shell}>
        <RouterProvider router={router} />
      </ShellProvider>,
    );
    expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('boom');
    expect(shell.reports).toHaveLength(1);
  });

  it.each([
    [new Error('no start'), 'no start'],
    ['a bare sentence', 'a bare sentence'],
    [{ status: 404, statusText: 'Not Found' }, '404 Not Found'],
    [undefined, 'No message was given.'],
  ])('shows a given error without a router: %s', async (error, message) => {
    render(<ErrorScreen error={error} />);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Load again' })).toHaveFocus();
    expect(await violations()).toEqual([]);
  });
});
