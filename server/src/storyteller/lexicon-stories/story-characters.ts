import { canDo } from '../bodies/can-do.ts';
import type { NamedCharacter } from '../fill-template.ts';
import type { StorySource } from '../lexicon/story-source.ts';
import { type Character, parseCharacter } from '../parse/parse-character.ts';
import { assignShortNames } from '../parse/short-names.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { CastMember, Guest, StoryRequest } from '../story-plan.ts';
import { sidekicks, spareHelperNames } from '../templates/sidekicks.ts';
import { isLiving, type Noun } from '../theme/noun.ts';
import type { ThemeReading } from '../theme/theme-rule.ts';
import { type Apartness, apartOf } from './apart.ts';
import { leadOf, memberOfTheme } from './cast-of-theme.ts';
import { helperOfCast } from './helper-of-cast.ts';
import { ageOf, isAnimal, isGrownUp, kindWord, wordsOf } from './kin-and-age.ts';
import { leadOfItself } from './source-for-cast.ts';
import { doubleOf, standInOf } from './stand-in.ts';
import { isOfAnimals, isSeveral, pronounsOf, whoDoesIt } from './who-does-it.ts';

/** Who is in a lexicon story, and in which role. */
export type StoryCharacters = {
  lead: Character;
  friend: Character;
  third: Character | null;
  /** A third chosen character beside a lead who is a guest. */
  fourth: Character | null;
  /** The lead is whom the theme names. */
  isLeadNamed: boolean;
  /** The being that the theme is about; one of the others, or a guest. */
  subject: NamedCharacter | null;
  /** Who gives advice: a grown-up of the cast where there is one, else a guest. */
  helper: NamedCharacter;
  /** Chosen characters who cannot take part, and why. */
  apart: readonly ApartCharacter[];
  /** Somebody on every page who is not in the cast: the subject, or a companion for a single character. */
  guest: Guest | null;
  /** Null where the helper is one of the cast. */
  helperGuest: Guest | null;
  /** Somebody who is seen from the ending on: the one that had run away. */
  returning: Guest | null;
  /** The picture of the companion is the guest's: the companion is not in the cast. */
  friendIsGuest: boolean;
};

export type ApartCharacter = { character: Character; why: Apartness };

const ANY_CHILD = /^(?:\p{L}+ )?(?:girl|boy|child|kid|toddler)$/u;

const HELPERS: readonly Guest[] = [
  { name: 'Mrs Plum', creature: 'hen' },
  { name: 'Old Barnaby', creature: 'tortoise' },
  { name: 'Aunt Olive', creature: 'owl' },
  { name: 'Mr Finch', creature: 'badger' },
  { name: 'Nettie', creature: 'goose' },
  { name: 'Captain Moss', creature: 'toad' },
];

/**
 * Assigns the roles to the chosen characters who can take part. `who-does-it.ts` decides whether whoever the theme names is {S} or the
 * lead; `cast-of-theme.ts` which of the cast that is. Only if nobody fits, somebody else is there.
 */
export function assignRoles(
  { cast, theme }: Pick<StoryRequest, 'cast' | 'theme'>,
  source: StorySource,
  reading: ThemeReading,
  plotHelper: Guest | undefined,
  random: SeededRandom,
): StoryCharacters {
  const shortNames = assignShortNames(cast);
  const characters = cast.map((member, i) => parseCharacter(member, shortNames[i] ?? member.name, random));
  const whyApart = apartOf(theme, reading, source, cast);
  const apart = [...whyApart].map(([i, why]) => ({ character: characters[i] as Character, why }));
  const present = cast.filter((_member, i) => !whyApart.has(i));
  const unable = cast.filter((_member, i) => whyApart.has(i));
  const members = characters.filter((_character, i) => !whyApart.has(i));
  const parts = partsOf({ present, unable, members, theme, shortNames, source, reading, random });
  const missing = source.isMissing ? reading.subject : null;
  const returning =
    missing && !apart.some(({ why }) => why === 'lost')
      ? { name: missing.the, creature: missing.bare }
      : null;
  const expert = apart.find(({ why }) => why === 'expert')?.character;
  const own =
    expert ?? helperOfCast(companionsOf(parts), present, plotHelper, { source, friend: parts.friend });
  const taken = parts.guest ? [...shortNames, parts.guest.name] : shortNames;
  const helperGuest = own ? null : chooseHelper(plotHelper, taken, random);
  return { ...parts, helper: own ?? namedGuest(helperGuest as Guest), helperGuest, returning, apart };
}

type Parts = Omit<StoryCharacters, 'helper' | 'helperGuest' | 'returning' | 'apart'>;
type Casting = {
  present: readonly CastMember[];
  /** Those who cannot take part. */
  unable: readonly CastMember[];
  members: readonly Character[];
  theme: string;
  shortNames: readonly string[];
  source: StorySource;
  reading: ThemeReading;
  random: SeededRandom;
};

/** Lead, companions and {S}. */
function partsOf({ present, unable, members, theme, shortNames, source, reading, random }: Casting): Parts {
  const { being, hero: named } = whoDoesIt(source, reading);
  // Of a baby brother who cries the chosen baby is meant, who leads no story.
  const isApart = named !== null && memberOfTheme(named, present) < 0 && memberOfTheme(named, unable) >= 0;
  const hero = isApart ? null : named;
  const sidekick = () => chooseSidekick(shortNames, source, random);
  // Nobody is shown up in a story of their own: `a girl who bites` is another girl.
  const isOther = reading.situation === 'misdeed' && being !== null && ANY_CHILD.test(being.bare);
  const nth = being && !isOther ? memberOfTheme(being, present) : partnerOf(source, present);
  if (hero && leadOfItself(source, present) < 0) {
    const meant = memberOfTheme(hero, present);
    const lead = meant >= 0 ? meant : friendWith(hero, reading, present);
    if (lead >= 0 && hero.isPlural) return withLead(members, leadOf(theme, present), present, sidekick);
    if (lead >= 0) return { ...withLead(members, lead, present, sidekick), isLeadNamed: true };
    // What cannot act is no hero: of `Immigration` or `Hair` the child is the lead.
    if (isLiving(hero)) return { ...withGuestAsLead(hero, members), isLeadNamed: true };
  }
  if (nth >= 0) {
    const own = members[nth] as Character;
    // Nor can whoever it is done to be the one who looks on: the knight whom the princess saves.
    const goal = doneTo(reading, present);
    const others = present.filter((_member, i) => i !== nth && i !== goal);
    const ofOthers = members.filter((_character, i) => i !== nth && i !== goal);
    const first = leadOf(theme, others);
    const second = ofOthers.find((_character, i) => i !== first) ?? null;
    // Whoever the plot is about does not help itself: `{F} ran after {S}`.
    const isFriendNeeded =
      others.length > 0 && (usesFriend(source) || (standInOf(source, present) >= 0 && knowsFriend(source)));
    const invented = others.length === 0 || (isFriendNeeded && second === null) ? sidekick() : null;
    const friend = isFriendNeeded ? (second ?? (invented?.character as Character)) : own;
    return {
      lead: ofOthers[first] ?? (invented?.character as Character),
      friend,
      third: members[goal] ?? (isFriendNeeded ? own : second),
      fourth: null,
      isLeadNamed: false,
      subject: own,
      guest: invented?.guest ?? null,
      friendIsGuest: isFriendNeeded && invented !== null,
    };
  }
  const itself = leadOfItself(source, present);
  const first = withWatcher(leadOf(theme, present), source, present);
  const parts = withLead(members, itself >= 0 ? itself : first, present, sidekick);
  if (!being || itself >= 0) return parts;
  const subject = guestSubject(being, parts.lead);
  const isAlone = members.length === 1;
  return {
    ...parts,
    friend: isAlone ? { ...parts.lead, ...subject, castId: 'guest' } : parts.friend,
    subject,
    guest: { name: subject.shortName, creature: being.bare },
    friendIsGuest: isAlone,
  };
}

/** The child who feeds the birds leads, and not the robin who is fed. */
function withWatcher(lead: number, source: StorySource, present: readonly CastMember[]): number {
  const member = present[lead];
  const child = present.findIndex((each) => ageOf(each) === 'child');
  return member && child >= 0 && isAnimal(member) && isOfAnimals(source, kindWord(member)) ? child : lead;
}

/** Of `my friend uses a hearing aid` the chosen character who has one; -1 for none. */
const friendWith = (hero: Noun, { item, object }: ThemeReading, present: readonly CastMember[]): number => {
  const thing = (item ?? object)?.head;
  if (thing === undefined || !/^(?:friend|classmate|cousin|brother|sister)$/.test(hero.head)) return -1;
  return present.findIndex(({ description }) => description.toLowerCase().includes(thing));
};

/** Whether a plot has something to do for a friend beside the lead and {S}. */
const usesFriend = ({ plots }: StorySource): boolean =>
  plots.some(({ problem, tries, turn, done }) =>
    /\{F[}’.]/.test([problem, ...tries, turn, done].flat().join(' ')),
  );

/** Whether somebody comes to the lead of a plot, or is still there at its end, beside the one whom it invents. */
const knowsFriend = ({ plots }: StorySource): boolean =>
  plots.some(({ friend = '', again = '' }) => /\{\^?F[}’.+]/.test([friend, again].flat().join(' ')));

/** The index of the chosen character who has the part of somebody whom the plot knows beside the lead; -1 for none. */
const partnerOf = (source: StorySource, present: readonly CastMember[]): number => {
  const standIn = standInOf(source, present);
  return standIn >= 0 || leadOfItself(source, present) >= 0 ? standIn : doubleOf(source, present);
};

/** The index of the chosen character to whom something is done, or who is the other one of two; -1 for none. */
export function doneTo({ subject, object, item }: ThemeReading, cast: readonly CastMember[]): number {
  const other = item ?? object;
  // One of the three pigs is as free as anybody.
  if (subject === null || other === null || other.isPlural) return -1;
  const nth = memberOfTheme(other, cast);
  return nth === memberOfTheme(subject, cast) ? -1 : nth;
}

/** The parts of a story whose lead is the chosen character at `index`: the others are companions, children before grown-ups. */
function withLead(
  members: readonly Character[],
  index: number,
  present: readonly CastMember[],
  sidekick: () => ReturnType<typeof chooseSidekick>,
): Parts {
  const lead = members[index] as Character;
  const isOld = (character: Character) => isGrownUp(present[members.indexOf(character)] as CastMember);
  const others = members
    .filter((member) => member !== lead)
    .sort((one, other) => Number(isOld(one)) - Number(isOld(other)));
  const invented = others.length === 0 ? sidekick() : null;
  return {
    lead,
    friend: others[0] ?? (invented?.character as Character),
    third: others[1] ?? null,
    fourth: null,
    isLeadNamed: false,
    subject: null,
    guest: invented?.guest ?? null,
    friendIsGuest: invented !== null,
  };
}

/** The parts of a story whose lead is a guest whom the theme names and all chosen characters help. */
function withGuestAsLead(hero: Noun, members: readonly Character[]): Parts {
  const [first, second, third] = members as [Character, ...Character[]];
  const named = guestSubject(hero, first);
  return {
    lead: { ...first, like: null, wornItem: null, ...named, fullName: firstMentionOf(hero), castId: 'guest' },
    friend: first,
    third: second ?? null,
    fourth: third ?? null,
    isLeadNamed: false,
    subject: null,
    guest: { name: named.shortName, creature: hero.bare },
    friendIsGuest: false,
  };
}

/** Who can give advice: those beside the lead of whom the plot does not tell, the last ones first. */
const companionsOf = ({ lead, friend, third, fourth, subject }: Parts): Character[] =>
  [fourth, third, friend].filter(
    (each): each is Character => each !== null && each !== lead && each !== subject,
  );

const firstMentionOf = (being: Noun): string =>
  isSeveral(being) ? `${being.count ?? 'the'} ${being.plural}` : being.a;

/** The characters of an ending in the order of the slots {L}, {F} and {T}, which is not always that of the cast. */
export function castInRoles(
  { lead, friend, third, guest }: StoryCharacters,
  cast: readonly CastMember[],
): CastMember[] {
  return [lead, friend, third].flatMap((role) => {
    if (role === null || (role.castId === 'guest' && role !== lead)) return [];
    const member = cast.find(({ id }) => id === role.castId);
    const { castId: id, shortName: name, pronouns } = role;
    return [member ?? { id, name, pronouns, creature: guest?.creature ?? 'guest', description: '' }];
  });
}

function guestSubject(
  being: Noun,
  lead: Character,
): NamedCharacter & Pick<Character, 'pronouns' | 'creature'> {
  const isGroup = isSeveral(being);
  const isPerson = being.kind === 'person' || being.kind === 'relative' || being.isProper;
  const pronouns = pronounsOf(being);
  const word = isGroup ? being.plural : being.bare;
  return {
    shortName: isGroup ? `the ${being.plural}` : being.the,
    fullName: being.isOwn && !being.isProper ? `${lead.shortName}’s ${word}` : firstMentionOf(being),
    pronouns,
    creature: isPerson ? 'person' : being.bare,
    isThing: !isPerson && pronouns === '',
    isPlural: isGroup,
  };
}

/** A guest with a name; `The Old Cook` has an article within a sentence, and of people the name is enough. */
function namedGuest({ name, creature }: Guest): NamedCharacter {
  if (name.startsWith('the ')) return { shortName: name, fullName: name.replace('the ', 'a '), creature };
  if (name.startsWith('The '))
    return { shortName: name.replace('The ', 'the '), fullName: name.replace('The ', 'the '), creature };
  // `Mother Hen the hen`
  const isSaid = wordsOf(name).includes(wordsOf(creature).at(-1) ?? '');
  const isPerson = /^(?:woman|man|girl|boy|child|witch|grand\p{Ll}+)$/u.test(creature);
  return { shortName: name, fullName: isPerson || isSaid ? name : `${name} the ${creature}`, creature };
}

function chooseHelper(own: Guest | undefined, names: readonly string[], random: SeededRandom): Guest {
  const chosen = own ?? random.pick(HELPERS);
  const taken = names.map((name) => name.toLowerCase());
  const clashes = (candidate: string) =>
    taken.some((other) => candidate.toLowerCase().includes(other) || other.includes(candidate.toLowerCase()));
  return clashes(chosen.name)
    ? { ...chosen, name: random.pick(spareHelperNames.filter((spare) => !clashes(spare))) }
    : chosen;
}

function chooseSidekick(shortNames: readonly string[], { plots }: StorySource, random: SeededRandom) {
  const taken = shortNames.map((name) => name.toLowerCase());
  const available = sidekicks.filter(
    (sidekick) => !taken.some((name) => name.includes(sidekick.name.toLowerCase())),
  );
  const texts = plots.flatMap(({ friend, problem, tries, tip, low, turn, done }) =>
    [friend ?? '', problem, ...tries, tip, low ?? '', turn, done].flat(),
  );
  const able = available.filter(({ creature }) => canDo(creature, texts));
  const chosen = random.pick(able.length > 0 ? able : available);
  const character = parseCharacter({ id: 'guest', ...chosen }, chosen.name, random);
  return { character, guest: { name: chosen.name, creature: chosen.creature } satisfies Guest };
}
