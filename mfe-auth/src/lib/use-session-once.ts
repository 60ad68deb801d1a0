import { type SessionState, useSession } from '@weaversworld/shared/shell';
import { useRef } from 'react';

/**
 * The session, and whether it has been read at least once since this screen was opened. Later re-readings leave the
 * screen standing, so that nothing typed is lost.
 */
export const useSessionOnce = (): SessionState & { known: boolean } => {
  const session = useSession();
  const known = useRef(false);
  known.current ||= !session.loading;
  return { ...session, known: known.current };
};
