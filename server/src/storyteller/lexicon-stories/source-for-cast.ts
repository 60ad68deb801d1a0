import { concepts, frames } from '../lexicon/all-sources.ts';
import type { StorySource } from '../lexicon/story-source.ts';
import type { StoryRequest } from '../story-plan.ts';
import type { ThemeReading } from '../theme/theme-rule.ts';
import { apartOf } from './apart.ts';
import { memberOfTheme } from './cast-of-theme.ts';
import { isAnimal } from './kin-and-age.ts';
import { whoDoesIt } from './who-does-it.ts';

/** Frames about somebody beside the lead, and the frames that tell the same of the lead. */
const OF_THE_LEAD: Readonly<Record<string, string>> = {
  'somebody-afraid': 'afraid-of',
};

/**
 * The source for this cast: where whoever the theme is about is the only chosen character who can take part, they are the lead and not
 * watched by somebody invented; a pet that has died is mourned as one.
 */
export function sourceForCast(
  source: StorySource,
  reading: ThemeReading,
  request: StoryRequest,
): StorySource {
  const { cast, theme } = request;
  const apart = apartOf(theme, reading, source, cast);
  const dead = [...apart].find(([, why]) => why === 'dead')?.[0];
  if (source.id === 'death-of-somebody' && dead !== undefined && cast[dead] && isAnimal(cast[dead]))
    return sourceById('pet-died', source);
  const { being } = whoDoesIt(source, reading);
  const present = cast.filter((_member, i) => !apart.has(i));
  const isOnlyOne = being !== null && present.length === 1 && memberOfTheme(being, present) === 0;
  const instead = isOnlyOne ? OF_THE_LEAD[source.id] : undefined;
  return instead === undefined ? source : sourceById(instead, source);
}

const sourceById = (id: string, otherwise: StorySource): StorySource => {
  const found = [...concepts, ...frames].find((source) => source.id === id);
  return found ? { ...found, gentle: found.gentle || otherwise.gentle } : otherwise;
};
