// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { createTestShell, renderWithShell, violations } from '@weaversworld/shared/testing';
import { expect, it } from 'vitest';
import { createGrownUpGate } from './grown-up-gate.ts';
import { GrownUpPrompt } from './grown-up-prompt.tsx';

it('lets those through who can multiply, and asks the others something else', async () => {
  const storage = { getItem: () => 'true', setItem: () => undefined, removeItem: () => undefined };
  const gate = createGrownUpGate({ storage, schedule: () => () => undefined });
  const { user } = renderWithShell(<GrownUpPrompt gate={gate} />, { shell: createTestShell() });
  expect(screen.queryByRole('dialog')).toBeNull();
  const answers: boolean[] = [];
  act(() => void gate.confirm().then((confirmed) => answers.push(confirmed)));
  const field = await screen.findByRole('textbox', { name: /^What is \d × \d\?$/ });
  await waitFor(() => expect(field).toHaveFocus());
  expect(await violations()).toEqual([]);
  await user.type(field, '1{Enter}');
  expect(screen.getByText('Not quite. Here is another one.')).toBeVisible();
  expect(answers).toEqual([]);
  const [, first, second] = /(\d) × (\d)/.exec(screen.getByText(/^What is/).textContent ?? '') ?? [];
  await user.type(field, `${Number(first) * Number(second)}{Enter}`);
  await waitFor(() => expect(answers).toEqual([true]));
  expect(screen.queryByRole('dialog')).toBeNull();
});
