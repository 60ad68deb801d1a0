import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuickComputedStyle } from './quick-computed-style.ts';

const PAGE = `
  <main><p>Text <b>and</b> <span hidden>no</span> <svg><title>Owl</title><g></g></svg></p></main>
  <div hidden><p>Hidden</p></div><div hidden="until-found"><p>Later <i>found</i></p></div>
  <div style="visibility: hidden"><p>Unseen <b style="visibility: visible">seen</b> <i>unseen</i></p></div>
  <div style="display: none"><p>Gone</p></div><div style="display: inline"><p>Inline</p></div>
  <dialog><p>Closed</p></dialog><dialog open><p>Open</p></dialog><div popover><p>Popover</p></div>
  <details><summary>More</summary><summary>Second</summary><p>Inside</p></details>
  <table><tbody><tr hidden><td>Row</td></tr><tr><th>Head</th></tr></tbody></table><ul><li>Item</li></ul>
  <form><input type="hidden"><input type="text"><input><button type="submit">Send</button></form>
  <embed hidden><template></template><noscript></noscript>`;

const shownBy = (read: typeof getComputedStyle) =>
  Array.from(document.body.querySelectorAll('*'), (element) => {
    const style = read(element);
    expect(style.getPropertyValue('display')).toBe(style.display);
    return `${element.outerHTML}: ${style.display} ${style.visibility}`;
  });

/** The style sheets that other files have left on the page of this worker. */
let others: readonly Element[] = [];
beforeEach(() => {
  others = Array.from(document.head.querySelectorAll('style'));
  for (const other of others) other.remove();
});
afterEach(() => document.head.append(...others));

it('gives what jsdom gives', () => {
  document.body.innerHTML = PAGE;
  const quick = shownBy(createQuickComputedStyle(getComputedStyle));
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = '.nothing { color: red }';
  expect(document.styleSheets).toHaveLength(1);
  // With a style sheet the page has jsdom's own function.
  const own = shownBy(getComputedStyle);
  sheet.remove();
  expect(quick).toEqual(own);
});

/** What another file may have left on the page of this worker. */
const removeStyles = (): void => {
  for (const element of [document.documentElement, document.body]) element.removeAttribute('style');
};

it('asks jsdom once about elements of a kind, also after the page has changed', () => {
  const computed = vi.fn(getComputedStyle);
  const quick = createQuickComputedStyle(computed);
  removeStyles();
  document.body.innerHTML = '<p><b>1</b></p><p class="other"><b>2</b></p>';
  for (const element of document.body.querySelectorAll('*')) {
    expect(quick(element).visibility).toBe('visible');
    document.body.append('change');
  }
  // p, b, body and html.
  expect(computed).toHaveBeenCalledTimes(4);
});

it('notices what an element is hidden by', () => {
  const quick = createQuickComputedStyle(getComputedStyle);
  document.body.innerHTML = '<div><p>Text</p></div>';
  const [outer, inner] = document.body.querySelectorAll<HTMLElement>('div, p');
  if (outer === undefined || inner === undefined) throw new Error('no elements');
  outer.style.visibility = 'hidden';
  expect(quick(inner).visibility).toBe('hidden');
  expect(quick(outer).cssText).toBe(getComputedStyle(outer).cssText);
  outer.style.visibility = '';
  expect(quick(inner).visibility).toBe('visible');
  inner.hidden = true;
  expect(quick(inner).display).toBe('none');
});
