// @vitest-environment jsdom

import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@weaversworld/shared/api';
import type { Story } from '@weaversworld/shared/contract';
import type { CharacterPickerProps } from '@weaversworld/shared/shell';
import { aCharacter, aStory, aSupport, createTestShell, violations } from '@weaversworld/shared/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithStores } from '../testing/render-with-stores.tsx';
import { Page } from './create-page.tsx';

const characters = [aCharacter(), aCharacter({ id: 2, name: 'Bo' })];

const Picker = ({ value, onChange, max }: CharacterPickerProps) => (
  <div>
    <p>
      Chosen: {value.map(({ name }) => name).join(', ') || 'nobody'} of {max}
    </p>
    <button type="button" onClick={() => onChange([...value, characters[0]!])}>
      Pick Pip
    </button>
    <button type="button" onClick={() => onChange([])}>
      Drop all
    </button>
  </div>
);

const show = ({
  create = async (): Promise<Story> => aStory({ pages: [] }),
  route = '/weaversworld/create',
  slots = true,
} = {}) => {
  const shell = createTestShell({
    slots: slots ? { 'character-picker': Picker } : {},
    api: {
      stories: { create, createPage: () => new Promise(() => {}) },
      characters: { list: async () => characters },
    },
  });
  return renderWithStores(<Page />, { shell, route, path: '/weaversworld/create' });
};
type View = ReturnType<typeof show>;
const start = () => screen.getByRole('button', { name: 'Start Story' });
const fill = async ({ user }: View) => {
  await user.type(screen.getByLabelText('Theme'), ' woods ');
  await user.type(screen.getByLabelText('Desired Ending'), 'home');
  await user.click(await screen.findByRole('button', { name: 'Pick Pip' }));
};

beforeEach(() => localStorage.clear());

describe('Create a Story', () => {
  it('cannot start without characters, theme and ending', async () => {
    const view = show();
    expect(await screen.findByText('Chosen: nobody of 3')).toBeVisible();
    expect(screen.getByText('Choose 1-3 for this story')).toBeVisible();
    expect(screen.getByLabelText('Theme')).toHaveAttribute(
      'placeholder',
      expect.stringMatching(/magical forest/),
    );
    expect(start()).toBeDisabled();
    await fill(view);
    await waitFor(() => expect(start()).toBeEnabled());
    await view.user.click(screen.getByRole('button', { name: 'Drop all' }));
    expect(start()).toBeDisabled();
    await view.user.click(screen.getByRole('button', { name: 'Pick Pip' }));
    expect(start()).toBeEnabled();
    await view.user.clear(screen.getByLabelText('Theme'));
    await view.user.type(screen.getByLabelText('Theme'), '   ');
    await waitFor(() => expect(start()).toBeDisabled());
    expect(await violations(view.container)).toEqual([]);
  });

  it('shows what is missing once a field was left empty or the last character removed', async () => {
    const { user } = show();
    await user.click(screen.getByLabelText('Theme'));
    expect(screen.queryByText('Please enter a theme for your story')).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('Desired Ending'));
    expect(await screen.findByText('Please enter a theme for your story')).toBeVisible();
    await user.tab();
    expect(await screen.findByText('Please enter a desired ending for your story')).toBeVisible();
    expect(screen.queryByText('Please select at least one character')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pick Pip' }));
    await user.click(screen.getByRole('button', { name: 'Drop all' }));
    expect(screen.getByText('Please select at least one character')).toBeVisible();
  });

  it('starts without a word typed, by the picture cards', async () => {
    const view = show();
    await view.user.click(await screen.findByRole('button', { name: 'Pick Pip' }));
    expect(start()).toBeDisabled();
    await view.user.click(screen.getByRole('button', { name: 'Dinosaurs' }));
    expect(screen.getByLabelText('Theme')).toHaveValue('A valley full of friendly dinosaurs');
    expect(screen.getByRole('button', { name: 'Dinosaurs' })).toHaveAttribute('aria-pressed', 'true');
    await view.user.click(
      within(screen.getByRole('group', { name: 'Ways to finish' })).getByText('Surprise me'),
    );
    const ending = screen.getByLabelText<HTMLTextAreaElement>('Desired Ending').value;
    expect(ending).not.toBe('');
    await waitFor(() => expect(start()).toBeEnabled());
    await view.user.click(start());
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/weaversworld/story/7'));
    expect(view.shell.callsOf('api.stories.create')).toEqual([
      [expect.objectContaining({ theme: 'A valley full of friendly dinosaurs', desired_ending: ending })],
    ]);
  });

  it('brings back what was typed when a card is let go', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('Theme'), 'my own cat');
    await user.click(screen.getByRole('button', { name: 'Castle' }));
    await user.click(screen.getByRole('button', { name: 'Snow' }));
    await user.click(screen.getByRole('button', { name: 'Snow' }));
    expect(screen.getByLabelText('Theme')).toHaveValue('my own cat');
    expect(screen.getByRole('button', { name: 'Snow' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('shows the next step beside the button, and goes there', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Choose who is in your story' }));
    expect(screen.getByRole('region', { name: 'Characters' })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Pick Pip' }));
    await user.click(screen.getByRole('button', { name: 'Now say where it goes' }));
    expect(screen.getByLabelText('Theme')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Forest' }));
    await user.click(screen.getByRole('button', { name: 'Now say how it ends' }));
    expect(screen.getByLabelText('Desired Ending')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'A party' }));
    expect(screen.queryByRole('button', { name: /^(Choose|Now)/ })).not.toBeInTheDocument();
  });

  it('starts with trimmed input, counts the story and goes on to it', async () => {
    const view = show();
    await fill(view);
    await waitFor(() => expect(start()).toBeEnabled());
    await view.user.click(start());
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/weaversworld/story/7'));
    expect(view.shell.callsOf('api.stories.create')).toEqual([
      [{ title: 'Your Story', theme: 'woods', desired_ending: 'home', characters: [1] }],
    ]);
    expect(view.shell.callsOf('activity.countStory')).toHaveLength(1);
    expect(view.shell.live.rooms()).toEqual([7]);
    await waitFor(() => expect(localStorage.getItem('ww.story-draft')).toBeNull());
  });

  it('shows that the story is being started, and starts it once', async () => {
    let answer = (_: Story) => {};
    const view = show({ create: () => new Promise((resolve) => (answer = resolve)) });
    await fill(view);
    await waitFor(() => expect(start()).toBeEnabled());
    await view.user.dblClick(start());
    expect(screen.getByText('Starting your story...')).toBeVisible();
    expect(start()).toHaveAttribute('aria-disabled', 'true');
    expect(start()).toHaveFocus();
    expect(view.shell.callsOf('api.stories.create')).toHaveLength(1);
    answer(aStory({ pages: [] }));
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/weaversworld/story/7'));
  });

  it('cannot start without a connection, loses neither focus nor input, and starts once it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get');
    const setOnline = (isOnline: boolean) => {
      online.mockReturnValue(isOnline);
      act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
    };
    const view = show();
    await fill(view);
    await waitFor(() => expect(start()).toBeEnabled());
    start().focus();
    setOnline(false);
    expect(start()).toHaveAttribute('aria-disabled', 'true');
    expect(start()).toHaveFocus();
    expect(screen.getByText(/^You're offline. A new story needs the internet./)).toBeVisible();
    await view.user.keyboard('{Enter}');
    await view.user.click(start());
    expect(view.shell.callsOf('api.stories.create')).toEqual([]);
    expect(screen.getByLabelText('Theme')).toHaveValue(' woods ');
    setOnline(true);
    expect(start()).not.toHaveAttribute('aria-disabled');
    await view.user.keyboard('{Enter}');
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/weaversworld/story/7'));
    online.mockRestore();
  });

  it.each([
    ['expired', '{"theme":" woods ","desiredEnding":"home"}'],
    ['logout', null],
    ['other-tab', null],
  ] as const)('a session that ends (%s) leaves this draft: %s', async (reason, draft) => {
    const view = show();
    await fill(view);
    await waitFor(() => expect(localStorage.getItem('ww.story-draft')).toContain('home'));
    act(() => view.shell.bus.emit('session:reset', { reason }));
    expect(localStorage.getItem('ww.story-draft')).toBe(draft);
    expect(screen.getByLabelText('Theme')).toHaveValue(' woods ');
  });

  it.each([
    [undefined, 'Failed to start story. Please try again.'],
    [{ error: 'Please choose kinder words.' }, 'Please choose kinder words.'],
  ])('shows why it could not start and keeps the input', async (body, sentence) => {
    const view = show({ create: () => Promise.reject(new ApiError('http', 400, 'POST /stories/', body)) });
    await fill(view);
    await waitFor(() => expect(start()).toBeEnabled());
    await view.user.click(start());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Theme')).toHaveValue(' woods ');
    expect(screen.getByText('Chosen: Pip of 3')).toBeVisible();
    expect(start()).toBeEnabled();
  });

  it.each([
    ['theme', 'Theme'],
    ['desired_ending', 'Desired Ending'],
  ])('marks the field that the server refused: %s', async (field, label) => {
    const body = { error: 'Please choose kinder words.', field };
    const view = show({ create: () => Promise.reject(new ApiError('http', 400, 'POST /stories/', body)) });
    await fill(view);
    await waitFor(() => expect(start()).toBeEnabled());
    await view.user.click(start());
    await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Please choose kinder words.');
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    await view.user.type(screen.getByLabelText(label), ' again');
    await waitFor(() => expect(start()).toBeEnabled());
    expect(screen.getByLabelText(label)).toBeValid();
  });

  it('answers a child that may need help with a calm panel, and forgets the draft', async () => {
    const body = { error: 'It is not your fault.', field: 'desired_ending', support: aSupport() };
    const view = show({ create: () => Promise.reject(new ApiError('http', 400, 'POST /stories/', body)) });
    await fill(view);
    await waitFor(() => expect(localStorage.getItem('ww.story-draft')).toContain('home'));
    await view.user.click(start());
    const panel = await screen.findByRole('region', { name: 'You are not alone' });
    expect(panel).toHaveFocus();
    expect(panel).toHaveAccessibleDescription('It is not your fault.');
    expect(screen.getByRole('link', { name: /Childline.*0800 1111/ })).toHaveAttribute(
      'href',
      'tel:08001111',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(view.shell.reports).toEqual([]);
    expect(localStorage.getItem('ww.story-draft')).toBeNull();
    expect(await violations(view.container)).toEqual([]);
    await view.user.click(screen.getByRole('button', { name: 'Read this to me' }));
    expect(view.shell.callsOf('narration.say')).toEqual([
      [expect.stringMatching(/fault.*Childline: 0800 1111/)],
    ]);
    await view.user.selectOptions(screen.getByLabelText('Country'), 'Another country');
    expect(screen.getByRole('link', { name: 'Directory' })).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(panel).not.toBeInTheDocument();
    expect(screen.getByLabelText('Desired Ending')).toHaveFocus();
    await view.user.type(screen.getByLabelText('Theme'), 'x');
    expect(localStorage.getItem('ww.story-draft')).toBeNull();
  });

  it('persists the input for the next visit', async () => {
    const view = show();
    await fill(view);
    view.unmount();
    show();
    expect(screen.getByLabelText('Theme')).toHaveValue(' woods ');
    expect(screen.getByLabelText('Desired Ending')).toHaveValue('home');
  });

  it('selects the characters of another story', async () => {
    show({ route: '/weaversworld/create?characters=2,1,99' });
    expect(await screen.findByText('Chosen: Bo, Pip of 3')).toBeVisible();
  });

  it('offers a retry when the character picker cannot be loaded', async () => {
    const { user, shell } = show({ slots: false });
    expect(await screen.findByRole('alert')).toHaveTextContent('The characters could not come just now.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Theme')).toBeVisible();
    expect(shell.reports).toEqual([]);
  });
});
