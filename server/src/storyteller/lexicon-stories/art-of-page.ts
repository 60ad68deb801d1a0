import type { NamedCharacter } from '../fill-template.ts';
import type { Scene } from '../story-plan.ts';
import type { LexiconStoryContext } from './lexicon-story-context.ts';

const ROLE = /(?<![\w-])[LFTSG](?![\w-])/g;
/** Stands for a character who is not on the page; what the note says of them is left out. */
const NOBODY = '@-';

/**
 * The art note of a page, with the ids of characters for roles: the last of the plot's notes whose words stand on the page, for that is where
 * its events end. Undefined where the plot has none for it.
 */
export function artOf(
  { plot, roles }: LexiconStoryContext,
  text: string,
  { guest, secondGuest }: Pick<Scene, 'guest' | 'secondGuest'>,
): string | undefined {
  const note = Object.entries(plot.art ?? {}).findLast(([words]) => text.includes(words))?.[1];
  const members = [
    roles.lead,
    roles.friend,
    roles.third,
    roles.fourth,
    ...roles.apart.map(({ character }) => character),
  ];
  const idOf = (role: NamedCharacter | null): string => {
    if (role === null) return NOBODY;
    const member = members.find((each) => each?.shortName === role.shortName);
    if (member) return `@${member.castId}`;
    if (secondGuest && role === roles.helper) return '@second-guest';
    return guest ? '@guest' : NOBODY;
  };
  const ids: Readonly<Record<string, NamedCharacter | null>> = {
    L: roles.lead,
    F: roles.friend,
    T: roles.third,
    S: roles.subject,
    G: roles.helper,
  };
  return note?.replace(ROLE, (letter) => idOf(ids[letter] ?? null));
}
