import { z } from '@weaversworld/shared/schema';

/*
 * A registry entry may name a federation manifest (`mf-manifest.json`) in place of a script. Of what bundlers write into
 * it a host needs one thing: where the module lies that the remote begins with.
 */

/** What a host needs of a manifest. A remote that is no ES module is refused: no import map covers its scripts. */
export const RemoteManifest = z.object({
  metaData: z.object({
    publicPath: z.string(),
    remoteEntry: z.object({
      path: z.string().default(''),
      name: z.string().min(1),
      type: z.enum(['module', 'esm']),
    }),
  }),
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;

/** True for an address of a manifest. */
export const isManifest = (url: string): boolean => new URL(url, 'http://any').pathname.endsWith('.json');

/**
 * The module that a manifest names, relative to the manifest's folder. Throws for one that lies elsewhere: the hashes
 * in the registry are those of files at and below that folder.
 */
export const moduleOf = ({ metaData }: RemoteManifest, url: string): string => {
  const { publicPath, remoteEntry } = metaData;
  const manifest = new URL(url, 'http://any');
  const base = publicPath === 'auto' ? manifest : new URL(publicPath, manifest);
  const path = [...remoteEntry.path.split('/').filter(Boolean), remoteEntry.name].join('/');
  const module = new URL(path, base).href;
  const folder = new URL('.', manifest).href;
  if (module.startsWith(folder)) return module.slice(folder.length);
  throw new Error(`the manifest names ${module}, which does not lie beside it`);
};
