// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import { type Api, ApiError } from '@weaversworld/shared/api';
import type { Contract1 } from '@weaversworld/shared/shell';
import { anAuthResponse, createTestShell } from '@weaversworld/shared/testing';
import { createContext, type ReactNode, useContext } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { startRemote1 } from './contract-1.tsx';
import { createStartRemote } from './start-remote.ts';

const Context = createContext<Contract1.Shell | null>(null);
const Page = () => <p>Contract {useContext(Context)?.contract}</p>;
const load = vi.fn(async () => ({ Page }));
let received: Contract1.Shell | null = null;
const Provider = ({ shell, children }: { shell: Contract1.Shell; children: ReactNode }) => {
  received = shell;
  return <Context.Provider value={shell}>{children}</Context.Provider>;
};
const StoryList = ({ profileId }: Contract1.StoryListProps) => <p>Stories of {profileId}</p>;
const remote: Contract1.Remote = {
  name: 'story',
  contract: '1.0.0',
  Provider,
  routes: [{ path: '/weaversworld', access: 'anyone', load }],
  slots: { 'story-list': async () => ({ Slot: StoryList }) },
};

const setUp = () => {
  const refused = new ApiError('http', 400, 'POST /x', { errors: [{ message: 'Too short', param: 'name' }] });
  const shell = createTestShell({ session: { login: async () => Promise.reject(refused) } });
  const api = {
    account: { totp: async () => anAuthResponse({ body: { meta: { secret: 'ABC' } } }) },
  } as unknown as Api;
  const started = startRemote1(remote, shell, api);
  const shellOfRemote = async (): Promise<Contract1.Shell> => {
    const { Component } = await started.routes[0]!.lazy();
    render(<Component />);
    if (received === null) throw new Error('not rendered');
    return received;
  };
  return { shell, started, shellOfRemote };
};

describe('a remote of contract 1', () => {
  it('is recognised by its exported constant', () => {
    const toStartable = createStartRemote({
      shell: createTestShell,
      api: () => ({}) as Api,
      navigate: () => undefined,
    });
    expect(toStartable({ remote })?.contract).toBe('1.0.0');
    expect(toStartable({ remote: { routes: [] } })).toBeNull();
    expect(toStartable(null)).toBeNull();
  });

  it('renders its pages and slots inside its own Provider, loading each once', async () => {
    const { started } = setUp();
    const { lazy } = started.routes[0]!;
    const { Component } = await lazy();
    expect((await lazy()).Component).toBe(Component);
    expect(load).toHaveBeenCalledOnce();
    const { Component: List } = await started.slots['story-list']!();
    render(
      <>
        <Component />
        <List profileId={7} />
      </>,
    );
    expect(screen.getByText('Contract 1.0.0')).toBeVisible();
    expect(screen.getByText('Stories of 7')).toBeVisible();
  });

  it('gets and sends events by their old names, until it is disposed of', async () => {
    const { shell, started, shellOfRemote } = setUp();
    const shell1 = await shellOfRemote();
    const listener = vi.fn();
    shell1.bus.on('reader:page-turned', listener);
    shell.bus.emit('narration:page-changed', { storyId: 7, pageIndex: 2 });
    expect(listener).toHaveBeenCalledWith({ storyId: 7, pageIndex: 2 });
    const current = vi.fn();
    shell.bus.on('story:opened', current);
    shell1.bus.emit('story:opened', { storyId: 7 });
    expect(current).toHaveBeenCalledOnce();
    started.dispose();
    shell.bus.emit('narration:page-changed', { storyId: 7, pageIndex: 3 });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('sees a refresh of the session as loading, in a state that is stable between changes', async () => {
    const { shell, shellOfRemote } = setUp();
    const { session } = await shellOfRemote();
    expect(session.get()).toBe(session.get());
    expect(session.get().loading).toBe(false);
    shell.session.set({ refreshing: true });
    expect(session.get().loading).toBe(true);
  });

  it('gets errors with the sentences, and auth responses with the answer, of contract 1', async () => {
    const { shellOfRemote } = setUp();
    const { session, api } = await shellOfRemote();
    await expect(session.login('a@b.c', 'x')).rejects.toMatchObject({
      name: 'ApiError',
      sentence: 'Too short',
      plainSentence: null,
      errors: [{ message: 'Too short', param: 'name' }],
    });
    expect((await api.account.totp()).answer.meta?.secret).toBe('ABC');
  });

  it('reads aloud through the narration', async () => {
    const { shell, shellOfRemote } = setUp();
    const { reader } = await shellOfRemote();
    await reader.play(7, 1);
    expect(shell.callsOf('narration.play')).toEqual([[7, 1]]);
  });
});
