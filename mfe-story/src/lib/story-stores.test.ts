import type { Bus, Shell } from '@weaversworld/shared/shell';
import { aChildProfile, aStory, createTestShell } from '@weaversworld/shared/testing';
import { describe, expect, it } from 'vitest';
import { createRemote } from '../remote.tsx';
import { createStoryStores } from './story-stores.tsx';

const setUp = () => {
  const shell = createTestShell({
    session: { isAuthenticated: true, activeChildProfile: aChildProfile() },
    api: {
      stories: { list: async () => [aStory()], get: async () => aStory() },
      characters: { list: async () => [] },
    },
  });
  return { shell, stores: createStoryStores(shell) };
};
const statuses = ({ storyList, characters }: ReturnType<typeof createStoryStores>) => [
  storyList.get().status,
  characters.get().status,
];

describe('the stores of the remote', () => {
  it.each([
    ['the session is reset', (shell: Shell) => shell.bus.emit('session:reset', { reason: 'logout' })],
    [
      'another profile is active',
      (shell: Shell) => shell.bus.emit('session:profile-changed', { profileId: 5 }),
    ],
  ])('drop lists, and responses under way, when %s', async (_case, change) => {
    const { shell, stores } = setUp();
    await Promise.all([stores.storyList.load(), stores.characters.load()]);
    expect(statuses(stores)).toEqual(['ready', 'ready']);
    const late = stores.storyList.load();
    change(shell);
    await late;
    expect(statuses(stores)).toEqual(['idle', 'idle']);
  });

  it('drop lists when another visitor is signed in', async () => {
    const { shell, stores } = setUp();
    await Promise.all([stores.storyList.load(), stores.characters.load()]);
    shell.session.set({ loading: false });
    expect(statuses(stores)).toEqual(['ready', 'ready']);
    shell.session.set({ isAuthenticated: false, activeChildProfile: null });
    expect(statuses(stores)).toEqual(['idle', 'idle']);
  });

  it("keep a child's list when another profile is active, and drop it with the session", async () => {
    const { shell, stores } = setUp();
    const list = stores.storyListOf(3);
    expect(stores.storyListOf(3)).toBe(list);
    await list.load();
    shell.bus.emit('session:profile-changed', { profileId: 5 });
    expect(list.get().status).toBe('ready');
    shell.bus.emit('session:reset', { reason: 'other-tab' });
    expect(list.get().status).toBe('idle');
  });
});

it('leaves no listener and no room behind when the remote is disposed of', async () => {
  const { shell } = setUp();
  const listening = new Set<symbol>();
  const count =
    <Args extends unknown[]>(subscribe: (...args: Args) => () => void) =>
    (...args: Args) => {
      const key = Symbol();
      listening.add(key);
      const unsubscribe = subscribe(...args);
      return () => {
        listening.delete(key);
        unsubscribe();
      };
    };
  const counted: Shell = {
    ...shell,
    bus: { ...shell.bus, on: count(shell.bus.on) as Bus['on'] },
    session: { ...shell.session, subscribe: count(shell.session.subscribe) },
    live: { ...shell.live, join: count(shell.live.join) },
  };
  const remote = createRemote(counted);
  expect(listening.size).toBeGreaterThan(0);
  remote.dispose();
  expect(listening.size).toBe(0);

  const stores = createStoryStores(counted);
  stores.openStory.open(7);
  expect(shell.live.rooms()).toEqual([7]);
  stores.dispose();
  expect(listening.size).toBe(0);
  expect(shell.live.rooms()).toEqual([]);
});
