import { type Db, writeTransaction } from '../db/database.ts';
import type { ProviderSettings } from './provider-settings.ts';

/** The hosts that requests go to, in order and once each. */
export const hostsOf = ({ story, picture, check }: ProviderSettings): string[] => {
  const hosts = [story, picture, check].flatMap((service) =>
    service === null ? [] : new URL(service.url).host,
  );
  return [...new Set(hosts)].sort();
};

/** What each service receives, in words for the export of a family's data. */
const purposesOf = ({ story, picture, check }: ProviderSettings) => [
  { service: story, purpose: 'writes stories' },
  {
    service: picture,
    purpose: picture?.mode === 'edit' ? 'paints pictures from our drawings' : 'paints pictures',
  },
  { service: check, purpose: 'checks stories and pictures' },
];

/**
 * To whom and for what a parent consents: name, hosts and purposes. Consent is asked for anew when another recipient, a further host or
 * a further purpose is set.
 */
export const recipientOf = (settings: ProviderSettings): string => {
  const parts = purposesOf(settings).flatMap(({ service, purpose }) =>
    service === null ? [] : `${new URL(service.url).host} ${purpose}`,
  );
  return `${settings.notice.name} (${parts.join('; ')})`;
};

/** Stores or withdraws a consent. */
export const setConsent = async (
  db: Db,
  profileId: number,
  consent: { recipient: string; givenAt: number } | null,
): Promise<void> => {
  await writeTransaction(db, async (trx) => {
    await trx.deleteFrom('service_consents').where('profile_id', '=', profileId).execute();
    if (consent === null) return;
    const { recipient, givenAt } = consent;
    await trx
      .insertInto('service_consents')
      .values({ profile_id: profileId, recipient, given_at: givenAt })
      .execute();
  });
};
