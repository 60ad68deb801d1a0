/*
 * What the service worker and the page keep in the browser's cache storage. The worker's caches hold public files; the
 * page alone writes the private cache, because only it knows who is signed in.
 */

/** index.html and settings.json of the last good page. */
export const SHELL_CACHE = 'ww-shell-1';
/** Scripts, styles, fonts and pictures of host and remotes, whose names change with their content. */
export const FILES_CACHE = 'ww-files-1';
/** Stories, pictures, lists and the session of the visitor who used this browser last. Deleted when that changes. */
export const PRIVATE_CACHE = 'ww-private-1';

/** Where the page of every screen is cached. */
export const SHELL_URL = '/.offline/page';
/** URLs of the files that this page needs. */
export const SHELL_FILES_URL = '/.offline/files';
/** On that page: identifies the releases and files that it belongs to. */
export const SHELL_ID_HEADER = 'x-ww-shell';
/** Attribute of the root element of a page that was cached. */
export const CACHED_PAGE_ATTRIBUTE = 'data-kept-page';

/** The worker's URL; its scope is the whole site. */
export const WORKER_URL = '/service-worker.js';
