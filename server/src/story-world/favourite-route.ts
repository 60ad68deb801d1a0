import { Favourite } from '@weaversworld/shared/contract';
import type { FastifyInstance } from 'fastify';
import { ownStoryInPath } from './owner.ts';
import { parseBody } from './request-bodies.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

/** PUT /stories/{id}/favourite/: marks a story of one's own, or takes the mark away. Nobody else sees it. */
export const registerFavouriteRoute = (app: FastifyInstance, deps: StoryWorldDeps): void => {
  app.put(
    '/stories/:id/favourite/',
    {
      schema: {
        summary: 'Mark a story as a favourite, or take the mark away',
        body: Favourite,
        response: { 200: Favourite },
      },
      ...deps.writeLimits.hooks('changes'),
    },
    async (request) => {
      const { is_favourite } = parseBody(Favourite, request.body);
      const { id } = await ownStoryInPath(deps, request);
      await deps.db
        .updateTable('stories')
        .set((eb) => ({
          is_favourite: Number(is_favourite),
          favourite_seq: eb('favourite_seq', '+', 1),
        }))
        .where('id', '=', id)
        .where('is_favourite', '!=', Number(is_favourite))
        .execute();
      return { is_favourite };
    },
  );
};
