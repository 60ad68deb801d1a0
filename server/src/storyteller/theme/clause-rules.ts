import { isPastTense } from '../grammar/past-tense.ts';
import { analyzeVerb } from '../grammar/verb-inflection.ts';
import { verbClassOf } from '../word-net/verb-class-of.ts';
import { isLiving, readNoun } from './noun.ts';
import { actorOf, type Match } from './theme-rule.ts';
import { readFinitePhrase, readVerbPhrase } from './verb-phrase.ts';

/** With whom something is done, which is no part of what is learned: `singing in the rain with grandma`. */
const WITH_SOMEBODY =
  / (?:together )?with (?:(?:my|our|his|her) )?(?:grand\p{L}+|gran(?:ny)?|nana?|oma|opa|mum(?:my)?|mom(?:my)?|mama|dad(?:dy)?|papa|aunt(?:ie)?|uncle|(?:big |little )?(?:sister|brother)|friends?|cousins?)$/iu;

/** What somebody does, beginning with a participle: `feeding the ducks`. */
export function readActivity(whole: string): Match | null {
  const text = whole.replace(WITH_SOMEBODY, '');
  const [first = ''] = text.toLowerCase().split(' ');
  if (
    !/^\p{Ll}{2,}ing$/u.test(first) ||
    /^(being|having|going|getting|feeling|becoming|seeing|knowing|morning|evening|king|ring|spring|wing|thing|string)$/.test(
      first,
    )
  )
    return null;
  const rest = text.slice(first.length + 1);
  const object = readNoun(rest);
  if (!rest || (object?.kind && /^(sport|food|instrument|reading|festival)$/.test(object.kind)))
    return rest ? { situation: null, object } : null;
  const action = readFinitePhrase(text, 'L');
  return action ? { situation: 'learn', object, action } : null;
}

/** Whether the words say what a thing does, as if it were somebody: `the moon falls asleep`; `the school bus` is none. */
function isActingThing(words: readonly string[], verbAt: number): boolean {
  const word = (words[verbAt] ?? '').toLowerCase();
  const isVerb = /^(s|past)$/.test(analyzeVerb(word)?.form ?? '') || isPastTense(word);
  return (
    isVerb && /^(?:the|my|our|an?)$/i.test(words[0] ?? '') && verbAt > 1 && readNoun(word)?.kind === null
  );
}

/** A clause without relative pronoun: `the pig builds a rocket`. */
export function readClause(text: string): Match | null {
  const words = text.split(' ');
  if (/^\p{Ll}{3,}ing$/u.test(words[0] ?? '') && !/^(king|spring|wing|thing)$/.test(words[0] ?? ''))
    return null;
  for (let i = 1; i < Math.min(words.length, 5); i += 1) {
    const subject = readNoun(words.slice(0, i).join(' '));
    if (!subject || /^(?:child|kid|toddler|son|daughter)$/.test(subject.head)) continue;
    const word = (words[i] ?? '').toLowerCase();
    // `at dusk`, `the many lives`: no verb stands there.
    if (/^(?:at|on|in|by|of|with|from|for|under|over|an?|the|many|my|our)$/i.test(words[i - 1] ?? ''))
      continue;
    // `a map drawn by a mouse`
    if (/^by$/i.test(words[i + 1] ?? '') && !/s$/.test(word)) continue;
    if (
      /^(is|are|was|were)$/.test(word) &&
      /\p{Ll}ing$/u.test(words[i + 1] ?? '') &&
      actorOf(words.slice(0, i).join(' '))
    ) {
      const action = readFinitePhrase(words.slice(i + 1).join(' '), 'S');
      if (action) return { situation: 'deed', subject, action };
    }
    if (!isLiving(subject) && !isActingThing(words, i)) continue;
    const isPluralVerb = subject.isPlural === true && i > 1 && verbClassOf(word) !== null;
    if (/^(?:its|his|this|as)$/.test(word) || (!/(s|ed)$/.test(word) && !isPastTense(word) && !isPluralVerb))
      continue;
    if (readNoun(word)?.kind && (i === words.length - 1 || /^bears$/.test(word))) continue;
    const said = words.slice(i).join(' ');
    const action = readFinitePhrase(said, 'S') ?? (isPluralVerb ? readVerbPhrase(said, 'S') : null);
    if (action) return { situation: 'deed', subject, action };
  }
  return null;
}
