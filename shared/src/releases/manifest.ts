import { z } from '@weaversworld/shared/schema';

/*
 * A registry entry may refer to a federation manifest (`mf-manifest.json`) instead of a script. A host needs from it where the
 * remote's entry is and how it is loaded.
 */

/** The fields a host needs. CommonJS, SystemJS and the like are rejected. */
export const RemoteManifest = z.object({
  metaData: z.object({
    publicPath: z.string(),
    /** The global variable of a container that is a classic script. */
    globalName: z.string().optional(),
    remoteEntry: z.object({
      path: z.string().default(''),
      name: z.string().min(1),
      type: z.enum(['module', 'esm', 'var', 'global', 'window', 'self', 'assign']),
    }),
  }),
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;

/** True for the URL of a manifest. */
export const isManifest = (url: string): boolean => new URL(url, 'http://any').pathname.endsWith('.json');

/** True when the container is a classic script that defines a global variable. */
export const isScriptManifest = ({ metaData }: RemoteManifest): boolean =>
  !['module', 'esm'].includes(metaData.remoteEntry.type);

/**
 * Path of the entry relative to the manifest's folder. Throws when it is outside that folder: the registry has
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
