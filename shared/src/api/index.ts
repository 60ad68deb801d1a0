import { createAuthApi } from './auth-api.ts';
import { type ApiWorld, createRequester } from './request.ts';
import { createStoryWorldApi } from './story-world-api.ts';

export * from './api-error.ts';
export { type AuthOutcome, EXPIRED_FLOWS } from './auth-api.ts';
export { randomId } from './random-id.ts';
export type { ApiWorld } from './request.ts';

/** The typed client for every call of the product; one is built by the host and handed on by value. */
export const createApi = (world: ApiWorld) => {
  const request = createRequester(world);
  return { ...createStoryWorldApi(world, request), ...createAuthApi(world, request) };
};
export type Api = ReturnType<typeof createApi>;
