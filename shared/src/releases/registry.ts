import { z } from 'zod';

/*
 * The registry says which releases of each remote exist. It is a frontend-discovery `v1-pre` document, so that other
 * tools can read it; what is ours stands under `extras.weaversworld`. Documents that others wrote are read as well:
 * every field but `url` may be missing.
 */

/** Where a release is mounted and what it needs; our own part of a registry entry. */
export const ReleaseExtras = z.object({
  /** Name of the build, e.g. `0.1.0-ab12cd34ef`. */
  release: z.string().min(1),
  /** Shuffles this remote's visitors; a new ramp gets a new one. */
  salt: z.string().default(''),
  /** Range of Shell contracts it runs in, as a caret range: `^1.0.0`. */
  contract: z.string().regex(/^\^\d+\.\d+\.\d+$/),
  /** Path prefixes whose screens are this remote's. */
  mounts: z.array(z.string().startsWith('/')).default([]),
  /** Places in other remotes' screens that it fills. */
  slots: z.array(z.string()).default([]),
  /** sha384 of every file, by path relative to the entry's folder. */
  files: z.record(z.string(), z.string()).default({}),
});
export type ReleaseExtras = z.infer<typeof ReleaseExtras>;

/** One release of one remote in the document. */
export const RegistryEntry = z.object({
  url: z.string().min(1),
  fallbackUrl: z.string().optional(),
  metadata: z
    .object({ integrity: z.string().optional(), version: z.string().default('0.0.0') })
    .default({ version: '0.0.0' }),
  deployment: z
    .object({ traffic: z.number().min(0).max(100).default(0), default: z.boolean().default(false) })
    .default({ traffic: 0, default: false }),
  extras: z.object({ weaversworld: ReleaseExtras.optional() }).default({}),
});
export type RegistryEntry = z.infer<typeof RegistryEntry>;

/** The whole document. */
export const Registry = z.object({
  schema: z.string().optional(),
  microFrontends: z.record(z.string(), z.array(RegistryEntry).min(1)),
});
export type Registry = z.infer<typeof Registry>;

/** The schema the document names as its own. */
export const REGISTRY_SCHEMA =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
