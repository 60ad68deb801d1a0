/** Fetches the windows. */
export const loadWindows = () => import('./windows.ts');
