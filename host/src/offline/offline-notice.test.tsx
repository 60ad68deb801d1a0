import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithShell } from '@weaversworld/shared/testing';
import { expect, it } from 'vitest';
import { createNetworkState } from './network-state.ts';
import { NetworkStateProvider } from './network-state-context.tsx';
import { OfflineNotice } from './offline-notice.tsx';

const setUp = (route = '/weaversworld') => {
  const page = new EventTarget();
  const network = createNetworkState(page as Window, () => true);
  renderWithShell(
    <NetworkStateProvider network={network}>
      <OfflineNotice />
    </NetworkStateProvider>,
    { route },
  );
  return {
    network,
    browserSays: (what: 'online' | 'offline') => act(() => void page.dispatchEvent(new Event(what))),
  };
};

it('says what works and what does not while the browser is offline, and goes by itself', () => {
  const { browserSays } = setUp();
  expect(screen.queryByRole('status')).toBeNull();
  browserSays('offline');
  expect(screen.getByRole('status')).toHaveTextContent(
    "You're offline. Stories marked 'On this device' can be read and heard now. Everything else needs the internet.",
  );
  browserSays('online');
  expect(screen.queryByRole('status')).toBeNull();
});

it('blames nobody when the server cannot be reached', () => {
  const { network } = setUp();
  act(() => network.onRequest(false));
  expect(screen.getByRole('status')).toHaveTextContent("Weaver's World can't be reached just now.");
});

it('stays closed until the next time', async () => {
  const { browserSays } = setUp();
  browserSays('offline');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
  browserSays('online');
  browserSays('offline');
  expect(screen.getByRole('status')).toBeVisible();
});

it('takes no space from an open book', () => {
  const { browserSays } = setUp('/weaversworld/story/7');
  browserSays('offline');
  expect(screen.queryByRole('status')).toBeNull();
});
