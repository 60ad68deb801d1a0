// @vitest-environment jsdom

import { act, screen } from '@testing-library/react';
import { RegistryEntry } from '@weaversworld/shared/releases';
import type { CharacterPickerProps } from '@weaversworld/shared/shell';
import { createTestShell, renderWithShell } from '@weaversworld/shared/testing';
import { type ComponentType, useLayoutEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRemoteLoader, type Outcome } from './load-remote.ts';
import { createSlots } from './slots.tsx';

const candidate = (release: string) => ({
  release,
  unchecked: true,
  entry: RegistryEntry.parse({ url: `/remotes/characters/${release}/remoteEntry.js` }),
});
const props: CharacterPickerProps = { value: [], onChange: () => undefined, max: 3 };
const Good = () => <p>Pick your friends</p>;
let broken = true;
const Broken = () => {
  if (broken) throw new Error('boom');
  return <p>Mended</p>;
};

const Looping = () => {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => setCount(count + 1));
  return <p>{count}</p>;
};

const show = async (slots: Record<string, ComponentType<CharacterPickerProps>>) => {
  const shell = createTestShell();
  const outcomes: Omit<Outcome, 'ms'>[] = [];
  const loader = createRemoteLoader({
    run: async ({ url }) => url,
    toStartable: (url) => ({
      contract: '2.0.0',
      start: () => ({
        routes: [],
        slots: {
          'character-picker': async () => ({ Component: slots[String(url).split('/').at(-2) ?? '']! }),
        },
        dispose: () => undefined,
      }),
    }),
    resolveEntry: async (_candidate, url) => ({ url, format: 'module' }),
    verifyIntegrity: async () => null,
    contract: '2.0.0',
    onStarting: () => undefined,
    onDisposed: () => undefined,
    loadTimeout: () => 1000,
    onOutcome: ({ ms: _ms, ...outcome }) => void outcomes.push(outcome),
    onResolved: () => undefined,
    report: () => undefined,
    now: () => 0,
  });
  const candidates = Object.keys(slots).toReversed().map(candidate);
  const choice = { name: 'characters', candidates, mounts: [], slots: ['character-picker'] };
  const catalog = { remotes: [choice], problem: null, overrides: [] };
  const filled = await createSlots({ catalog, loader }).load('character-picker');
  if (!filled.ok) throw new Error(filled.error);
  const Slot = filled.component;
  const { user } = renderWithShell(<Slot {...props} />, { shell });
  await act(async () => undefined);
  return { user, outcomes };
};

beforeEach(() => {
  broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a slot', () => {
  it('is filled, and the outcome is reported', async () => {
    const { outcomes } = await show({ 1: Good });
    expect(screen.getByText('Pick your friends')).toBeVisible();
    expect(outcomes).toEqual([{ remote: 'characters', release: '1', outcome: 'ok' }]);
  });

  it('is filled by the last good release when the new one throws', async () => {
    const { outcomes } = await show({ 1: Good, 2: Broken });
    expect(await screen.findByText('Pick your friends')).toBeVisible();
    expect(outcomes).toEqual([
      { remote: 'characters', release: '2', outcome: 'fell-back', cause: 'render' },
      { remote: 'characters', release: '1', outcome: 'ok' },
    ]);
  });

  it('is filled by the last good release when the new one sets state in a layout effect without end', async () => {
    const { outcomes } = await show({ 1: Good, 2: Looping });
    expect(await screen.findByText('Pick your friends')).toBeVisible();
    const failed = { remote: 'characters', release: '2', outcome: 'fell-back', cause: 'render' };
    expect(outcomes).toContainEqual(failed);
  });

  it('shows a notice with a retry when all releases throw', async () => {
    const { user } = await show({ 1: Broken });
    expect(await screen.findByText('This part of the page could not be loaded.')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Mended')).toBeVisible();
  });
});
