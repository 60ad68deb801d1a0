import { z } from '@weaversworld/shared/schema';

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
  contract: z.string().regex(/^\^\d+\.\d+\.\d+$/, 'must be a caret range like ^1.0.0'),
  /** Path prefixes whose screens are this remote's. */
  mounts: z.array(z.string().startsWith('/')).default([]),
  /** Places in other remotes' screens that it fills. */
  slots: z.array(z.string()).default([]),
  /** sha384 of every file, by path relative to the entry's folder. */
  files: z.record(z.string(), z.string()).default({}),
  /** A halted release is given to nobody; `halted` says why. */
  status: z.enum(['live', 'halted']).default('live').catch('live'),
  halted: z.object({ at: z.string(), reason: z.string() }).optional().catch(undefined),
  /** Revision of the document this entry stands in; the same in every entry of ours. */
  revision: z.number().int().min(0).default(0).catch(0),
  /** Times in ISO 8601: copied to the store, last made the default, last taken from its visitors. */
  publishedAt: z.string().optional().catch(undefined),
  defaultAt: z.string().optional().catch(undefined),
  servedUntil: z.string().optional().catch(undefined),
  /** Since when its failures count, when it was ramped again after a halt; ISO 8601. */
  countedFrom: z
    .string()
    .refine((time) => !Number.isNaN(Date.parse(time)))
    .optional()
    .catch(undefined),
  /** Laid out by the build of a checkout, not published; the next build takes its place. */
  built: z.boolean().optional().catch(undefined),
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

const Lists = z.object({
  schema: z.string().optional().catch(undefined),
  microFrontends: z.record(z.string(), z.unknown()),
});

/**
 * Reads a document, whoever wrote it. One entry that makes no sense costs only itself: it is left out and complained
 * of. Throws when the whole is no such document.
 */
export const readRegistry = (value: unknown): { registry: Registry; complaints: string[] } => {
  const lists = Lists.safeParse(value);
  if (!lists.success) throw new Error(`This is no registry of releases: ${z.prettifyError(lists.error)}`);
  const complaints: string[] = [];
  const microFrontends: Registry['microFrontends'] = {};
  for (const [name, list] of Object.entries(lists.data.microFrontends)) {
    const entries = (Array.isArray(list) ? list : [list]).flatMap((one, index) => {
      const entry = RegistryEntry.safeParse(one);
      if (entry.success) return [entry.data];
      complaints.push(`${name}[${index}]: ${z.prettifyError(entry.error)}`);
      return [];
    });
    if (entries.length > 0) microFrontends[name] = entries;
  }
  return { registry: { schema: lists.data.schema, microFrontends }, complaints };
};

/** The document's revision: the highest that an entry of ours names, else 0. */
export const revisionOf = (registry: Registry): number =>
  Math.max(
    0,
    ...Object.values(registry.microFrontends)
      .flat()
      .map(({ extras }) => extras.weaversworld?.revision ?? 0),
  );

/** How a release is called: `0.1.0-ab12cd34ef`; of an entry that others wrote, its version. */
export const releaseName = ({ extras, metadata }: RegistryEntry): string =>
  extras.weaversworld?.release ?? metadata.version;
