import { tsImport } from 'tsx/esm/api';

/* Entry point of the worker threads in development and tests, where the server runs from TypeScript. */
export const { plan, draw, describe, preview, portrait, card } = await tsImport(
  './story-tasks.ts',
  import.meta.url,
);
