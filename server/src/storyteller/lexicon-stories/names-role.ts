import type { Character } from '../parse/parse-character.ts';
import type { StoryCharacters } from './story-characters.ts';

/** The slots of a template that name somebody, by the roles. */
const SLOTS = {
  lead: /\{\^?(?:L|ALL)[}’+]/,
  friend: /\{\^?(?:F|FT|ALL)[}’+]/,
  third: /\{\^?(?:T|FT|ALL)[}’+]/,
  subject: /\{\^?S[}’+]/,
  helper: /\{\^?G[}’+]/,
} as const;

/** Whether a template of the plot names a character by the role. */
export const namesRole = (template: string, roles: StoryCharacters, { shortName }: Character): boolean =>
  (Object.keys(SLOTS) as (keyof typeof SLOTS)[]).some(
    (role) => roles[role]?.shortName === shortName && SLOTS[role].test(template),
  );
