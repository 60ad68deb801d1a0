import type { PersonOfTheme } from '../parse/people-of-theme.ts';
import type { CastMember } from '../story-plan.ts';
import { type Noun, readNoun } from '../theme/noun.ts';
import { isPeople } from '../theme/strayed.ts';
import { kindOfNoun } from '../word-net/kind-of.ts';
import { isSeveral, pronounsOf } from './who-does-it.ts';

const CHILD = /^(?:girl|boy|child|kid|toddler|baby|schoolgirl|schoolboy|teenager)$/;
const YOUNG =
  /^(?:girl|boy|child|kid|toddler|baby|pupil|schoolgirl|schoolboy|evacuee|rower|daughter|son|sister|brother|cousin|twin|friend)$/;
/** Somebody of whom the theme speaks from the point of view of another child. */
const OF_ANOTHER = /^(?:sister|brother|cousin|twin|friend)$/;
const FEMALE = /^(?:girl|woman|lady|mum|grandma|schoolgirl|queen|princess)$/;
const MALE = /^(?:boy|man|dad|grandad|grandpa|schoolboy|king|prince)$/;

/** The index of the chosen character whom a noun of the theme means, by name, by kind or as the only one it can mean; -1 for none. */
export function memberOfTheme(being: Noun, cast: readonly CastMember[]): number {
  const same = cast.findIndex((member) => isSameBeing(being, member));
  if (same >= 0 || !isPeople(being) || being.isOwn || being.isProper || isSeveral(being)) return same;
  const possible = cast.filter(
    (member, i) => mayBe(being, member) && !(i === 0 && OF_ANOTHER.test(being.head)),
  );
  return possible.length === 1 && possible[0] ? cast.indexOf(possible[0]) : -1;
}

function isSameBeing({ head, bare }: Noun, member: CastMember): boolean {
  const creature = member.creature.toLowerCase().trim();
  return creature.split(/[\s-]+/).includes(head) || member.name.toLowerCase() === bare.toLowerCase();
}

/** Whether somebody of a theme (`an evacuee`, `a refuse collector`) may be a chosen character: as young or as old, and no other sex. */
function mayBe(being: Noun, { creature }: CastMember): boolean {
  const kind = creature.toLowerCase().trim().split(/\s+/).at(-1) ?? '';
  const isChild = CHILD.test(kind);
  if (!isChild && !/^(?:man|woman|lady)$/.test(kind) && kindOfNoun(kind) !== 'person') return false;
  if (YOUNG.test(being.head) !== isChild) return false;
  const pronouns = pronounsOf(being);
  return pronouns === 'she/her' ? !MALE.test(kind) : pronouns !== 'he/him' || !FEMALE.test(kind);
}

/** People whom a theme names, those among the chosen characters by their names: `the boy` is Elliot. */
export const asInCast = (people: readonly PersonOfTheme[], cast: readonly CastMember[]): PersonOfTheme[] =>
  people.map((person) => {
    const noun = /^the /.test(person.text) ? readNoun(person.text) : null;
    const member = noun ? cast[memberOfTheme(noun, cast)] : undefined;
    return member ? { ...person, text: member.name } : person;
  });
