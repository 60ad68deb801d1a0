import type { FastifyInstance } from 'fastify';
import { pathOf } from './paths.ts';

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/**
 * Collects the routes that are registered after this call. The function returned lists the methods of a URL's path; none
 * for a path without a route or with parameters.
 */
export const collectAllowedMethods = (app: FastifyInstance): ((url: string) => string[]) => {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ method, url }) => {
    const path = withoutSlash(url);
    methods.set(path, new Set([...(methods.get(path) ?? []), ...[method].flat()]));
  });
  return (url) => [...(methods.get(withoutSlash(pathOf(url))) ?? [])];
};
