import type { SessionState } from './contract.ts';

/** False when the server has listed what a visitor may do and signing up is not among it. */
export const isSignupOpen = ({ authFlows }: Pick<SessionState, 'authFlows'>): boolean =>
  authFlows.length === 0 || authFlows.some(({ id }) => id === 'signup');
