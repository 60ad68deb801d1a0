import { type Character, LIMITS, PRONOUNS } from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';

const required = z.string().trim().min(1, 'This field is required');
const shortText = required.max(LIMITS.characterText, `Maximum length is ${LIMITS.characterText} characters`);

/** Validates the form's values and trims them. */
export const CharacterForm = z.object({
  name: shortText,
  creature: shortText,
  description: required,
  pronouns: z.enum(['', ...PRONOUNS]),
  /** The seed of a look that was chosen in the preview. */
  look: z.string().optional(),
});
export type CharacterForm = z.infer<typeof CharacterForm>;

/** The form's values for a character; empty for a new one. */
export const toFormValues = (character: Character | null): CharacterForm => ({
  name: character?.name ?? '',
  creature: character?.creature ?? '',
  description: character?.description ?? '',
  pronouns: character?.pronouns ?? '',
});
