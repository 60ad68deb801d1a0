import { type Compiler, rspack } from '@rspack/core';

/** The module whose classes import what writes JSON Schema, so that tree shaking keeps it. */
const CLASSES = /zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;

/** Forms read `~standard` of a schema, which calls the second function; nothing calls what these return. */
const REPLACEMENT = `
const unavailable = () => { throw new Error('JSON Schema is not in the builds for browsers: see scripts/zod-without-json-schema.ts.'); };
export const createToJSONSchemaMethod = () => unavailable;
export const createStandardJSONSchemaMethod = () => unavailable;`;

/**
 * Leaves zod's code for JSON Schema out of a build: 4.6 KB of compressed script in every page. `toJSONSchema()` of a schema throws
 * there.
 */
export class ZodWithoutJsonSchema {
  apply(compiler: Compiler): void {
    compiler.options.module.rules.push({
      test: CLASSES,
      resolve: { alias: { '../core/json-schema-processors.js': false } },
    });
    new rspack.NormalModuleReplacementPlugin(/core\/to-json-schema\.js$/, (request) => {
      if (CLASSES.test(request.contextInfo?.issuer ?? ''))
        request.request = `data:text/javascript,${encodeURIComponent(REPLACEMENT)}`;
    }).apply(compiler);
  }
}
