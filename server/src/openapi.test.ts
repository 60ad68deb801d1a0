import { Validator } from '@seriousme/openapi-schema-validator';
import pino from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openDb } from './db/open-db.ts';
import { buildOpenApiDocument } from './openapi.ts';
import { embeddedEngine } from './story-world/embedded-engine.ts';

interface Operation {
  summary?: string;
  parameters?: { name: string; in: string }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}
let paths: Record<string, Record<string, Operation>>;
let document: Awaited<ReturnType<typeof buildOpenApiDocument>>;
beforeAll(async () => {
  document = await buildOpenApiDocument();
  paths = document.paths as typeof paths;
});
const operations = () =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );

/** Every route of a server without a site, as `METHOD /path/{parameter}`. */
const registeredRoutes = async (): Promise<string[]> => {
  const routes: string[] = [];
  const store = await openDb(':memory:');
  const { app } = await buildApp({
    config: readConfig({ DATA_DIR: ':memory:', SITE_DIR: './no-site', LOG_LEVEL: 'silent' }),
    db: store.db,
    log: pino({ level: 'silent' }),
    secretKey: Buffer.alloc(32),
    engine: embeddedEngine,
    beforeRoutes: async (instance) => {
      instance.addHook('onRoute', ({ method, url }) => {
        for (const one of [method].flat())
          if (one !== 'HEAD') routes.push(`${one} ${url.replace(/:(\w+)/g, '{$1}')}`);
      });
    },
  });
  await app.close();
  await store.close();
  return routes;
};

it('is a valid OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(document).toMatchObject({ openapi: '3.1.0' });
});

it('covers every route of the server', async () => {
  const routes = await registeredRoutes();
  expect(routes.length).toBeGreaterThan(60);
  expect(
    operations()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(routes.sort());
});

it('gives every operation a summary, a documented success and the error format of its API', () => {
  for (const { name, operation } of operations()) {
    expect(operation.summary, name).toMatch(/\w/);
    expect(Object.keys(operation.responses).join(' '), name).toMatch(/(101|20\d).*4XX/i);
  }
});

it('names the schemas of the contract as components', () => {
  const schemas = 'components' in document ? (document.components?.schemas ?? {}) : {};
  expect(Object.keys(schemas).sort()).toEqual([
    'AuthResponseBody',
    'Character',
    'ChildProfile',
    'PagePatch',
    'ShareToggle',
    'StoryState',
    'StoryWorldError',
    'User',
  ]);
  expect(schemas).toMatchObject({ StoryState: { properties: { id: { type: ['integer', 'string'] } } } });
  const text = JSON.stringify(document);
  for (const [, name] of text.matchAll(/#\/components\/schemas\/(\w+)/g))
    expect(schemas).toHaveProperty([String(name)]);
  expect(paths['/weaversworld/api/stories/{id}/']?.get?.responses['200']).toMatchObject({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/StoryState' } } },
  });
});

it('documents the bodies of the calls that take one, with the field names of the contract', () => {
  const withoutBody = operations().filter(
    ({ name, operation }) => /^(POST|PUT|PATCH)/.test(name) && operation.requestBody === undefined,
  );
  expect(withoutBody.map(({ name }) => name)).toEqual([
    'POST /auth/email/verify/resend',
    'POST /_allauth/browser/v1/auth/email/verify/resend',
    'POST /account/authenticators/recovery-codes',
    'POST /_allauth/browser/v1/account/authenticators/recovery-codes',
    'POST /accounts/api/logout/',
    'POST /weaversworld/api/child-profiles/{id}/set-active/',
    'POST /weaversworld/api/migrate-session/{id}/',
    'POST /weaversworld/api/stories/{id}/pages/',
    'POST /weaversworld/api/stories/{id}/restore/',
    'POST /weaversworld/api/stories/{id}/toggle-sharing/',
  ]);
  expect(JSON.stringify(paths['/weaversworld/api/stories/']?.post?.requestBody)).toContain('desired_ending');
  expect(JSON.stringify(paths['/auth/login']?.post?.requestBody)).toContain(
    '"required":["email","password"]',
  );
  expect(paths['/weaversworld/api/stories/{id}/']?.get?.parameters).toMatchObject([
    { name: 'id', in: 'path' },
  ]);
});
