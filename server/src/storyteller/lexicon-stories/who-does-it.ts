import type { StorySource } from '../lexicon/story-source.ts';
import type { Pronouns } from '../story-plan.ts';
import { isAbstract } from '../theme/can-act.ts';
import { isLiving, type Noun, readNoun } from '../theme/noun.ts';
import type { ThemeReading } from '../theme/theme-rule.ts';
import { kindOfNoun } from '../word-net/kind-of.ts';
import { kinOf } from './kin-and-age.ts';

/** Whom a story is about besides the cast. At most one of the two is set. */
export type Doer = {
  /** {S} in plots that are written for somebody beside the lead, who does it. */
  being: Noun | null;
  /** {L} in plots that know only a lead: whoever the theme says does it is the lead. */
  hero: Noun | null;
};

/** Situations that are the subject's own affair: what it learns, fears, makes, is or does. */
const OWN_AFFAIRS: ReadonlySet<string | null> = new Set([
  'learn',
  'cannot',
  'ability',
  'afraid',
  'afraid-being',
  'reluctant',
  'refuses',
  'wants',
  'wants-to-be',
  'wants-to-go',
  'make',
  'makes-being',
  'visit',
  'deed',
  'trait',
  'has',
  'ailment',
]);

/**
 * Who does what the theme says. A plot with a being of its own has it as {S}, and a chosen character helps; in any other plot the one
 * whom the theme names takes the part of the lead, unless it happens to the child.
 */
export function whoDoesIt(
  source: StorySource,
  { situation, subject, object, action, whole }: ThemeReading,
): Doer {
  if (source.isMissing) return { being: null, hero: null };
  if (source.creature === 'theme')
    return { being: withoutState(ofItsKind(source, subject ?? object)), hero: null };
  if (source.creature !== undefined)
    return {
      being:
        subject === null || isHeading(subject) || !isLiving(subject)
          ? ownBeing(source.creature, whole)
          : subject,
      hero: null,
    };
  const isHero =
    subject !== null &&
    OWN_AFFAIRS.has(situation) &&
    // `the shopkeeper gave me too much`: it happens to the lead.
    !/ \{L\}/.test(action?.do ?? '') &&
    !source.happensToLead &&
    !isWatched(source, subject) &&
    !OF_MANY.test(subject.bare) &&
    !CHILD_OF_THE_STORY.test(subject.head) &&
    // `Mother’s Day`
    !/[’']s$/.test(subject.bare) &&
    !isAbstract(subject);
  return { being: null, hero: isHero ? subject : null };
}

/** Of what a class or a family does a child tells who is one of them; and a baby leads no story. */
const OF_MANY =
  /^(?:(?:\p{L}+ )?(?:class|school|nursery|kindergarten|preschool|team|club|family|group)|(?:newborn|baby)(?: \p{L}+)?)$/u;

/** Several of whom a theme says nothing but what they are: `grandmothers`, `kings and queens`. A story about them is about one. */
const isHeading = (noun: Noun): boolean => isSeveral(noun) && noun.count === undefined && !noun.isOwn;

/** The being of a concept: a king, but the lead's own mother, or the only other relative whom the theme names: breakfast in bed for Dad. */
function ownBeing(creature: string, theme: string): Noun | null {
  const one = readNoun(`a ${creature}`);
  if (one?.kind !== 'relative') return one;
  const named = (theme.match(/\p{L}+/gu) ?? []).filter((word) => kinOf(word) !== null);
  return readNoun(`my ${named.length === 1 && kinOf(creature) !== null ? named[0] : creature}`);
}

/** Whether a concept tells of an animal, or of somebody who comes by night, as somebody else sees it: of the owls in the wood, of the tooth fairy. */
const isWatched = ({ words }: StorySource, { bare, head, kind }: Noun): boolean =>
  (/^(?:animal|bird|fish|bug)$/.test(kind ?? '') || COMES_BY_NIGHT.test(bare)) && isFoundBy(words, head);

const isFoundBy = (words: readonly string[], noun: string): boolean =>
  words.some((phrase) => phrase.split(/[ /]/).includes(noun));

/** Whether a concept without a being of its own tells how somebody watches or looks after animals of this kind: `bird` for a robin. */
export const isOfAnimals = ({ creature, words }: StorySource, kind: string): boolean =>
  creature === undefined && [kind, kindOfNoun(kind) ?? kind].some((noun) => isFoundBy(words, noun));

const COMES_BY_NIGHT =
  /^(?:tooth fairy|easter bunny|santa(?: claus)?|father christmas|sandman|saint nicholas)$/i;

/** Whoever a concept about animals can be about: of `under the sea` no sea is caught in a net, but a fish. */
function ofItsKind({ words, creature }: StorySource, noun: Noun | null): Noun | null {
  if (noun === null || words.length === 0 || creature !== 'theme' || !CANNOT_ACT.test(noun.kind ?? ''))
    return noun;
  const living = words.map((word) => readNoun(`a ${word}`)).find((each) => each !== null && isLiving(each));
  return living ?? noun;
}

const CANNOT_ACT = /^(?:place|sky|weather|food|plant|body|feeling|sport|festival|clothes|tool|furniture)$/;

/** A child of whom a grown-up speaks is the one for whom the story is, and so the lead. */
export const CHILD_OF_THE_STORY =
  /^(?:son|daughter|child|kid|toddler|grandson|granddaughter|grandchild|niece|nephew)$/;

const SHE =
  /^(?:girl|woman|lady|queen|princess|witch|fairy|mermaid|sister|stepsister|mum|mummy|mom|mommy|mama|mother|grandma|grandmum|grandmother|granny|gran|nan|nanny|nana|oma|abuela|nonna|bubbe|aunt|auntie|niece|daughter|granddaughter|stepmum|waitress|ballerina|hen|cow|mrs|ms|miss)$/;
const HE =
  /^(?:boy|man|king|prince|wizard|knight|brother|stepbrother|dad|daddy|papa|father|grandpa|granddad|grandad|grandfather|opa|abuelo|nonno|uncle|nephew|son|grandson|stepdad|postman|milkman|fireman|policeman|cockerel|rooster|mr|santa)$/;

/** The pronouns of whom a theme names, where the word says it: `sister`, `Mr Bell`; several are `they`. */
export function pronounsOf(noun: Noun): Pronouns {
  if (isSeveral(noun)) return 'they/them';
  const title = noun.bare.split(' ')[0]?.toLowerCase() ?? '';
  if (SHE.test(noun.head) || SHE.test(title)) return 'she/her';
  return HE.test(noun.head) || HE.test(title) ? 'he/him' : '';
}

/** Whether the theme names several who do it together: `two brothers`, `the girls`; `cats that talk` are told of as one. */
export const isSeveral = (noun: Noun): boolean =>
  noun.isPlural === true &&
  isLiving(noun) &&
  (noun.count !== undefined ||
    noun.isOwn ||
    noun.kind === 'relative' ||
    SHE.test(noun.head) ||
    HE.test(noun.head));

/** A hurt hedgehog is the hedgehog in its story. */
function withoutState(noun: Noun | null): Noun | null {
  const plain = noun?.bare.replace(/^(?:hurt|injured|wounded|poorly|sick) /, '');
  return noun !== null && plain !== noun.bare ? readNoun(`a ${plain}`) : noun;
}
