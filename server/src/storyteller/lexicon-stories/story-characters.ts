import type { NamedCharacter } from '../fill-template.ts';
import type { StorySource } from '../lexicon/story-source.ts';
import { type Character, parseCharacter } from '../parse/parse-character.ts';
import { assignShortNames } from '../parse/short-names.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { CastMember, Guest } from '../story-plan.ts';
import { sidekicks, spareHelperNames } from '../templates/sidekicks.ts';
import { type Noun, readNoun } from '../theme/noun.ts';
import type { ThemeReading } from '../theme/theme-rule.ts';

/** Who is in a lexicon story, and in which role. */
export type StoryCharacters = {
  lead: Character;
  friend: Character;
  third: Character | null;
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

const HELPERS: readonly Guest[] = [
  { name: 'Mrs Plum', creature: 'hen' },
  { name: 'Old Barnaby', creature: 'tortoise' },
  { name: 'Aunt Olive', creature: 'owl' },
  { name: 'Mr Finch', creature: 'badger' },
  { name: 'Nettie', creature: 'goose' },
  { name: 'Captain Moss', creature: 'toad' },
];

/** Assigns the roles. When a chosen character is what the theme is about, it is the subject, and somebody else the lead. */
export function assignRoles(
  cast: readonly CastMember[],
  source: StorySource,
  reading: ThemeReading,
  plotHelper: Guest | undefined,
  random: SeededRandom,
): StoryCharacters {
  const shortNames = assignShortNames(cast);
  const members = cast.map((member, i) => parseCharacter(member, shortNames[i] ?? member.name, random));
  const being = subjectNoun(source, reading);
  const missing = source.isMissing ? reading.subject : null;
  const returning = missing ? { name: missing.the, creature: missing.bare } : null;
  const nth = being ? cast.findIndex((member) => isSameBeing(being, member)) : -1;
  const helperGuest = chooseHelper(plotHelper, shortNames, random);
  const helper = namedGuest(helperGuest);
  if (being && nth >= 0) {
    const own = members[nth] as Character;
    const others = members.filter((_member, i) => i !== nth);
    const sidekick = others.length === 0 ? chooseSidekick(shortNames, random) : null;
    return {
      lead: others[0] ?? (sidekick?.character as Character),
      friend: own,
      third: others[1] ?? null,
      subject: own,
      helper,
      guest: sidekick?.guest ?? null,
      helperGuest,
      returning,
      friendIsGuest: false,
    };
  }
  const lead = members[0] as Character;
  if (being) {
    const subject = guestSubject(being, lead);
    const guest = { name: subject.shortName, creature: being.bare };
    const friend = members[1] ?? { ...lead, ...subject, castId: 'guest', pronouns: '' as const };
    return {
      lead,
      friend,
      third: members[2] ?? null,
      subject,
      helper,
      guest,
      helperGuest,
      returning,
      friendIsGuest: members.length === 1,
    };
  }
  const sidekick = members.length === 1 ? chooseSidekick(shortNames, random) : null;
  return {
    lead,
    friend: members[1] ?? (sidekick?.character as Character),
    third: members[2] ?? null,
    subject: null,
    helper,
    guest: sidekick?.guest ?? null,
    helperGuest,
    returning,
    friendIsGuest: sidekick !== null,
  };
}

/** The being that the story is about: the theme's, else the source's creature. */
function subjectNoun(source: StorySource, { subject, object }: ThemeReading): Noun | null {
  if (!source.creature || source.isMissing) return null;
  return source.creature === 'theme' ? (subject ?? object) : (subject ?? readNoun(`a ${source.creature}`));
}

function isSameBeing({ head, bare }: Noun, member: CastMember): boolean {
  const creature = member.creature.toLowerCase().trim();
  return creature.split(/[\s-]+/).includes(head) || member.name.toLowerCase() === bare.toLowerCase();
}

function guestSubject(being: Noun, lead: Character): NamedCharacter {
  const isPerson = being.kind === 'person' || being.kind === 'relative' || being.isProper;
  return {
    shortName: being.the,
    fullName: being.isOwn && !being.isProper ? `${lead.shortName}’s ${being.bare}` : being.a,
    isThing: !isPerson,
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
