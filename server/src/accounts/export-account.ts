import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/open-db.ts';
import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';
import { decodePicture, type PictureStore } from '../pictures/picture-store.ts';
import { exportConsent, exportMakers, exportUsage } from '../providers/export-services.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { sendUnauthenticated } from './auth-responses.ts';
import { type UserRow, userBody, userById } from './users.ts';

const isoTime = (at: number): string => new Date(at).toISOString();

/** The document in chunks, so that many stories are never in memory at once. */
async function* exportDocument({ db, pictures, now }: AccountsDeps, user: UserRow): AsyncGenerator<string> {
  const { has_usable_password: _, ...account } = userBody(user);
  yield `{"exported_at":${JSON.stringify(isoTime(now()))},"account":${JSON.stringify(account)},"child_profiles":[`;
  const profiles = await db
    .selectFrom('child_profiles')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('id')
    .execute();
  for (const [at, profile] of profiles.entries()) {
    const characters = await db
      .selectFrom('characters')
      .select(['id', 'name', 'creature', 'description', 'pronouns', 'created_at'])
      .where('profile_id', '=', profile.id)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute();
    const head = {
      id: profile.id,
      name: profile.name,
      age: profile.age,
      face: profile.face,
      color: profile.color,
      created_at: isoTime(profile.created_at),
      outside_services: await exportConsent(db, profile.id),
    };
    const cast = characters.map((one) => ({ ...one, created_at: isoTime(one.created_at) }));
    yield `${at === 0 ? '' : ','}${JSON.stringify({ ...head, characters: cast }).slice(0, -1)},"stories":[`;
    yield* exportStories(db, pictures, profile.id);
    yield ']}';
  }
  yield `],"outside_service_usage":${JSON.stringify(await exportUsage(db, user.id))}}`;
}

/** SVG as its text, other types as a data URL; null without a picture. */
const exportedPicture = async (pictures: PictureStore, pageId: number): Promise<string | null> => {
  const picture = await pictures.get(pageId);
  if (picture === null) return null;
  const bytes = await decodePicture(picture);
  return picture.type === 'image/svg+xml'
    ? String(bytes)
    : `data:${picture.type};base64,${bytes.toString('base64')}`;
};

async function* exportStories(db: Db, pictures: PictureStore, profileId: number): AsyncGenerator<string> {
  const stories = await db
    .selectFrom('stories')
    .select([
      'id',
      'title',
      'theme',
      'desired_ending',
      'total_pages',
      'is_public',
      'is_favourite',
      'created_at',
    ])
    .where('profile_id', '=', profileId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const makers = await exportMakers(db, profileId);
  for (const [at, story] of stories.entries()) {
    const pages = await db
      .selectFrom('pages')
      .select(['id', 'page_number', 'text', 'created_at'])
      .where('story_id', '=', story.id)
      .orderBy('page_number')
      .execute();
    const written: object[] = [];
    for (const { id, page_number, text, created_at } of pages) {
      const picture = await exportedPicture(pictures, id);
      written.push({ page_number, text, picture, created_at: isoTime(created_at) });
    }
    yield (at === 0 ? '' : ',') +
      JSON.stringify({
        ...story,
        ...makers.get(story.id),
        is_public: story.is_public === 1,
        is_favourite: story.is_favourite === 1,
        created_at: isoTime(story.created_at),
        pages: written,
      });
    await yieldToEventLoop();
  }
}

/** GET /accounts/api/export/: everything the account holds, as a JSON download. */
export const exportAccount = (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { userId } = request.visitor;
  if (userId === null) return sendUnauthenticated(deps, request, reply);
  const user = await userById(deps.db, userId);
  return reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', 'attachment; filename="weavers-world.json"')
    .send(Readable.from(exportDocument(deps, user)));
};
