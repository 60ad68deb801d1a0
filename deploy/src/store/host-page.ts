import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  HOST,
  hostsInUse,
  mainHost,
  type Registry,
  type RegistryEntry,
  releaseName,
} from '@weaversworld/shared/releases';
import { type HostChoice, hostPickerScript } from './host-picker.ts';

const SCRIPT = /<script\b[^>]*\ssrc="([^"]+)"[^>]*><\/script>/g;
const STYLE = /<link\b[^>]*\srel="?stylesheet"?[^>]*>/g;
const HREF = /\shref="([^"]+)"/;
const BUCKETS_PER_PERCENT = 100;
const BUCKETS = 10_000;

const releaseFile = (dir: string, entry: RegistryEntry): string =>
  join(dir, 'remotes', HOST, releaseName(entry), 'index.html');

const withRelease = (html: string, release: string): string =>
  html.replace(/<html\b/i, `<html data-host-release="${release}"`);

/** The page of one release of the host, as built, with the release's name. Null when the store has no such page. */
export const hostTemplate = (dir: string, entry: RegistryEntry): string | null => {
  const file = releaseFile(dir, entry);
  return existsSync(file) ? withRelease(readFileSync(file, 'utf8'), releaseName(entry)) : null;
};

const choiceOf = (entry: RegistryEntry, html: string): HostChoice => ({
  release: releaseName(entry),
  upTo: entry.deployment.default ? BUCKETS : Math.round(entry.deployment.traffic * BUCKETS_PER_PERCENT),
  scripts: [...html.matchAll(SCRIPT)].map(([, src = '']) => src),
  styles: [...html.matchAll(STYLE)].map(([tag]) => HREF.exec(tag)?.[1] ?? ''),
});

/**
 * The page of the host that visitors get: as built, or while a release is being ramped with a script that picks one. Null for a
 * store that has the host's page only. `apiOrigin` takes the reports of a release that did not start.
 */
export const hostPage = (dir: string, registry: Registry, apiOrigin: string): string | null => {
  const main = mainHost(registry);
  const html = main && hostTemplate(dir, main);
  if (!main || !html) return null;
  const hosts = hostsInUse(registry).flatMap((entry) => {
    const page = hostTemplate(dir, entry);
    return page === null ? [] : [choiceOf(entry, page)];
  });
  if (hosts.length === 1) return html;
  const ramped = hostsInUse(registry)[0];
  const picker = hostPickerScript({
    hosts,
    salt: ramped?.extras.weaversworld?.salt ?? '',
    reportUrl: `${apiOrigin}/releases/report`,
  });
  const bare = html.replaceAll(SCRIPT, '').replaceAll(STYLE, '');
  const end = bare.indexOf('</head>');
  return `${bare.slice(0, end)}<script>${picker}</script>${bare.slice(end)}`;
};
