import type { Selectable } from 'kysely';
import type { Db } from '../db/open-db.ts';
import type { UsersTable } from '../db/schema.ts';

/** A stored account. */
export type UserRow = Selectable<UsersTable>;

/** The account with this email address, which must be lower-cased. */
export const findUserByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

/** The account with this id. */
export const findUserById = (db: Db, id: number): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

/** The account with this id; throws when there is none. */
export const userById = (db: Db, id: number): Promise<UserRow> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The JSON of a user. */
export const userBody = (user: UserRow) => ({
  id: user.id,
  display: user.email.split('@')[0] ?? user.email,
  email: user.email,
  has_usable_password: true,
  date_joined: new Date(user.created_at).toISOString(),
});
