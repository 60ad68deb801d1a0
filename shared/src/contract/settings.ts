import { z } from '@weaversworld/shared/schema';

/** The run-time settings: a JSON file beside index.html that is read at start. Every key is optional. */
export const RuntimeSettings = z.object({
  /** Origin of the back end; empty means the page's own. */
  apiOrigin: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  storyApiBase: z.string().startsWith('/').default('/weaversworld/api'),
  /** Prefix of `/auth/…` and `/account/…`; a django-allauth deployment sets `/_allauth/browser/v1`. */
  authApiBase: z.union([z.literal(''), z.string().startsWith('/')]).default(''),
  accountApiBase: z.string().startsWith('/').default('/accounts/api'),
  /** Origins from which a tester may load a remote (`?release=story@http://localhost:3102`). Their integrity is not verified. */
  overrideOrigins: z.array(z.url({ protocol: /^https?$/ })).default([]),
  liveUrl: z.union([z.string().startsWith('/'), z.url({ protocol: /^wss?$/ })]).default('/ws/weaversworld/'),
});
export type RuntimeSettings = z.infer<typeof RuntimeSettings>;

/** The settings without a settings file: the page's own origin is the back end. */
export const DEFAULT_SETTINGS: RuntimeSettings = RuntimeSettings.parse({});
