import { createHash } from 'node:crypto';
import { CharacterPreview, PreviewInput } from '@weaversworld/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { drawPortrait, previewCreature } from '../illustrator/index.ts';
import { PreviewBody, parseBody } from './request-bodies.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

type Body = z.output<typeof PreviewBody>;

/** Previews kept in memory, by a hash of what was typed: about 20 kB each. */
const MAX_KEPT = 300;

const draw = ({ creature, description, pronouns, look }: Body): CharacterPreview => {
  const portraitOf = (name: string) =>
    drawPortrait({ id: 'preview', name: '', creature: name, description, pronouns, look: look ?? null });
  const { drawnAs, certain, alternatives } = previewCreature(creature, description);
  return {
    portrait: portraitOf(creature),
    drawn_as: drawnAs,
    certain,
    choices: alternatives.map((name) => ({
      creature: name,
      label: previewCreature(name, '').drawnAs,
      portrait: portraitOf(name),
    })),
  };
};

/** The least recently used ones are dropped first. */
const createCache = () => {
  const kept = new Map<string, CharacterPreview>();
  return (body: Body): CharacterPreview => {
    const key = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
    const preview = kept.get(key) ?? draw(body);
    kept.delete(key);
    kept.set(key, preview);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return preview;
  };
};

/** POST /characters/preview/: what a character that is being typed will look like. Nothing is stored or logged. */
export const registerPreviewRoute = (app: FastifyInstance, deps: StoryWorldDeps): void => {
  const previewOf = createCache();
  app.post(
    '/characters/preview/',
    {
      schema: {
        summary: 'Draw a character that is being typed',
        body: PreviewInput,
        response: { 200: CharacterPreview },
      },
      onRequest: deps.writeLimits.onRequest('previews'),
    },
    async (request, reply) => {
      const preview = previewOf(parseBody(PreviewBody, request.body));
      return reply.header('cache-control', 'no-store').send(preview);
    },
  );
};
