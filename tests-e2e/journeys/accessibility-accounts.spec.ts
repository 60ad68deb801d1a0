import {
  createParentForScreens,
  openCodeForm,
  openMigration,
  openRecoveryCodes,
  parentScreens,
  visitorScreens,
} from '../fixtures/account-screens.ts';
import { signIn, signOut } from '../fixtures/account-steps.ts';
import { createAccount, newParent } from '../fixtures/accounts.ts';
import type { Authenticator } from '../fixtures/authenticator.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

const CALM = { reducedMotion: 'reduce' } as const;

test.describe('axe finds no violation, on desktop and phone, in light and dark', () => {
  test('on the account screens of a visitor', async ({ product, visit, problems }) => {
    // A wrong password, and a verification key that does not exist.
    problems.allow(/^response 400: POST \/auth\/(login|email\/verify)$/);
    const parent = await createParentForScreens(product.origin);
    const { page } = await visit(product.origin, CALM);
    await expectAccessible(page, visitorScreens(parent));
  });

  test('on the account screens of a parent, and on the two-factor form', async ({
    product,
    visit,
    problems,
  }) => {
    // Wrong codes.
    problems.allow(/^response 400: POST \S*\/(totp|authenticate)$/);
    const parent = await createParentForScreens(product.origin);
    const { page } = await visit(product.origin, CALM);
    const apps: Authenticator[] = [];
    await signIn(page, parent);
    await expectAccessible(
      page,
      parentScreens((app) => apps.push(app)),
    );
    expect(apps).toHaveLength(1);
    const [app] = apps as [Authenticator];
    await expectAccessible(page, [{ name: 'recovery codes', open: () => openRecoveryCodes(page, app) }]);
    await signOut(page);
    await expectAccessible(page, [{ name: 'two-factor form', open: () => openCodeForm(page, parent, app) }]);
  });

  test('on the offer to save anonymous stories to a new profile', async ({ product, visit }) => {
    const newcomer = newParent('newcomer');
    await createAccount(product.origin, newcomer);
    const { page } = await visit(product.origin, CALM);
    await expectAccessible(page, [{ name: 'migration', open: () => openMigration(page, newcomer) }]);
  });
});
