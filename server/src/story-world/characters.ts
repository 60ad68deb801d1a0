import type { FastifyInstance } from 'fastify';
import { type Owner, Refusal, type Visitor } from '../context.ts';
import type { Db } from '../db/open.ts';
import { owns } from './access.ts';
import { pathId } from './ids.ts';
import { CharacterBody, readBody } from './input.ts';
import { makeOnce, requestKey } from './made-once.ts';
import { makerOf, ownedBy, ownerColumns } from './owner.ts';
import type { World } from './world.ts';

export const UNKNOWN_CHARACTER = 'Character not found';
/** More than a family makes; keeps one visitor from filling the store. */
const MOST = 200;

const select = (world: World) =>
  world.db
    .selectFrom('characters')
    .leftJoin('child_profiles', 'child_profiles.id', 'characters.profile_id')
    .select([
      'characters.id',
      'characters.name',
      'characters.creature',
      'characters.description',
      'characters.pronouns',
      'characters.profile_id',
      'characters.anonymous_id',
      'child_profiles.user_id as owner_user_id',
    ])
    .where('characters.deleted_at', 'is', null);
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const toJson = ({ anonymous_id, owner_user_id, ...shown }: Row) => shown;

/** Another family's character answers like one that does not exist. */
export const ownCharacter = async (world: World, visitor: Visitor, id: number): Promise<Row> => {
  const row = await select(world).where('characters.id', '=', id).executeTakeFirst();
  if (row === undefined || !owns(visitor, row)) throw new Refusal(404, UNKNOWN_CHARACTER);
  return row;
};

type Fields = Omit<CharacterBody, 'profile_id'> & { request_key: string | null };

const create = async (trx: Db, world: World, owner: Owner, fields: Fields): Promise<number> => {
  const [column, equal, value] = ownedBy(owner);
  const { count } = await trx
    .selectFrom('characters')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(column, equal, value)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= MOST)
    throw new Refusal(400, 'There are many characters already. Please delete one to make room for another.');
  const { id } = await trx
    .insertInto('characters')
    .values({ ...ownerColumns(owner), ...fields, created_at: world.now(), deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** GET, POST /characters/ and GET, PUT, DELETE /characters/{id}/. */
export const characterRoutes = (app: FastifyInstance, world: World): void => {
  app.get('/characters/', async (request) => {
    const owner = await world.sessions.owner(request);
    if (owner === null) return [];
    const [column, equal, value] = ownedBy(owner);
    const rows = await select(world)
      .where(`characters.${column}`, equal, value)
      .orderBy('characters.id')
      .execute();
    return rows.map(toJson);
  });

  app.post('/characters/', async (request, reply) => {
    const { profile_id, ...fields } = readBody(CharacterBody, request.body);
    const owner = await makerOf(world, request, reply, 'characters', profile_id);
    const key = requestKey(request.headers['idempotency-key']);
    const id = await makeOnce(world.db, 'characters', owner, key, (trx) =>
      create(trx, world, owner, { ...fields, request_key: key }),
    );
    const row = await select(world).where('characters.id', '=', id).executeTakeFirst();
    if (row === undefined) throw new Refusal(404, UNKNOWN_CHARACTER);
    return reply.code(201).send(toJson(row));
  });

  app.get('/characters/:id/', async (request) =>
    toJson(await ownCharacter(world, request.visitor, pathId(request.params, UNKNOWN_CHARACTER))),
  );

  app.put('/characters/:id/', async (request) => {
    const row = await ownCharacter(world, request.visitor, pathId(request.params, UNKNOWN_CHARACTER));
    const { profile_id, ...fields } = readBody(CharacterBody, request.body);
    await world.db.updateTable('characters').set(fields).where('id', '=', row.id).execute();
    return toJson({ ...row, ...fields });
  });

  app.delete('/characters/:id/', async (request, reply) => {
    const row = await ownCharacter(world, request.visitor, pathId(request.params, UNKNOWN_CHARACTER));
    await world.db
      .updateTable('characters')
      .set({ deleted_at: world.now() })
      .where('id', '=', row.id)
      .execute();
    return reply.code(204).send();
  });
};
