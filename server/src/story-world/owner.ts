import type { Id } from '@weaversworld/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Owner, Visitor } from '../deps.ts';
import { HttpError } from '../http/http-error.ts';
import { isOwner } from './access.ts';
import { readId } from './ids.ts';
import { type StoryRow, selectStories } from './story-json.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

/** An owner as the columns of characters and stories hold it. */
export const ownerColumns = (owner: Owner) =>
  'profileId' in owner
    ? { profile_id: owner.profileId, anonymous_id: null }
    : { profile_id: null, anonymous_id: owner.anonymousId };

/** The column and value that pick an owner's rows. */
export const ownerFilter = (owner: Owner) =>
  'profileId' in owner
    ? (['profile_id', '=', owner.profileId] as const)
    : (['anonymous_id', '=', owner.anonymousId] as const);

const findOwnProfile = async (deps: StoryWorldDeps, visitor: Visitor, requested: unknown): Promise<Owner> => {
  const id = readId(requested);
  const row =
    id === null || visitor.userId === null
      ? undefined
      : await deps.db
          .selectFrom('child_profiles')
          .select('id')
          .where('id', '=', id)
          .where('user_id', '=', visitor.userId)
          .executeTakeFirst();
  if (row === undefined) throw new HttpError(403, 'This child profile belongs to somebody else');
  return { profileId: row.id };
};

/**
 * Who makes something: the profile the request names (the parent's own, else 403), else the request's owner.
 * Signed in without a profile: 400 with the sentence that names `what`.
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
  // The header of the request is checked in any case.
  const owner = await deps.sessions.findOwner(request);
  if (requested !== undefined && requested !== '') return findOwnProfile(deps, visitor, requested);
  if (owner === null) throw new HttpError(400, `Please select a child profile before creating ${what}.`);
  return owner;
};

export const NO_ACCESS = 'You do not have access to this story';

/** The story, for its owner only: 404 when unknown or deleted, 403 for everybody else. */
export const findOwnStory = async (
  deps: StoryWorldDeps,
  visitor: Visitor,
  storyId: number,
): Promise<StoryRow> => {
  const story = await selectStories(deps.db).where('stories.id', '=', storyId).executeTakeFirst();
  if (story === undefined || story.deleted_at !== null) throw new HttpError(404, 'Story not found');
  if (!isOwner(visitor, story)) throw new HttpError(403, NO_ACCESS);
  return story;
};
