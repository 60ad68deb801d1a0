import { HOST_CHOICE_KEY, HOST_FAILED_EVENT } from '@weaversworld/shared/releases';

/*
 * The inline script of index.html while a release of the host is being ramped. It picks the host's release in the browser, so
 * that a static server ramps the host as well as the reference server does, and goes back to the default when the picked one
 * does not start. It is text, because a bundler would rename what it refers to; a test compares it with `candidatesFor`.
 */

/** A release of the host that a page may run. */
export interface HostChoice {
  release: string;
  /** Visitors whose bucket is below this get it; 10,000 for the default, which comes last. */
  upTo: number;
  /** URLs, in the order in which they run. */
  scripts: string[];
  styles: string[];
}

interface HostPickerOptions {
  /** The ramped release first, the default last. */
  hosts: HostChoice[];
  /** Salt of the visitor buckets. */
  salt: string;
  /** URL that takes the reports. */
  reportUrl: string;
}

/** Local storage: a start of a ramped host that is under way; an entry that was not erased is of a page that hung. */
const HOST_START_KEY = 'ww.host-start';
/** MurmurHash3 as in murmur3.ts. */
const BUCKET = `
const bucketOf = (text) => {
  const rotate = (value, by) => (value << by) | (value >>> (32 - by));
  const mix = (word) => Math.imul(rotate(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593);
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(bytes.buffer);
  const whole = bytes.length - (bytes.length % 4);
  let hash = 0, tail = 0;
  for (let at = 0; at < whole; at += 4)
    hash = (Math.imul(rotate(hash ^ mix(view.getInt32(at, true)), 13), 5) + 0xe6546b64) | 0;
  for (let at = bytes.length - 1; at >= whole; at -= 1) tail = (tail << 8) | bytes[at];
  if (bytes.length > whole) hash ^= mix(tail);
  hash ^= bytes.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 10000;
};`;

const PICK = `
const last = hosts[hosts.length - 1];
const byName = (name) => hosts.find(({ release }) => release === name);
const randomId = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const report = (release, outcome, cause) => {
  const reports = [{ remote: 'host', release, outcome, cause, ms: Math.round(performance.now()) }];
  navigator.sendBeacon(reportUrl, JSON.stringify({ load: randomId(), reports }));
};
let host = last;
try {
  let visitor = localStorage.getItem('ww.visitor');
  if (!visitor) localStorage.setItem('ww.visitor', (visitor = randomId()));
  const named = new URLSearchParams(location.search).getAll('release').join().split(',');
  const wanted = named.filter((name) => name.startsWith('host@')).map((name) => byName(name.slice(5)))[0];
  const bucket = bucketOf(salt + ':' + visitor);
  host = wanted || byName(sessionStorage.getItem('${HOST_CHOICE_KEY}')) || hosts.find(({ upTo }) => bucket < upTo) || last;
  const start = JSON.parse(localStorage.getItem('${HOST_START_KEY}') || '{}');
  const age = Date.now() - start.at;
  if (host !== last && start.release === host.release && age > 10000 && age < 86400000) {
    if (!start.reported) {
      report(host.release, 'failed', 'hang');
      localStorage.setItem('${HOST_START_KEY}', JSON.stringify({ ...start, reported: true }));
    }
    host = last;
  }
  sessionStorage.setItem('${HOST_CHOICE_KEY}', host.release);
} catch {
  // Without storage a fallback could not be remembered.
  host = last;
}
document.documentElement.dataset.hostRelease = host.release;`;

const RUN = `
let isOver = host === last;
const end = () => {
  isOver = true;
  try { localStorage.removeItem('${HOST_START_KEY}'); } catch {}
};
const fail = (cause) => {
  if (isOver) return;
  end();
  report(host.release, 'fell-back', cause);
  sessionStorage.setItem('${HOST_CHOICE_KEY}', last.release);
  location.reload();
};
if (!isOver) {
  localStorage.setItem('${HOST_START_KEY}', JSON.stringify({ release: host.release, at: Date.now() }));
  addEventListener('pagehide', () => isOver || end());
  addEventListener('${HOST_FAILED_EVENT}', () => fail('render'));
}
const link = (rel, href, more) => document.head.append(Object.assign(document.createElement('link'), { rel, href, ...more }));
for (const script of host.scripts) link('modulepreload', script);
const styles = host.styles.map((href) => new Promise((onload, onerror) => link('stylesheet', href, { onload, onerror })));
// Modules that a document names run when it is complete; these must not run earlier.
const parsed = new Promise((done) =>
  document.readyState === 'loading' ? addEventListener('DOMContentLoaded', done, { once: true }) : done());
const watch = () => {
  if (isOver) return;
  const timer = setTimeout(() => fail('nothing-shown'), 10000);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    clearTimeout(timer);
    end();
  });
  observer.observe(document.getElementById('root'), { childList: true });
};
Promise.all([parsed, ...styles])
  .then(() => (watch(), host.scripts.reduce((before, script) => before.then(() => import(script)), Promise.resolve())))
  .catch(() => fail('entry'));`;

const toInlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The text of the inline script. */
export const hostPickerScript = ({ hosts, salt, reportUrl }: HostPickerOptions): string =>
  `((hosts, salt, reportUrl) => {${BUCKET}${PICK}${RUN}\n})(${[hosts, salt, reportUrl].map(toInlineJson).join(', ')});`;
