import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import {
  AuthResponseBody,
  Character,
  ChildProfile,
  Id,
  PagePatch,
  ShareToggle,
  StoryState,
  StoryWorldError,
  User,
} from '@weaversworld/shared/contract';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import pino from 'pino';
import { z } from 'zod';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openDb } from './db/open-db.ts';
import { pathKind } from './http/paths.ts';
import { embeddedEngine } from './story-world/embedded-engine.ts';

/** Response schemas that the document refers to by name instead of repeating them. */
const NAMED_SCHEMAS = {
  AuthResponseBody,
  Character,
  ChildProfile,
  PagePatch,
  ShareToggle,
  StoryState,
  StoryWorldError,
  User,
};
const schemaRegistry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) schemaRegistry.add(schema, { id });

const zodToJsonConfig: NonNullable<Parameters<typeof createJsonSchemaTransform>[0]['zodToJsonConfig']> = {
  override: ({ zodSchema, jsonSchema }) => {
    // Responses may have more fields than the contract, which strips unknown ones where it reads them.
    delete jsonSchema.additionalProperties;
    // The contract normalizes ids with a transform, which JSON Schema cannot express.
    if (zodSchema === Id) jsonSchema.type = ['integer', 'string'];
  },
};
const toJsonSchema = createJsonSchemaTransform({ schemaRegistry, zodToJsonConfig });

/** Adds the named schemas as components, without the unused request variants that the transform creates too. */
const addComponents: SwaggerTransformObject = (parts) => {
  const document = createJsonSchemaTransformObject({ schemaRegistry, zodToJsonConfig })(parts);
  if (!('components' in document)) return document;
  const schemas = document.components?.schemas ?? {};
  for (const name of Object.keys(schemas)) if (!(name in NAMED_SCHEMAS)) delete schemas[name];
  return document;
};

/** The OpenAPI 3.1 document of every route, generated from the route schemas on a server with an empty database. */
export const buildOpenApiDocument = async () => {
  const store = await openDb(':memory:');
  const { app } = await buildApp({
    config: readConfig({ DATA_DIR: ':memory:', SITE_DIR: './no-site', LOG_LEVEL: 'silent' }),
    db: store.db,
    log: pino({ level: 'silent' }),
    secretKey: Buffer.alloc(32),
    engine: embeddedEngine,
    beforeRoutes: async (instance) => {
      await instance.register(swagger, {
        openapi: {
          openapi: '3.1.0',
          info: { title: "Weaver's World", version: '1' },
          components: {
            securitySchemes: {
              session: { type: 'apiKey', in: 'cookie', name: 'sessionid' },
              csrf: { type: 'apiKey', in: 'header', name: 'X-CSRFToken' },
              operatorToken: { type: 'http', scheme: 'bearer' },
            },
          },
        },
        transformObject: addComponents,
        transform: (route) => {
          const error = pathKind(route.url) === 'auth' ? AuthResponseBody : StoryWorldError;
          const declared = route.schema?.response as object | undefined;
          const response = { ...declared, '4xx': error, '5xx': error };
          return toJsonSchema({ ...route, schema: { ...route.schema, response } });
        },
      });
    },
  });
  await app.ready();
  const document = app.swagger();
  await app.close();
  await store.close();
  return document;
};
