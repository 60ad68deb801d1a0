import type { Id } from '@weaversworld/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findOwnProfile } from '../accounts/own-profile.ts';
import type { Owner } from '../deps.ts';
import { HttpError } from '../http/http-error.ts';
import { isOwner } from './access.ts';
import { pathId } from './ids.ts';
import { readStoryRow, type StoryRow } from './story-json.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

/** The owner columns of characters and stories. */
export const ownerColumns = (owner: Owner) =>
  'profileId' in owner
    ? { profile_id: owner.profileId, anonymous_id: null }
    : { profile_id: null, anonymous_id: owner.anonymousId };

/** The arguments of `where` that select an owner's rows. */
export const ownerFilter = (owner: Owner) =>
  'profileId' in owner
    ? (['profile_id', '=', owner.profileId] as const)
    : (['anonymous_id', '=', owner.anonymousId] as const);

/**
 * The owner of something new: the profile that the request names (403 unless it is the parent's own), else the owner of
 * the request. Signed in without a profile: 400 with a message about `what`.
 */
export const resolveOwner = async (
  deps: StoryWorldDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  what: 'characters' | 'stories',
  bodyProfileId?: Id | null,
): Promise<Owner> => {
  const { visitor } = request;
  if (visitor.userId === null) return deps.sessions.ensureOwner(request, reply);
  const requested = bodyProfileId ?? request.headers['x-active-child-profile-id'];
  // X-Profile-ID is checked even when the body names a profile.
  const owner = await deps.sessions.findOwner(request);
  if (requested !== undefined && requested !== '') {
    const profile = await findOwnProfile(deps.db, visitor.userId, requested);
    if (profile === undefined) throw new HttpError(403, 'This child profile belongs to somebody else');
    return { profileId: profile.id };
  }
  if (owner === null) throw new HttpError(400, `Please select a child profile before creating ${what}.`);
  return owner;
};

export const STORY_NOT_FOUND = 'Story not found';
export const NO_ACCESS = 'You do not have access to this story';

/** The visitor's own story in the path; throws 404 when it is unknown or deleted, 403 for other visitors. */
export const ownStoryInPath = async (deps: StoryWorldDeps, request: FastifyRequest): Promise<StoryRow> => {
  const storyId = pathId(request.params, STORY_NOT_FOUND);
  const [story] = await readStoryRow(deps.db, { id: storyId });
  if (story === undefined || story.deleted_at !== null) throw new HttpError(404, STORY_NOT_FOUND);
  if (!isOwner(request.visitor, story)) throw new HttpError(403, NO_ACCESS);
  return story;
};
