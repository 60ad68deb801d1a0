import type { Candidate } from './remote-catalog.ts';

/** URLs of the folders of a release: its primary and its fallback location, but never the site's root. */
export const releaseFoldersOf = ({ entry }: Candidate, base: string): string[] =>
  [entry.url, ...(entry.fallbackUrl ? [entry.fallbackUrl] : [])]
    .map((url) => new URL('.', new URL(url, base)).href)
    .filter((folder) => folder !== new URL('/', base).href);

/**
 * Disables the stylesheets of a release that failed, and enables them when it is tried again. They stay in the document,
 * because a bundler's runtime loads each of them only once. `enable` and `disable` take the URLs of the release's folders.
 */
export const createReleaseStyles = (document: Document) => {
  const disabled = new Set<string>();
  const isDisabled = (href: string): boolean => [...disabled].some((folder) => href.startsWith(folder));
  const update = (): void => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]'))
      link.toggleAttribute('disabled', isDisabled(link.href));
  };

  return {
    isDisabled,
    disable: (folders: readonly string[]): void => {
      for (const folder of folders) disabled.add(folder);
      update();
    },
    enable: (folders: readonly string[]): void => {
      const deleted = folders.filter((folder) => disabled.delete(folder));
      if (deleted.length > 0) update();
    },
  };
};
