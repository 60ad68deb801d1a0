import {
  screen,
  sendChild,
  sendCode,
  sendLogin,
  sendNewPassword,
  sendResetRequest,
  sendSignup,
  signOut,
  turnTwoFactorOn,
} from '../fixtures/account-steps.ts';
import { newParent } from '../fixtures/accounts.ts';
import type { AllauthBackend } from '../fixtures/allauth-state.ts';
import { startAllauth } from '../fixtures/start-allauth.ts';
import { expect, test } from '../fixtures/test.ts';

let backend: AllauthBackend;

test.beforeEach(async () => {
  backend = await startAllauth();
});
test.afterEach(() => backend?.close());

type Page = Parameters<typeof sendLogin>[0];

/** A parent with one child, signed in and on the profile page. */
const openProfile = async (page: Page) => {
  const parent = newParent('settings');
  await page.goto('/accounts/signup');
  await sendSignup(page, parent);
  await expect(page.getByText('Registration successful!')).toBeVisible();
  const key = backend.mails.findLast(({ to }) => to === parent.email)?.key ?? '';
  await page.goto(`/accounts/email/verification/${key}`);
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await sendLogin(page, parent);
  await page.getByRole('link', { name: 'Get Started' }).click();
  await sendChild(page, 'Mia', '6');
  await expect(page).toHaveURL('/weaversworld/create');
  await page.goto('/profile');
  await expect(page.getByText('It is off.')).toBeVisible();
  return parent;
};

test.describe('in front of a django-allauth server', () => {
  test("'Confirm it's you', devices and addresses work; a missing download is reported", async ({
    visit,
    problems,
  }) => {
    problems.allow(
      /^response 401: (GET|POST|PATCH|DELETE) \S*\/account\/(email|authenticators\/(totp|recovery-codes))$/,
      /^response 403: PUT \S*\/account\/email$/,
      /^response 404: GET \S*\/accounts\/api\/export\/$/,
    );
    const { page } = await visit(backend.origin);
    const parent = await openProfile(page);
    const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
    const confirm = async () => {
      await dialog.getByLabel('Password', { exact: true }).fill(parent.password);
      backend.settings.reauthenticationTimeout = 300_000;
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
    };
    backend.settings.codesShownOnce = true;
    await turnTwoFactorOn(page);

    backend.settings.reauthenticationTimeout = 0;
    await page.getByRole('button', { name: 'Show Recovery Codes' }).click();
    await confirm();
    await expect(page.getByText(/10 codes of yours can still be used/)).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();

    const second = newParent('second').email;
    backend.settings.reauthenticationTimeout = 0;
    await page.getByLabel('New email address').fill(second);
    await page.keyboard.press('Enter');
    await confirm();
    await expect(page.getByText('waits to be confirmed')).toContainText(second);
    await page.getByRole('button', { name: 'Send Again' }).click();
    await expect(page.getByText('We sent the link just now.')).toBeVisible();
    await page.goto(`/accounts/email/verification/${backend.mails.at(-1)?.key ?? ''}`);
    await expect(page.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Use This Address' }).click();
    await expect(page.getByText(`You sign in with ${second} from now on.`)).toBeVisible();
    await expect(page.getByText(`${parent.email} belongs to this account, too.`)).toBeVisible();

    await expect(page.getByRole('list', { name: 'Devices' }).getByText('This device')).toBeVisible();
    await page.getByRole('button', { name: 'Download our data' }).click();
    await expect(page.getByText('This server has no download.')).toBeVisible();
    await signOut(page);
  });

  test('codes from mails verify the address, also after signing in again, and reset the password', async ({
    visit,
    problems,
  }) => {
    problems.allow(/^response 400: (GET|POST) \S*\/auth\/(email\/verify|password\/reset)$/);
    backend.settings.codesByMail = true;
    const { page } = await visit(backend.origin);
    const parent = newParent('codes');
    const lastCode = (kind: 'verify' | 'reset') =>
      backend.mails.findLast((mail) => mail.to === parent.email && mail.kind === kind)?.key ?? '';
    const type = async (code: string, button: string) => {
      await page.getByLabel('Code from the email').fill(code);
      await page.getByRole('button', { name: button }).click();
    };

    await page.goto('/accounts/signup');
    await sendSignup(page, parent);
    await expect(page.getByText('Registration successful!')).toBeVisible();
    await page.goto('/accounts/login');
    await sendLogin(page, parent);
    await page.getByRole('link', { name: 'Verify Your Email Address' }).click();
    await type('WRONG1', 'Verify Code');
    await expect(page.getByText('Incorrect code.')).toBeVisible();
    await type(lastCode('verify'), 'Verify Code');
    await sendChild(page, 'Mia', '6');
    await expect(page).toHaveURL('/weaversworld/create');
    await signOut(page);

    await page.goto('/accounts/password/reset/');
    await sendResetRequest(page, parent.email);
    await expect(page.getByText('an email with a code is on its way')).toBeVisible();
    await type('WRONG1', 'Continue');
    await expect(page.getByText('Incorrect code.')).toBeVisible();
    await type(lastCode('reset'), 'Continue');
    await sendNewPassword(page, 'copper-kettle-9');
    await screen(page).getByRole('link', { name: 'Go to Login' }).click();
    await sendLogin(page, { ...parent, password: 'copper-kettle-9' });
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  });

  test('signing in goes on where browsers can be trusted, and names a security key', async ({ visit }) => {
    const { page } = await visit(backend.origin);
    const parent = await openProfile(page);
    const { app, recovery } = await turnTwoFactorOn(page);
    await signOut(page);
    backend.settings.trust = true;
    await page.goto('/profile');
    await sendLogin(page, parent);
    await sendCode(page, app.code());
    await expect(page.getByText('It is on.')).toBeVisible();
    await signOut(page);
    backend.settings.securityKeys = true;
    await page.goto('/profile');
    await sendLogin(page, parent);
    await expect(page.getByText(/security key, which this page cannot read/)).toBeVisible();
    await sendCode(page, recovery[0] ?? '');
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  });

  test('an ended session is noticed while a story opens and while the password is changed', async ({
    visit,
    problems,
  }) => {
    problems.allow(
      /^response 403: GET \S*\/weaversworld\/api\/\S*$/,
      /^response 401: POST \S*\/account\/password\/change$/,
      // This back end has no live channel.
      /^console error: WebSocket connection to/,
    );
    const { page } = await visit(backend.origin);
    const parent = await openProfile(page);
    const notice = page.getByText('You have been signed out. Please sign in again to go on.');
    await page.goto('/weaversworld');
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    backend.endSessions();
    await page.evaluate(() => {
      history.pushState(null, '', '/weaversworld/story/7');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(notice).toBeVisible();
    await expect(page.getByText('Loading story...')).toHaveCount(0);
    await expect(screen(page).getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL(/next=%2Fweaversworld%2Fstory%2F7/);

    await page.goto('/accounts/login?next=/accounts/password/change/');
    await sendLogin(page, parent);
    const form = page.getByRole('form', { name: 'Change Password' });
    await form.getByLabel('Current Password', { exact: true }).fill(parent.password);
    await form.getByLabel('New Password', { exact: true }).fill('copper-kettle-9');
    await form.getByLabel('Confirm New Password', { exact: true }).fill('copper-kettle-9');
    backend.endSessions();
    await form.getByRole('button', { name: 'Change Password' }).click();
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(/\/accounts\/login/);
  });

  test('too many tries, closed sign-up and a wrong proxy rule are reported', async ({ visit, problems }) => {
    problems.allow(/^response 429: POST \S*\/auth\/login$/, /^console error: \[session\]/);
    const { page } = await visit(backend.origin);
    backend.settings.limited = true;
    await page.goto('/accounts/login');
    await sendLogin(page, newParent('hasty'));
    await expect(page.getByText('Too many tries. Please wait a minute.')).toBeVisible();
    backend.settings.limited = false;
    backend.settings.signup = false;
    await page.goto('/accounts/signup');
    await expect(page.getByText('New accounts cannot be created here at the moment.')).toBeVisible();
    backend.settings.wrongProxy = true;
    await page.goto('/weaversworld');
    await expect(page.getByText('Failed to load authentication state')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account menu' })).toHaveCount(0);
  });
});
