// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@weaversworld/shared/api';
import type { Character, CharacterInput, PreviewInput } from '@weaversworld/shared/contract';
import type { CharacterPickerProps } from '@weaversworld/shared/shell';
import {
  aCharacter,
  aChildProfile,
  aClosedGate,
  aSupport,
  createTestShell,
  renderWithShell,
  type TestShellOverrides,
  violations,
} from '@weaversworld/shared/testing';
import { type ComponentType, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createRemote } from '../remote.tsx';

const pip = aCharacter();
const bo = aCharacter({ id: 2, name: 'Bo', creature: 'bear', description: 'Big and kind.' });
const lu = aCharacter({ id: 3, name: 'Lu', creature: 'owl', description: 'Wise.' });
const mo = aCharacter({ id: 4, name: 'Mo', creature: 'mole', description: 'Digs.' });
const http = (status: number, body?: unknown) => new ApiError('http', status, 'POST /characters/', body);

const ControlledPicker = ({
  CharacterPicker,
  start,
  onChange,
  onUnsavedChange,
}: Omit<CharacterPickerProps, 'value' | 'max'> & {
  CharacterPicker: ComponentType<CharacterPickerProps>;
  start: Character[];
}) => {
  const [value, setValue] = useState(start);
  const change = (next: Character[]) => {
    onChange(next);
    setValue(next);
  };
  return <CharacterPicker value={value} onChange={change} max={3} onUnsavedChange={onUnsavedChange} />;
};

const show = async (
  characters: Character[] = [pip, bo],
  { start = [], ...over }: TestShellOverrides & { start?: Character[] } = {},
) => {
  const api = {
    characters: {
      list: async () => characters,
      create: async (input: CharacterInput) => aCharacter({ ...input, id: 9, profile_id: null }),
      update: async (id: unknown, input: CharacterInput) =>
        aCharacter({ ...input, id: id as number, profile_id: null }),
      remove: async () => undefined,
      ...over.api?.characters,
    },
  };
  const onChange = vi.fn();
  const onUnsavedChange = vi.fn();
  const shell = createTestShell({ ...over, api });
  const { Component } = await createRemote(shell).slots['character-picker']!();
  const picker = (
    <ControlledPicker
      CharacterPicker={Component}
      start={start}
      onChange={onChange}
      onUnsavedChange={onUnsavedChange}
    />
  );
  const view = renderWithShell(picker, { shell });
  await waitFor(() => expect(screen.queryByText(/Looking for/)).not.toBeInTheDocument());
  return { ...view, onChange, onUnsavedChange };
};
type View = Awaited<ReturnType<typeof show>>;

const region = (name: string) => within(screen.getByRole('region', { name }));
/** Pastes, which renders once for each field; typing renders for each letter. */
const fill = async ({ user }: View, name = 'Mo', creature = 'mole', description = 'Digs.') => {
  await user.click(screen.getByRole('button', { name: 'New Character' }));
  for (const [label, text] of Object.entries({ Name: name, Creature: creature, Description: description })) {
    if (text === '') continue;
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
};
const submit = ({ user }: View) => user.click(screen.getByRole('button', { name: 'Create Character' }));

describe('selecting', () => {
  it('starts with the prompt, an empty selection and a checkbox for every character', async () => {
    const { container } = await show();
    expect(region('Available').getAllByRole('checkbox')).toHaveLength(2);
    expect(region('Details').getByText('Select to edit, or create a new one')).toBeVisible();
    expect(region('Selected').getByText('None yet.')).toBeVisible();
    expect(await violations(container)).toEqual([]);
  });

  it('shows how to begin when there are no characters', async () => {
    await show([]);
    expect(region('Available').getByText('Create one over here!')).toBeVisible();
  });

  it('selects and deselects by checkbox, and removes from the selection', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('checkbox', { name: 'Pip' }));
    const selected = region('Selected');
    expect(selected.getByText('fox')).toBeVisible();
    expect(selected.getByText(pip.description)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Pip' }));
    expect(selected.getByText('None yet.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Bo' }));
    await user.click(selected.getByRole('button', { name: 'Remove Bo' }));
    expect(screen.getByRole('checkbox', { name: 'Bo' })).not.toBeChecked();
  });

  it('allows three at most', async () => {
    const { user, onChange } = await show([pip, bo, lu, mo], { start: [pip, bo, lu] });
    expect(screen.getByRole('checkbox', { name: 'Mo' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Lu' }));
    expect(screen.getByRole('checkbox', { name: 'Mo' })).toBeEnabled();
    expect(onChange).toHaveBeenLastCalledWith([pip, bo]);
  });
});

describe('creating', () => {
  it('sends trimmed values, selects the new character, counts it and emits an event', async () => {
    const view = await show([pip], { start: [pip] });
    await fill(view, '  Mo ', ' mole ', ' Digs. ');
    await view.user.click(screen.getByRole('radio', { name: 'they/them' }));
    await submit(view);
    expect(await region('Selected').findByRole('button', { name: 'Remove Mo' })).toBeVisible();
    const sent = { name: 'Mo', creature: 'mole', description: 'Digs.', pronouns: 'they/them' };
    expect(view.shell.callsOf('api.characters.create')).toEqual([[sent]]);
    expect(view.shell.callsOf('activity.countCharacter')).toHaveLength(1);
    expect(view.shell.events).toContainEqual({
      name: 'character:created',
      event: { character: expect.objectContaining({ name: 'Mo' }) },
    });
    expect(region('Details').getByText('Select to edit, or create a new one')).toBeVisible();
  });

  it('needs no typing: a name, a creature and a colour are pressed', async () => {
    const view = await show([]);
    await view.user.click(screen.getByRole('button', { name: 'New Character' }));
    const dice = screen.getByRole('button', { name: 'Pick one for me' });
    await view.user.click(dice);
    const first = (screen.getByLabelText('Name') as HTMLInputElement).value;
    expect(first).toMatch(/^[A-Z][a-z]+$/);
    await view.user.click(dice);
    expect(screen.getByLabelText('Name')).not.toHaveValue(first);
    const { value: name } = screen.getByLabelText('Name') as HTMLInputElement;
    await view.user.click(screen.getByRole('button', { name: 'Make it: owl' }));
    await view.user.click(screen.getByRole('button', { name: 'Make it: blue' }));
    await submit(view);
    await waitFor(() =>
      expect(view.shell.callsOf('api.characters.create')).toEqual([
        [expect.objectContaining({ name, creature: 'owl', description: 'Blue.' })],
      ]),
    );
    await view.user.click(screen.getByRole('button', { name: `Edit ${name}` }));
    expect(screen.queryByRole('button', { name: 'Pick one for me' })).not.toBeInTheDocument();
  });

  it('does not select a fourth', async () => {
    const view = await show([pip, bo, lu], { start: [pip, bo, lu] });
    await fill(view);
    await submit(view);
    expect(await region('Available').findByRole('checkbox', { name: 'Mo' })).not.toBeChecked();
    expect(view.onChange).not.toHaveBeenCalled();
  });

  it('shows what is missing or too long, and sends no request', async () => {
    const view = await show();
    await fill(view, ' ', 'x'.repeat(101), '');
    await submit(view);
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    expect(screen.getByText('Maximum length is 100 characters')).toBeVisible();
    expect(view.shell.callsOf('api.characters.create')).toEqual([]);
  });

  it.each([
    [http(500), 'Failed to create character. Please try again.'],
    [http(400, { error: 'That word is not for stories.' }), 'That word is not for stories.'],
    [
      http(400, { error: 'No active child profile.' }),
      'No active child profile. Please ensure you have created a child profile and it is selected.',
    ],
  ])('shows an error and keeps the values', async (error, message) => {
    const view = await show([pip], { api: { characters: { create: () => Promise.reject(error) } } });
    await fill(view);
    await submit(view);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Name')).toHaveValue('Mo');
  });

  it.each([
    ['name', 'Name'],
    ['creature', 'Creature'],
    ['description', 'Description'],
  ])('marks the field that the server refused: %s', async (field, label) => {
    const error = http(400, { error: 'Please try a friendlier one.', field });
    const view = await show([pip], { api: { characters: { create: () => Promise.reject(error) } } });
    await fill(view);
    await submit(view);
    await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/Please try a friendlier one\./);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  });

  it('answers a child that may need help with a calm panel', async () => {
    const error = http(400, { error: 'It is not your fault.', field: 'description', support: aSupport() });
    const view = await show([pip], { api: { characters: { create: () => Promise.reject(error) } } });
    await fill(view);
    await submit(view);
    expect(await screen.findByRole('region', { name: 'You are not alone' })).toHaveFocus();
    expect(screen.getByRole('link', { name: /0800 1111/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(view.shell.reports).toEqual([]);
    await view.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByLabelText('Description')).toHaveFocus();
  });

  it('requires a child profile when signed in', async () => {
    const view = await show([], { session: { isAuthenticated: true } });
    await fill(view);
    await submit(view);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please select a child profile before creating characters.',
    );
    expect(view.shell.callsOf('api.characters.create')).toEqual([]);
  });
});

describe('the preview', () => {
  const preview = {
    portrait: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    drawn_as: 'a mole',
    certain: true,
    choices: [] as { creature: string; label: string; portrait: string }[],
  };

  it('shows what will be drawn while one types, and the character is saved with that look', async () => {
    const draw = vi.fn(async (_input: PreviewInput) => preview);
    const view = await show([pip], { api: { characters: { preview: draw } } });
    await fill(view, 'Mo', '', '');
    await view.user.type(screen.getByLabelText('Creature'), 'mole');
    await view.user.type(screen.getByLabelText('Description'), 'Digs.');
    expect(await screen.findByText('I’ll draw Mo as a mole.')).toBeVisible();
    expect(await violations(view.container)).toEqual([]);
    const [asked] = draw.mock.calls.at(-1) ?? [];
    expect(asked).toMatchObject({ creature: 'mole', description: 'Digs.' });
    await view.user.click(screen.getByRole('button', { name: 'Draw it another way' }));
    await waitFor(() => expect(draw.mock.calls.at(-1)?.[0].look).not.toBe(asked?.look));
    await submit(view);
    await waitFor(() => expect(view.shell.callsOf('api.characters.create')).toHaveLength(1));
    const [[sent]] = view.shell.callsOf('api.characters.create') as [[CharacterInput]];
    expect(sent.look).toBe(draw.mock.calls.at(-1)?.[0].look);
  });

  it('offers pictures when the words are unclear, and fills the field with the chosen one', async () => {
    const choices = [{ creature: 'vole', label: 'a vole', portrait: preview.portrait }];
    const draw = async () => ({ ...preview, certain: false, choices });
    const view = await show([pip], { api: { characters: { preview: draw } } });
    await fill(view);
    await view.user.click(await screen.findByRole('button', { name: 'a vole' }));
    expect(screen.getByLabelText('Creature')).toHaveValue('vole');
    expect(screen.getByLabelText('Creature')).toHaveFocus();
  });

  it('is left out where the server has none, and the character is saved without a look', async () => {
    const view = await show([pip], { api: { characters: { preview: () => Promise.reject(http(404)) } } });
    await fill(view);
    await waitFor(() => expect(view.shell.callsOf('api.characters.preview')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(/I’ll draw/)).not.toBeInTheDocument());
    await submit(view);
    await waitFor(() => expect(view.shell.callsOf('api.characters.create')).toHaveLength(1));
    expect(view.shell.callsOf('api.characters.create')).not.toContainEqual([
      expect.objectContaining({ look: expect.anything() }),
    ]);
  });

  it('is filled by pictures and colours, by keyboard as well', async () => {
    const view = await show();
    await fill(view, 'Mo', '', 'Digs.');
    screen.getByRole('button', { name: 'Make it: owl' }).focus();
    await view.user.keyboard('{Enter}');
    expect(screen.getByLabelText('Creature')).toHaveValue('owl');
    await view.user.click(screen.getByRole('button', { name: 'Make it: blue' }));
    expect(screen.getByLabelText('Description')).toHaveValue('Blue. Digs.');
    await view.user.click(screen.getByRole('button', { name: 'Make it: red' }));
    expect(screen.getByLabelText('Description')).toHaveValue('Red. Digs.');
  });
});

describe('editing', () => {
  it('does not change the name, saves the other fields and updates the selection', async () => {
    const { user, shell } = await show([pip, bo], { start: [pip] });
    await user.click(screen.getByRole('button', { name: 'Edit Pip' }));
    expect(region('Edit Pip').getByLabelText('Name')).toHaveAttribute('readonly');
    await user.clear(screen.getByLabelText('Creature'));
    await user.type(screen.getByLabelText('Creature'), 'wolf');
    await user.click(screen.getByRole('button', { name: 'Update Character' }));
    expect(await region('Selected').findByText('wolf')).toBeVisible();
    expect(shell.callsOf('api.characters.update')[0]).toEqual([
      1,
      expect.objectContaining({ creature: 'wolf' }),
    ]);
  });

  it('shows an error when it failed', async () => {
    const { user } = await show([pip], { api: { characters: { update: () => Promise.reject(http(500)) } } });
    await user.click(screen.getByRole('button', { name: 'Edit Pip' }));
    await user.type(screen.getByLabelText('Creature'), 'es');
    await user.click(screen.getByRole('button', { name: 'Update Character' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to update character. Please try again.',
    );
  });
});

describe('unsaved changes', () => {
  it.each([
    ['New Character', 'You have unsaved changes. Are you sure you want to start creating a new character?'],
    ['Edit Bo', 'You have unsaved changes. Are you sure you want to edit a different character?'],
  ])('need a confirmation before %s', async (button, question) => {
    const view = await show();
    await fill(view, 'M', '', '');
    expect(screen.getByText('You have unsaved changes.')).toBeVisible();
    expect(view.onUnsavedChange).toHaveBeenLastCalledWith(true);
    await view.user.click(screen.getByRole('button', { name: button }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(question);
    await view.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Name')).toHaveValue('M');
    await view.user.click(screen.getByRole('button', { name: button }));
    await view.user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getByLabelText('Name')).toHaveValue(button === 'Edit Bo' ? 'Bo' : '');
    expect(view.onUnsavedChange).toHaveBeenLastCalledWith(false);
  });

  it('need no confirmation when nothing was typed', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Edit Pip' }));
    await user.click(screen.getByRole('button', { name: 'Edit Bo' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Bo');
  });
});

describe('deleting', () => {
  it('removes the character everywhere after a confirmation', async () => {
    const { user, shell } = await show([pip, bo], { start: [pip] });
    await user.click(screen.getByRole('button', { name: 'Edit Pip' }));
    await user.click(screen.getByRole('button', { name: 'Delete Pip' }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Pip' })).not.toBeInTheDocument());
    expect(shell.callsOf('api.characters.remove')).toEqual([[1]]);
    expect(region('Selected').getByText('None yet.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Details' })).toBeVisible();
  });

  it.each([
    [false, 0],
    [true, 1],
  ])('behind the gate asks whether to go on when the answer is %s', async (confirmed, dialogs) => {
    const grownUps = aClosedGate(confirmed);
    const { user } = await show([pip], { grownUps });
    await user.click(screen.getByRole('button', { name: 'Delete Pip' }));
    expect(grownUps.asked).toBe(1);
    await waitFor(() => expect(screen.queryAllByRole('alertdialog')).toHaveLength(dialogs));
  });

  it('does nothing when it is cancelled', async () => {
    const { user, shell } = await show();
    await user.click(screen.getByRole('button', { name: 'Delete Pip' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(shell.callsOf('api.characters.remove')).toEqual([]);
  });

  it('shows an error when it failed', async () => {
    const { user } = await show([pip], { api: { characters: { remove: () => Promise.reject(http(500)) } } });
    await user.click(screen.getByRole('button', { name: 'Delete Pip' }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Failed to delete character. Please try again.')).toBeVisible();
  });
});

describe('the focus', () => {
  it('goes to a new character, and to the tile of one that was removed', async () => {
    const view = await show([pip, bo, lu], { start: [pip, bo] });
    await fill(view);
    await submit(view);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Mo' })).toHaveFocus());
    expect(screen.getByRole('checkbox', { name: 'Mo' })).toBeChecked();
    await view.user.click(screen.getByRole('button', { name: 'Remove Bo' }));
    expect(screen.getByRole('checkbox', { name: 'Bo' })).toHaveFocus();
  });

  it('goes to the first button of a new character that cannot be selected', async () => {
    const view = await show([pip, bo, lu], { start: [pip, bo, lu] });
    await fill(view);
    await submit(view);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Mo' })).toHaveFocus());
  });

  it('returns to the button that had opened the form', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'New Character' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'New Character' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Edit Bo' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('checkbox', { name: 'Bo' })).toHaveFocus();
  });

  it('returns there after the question about unsaved changes, too', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Edit Bo' }));
    await user.type(screen.getByLabelText('Creature'), 'y');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Bo' })).toHaveFocus());
  });
});

describe('loading the list', () => {
  it('can be tried again after an error', async () => {
    const list = vi.fn().mockRejectedValueOnce(http(500)).mockResolvedValue([pip]);
    const { user } = await show([], { api: { characters: { list } } });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch characters. Please try again.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('checkbox', { name: 'Pip' })).toBeVisible();
  });

  it('happens again, with an empty selection, when the child profile changes', async () => {
    const list = vi.fn().mockResolvedValueOnce([pip]).mockResolvedValue([bo]);
    const session = { childProfiles: [aChildProfile()] };
    const { shell } = await show([], { session, start: [pip], api: { characters: { list } } });
    await shell.session.switchChildProfile(aChildProfile().id);
    expect(await screen.findByRole('checkbox', { name: 'Bo' })).toBeVisible();
    expect(screen.queryByText('Pip')).not.toBeInTheDocument();
    expect(region('Selected').getByText('None yet.')).toBeVisible();
  });
});
