// @vitest-environment jsdom
import { aUser, violations, visitRemote } from '@weaversworld/shared/testing';
import { expect, it } from 'vitest';
import { createRemote } from './remote.tsx';

it('counts how often the button is pressed', async () => {
  const { user, findByRole, findByText } = await visitRemote(createRemote, '/hello');
  await findByRole('heading', { name: 'Hello' });
  await user.click(await findByRole('button', { name: 'Press' }));
  await findByText('Pressed 1 times');
  expect(await violations()).toEqual([]);
});

it('greets a signed-in visitor', async () => {
  const session = { isAuthenticated: true, user: aUser({ email: 'mira@example.org' }) };
  const { findByText } = await visitRemote(createRemote, '/hello', { session });
  await findByText('Signed in as mira@example.org.');
});
