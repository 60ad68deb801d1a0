import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { type ArtNote, parseArtNote } from './art-note/parse-note.ts';
import { withOthers } from './named-guests.ts';

/**
 * A scene as the picture has it. Where the plot has an art note, nothing is taken from the text, and nobody holds what the note does not say;
 * else the text may bring in others.
 */
export const inPicture = (plan: StoryPlan, scene: Scene): Scene =>
  artNoteOf(scene) === null
    ? withOthers(plan, scene)
    : { ...scene, text: '', props: [], actors: scene.actors.map((actor) => ({ ...actor, holding: null })) };

/** The art note of a page; null without one, and for one of another version that has words which are no longer known. */
export function artNoteOf({ art }: Scene): ArtNote | null {
  if (art === undefined) return null;
  try {
    return parseArtNote(art, (word) => word.startsWith('@'));
  } catch {
    return null;
  }
}
