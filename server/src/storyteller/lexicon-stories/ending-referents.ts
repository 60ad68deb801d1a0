import { mentionsName } from '../grammar/mentions-name.ts';
import type { StorySource } from '../lexicon/story-source.ts';
import type { Referents } from '../parse/parse-ending-part.ts';
import { type PersonOfTheme, peopleOfTheme } from '../parse/people-of-theme.ts';
import type { CastMember, StoryRequest } from '../story-plan.ts';
import { isLiving, readNoun } from '../theme/noun.ts';
import type { ThemeReading } from '../theme/theme-rule.ts';
import { asInCast, memberOfTheme, slotOfMember } from './cast-of-theme.ts';
import type { StoryCharacters } from './story-characters.ts';
import { CHILD_OF_THE_STORY, pronounsOf } from './who-does-it.ts';
import { partnersOf } from './who-the-ending-names.ts';

type Asked = {
  request: StoryRequest;
  source: StorySource;
  reading: ThemeReading;
  roles: StoryCharacters;
  /** The cast in the order of the roles. */
  cast: readonly CastMember[];
};

/** Endings in which somebody who was not there is: `she comes home on Sunday`. */
const OF_THE_ABSENT =
  /\b(?:comes?|came|is|gets?|returns?|rings?|calls?|phones?|writes?|sends?|brings?|surprises?) (?:back|home|better|well|again|a |us|her|him|them|me)|\b(?:better|well|healthy|alive) again\b/i;

/** Whom the pronouns of an ending mean, because of the theme and the parts that the cast has in it; `dead` is who has died. */
export function referentsOf(asked: Asked): {
  referents: Referents;
  referent: string | undefined;
  group: string | undefined;
  dead: string | undefined;
} {
  const { request, source, reading, roles, cast } = asked;
  const being =
    isLeadsOwn(roles, reading, source, request.desiredEnding) || isKindOfLead(roles, reading)
      ? undefined
      : referentOf(roles, reading);
  const isDead =
    /^(?:pet-died|death-of-somebody)$/.test(source.id) &&
    !/\b(?:star|heaven|sky|dream|heart)/i.test(request.desiredEnding);
  // Somebody who has died plants no bush: it is planted for them.
  const taken = isWantedBack(reading) ? reading.object?.the : undefined;
  const named = isDead ? undefined : (taken ?? being);
  const isOther =
    named !== undefined &&
    (isDoneTo(named, request) || hasOtherPronoun(named, asked) || isOnlyOfPlot(named, asked));
  const referent = isOther ? undefined : named;
  const several = groupOf(roles, reading, request.cast);
  const group = partnersOf(source, request, several ? undefined : being, roles) ?? several;
  const deceased = roles.apart.find(({ why }) => why === 'dead')?.character.shortName;
  return {
    referent,
    group,
    dead: isDead
      ? (deceased ?? being ?? (source.id === 'pet-died' ? 'the small friend' : undefined))
      : undefined,
    referents: {
      singular: referent && (apartName(referent, asked) ?? slotOfMember(referent, cast)),
      thing: thingOfTheme(reading),
      group,
      culprits: source.culprits,
      people: isDead || isWantedBack(reading) ? [] : peopleMeant(asked, referent),
      isPerson: roles.isLeadNamed || (roles.subject !== null && !roles.subject.isThing),
    },
  };
}

/** Whether an ending says what is done to somebody: of `she holds the baby` the baby is not `she`. */
const isDoneTo = (referent: string, { desiredEnding: ending, cast }: StoryRequest): boolean => {
  const noun = readNoun(referent);
  const name = noun && cast[memberOfTheme(noun, cast)]?.name;
  if (name && mentionsName(ending.replace(/^\p{L}+ /u, ''), name))
    return /^(?:he|she|i|we|they) /i.test(ending);
  const head = referent.split(' ').at(-1)?.toLowerCase() ?? '';
  return (
    !referent.startsWith('{') &&
    /^(?:he|she|i|we|they) /i.test(ending) &&
    ending
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(head)
  );
};

/** Whether somebody is in the plot but not in the theme, and the ending speaks of the lead: `a robin on her hand`. */
function isOnlyOfPlot(referent: string, { request: { theme, desiredEnding }, roles }: Asked): boolean {
  const head = referent.split(' ').at(-1)?.toLowerCase() ?? '';
  const ofLead = {
    'he/him': /\b(?:he|his|him)\b/i,
    'she/her': /\b(?:she|hers?)\b/i,
    'they/them': null,
    '': null,
  };
  return (
    referent.startsWith('the ') &&
    !theme.toLowerCase().includes(head) &&
    ofLead[roles.lead.pronouns]?.test(desiredEnding) === true
  );
}

/** Whether an ending about `he` cannot mean a mum, or one about `she` a grandpa. */
function hasOtherPronoun(referent: string, { request, cast }: Asked): boolean {
  const pronoun = /^(?:he|she)(?= )/i.exec(request.desiredEnding.trim())?.[0].toLowerCase();
  if (pronoun === undefined) return false;
  const slot = slotOfMember(referent, cast);
  const noun = /^\{[LFT]\}$/.test(slot) ? null : readNoun(referent.replace(/^\{[LFT]’s\} /, 'my '));
  // A bicycle is no `he` where a boy is there.
  if (noun && !isLiving(noun) && cast.some((member) => member.pronouns.startsWith(pronoun))) return true;
  const own = cast[['{L}', '{F}', '{T}'].indexOf(slot)]?.pronouns ?? (noun ? pronounsOf(noun) : '');
  return own !== '' && !own.startsWith(pronoun);
}

/** The name of a chosen character who cannot take part, where the theme calls them by another word. */
const apartName = (text: string, { roles, request }: Asked): string | undefined => {
  const member = asInCast([{ text, pronoun: 'he' }], request.cast)[0]?.text;
  return roles.apart.find(({ character }) => character.shortName === member)?.character.shortName;
};

/**
 * The people of a theme whom `he` or `she` may mean: not those with the pronoun of the lead, whose story it is, unless the theme is about
 * them or they are not there and come back.
 */
function peopleMeant({ request, reading, roles }: Asked, referent: string | undefined): PersonOfTheme[] {
  const people = asInCast(othersOfTheme(request.theme, reading), request.cast);
  const isOfAbsent =
    OF_THE_ABSENT.test(request.desiredEnding) && roles.apart.some(({ why }) => why !== 'feared');
  const ofLead = { 'he/him': 'he', 'she/her': 'she', 'they/them': '', '': '' }[roles.lead.pronouns];
  return people.filter(({ text, pronoun }) => isOfAbsent || pronoun !== ofLead || text === referent);
}

/** Whom `he`, `she` and `it` in the ending mean: the being that the theme is about. */
function referentOf(
  { subject, friend, third, isLeadNamed }: StoryCharacters,
  { subject: acting, object }: ThemeReading,
): string | undefined {
  if (isLeadNamed) return '{L}';
  const named = acting ?? (object !== null && isLiving(object) && !object.isPlural ? object : undefined);
  if (subject === friend) return '{F}';
  if (subject !== null && subject === third) return '{T}';
  if (subject) return subject.shortName;
  if (acting && CHILD_OF_THE_STORY.test(acting.head)) return '{L}';
  return named?.kind === 'relative' && !named.isProper ? `{L’s} ${named.bare}` : named?.the;
}

/** What `it` means in an ending: what somebody has lost, or does something to. */
function thingOfTheme({ item, object, situation }: ThemeReading): string | undefined {
  const thing = item ?? (situation === 'lost-by' ? object : null);
  return thing && !thing.isPlural && !isLiving(thing) ? thing.the : undefined;
}

/** The people of a theme beside the one who does what it says, who may be in the cast. */
const othersOfTheme = (theme: string, { subject, object }: ThemeReading): PersonOfTheme[] =>
  peopleOfTheme(theme).filter(
    ({ text }) => ![subject, object].some((noun) => noun && text.toLowerCase().endsWith(noun.head)),
  );

/** `and I have to get him back`: a toy that was taken is `he` in the ending. */
const isWantedBack = ({ situation, whole }: ThemeReading): boolean =>
  situation === 'taken' && /\b(?:him|her|it|them) back\b/i.test(whole);

/** Whether a theme names only a kind of people, in whose story the lead is one: `superheroes`. */
const isKindOfLead = (
  { subject }: StoryCharacters,
  { situation, subject: named, object }: ThemeReading,
): boolean => {
  const noun = named ?? object;
  return (
    subject === null &&
    situation === null &&
    noun?.isPlural === true &&
    /^(?:person|being)$/.test(noun.kind ?? '')
  );
};

/** Whether a theme names only the person whom the lead goes to (`the dentist`): then `she` is the lead. */
const isLeadsOwn = (
  { subject, lead }: StoryCharacters,
  { situation, subject: named, object }: ThemeReading,
  { words }: StorySource,
  ending: string,
): boolean => {
  const noun = named ?? object;
  return (
    subject === null &&
    (!situation || /^(?:pair|visit|reluctant)$/.test(situation)) &&
    words.length > 0 &&
    noun !== null &&
    (noun.kind === 'person' ||
      ((noun.head === 'fairy' || noun.kind === 'being') && isOfPronoun(ending, lead.pronouns))) &&
    !noun.isOwn
  );
};

/** Whether an ending begins with the pronoun of the lead. */
const isOfPronoun = (ending: string, pronouns: string): boolean =>
  /^(?:he|she)\b/i.test(ending.trim()) &&
  pronouns.startsWith(ending.trim().split(' ')[0]?.toLowerCase() ?? '-');

/** Whom `they` mean: several whom the theme names and who are not in the cast, such as teachers. */
function groupOf(
  { subject, friend, third, lead, isLeadNamed }: StoryCharacters,
  reading: ThemeReading,
  chosen: readonly CastMember[],
): string | undefined {
  if (isLeadNamed) return lead.pronouns === 'they/them' ? '{L}' : undefined;
  if (subject?.isPlural) return subject.shortName;
  const { situation, object, matter } = reading;
  if (situation === 'thing-pair' && object && matter) return `${object.the} and ${matter.the}`;
  if (
    situation === 'quarrel' &&
    reading.subject?.head === object?.head &&
    subject !== friend &&
    subject !== third
  )
    return `the two ${reading.subject?.plural.replace(/^(?:big|small) /, '')}`;
  const noun = reading.subject ?? object;
  // `two dads`, who are Papa and Dad: everyone in the story.
  if (noun && memberOfTheme(noun, chosen) >= 0) return undefined;
  const isActing = noun !== null && isLiving(noun) && noun.kind !== 'toy';
  const isKind = situation === null && noun?.kind === 'person';
  return subject === null && noun?.isPlural && isActing && !isKind ? `the ${noun.plural}` : undefined;
}
