import { errorMessage, type FormFailure, formFailure } from '@weaversworld/shared/api';
import type { Character, Id } from '@weaversworld/shared/contract';
import type { StoryContext, StoryDeps } from './story-state.ts';

const FAILED = 'Failed to start story. Please try again.';

/** The input of a new story. */
export interface StoryStart {
  theme: string;
  desiredEnding: string;
  characters: readonly Pick<Character, 'id'>[];
}

/** `error` is a message for the visitor; `busy`: another start is under way. */
export type StartResult =
  | { status: 'started'; storyId: Id }
  | { status: 'refused'; error: string; failure?: FormFailure }
  | { status: 'busy' };

interface StartHooks {
  /** Leaves the story that is open. */
  reset(): void;
  onCreated(storyId: Id): void;
}

const validate = ({ theme, desiredEnding, characters }: StoryStart): string | null => {
  if (theme.trim() === '' || desiredEnding.trim() === '') return 'Theme and ending are required';
  return characters.length === 0 ? 'At least one character is required' : null;
};

/** Creates a story and makes it the open one. Never rejects. */
export const createStart =
  (
    { get, set, signal, warn }: StoryContext,
    { api, activity, bus }: Pick<StoryDeps, 'api' | 'bus' | 'activity'>,
    { reset, onCreated }: StartHooks,
  ) =>
  async (input: StoryStart): Promise<StartResult> => {
    const invalid = validate(input);
    if (invalid !== null) return { status: 'refused', error: invalid };
    if (get().phase === 'starting') return { status: 'busy' };
    reset();
    const visit = signal();
    set({ phase: 'starting' });
    try {
      const story = await api.stories.create({
        title: 'Your Story',
        theme: input.theme.trim(),
        desired_ending: input.desiredEnding.trim(),
        characters: input.characters.map(({ id }) => id),
      });
      activity.countStory();
      bus.emit('story:created', { storyId: story.id });
      if (!visit.aborted) {
        set({ phase: 'ready', storyId: story.id, story, creating: story.id });
        onCreated(story.id);
      }
      return { status: 'started', storyId: story.id };
    } catch (error) {
      const message = errorMessage(error, FAILED);
      const failure = formFailure(error, message);
      if (failure.support === null) warn(FAILED, error);
      if (!visit.aborted) reset();
      return failure.field === null
        ? { status: 'refused', error: message }
        : { status: 'refused', error: message, failure };
    }
  };
