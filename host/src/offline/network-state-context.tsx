import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { NetworkState, NetworkStatus } from './network-state.ts';

const NetworkStateContext = createContext<NetworkState | null>(null);

/** Provides the state of the page's connection to the host's own components. */
export const NetworkStateProvider = ({
  network,
  children,
}: {
  network: NetworkState;
  children: ReactNode;
}) => <NetworkStateContext.Provider value={network}>{children}</NetworkStateContext.Provider>;

const nothing = () => () => undefined;

/** The state of the page's connection; `online` outside a provider. */
export const useNetworkStatus = (): NetworkStatus => {
  const network = useContext(NetworkStateContext);
  return useSyncExternalStore(network?.subscribe ?? nothing, () => network?.get() ?? 'online');
};
