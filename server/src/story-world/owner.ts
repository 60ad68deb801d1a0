import type { Id } from '@weaversworld/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Owner, Refusal, type Visitor } from '../context.ts';
import { owns } from './access.ts';
import { readId } from './ids.ts';
import { type StoryRow, selectStories } from './story-json.ts';
import type { World } from './world.ts';

/** An owner as the columns of characters and stories hold it. */
export const ownerColumns = (owner: Owner) =>
  'profileId' in owner
    ? { profile_id: owner.profileId, anonymous_id: null }
    : { profile_id: null, anonymous_id: owner.anonymousId };

/** The column and value that pick an owner's rows. */
export const ownedBy = (owner: Owner) =>
  'profileId' in owner
    ? (['profile_id', '=', owner.profileId] as const)
    : (['anonymous_id', '=', owner.anonymousId] as const);

const profileOf = async (world: World, visitor: Visitor, wanted: unknown): Promise<Owner> => {
  const id = readId(wanted);
  const row =
    id === null || visitor.userId === null
      ? undefined
      : await world.db
          .selectFrom('child_profiles')
          .select('id')
          .where('id', '=', id)
          .where('user_id', '=', visitor.userId)
          .executeTakeFirst();
  if (row === undefined) throw new Refusal(403, 'This child profile belongs to somebody else');
  return { profileId: row.id };
};

/**
 * Who makes something: the profile the request names (the parent's own, else 403), else the request's owner.
 * Signed in without a profile: 400 with the sentence that names `what`.
 */
export const makerOf = async (
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  what: 'characters' | 'stories',
  named?: Id | null,
): Promise<Owner> => {
  const { visitor } = request;
  if (visitor.userId === null) return world.sessions.ensureOwner(request, reply);
  const wanted = named ?? request.headers['x-active-child-profile-id'];
  // The header of the request is checked in any case.
  const owner = await world.sessions.owner(request);
  if (wanted !== undefined && wanted !== '') return profileOf(world, visitor, wanted);
  if (owner === null) throw new Refusal(400, `Please select a child profile before creating ${what}.`);
  return owner;
};

export const NO_ACCESS = 'You do not have access to this story';

/** The story, for its owner only: 404 when unknown or deleted, 403 for everybody else. */
export const ownStory = async (world: World, visitor: Visitor, storyId: number): Promise<StoryRow> => {
  const story = await selectStories(world.db).where('stories.id', '=', storyId).executeTakeFirst();
  if (story === undefined || story.deleted_at !== null) throw new Refusal(404, 'Story not found');
  if (!owns(visitor, story)) throw new Refusal(403, NO_ACCESS);
  return story;
};
