import type { Db } from '../db/database.ts';
import { isKnownWord } from '../storyteller/theme/correct-typos.ts';

/* Apart from the routes of consents, because the word lists of the storyteller take half of the CPU time of a server's start. */

/** Names that an e-mail address may begin with: `Anna` and `Holgersson` of `anna.holgersson7@…`. */
const namesInEmail = (email: string): string[] =>
  (email.split('@')[0] ?? '')
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length > 3 && !isKnownWord(part))
    .map((part) => part.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()));

/** The account of a child whose parent consented to this recipient, and the names in the family; null without consent. */
export const findConsent = async (
  db: Db,
  profileId: number,
  recipient: string,
): Promise<{ userId: number; privateNames: string[] } | null> => {
  const consent = await db
    .selectFrom('service_consents')
    .innerJoin('child_profiles', 'child_profiles.id', 'service_consents.profile_id')
    .innerJoin('users', 'users.id', 'child_profiles.user_id')
    .select(['child_profiles.user_id', 'users.email'])
    .where('service_consents.profile_id', '=', profileId)
    .where('service_consents.recipient', '=', recipient)
    .executeTakeFirst();
  if (consent === undefined) return null;
  const profiles = await db
    .selectFrom('child_profiles')
    .select('name')
    .where('user_id', '=', consent.user_id)
    .execute();
  return {
    userId: consent.user_id,
    privateNames: [...profiles.map(({ name }) => name), ...namesInEmail(consent.email)],
  };
};
