import { tsImport } from 'tsx/esm/api';

/* Entry point of the worker thread in development and tests, where the server runs from TypeScript. */
export const { pointsOf } = await tsImport('./second-opinion-task.ts', import.meta.url);
