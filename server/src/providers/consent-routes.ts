import { OutsideServices } from '@weaversworld/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findOwnProfile } from '../accounts/own-profile.ts';
import type { ServerDeps } from '../deps.ts';
import { HttpError } from '../http/http-error.ts';
import { type ProviderSettings, readProviderSettings } from './provider-settings.ts';
import { hostsOf, recipientOf, setConsent } from './service-consents.ts';
import { listMakers } from './story-makers.ts';

/** How many stories are listed with who made them. */
const LISTED_STORIES = 50;
const ConsentInput = z.object({ allowed: z.boolean() });

const requireUserId = (request: FastifyRequest): number => {
  if (request.visitor.userId === null) throw new HttpError(401, 'Please sign in first.');
  return request.visitor.userId;
};

const readState = async ({ db }: ServerDeps, settings: ProviderSettings | null, userId: number) => {
  const recipient = settings === null ? '' : recipientOf(settings);
  const children = await db
    .selectFrom('child_profiles')
    .leftJoin('service_consents', (join) =>
      join
        .onRef('service_consents.profile_id', '=', 'child_profiles.id')
        .on('service_consents.recipient', '=', recipient),
    )
    .select(['child_profiles.id', 'service_consents.given_at'])
    .where('child_profiles.user_id', '=', userId)
    .orderBy('child_profiles.id')
    .execute();
  const ids = children.map(({ id }) => id);
  return {
    available: settings !== null,
    recipient: settings && {
      name: settings.notice.name,
      url: settings.notice.url,
      hosts: hostsOf(settings),
    },
    writes: settings?.story != null,
    paints: settings?.picture != null,
    checks: settings?.check != null,
    children: children.map(({ id, given_at }) => ({
      profile_id: id,
      allowed_since: given_at === null ? null : given_at / 1000,
    })),
    stories: await listMakers(db, ids, LISTED_STORIES),
  };
};

/** The parents' side of outside services: who receives what, and the consent for each child. */
export const registerConsentRoutes = (app: FastifyInstance, deps: ServerDeps): void => {
  const settings = readProviderSettings(deps.config);
  const base = '/accounts/api/outside-services';
  app.get(
    `${base}/`,
    {
      schema: {
        summary: 'Read who receives what of the children’s stories, and who made which',
        response: { 200: OutsideServices },
      },
    },
    (request) => readState(deps, settings, requireUserId(request)),
  );
  app.put(
    `${base}/:id/`,
    {
      schema: {
        summary: 'Allow or forbid outside services for a child',
        body: ConsentInput,
        response: { 200: OutsideServices },
      },
      ...deps.writeLimits.hooks('changes'),
    },
    async (request) => {
      const userId = requireUserId(request);
      const input = ConsentInput.safeParse(request.body);
      if (!input.success) throw new HttpError(400, 'Please say whether this is allowed: {"allowed": true}');
      const { id } = request.params as { id: string };
      const profile = await findOwnProfile(deps.db, userId, id);
      if (profile === undefined) throw new HttpError(404, 'This child profile does not exist');
      if (input.data.allowed && settings === null)
        throw new HttpError(409, 'There is no outside service here: every story is made on this server.');
      const isGiven = input.data.allowed && settings !== null;
      await setConsent(
        deps.db,
        profile.id,
        isGiven ? { recipient: recipientOf(settings), givenAt: deps.now() } : null,
      );
      return readState(deps, settings, userId);
    },
  );
};
