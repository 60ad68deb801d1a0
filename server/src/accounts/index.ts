import type { FastifyInstance } from 'fastify';
import { registerAccountApi } from './account-api.ts';
import { registerAuthRoutes } from './auth-routes.ts';
import { registerChildProfiles } from './child-profiles.ts';
import type { AccountsContext } from './context.ts';

/** Every call about accounts, sessions and child profiles. */
export const registerAccounts = (app: FastifyInstance, context: AccountsContext): void => {
  registerAuthRoutes(app, context);
  registerAccountApi(app, context);
  registerChildProfiles(app, context);
};
