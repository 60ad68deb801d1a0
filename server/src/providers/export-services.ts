import type { Db } from '../db/open-db.ts';

/** A child's consent to outside services, for the data export; null without one. */
export const exportConsent = async (
  db: Db,
  profileId: number,
): Promise<{ recipient: string; allowed_since: string } | null> => {
  const row = await db
    .selectFrom('service_consents')
    .select(['recipient', 'given_at'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { recipient: row.recipient, allowed_since: new Date(row.given_at).toISOString() };
};

/** Who wrote and painted a child's stories, by story id; stories of the embedded storyteller have no entry. */
export const exportMakers = async (
  db: Db,
  profileId: number,
): Promise<Map<number, { told_by: string | null; painted_by: string | null }>> => {
  const rows = await db
    .selectFrom('story_makers')
    .innerJoin('stories', 'stories.id', 'story_makers.story_id')
    .select(['story_makers.story_id', 'story_makers.teller', 'story_makers.illustrator'])
    .select((eb) =>
      eb
        .selectFrom('page_paintings')
        .innerJoin('pages', 'pages.id', 'page_paintings.page_id')
        .whereRef('pages.story_id', '=', 'story_makers.story_id')
        .where('page_paintings.outcome', '=', 'painted')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('painted'),
    )
    .where('stories.profile_id', '=', profileId)
    .execute();
  // The illustrator is set when a story begins, whether or not it paints anything.
  return new Map(
    rows.map(({ story_id, teller, illustrator, painted }) => [
      story_id,
      { told_by: teller, painted_by: Number(painted ?? 0) > 0 ? illustrator : null },
    ]),
  );
};

/** What an account used of outside services, by day. */
export const exportUsage = (db: Db, userId: number) =>
  db
    .selectFrom('service_usage')
    .select(['day', 'stories', 'pictures', 'calls', 'input_tokens', 'output_tokens', 'cost_micros'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute();
