import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Events, Readable, Shell } from './contract.ts';

const ShellContext = createContext<Shell | null>(null);

/** Provides the Shell to every component below it. */
export const ShellProvider = ({ shell, children }: { shell: Shell; children: ReactNode }) => (
  <ShellContext.Provider value={shell}>{children}</ShellContext.Provider>
);

/** The Shell of the nearest ShellProvider. Throws when there is none. */
export const useShell = (): Shell => {
  const shell = useContext(ShellContext);
  if (shell === null)
    throw new Error(
      'useShell was used outside a ShellProvider: wrap the screen in <ShellProvider shell={…}>.',
    );
  return shell;
};

/** The current value of a Readable; renders again when it changes. */
export const useReadable = <State,>(readable: Readable<State>): State =>
  useSyncExternalStore(readable.subscribe, readable.get, readable.get);

/** The session; renders again when it changes. */
export const useSession = () => useReadable(useShell().session);
/** The anonymous activity; renders again when it changes. */
export const useActivity = () => useReadable(useShell().activity);
/** State of the live channel; renders again when it changes. */
export const useLiveState = () => useReadable(useShell().live);
/** State of reading aloud; renders again when it changes. */
export const useNarrationState = () => useReadable(useShell().narration);

/** Subscribes to one event of the bus while the component is mounted. Pass a stable `listener` (useCallback). */
export const useEvent = <Name extends keyof Events>(
  name: Name,
  listener: (event: Events[Name]) => void,
): void => {
  const { bus } = useShell();
  useEffect(() => bus.on(name, listener), [bus, name, listener]);
};
