// @vitest-environment jsdom

import { act, screen, waitFor, within } from '@testing-library/react';
import type { CharacterInput } from '@weaversworld/shared/contract';
import type { CharacterPickerProps } from '@weaversworld/shared/shell';
import { aCharacter, createTestShell, renderWithShell } from '@weaversworld/shared/testing';
import { type ComponentType, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRemote } from '../remote.tsx';

const pip = aCharacter();

const onAPhone = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

afterEach(() => vi.unstubAllGlobals());

const ControlledPicker = ({ CharacterPicker }: { CharacterPicker: ComponentType<CharacterPickerProps> }) => {
  const [value, onChange] = useState<CharacterPickerProps['value']>([]);
  return <CharacterPicker value={value} onChange={onChange} max={3} />;
};

/** The picker on a phone, as the second of two pages in the history. */
const show = async () => {
  onAPhone();
  const create = async (input: CharacterInput) => aCharacter({ ...input, id: 9, profile_id: null });
  const shell = createTestShell({ api: { characters: { list: async () => [pip], create } } });
  const { Component } = await createRemote(shell).slots['character-picker']!();
  const view = renderWithShell(<ControlledPicker CharacterPicker={Component} />, {
    shell,
    path: '/create',
    route: '/home',
  });
  await act(() => view.router.navigate('/create'));
  await screen.findByRole('checkbox', { name: 'Pip' });
  const open = async (button = 'New Character') => {
    await view.user.click(screen.getByRole('button', { name: button }));
    return screen.findByRole('dialog');
  };
  return { ...view, open };
};

const path = ({ router }: Awaited<ReturnType<typeof show>>) => router.state.location.pathname;

describe('the form on a phone', () => {
  it('is a dialog, which takes the focus and gives it to the new character', async () => {
    const { user, open } = await show();
    const dialog = within(await open());
    expect(dialog.getByRole('heading', { name: 'Create New Character' })).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveFocus());
    await user.paste('Mo');
    await user.click(dialog.getByRole('button', { name: 'Make it: owl' }));
    await user.click(dialog.getByLabelText('Description'));
    await user.paste('Digs.');
    await user.click(dialog.getByRole('button', { name: 'Create Character' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Mo' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['Escape', (view: Awaited<ReturnType<typeof show>>) => view.user.keyboard('{Escape}')],
    ['Back', (view: Awaited<ReturnType<typeof show>>) => act(() => view.router.navigate(-1))],
    [
      "'Close'",
      (view: Awaited<ReturnType<typeof show>>) =>
        view.user.click(screen.getByRole('button', { name: 'Close' })),
    ],
  ])('closes by %s, and asks before what was typed is lost', async (_key, close) => {
    const view = await show();
    await view.open('Edit Pip');
    await close(view);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('checkbox', { name: 'Pip' })).toHaveFocus();
    expect(path(view)).toBe('/create');

    const again = within(await view.open('Edit Pip'));
    await view.user.type(again.getByLabelText('Creature'), 'y');
    await close(view);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Are you sure you want to close the form\?/)).toBeVisible();
    await view.user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(again.getByLabelText('Creature')).toHaveValue('foxy');

    await close(view);
    await view.user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('checkbox', { name: 'Pip' })).toHaveFocus();
    expect(path(view)).toBe('/create');
    // The form is gone: Back leaves the screen again.
    await act(() => view.router.navigate(-1));
    expect(path(view)).toBe('/home');
  });

  it('leaves no entry behind that Back would have to pass: after a reload, and after Forward', async () => {
    const view = await show();
    await act(() => view.router.navigate('/create', { state: { openForm: 'before the reload' } }));
    await waitFor(() => expect(view.router.state.location.state).toBeNull());
    for (const _time of [1, 2]) {
      await view.open('Edit Pip');
      expect(view.router.state.location.state).toEqual({ openForm: expect.any(String) });
      await act(() => view.router.navigate(-1));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await act(() => view.router.navigate(1));
      await waitFor(() => expect(view.router.state.location.state).toBeNull());
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
  });

  it('says beside its buttons that there are unsaved changes', async () => {
    const { user, open } = await show();
    const dialog = within(await open());
    await user.type(dialog.getByLabelText('Name'), 'M');
    const notice = await dialog.findByText('You have unsaved changes.');
    expect(notice.parentElement).toContainElement(dialog.getByRole('button', { name: 'Create Character' }));
  });

  it("starts over by 'New Character', after the same question", async () => {
    const { user, open } = await show();
    const dialog = within(await open());
    await user.type(dialog.getByLabelText('Name'), 'M');
    await user.click(dialog.getByRole('button', { name: 'New Character' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/start creating a new character\?/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
