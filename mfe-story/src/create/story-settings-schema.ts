import { z } from '@weaversworld/shared/schema';

/** The two settings of a new story; the parsed values are trimmed. */
export const StorySettings = z.object({
  theme: z.string().trim().min(1, 'Please enter a theme for your story'),
  desiredEnding: z.string().trim().min(1, 'Please enter a desired ending for your story'),
});
export type StorySettings = z.infer<typeof StorySettings>;

/** The ids that `?characters=` names: who comes along from another story. */
export const wantedCharacters = (search: URLSearchParams): string[] =>
  (search.get('characters') ?? '').split(',').filter((id) => id !== '');
