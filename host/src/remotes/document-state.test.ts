// @vitest-environment jsdom

import { act } from '@testing-library/react';
import { createElement } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it } from 'vitest';
import { createDocumentStates } from './document-state.ts';

const append = (width: number, height: number): HTMLElement => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
  document.body.append(element);
  return element;
};

beforeEach(() => {
  document.documentElement.className = 'fonts';
  document.body.removeAttribute('style');
  document.body.replaceChildren(document.createElement('div'));
  document.body.firstElementChild!.id = 'root';
  Object.assign(globalThis, {
    DOMRect: class {
      constructor(
        readonly left: number,
        readonly top: number,
        readonly right: number,
        readonly bottom: number,
      ) {}
    },
  });
});

it('what a failed release did to the document is undone, and nothing else', () => {
  const states = createDocumentStates(document);
  const before = append(2000, 2000);
  states.remember('story@2');
  document.documentElement.className = 'gone';
  document.documentElement.toggleAttribute('data-night', true);
  document.body.style.display = 'none';
  document.getElementById('root')!.hidden = true;
  const [cover, small] = [append(2000, 2000), append(200, 200)];
  states.restore('story@2');
  expect(document.documentElement.className).toBe('fonts');
  expect(document.documentElement.hasAttribute('data-night')).toBe(true);
  expect(document.body.hasAttribute('style')).toBe(false);
  expect(document.getElementById('root')!.hidden).toBe(false);
  expect([before, cover, small].map(({ isConnected }) => isConnected)).toEqual([true, false, false]);
  expect(before.style.display).toBe('');
});

it('what React renders into body stays for React to remove, and is hidden only if it covers the page', async () => {
  const states = createDocumentStates(document);
  states.remember('story@2');
  const container = document.createElement('div');
  const mounted = append(200, 200);
  const root = createRoot(container);
  const inner = createRoot(mounted);
  act(() => {
    root.render(createPortal(createElement('p', null, 'of another remote'), document.body));
    inner.render('its own root');
  });
  const [note] = document.body.querySelectorAll('p');
  states.restore('story@2');
  expect([note!.isConnected, mounted.isConnected]).toEqual([true, true]);
  expect([note!.style.display, mounted.style.display]).toEqual(['', '']);
  states.remember('story@3');
  const cover = append(2000, 2000);
  const covering = createRoot(cover);
  act(() => covering.render('over everything'));
  states.restore('story@3');
  expect([cover.isConnected, cover.style.display]).toEqual([true, 'none']);
  // React throws when what it removes is gone.
  act(() => {
    for (const one of [root, inner, covering]) one.unmount();
  });
  expect(document.body.querySelector('p')).toBeNull();
});

it('it does not come back with a release that was started later and fails as well', () => {
  const states = createDocumentStates(document);
  states.remember('story@2');
  document.body.style.display = 'none';
  states.remember('auth@2');
  document.documentElement.className = 'modal';
  states.restore('story@2');
  expect([document.body.style.display, document.documentElement.className]).toEqual(['', 'fonts']);
  states.restore('auth@2');
  expect([document.body.style.display, document.documentElement.className]).toEqual(['', 'fonts']);
});

it('dialogs of the host and of other remotes stay, and the page scrolls when they are closed', () => {
  const states = createDocumentStates(document);
  const { style } = document.documentElement;
  style.setProperty('overflow-y', 'hidden');
  style.setProperty('scrollbar-gutter', 'stable');
  style.setProperty('color', 'red');
  states.remember('story@2');
  // The dialog that was open when the release started is closed, and another one is opened.
  style.removeProperty('overflow-y');
  style.removeProperty('scrollbar-gutter');
  style.setProperty('color', 'blue');
  const dialog = append(2000, 2000);
  dialog.toggleAttribute('data-base-ui-portal', true);
  states.restore('story@2');
  expect(dialog.style.display).toBe('');
  expect(style.cssText).toBe('color: red;');
});
