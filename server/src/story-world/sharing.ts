import type { FastifyInstance } from 'fastify';
import { publicOrigin } from '../accounts/origin.ts';
import { record } from './events.ts';
import { pathId, randomKey } from './ids.ts';
import { ownStory } from './owner.ts';
import { shareUrl } from './story-json.ts';
import { changeStory, type World } from './world.ts';

/** POST /stories/{id}/toggle-sharing/: the owner only. Every time it becomes public it gets a new link. */
export const sharingRoutes = (app: FastifyInstance, world: World): void => {
  app.post('/stories/:id/toggle-sharing/', async (request) => {
    const { id } = await ownStory(world, request.visitor, pathId(request.params, 'Story not found'));
    const origin = publicOrigin(request, world.config);
    const story = await changeStory(world, id, async (trx) => {
      const before = await trx
        .selectFrom('stories')
        .select('is_public')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const now =
        before.is_public === 1
          ? { is_public: 0, share_token: null }
          : { is_public: 1, share_token: randomKey() };
      await trx.updateTable('stories').set(now).where('id', '=', id).execute();
      await record(trx, id, { type: 'story_update', origin }, world.now());
      return now;
    });
    return { id, is_public: story.is_public === 1, share_url: shareUrl(story, origin) };
  });
};
