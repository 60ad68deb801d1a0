import { z } from '@weaversworld/shared/schema';

/*
 * The registry lists the releases of each remote. It is a frontend-discovery `v1-pre` document, so other tools can read
 * it; our own fields are under `extras.weaversworld`. Documents of other tools are accepted: every field but `url` may be
 * missing.
 */

/** Our own fields of a registry entry: where a release is mounted and what it needs. */
export const ReleaseExtras = z.object({
  /** Name of the build, e.g. `0.1.0-ab12cd34ef`. */
  release: z.string().min(1),
  /** Salt of the visitor buckets; every new ramp gets a new one. */
  salt: z.string().default(''),
  /** Caret range of Shell contracts it runs in: `^1.0.0`. */
  contract: z.string().regex(/^\^\d+\.\d+\.\d+$/, 'must be a caret range like ^1.0.0'),
  /** Of a release of the host: the Shell contracts for which it runs remotes, `2.5.0 || 1.0.0`. */
  supports: z.string().optional().catch(undefined),
  /** Path prefixes of this remote's screens. */
  mounts: z.array(z.string().startsWith('/')).default([]),
  /** Those of its mounts that lie below another remote's, which the publisher was told to allow. */
  grantedMounts: z.array(z.string()).optional().catch(undefined),
  /** Slots in other remotes' screens that it fills. */
  slots: z.array(z.string()).default([]),
  /** How its entry is loaded: as an ES module, or as a classic script that defines a global (`library.type: 'var'`). */
  container: z.enum(['module', 'script']).optional().catch(undefined),
  /** The module it exposes for the host; default `./remote`. */
  expose: z.string().optional().catch(undefined),
  /** sha384 of every file, by path relative to the entry's folder. */
  files: z.record(z.string(), z.string()).default({}),
  /** No visitor gets a halted release; `halted` holds the reason. */
  status: z.enum(['live', 'halted']).default('live').catch('live'),
  halted: z.object({ at: z.string(), reason: z.string() }).optional().catch(undefined),
  /** Revision of the document, repeated in each of our entries because the format has no field for it. */
  revision: z.number().int().min(0).default(0).catch(0),
  /** ISO 8601: when it was copied to the store, last became the default, last lost its visitors. */
  publishedAt: z.string().optional().catch(undefined),
  defaultAt: z.string().optional().catch(undefined),
  servedUntil: z.string().optional().catch(undefined),
  /** ISO 8601: failures before this time do not count, after a halted release is ramped again. */
  countedFrom: z
    .string()
    .refine((time) => !Number.isNaN(Date.parse(time)))
    .optional()
    .catch(undefined),
  /** What it was built from: commit, lockfile, Node, builder. */
  provenance: z.record(z.string(), z.unknown()).optional().catch(undefined),
  /** Ed25519 signature of what never changes of it, in base64. */
  signature: z.string().optional().catch(undefined),
  /** Placed by a checkout's build instead of `publish`; the next build replaces it. */
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

/** URL of the document's JSON schema. */
export const REGISTRY_SCHEMA =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

const Lists = z.object({
  schema: z.string().optional().catch(undefined),
  microFrontends: z.record(z.string(), z.unknown()),
});

/**
 * Reads a document of any origin. Invalid entries are left out and listed in `problems`. Throws when the whole is not a
 * registry.
 */
export const readRegistry = (value: unknown): { registry: Registry; problems: string[] } => {
  const lists = Lists.safeParse(value);
  if (!lists.success) throw new Error(`This is not a registry of releases: ${z.prettifyError(lists.error)}`);
  const problems: string[] = [];
  const microFrontends: [string, RegistryEntry[]][] = [];
  for (const [name, list] of Object.entries(lists.data.microFrontends)) {
    const entries = (Array.isArray(list) ? list : [list]).flatMap((one, index) => {
      const entry = RegistryEntry.safeParse(one);
      if (entry.success) return [entry.data];
      problems.push(`${name}[${index}]: ${z.prettifyError(entry.error)}`);
      return [];
    });
    if (entries.length > 0) microFrontends.push([name, entries]);
  }
  return {
    registry: { schema: lists.data.schema, microFrontends: Object.fromEntries(microFrontends) },
    problems,
  };
};

/** The releases of a remote; none for a name that the registry does not have, `constructor` included. */
export const entriesOf = (registry: Registry, remote: string): RegistryEntry[] =>
  Object.hasOwn(registry.microFrontends, remote) ? (registry.microFrontends[remote] ?? []) : [];

/** The document's revision: the highest of our entries', else 0. */
export const revisionOf = (registry: Registry): number =>
  Math.max(
    0,
    ...Object.values(registry.microFrontends)
      .flat()
      .map(({ extras }) => extras.weaversworld?.revision ?? 0),
  );

/** Name of a release: `0.1.0-ab12cd34ef`; for an entry of another tool, its version. */
export const releaseName = ({ extras, metadata }: RegistryEntry): string =>
  extras.weaversworld?.release ?? metadata.version;
