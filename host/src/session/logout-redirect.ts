/** Delay between signing out and the redirect, in milliseconds. */
export const LOGOUT_REDIRECT_DELAY_MS = 10;

/** The redirect after signing out at a path: home from the story, profile and child-profiles areas, else null. */
export const logoutRedirect = (pathname: string): string | null =>
  /(^|\/)(story|profile|child-profiles)(\/|$)/.test(pathname) ? '/weaversworld' : null;
