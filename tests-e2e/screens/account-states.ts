import { expect, type Page } from 'playwright/test';
import { openCodeForm } from '../fixtures/account-screens.ts';
import { childChip, sendSignup, signIn, signOut, turnTwoFactorOn } from '../fixtures/account-steps.ts';
import { createAccount, newParent, type Parent } from '../fixtures/accounts.ts';
import type { Authenticator } from '../fixtures/authenticator.ts';
import type { Screen } from '../fixtures/axe.ts';
import { MAIL, mailedLink } from '../fixtures/outbox.ts';

/** A signup from its form to the verified address. */
export const signupStates = (parent: Parent): Screen[] => [
  {
    name: 'signup',
    open: async (page) => {
      await page.goto('/accounts/signup');
      await expect(page.getByRole('heading', { name: 'Create an Account' })).toBeVisible();
    },
  },
  {
    name: 'verify notice after signup',
    open: async (page) => {
      await page.goto('/accounts/signup');
      await sendSignup(page, parent);
      await page.waitForURL('**/email/verification/');
      await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
    },
  },
  {
    name: 'email verified',
    open: async (page) => {
      await page.goto(await mailedLink(page, parent.email, MAIL.verify));
      await expect(page.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible();
    },
  },
];

/** The profile of a parent with two children, beside what the accessibility journeys check. */
export const profileStates: Screen[] = [
  {
    name: 'profile, edit a child',
    open: async (page) => {
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
      await expect(page.getByRole('dialog', { name: 'Edit Child Profile' })).toBeVisible();
    },
  },
  {
    name: 'profile, devices',
    open: async (page) => {
      await page.goto('/profile');
      await expect(page.getByRole('list', { name: 'Devices' }).getByText('This device')).toBeVisible();
    },
    show: (page) => scrollToTop(page, 'Signed in on these devices'),
  },
];

const scrollToTop = (page: Page, heading: string): Promise<void> =>
  page.getByRole('heading', { name: heading }).evaluate((element) => {
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
    // The header stays at the top.
    scrollBy({ top: -96, behavior: 'instant' });
  });

/** A parent with two-factor: the code form, and the question before a sensitive change. */
export const carefulParentStates = async (page: Page, origin: string): Promise<Screen[]> => {
  const parent = newParent('careful');
  await createAccount(origin, parent, ['Mia']);
  await signIn(page, parent, '/accounts/login?next=/profile');
  await expect(childChip(page, 'Mia')).toBeVisible();
  const kept: { app: Authenticator } = await turnTwoFactorOn(page);
  return [
    {
      name: 'confirm it is you',
      open: async (page) => {
        // The server's answer some time after signing in.
        await page.route(
          '**/account/authenticators/recovery-codes',
          (route) =>
            route.fulfill({
              status: 401,
              json: {
                status: 401,
                data: { flows: [{ id: 'reauthenticate' }, { id: 'mfa_reauthenticate', types: ['totp'] }] },
                meta: { is_authenticated: true },
              },
            }),
          { times: 1 },
        );
        await page.goto('/profile');
        await page.getByRole('button', { name: 'Show Recovery Codes' }).click();
        await expect(page.getByRole('dialog', { name: "Confirm it's you" })).toBeVisible();
      },
    },
    {
      name: 'two-factor form',
      open: async (page) => {
        await page.keyboard.press('Escape');
        await signOut(page);
        await openCodeForm(page, parent, kept.app);
      },
    },
  ];
};
