import { LIMITS } from '@weaversworld/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { Refusal } from '../context.ts';
import type { ChildProfilesTable } from '../db/schema.ts';
import { checkWords } from '../storyteller/index.ts';
import type { AccountsContext } from './context.ts';
import { migrateSession } from './migrate.ts';
import { ownProfileOf, parentOf } from './own-profile.ts';
import { hashToken } from './secrets.ts';

const MOST_PROFILES = 20;
const LONGEST_NAME = 100;
const NAME = 'Please enter a name for the child profile';
const AGE = `Age must be a number between ${LIMITS.childAge.min} and ${LIMITS.childAge.max}`;

const Name = z
  .string(NAME)
  .trim()
  .min(1, NAME)
  .max(LONGEST_NAME, `Maximum length is ${LONGEST_NAME} characters`)
  .regex(/^\P{Cc}*$/u, NAME);
const Age = z.number(AGE).int(AGE).min(LIMITS.childAge.min, AGE).max(LIMITS.childAge.max, AGE);
const ProfileInput = z.object({ name: Name, age: Age });
const ProfileChange = ProfileInput.partial();

const profileBody = ({ id, name, age }: Selectable<ChildProfilesTable>) => ({ id, name, age });

const readInput = <S extends z.ZodType<{ name?: string }>>(schema: S, body: unknown): z.output<S> => {
  const parsed = schema.safeParse(body ?? {});
  if (!parsed.success) throw new Refusal(400, parsed.error.issues[0]?.message ?? NAME);
  if (parsed.data.name !== undefined) {
    const words = checkWords(parsed.data.name);
    if (!words.ok) throw new Refusal(400, words.message);
  }
  return parsed.data;
};

const listProfiles = (context: AccountsContext) => async (request: FastifyRequest) => {
  const rows = await context.db
    .selectFrom('child_profiles')
    .selectAll()
    .where('user_id', '=', parentOf(request))
    .orderBy('id')
    .execute();
  return rows.map(profileBody);
};

/** POST /child-profiles/: the new profile is the active one. */
const createProfile = (context: AccountsContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  const userId = parentOf(request);
  const input = readInput(ProfileInput, request.body);
  const row = await context.db.transaction().execute(async (trx) => {
    const { count } = await trx
      .selectFrom('child_profiles')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_PROFILES)
      throw new Refusal(400, `An account can have ${MOST_PROFILES} child profiles at most`);
    return trx
      .insertInto('child_profiles')
      .values({ user_id: userId, ...input, created_at: context.now() })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  await context.sessions.change(request, { activeProfileId: row.id });
  return reply.code(201).send(profileBody(row));
};

const changeProfile = (context: AccountsContext) => async (request: FastifyRequest) => {
  const profile = await ownProfileOf(context.db, request);
  const change = readInput(ProfileChange, request.body);
  if (Object.keys(change).length === 0) return profileBody(profile);
  const row = await context.db
    .updateTable('child_profiles')
    .set(change)
    .where('id', '=', profile.id)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal(404, 'This child profile does not exist');
  return profileBody(row);
};

/** DELETE /child-profiles/{id}/: its characters, stories and pages go with it. */
const removeProfile = (context: AccountsContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  const profile = await ownProfileOf(context.db, request);
  await context.db.deleteFrom('child_profiles').where('id', '=', profile.id).execute();
  return reply.code(204).send();
};

/** POST /child-profiles/{id}/set-active/: `session_key` names the session without giving it away. */
const setActive = (context: AccountsContext) => async (request: FastifyRequest) => {
  const profile = await ownProfileOf(context.db, request);
  await context.sessions.change(request, { activeProfileId: profile.id });
  return { session_key: hashToken(`session_key ${request.visitor.sessionHash}`).slice(0, 32) };
};

/** The parent's calls of the story world. */
export const registerChildProfiles = (app: FastifyInstance, context: AccountsContext): void => {
  const base = '/weaversworld/api';
  app.get(`${base}/child-profiles/`, listProfiles(context));
  app.post(`${base}/child-profiles/`, createProfile(context));
  app.patch(`${base}/child-profiles/:id/`, changeProfile(context));
  app.delete(`${base}/child-profiles/:id/`, removeProfile(context));
  app.post(`${base}/child-profiles/:id/set-active/`, setActive(context));
  app.post(`${base}/migrate-session/:id/`, migrateSession(context));
};
