import {
  ChildProfile,
  LIMITS,
  MigrationResult,
  ProfileColor,
  ProfileFace,
  SetActiveResult,
} from '@weaversworld/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { type Db, lockUntilCommit, writeTransaction } from '../db/database.ts';
import type { ChildProfilesTable } from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { checkName, parseModerated } from '../http/moderated-fields.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { deleteWork } from './delete-work.ts';
import { findOwnProfile } from './own-profile.ts';
import { hashToken } from './tokens.ts';

const MAX_PROFILES = 20;
const MAX_NAME_LENGTH = 100;
const NAME_MESSAGE = 'Please enter a name for the child profile';
const AGE_MESSAGE = `Age must be a number between ${LIMITS.childAge.min} and ${LIMITS.childAge.max}`;

const Name = z
  .string(NAME_MESSAGE)
  .trim()
  .min(1, { error: NAME_MESSAGE, abort: true })
  .max(MAX_NAME_LENGTH, { error: `Maximum length is ${MAX_NAME_LENGTH} characters`, abort: true })
  .regex(/^\P{Cc}*$/u, { error: NAME_MESSAGE, abort: true })
  .superRefine(checkName);
const Age = z
  .number(AGE_MESSAGE)
  .int(AGE_MESSAGE)
  .min(LIMITS.childAge.min, AGE_MESSAGE)
  .max(LIMITS.childAge.max, AGE_MESSAGE);
const ProfileInput = z.object({
  name: Name,
  age: Age,
  face: ProfileFace.optional(),
  color: ProfileColor.optional(),
});
const ProfileChange = ProfileInput.partial();

const profileBody = ({ id, name, age, face, color }: Selectable<ChildProfilesTable>) => ({
  id,
  name,
  age,
  ...(face !== null && { face }),
  ...(color !== null && { color }),
});

const parseInput = <S extends z.ZodType>(schema: S, body: unknown): z.output<S> =>
  parseModerated(schema, body, NAME_MESSAGE);

/** The user id of the signed-in parent; throws 401 without one. */
const requireUserId = (request: FastifyRequest): number => {
  if (request.visitor.userId === null) throw new HttpError(401, 'Please sign in first.');
  return request.visitor.userId;
};

/** The parent's own profile in the path; throws 404 for unknown ids and for those of other parents. */
const profileInPath = async (db: Db, request: FastifyRequest): Promise<Selectable<ChildProfilesTable>> => {
  const { id } = request.params as { id: string };
  const profile = await findOwnProfile(db, requireUserId(request), id);
  if (profile === undefined) throw new HttpError(404, 'This child profile does not exist');
  return profile;
};

const listProfiles = (deps: AccountsDeps) => async (request: FastifyRequest) => {
  const rows = await deps.db
    .selectFrom('child_profiles')
    .selectAll()
    .where('user_id', '=', requireUserId(request))
    .orderBy('id')
    .execute();
  return rows.map(profileBody);
};

/** POST /child-profiles/: the new profile becomes the active one. */
const createProfile = (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  const userId = requireUserId(request);
  const input = parseInput(ProfileInput, request.body);
  const row = await writeTransaction(deps.db, async (trx) => {
    await lockUntilCommit(trx, `child profiles of ${userId}`);
    const { count } = await trx
      .selectFrom('child_profiles')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_PROFILES)
      throw new HttpError(400, `An account can have ${MAX_PROFILES} child profiles at most`);
    return trx
      .insertInto('child_profiles')
      .values({ user_id: userId, face: null, color: null, ...input, created_at: deps.now() })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  await deps.sessions.update(request, { activeProfileId: row.id });
  return reply.code(201).send(profileBody(row));
};

const updateProfile = (deps: AccountsDeps) => async (request: FastifyRequest) => {
  const profile = await profileInPath(deps.db, request);
  const change = parseInput(ProfileChange, request.body);
  if (Object.keys(change).length === 0) return profileBody(profile);
  const row = await deps.db
    .updateTable('child_profiles')
    .set(change)
    .where('id', '=', profile.id)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new HttpError(404, 'This child profile does not exist');
  return profileBody(row);
};

/** DELETE /child-profiles/{id}/: also deletes its characters, stories and pages. */
const deleteProfile = (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  const profile = await profileInPath(deps.db, request);
  const publish = (ids: number[]) => {
    for (const id of ids) deps.notifier.publishStory(id);
  };
  // In batches first: as one cascade a full shelf would hold the store for long, and exceed PostgreSQL's time limit.
  await deleteWork(deps.db, { column: 'profile_id', owners: [profile.id] }, { onStories: publish });
  const stories = await writeTransaction(deps.db, async (trx) => {
    const rows = await trx.selectFrom('stories').select('id').where('profile_id', '=', profile.id).execute();
    await trx.deleteFrom('child_profiles').where('id', '=', profile.id).execute();
    return rows;
  });
  publish(stories.map(({ id }) => id));
  return reply.code(204).send();
};

/** POST /child-profiles/{id}/set-active/: `session_key` identifies the session without revealing its token. */
const setActiveProfile = (deps: AccountsDeps) => async (request: FastifyRequest) => {
  const profile = await profileInPath(deps.db, request);
  await deps.sessions.update(request, { activeProfileId: profile.id });
  return { session_key: hashToken(`session_key ${request.visitor.sessionHash}`).slice(0, 32) };
};

/** POST /migrate-session/{id}/: moves the anonymous work of this session to a child profile, in one transaction. */
const migrateSession = (deps: AccountsDeps) => async (request: FastifyRequest) => {
  const { db, sessions, notifier, log } = deps;
  const profile = await profileInPath(db, request);
  const { anonymousId } = request.visitor;
  if (anonymousId === null) return { stories_migrated: 0, characters_migrated: 0 };
  const migrated = await writeTransaction(db, async (trx) => {
    const move = (table: 'stories' | 'characters') =>
      trx
        .updateTable(table)
        .set({ profile_id: profile.id, anonymous_id: null, idempotency_key: null })
        .where('anonymous_id', '=', anonymousId)
        .returning(['id', 'deleted_at'])
        .execute();
    const moved = { stories: await move('stories'), characters: await move('characters') };
    await sessions.update(request, { anonymousId: null }, trx);
    return moved;
  });
  for (const { id } of migrated.stories) notifier.publishStory(id);
  const countKept = (rows: { deleted_at: number | null }[]) =>
    rows.filter(({ deleted_at }) => deleted_at === null).length;
  const counts = {
    stories_migrated: countKept(migrated.stories),
    characters_migrated: countKept(migrated.characters),
  };
  log.info({ event: 'session.migrated', profile: profile.id, ...counts }, 'anonymous work migrated');
  return counts;
};

/** The routes of child profiles, for signed-in parents. */
export const registerChildProfileRoutes = (app: FastifyInstance, deps: AccountsDeps): void => {
  const base = '/weaversworld/api';
  const hooks = deps.writeLimits.hooks('changes');
  app.get(
    `${base}/child-profiles/`,
    { schema: { summary: 'List the child profiles', response: { 200: z.array(ChildProfile) } } },
    listProfiles(deps),
  );
  app.post(
    `${base}/child-profiles/`,
    {
      schema: {
        summary: 'Create a child profile and make it the active one',
        body: ProfileInput,
        response: { 201: ChildProfile },
      },
      ...hooks,
    },
    createProfile(deps),
  );
  app.patch(
    `${base}/child-profiles/:id/`,
    {
      schema: { summary: 'Update a child profile', body: ProfileChange, response: { 200: ChildProfile } },
      ...hooks,
    },
    updateProfile(deps),
  );
  app.delete(
    `${base}/child-profiles/:id/`,
    {
      schema: {
        summary: 'Delete a child profile with its characters and stories',
        response: { 204: z.null() },
      },
      ...hooks,
    },
    deleteProfile(deps),
  );
  app.post(
    `${base}/child-profiles/:id/set-active/`,
    {
      schema: { summary: 'Make a child profile the active one', response: { 200: SetActiveResult } },
      ...hooks,
    },
    setActiveProfile(deps),
  );
  app.post(
    `${base}/migrate-session/:id/`,
    {
      schema: {
        summary: 'Move the work of the anonymous visitor to a child profile',
        response: { 200: MigrationResult },
      },
      ...hooks,
    },
    migrateSession(deps),
  );
};
