import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Product, startProduct } from './fixtures/product.ts';
import { ProductOrder, type SharedProduct, URL_VARIABLE } from './fixtures/shared-products.ts';

/**
 * Playwright's global setup: keeps the products that the tests of all workers share, one for each database and environment.
 * Each is started when a test first asks for it, and stopped after the run. Starting one takes a second or two of CPU time.
 */
const startSharedProducts = async (): Promise<() => Promise<void>> => {
  const started = new Map<string, Promise<Product>>();
  const answer = async (body: string): Promise<SharedProduct> => {
    const order = ProductOrder.parse(JSON.parse(body));
    const key = JSON.stringify(order);
    const product = started.get(key) ?? startProduct(order);
    started.set(key, product);
    const { origin, dataDir, siteDir } = await product;
    return { origin, dataDir, siteDir };
  };
  const server = createServer((request, response) => {
    text(request)
      .then(answer)
      .then((product) => response.end(JSON.stringify(product)))
      .catch((error: Error) => response.writeHead(500).end(error.message));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env[URL_VARIABLE] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    for (const product of await Promise.allSettled(started.values()))
      if (product.status === 'fulfilled') await product.value.remove();
  };
};
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default startSharedProducts;
