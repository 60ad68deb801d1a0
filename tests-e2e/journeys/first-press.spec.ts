import type { Locator, Page } from 'playwright/test';
import { createCharacters } from '../fixtures/stories.ts';
import { expect, test } from '../fixtures/test.ts';

/** A press as a hand does it: between down and up the page renders what the press has changed so far. */
const press = async (page: Page, target: Locator): Promise<void> => {
  // To the middle, where no bar covers it.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (box === null) throw new Error('Nothing to press.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.up();
};

/** Focuses the field as somebody does who types and thinks better of it: leaving it now shows an error. */
const typeAndDelete = async (field: Locator): Promise<void> => {
  await field.pressSequentially('x');
  await field.press('Backspace');
};

/** How far below the top of its form an element is, however far the form is scrolled. */
const placeInForm = (element: Locator): Promise<number> =>
  element.evaluate((one) => {
    const form = one.closest('form');
    if (form === null) throw new Error('Not in a form.');
    return one.getBoundingClientRect().top - form.getBoundingClientRect().top + form.scrollTop;
  });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test('the first press on a creature or colour chooses it, while the empty field above has the focus', async ({
      product,
      visit,
    }) => {
      const { page } = await visit(product.origin, { viewport });
      await page.goto('/weaversworld/create');
      await page.getByRole('button', { name: 'New Character' }).click();
      const creature = page.getByLabel('Creature', { exact: true });
      await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
      await press(page, page.getByRole('button', { name: 'Make it: owl' }));
      await expect(creature).toHaveValue('owl');
      await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
      await expect(page.getByText('This field is required')).toHaveCount(0);

      await creature.fill('');
      await typeAndDelete(creature);
      const description = page.getByLabel('Description', { exact: true });
      await expect(page.getByText(/^What kind of creature is/)).toBeVisible();
      const before = await placeInForm(description);
      await press(page, page.getByRole('button', { name: 'Make it: fox' }));
      await expect(creature).toHaveValue('fox');
      // The portrait has a place from the beginning: its arrival moves nothing from under a finger.
      await expect(page.getByText(/^I’ll draw .+ as a fox/)).toBeVisible();
      expect(await placeInForm(description)).toBe(before);

      await typeAndDelete(description);
      await press(page, page.getByRole('button', { name: 'Make it: blue' }));
      await expect(description).toHaveValue('Blue.');
      await expect(description).toBeFocused();
    });

    test('the first press on an idea card chooses it, while the empty field above has the focus', async ({
      product,
      visit,
    }) => {
      const { page } = await visit(product.origin, { viewport });
      await createCharacters(page);
      await page.goto('/weaversworld/create');
      // The list moves what is below it when it arrives.
      await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible();
      for (const [label, card, text] of [
        ['Theme', 'Castle', /castle/i],
        ['Desired Ending', 'A party', /party/i],
      ] as const) {
        const field = page.getByLabel(label);
        await typeAndDelete(field);
        await press(page, page.getByRole('button', { name: card, exact: true }));
        await expect(field).toHaveValue(text);
        await expect(field).toBeFocused();
      }
      await expect(page.getByText(/^Please enter/)).toHaveCount(0);
    });
  });

test('who passes empty fields with the Tab key sees no error, and a group of pictures is one stop', async ({
  product,
  visit,
}) => {
  const { page } = await visit(product.origin);
  await createCharacters(page);
  await page.goto('/weaversworld/create');
  const theme = page.getByLabel('Theme');
  await page.getByRole('button', { name: 'New Character' }).focus();
  await page.keyboard.press('Tab');
  await expect(theme).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Forest' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await expect(page.getByRole('group', { name: 'Places to go' }).getByText('Surprise me')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Forest' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Desired Ending')).toBeFocused();
  await expect(page.getByText(/^Please enter/)).toHaveCount(0);
  // What was typed and taken away is missed.
  await typeAndDelete(page.getByLabel('Desired Ending'));
  await page.keyboard.press('Tab');
  await expect(page.getByText('Please enter a desired ending for your story')).toBeVisible();
  await expect(page.getByText('Please enter a theme for your story')).toHaveCount(0);
});
