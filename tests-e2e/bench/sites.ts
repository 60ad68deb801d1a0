import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { type Product, startProduct } from '../fixtures/product.ts';
import { startFront } from './h2-front.ts';
import { type Screen, visit } from './visit.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, 'dist/monolith');

/** A site behind its reverse proxy. */
export interface Site {
  name: string;
  origin: string;
  product: Product;
  close(): Promise<void>;
}

const open = async (name: string, product: Product): Promise<Site> => {
  const front = await startFront(product.origin);
  return {
    name,
    product,
    origin: front.origin,
    close: async () => {
      front.close();
      await product.remove();
    },
  };
};

/** The product as it is deployed: host, remotes and registry. `laySite` assembles another site than the built one. */
export const openFederated = async (
  laySite?: (dir: string) => void,
  env: Record<string, string> = {},
): Promise<Site> =>
  open(
    'federated',
    await startProduct({
      env: { RATE_LIMITS: 'off', ...env },
      ...(laySite ? { buildSite: laySite } : { changeSite: () => undefined }),
    }),
  );

const buildMonolith = (): void => {
  execFileSync(join(ROOT, 'node_modules/.bin/rspack'), ['build'], {
    cwd: join(import.meta.dirname, 'monolith'),
    env: { ...process.env, NODE_ENV: 'production', WW_OUT: OUT },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const name of readdirSync(join(OUT, 'assets'))) {
    if (!/\.(js|css)$/.test(name)) continue;
    const file = join(OUT, 'assets', name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
};

/** The same source as one build, served by the same server. */
export const openMonolith = async (): Promise<Site> => {
  buildMonolith();
  const changeSite = (site: string): void => {
    rmSync(site, { recursive: true });
    cpSync(OUT, site, { recursive: true });
  };
  return open('monolith', await startProduct({ env: { RATE_LIMITS: 'off' }, changeSite }));
};

/**
 * Gives the monolith the same advantage: its page preloads every file that the screen requests, as recorded in one visit,
 * and contains the settings.
 */
export const preloadAll = async (browser: Browser, monolith: Site, screen: Screen): Promise<void> => {
  const index = join(monolith.product.siteDir, 'index.html');
  const bare = readFileSync(join(OUT, 'index.html'), 'utf8').replace(
    '</head>',
    '<script type="application/json" id="ww-releases">{"settings":{}}</script></head>',
  );
  writeFileSync(index, bare);
  const { requests } = await visit(browser, monolith.origin, screen, null);
  const links = requests
    .filter(({ depth }) => depth > 2)
    .map(({ url }) => new URL(url).pathname)
    .flatMap((path) => {
      if (path.endsWith('.js')) return [`<link rel="modulepreload" href="${path}">`];
      return path.endsWith('.css') ? [`<link rel="preload" as="style" href="${path}">`] : [];
    });
  writeFileSync(index, bare.replace('</head>', `${links.join('')}</head>`));
};
