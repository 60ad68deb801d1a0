import type { RuntimeSettings } from './settings.ts';
import type { Character } from './story-world.ts';

/** A hash of a character's appearance: a child's own words must not be part of a URL. */
const appearanceHash = ({ creature, description, look }: Character): string => {
  let hash = 0;
  for (const letter of `${creature}\n${description}${look ? `\n${look}` : ''}`)
    hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
};

/** The URL of a character's portrait; it changes with the character's appearance. */
export const portraitUrl = (
  { apiOrigin, storyApiBase }: Pick<RuntimeSettings, 'apiOrigin' | 'storyApiBase'>,
  character: Character,
): string =>
  `${apiOrigin}${storyApiBase}/characters/${encodeURIComponent(String(character.id))}/portrait/?look=${appearanceHash(character)}`;
