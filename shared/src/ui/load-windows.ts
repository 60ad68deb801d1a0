/** Fetches the windows; where a screen could open one, the browser fetches them ahead while it has nothing else to do. */
export const loadWindows = () => import(/* webpackPrefetch: true */ './windows.ts');
