// @vitest-environment jsdom

import { act, screen } from '@testing-library/react';
import { RegistryEntry } from '@weaversworld/shared/releases';
import type { CharacterPickerProps, Remote } from '@weaversworld/shared/shell';
import { createTestShell, renderWithShell } from '@weaversworld/shared/testing';
import type { ComponentType } from 'react';
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
const Provider: Remote['Provider'] = ({ children }) => children;
let broken = true;
const Broken = () => {
  if (broken) throw new Error('boom');
  return <p>Mended</p>;
};

const show = async (slots: Record<string, ComponentType<CharacterPickerProps>>) => {
  const shell = createTestShell();
  const outcomes: Omit<Outcome, 'ms'>[] = [];
  const loader = createRemoteLoader({
    run: async (url): Promise<{ remote: Remote }> => ({
      remote: {
        name: 'characters',
        contract: '1.0.0',
        Provider,
        routes: [],
        slots: { 'character-picker': async () => ({ Slot: slots[url.split('/').at(-2) ?? '']! }) },
      },
    }),
    moduleAt: async (_candidate, place) => place,
    vouch: async () => null,
    contract: '1.0.0',
    patience: () => 1000,
    outcome: ({ ms: _ms, ...outcome }) => void outcomes.push(outcome),
    settled: () => undefined,
    report: () => undefined,
    now: () => 0,
  });
  const candidates = Object.keys(slots).toReversed().map(candidate);
  const choice = { name: 'characters', candidates, mounts: [], slots: ['character-picker'] };
  const directory = { remotes: [choice], problem: null, overrides: [] };
  const filled = await createSlots({ directory, loader, shell: () => shell }).load('character-picker');
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

describe('a place that another remote fills', () => {
  it('is filled, and told of', async () => {
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

  it('says so when all throw, and tries again', async () => {
    const { user } = await show({ 1: Broken });
    expect(await screen.findByText('This part of the page could not be loaded.')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Mended')).toBeVisible();
  });
});
