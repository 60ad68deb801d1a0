import { createContext, useContext } from 'react';
import type { VerifyEmail } from './verification.ts';

/** The remote's `verifyEmail`: one per remote, because it remembers which keys were used. */
export const VerifyEmailContext = createContext<VerifyEmail | null>(null);

/** The function of the nearest VerifyEmailContext. Throws when there is none. */
export const useVerifyEmail = (): VerifyEmail => {
  const verifyEmail = useContext(VerifyEmailContext);
  if (verifyEmail === null) throw new Error('useVerifyEmail was used outside a VerifyEmailContext.');
  return verifyEmail;
};
