import type { Mount, MountContext, Remote } from '@weaversworld/shared/shell';
import { type ComponentType, useEffect, useRef, useState } from 'react';

/*
 * Remotes that were not written for this host. Their exposed module exports a component by default, which the host's React
 * renders, or `mount`, which renders with whatever it brings. The host shows it at each of the remote's mount paths.
 */

/** A React component: a function, or what `memo`, `lazy` and `forwardRef` return. */
const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** A component in whose element `mount` renders. Rejections are thrown during render, so that the host replaces the release. */
const MountedScreen = ({ mount, context }: { mount: Mount; context: MountContext }) => {
  const parent = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    // A new element each time: React refuses to render twice into one.
    const element = document.createElement('div');
    parent.current?.append(element);
    const running = (async () => mount(element, context))();
    running.catch((error: unknown) => setFailure({ error }));
    return () => {
      const unmount = async () => (await running)?.();
      // After this commit: another copy of React must not unmount while this one renders.
      unmount().then(
        () => element.remove(),
        () => element.remove(),
      );
    };
  }, [mount, context]);
  if (failure) throw failure.error;
  return <div ref={parent} />;
};

interface PlainRemoteOptions {
  /** The remote's mount paths. */
  mounts: readonly string[];
  context: Omit<MountContext, 'path'>;
}

/** Starts an exposed module with a default component or `mount`; null when it has neither. */
export const startPlainRemote = (
  module: object,
  { mounts, context }: PlainRemoteOptions,
): (() => Remote) | null => {
  const mount = 'mount' in module && typeof module.mount === 'function' ? (module.mount as Mount) : null;
  const component = 'default' in module && isComponent(module.default) ? module.default : null;
  if (mount === null && component === null) return null;
  return () => ({
    routes: mounts.map((path) => {
      const inPath = { shell: context.shell, navigate: context.navigate, path };
      const Component = mount
        ? () => <MountedScreen mount={mount} context={inPath} />
        : (component as ComponentType);
      return { path: `${path}/*`, access: 'anyone', lazy: async () => ({ Component }) };
    }),
    slots: {},
    dispose: () => undefined,
  });
};
