// @vitest-environment jsdom

import { RegistryEntry } from '@weaversworld/shared/releases';
import { beforeEach, describe, expect, it } from 'vitest';
import { guardStyles } from './integrity.ts';
import { createReleaseStyles, releaseFoldersOf } from './release-styles.ts';

const BASE = 'https://stories.example/';
const add = (href: string): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return link;
};
beforeEach(() => document.head.replaceChildren());

describe('styles of a failed release', () => {
  it('are disabled, those of others are not, and are enabled when it is tried again', () => {
    const [bad, good, host] = ['remotes/story/2/a.css', 'remotes/story/1/a.css', 'main.css'].map((path) =>
      add(BASE + path),
    );
    const styles = createReleaseStyles(document);
    styles.disable([`${BASE}remotes/story/2/`]);
    expect([bad, good, host].map((link) => link!.hasAttribute('disabled'))).toEqual([true, false, false]);
    styles.enable([`${BASE}remotes/story/2/`]);
    expect(bad!.hasAttribute('disabled')).toBe(false);
  });

  it('are disabled when they are added after the failure', () => {
    const styles = createReleaseStyles(document);
    const original = Object.getOwnPropertyDescriptor(HTMLLinkElement.prototype, 'href')!;
    guardStyles(HTMLLinkElement, () => null, styles.isDisabled);
    styles.disable([`${BASE}remotes/story/2/`]);
    const late = add(`${BASE}remotes/story/2/late.css`);
    const other = add(`${BASE}remotes/story/1/late.css`);
    Object.defineProperty(HTMLLinkElement.prototype, 'href', original);
    expect([late, other].map((link) => link.hasAttribute('disabled'))).toEqual([true, false]);
  });

  it.each([
    [{ url: '/remotes/story/2/remoteEntry.js' }, [`${BASE}remotes/story/2/`]],
    [
      { url: '/remotes/story/2/remoteEntry.js', fallbackUrl: 'https://mirror.example/2/remoteEntry.js' },
      [`${BASE}remotes/story/2/`, 'https://mirror.example/2/'],
    ],
    [{ url: 'http://localhost:3102/remoteEntry.js' }, ['http://localhost:3102/']],
    [{ url: '/remoteEntry.js' }, []],
  ])('are below the folders of %j', (entry, folders) => {
    const candidate = { release: '2', unchecked: false, entry: RegistryEntry.parse(entry) };
    expect(releaseFoldersOf(candidate, `${BASE}weaversworld`)).toEqual(folders);
  });
});
