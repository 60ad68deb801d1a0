import { mentionsName } from '../grammar/mentions-name.ts';
import type { PersonOfTheme } from '../parse/people-of-theme.ts';
import type { CastMember } from '../story-plan.ts';
import { type Noun, readNoun } from '../theme/noun.ts';
import { isPeople } from '../theme/strayed.ts';
import { kindOfNoun } from '../word-net/kind-of.ts';
import { ageOf, isGrownUp, kindWord, kinOf, wordsOf } from './kin-and-age.ts';
import { isSeveral, pronounsOf } from './who-does-it.ts';

/** Children of whom a theme may speak; they may be any child of the cast. */
const YOUNG =
  /^(?:girl|boy|child|kid|toddler|pupil|schoolgirl|schoolboy|evacuee|rower|daughter|son|sister|brother|cousin|twin|friend|sibling)$/;
/** Somebody of whom the theme speaks from the point of view of another child. */
const OF_ANOTHER = /^(?:sister|brother|cousin|twin|friend|sibling)$/;
const FEMALE = /^(?:girl|woman|lady|mum|grandma|schoolgirl|queen|princess)$/;
const MALE = /^(?:boy|man|dad|grandad|grandpa|schoolboy|king|prince)$/;
/** Kinds of dinosaurs: a chosen dinosaur is the T-rex of the theme. */
const DINOSAUR =
  /^(?:dino|t-?rex|tyrannosaurus|triceratops|diplodocus|brontosaurus|stegosaurus|velociraptor)$/i;
/** How a family describes a brother or a sister of the first child. */
const OF_OTHER_AGE = /\b(?:years? old|months? old|baby|toddler|little|smaller|younger|big|bigger|older)\b/i;
/** How old a description says that a child is. */
const YEARS = /^(?:is |aged? )?(\d{1,2})\b|\b(\d{1,2}) years?\b/i;
const CAST_SLOTS = ['{L}', '{F}', '{T}'] as const;

/**
 * The index of the chosen character whom a noun of the theme means: by name, by kind (`the bears` is Bruno the bear), as a relative
 * (`Daddy` is Baba the dad), by description (`big brother`), or as the only one it can mean; -1 for none.
 */
export function memberOfTheme(being: Noun, cast: readonly CastMember[]): number {
  const same = cast.findIndex((member) => isSameBeing(being, member));
  if (same >= 0) return same;
  const kin = cast.findIndex((member) => isSameRelative(being, member));
  if (kin >= 0) return kin;
  if (!isPeople(being) || being.isProper) return -1;
  const described = cast.findIndex((member, i) => i > 0 && wordsOf(member.description).includes(being.head));
  if (described >= 0) return described;
  if (being.isPlural && YOUNG.test(being.head)) return childOfGroup(cast);
  if (being.isOwn && /^(?:sister|brother|sibling)$/.test(being.head)) return siblingOf(being, cast);
  if (being.isOwn || isSeveral(being)) return -1;
  const possible = cast.filter(
    (member, i) => mayBe(being, member) && !(i === 0 && cast.length > 1 && OF_ANOTHER.test(being.head)),
  );
  return possible.length === 1 && possible[0] ? cast.indexOf(possible[0]) : -1;
}

/**
 * `my little brother` is the boy beside the lead of whom it says that he is two years old, and `my big sister` the older of two; -1 for none or
 * several.
 */
function siblingOf(being: Noun, cast: readonly CastMember[]): number {
  const size = /\b(big|bigger|older|elder|little|small|smaller|younger|baby)\b/.exec(
    being.bare.toLowerCase(),
  )?.[1];
  const years = cast.map(({ description }) => yearsOf(description));
  const [first = Number.NaN, second = Number.NaN] = years;
  if (size !== undefined && cast.length === 2 && first !== second && !Number.isNaN(first + second)) {
    const nth = first > second === /^(?:big|old|eld)/.test(size) ? 0 : 1;
    const member = cast[nth];
    if (member && mayBe(being, member)) return nth;
  }
  const possible = cast.filter(
    (member, i) => i > 0 && mayBe(being, member) && OF_OTHER_AGE.test(member.description),
  );
  return possible.length === 1 && possible[0] ? cast.indexOf(possible[0]) : -1;
}

function yearsOf(description: string): number {
  const [, atFirst, named] = YEARS.exec(description) ?? [];
  return Number(atFirst ?? named ?? Number.NaN);
}

/** A brother, a sister or a cousin of the child who tells it. */
const MY_SIBLING = /\bmy (?:(?:big|bigger|older|elder|little|small|younger) )?(?:sister|brother|cousin)\b/i;

/** The class pet may be a hamster. */
const CLASS_PET =
  /^(?:hamster|rabbit|bunny|gerbil|mouse|rat|tortoise|turtle|snail|fish|goldfish|lizard|guinea)$/;

function isSameBeing({ head, bare }: Noun, member: CastMember): boolean {
  const kinds = member.creature
    .toLowerCase()
    .trim()
    .split(/[\s-]+/);
  return (
    kinds.includes(head) ||
    (DINOSAUR.test(head) && kinds.includes('dinosaur')) ||
    (bare.toLowerCase() === 'class pet' && kinds.some((kind) => CLASS_PET.test(kind))) ||
    [bare, head].some((word) => word.toLowerCase() === member.name.toLowerCase())
  );
}

function isSameRelative({ head }: Noun, member: CastMember): boolean {
  const meant = kinOf(head);
  const ofKind = kinOf(kindWord(member));
  const ofName = wordsOf(member.name)
    .map(kinOf)
    .find((kin) => kin !== null);
  // Grandpa Karl, a grandparent, is a grandfather.
  const own = ofKind === null || /parent$/.test(ofKind) ? (ofName ?? ofKind) : ofKind;
  if (meant === null || !own || ageOf(member) === 'child') return false;
  if (meant === 'parent') return own === 'mother' || own === 'father';
  if (meant === 'grandparent') return own === 'grandmother' || own === 'grandfather';
  return meant === own;
}

/** Of `twins`, `cousins` or `friends` one of the chosen children is the other one, beside the lead. */
function childOfGroup(cast: readonly CastMember[]): number {
  const isChild = (member: CastMember) => ageOf(member) === 'child';
  const other = cast.findIndex((member, i) => i > 0 && isChild(member));
  return other >= 0 ? other : cast.findIndex(isChild);
}

/** Whether somebody of a theme (`an evacuee`, `a refuse collector`) may be a chosen character: as young or as old, and no other sex. */
function mayBe(being: Noun, member: CastMember): boolean {
  const kind = kindWord(member);
  const isChild = ageOf(member) === 'child';
  const isPerson = kindOfNoun(kind) === 'person' || /^grand/.test(kinOf(kind) ?? '');
  if (!isChild && !/^(?:man|woman|lady)$/.test(kind) && !isPerson) return false;
  if (YOUNG.test(being.head) !== isChild) return false;
  const pronouns = pronounsOf(being);
  // The other sex is somebody else.
  if (/^(?:she|he)/.test(pronouns) && /^(?:she|he)/.test(member.pronouns) && pronouns !== member.pronouns)
    return false;
  const isOld = /^(?:old|elderly) (?:man|woman|lady|gentleman)$/.test(being.bare.toLowerCase());
  if (isOld && /^grand/.test(kinOf(kind) ?? '')) return true;
  // Mum is no neighbour, and a teacher no nurse.
  if (kinOf(kind) !== null) return false;
  return pronouns === 'she/her' ? !MALE.test(kind) : pronouns !== 'he/him' || !FEMALE.test(kind);
}

/**
 * The index of the lead among those who take part, where the plot says nothing of whom: whoever the theme names by name, else a child
 * rather than a grown-up, else the first.
 */
export function leadOf(theme: string, cast: readonly CastMember[]): number {
  const named = cast.findIndex((member) => !isGrownUp(member) && mentionsName(theme, member.name));
  if (named >= 0) return named;
  // `my big sister teaches me`: whoever says so is another child.
  const [kin] = MY_SIBLING.exec(theme) ?? [];
  const sibling = kin ? readNoun(kin) : null;
  const other = cast.findIndex((member, i) => i > 0 && ageOf(member) === 'child');
  if (sibling && other > 0 && memberOfTheme(sibling, cast) === 0) return other;
  const [first] = cast;
  const child = cast.findIndex((member) => ageOf(member) === 'child');
  return first && isGrownUp(first) && child >= 0 ? child : 0;
}

/** The slot of the chosen character whom a text of the theme means (`a shy boy`, `{L’s} dad`); else the text as it is. */
export function slotOfMember(text: string, castInRoles: readonly CastMember[]): string {
  const nth = memberOfText(text, castInRoles);
  return CAST_SLOTS[nth] ?? text;
}

function memberOfText(text: string, cast: readonly CastMember[]): number {
  const noun = /^(?:the|an?|\{L’s\}) |^\p{Lu}/u.test(text) ? readNoun(text.replace('{L’s}', 'my')) : null;
  return noun ? memberOfTheme(noun, cast) : -1;
}

/** People whom a theme names, those among the chosen characters by their names: `the boy` is Elliot. */
export const asInCast = (people: readonly PersonOfTheme[], cast: readonly CastMember[]): PersonOfTheme[] =>
  people.map((person) => {
    const member = cast[memberOfText(person.text, cast)];
    return member ? { ...person, text: member.name } : person;
  });

/** A relative in an ending, with whose it is; `its mum` is another one's. */
const RELATIVE =
  /(?<!\p{L})(?:(?:the|my|our|his|her|their) (?:(?:little|small|tiny|young|old|lost|big|brave|shy|sad|lonely|poor|grumpy) )?)?(\p{Ll}+)(?![\p{L}-])/giu;

/**
 * An ending with the names of the cast for whom it calls by another word: `the puppy finds its mum` is Patch, `daddy comes home` is Baba.
 * Only where one alone can be meant; where somebody has died `him` is nobody of the cast.
 */
export function withNames(ending: string, cast: readonly CastMember[], isOfDeath = false): string {
  const named = isOfDeath ? ending : withObjectNamed(ending, cast);
  return named.replace(RELATIVE, (all, word: string, at: number) => {
    const isOwned = /\b(?:its|an?|new|best|\p{L}+[’']s) $/iu.test(ending.slice(0, at));
    const isNamed = cast.some(({ name }) => wordsOf(name).includes(word.toLowerCase()));
    if (isOwned || isNamed) return all;
    const ofKin = kinOf(word) !== null;
    if (!ofKin && !/^the /i.test(all)) return all;
    const meant = cast.filter((member) =>
      ofKin ? kinOf(kindWord(member)) === kinOf(word) : kindWord(member) === word.toLowerCase(),
    );
    const possessive = /^[’']s/.test(ending.slice(at + all.length));
    return meant.length === 1 && meant[0] && !(possessive && /s$/.test(meant[0].name)) ? meant[0].name : all;
  });
}

const HIM = /\bhim\b/i;
const HER = /\bher(?=$|[.,;!]| (?:an?|the|back|home|in|to|with|up|again|and)\b)/i;

/** Of `she hugs him` and `they bring her a cake` the one who is meant by the object, where only one of the cast can be. */
function withObjectNamed(ending: string, cast: readonly CastMember[]): string {
  const subject = /^(?:he|she|they|we|i)(?= )/i.exec(ending.trim())?.[0].toLowerCase();
  const of = (pronouns: string) => cast.slice(1).filter((member) => member.pronouns === pronouns);
  const [he, she] = [of('he/him'), of('she/her')];
  const isLeads = (pronouns: string) => cast[0]?.pronouns === pronouns;
  if (subject === undefined) return ending;
  const named =
    subject !== 'he' && he.length === 1 && he[0] && !isLeads('he/him')
      ? ending.replace(HIM, he[0].name)
      : ending;
  return subject !== 'she' && she.length === 1 && she[0] && !isLeads('she/her')
    ? named.replace(HER, she[0].name)
    : named;
}
