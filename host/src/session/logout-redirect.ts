/** How long after signing out the page moves, in milliseconds. */
export const LOGOUT_REDIRECT_DELAY = 10;

/** Where signing out leads from a path: home from the story, profile and child-profiles areas; null stays. */
export const logoutRedirect = (pathname: string): string | null =>
  /(^|\/)(story|profile|child-profiles)(\/|$)/.test(pathname) ? '/weaversworld' : null;
