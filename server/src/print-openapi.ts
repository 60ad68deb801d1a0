import { buildOpenApiDocument } from './openapi.ts';

process.stdout.write(`${JSON.stringify(await buildOpenApiDocument(), null, 2)}\n`);
