import type { Character, RuntimeSettings } from '@weaversworld/shared/contract';

/** A short number for what a character looks like: its words themselves belong in no address. */
const lookOf = ({ creature, description }: Character): string => {
  let hash = 0;
  for (const letter of `${creature}\n${description}`) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
};

/** Where the server draws a character; another address once the character looks different. */
export const portraitUrl = (
  { apiOrigin, storyApiBase }: Pick<RuntimeSettings, 'apiOrigin' | 'storyApiBase'>,
  character: Character,
): string =>
  `${apiOrigin}${storyApiBase}/characters/${encodeURIComponent(String(character.id))}/portrait/?look=${lookOf(character)}`;
