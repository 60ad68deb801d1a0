// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { Character } from '@weaversworld/shared/contract';
import { aCharacter, createTestShell, renderWithShell } from '@weaversworld/shared/testing';
import { describe, expect, it, vi } from 'vitest';
import { createRemote } from './remote.tsx';

const start = async (list: () => Promise<Character[]>) => {
  const shell = createTestShell({ api: { characters: { list } } });
  const remote = createRemote(shell);
  const { Component } = await remote.slots['character-picker']!();
  const show = () => renderWithShell(<Component value={[]} onChange={() => undefined} max={3} />, { shell });
  return { shell, remote, show };
};

describe('the characters remote', () => {
  it('keeps its list while no picker is shown', async () => {
    const list = vi.fn(async () => [aCharacter()]);
    const { show } = await start(list);
    const first = show();
    await screen.findByRole('checkbox', { name: 'Pip' });
    first.unmount();
    list.mockImplementation(() => new Promise(() => undefined));
    show();
    expect(screen.getByRole('checkbox', { name: 'Pip' })).toBeVisible();
  });

  it('has no bus listener left after its screens were unmounted and it was disposed of', async () => {
    const { shell, remote, show } = await start(async () => [aCharacter()]);
    const { unmount } = show();
    await screen.findByRole('checkbox', { name: 'Pip' });
    expect(shell.busListeners()).toBeGreaterThan(0);
    unmount();
    remote.dispose();
    expect(shell.busListeners()).toBe(0);
  });
});
