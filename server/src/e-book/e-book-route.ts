import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../http/http-error.ts';
import { decodePicture, type PictureFile } from '../pictures/picture-store.ts';
import { canRead } from '../story-world/access.ts';
import { pathId } from '../story-world/ids.ts';
import { NO_ACCESS, STORY_NOT_FOUND } from '../story-world/owner.ts';
import { renderablePicture } from '../story-world/renderable-picture.ts';
import { type PageRow, readStoredCast, readStory, type StoryRow } from '../story-world/story-json.ts';
import type { StoryWorldDeps } from '../story-world/story-world-deps.ts';
import type { Book } from './book.ts';

const NOT_FINISHED = 'This story is not finished yet. Its e-book can be saved when the last page is there.';

/** A name for the file of a title: letters and digits of any script, and hyphens. */
const fileName = (title: string): string =>
  `${
    title
      .normalize('NFKC')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80) || 'story'
  }.epub`;

const readPicture = async ({ pictures }: StoryWorldDeps, page: PageRow): Promise<PictureFile | null> => {
  const picture = page.picture_key === null ? null : await pictures.get(page.id);
  return picture && { type: picture.type, bytes: await decodePicture(picture) };
};

const isFinished = (story: StoryRow, pages: PageRow[]): boolean =>
  pages.length >= story.total_pages &&
  pages.every(({ text, image_status }) => text !== '' && !/^(pending|processing)$/.test(image_status));

const readBook = async (deps: StoryWorldDeps, story: StoryRow, rows: PageRow[]): Promise<Book> => {
  const pages: Book['pages'][number][] = [];
  // One after another: all of them are in memory at the end, but not also compressed.
  for (const row of rows)
    pages.push({
      text: row.text,
      picture: await readPicture(deps, row),
      description: row.picture_description ?? `Picture for page ${row.page_number}`,
    });
  const [first] = rows;
  const onCover =
    first &&
    (await renderablePicture(deps, { storyId: story.id, pageId: first.id, pageNumber: first.page_number }));
  return {
    title: story.title || 'Our story',
    cast: readStoredCast(story).map(({ name }) => name),
    pages,
    cover: await deps.renderCard(onCover ?? null),
    id: `${story.id}/${story.epoch}`,
    modifiedAt: deps.now(),
  };
};

/** GET /stories/{id}/book.epub: a finished story as an e-book, for visitors who may read it. */
export const registerEBookRoute = (app: FastifyInstance, deps: StoryWorldDeps): void => {
  app.get(
    '/stories/:id/book.epub',
    {
      schema: {
        summary: 'Save a finished story as an e-book',
        response: { 200: { content: { 'application/epub+zip': { schema: z.string() } } } },
      },
      ...deps.writeLimits.hooks('books'),
    },
    async (request, reply) => {
      const found = await readStory(deps.db, pathId(request.params, STORY_NOT_FOUND));
      if (found === undefined || found.story.deleted_at !== null) throw new HttpError(404, STORY_NOT_FOUND);
      const { story, pages } = found;
      if (!canRead(request.visitor, story)) throw new HttpError(403, NO_ACCESS);
      if (!isFinished(story, pages)) throw new HttpError(409, NOT_FINISHED);
      const { writeEpub } = await import('./write-epub.ts');
      const file = await writeEpub(await readBook(deps, story, pages));
      return reply
        .header('content-type', 'application/epub+zip')
        .header(
          'content-disposition',
          `attachment; filename="story.epub"; filename*=UTF-8''${encodeURIComponent(fileName(story.title))}`,
        )
        .header('cache-control', 'no-store')
        .send(file);
    },
  );
};
