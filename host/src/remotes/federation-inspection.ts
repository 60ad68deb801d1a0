import type { StorageLike } from '@weaversworld/shared/storage';
import type { LoadedFederation } from './federation-info.ts';

/** The federation runtime's own switch for debugging: `localStorage.FEDERATION_DEBUG = '1'`. */
const DEBUG_KEY = 'FEDERATION_DEBUG';

/**
 * Returns what is called after every change of what is loaded. It keeps `__FEDERATION__` up to date where an extension looks at it: in a
 * browser with Module Federation's extension, which defines the variable before the page's scripts run, and with the debug switch.
 * Other visitors download nothing for it.
 */
export const createFederationInspection = (
  page: Window,
  storage: StorageLike,
  read: () => LoadedFederation,
): (() => void) => {
  if (!('__FEDERATION__' in page) && storage.getItem(DEBUG_KEY) !== '1') return () => undefined;
  return () => {
    // The name keeps it out of what is downloaded for offline use (scripts/offline-files.ts).
    import(/* webpackChunkName: "devtools" */ './federation-info.ts')
      .then(({ publishFederationInfo }) => publishFederationInfo(page, read()))
      .catch(() => undefined);
  };
};
