import { WORKER_URL } from './offline-caches.ts';

/** TypeScript's DOM library does not know Trusted Types yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** A window, as far as it has Trusted Types. */
export type TrustedTypesScope = Window & { trustedTypes?: TrustedTypes | undefined };

/**
 * The worker's URL as `register` takes it. The site's Content-Security-Policy demands Trusted Types and allows one policy, by
 * this name and once: it is created here, before any remote runs, and allows this URL only. Null where the site's policy
 * does not allow it.
 */
export const createWorkerUrl = (scope: TrustedTypesScope): string | null => {
  if (!scope.trustedTypes) return WORKER_URL;
  try {
    const policy = scope.trustedTypes.createPolicy('weaversworld-service-worker', {
      createScriptURL: (url) => {
        if (url !== WORKER_URL) throw new TypeError(`${url} is not the service worker.`);
        return url;
      },
    });
    return policy.createScriptURL(WORKER_URL);
  } catch {
    return null;
  }
};
