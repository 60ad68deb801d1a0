import { poseHelper } from '../choose-poses.ts';
import type { NamedCharacter } from '../fill-template.ts';
import type { Scene } from '../story-plan.ts';
import type { LexiconStoryContext } from './lexicon-story-context.ts';

const ROLE = /(?<![\w-])[LFTSG](?![\w-])/g;
/** Stands for a character who is not on the page; what the note says of them is left out. */
const NOBODY = '@-';

/** Who is in the picture of a page, and its art note. */
type Pictured = Pick<Scene, 'actors' | 'guest' | 'secondGuest' | 'art'>;

/**
 * The picture of a page with its art note, in which the ids of characters stand for roles: the last of the plot's notes whose words stand on the
 * page, for that is where its events end. A guest whom the note names is there from then on. Without a note the picture is as it was.
 */
export function withArt({ plot, roles }: LexiconStoryContext, text: string, pictured: Pictured): Pictured {
  const note = Object.entries(plot.art ?? {}).findLast(([words]) => text.includes(words))?.[1];
  if (note === undefined) return pictured;
  const members = [
    roles.lead,
    roles.friend,
    roles.third,
    roles.fourth,
    ...roles.apart.map(({ character }) => character),
  ];
  const isMember = (role: NamedCharacter) => members.some((each) => each?.shortName === role.shortName);
  const { subject } = roles;
  const isAwaited =
    subject !== null && !isMember(subject) && NAMES_SUBJECT.test(note) && pictured.guest === null;
  const { actors, guest, secondGuest } =
    isAwaited && roles.guest !== null
      ? { ...pictured, guest: roles.guest, actors: [...pictured.actors, poseHelper()] }
      : pictured;
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
    S: subject,
    G: roles.helper,
  };
  const art = note.replace(ROLE, (letter) => idOf(ids[letter] ?? null));
  return { actors, guest, ...(secondGuest && { secondGuest }), art };
}
const NAMES_SUBJECT = /(?<![\w-])S(?![\w-])/;
