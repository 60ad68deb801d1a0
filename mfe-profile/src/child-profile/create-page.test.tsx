// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@weaversworld/shared/api';
import {
  aChildProfile,
  aSupport,
  aUser,
  type TestShellOverrides,
  violations,
  visitRemote,
} from '@weaversworld/shared/testing';
import { describe, expect, it } from 'vitest';
import { createRemote } from '../remote.tsx';

const visit = (address: string, overrides?: TestShellOverrides) =>
  visitRemote(createRemote, address, overrides);

const session = { isAuthenticated: true, user: aUser() };
const anonymousContent = { storiesCreated: 2, charactersCreated: 1, lastVisit: null };
const button = (name: string) => screen.getByRole('button', { name });
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);
const rejectsWith = (body?: unknown) => async () => {
  throw new ApiError('http', 500, 'POST', body);
};

const open = async (...given: Parameters<typeof visit>) => {
  const view = await visit(...given);
  const fill = async (name: string, age: string) => {
    if (name) await view.user.type(screen.getByLabelText('Name'), name);
    if (age) await view.user.type(screen.getByLabelText('Age'), age);
    await view.user.click(button('Create Profile'));
  };
  return { ...view, fill };
};
const ADDRESS = '/child-profiles/create/';

describe('creating a child profile', () => {
  it('without anonymous content redirects to the home page', async () => {
    const { fill, at, shell } = await open(ADDRESS, { session });
    expect(screen.getByRole('heading', { level: 1, name: 'Create Child Profile' })).toBeVisible();
    expect(await violations()).toEqual([]);
    await fill(' Mia ', '6');
    await waitFor(() => expect(at()).toBe('/weaversworld'));
    expect(shell.callsOf('session.createChildProfile')).toEqual([[{ name: 'Mia', age: 6 }]]);
  });

  it('sends the face and the colour that were chosen', async () => {
    const { user, fill, shell } = await open(ADDRESS, { session });
    await user.click(screen.getByRole('radio', { name: 'Owl' }));
    await user.click(screen.getByRole('radio', { name: 'Blue' }));
    expect(await violations()).toEqual([]);
    await fill('Mia', '6');
    await waitFor(() =>
      expect(shell.callsOf('session.createChildProfile')).toEqual([
        [{ name: 'Mia', age: 6, face: 'owl', color: 'sky' }],
      ]),
    );
  });

  it('from the first-run screen continues to the first story', async () => {
    const { fill, at } = await open('/child-profiles/create?first_run=1', { session });
    await fill('Mia', '6');
    await waitFor(() => expect(at()).toBe('/weaversworld/create'));
  });

  it('can be cancelled', async () => {
    const { user, at, shell } = await open('/child-profiles/create?first_run=1', { session });
    await user.click(button('Cancel'));
    expect(at()).toBe('/weaversworld');
    expect(shell.callsOf('session.createChildProfile')).toEqual([]);
  });

  it('shows what is missing or invalid and focuses the first field', async () => {
    const { fill, shell } = await open(ADDRESS, { session });
    await fill('', '5.5');
    await waitFor(() =>
      expect(alerts()).toEqual([
        'Please enter a name for the child profile',
        'Age must be a number between 1 and 18',
      ]),
    );
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(shell.callsOf('session.createChildProfile')).toEqual([]);
  });

  it.each([
    [undefined, 'Failed to save child profile. Please try again.'],
    [{ error: 'That name cannot be used here.' }, 'That name cannot be used here.'],
    [{ errors: [{ message: 'Too many profiles.' }] }, 'Too many profiles.'],
  ])('that fails with %j shows the message and keeps the values', async (body, message) => {
    const { fill } = await open(ADDRESS, { session: { ...session, createChildProfile: rejectsWith(body) } });
    await fill('Mia', '6');
    await waitFor(() => expect(alerts()).toEqual([message]));
    expect(screen.getByLabelText('Name')).toHaveValue('Mia');
  });

  it('whose name is refused marks the field', async () => {
    const body = { error: 'Please try a friendlier one.', field: 'name' };
    const { fill } = await open(ADDRESS, { session: { ...session, createChildProfile: rejectsWith(body) } });
    await fill('Mia', '6');
    await waitFor(() => expect(screen.getByLabelText('Name')).toBeInvalid());
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/Please try a friendlier one\./);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  });

  it('whose name may be a call for help shows help lines', async () => {
    const body = { error: 'It is not your fault.', field: 'name', support: aSupport() };
    const { fill } = await open(ADDRESS, { session: { ...session, createChildProfile: rejectsWith(body) } });
    await fill('Mia', '6');
    expect(await screen.findByRole('region', { name: 'You are not alone' })).toHaveFocus();
    expect(alerts()).toEqual([]);
  });

  it('is not submitted twice', async () => {
    const createChildProfile = () => new Promise<never>(() => undefined);
    const { fill, user, shell } = await open(ADDRESS, { session: { ...session, createChildProfile } });
    await fill('Mia', '6');
    expect(button('Saving...')).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByLabelText('Age'), '{Enter}');
    expect(shell.callsOf('session.createChildProfile')).toHaveLength(1);
  });
});

describe('the offer to migrate anonymous content', () => {
  const migrate = async () => ({ stories_migrated: 2, characters_migrated: 1 });
  const openOffer = async (over = {}, address = ADDRESS) => {
    const view = await open(address, {
      session: { ...session, migrate, ...over },
      activity: anonymousContent,
    });
    expect(screen.getByText(/Nobody else sees them/)).toBeVisible();
    await view.fill('Mia', '6');
    await screen.findByRole('heading', { name: 'We found your stories!' });
    // The lead text of the form is removed with the form.
    expect(screen.queryByText(/Nobody else sees them/)).not.toBeInTheDocument();
    return view;
  };

  it('shows how much was found', async () => {
    const { at } = await openOffer();
    expect(screen.getByText(/You made 2 stories and 1 character before you signed in/)).toBeVisible();
    expect(at()).toBe(ADDRESS);
    expect(await violations()).toEqual([]);
  });

  it('migrates it, lists what was saved and continues', async () => {
    const { user, at, shell } = await openOffer({}, '/child-profiles/create?first_run=1');
    await user.click(button('Yes, Save My Content'));
    expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
      '2 stories saved',
      '1 character saved',
    ]);
    expect(shell.callsOf('session.migrate')).toEqual([[1]]);
    await user.click(button('Continue'));
    expect(at()).toBe('/weaversworld/create');
  });

  it("shows 'Saving...' while the request is pending, and sends it once", async () => {
    const { user, shell } = await openOffer({ migrate: () => new Promise<never>(() => undefined) });
    await user.click(button('Yes, Save My Content'));
    expect(button('Saving...')).toHaveAttribute('aria-disabled', 'true');
    expect(button('No, Start Fresh')).toBeDisabled();
    expect(shell.callsOf('session.migrate')).toHaveLength(1);
  });

  it.each([
    [undefined, 'Failed to migrate your content. Please try again.'],
    [{ error: 'Nothing is left to move.' }, 'Nothing is left to move.'],
  ])('that fails with %j shows the message and can be tried again', async (body, message) => {
    const { user } = await openOffer({ migrate: rejectsWith(body) });
    await user.click(button('Yes, Save My Content'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(button('Yes, Save My Content')).toBeEnabled();
  });

  it('when declined clears the counters and redirects', async () => {
    const { user, at, shell } = await openOffer();
    await user.click(button('No, Start Fresh'));
    expect(at()).toBe('/weaversworld');
    expect(shell.activity.get().hasContent).toBe(false);
    expect(shell.callsOf('session.migrate')).toEqual([]);
  });
});

describe("a child's stories", () => {
  const child = aChildProfile({ id: 3, name: 'Mia' });
  const family = { ...session, childProfiles: [child], activeChildProfile: child };
  const slots = {
    'story-list': ({ profileId }: { profileId: unknown }) => <p>Stories of {String(profileId)}</p>,
  };

  it('are rendered by the remote that fills the slot', async () => {
    await open('/child-profiles/3/stories', { session: family, slots });
    expect(screen.getByRole('heading', { level: 1, name: 'Child Profile Stories' })).toBeVisible();
    expect(await screen.findByText('Stories of 3')).toBeVisible();
  });

  it('can be loaded again when that fails', async () => {
    await open('/child-profiles/3/stories', { session: family });
    expect(await screen.findByRole('alert')).toHaveTextContent('No component for slot story-list');
    expect(button('Try again')).toBeVisible();
  });

  it("of another parent's child are denied, with a redirect to the home page", async () => {
    const { at } = await open('/child-profiles/99/stories', { session: family, slots });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You do not have access to these stories - Redirecting to homepage...',
    );
    expect(screen.queryByText(/Stories of/)).not.toBeInTheDocument();
    await waitFor(() => expect(at()).toBe('/weaversworld'), { timeout: 20_000 });
  });

  it.each(['/stories', '/stories/'])('of the active child are the target of %s', async (address) => {
    const { at, router } = await open(address, { session: family, slots });
    await waitFor(() => expect(at()).toBe('/child-profiles/3/stories'));
    expect(router.state.historyAction).toBe('REPLACE');
  });
});
