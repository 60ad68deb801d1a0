import { concepts } from '../lexicon/all-sources.ts';
import type { StorySource } from '../lexicon/story-source.ts';
import { findPhrase, matchableText } from '../theme/match-words.ts';
import type { ThemeReading } from '../theme/theme-rule.ts';
import type { FoundConcept } from './find-concepts.ts';

const OLD_KIN =
  '(?:great[- ]?)?(?:grand(?:ma|pa|ad|dad|mum|mother|father|parent)s?|gran(?:ny)?|nan(?:a|ny|na)?|oma|opa|nonn[ao]|abuel[ao]|bubbe)';
const KIN = `(?:${OLD_KIN}|mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|aunt|auntie|uncle)`;
/** What stands between a relative and what is said of them; no second person. */
const BETWEEN = '(?: (?!and\\b|but\\b|never\\b|a\\b|an\\b|the\\b)[\\p{L}’]+){0,5}?';

const FORGETS = new RegExp(
  `^(?:(?:my|our|a|the|when|why|about) )*(?:${OLD_KIN}|(?:aunt|auntie|uncle))(?: \\p{Lu}\\p{L}+)?${BETWEEN} (?:forget|forgets|forgetting|forgetful|losing (?:his|her|their) memory|(?:can’t|cannot|can not|doesn’t|does not|don’t|no longer) (?:always )?(?:remembers?|recogni[sz]es?|knows? (?:me|who|us|my)))(?! (?:my|our) birthday)\\b`,
  'iu',
);
const ILL = new RegExp(
  `^(?:(?:my|our|when|why) )*${KIN}(?: \\p{Lu}\\p{L}+)?${BETWEEN} (?:(?:is|are|was|been|be|become|gets?|getting|got|feels?|falls?|fell|fallen|so|very|really|seriously|too) (?:ill|sick(?! (?:of|in|on))|poorly|unwell)|(?:into|to|in) (?:the )?hospital)\\b(?!.*\\b(?:baby|bab(?:y|ies)|work|works|nurse|job)\\b)`,
  'iu',
);

/** What happens to a relative, in whatever tense, and the gentle concept about it. */
const OF_RELATIVES: readonly [RegExp, string][] = [
  [FORGETS, 'grandparent-forgets'],
  [ILL, 'somebody-ill-at-home'],
];

/** Concepts about an everyday occasion, which may be anybody's: a dragon's first haircut. */
const OCCASIONS: ReadonlySet<string> = new Set([
  'dentist',
  'doctor',
  'haircut',
  'swimming',
  'supermarket',
  'library-visit',
  'first-day-school',
  'kindergarten-first-day',
  'glasses',
]);
/** Who, and to which occasion: `a bear` and `goes to the supermarket`. */
const WHO_GOES =
  /^((?:(?:an?|the|one) )?(?:\p{L}+ ){0,2}?[\p{L}-]+)(?:[’']s (?=(?:first|new|visit|trip|day)\b)| (?=(?:(?:who|that) )?(?:goes|went|going|is going|has to go|visits?|starts|started|gets|got|needs|learns|learned|is learning|at)\b))(.+)$/iu;

/** What somebody may be besides an animal. */
const ROLE =
  /^(?:ninja|superhero|detective|knight|astronaut|firefighter|fireman|spy|chef|wizard|witch|vampire|cowboy|explorer|inventor|magician|ballerina)$/;
const ANIMAL = /^(?:animal|bird|fish|bug|food)$/;

/**
 * The concept that says more of a theme than its rules can: of a relative who forgets or is ill, of the occasion to which an animal
 * goes, of what an animal is besides (`a ninja hamster`), of the game or world
 * that others are in (`Minecraft but with bunnies`). Undefined where nothing of that is said.
 */
export function toldFirst(reading: ThemeReading, named: readonly FoundConcept[]): StorySource | undefined {
  return (
    ofRelative(reading) ??
    ofDeed(reading, named) ??
    ofOccasion(reading, named) ??
    ofRole(reading, named) ??
    ofWorld(reading, named)
  );
}

function ofRelative({ heading, whole }: ThemeReading): StorySource | undefined {
  const id = OF_RELATIVES.find(([said]) => said.test(heading) || said.test(whole))?.[1];
  return concepts.find((concept) => concept.id === id);
}

function ofOccasion(
  { heading, subject, situation }: ThemeReading,
  named: readonly FoundConcept[],
): StorySource | undefined {
  // The frame for outings tells what comes of it that it is a dragon.
  if (situation === 'outing') return;
  const [, who = '', what = ''] = WHO_GOES.exec(heading) ?? [];
  if (what === '' || subject?.isOwn || subject?.kind === 'relative' || /\b(?:my|our)\b/i.test(who)) return;
  const [ofWho, ofWhat] = [matchableText(who), matchableText(what)];
  const isOfWho = ({ phrase }: FoundConcept) => findPhrase(ofWho, phrase) >= 0;
  const occasion = named.find(
    (found) => OCCASIONS.has(found.source.id) && !isOfWho(found) && findPhrase(ofWhat, found.phrase) >= 0,
  );
  // `a dragon goes to school` has a concept of its own, `a dog goes to the vet` too.
  const isElse = named.some((found) => found !== occasion && !isOfWho(found));
  return isElse ? undefined : occasion?.source;
}

function ofRole(
  { situation, subject, item, action }: ThemeReading,
  named: readonly FoundConcept[],
): StorySource | undefined {
  if (!ANIMAL.test(subject?.kind ?? '')) return;
  const before = situation === null ? subject?.bare.split(' ').slice(0, -1) : [];
  const roles = action?.verb === 'be' && item ? [item.head] : before;
  const role = roles?.find((word) => ROLE.test(word));
  return named.find(({ phrase }) => role !== undefined && phrase.at(-1)?.includes(role))?.source;
}

function ofWorld({ heading }: ThemeReading, named: readonly FoundConcept[]): StorySource | undefined {
  const world = /^(.+?),? but with \p{L}/iu.exec(heading)?.[1];
  return named.find(({ phrase }) => world && findPhrase(matchableText(world), phrase) >= 0)?.source;
}

/** What somebody does says more than who it is: a dustbin lorry that eats everything. */
function ofDeed(
  { situation, subject, action }: ThemeReading,
  named: readonly FoundConcept[],
): StorySource | undefined {
  const [best] = named;
  if (situation !== 'deed' || !subject || !action || !best || best.source.gentle) return;
  if (findPhrase(matchableText(subject.bare), best.phrase) < 0) return;
  const done = matchableText(action.do);
  return named.find(
    ({ phrase, source }) =>
      phrase.length > 1 &&
      source.situations.includes('deed') &&
      phrase[0]?.includes(action.verb) &&
      findPhrase(done, phrase) >= 0,
  )?.source;
}
