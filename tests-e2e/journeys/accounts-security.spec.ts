import { screen, sendCode, sendLogin, setUpTwoFactor, signIn } from '../fixtures/account-steps.ts';
import { createAccount, newParent } from '../fixtures/accounts.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { mailedLink } from '../fixtures/outbox.ts';
import { expect, test } from '../fixtures/test.ts';

const CONFIRM_MAIL = "Please confirm your new address for Weaver's World";

test.describe("'Confirm it's you'", () => {
  // Long enough that a confirmed request arrives in time on a busy machine.
  test.use({ serverEnv: { RATE_LIMITS: 'off', REAUTHENTICATION_TIMEOUT: '12' } });

  test('asks for password or code some time after signing in, by keyboard, and then goes on', async ({
    product,
    visit,
    problems,
  }) => {
    // The requests that are refused first, and a wrong password.
    problems.allow(
      /^response 401: (GET|POST|DELETE) \S*\/account\/(email|authenticators\/(totp|recovery-codes))$/,
      /^response 400: POST \S*\/auth\/reauthenticate$/,
    );
    const parent = newParent('careful');
    await createAccount(product.origin, parent, ['Mia']);
    const { page } = await visit(product.origin, { reducedMotion: 'reduce' });
    await signIn(page, parent, '/accounts/login?next=/profile');
    const app = await setUpTwoFactor(page);
    await sendCode(page, app.code());
    await page.getByRole('button', { name: 'I have kept them' }).click();

    const untilRefused = () =>
      expect
        .poll(async () => (await page.request.get('/account/authenticators/recovery-codes')).status(), {
          timeout: 60_000,
        })
        .toBe(401);
    await untilRefused();
    const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
    await page.getByRole('button', { name: 'Show Recovery Codes' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type('not-this-one-1');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Incorrect password.')).toBeVisible();
    await expectAccessible(page, [{ name: "confirm it's you", open: async () => undefined }]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Please confirm it's you to go on.")).toBeVisible();

    await page.getByRole('button', { name: 'Show Recovery Codes' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(parent.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    await page.getByRole('button', { name: 'I have kept them' }).click();

    await untilRefused();
    await page.getByRole('button', { name: 'Turn Off' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Use a code instead' }).click();
    await expect(dialog.getByLabel('Verification code')).toBeFocused();
    await page.keyboard.type(app.code());
    await page.keyboard.press('Enter');
    await expect(page.getByText('It is off.')).toBeVisible();
  });
});

test.describe('the profile of a parent who is signed in twice', () => {
  test('lists the devices and ends the other one, whose page notices at once', async ({
    product,
    visit,
    problems,
  }) => {
    // The ended session's own calls.
    problems.allow(/^response 401: GET \S*$/);
    const parent = newParent('two-devices');
    await createAccount(product.origin, parent, ['Mia']);
    const phone = await visit(product.origin, {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1',
    });
    await signIn(phone.page, parent, '/accounts/login?next=/weaversworld/create');
    await expect(screen(phone.page)).toBeVisible();
    const { page } = await visit(product.origin);
    await signIn(page, parent, '/accounts/login?next=/profile');

    const devices = page.getByRole('list', { name: 'Devices' });
    await expect(devices.getByText('This device')).toHaveCount(1);
    const row = devices.getByRole('listitem').filter({ hasText: 'Safari on iPhone' });
    await expect(row).toContainText('Last used today');
    await row.getByRole('button', { name: 'End' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Signed out: Safari on iPhone')).toBeVisible();
    await expect(row).toHaveCount(0);

    await phone.page.goto('/profile');
    await expect(phone.page).toHaveURL(/\/accounts\/login/);
    await page.reload();
    await expect(devices.getByText('This device')).toBeVisible();
  });
});

test.describe('changing the email address', () => {
  test('takes effect with the link in the mail; the old address is told', async ({
    product,
    visit,
    problems,
  }) => {
    // Signing in with the old address afterwards.
    problems.allow(/^response 400: POST \S*\/auth\/login$/);
    const parent = newParent('mover');
    const next = newParent('moved');
    await createAccount(product.origin, parent, ['Mia']);
    const { context, page } = await visit(product.origin);
    await signIn(page, parent, '/accounts/login?next=/profile');
    const form = page.getByRole('form', { name: 'Change email' });
    await form.getByLabel('New email address').fill(next.email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('waits to be confirmed')).toContainText(next.email);
    await page.reload();
    await expect(page.getByText('waits to be confirmed')).toContainText(next.email);
    await page.getByRole('button', { name: 'Cancel the Change' }).click();
    await expect(page.getByText('Your email address stays as it was.')).toBeVisible();
    await form.getByLabel('New email address').fill(next.email);
    await form.getByRole('button', { name: 'Change Email' }).click();
    await page.getByRole('button', { name: 'Send Again' }).click();
    await expect(page.getByText(/is on its way to .* again/)).toBeVisible();

    const other = await context.newPage();
    const link = await mailedLink(other, next.email, CONFIRM_MAIL);
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible();
    await other.close();
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('waits to be confirmed')).toBeHidden();
    await expect(page.getByText(next.email, { exact: true })).toBeVisible();

    const fresh = await visit(product.origin);
    await fresh.page.goto('/accounts/login');
    await sendLogin(fresh.page, parent);
    await expect(fresh.page.getByRole('alert')).toBeVisible();
    await sendLogin(fresh.page, { ...parent, email: next.email });
    await expect(fresh.page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await fresh.page.goto('/development/mail');
    const notice = (subject: string) =>
      fresh.page
        .getByRole('article')
        .filter({ has: fresh.page.getByRole('heading', { name: subject, exact: true }) })
        .filter({ hasText: `To ${parent.email},` });
    await expect(notice("A new email address for your account at Weaver's World").first()).toBeVisible();
    await expect(notice("Your email address was changed at Weaver's World")).toHaveCount(1);
  });
});

test.describe('a server that is closed to new accounts', () => {
  test.use({ serverEnv: { RATE_LIMITS: 'off', SIGNUP: 'closed' } });

  test('offers none, and says so', async ({ product, visit }) => {
    const { page } = await visit(product.origin);
    await page.goto('/accounts/login');
    await expect(screen(page).getByRole('link', { name: 'Forgot Password?' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create Account' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Sign Up', exact: true })).toHaveCount(0);
    await page.goto('/accounts/signup');
    await expect(page.getByText('New accounts cannot be created here at the moment.')).toBeVisible();
  });
});
