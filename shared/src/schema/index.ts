/*
 * The exports of zod that the browser apps use, as one entry point that the host shares with the remotes: the whole package
 * is 77 KB compressed, with messages in fifty languages. The server and the scripts import zod itself.
 */
export * as z from './names.ts';
