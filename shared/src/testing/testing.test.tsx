// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { useNavigate, useParams } from '@weaversworld/shared/router';
import { Slot, useLiveState, useSession, useShell } from '@weaversworld/shared/shell';
import {
  aChildProfile,
  aStory,
  createTestShell,
  renderWithShell,
  violations,
} from '@weaversworld/shared/testing';
import { describe, expect, it, vi } from 'vitest';

const Who = () => {
  const { user } = useSession();
  const { status } = useLiveState();
  return <p>{`${user?.email ?? 'nobody'}, ${status}`}</p>;
};

describe('a test Shell', () => {
  it('starts signed out, and notifies components of changes', async () => {
    const { shell } = renderWithShell(<Who />);
    expect(screen.getByText('nobody, open')).toBeVisible();
    await act(() => shell.session.login('a@example.org', 'secret'));
    act(() => shell.live.set({ status: 'offline' }));
    expect(screen.getByText('a@example.org, offline')).toBeVisible();
    expect(shell.callsOf('session.login')).toEqual([['a@example.org', 'secret']]);
  });

  it('rejects an API call without an implementation, naming it', async () => {
    const shell = createTestShell();
    await expect(shell.api.stories.list()).rejects.toThrow(/api\.stories\.list was called but not given/);
  });

  it('runs the given API calls, and records them', async () => {
    const shell = createTestShell({ api: { stories: { get: async () => aStory({ title: 'Mine' }) } } });
    expect((await shell.api.stories.get(7)).title).toBe('Mine');
    expect(shell.callsOf('api.stories.get')).toEqual([[7]]);
  });

  it('takes initial values and replaced methods', async () => {
    const logout = vi.fn(async () => {
      throw new Error('no');
    });
    const shell = createTestShell({
      session: { activeChildProfile: aChildProfile({ name: 'Ben' }), logout },
    });
    expect(shell.session.get().activeChildProfile?.name).toBe('Ben');
    await expect(shell.session.logout()).rejects.toThrow('no');
    expect(shell.callsOf('session.logout')).toHaveLength(1);
  });

  it('delivers live messages until the room is left', () => {
    const shell = createTestShell();
    const listener = vi.fn();
    const leave = shell.live.join(7, listener);
    shell.live.deliver('7', { type: 'story_left', story_id: 7 });
    leave();
    shell.live.deliver(7, { type: 'story_left', story_id: 7 });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(shell.live.rooms()).toEqual([]);
  });

  it('records events and reports', async () => {
    const shell = createTestShell();
    await shell.session.logout();
    shell.report({ level: 'warning', source: 'test', message: 'oh' });
    expect(shell.events).toEqual([{ name: 'session:reset', event: { reason: 'logout' } }]);
    expect(shell.reports).toHaveLength(1);
  });

  it('fills slots with the given components', async () => {
    const shell = createTestShell({ slots: { 'story-list': ({ profileId }) => <p>{`of ${profileId}`}</p> } });
    const slot = (
      <Slot
        name="story-list"
        props={{ profileId: 3 }}
        loading={<p>wait</p>}
        failed={(error) => <p>{error}</p>}
      />
    );
    renderWithShell(slot, { shell });
    expect(await screen.findByText('of 3')).toBeVisible();
  });
});

const Sample = () => {
  const { storyId } = useParams();
  const navigate = useNavigate();
  useShell();
  return (
    <button type="button" onClick={() => navigate('/weaversworld')}>
      Story {storyId}
    </button>
  );
};

describe('renderWithShell', () => {
  it('provides URL parameters, a user and the router', async () => {
    const { user, router } = renderWithShell(<Sample />, { route: '/story/9', path: '/story/:storyId' });
    await user.click(screen.getByRole('button', { name: 'Story 9' }));
    expect(screen.getByText('Elsewhere')).toBeVisible();
    expect(router.state.location.pathname).toBe('/weaversworld');
  });
});

describe('violations', () => {
  it('finds a button without a name', async () => {
    renderWithShell(<button type="button" />);
    expect(await violations()).toEqual([expect.stringContaining('button-name')]);
  });
});
