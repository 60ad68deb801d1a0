import { createAuthApi } from './auth-api.ts';
import { type ApiDeps, createHttpClient } from './http-client.ts';
import { createStoryWorldApi } from './story-world-api.ts';

export * from './api-error.ts';
export { type AuthResponse, EXPIRED_FLOWS } from './auth-api.ts';
export type { ApiDeps } from './http-client.ts';
export { randomId } from './random-id.ts';

/** The typed client of every API endpoint. The host creates one and passes it to the remotes as `shell.api`. */
export const createApi = (deps: ApiDeps) => {
  const http = createHttpClient(deps);
  return { ...createStoryWorldApi(deps, http), ...createAuthApi(deps, http) };
};
/** All calls of the server, by topic. */
export type Api = ReturnType<typeof createApi>;
