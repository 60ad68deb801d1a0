// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@weaversworld/shared/api';
import type { OutsideServices } from '@weaversworld/shared/contract';
import {
  aChildProfile,
  aUser,
  createTestShell,
  renderWithShell,
  violations,
} from '@weaversworld/shared/testing';
import { describe, expect, it } from 'vitest';
import { OutsideServicesSection } from './outside-services-section.tsx';

const services: OutsideServices = {
  available: true,
  recipient: { name: 'Example Inc.', url: 'https://example.com/privacy', hosts: ['api.example.com'] },
  writes: true,
  paints: true,
  checks: true,
  children: [
    { profile_id: 1, allowed_since: null },
    { profile_id: 2, allowed_since: Date.UTC(2026, 10, 22, 12) / 1000 },
  ],
  stories: [],
};
const outsideStory = {
  id: 7,
  profile_id: 1,
  title: 'Nee-Naw!',
  teller: 'Example Inc., writer-2',
  painted: 2,
  illustrator: 'Example Inc., painter-1',
};

const open = (state: OutsideServices | number, allow?: (id: unknown, allowed: boolean) => OutsideServices) =>
  renderWithShell(<OutsideServicesSection />, {
    shell: createTestShell({
      session: {
        isAuthenticated: true,
        user: aUser(),
        childProfiles: [aChildProfile({ id: 1, name: 'Mia' }), aChildProfile({ id: 2, name: 'Ben' })],
      },
      api: {
        account: {
          outsideServices: async () => {
            if (typeof state === 'number') throw new ApiError('http', state, 'GET');
            return state;
          },
          allowOutsideServices: async (id, allowed) => {
            if (allow === undefined) throw new ApiError('http', 500, 'PUT');
            return allow(id, allowed);
          },
        },
      },
    }),
  });
/** A message that goes away by itself: it is looked at in the moment in which it appears. */
const appears = (text: RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const box = (name: string) => screen.findByRole('checkbox', { name });

describe('outside services', () => {
  it('say who receives what and why, and since when each child may use them', async () => {
    open(services);
    expect(await box('For Mia')).not.toBeChecked();
    expect(await box('For Ben')).toBeChecked();
    expect(await box('For Ben')).toHaveAccessibleDescription(/You agreed on November 22, 2026/);
    expect(screen.getByText(/to write the story, to paint its pictures and to check/)).toBeVisible();
    expect(screen.getByText(/No computer model is trained with it/)).toBeVisible();
    expect(screen.getByText(/Names are exchanged for invented ones/)).toBeVisible();
    expect(screen.getByText(/api\.example\.com/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Their privacy notice' })).toHaveAttribute(
      'href',
      'https://example.com/privacy',
    );
    expect(await violations()).toEqual([]);
  });

  it.each([
    [
      { writes: true, paints: true, checks: true },
      [/how it ends/, /she, he or they/, /3 to 5/, /For a picture/, /text and pictures\.$/],
    ],
    [
      { writes: true, paints: false, checks: true },
      [/how it ends/, /she, he or they/, /3 to 5/, /the finished text\.$/],
    ],
    [
      { writes: false, paints: true, checks: false },
      [/^What the story is about\.$/, /what it is like\.$/, /For a picture/],
    ],
  ])('list what leaves, and nothing else: %j', async (does, lines) => {
    open({ ...services, ...does });
    await box('For Mia');
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toHaveLength(lines.length);
    for (const [i, line] of lines.entries()) expect(items[i]).toMatch(line);
  });

  it('are switched on and off for one child at once', async () => {
    const asked: unknown[] = [];
    const { user } = open(services, (id, allowed) => {
      asked.push([id, allowed]);
      const since = allowed ? 1_793_000_000 : null;
      return { ...services, children: [{ profile_id: 1, allowed_since: since }] };
    });
    await user.click(await box('For Mia'));
    await appears(/Mia’s next story may be written and painted by Example Inc\.$/);
    await waitFor(async () => expect(await box('For Mia')).toBeChecked());
    await user.click(await box('For Mia'));
    await appears(/Off\. Mia’s next story is made here/);
    await waitFor(async () => expect(await box('For Mia')).not.toBeChecked());
    expect(asked).toEqual([
      [1, true],
      [1, false],
    ]);
  });

  it('stay as they were when the choice cannot be saved', async () => {
    const { user } = open(services);
    await user.click(await box('For Mia'));
    expect(await screen.findByText(/could not be saved/)).toBeVisible();
    expect(await box('For Mia')).not.toBeChecked();
  });

  it('list who made which story', async () => {
    const { user } = open({
      ...services,
      stories: [outsideStory, { ...outsideStory, id: 8, title: 'Home', teller: null, painted: 0 }],
    });
    await user.click(await screen.findByText('Who made which story'));
    expect(
      await screen.findByText(
        'Written by Example Inc., writer-2, 2 pictures painted by Example Inc., painter-1',
      ),
    ).toBeVisible();
    expect(screen.getByText('Written by our own storyteller, drawn by our own illustrator')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['has none', { ...services, available: false, recipient: null }],
    ['does not know the call', 404],
  ])('are not shown where the server %s', async (_name, state) => {
    const { shell, container } = open(state as OutsideServices | number);
    await waitFor(() => expect(shell.calls.length).toBeGreaterThan(0));
    // Renders what the answer changes.
    await act(async () => {});
    expect(container.textContent).toBe('');
  });

  it('show what they made also after the server has stopped using them', async () => {
    open({ ...services, available: false, recipient: null, stories: [outsideStory] });
    expect(await screen.findByText(/Nothing leaves this site/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('offer to try again when they cannot be loaded', async () => {
    open(500);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
