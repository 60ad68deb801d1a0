import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import { isOwner } from './access.ts';
import { STORY_NOT_FOUND } from './owner.ts';
import { appendEvent, startNewEpoch, updateStory } from './story-events.ts';
import { selectStories } from './story-json.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

/** Makes a story public by the link that it had, when it was made private within the undo time; else changes nothing. */
const shareAgain = (deps: StoryWorldDeps, storyId: number): Promise<void> =>
  updateStory(deps, storyId, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('stories')
      .set({ is_public: 1, unshared_at: null })
      .where('id', '=', storyId)
      .where('is_public', '=', 0)
      .where('share_token', 'is not', null)
      .where('unshared_at', '>=', deps.now() - deps.config.STORY_UNDO_MINUTES * 60_000)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await appendEvent(trx, storyId, { type: 'story_update' }, deps.now());
  });

/** Takes back a deletion, or that a story was made private. Throws 404 for others' stories and after STORY_UNDO_MINUTES. */
export const restoreStory = async (
  deps: StoryWorldDeps,
  request: FastifyRequest,
  storyId: number,
): Promise<void> => {
  const story = await selectStories(deps.db).where('stories.id', '=', storyId).executeTakeFirst();
  if (story === undefined || !isOwner(request.visitor, story)) throw new HttpError(404, STORY_NOT_FOUND);
  const until = (story.deleted_at ?? 0) + deps.config.STORY_UNDO_MINUTES * 60_000;
  if (story.deleted_at !== null && until < deps.now())
    throw new HttpError(404, 'This story can no longer be brought back');
  if (story.deleted_at === null) return shareAgain(deps, storyId);
  await updateStory(deps, storyId, async (trx) => {
    await trx.updateTable('stories').set({ deleted_at: null }).where('id', '=', storyId).execute();
    // Subscribers evicted by the deletion must not receive its event again, so the log starts anew.
    await startNewEpoch(trx, storyId);
    await appendEvent(trx, storyId, { type: 'story_update' }, deps.now());
  });
};
