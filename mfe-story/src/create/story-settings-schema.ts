import { Id } from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';

/** The two settings of a new story; the parsed values are trimmed. */
export const StorySettings = z.object({
  theme: z.string().trim().min(1, 'Please enter a theme for your story'),
  desiredEnding: z.string().trim().min(1, 'Please enter a desired ending for your story'),
});
export type StorySettings = z.infer<typeof StorySettings>;

/** The character ids of `?characters=4,5`, which are selected when the screen opens. */
export const requestedCharacters = (search: URLSearchParams): Id[] =>
  (search.get('characters') ?? '').split(',').flatMap((id) => Id.safeParse(id).data ?? []);
