import swagger from '@fastify/swagger';
import { AuthResponseBody, StoryWorldError } from '@weaversworld/shared/contract';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import pino from 'pino';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openDb } from './db/open-db.ts';
import { pathKind } from './http/paths.ts';

const toJsonSchema = createJsonSchemaTransform({
  zodToJsonConfig: {
    // Responses may have more fields than the contract, which strips unknown ones where it reads them.
    override: ({ jsonSchema }) => void delete jsonSchema.additionalProperties,
  },
});

/** The OpenAPI 3.1 document of every route, generated from the route schemas on a server with an empty database. */
export const buildOpenApiDocument = async () => {
  const store = await openDb(':memory:');
  const { app } = await buildApp({
    config: readConfig({ DATA_DIR: ':memory:', SITE_DIR: './no-site', LOG_LEVEL: 'silent' }),
    db: store.db,
    log: pino({ level: 'silent' }),
    secretKey: Buffer.alloc(32),
    beforeRoutes: async (instance) => {
      await instance.register(swagger, {
        openapi: {
          openapi: '3.1.0',
          info: { title: "Weaver's World", version: '1' },
          components: {
            securitySchemes: {
              session: { type: 'apiKey', in: 'cookie', name: 'sessionid' },
              csrf: { type: 'apiKey', in: 'header', name: 'X-CSRFToken' },
            },
          },
        },
        transform: (route) =>
          toJsonSchema({
            ...route,
            schema: {
              ...route.schema,
              response: {
                ...(route.schema?.response as object | undefined),
                '4xx': pathKind(route.url) === 'auth' ? AuthResponseBody : StoryWorldError,
              },
            },
          }),
      });
    },
  });
  await app.ready();
  const document = app.swagger();
  await app.close();
  await store.close();
  return document;
};
