import { type Character, LIMITS, PRONOUNS } from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';

const required = z.string().trim().min(1, 'This field is required');
const short = required.max(LIMITS.characterText, `Maximum length is ${LIMITS.characterText} characters`);

/** What is typed about a character; the parsed values are trimmed. */
export const CharacterForm = z.object({
  name: short,
  creature: short,
  description: required,
  pronouns: z.enum(['', ...PRONOUNS]),
});
export type CharacterForm = z.infer<typeof CharacterForm>;

/** The form for a character, or the empty one. */
export const formOf = (character: Character | null): CharacterForm => ({
  name: character?.name ?? '',
  creature: character?.creature ?? '',
  description: character?.description ?? '',
  pronouns: character?.pronouns ?? '',
});
