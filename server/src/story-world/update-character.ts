import { type RawBuilder, sql } from 'kysely';
import { type AskedColumns, manyAsked, oneAsked } from '../db/asked-rows.ts';
import { batchedWrites } from '../db/batched-writes.ts';
import { compiledQuery } from '../db/compiled-query.ts';
import { ownedBy } from './access.ts';
import type { InsertedCharacter } from './insert-character.ts';

/** An update of a visitor's own character; `look` null keeps the look that it has. */
export type CharacterChange = {
  id: number;
  user_id: number | null;
  guest: string | null;
  name: string;
  creature: string;
  description: string;
  pronouns: string;
  look: string | null;
};

const COLUMNS: AskedColumns<CharacterChange> = {
  id: 'bigint',
  user_id: 'bigint',
  guest: 'text',
  name: 'text',
  creature: 'text',
  description: 'text',
  pronouns: 'text',
  look: 'text',
};
const CHANGED = ['name', 'creature', 'description', 'pronouns', 'look'] as const;

const IS_OWN = sql`characters.deleted_at IS NULL AND ${ownedBy('characters')}`;

/** Changes the characters of the rows `asked`, which fulfil `condition`, and returns them as they are shown. */
const update = (
  asked: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
) => sql<InsertedCharacter>`UPDATE characters
  SET name = asked.name, creature = asked.creature, description = asked.description, pronouns = asked.pronouns,
    look = coalesce(asked.look, characters.look)
  FROM ${asked} WHERE characters.id = asked.id AND ${condition}
  RETURNING characters.id, characters.name, characters.creature, characters.description, characters.pronouns,
    characters.look, characters.profile_id`;

const updateOne = compiledQuery((db, change: CharacterChange) => ({
  compile: () => update(oneAsked(COLUMNS, change), IS_OWN).compile(db),
}));

/** The subquery that locks and the array keep PostgreSQL from reading the whole table: it would expect a hundred requests. */
const updateMany = compiledQuery((db, { changes }: { changes: string }) => ({
  compile: () =>
    sql<InsertedCharacter>`WITH own AS (
      SELECT locked.id, ${sql.join(CHANGED.map((column) => sql.ref(`asked.${column}`)))}
      FROM ${manyAsked(COLUMNS, changes)} CROSS JOIN LATERAL (
        SELECT characters.id FROM characters WHERE characters.id = asked.id AND ${IS_OWN}
        FOR NO KEY UPDATE SKIP LOCKED) AS locked)
    ${update(sql`own AS asked`, sql`characters.id = ANY(ARRAY(SELECT own.id FROM own))`)}`.compile(db),
}));

/** Updates the visitor's own character and returns it; undefined when there is no such character, or it is another visitor's. */
export const updateOwnCharacter = batchedWrites<CharacterChange, InsertedCharacter | undefined>({
  keyOf: ({ id }) => id,
  writeAll: async (db, changes) => {
    const updated = await updateMany(db, { changes: JSON.stringify(changes) });
    return new Map(updated.map((row) => [row.id, row]));
  },
  writeAlone: async (db, change) => (await updateOne(db, change))[0],
});
