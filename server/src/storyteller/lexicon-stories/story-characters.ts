import type { NamedCharacter } from '../fill-template.ts';
import type { StorySource } from '../lexicon/story-source.ts';
import { type Character, parseCharacter } from '../parse/parse-character.ts';
import { assignShortNames } from '../parse/short-names.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { CastMember, Guest } from '../story-plan.ts';
import { sidekicks, spareHelperNames } from '../templates/sidekicks.ts';
import type { Noun } from '../theme/noun.ts';
import type { ThemeReading } from '../theme/theme-rule.ts';
import { memberOfTheme } from './member-of-theme.ts';
import { isSeveral, pronounsOf, whoDoesIt } from './who-does-it.ts';

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
  helper: NamedCharacter;
  /** Somebody on every page who is not in the cast: the subject, or a companion for a single character. */
  guest: Guest | null;
  helperGuest: Guest;
  /** Somebody who is seen from the ending on: the one that had run away. */
  returning: Guest | null;
  /** The picture of the companion is the guest's: the companion is not in the cast. */
  friendIsGuest: boolean;
};

const ANY_CHILD = /^(?:\p{L}+ )?(?:girl|boy|child|kid|toddler)$/u;

const HELPERS: readonly Guest[] = [
  { name: 'Mrs Plum', creature: 'hen' },
  { name: 'Old Barnaby', creature: 'tortoise' },
  { name: 'Aunt Olive', creature: 'owl' },
  { name: 'Mr Finch', creature: 'badger' },
  { name: 'Nettie', creature: 'goose' },
  { name: 'Captain Moss', creature: 'toad' },
];

/** Assigns the roles. `who-does-it.ts` decides whether whoever the theme names is {S} or the lead; either may be a chosen character. */
export function assignRoles(
  cast: readonly CastMember[],
  source: StorySource,
  reading: ThemeReading,
  plotHelper: Guest | undefined,
  random: SeededRandom,
): StoryCharacters {
  const shortNames = assignShortNames(cast);
  const members = cast.map((member, i) => parseCharacter(member, shortNames[i] ?? member.name, random));
  const { being, hero } = whoDoesIt(source, reading);
  const missing = source.isMissing ? reading.subject : null;
  const returning = missing ? { name: missing.the, creature: missing.bare } : null;
  // Nobody is shown up in a story of their own: `a girl who bites` is another girl.
  const isOther = reading.situation === 'misdeed' && being !== null && ANY_CHILD.test(being.bare);
  const nth = being && !isOther ? memberOfTheme(being, cast) : -1;
  const helperGuest = chooseHelper(plotHelper, shortNames, random);
  const helper = namedGuest(helperGuest);
  const common = { helper, helperGuest, returning, fourth: null, isLeadNamed: false };
  if (hero) {
    const lead = memberOfTheme(hero, cast);
    return {
      ...common,
      isLeadNamed: true,
      ...withHero(hero, members, lead, chooseSidekick(shortNames, random)),
    };
  }
  if (being && nth >= 0) {
    const own = members[nth] as Character;
    const others = members.filter((_member, i) => i !== nth);
    const sidekick = others.length === 0 ? chooseSidekick(shortNames, random) : null;
    return {
      lead: others[0] ?? (sidekick?.character as Character),
      friend: own,
      third: others[1] ?? null,
      ...common,
      subject: own,
      guest: sidekick?.guest ?? null,
      friendIsGuest: false,
    };
  }
  const lead = members[0] as Character;
  if (being) {
    const subject = guestSubject(being, lead);
    const guest = { name: subject.shortName, creature: being.bare };
    const friend = members[1] ?? { ...lead, ...subject, castId: 'guest' };
    return {
      lead,
      friend,
      third: members[2] ?? null,
      ...common,
      subject,
      guest,
      friendIsGuest: members.length === 1,
    };
  }
  const sidekick = members.length === 1 ? chooseSidekick(shortNames, random) : null;
  return {
    lead,
    friend: members[1] ?? (sidekick?.character as Character),
    third: members[2] ?? null,
    ...common,
    subject: null,
    guest: sidekick?.guest ?? null,
    friendIsGuest: sidekick !== null,
  };
}

/** The roles of a story whose lead is whom the theme names: the chosen character at `index`, else a guest whom all of them help. */
function withHero(
  hero: Noun,
  members: readonly Character[],
  index: number,
  sidekick: ReturnType<typeof chooseSidekick>,
): Pick<StoryCharacters, 'lead' | 'friend' | 'third' | 'fourth' | 'subject' | 'guest' | 'friendIsGuest'> {
  const own = members[index];
  const others = members.filter((member) => member !== own);
  if (own) {
    const friend = others[0] ?? sidekick.character;
    const isAlone = others.length === 0;
    return {
      lead: own,
      friend,
      third: others[1] ?? null,
      fourth: null,
      subject: null,
      guest: isAlone ? sidekick.guest : null,
      friendIsGuest: isAlone,
    };
  }
  const [first, second, third] = members as [Character, ...Character[]];
  const named = guestSubject(hero, first);
  return {
    lead: { ...first, like: null, wornItem: null, ...named, fullName: firstMentionOf(hero), castId: 'guest' },
    friend: first,
    third: second ?? null,
    fourth: third ?? null,
    subject: null,
    guest: { name: named.shortName, creature: hero.bare },
    friendIsGuest: false,
  };
}

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

function guestSubject(being: Noun, lead: Character): NamedCharacter & Pick<Character, 'pronouns'> {
  const isGroup = isSeveral(being);
  const isPerson = being.kind === 'person' || being.kind === 'relative' || being.isProper;
  const pronouns = pronounsOf(being);
  const word = isGroup ? being.plural : being.bare;
  return {
    shortName: isGroup ? `the ${being.plural}` : being.the,
    fullName: being.isOwn && !being.isProper ? `${lead.shortName}’s ${word}` : firstMentionOf(being),
    pronouns,
    isThing: !isPerson && pronouns === '',
    isPlural: isGroup,
  };
}

const namedGuest = ({ name, creature }: Guest): NamedCharacter => ({
  shortName: name,
  fullName: name.startsWith('the ') ? name.replace('the ', 'a ') : `${name} the ${creature}`,
});

function chooseHelper(own: Guest | undefined, names: readonly string[], random: SeededRandom): Guest {
  const chosen = own ?? random.pick(HELPERS);
  const taken = names.map((name) => name.toLowerCase());
  const clashes = (candidate: string) =>
    taken.some((other) => candidate.toLowerCase().includes(other) || other.includes(candidate.toLowerCase()));
  return clashes(chosen.name)
    ? { ...chosen, name: random.pick(spareHelperNames.filter((spare) => !clashes(spare))) }
    : chosen;
}

function chooseSidekick(shortNames: readonly string[], random: SeededRandom) {
  const taken = shortNames.map((name) => name.toLowerCase());
  const available = sidekicks.filter(
    (sidekick) => !taken.some((name) => name.includes(sidekick.name.toLowerCase())),
  );
  const chosen = random.pick(available);
  const character = parseCharacter({ id: 'guest', ...chosen }, chosen.name, random);
  return { character, guest: { name: chosen.name, creature: chosen.creature } satisfies Guest };
}
