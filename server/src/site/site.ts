import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { contentPolicy } from '@weaversworld/deploy/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { sendEncoded } from '../http/encoded-body.ts';
import { pathKind, pathOf } from '../http/paths.ts';
import { cacheControlFor } from './cache-control.ts';
import { createDocuments } from './document.ts';

/** True for a page navigation (or a tool that accepts anything), false for a script that fetches a file. */
const isNavigation = (method: string, url: string, accept: string | undefined): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  pathKind(url) === 'site' &&
  !/^\/(remotes|releases|ws|healthz|readyz|development|metrics)(\/|$)/.test(pathOf(url)) &&
  (/\btext\/html\b/.test(accept ?? '') || (/^$|\*\/\*/.test(accept ?? '') && !pathOf(url).includes('.')));

/** Whether the last part of a path has a dot. A pattern would look from every dot to the end. */
const hasExtension = (path: string): boolean => path.lastIndexOf('.') > path.lastIndexOf('/');

/** True for a navigation to a screen: no file of the site lacks an extension, so none need be looked for. */
const isScreen = (request: FastifyRequest): boolean =>
  isNavigation(request.method, request.url, request.headers.accept) &&
  /\btext\/html\b/.test(request.headers.accept ?? '') &&
  !hasExtension(pathOf(request.url));

/** Releases named in `?release=story@1.4.0-ab12cd,auth@…`. */
const releaseOverrides = (url: string): string[] =>
  new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]).getAll('release').flatMap((list) => list.split(','));

/**
 * Serves the built site: its files (pre-compressed ones first), and index.html for every screen's URL. Everything else
 * goes to `sendNotFound`. Without SITE_DIR the server serves the APIs only.
 */
export const registerSite = async (
  app: FastifyInstance,
  config: Config,
  sendNotFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): Promise<void> => {
  const root = resolve(config.SITE_DIR);
  const index = join(root, 'index.html');
  if (!existsSync(index)) {
    app.log.warn({ event: 'site.missing' }, 'SITE_DIR has no index.html: only the APIs are served');
    app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
    return;
  }
  const documents = createDocuments(root);
  const sendDocument = async (request: FastifyRequest, reply: FastifyReply) => {
    const document = await documents({
      path: pathOf(request.url),
      visitor: request.cookies.ww_visitor,
      overrides: [...releaseOverrides(request.url), ...(request.cookies.ww_release?.split(',') ?? [])],
    });
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Encoding, Cookie')
      .header(
        'content-security-policy',
        contentPolicy(request.host, document.hashes, document.origins, document.elsewhere),
      );
    return sendEncoded(request, reply, document.body);
  };
  // The plugin below answers `//x` with 403, as if it left the folder.
  app.addHook('onRequest', async (request, reply) => {
    if (pathOf(request.url).startsWith('//')) return reply.callNotFound();
  });
  await app.register(async (scope) => {
    scope.addHook('preHandler', async (request, reply) =>
      isScreen(request) ? sendDocument(request, reply) : undefined,
    );
    await scope.register(fastifyStatic, {
      root,
      index: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (response, path) => {
        const file = `/${relative(root, path).split(sep).join('/')}`.replace(/\.(br|gz)$/, '');
        response.header('cache-control', cacheControlFor(file));
        // Other hosts load remotes as well; what they do there needs an API that allows their origin.
        if (file.startsWith('/remotes/'))
          response
            .header('access-control-allow-origin', '*')
            .header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  });
  app.get('/', sendDocument);
  app.get('/index.html', sendDocument);
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request.method, request.url, request.headers.accept)
      ? sendDocument(request, reply)
      : sendNotFound(request, reply),
  );
};
