import { z } from '@weaversworld/shared/schema';

/*
 * A registry entry may refer to a federation manifest (`mf-manifest.json`) instead of a script. A host needs one thing
 * from it: the URL of the remote's entry module.
 */

/** The fields a host needs. A remote that is not an ES module is rejected: import maps do not cover its scripts. */
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

/** True for the URL of a manifest. */
export const isManifest = (url: string): boolean => new URL(url, 'http://any').pathname.endsWith('.json');

/**
 * Path of the entry module relative to the manifest's folder. Throws when it is outside that folder: the registry has
 * hashes only for the files in it.
 */
export const entryModuleOf = ({ metaData }: RemoteManifest, url: string): string => {
  const { publicPath, remoteEntry } = metaData;
  const manifest = new URL(url, 'http://any');
  const base = publicPath === 'auto' ? manifest : new URL(publicPath, manifest);
  const path = [...remoteEntry.path.split('/').filter(Boolean), remoteEntry.name].join('/');
  const module = new URL(path, base).href;
  const folder = new URL('.', manifest).href;
  if (module.startsWith(folder)) return module.slice(folder.length);
  throw new Error(`the manifest names ${module}, which is outside its folder`);
};
