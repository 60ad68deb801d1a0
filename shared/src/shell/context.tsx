import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Events, Readable, Shell } from './contract.ts';

const ShellContext = createContext<Shell | null>(null);

/** Gives the Shell to every screen below it. */
export const ShellProvider = ({ shell, children }: { shell: Shell; children: ReactNode }) => (
  <ShellContext.Provider value={shell}>{children}</ShellContext.Provider>
);

/** The Shell this screen was given. Throws outside a ShellProvider. */
export const useShell = (): Shell => {
  const shell = useContext(ShellContext);
  if (shell === null)
    throw new Error(
      'useShell was used outside a ShellProvider: wrap the screen in <ShellProvider shell={…}>.',
    );
  return shell;
};

/** Reads a part of the Shell and renders again when it changes. */
export const useReadable = <State,>(readable: Readable<State>): State =>
  useSyncExternalStore(readable.subscribe, readable.get, readable.get);

export const useSession = () => useReadable(useShell().session);
export const useActivity = () => useReadable(useShell().activity);
export const useLiveState = () => useReadable(useShell().live);
export const useReaderState = () => useReadable(useShell().reader);

/** Hears facts of one name while the screen is shown. `listener` should be stable (useCallback) or cheap to swap. */
export const useEvent = <Name extends keyof Events>(
  name: Name,
  listener: (fact: Events[Name]) => void,
): void => {
  const { bus } = useShell();
  useEffect(() => bus.on(name, listener), [bus, name, listener]);
};
