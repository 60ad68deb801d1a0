import { Id, LIMITS } from '@weaversworld/shared/contract';
import { z } from 'zod';
import {
  checkWords,
  considerTexts,
  parseModerated,
  type SecondOpinion,
  trimTyped,
} from '../http/moderated-fields.ts';

const MAX_DESCRIPTION = 1000;
const MAX_STORY_FIELD = 300;
/** Replaced by the title of the plan once page 1 is written. */
export const DEFAULT_TITLE = 'Your Story';

/**
 * Required text, trimmed, at most `max` characters, without words unfit for children. The length is checked first and
 * ends the checks.
 */
const childText = (max: number, missing: string) => trimmedText(max, missing, 1);

const trimmedText = (max: number, missing: string, min: 0 | 1) =>
  z
    .string(missing)
    .transform(trimTyped)
    .pipe(
      z
        .string()
        .min(min, { error: missing, abort: true })
        .max(max, { error: `Maximum length is ${max} characters`, abort: true })
        .superRefine(checkWords),
    );

const required = 'This field is required';
const pronounsHint = 'Please choose she/her, he/him, they/them or none';

/** Documents the header that selects a child profile. */
export const ProfileHeader = z.object({ 'x-profile-id': z.string().optional() });
/** Documents the headers of a request that creates something. */
export const CreateHeaders = ProfileHeader.extend({ 'idempotency-key': z.string().optional() });

/** The seed of a look, as the form draws it; anything else is ignored. */
const Look = z
  .string()
  .regex(/^[a-z0-9]{1,16}$/)
  .optional()
  .catch(undefined);

/** Body of POST and PUT of a character. */
export const CharacterBody = z.object({
  name: childText(LIMITS.characterText, required),
  creature: childText(LIMITS.characterText, required),
  description: childText(MAX_DESCRIPTION, required),
  pronouns: z
    .enum(['', 'she/her', 'he/him', 'they/them'], pronounsHint)
    .nullish()
    .transform((value) => value ?? ''),
  profile_id: Id.nullish().catch(null),
  look: Look,
});
export type CharacterBody = z.infer<typeof CharacterBody>;

/** Body of a preview: a character that is being typed. */
export const PreviewBody = z.object({
  creature: childText(LIMITS.characterText, required),
  description: trimmedText(MAX_DESCRIPTION, required, 0).default(''),
  pronouns: z
    .enum(['', 'she/her', 'he/him', 'they/them'], pronounsHint)
    .nullish()
    .transform((value) => value ?? ''),
  look: Look,
});

const characterMissing = 'Please select at least one character';
const charactersTooMany = `Please choose at most ${LIMITS.charactersPerStory} characters`;
/** Before duplicates are removed. */
const MAX_LISTED_CHARACTERS = 30;

/** Body of POST /stories/. */
export const StoryBody = z.object({
  title: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? value : DEFAULT_TITLE),
    childText(LIMITS.characterText, required),
  ),
  theme: childText(MAX_STORY_FIELD, 'Please enter a theme for your story'),
  desired_ending: childText(MAX_STORY_FIELD, 'Please enter a desired ending for your story'),
  characters: z
    .array(z.unknown(), characterMissing)
    // The length first: each invalid element of a long list would cost an error object.
    .max(MAX_LISTED_CHARACTERS, { error: charactersTooMany, abort: true })
    .pipe(z.array(Id, characterMissing))
    .transform((ids) => [...new Set(ids.map(String))])
    .pipe(z.array(z.string()).min(1, characterMissing).max(LIMITS.charactersPerStory, charactersTooMany)),
});
export type StoryBody = z.infer<typeof StoryBody>;

/** Validates a request body; throws 400 with the message and the name of the first invalid field. */
export const parseBody = <S extends z.ZodType>(schema: S, body: unknown): z.output<S> =>
  parseModerated(schema, body, 'Please check what you entered');

/** The same, once the texts of the body were considered. */
export const parseTypedBody = async <S extends z.ZodType>(
  schema: S,
  body: unknown,
  secondOpinion: SecondOpinion | undefined,
): Promise<z.output<S>> => {
  await considerTexts(body, secondOpinion);
  return parseBody(schema, body);
};
