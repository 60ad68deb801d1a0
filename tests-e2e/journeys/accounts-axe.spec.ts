import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountScreen,
  enrollForScreens,
  openCodeForm,
  openMigration,
  openRecoveryCodes,
  parentScreens,
  visitorScreens,
} from '../fixtures/account-screens.ts';
import { signIn, signOut } from '../fixtures/account-steps.ts';
import { aParent, enroll, type Parent } from '../fixtures/accounts.ts';
import type { Authenticator } from '../fixtures/authenticator.ts';
import { violationsEverywhere } from '../fixtures/axe.ts';
import { newVisitor, openBrowser, type Visitor } from '../fixtures/browser.ts';
import { type Product, startProduct } from '../fixtures/product.ts';

let product: Product;
let browser: Browser;
let parent: Parent;

beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMITS: 'off' } });
  browser = await openBrowser();
  parent = await enrollForScreens(product.origin);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const calmVisitor = async (): Promise<Visitor> => {
  const visitor = await newVisitor(browser, product.origin);
  await visitor.page.emulateMedia({ reducedMotion: 'reduce' });
  return visitor;
};

const lookAt = async ({ page }: Visitor, screens: AccountScreen[]): Promise<void> => {
  for (const { name, open } of screens) {
    await open(page);
    expect(await violationsEverywhere(page), name).toEqual([]);
  }
};

describe('no rule of accessibility is broken, at a desk and on a telephone, by day and by night', () => {
  it('on the screens of a visitor', async () => {
    const visitor = await calmVisitor();
    await lookAt(visitor, visitorScreens(parent));
    await visitor.context.close();
  });

  it('on the screens of a parent, and where a code is asked for', async () => {
    const visitor = await calmVisitor();
    const { page } = visitor;
    let app: Authenticator | null = null;
    await signIn(page, parent);
    await lookAt(
      visitor,
      parentScreens((shown) => {
        app = shown;
      }),
    );
    const withCode = (open: (app: Authenticator) => Promise<void>) => async () => {
      if (app === null) throw new Error('Two-factor was not set up.');
      await open(app);
    };
    await lookAt(visitor, [
      { name: 'recovery codes', open: withCode((given) => openRecoveryCodes(page, given)) },
    ]);
    await signOut(page);
    await lookAt(visitor, [
      { name: 'two-factor form', open: withCode((given) => openCodeForm(page, parent, given)) },
    ]);
    await visitor.context.close();
  });

  it('on the offer to keep what was made', async () => {
    const visitor = await calmVisitor();
    const newcomer = aParent('newcomer');
    await enroll(product.origin, newcomer);
    await lookAt(visitor, [{ name: 'migration', open: (page) => openMigration(page, newcomer) }]);
    await visitor.context.close();
  });
});
