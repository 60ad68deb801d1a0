// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from '@weaversworld/shared/router';
import { aSupport, renderWithShell, violations } from '@weaversworld/shared/testing';
import { expect, it } from 'vitest';
import { createOfferedHelp } from './help-offer.ts';
import { HelpOfferNotice } from './help-offer-notice.tsx';
import { OfferedHelpProvider } from './offered-help-context.tsx';

const setUp = (route = '/weaversworld/create') => {
  const help = createOfferedHelp();
  const view = renderWithShell(
    <OfferedHelpProvider help={help}>
      <HelpOfferNotice />
      <Link to="/weaversworld/story/7">story</Link>
      <Link to="/weaversworld">home</Link>
    </OfferedHelpProvider>,
    { route },
  );
  const offer = () => act(() => help.offer({ ...aSupport(), message: 'You are not to blame.' }));
  return { ...view, help, offer };
};

it('is one line beside what was made, with help lines for whoever asks for them', async () => {
  const { user, offer, container, shell } = setUp();
  expect(screen.queryByRole('status')).toBeNull();
  offer();
  expect(screen.getByRole('status')).toHaveTextContent(/you are not alone\./);
  expect(screen.queryByText(/0800 1111/)).toBeNull();
  expect(await violations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Who can help' }));
  const dialog = await screen.findByRole('dialog', { name: 'You are not alone' });
  expect(dialog).toHaveTextContent(/You are not to blame\..*Nobody was told\./);
  expect(within(dialog).getByRole('link', { name: /Childline.*0800 1111/ })).toHaveAttribute(
    'href',
    'tel:08001111',
  );
  expect(await violations(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Read this to me' }));
  expect(shell.callsOf('narration.say')).toEqual([[expect.stringMatching(/Childline: 0800 1111/)]]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Who can help' })).toHaveFocus();
});

it('can be closed, and comes back with the next offer', async () => {
  const { user, offer } = setUp();
  offer();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
  offer();
  expect(screen.getByRole('status')).toBeVisible();
});

it('goes along into the story, and is forgotten outside of it: the next person may be the one it is about', async () => {
  const { user, offer, help } = setUp();
  offer();
  await user.click(screen.getByRole('link', { name: 'story' }));
  expect(screen.getByRole('status')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'home' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(help.get()).toBeNull();
  await user.click(screen.getByRole('link', { name: 'story' }));
  expect(screen.queryByRole('status')).toBeNull();
});
