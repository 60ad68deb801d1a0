import type { HelpOffer } from '@weaversworld/shared/contract';
import type { FastifyRequest } from 'fastify';
import { offersHelp } from '../http/moderated-fields.ts';
import { HELP_OFFER } from '../storyteller/moderation/moderate-text.ts';
import { findSupport } from './index.ts';

/**
 * The field `support` for the response to a request that was carried out with these texts: help lines when one of them may be a child’s
 * disclosure, otherwise nothing. Nothing of it is stored or logged.
 */
export const offeredHelp = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  region: string | undefined,
  texts: readonly string[],
): { support?: HelpOffer } =>
  offersHelp(texts)
    ? { support: { message: HELP_OFFER, ...findSupport(headers['accept-language'], region) } }
    : {};
