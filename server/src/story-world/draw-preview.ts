import type { CharacterPreview } from '@weaversworld/shared/contract';
import type { z } from 'zod';
import { drawPortrait, previewCreature } from '../illustrator/index.ts';
import type { PreviewBody } from './request-bodies.ts';

/** A character that is being typed. */
export type CharacterSketch = z.output<typeof PreviewBody>;

/** Draws what a character will look like, and what else its words may mean: up to four portraits, some 20 kB each. */
export const drawPreview = ({ creature, description, pronouns, look }: CharacterSketch): CharacterPreview => {
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
