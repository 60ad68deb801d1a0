import { Character, CharacterInput, HelpOffer } from '@weaversworld/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { compiledQuery } from '../db/compiled-query.ts';
import type { Db } from '../db/open-db.ts';
import { offeredHelp } from '../help-lines/offered-help.ts';
import { HttpError } from '../http/http-error.ts';
import { CastMember } from '../storyteller/story-plan.ts';
import { isOwner } from './access.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { pathId } from './ids.ts';
import { type InsertedCharacter, insertCharacter } from './insert-character.ts';
import { ownerFilter, resolveOwner } from './owner.ts';
import { svgResponse } from './picture-routes.ts';
import type { Portraits } from './portraits.ts';
import { registerPreviewRoute } from './preview-route.ts';
import { CharacterBody, CreateHeaders, ProfileHeader, parseTypedBody } from './request-bodies.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';
import { updateOwnCharacter } from './update-character.ts';

const SavedCharacter = Character.extend({ support: HelpOffer.optional() });

const CHARACTER_NOT_FOUND = 'Character not found';

const selectCharacters = (db: Db) =>
  db
    .selectFrom('characters')
    .leftJoin('child_profiles', 'child_profiles.id', 'characters.profile_id')
    .select([
      'characters.id',
      'characters.name',
      'characters.creature',
      'characters.description',
      'characters.pronouns',
      'characters.look',
      'characters.profile_id',
      'characters.anonymous_id',
      'child_profiles.user_id as owner_user_id',
    ])
    .where('characters.deleted_at', 'is', null);
type CharacterRow = Awaited<ReturnType<ReturnType<typeof selectCharacters>['executeTakeFirstOrThrow']>>;

type ShownRow = InsertedCharacter & Partial<CharacterRow>;

const toJson = ({ anonymous_id, owner_user_id, look, ...shown }: ShownRow) =>
  look === null ? shown : { ...shown, look };

const readCharacter = compiledQuery((db, { id }: { id: number }) =>
  selectCharacters(db).where('characters.id', '=', id),
);

/** The visitor's own character in the path; throws 404 for unknown ids and for those of others. */
const ownCharacterInPath = async (deps: StoryWorldDeps, request: FastifyRequest): Promise<CharacterRow> => {
  const id = pathId(request.params, CHARACTER_NOT_FOUND);
  const [row] = await readCharacter(deps.db, { id });
  if (row === undefined || !isOwner(request.visitor, row)) throw new HttpError(404, CHARACTER_NOT_FOUND);
  return row;
};

/** The body of an update; throws 404 before 400 when the character is not the visitor's own. */
const readChange = async (deps: StoryWorldDeps, request: FastifyRequest): Promise<CharacterBody> => {
  try {
    return await parseTypedBody(CharacterBody, request.body, deps.secondOpinion);
  } catch (error) {
    await ownCharacterInPath(deps, request);
    throw error;
  }
};

/** The routes of /characters/. */
export const registerCharacterRoutes = (
  app: FastifyInstance,
  deps: StoryWorldDeps,
  portraits: Portraits,
): void => {
  const helpFor = (
    request: FastifyRequest,
    { name, creature, description }: Pick<CharacterBody, 'name' | 'creature' | 'description'>,
  ) => offeredHelp(request, deps.config.SUPPORT_REGION, [name, creature, description]);

  app.get(
    '/characters/',
    {
      schema: {
        summary: 'List the characters of the owner',
        headers: ProfileHeader,
        response: { 200: z.array(Character) },
      },
    },
    async (request) => {
      const owner = await deps.sessions.findOwner(request);
      if (owner === null) return [];
      const [column, equal, value] = ownerFilter(owner);
      const rows = await selectCharacters(deps.db)
        .where(`characters.${column}`, equal, value)
        .orderBy('characters.id')
        .execute();
      return rows.map(toJson);
    },
  );

  app.post(
    '/characters/',
    {
      schema: {
        summary: 'Create a character',
        headers: CreateHeaders,
        body: CharacterInput,
        response: { 201: SavedCharacter },
      },
      ...deps.writeLimits.hooks('characters', 'batched'),
    },
    async (request, reply) => {
      const { profile_id, ...fields } = await parseTypedBody(CharacterBody, request.body, deps.secondOpinion);
      const owner = await resolveOwner(deps, request, reply, 'characters', profile_id);
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      const row = await insertCharacter(deps, owner, { ...fields, idempotency_key: key });
      return reply.code(201).send({ ...toJson(row), ...helpFor(request, fields) });
    },
  );

  registerPreviewRoute(app, deps);

  app.get(
    '/characters/:id/',
    { schema: { summary: 'Read a character', response: { 200: Character } } },
    async (request) => toJson(await ownCharacterInPath(deps, request)),
  );

  app.put(
    '/characters/:id/',
    {
      schema: { summary: 'Update a character', body: CharacterInput, response: { 200: SavedCharacter } },
      ...deps.writeLimits.hooks('changes', 'batched'),
    },
    async (request) => {
      const id = pathId(request.params, CHARACTER_NOT_FOUND);
      const { name, creature, description, pronouns, look } = await readChange(deps, request);
      const { userId: user_id, anonymousId: guest } = request.visitor;
      const change = { id, name, creature, description, pronouns, look: look ?? null };
      const row = await updateOwnCharacter(deps.db, { ...change, user_id, guest });
      if (row === undefined) throw new HttpError(404, CHARACTER_NOT_FOUND);
      return { ...toJson(row), ...helpFor(request, { name, creature, description }) };
    },
  );

  app.delete(
    '/characters/:id/',
    {
      schema: { summary: 'Delete a character', response: { 204: z.null() } },
      ...deps.writeLimits.hooks('changes'),
    },
    async (request, reply) => {
      const row = await ownCharacterInPath(deps, request);
      await deps.db
        .updateTable('characters')
        .set({ deleted_at: deps.now() })
        .where('id', '=', row.id)
        .execute();
      return reply.code(204).send();
    },
  );

  /** The character as its stories draw it, for its owner only. */
  app.get(
    '/characters/:id/portrait/',
    { schema: { summary: 'Draw a character', response: { 200: svgResponse, 304: z.null() } } },
    async (request, reply) => {
      const row = await ownCharacterInPath(deps, request);
      const member = CastMember.parse({ ...row, id: String(row.id) });
      return portraits.send(request, reply, member, { cacheControl: 'private, no-cache' });
    },
  );
};
