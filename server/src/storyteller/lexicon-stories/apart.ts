import type { StorySource } from '../lexicon/story-source.ts';
import type { CastMember } from '../story-plan.ts';
import { readNoun } from '../theme/noun.ts';
import { isPeople } from '../theme/strayed.ts';
import type { ThemeReading } from '../theme/theme-rule.ts';
import { memberOfTheme } from './cast-of-theme.ts';
import { isSecondChild } from './invented-people.ts';
import { ageOf, isBaby, isGrownUp, jobOf, kindWord, kinOf } from './kin-and-age.ts';

/** Why a chosen character cannot take part as the others do: neither speaks, helps nor comes along. */
export type Apartness =
  | 'dead'
  | 'away'
  | 'lost'
  | 'ill'
  | 'forgetful'
  | 'imaginary'
  | 'expert'
  | 'broken'
  | 'baby'
  | 'feared'
  | 'parted'
  | 'matter';

const DIED =
  /\b(?:died|dies|dead|death|dying|passed away|put to sleep|funeral|grave|in heaven|bereave\w*|grie(?:f|ving))\b/i;
const ILL =
  /\b(?:in (?:the )?hospital|is (?:very |really |so )?(?:ill|sick|poorly)|has cancer|chemo\w*|had an operation)\b/i;
const AWAY =
  /\b(?:deploy\w*|(?:is|are|goes|going|gone|went|be|been|works?|working|who is) (?:far )?away|(?:work|business) trip|oil rig|in (?:prison|jail|the army|the navy)|at sea|works? abroad|(?:lives?|works?|working) (?:far|in another)|far away|miss(?:es|ing)? (?:my |his |her |their )?(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|grandma|grandpa|granny))\b/i;

/** Concepts about somebody who is not there, whatever words the theme has for it. */
const BY_SOURCE: Readonly<Record<string, Apartness>> = {
  'death-of-somebody': 'dead',
  'pet-died': 'dead',
  'parent-away': 'away',
  'away-for-work': 'away',
  'far-away-family': 'away',
  'prison-visit': 'away',
  'longing-for': 'away',
  'new-teacher': 'away',
  'grandparent-forgets': 'forgetful',
  'somebody-ill-at-home': 'ill',
};

/** Frames about a fear, in which the one that is feared has no other part. */
const TELLS_FEAR = /^(?:somebody-afraid|afraid-of(?:-dogs)?)$/;

/** Who of the cast cannot take part, by index: whom the theme says is dead, away, in hospital or feared, and every baby. */
export function apartOf(
  theme: string,
  reading: ThemeReading,
  source: StorySource,
  cast: readonly CastMember[],
): ReadonlyMap<number, Apartness> {
  const apart = new Map<number, Apartness>();
  cast.forEach((member, i) => {
    if (isBaby(member)) apart.set(i, 'baby');
  });
  const why =
    BY_SOURCE[source.id] ??
    (DIED.test(theme) ? 'dead' : AWAY.test(theme) ? 'away' : ILL.test(theme) ? 'ill' : null);
  const lost = source.isMissing && reading.subject ? memberOfTheme(reading.subject, cast) : -1;
  if (lost >= 0) apart.set(lost, 'lost');
  const missed = why && missedMember(theme, why, cast);
  if (why && missed !== null && !apart.has(missed)) apart.set(missed, why);
  const friend = source.id === 'friend-moves-away' ? cast.findIndex((each) => isSecondChild(each, cast)) : -1;
  if (friend >= 0 && !apart.has(friend)) apart.set(friend, 'away');
  const unseen = source.id === 'imaginary-friend' ? imaginedMember(cast) : -1;
  if (unseen >= 0) apart.set(unseen, 'imaginary');
  const broken = /^(?:broken|damage|own-damage)$/.test(reading.situation ?? '') ? thingOf(reading, cast) : -1;
  if (broken >= 0 && !apart.has(broken)) apart.set(broken, 'broken');
  const parted = source.id === 'lost-in-a-crowd' ? partedMember(cast) : -1;
  if (parted >= 0 && !apart.has(parted)) apart.set(parted, 'parted');
  const matter = matterOf(source, cast);
  if (matter >= 0 && !apart.has(matter)) apart.set(matter, 'matter');
  const expert = expertOf(source, cast);
  if (expert >= 0 && !apart.has(expert)) apart.set(expert, 'expert');
  const feared = TELLS_FEAR.test(source.id) ? fearedMember(reading, cast) : null;
  if (feared !== null && !apart.has(feared)) apart.set(feared, 'feared');
  return apart.size < cast.length ? apart : new Map();
}

/** The monster or animal of the cast that only the child can see; -1 where no child is there to see it. */
const imaginedMember = (cast: readonly CastMember[]): number =>
  cast.some((member) => ageOf(member) === 'child')
    ? cast.findIndex((member) => ageOf(member) === null)
    : cast.length - 1;

/** The vehicle or toy of the cast that breaks down; -1 for none. */
function thingOf({ subject, object }: ThemeReading, cast: readonly CastMember[]): number {
  return [object, subject]
    .map((noun) => (noun && !isPeople(noun) ? memberOfTheme(noun, cast) : -1))
    .reduce((found, nth) => (found >= 0 ? found : nth), -1);
}

/** The grown-up whom a child loses in a crowd. */
const partedMember = (cast: readonly CastMember[]): number =>
  cast.some((member) => !isGrownUp(member)) ? cast.findIndex(isGrownUp) : -1;

/** Things and feelings of which a concept tells how they are, and who are no companions of a child beside them. */
const MATTERS: Readonly<Record<string, RegExp>> = {
  worries: /^worry$/,
  'afraid-of-the-dark': /^(?:dark|darkness|night|shadow)$/,
  'loose-tooth': /^tooth$/,
  'washing-hands': /^(?:germ|bug|microbe|virus|soap)$/,
  'flown-away': /^balloon$/,
  'a-bad-mood': /^mood$/,
  anger: /^anger$/,
  'screen-time': /^(?:tablet|screen|phone)$/,
};

/** The thing or feeling of the cast that a concept is about; -1 for none, and where nobody else is chosen. */
function matterOf({ id }: StorySource, cast: readonly CastMember[]): number {
  const kinds = MATTERS[id];
  if (!kinds || !cast.some((member) => ageOf(member) !== null)) return -1;
  return cast.findIndex((member) => kinds.test(kindWord(member)));
}

/** The doctor, dentist or teacher of the cast in a concept where children come to one: nobody's companion. */
function expertOf({ id, plots }: StorySource, cast: readonly CastMember[]): number {
  if (id === 'new-teacher' || !cast.some((member) => !isGrownUp(member))) return -1;
  return cast.findIndex((member) => {
    const own = jobOf(member);
    const job = id === 'dentist' && own === 'doctor' ? 'dentist' : own;
    if (job === null) return false;
    const words = new RegExp(`\\bthe ${job}\\b`, 'i');
    return plots.some(({ opener, problem, tries, tip, turn }) =>
      [opener, problem, tries, tip, turn].flat(2).some((text) => words.test(text)),
    );
  });
}

/** Who is meant by what a theme says of somebody who is not there: a relative or an animal that it names, never the child who misses them. */
function missedMember(theme: string, why: Apartness, cast: readonly CastMember[]): number | null {
  const text = theme.replace(/'/g, '’');
  const words = [...text.matchAll(/\p{L}[\p{L}-]*(?!\p{L}|’s)/gu)].map(([word]) => word);
  const isMentioned = (member: CastMember): boolean =>
    words.some((word) => {
      if (member.name.toLowerCase().split(/\s+/).includes(word.toLowerCase())) return true;
      const noun = readNoun(word);
      return noun !== null && memberOfTheme(noun, [member]) === 0;
    });
  const found = cast.findIndex((member) => ageOf(member) !== 'child' && isMentioned(member));
  if (found >= 0) return found;
  // `grief`, with a grandpa among those chosen, names nobody; but of `Daddy works far away` only a parent can be meant.
  const parents = cast.filter((member) => /^(?:mother|father)$/.test(kinOf(kindWord(member)) ?? ''));
  return why === 'away' && parents.length === 1 && parents[0] && cast.length > 1
    ? cast.indexOf(parents[0])
    : null;
}

/** The chosen character whom somebody fears: `a t rex who is scared of ants` and an ant. */
function fearedMember(
  { situation, subject, object }: ThemeReading,
  cast: readonly CastMember[],
): number | null {
  if (object === null || (situation !== 'afraid' && situation !== 'afraid-being')) return null;
  const nth = memberOfTheme(object, cast);
  return nth < 0 ||
    ageOf(cast[nth] as CastMember) === 'child' ||
    (subject !== null && memberOfTheme(subject, cast) === nth)
    ? null
    : nth;
}
