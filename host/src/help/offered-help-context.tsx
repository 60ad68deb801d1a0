import { useReadable } from '@weaversworld/shared/shell';
import { createContext, type ReactNode, useContext } from 'react';
import { createOfferedHelp, type OfferedHelp } from './help-offer.ts';

const OfferedHelpContext = createContext<OfferedHelp>(createOfferedHelp());

/** Provides the offered help lines to the host's own components. */
export const OfferedHelpProvider = ({ help, children }: { help: OfferedHelp; children: ReactNode }) => (
  <OfferedHelpContext.Provider value={help}>{children}</OfferedHelpContext.Provider>
);

/** The offered help lines, and what closes them; none outside a provider. */
export const useOfferedHelp = () => {
  const help = useContext(OfferedHelpContext);
  return { offer: useReadable(help), close: help.close };
};
