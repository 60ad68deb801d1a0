import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStore } from '@weaversworld/deploy/store';
import { addRelease, rampRelease, releaseName } from '@weaversworld/shared/releases';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountsDeps } from '../accounts/accounts-deps.ts';
import { deleteExpired } from '../accounts/purge.ts';
import { createRampedSite } from '../testing/ramped-site.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let dir: string;
let server: TestServer;
const open = async (env: Record<string, string> = {}) => {
  server = await startTestServer({ SITE_DIR: dir, ...env });
};

beforeEach(() => {
  dir = createRampedSite();
});
afterEach(async () => {
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

const reportOf = (release: string, outcome: string, more: object = {}) => ({
  remote: 'story',
  release,
  outcome,
  ms: 20,
  ...more,
});
const BEACON = { 'content-type': 'text/plain;charset=UTF-8', origin: 'http://localhost' };
interface Sender {
  ip?: string;
  /** The page load that the reports are about. */
  load?: string;
  headers?: Record<string, string | undefined>;
}
const sendReports = (reports: unknown[], { load, headers, ...options }: Sender = {}) =>
  server.client().post('/releases/report', JSON.stringify({ load, reports }), {
    csrf: false,
    ...options,
    headers: Object.fromEntries(
      Object.entries({ ...BEACON, ...headers }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    ),
  });
/** Sends one report from each of so many networks. */
const sendFrom = async (networks: number, report: unknown, prefix = '198.51') => {
  for (let n = 0; n < networks; n += 1) await sendReports([report], { ip: `${prefix}.${n}.7` });
};
/** Loads and failures of a release, as the operator reads them. */
const countsOf = async (release: string): Promise<[number, number]> => {
  const { body } = await server.client().get('/releases/health');
  const found = body.releases.find((one: { release: string }) => one.release === release);
  return found ? [found.loads, found.failures] : [0, 0];
};
const state = () =>
  createStore({ dir })
    .current()
    .registry.microFrontends.story!.map((entry) => [releaseName(entry), entry.deployment.traffic]);

describe('reports of releases', () => {
  it('are counted by release and returned', async () => {
    await open();
    await sendReports([reportOf('1.0.0-a', 'ok'), reportOf('1.0.0-b', 'fell-back', { cause: 'chunk' })]);
    await sendReports([reportOf('1.0.0-a', 'ok', { ms: 40 }), reportOf('1.0.0-z', 'ok'), { nonsense: true }]);
    expect((await server.client().get('/releases/health')).body.releases).toEqual([
      { remote: 'story', release: '1.0.0-a', loads: 2, failures: 0, ms: 30, vitals: {} },
      { remote: 'story', release: '1.0.0-b', loads: 1, failures: 1, ms: 20, vitals: {} },
    ]);
  });

  it.each(['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'])(
    'of a remote named %s are ignored',
    async (remote) => {
      await open();
      const report = reportOf('1.0.0-a', 'failed').release;
      const response = await server
        .client()
        .post(
          '/releases/report',
          `{"reports":[{"remote":"${remote}","release":"${report}","outcome":"ok","ms":1}]}`,
          {
            csrf: false,
            headers: BEACON,
          },
        );
      expect([response.status, response.body]).toEqual([204, '']);
      expect((await server.client().get('/releases/health')).body.releases).toEqual([]);
    },
  );

  it.each([
    ['text/plain', 'not json'],
    ['text/plain', '{"reports":3}'],
    ['text/plain', '[]'],
    ['text/plain', 'null'],
    ['text/plain', ''],
    ['application/json', ''],
    ['application/json', 'null'],
    ['application/json', '"reports"'],
    ['application/json', '{"reports":[{"__proto__":1}]}'],
  ])('are rejected when they are %s: %s', async (type, text) => {
    await open();
    const options = { csrf: false as const, headers: { ...BEACON, 'content-type': type } };
    expect((await server.client().post('/releases/report', text, options)).status).toBe(400);
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site by an old browser', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a client that names none', { origin: undefined }],
  ])('are rejected from %s', async (_what, headers) => {
    await open();
    expect((await sendReports([reportOf('1.0.0-b', 'failed')], { headers })).status).toBe(403);
    expect(await countsOf('1.0.0-b')).toEqual([0, 0]);
  });

  it('are counted once per network and hour, whatever they say: an IPv4 /24 or an IPv6 /48', async () => {
    await open({ RATE_LIMITS: 'on' });
    const ok = reportOf('1.0.0-b', 'ok');
    const failed = reportOf('1.0.0-b', 'failed');
    for (const ip of ['198.51.100.1', '198.51.100.200', '::ffff:198.51.100.3'])
      for (const report of [ok, failed]) await sendReports(Array(50).fill(report), { ip });
    expect(await countsOf('1.0.0-b')).toEqual([1, 0]);
    for (const ip of ['2001:db8:7:1::1', '2001:db8:7:ffff::2']) await sendReports([failed, ok], { ip });
    expect(await countsOf('1.0.0-b')).toEqual([2, 1]);
    server.advance(3_600_000);
    await sendReports([failed], { ip: '198.51.100.1' });
    expect(await countsOf('1.0.0-b')).toEqual([3, 2]);
  });

  it('of a failure after a success replace it when they are about the same page load', async () => {
    await open({ RATE_LIMITS: 'on' });
    const [ok, late] = [reportOf('1.0.0-b', 'ok'), reportOf('1.0.0-b', 'failed', { cause: 'render' })];
    await sendReports([ok], { load: 'one' });
    for (let times = 0; times < 2; times += 1) await sendReports([late], { load: 'one' });
    await sendReports([late], { load: 'two' });
    expect(await countsOf('1.0.0-b')).toEqual([1, 1]);
  });
});

describe('the counts', () => {
  const remote = { ip: '203.0.113.9' };
  const withToken = (token: string) => ({ ...remote, headers: { authorization: `Bearer ${token}` } });
  const TOKEN = 'a long secret that only the operator has';

  it('are readable on this machine, and elsewhere with the operator’s token only', async () => {
    await open({ OPERATOR_TOKEN: TOKEN });
    const read = async (options: object) => (await server.client().get('/releases/health', options)).status;
    expect(await read({})).toBe(200);
    expect(await read(remote)).toBe(401);
    expect(await read(withToken('a long secret that is not the operator’s'))).toBe(401);
    expect(await read(withToken(TOKEN))).toBe(200);
    expect(await read({ headers: { 'x-forwarded-for': '203.0.113.9' } })).toBe(401);
  });

  it('need the token on this machine too once the site is published', async () => {
    await open({ OPERATOR_TOKEN: TOKEN, PUBLIC_ORIGIN: 'https://stories.example' });
    const read = async (options: object) => (await server.client().get('/releases/health', options)).status;
    expect(await read({})).toBe(401);
    expect(await read({ headers: { authorization: `Bearer ${TOKEN}` } })).toBe(200);
  });

  it('are readable on this machine only without such a token', async () => {
    await open();
    for (const options of [remote, withToken(''), withToken('undefined')])
      expect((await server.client().get('/releases/health', options)).status).toBe(401);
  });
});

describe('a failing ramp', () => {
  it('is halted by the server, with the figures in the history and the page', async () => {
    await open();
    const page = { headers: { accept: 'text/html' } };
    expect((await server.client().get('/weaversworld', page)).body).toContain('1.0.0-b');
    await sendFrom(8, reportOf('1.0.0-b', 'fell-back', { cause: 'entry' }));
    await expect.poll(state).toEqual([
      ['1.0.0-a', 100],
      ['1.0.0-b', 0],
    ]);
    const last = createStore({ dir }).history().at(-1);
    expect(last).toMatchObject({ author: 'server', action: 'halt', release: '1.0.0-b' });
    expect(last?.reason).toMatch(/^8 of 8 page loads failed, of the default 0 of 0/);
    expect((await server.client().get('/weaversworld', page)).body).not.toContain('1.0.0-b');
    expect(readFileSync(join(dir, 'index.html'), 'utf8')).not.toContain('1.0.0-b');
  });

  it('that was halted and is ramped again is checked anew, with the counts from the next full hour on', async () => {
    await open();
    const fail = async (times: number) => {
      for (let n = 0; n < times; n += 1) await sendReports([reportOf('1.0.0-b', 'failed')]);
    };
    await fail(8);
    await expect.poll(() => state()[1]).toEqual(['1.0.0-b', 0]);
    createStore({ dir }).change({ author: 'anna', action: 'ramp' }, (registry, change) =>
      rampRelease(registry, 'story', '1.0.0-b', { ...change, share: 50, salt: 't', again: true }),
    );
    await fail(1);
    server.advance(3_600_000);
    await fail(8);
    await expect.poll(() => state()[1]).toEqual(['1.0.0-b', 0]);
    const halts = createStore({ dir })
      .history()
      .filter(({ action }) => action === 'halt');
    expect(halts.map(({ reason }) => reason.slice(0, 6))).toEqual(['8 of 8', '8 of 8']);
  });

  it('cannot be faked by the addresses of one household, or by a few networks', async () => {
    await open({ RATE_LIMITS: 'on' });
    const failed = reportOf('1.0.0-b', 'failed');
    for (let n = 0; n < 9; n += 1)
      for (const ip of [`192.0.2.${n}`, `2001:db8:7:${n}::1`]) await sendReports([failed, failed], { ip });
    await sendFrom(5, failed);
    expect(await countsOf('1.0.0-b')).toEqual([7, 7]);
    expect(state()[1]).toEqual(['1.0.0-b', 50]);
  });

  it('cannot be faked by one network that fails every hour, also through restarts; eight networks halt it', async () => {
    await open({ RATE_LIMITS: 'on', DATA_DIR: join(dir, 'data') });
    const failed = reportOf('1.0.0-b', 'failed');
    for (let hour = 0; hour < 9; hour += 1) {
      await sendReports([failed], { ip: '198.51.100.7' });
      server.advance(3_600_000);
    }
    expect(await countsOf('1.0.0-b')).toEqual([9, 9]);
    await sendFrom(6, failed);
    // Closing waits for the checks.
    await server.close();
    expect(state()[1]).toEqual(['1.0.0-b', 50]);
    await open({ RATE_LIMITS: 'on', DATA_DIR: join(dir, 'data') });
    await sendFrom(6, failed);
    await server.close();
    expect(state()[1]).toEqual(['1.0.0-b', 50]);
    await open({ RATE_LIMITS: 'on', DATA_DIR: join(dir, 'data') });
    await sendReports([failed], { ip: '203.0.113.7' });
    await expect.poll(() => state()[1]).toEqual(['1.0.0-b', 0]);
  });

  it('leaves only hashes of its networks in the database, and those for 30 days', async () => {
    await open({ RATE_LIMITS: 'on', DATA_DIR: join(dir, 'data') });
    const hashes = async () =>
      (await server.deps.db.selectFrom('release_failing_networks').select('network').execute()).map(
        ({ network }) => network,
      );
    for (const release of ['1.0.0-a', '1.0.0-b'])
      await sendReports([reportOf(release, 'failed')], { ip: '198.51.100.7' });
    expect(new Set(await hashes()).size).toBe(2);
    for (const hash of await hashes()) expect(hash).toMatch(/^[\w-]{43}$/);
    await server.deps.db
      .updateTable('release_failing_networks')
      .set({ hour: Math.floor(Date.now() / 3_600_000) - 30 * 24 - 1 })
      .where('release', '=', '1.0.0-a')
      .execute();
    await deleteExpired(server.deps as AccountsDeps);
    expect(await hashes()).toHaveLength(1);
  });

  it('is not hidden by a flood of successes from a few networks', async () => {
    await open({ RATE_LIMITS: 'on' });
    for (let n = 0; n < 200; n += 1)
      await sendReports(Array(50).fill(reportOf('1.0.0-b', 'ok')), { ip: `203.0.113.${n}`, load: `l${n}` });
    await sendFrom(8, reportOf('1.0.0-b', 'failed'));
    await expect.poll(() => state()[1]).toEqual(['1.0.0-b', 0]);
  });
});

describe('the page for a visitor', () => {
  it('has preload links for the modules of the release that this browser will load, and their hashes', async () => {
    await open();
    const pageFor = async (visitor: string) => {
      const headers = { accept: 'text/html', cookie: `ww_visitor=${visitor}` };
      return String((await server.client().get('/weaversworld', { headers })).body);
    };
    const links = new Set<string | undefined>();
    for (let n = 0; n < 20; n += 1)
      links.add(/modulepreload" href="([^"]+)"/.exec(await pageFor(`visitor-${n}`))?.[1]);
    expect([...links].sort()).toEqual([
      '/remotes/story/1.0.0-a/remoteEntry.js',
      '/remotes/story/1.0.0-b/remoteEntry.js',
    ]);
    const html = await pageFor('any');
    expect(html).toMatch(/"integrity":\{[^}]*"\/remotes\/story\/1\.0\.0-a\/remoteEntry\.js":"sha384-/);
    expect(html.indexOf('modulepreload')).toBeGreaterThan(html.indexOf('importmap'));
  });

  it('includes the manifest of a release that has one as its entry, and preloads the module that it names', async () => {
    const store = createStore({ dir });
    const from = join(dir, 'builds/a');
    const manifest = {
      metaData: { publicPath: 'auto', remoteEntry: { path: '', name: 'remoteEntry.js', type: 'module' } },
      exposes: [],
    };
    writeFileSync(join(from, 'mf-manifest.json'), JSON.stringify(manifest));
    const info = { name: 'auth', version: '1.0.0', contract: '^1.0.0', mounts: ['/accounts'], slots: [] };
    const entry = store.addFiles(from, { ...info, build: 'm', entry: 'mf-manifest.json' });
    store.change({ author: 'anna', action: 'publish' }, (registry, change) =>
      rampRelease(addRelease(registry, 'auth', entry, change), 'auth', '1.0.0-m', {
        ...change,
        share: 100,
        salt: 's',
      }),
    );
    await open();
    const headers = { accept: 'text/html' };
    const html = String((await server.client().get('/accounts/login', { headers })).body);
    expect(html).toContain(`"manifests":{"/remotes/auth/1.0.0-m/mf-manifest.json":{"metaData":`);
    expect(html).toContain('modulepreload" href="/remotes/auth/1.0.0-m/remoteEntry.js"');
    expect(html).toContain('modulepreload" href="/remotes/auth/1.0.0-m/remoteEntry.js"');
  });

  it.each([
    ['/weaversworld', ['remoteEntry.js', 'assets/home.js']],
    ['/', ['remoteEntry.js', 'assets/home.js']],
    ['/weaversworld/story/7', ['remoteEntry.js', 'assets/reader.js', 'assets/reader.css']],
    ['/weaversworld/else/where', ['remoteEntry.js']],
    ['/accounts/login', []],
  ])('of %s preloads %j, each with its hash', async (path, files) => {
    await open();
    const html = String((await server.client().get(path, { headers: { accept: 'text/html' } })).body);
    const links = [
      ...html.matchAll(
        /<link rel="(modulepreload|preload" as="style)" href="([^"]+)" integrity="(sha384-[^"]+)">/g,
      ),
    ];
    expect(links.map(([, , href]) => href!.replace('/remotes/story/1.0.0-a/', ''))).toEqual(files);
    expect(links.map(([, rel]) => rel!.startsWith('preload'))).toEqual(
      files.map((file) => file.endsWith('.css')),
    );
  });

  it('does not grow with releases that wait for a ramp, and holds those that a tester chose', async () => {
    const store = createStore({ dir });
    const publish = (build: string) => {
      const from = join(dir, 'builds', build);
      mkdirSync(from, { recursive: true });
      writeFileSync(join(from, 'remoteEntry.js'), build);
      const info = {
        name: 'story',
        version: '1.0.0',
        contract: '^1.0.0',
        mounts: ['/weaversworld'],
        slots: [],
      };
      const entry = store.addFiles(from, { ...info, build });
      store.change({ author: 'anna', action: 'publish' }, (registry, change) =>
        addRelease(registry, 'story', entry, change),
      );
    };
    publish('w0');
    await open();
    const pageWith = async (cookie = '') =>
      String((await server.client().get('/weaversworld', { headers: { accept: 'text/html', cookie } })).body);
    const one = (await pageWith()).length;
    for (let n = 1; n <= 9; n += 1) publish(`w${n}`);
    expect(Math.abs((await pageWith()).length - one)).toBeLessThan(100);
    expect(await pageWith()).not.toContain('1.0.0-w3/remoteEntry.js":"sha384-');
    const chosen = await pageWith(`ww_release=${encodeURIComponent('story@1.0.0-w3')}`);
    expect(chosen).toContain('1.0.0-w3/remoteEntry.js":"sha384-');
  });

  it('includes the current settings, and none that are not JSON', async () => {
    await open();
    const bootstrapSettings = async () => {
      const html = String((await server.client().get('/', { headers: { accept: 'text/html' } })).body);
      return JSON.parse(/id="ww-releases">([^<]+)</.exec(html)?.[1] ?? '{}').settings;
    };
    expect(await bootstrapSettings()).toEqual({});
    writeFileSync(join(dir, 'settings.json'), '{"liveUrl": "/ws/two/"}');
    expect(await bootstrapSettings()).toEqual({ liveUrl: '/ws/two/' });
    writeFileSync(join(dir, 'settings.json'), '{');
    expect(await bootstrapSettings()).toBeUndefined();
  });

  it('allows scripts and sockets of a tester’s origin only when the settings name it', async () => {
    writeFileSync(join(dir, 'settings.json'), '{"overrideOrigins":["http://localhost:3102"]}');
    await open();
    const { headers } = await server.client().get('/weaversworld', { headers: { accept: 'text/html' } });
    const policy = headers['content-security-policy'];
    expect(policy).toContain("script-src 'self' http://localhost:3102 'sha256-");
    expect(policy).toMatch(/connect-src [^;]* ws:\/\/localhost:3102;/);
  });
});

describe('what releases cost', () => {
  const cost = (release: string, metric: string, value: number) => ({
    remote: 'story',
    release,
    metric,
    value,
  });
  const sendCosts = (network: number, vitals: unknown[], prefix = '198.51') =>
    server.client().post('/releases/report', JSON.stringify({ load: `load-${prefix}-${network}`, vitals }), {
      csrf: false,
      ip: `${prefix}.${network}.7`,
      headers: BEACON,
    });
  const vitalsOf = async (release: string) => {
    const { body } = await server.client().get('/releases/health');
    return body.releases.find((one: { release: string }) => one.release === release)?.vitals;
  };

  it('is the value that three of four page loads do not exceed, one load of each network', async () => {
    await open();
    await sendReports([reportOf('1.0.0-a', 'ok')]);
    for (let n = 0; n < 8; n += 1)
      await sendCosts(n, [cost('1.0.0-a', 'lcp', n < 6 ? 900 : 99_999), cost('1.0.0-a', 'cls', 40)]);
    await sendCosts(0, [cost('1.0.0-a', 'lcp', 9000)]);
    await sendCosts(9, [
      cost('1.0.0-z', 'lcp', 9000),
      cost('1.0.0-a', 'colour', 1),
      cost('1.0.0-a', 'inp', -1),
    ]);
    expect(await vitalsOf('1.0.0-a')).toEqual({ lcp: { p75: 1000, loads: 8 }, cls: { p75: 50, loads: 8 } });
    expect((await sendCosts(10, [])).status).toBe(400);
  });

  it.each([
    ['answers slowly', 'inp', 90, 900],
    ['renders without end', 'commits', 60, 1200],
    ['leaks memory', 'heap', 120, 300],
  ])(
    'halts a ramp that %s much more often than the default, and not for the time of its download',
    async (_what, metric, good, poor) => {
      await open();
      for (let n = 0; n < 100; n += 1)
        await sendCosts(n, [cost('1.0.0-a', metric, n === 0 ? poor : good)], '198.51');
      for (let n = 0; n < 16; n += 1) await sendCosts(n, [cost('1.0.0-b', 'lcp', 9000)], '198.52');
      await sendReports([reportOf('1.0.0-a', 'ok')]);
      expect(state()).toEqual([
        ['1.0.0-a', 50],
        ['1.0.0-b', 50],
      ]);
      for (let n = 0; n < 16; n += 1) await sendCosts(n, [cost('1.0.0-b', metric, poor)], '198.53');
      await vi.waitFor(() =>
        expect(state()).toEqual([
          ['1.0.0-a', 100],
          ['1.0.0-b', 0],
        ]),
      );
      const { extras } = createStore({ dir }).current().registry.microFrontends.story![1]!;
      expect(extras.weaversworld?.halted?.reason).toMatch(
        /of \d+ page loads were slow, shifted, rendered without end or took too much memory, of the default 1 of 100/,
      );
    },
  );
});
