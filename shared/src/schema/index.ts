/*
 * zod as the browser's apps use it, as one door: it is what the host shares with the remotes, so that the whole package
 * (77 KB compressed, with the words of fifty languages) need not travel. Servers and scripts import zod itself.
 */
export * as z from './names.ts';
