import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { markNew } from './fixtures/app-builds.ts';
import { copyMarked } from './fixtures/marked-build.ts';
import { buildPrevious } from './fixtures/previous-version.ts';
import { type Product, startJourneyProduct } from './fixtures/product.ts';
import { markedBuild } from './fixtures/releases.ts';
import { BuildKind, ProductOrder, type SharedProduct, URL_VARIABLE } from './fixtures/run-wide.ts';
import { buildThirdParty, THIRD_PARTY_REMOTES } from './fixtures/third-party-bundlers.ts';

const BUILDS: Record<BuildKind, () => Promise<void>> = {
  previous: buildPrevious,
  new: async () => markNew(),
  marked: async () => {
    const dist = join(import.meta.dirname, '../mfe-story/dist');
    for (const mark of ['good', 'next'] as const) copyMarked(dist, markedBuild(mark), mark);
  },
  'third-party': async () => {
    for (const remote of THIRD_PARTY_REMOTES) await buildThirdParty(remote);
  },
};

/**
 * Playwright's global setup: makes what the tests of all workers share, when a test first asks for it. Products, one for each
 * database and environment, which are stopped after the run; starting one takes a second or two of CPU time. And builds.
 */
const serveSharedResources = async (): Promise<() => Promise<void>> => {
  const products = new Map<string, Promise<Product>>();
  const productOf = async (body: string): Promise<SharedProduct> => {
    const order = ProductOrder.parse(JSON.parse(body));
    const key = JSON.stringify(order);
    const product = products.get(key) ?? startJourneyProduct(order);
    products.set(key, product);
    const { origin, dataDir, siteDir } = await product;
    return { origin, dataDir, siteDir };
  };
  const builds = new Map<BuildKind, Promise<void>>();
  const makeBuild = async (body: string): Promise<null> => {
    const kind = BuildKind.parse(body);
    const build = builds.get(kind) ?? BUILDS[kind]();
    builds.set(kind, build);
    await build;
    return null;
  };
  const server = createServer((request, response) => {
    text(request)
      .then<unknown>(request.url === '/build' ? makeBuild : productOf)
      .then((answer) => response.end(JSON.stringify(answer)))
      .catch((error: Error) => response.writeHead(500).end(error.message));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env[URL_VARIABLE] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    for (const product of await Promise.allSettled(products.values()))
      if (product.status === 'fulfilled') await product.value.remove();
  };
};
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default serveSharedResources;
