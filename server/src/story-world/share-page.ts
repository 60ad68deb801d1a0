import { storyPath } from '@weaversworld/shared/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { publicOrigin } from '../accounts/request-origin.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { renderablePicture } from './renderable-picture.ts';
import { createShareCards } from './share-card.ts';
import { createSharePageStyle, type SharePageStyle } from './share-page-style.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

const TITLE = 'A story from Weaver’s World';
const DESCRIPTION =
  'A short illustrated story, made page by page by a child and a grown-up. Open it and read along.';

const page = ({ css }: SharePageStyle, title: string, head: string, body: string): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
${head}<style>${css}</style>
</head>
<body><main>${body}</main></body>
</html>
`;

const tags = (origin: string, token: string): string =>
  Object.entries({
    'og:type': 'article',
    'og:site_name': 'Weaver’s World',
    'og:title': TITLE,
    'og:description': DESCRIPTION,
    'og:url': `${origin}/s/${token}`,
    'og:image': `${origin}/s/${token}/card.png`,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'The picture on the first page of the story',
  })
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">\n`)
    .join('');

/** The page of a share link: a preview without any name from the story, and a redirect to `path` for readers. */
export const sharePage = (style: SharePageStyle, origin: string, token: string, path: string): string => {
  return page(
    style,
    TITLE,
    `<meta name="description" content="${DESCRIPTION}">
${tags(origin, token)}<meta name="twitter:card" content="summary_large_image">
<meta http-equiv="refresh" content="0; url=${path}">
`,
    `<h1>${TITLE}</h1><p>The book is opening…</p><a href="${path}">Read the story</a>`,
  );
};

const htmlPage = { content: { 'text/html': { schema: z.string() } } };

const notSharedPage = (style: SharePageStyle): string =>
  page(
    style,
    'This story has gone home',
    '',
    '<h1>This story has gone home</h1><p>Its family has stopped sharing it, or the link is not quite complete. Ask them for a new one, or make a story of your own.</p><a href="/weaversworld">Go to Weaver’s World</a>',
  );

const setPageHeaders = (reply: FastifyReply, { policy }: SharePageStyle): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex, nofollow');

const findShared = async (deps: StoryWorldDeps, token: string) => {
  // Anything else cannot be a token, and a NUL could not even be looked up.
  if (!/^[\w-]{1,64}$/.test(token)) return undefined;
  return deps.db
    .selectFrom('stories')
    .select((eb) => [
      'id',
      'total_pages',
      eb
        .selectFrom('pages')
        .whereRef('pages.story_id', '=', 'stories.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('pages'),
    ])
    .where('share_token', '=', token)
    .where('is_public', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
};

/** A finished story opens at its cover. */
const pathFor = ({ id, pages, total_pages }: { id: number; pages: number | null; total_pages: number }) =>
  (pages ?? 0) >= total_pages ? `${storyPath(id)}?cover=1` : storyPath(id);

/** GET /s/{token} and its picture /s/{token}/card.png; 404 as soon as the story is not shared any more. */
export const registerSharePages = (app: FastifyInstance, deps: StoryWorldDeps): void => {
  const cards = createShareCards(deps.renderCard);
  const style = createSharePageStyle(deps.config.SITE_DIR);
  const notShared = notSharedPage(style);
  const sendNotShared = (reply: FastifyReply) =>
    setPageHeaders(reply, style).code(404).type('text/html; charset=utf-8').send(notShared);

  app.get(
    '/s/:token',
    {
      schema: {
        summary: 'Open a share link',
        response: { 200: htmlPage, 404: htmlPage },
      },
    },
    async (request, reply) => {
      const { token } = request.params as { token: string };
      const story = await findShared(deps, token);
      if (story === undefined) return sendNotShared(reply);
      return setPageHeaders(reply, style)
        .type('text/html; charset=utf-8')
        .send(sharePage(style, publicOrigin(request, deps.config), token, pathFor(story)));
    },
  );

  app.get(
    '/s/:token/card.png',
    {
      schema: {
        summary: 'Preview picture of a share link',
        response: { 200: { content: { 'image/png': { schema: z.string() } } }, 404: htmlPage },
      },
    },
    async (request, reply) => {
      const story = await findShared(deps, (request.params as { token: string }).token);
      if (story === undefined) return sendNotShared(reply);
      const first = await deps.db
        .selectFrom('pages')
        .select(['id', 'picture_key'])
        .where('story_id', '=', story.id)
        .where('page_number', '=', 1)
        .executeTakeFirst();
      const key = first?.picture_key ?? null;
      if (!cards.has(key ?? '')) await deps.writeLimits.count('cards', request);
      const png = await cards.get(key ?? '', () =>
        first === undefined || key === null
          ? Promise.resolve(null)
          : renderablePicture(deps, { storyId: story.id, pageId: first.id, pageNumber: 1 }),
      );
      // Chat apps embed the card in their own pages.
      return setPageHeaders(reply, style)
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/png')
        .send(png);
    },
  );
};
