import { createHash } from 'node:crypto';
import { StoryWorldError } from '@weaversworld/shared/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ServerDeps } from '../deps.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { notFoundResponse } from '../http/http-error.ts';
import { isLocalRequest } from '../http/local-request.ts';
import { isPublished } from '../http/proxies.ts';

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #888;padding:1rem 0}h2,p,pre{overflow-wrap:anywhere}pre{white-space:pre-wrap;font:inherit}';
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`;

const withLinks = (body: string): string =>
  escapeHtml(body).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);

/** The outbox as an HTML page: newest mail first, with clickable links. */
export const outboxPage = (
  mails: { recipient: string; subject: string; body: string; created_at: number }[],
): string => {
  const articles = mails.map((mail) => {
    const at = new Date(mail.created_at).toISOString();
    return `<article><h2>${escapeHtml(mail.subject)}</h2><p>To ${escapeHtml(mail.recipient)}, <time datetime="${at}">${at}</time></p><pre>${withLinks(mail.body)}</pre></article>`;
  });
  const list = articles.length === 0 ? '<p>No mail yet.</p>' : articles.join('\n');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${STYLE}</style></head><body><main><h1>Outbox</h1><p>Mails that would be sent if SMTP_URL were set.</p>${list}</main></body></html>`;
};

/**
 * GET /development/mail: the mails of a server without SMTP, for local requests to a server that is not published (for
 * everyone with DEV_MAIL=1).
 */
export const registerOutbox = (app: FastifyInstance, { config, db }: ServerDeps): void => {
  if (config.SMTP_URL !== undefined) return;
  app.get(
    '/development/mail',
    {
      schema: {
        summary: 'Mails of a server without SMTP',
        response: { 200: { content: { 'text/html': { schema: z.string() } } }, 404: StoryWorldError },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (config.DEV_MAIL !== '1' && (isPublished(config) || !isLocalRequest(request)))
        return reply.code(404).send(notFoundResponse('site').body);
      const mails = await db
        .selectFrom('mail')
        .select(['recipient', 'subject', 'body', 'created_at'])
        .orderBy('id', 'desc')
        .limit(100)
        .execute();
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', POLICY)
        .send(outboxPage(mails));
    },
  );
};
