import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { kindOf, pathOf } from '../http/paths.ts';
import { cachingOf } from './caching.ts';
import { contentPolicy, inlineScriptHashes } from './policy.ts';

/** Is this a person going to a screen (and not a script fetching a file)? */
const isNavigation = (method: string, url: string, accept: string | undefined): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  kindOf(url) === 'site' &&
  !/^\/(remotes|ws|healthz|development|metrics)(\/|$)/.test(pathOf(url)) &&
  /\btext\/html\b/.test(accept ?? '');

/** Script hashes of index.html, read again when the file changes. */
const createHashes = (file: string) => {
  let known = { at: -1, hashes: [] as string[] };
  return async (): Promise<string[]> => {
    const at = (await stat(file)).mtimeMs;
    if (at !== known.at) known = { at, hashes: inlineScriptHashes(await readFile(file, 'utf8')) };
    return known.hashes;
  };
};

/**
 * The built site: its files (compressed siblings first), and index.html for every screen's address. Anything else goes
 * to `nothing`. A server whose SITE_DIR is missing serves the calls alone.
 */
export const registerSite = async (
  app: FastifyInstance,
  config: Config,
  nothing: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): Promise<void> => {
  const root = resolve(config.SITE_DIR);
  const index = join(root, 'index.html');
  if (!existsSync(index)) {
    app.log.warn({ event: 'site.missing' }, 'SITE_DIR has no index.html: only the calls are served');
    app.setNotFoundHandler((request, reply) => nothing(request, reply));
    return;
  }
  const hashes = createHashes(index);
  const sendDocument = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('content-security-policy', contentPolicy(request.host, await hashes()));
    return reply.sendFile('index.html');
  };
  await app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      const file = `/${relative(root, path).split(sep).join('/')}`.replace(/\.(br|gz)$/, '');
      response.header('cache-control', cachingOf(file));
    },
  });
  app.get('/', sendDocument);
  app.get('/index.html', sendDocument);
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request.method, request.url, request.headers.accept)
      ? sendDocument(request, reply)
      : nothing(request, reply),
  );
};
