import { childChip, sendChild, signIn } from '../fixtures/account-steps.ts';
import { createAccount, newParent } from '../fixtures/accounts.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { createCharacters, createStory } from '../fixtures/stories.ts';
import { choose, FRIENDS } from '../fixtures/story-steps.ts';
import { expect, test } from '../fixtures/test.ts';

const CALM = { reducedMotion: 'reduce' } as const;

test('a story is made by pressing pictures, without a word typed', async ({ product, visit }) => {
  const { page } = await visit(product.origin, CALM);
  await page.goto('/weaversworld/create');
  const start = page.getByRole('button', { name: 'Start Story' });
  await expect(start).toBeDisabled();
  await expect(start).toBeInViewport();
  // The first character, on an empty shelf.
  await page.getByRole('button', { name: 'New Character' }).click();
  await page.getByRole('button', { name: 'Pick one for me' }).click();
  await page.getByRole('button', { name: 'Make it: owl' }).click();
  await page.getByRole('button', { name: 'Make it: blue' }).click();
  await page.getByRole('button', { name: 'Create Character' }).click();
  const picked = page.getByRole('checkbox', { checked: true });
  await expect(picked).toHaveCount(1);
  await createCharacters(page, FRIENDS.slice(1));
  await page.reload();
  await choose(page, 'checkbox', 'Tilly');
  await page.getByRole('button', { name: 'Now say where it goes' }).click();
  await page.getByRole('button', { name: 'Dinosaurs' }).click();
  await page.getByRole('button', { name: 'Now say how it ends' }).click();
  await page.getByRole('button', { name: 'Good night' }).click();
  await expect(start).toBeInViewport();
  await start.click();
  await page.waitForURL(/\/weaversworld\/story\//);
  await expect(page.getByText('Theme: A valley full of friendly dinosaurs')).toBeAttached();
});

test('on a phone the create screen is less than two windows high, with any number of characters, form shut and open', async ({
  product,
  visit,
}) => {
  const { page } = await visit(product.origin, { ...CALM, viewport: { width: 390, height: 844 } });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const newCharacter = page.getByRole('button', { name: 'New Character' });
  let made = 0;
  for (const count of [0, 4, 12]) {
    const more = Array.from({ length: count - made }, (_, index) => ({
      ...FRIENDS[(made + index) % 3]!,
      name: `Maximilian${made + index}`,
    }));
    await createCharacters(page, more);
    made = count;
    await page.goto('/weaversworld/create');
    await expect(page.getByRole('checkbox')).toHaveCount(count);
    for (const selected of count === 0 ? [0] : [0, 3]) {
      for (let index = 0; index < selected; index += 1)
        await page.locator('li[data-character] label').nth(index).click();
      await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(selected);
      await expect(page.getByRole('button', { name: 'Start Story' })).toBeInViewport();
      expect(await height(), `${count} characters, ${selected} selected`).toBeLessThanOrEqual(1490);
    }
    await newCharacter.click();
    const form = page.getByRole('dialog', { name: 'Create New Character' });
    const save = form.getByRole('button', { name: 'Create Character' });
    // The portrait and the buttons stay in sight at both ends of the form.
    for (const field of ['Name', 'Description']) {
      await form.getByLabel(field, { exact: true }).focus();
      await expect(save).toBeInViewport({ ratio: 1 });
      await expect(form.getByText(/^What kind of creature is/)).toBeInViewport({ ratio: 1 });
    }
    expect(await height(), `${count} characters, form open`).toBeLessThanOrEqual(1490);
    await form.getByLabel('Name', { exact: true }).fill('Zed');
    await page.goBack();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Zed');
    await page.goBack();
    await question.getByRole('button', { name: 'Continue' }).click();
    await expect(form).toHaveCount(0);
    await expect(newCharacter).toBeFocused();
  }
});

test('children choose a face, and say who is reading', async ({ product, visit }) => {
  const { page } = await visit(product.origin, CALM);
  const parent = newParent('faces');
  await createAccount(product.origin, parent, ['Ben']);
  await signIn(page, parent);
  await page.goto('/child-profiles/create');
  await choose(page, 'radio', 'Owl');
  await choose(page, 'radio', 'Blue');
  await sendChild(page, 'Mia', '6');
  await expect(childChip(page, 'Mia')).toBeVisible();
  await page.reload();
  const picker = page.getByRole('dialog', { name: 'Who is reading?' });
  const open = async () => {
    await page.getByRole('button', { name: 'Who is reading?' }).click();
    await expect(picker.getByRole('button', { name: 'Mia' }).locator('img')).toHaveAttribute(
      'src',
      '/faces/owl.webp',
    );
    await expect(picker.locator('img[data-there]')).toHaveCount(2);
  };
  await open();
  await picker.getByRole('button', { name: 'Ben' }).click();
  await expect(page.getByText("Switched to Ben's profile")).toBeVisible();
  await expect(childChip(page, 'Ben')).toBeVisible();
  await open();
  await expectAccessible(page, [{ name: 'who is reading', open: async () => undefined }]);
});

test('favourites and the search find a story again', async ({ product, visit }) => {
  const { page } = await visit(product.origin, CALM);
  const characters = await createCharacters(page);
  for (const title of ['The Kite', 'The Boat']) await createStory(page, { characters, title });
  await page.goto('/weaversworld');
  await page.getByRole('button', { name: 'Favourite: The Kite' }).click();
  await expect(page.getByRole('button', { name: 'Favourites', exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect(page.getByRole('link', { name: 'The Kite' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The Boat' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  await page.getByLabel('Find a story').fill('boat');
  await expect(page.getByRole('link', { name: 'The Boat' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The Kite' })).toHaveCount(0);
  await page.getByLabel('Find a story').fill('submarine');
  await expectAccessible(page, [{ name: 'home, nothing found', open: async () => undefined }]);
});

test('the gate keeps children out of the profile until a grown-up answers', async ({ product, visit }) => {
  const { page } = await visit(product.origin, CALM);
  const parent = newParent('gate');
  await createAccount(product.origin, parent, ['Ben']);
  await signIn(page, parent);
  await page.goto('/profile');
  await choose(page, 'checkbox', 'Ask a sum first');
  // Another visit: whoever switched it on need not answer at once.
  await page.reload();
  const question = page.getByRole('textbox', { name: /^What is \d × \d\?$/ });
  await question.fill('1');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Not quite. Here is another one.')).toBeVisible();
  await expect(page.getByText('Child Profiles')).toHaveCount(0);
  await expectAccessible(page, [{ name: 'the question for grown-ups', open: async () => undefined }]);
  const [, first, second] =
    /(\d) × (\d)/.exec((await page.getByText(/^What is \d/).textContent()) ?? '') ?? [];
  await question.fill(String(Number(first) * Number(second)));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Child Profiles' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL('**/weaversworld');
});
