import { errorMessage } from '@weaversworld/shared/api';
import type { Character, Id } from '@weaversworld/shared/contract';
import type { ReaderWorld, StoryCore } from './story-core.ts';

const FAILED = 'Failed to start story. Please try again.';

/** What a story is started with. */
export interface StoryStart {
  theme: string;
  desiredEnding: string;
  characters: readonly Pick<Character, 'id'>[];
}

/** How the start ended; `error` is a sentence for a person, `busy` means that a start is under way already. */
export type Started =
  | { status: 'started'; storyId: Id }
  | { status: 'refused'; error: string }
  | { status: 'busy' };

/** What keeps a story from being started, or null. */
const whyNotStart = ({ theme, desiredEnding, characters }: StoryStart): string | null => {
  if (theme.trim() === '' || desiredEnding.trim() === '') return 'Theme and ending are required';
  return characters.length === 0 ? 'At least one character is required' : null;
};

/** Creates the story, then lets `begin` join its room and ask for the first page. */
export const createStarting =
  (
    core: StoryCore,
    world: Pick<ReaderWorld, 'api' | 'bus' | 'activity'>,
    begin: (storyId: Id) => void,
    reset: () => void,
  ) =>
  async (input: StoryStart): Promise<Started> => {
    const reason = whyNotStart(input);
    if (reason !== null) return { status: 'refused', error: reason };
    if (core.get().phase === 'starting') return { status: 'busy' };
    reset();
    const isCurrent = core.watchVisit();
    core.set({ phase: 'starting' });
    try {
      const story = await world.api.stories.create({
        title: 'Your Story',
        theme: input.theme.trim(),
        desired_ending: input.desiredEnding.trim(),
        characters: input.characters.map(({ id }) => id),
      });
      world.activity.countStory();
      world.bus.emit('story:created', { storyId: story.id });
      if (isCurrent()) {
        core.set({ phase: 'ready', storyId: story.id, story, creating: story.id });
        begin(story.id);
      }
      return { status: 'started', storyId: story.id };
    } catch (error) {
      core.warn(FAILED, error);
      if (isCurrent()) reset();
      return { status: 'refused', error: errorMessage(error, FAILED) };
    }
  };
