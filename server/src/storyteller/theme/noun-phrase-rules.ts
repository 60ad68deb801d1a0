import { withArticle } from '../grammar/articles.ts';
import { singularOf } from '../grammar/inflections.ts';
import { groupOfNoun } from '../word-net/thing-groups.ts';
import { isAbstract } from './can-act.ts';
import { isLiving, type Noun, readNoun } from './noun.ts';
import { type Match, type Rule, rule, withoutEnd } from './theme-rule.ts';

/** Words that may stand beside a name without saying anything more about it. */
const FILLERS =
  /^(?:an?|the|my|our|some|all|about|of|and|in|with|for|to|learning|learn|fun|first|new|favourite|favorite|day|week|time|story|different|different|kinds|lots|many|it|is|are)$/;

/** Whether a theme is a name and at most one word more that matters: `learning about shapes`. */
export function saysOnly(theme: string, name: string): boolean {
  const named = new Set(name.split(/[ -]/).flatMap((word) => [word, singularOf(word)]));
  const rest = theme
    .toLowerCase()
    .split(/[^\p{L}\p{N}’]+/u)
    .filter((word) => word !== '' && !named.has(word) && !named.has(singularOf(word)) && !FILLERS.test(word));
  return rest.length === 0;
}

/** Words that imitate a sound or a movement. */
export const SOUNDS =
  /^(?:splish|splash|splosh|drip|drop|plip|plop|glug|swish|choo|chugga|puff|toot|honk|beep|vroom|brum+|zoom|whoosh|whizz|nee|naw|clickety|clack|knock|tap|ding|dong|ring|bang|boom|rat|tat|moo|baa|oink|quack|woof|miaow|meow|neigh|cluck|cheep|tweet|roar|ribbit|hoot|tick|tock|wiggle|giggle|jiggle|clap|stamp|pitter|patter|boing|bounce|hop|shake|hiss|buzz|crunch|munch|squish|squelch|pop|crash|thump|bump|twit|twoo|tu-?whit|tu-?whoo|hee|haw|ho|ha|la|tra|shh+|grr+|brr+|wah|peekaboo|abracadabra|hocus|pocus|hurrah|yum|atishoo|achoo|snip|snap|flip|flop|clip|clop|bim|bam|jingle|jangle|tickle)$/i;

/** Words that are a sound even when they stand alone; a doubled word of the theme has become a single one (`choo choo`). */
const SOUND_ALONE =
  /^(?:splish|splash|splosh|choo|chugga|toot|vroom|whoosh|knock|moo|baa|oink|quack|woof|miaow|meow|neigh|cluck|cheep|ribbit|tick|boing|squelch|atishoo|achoo|boo|boom|beep|honk|plop)$/i;

/** Sounds: `splish splash`, `knock, knock!`, `wiggle and giggle`. */
const soundRule: Rule = (text) => {
  const words = text.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? [];
  const [first = '', ...others] = words.filter((word) => !/^(?:and|goes|the|says|went)$/.test(word));
  if (others.length === 0 && words.length === 1 && SOUND_ALONE.test(first))
    return { situation: 'sound', quality: `${first}-${first}` };
  const isSound =
    others.length < 5 && words.length < 7 && [first, ...others].every((word) => SOUNDS.test(word));
  return isSound && others.length > 0
    ? { situation: 'sound', quality: [first, ...others.slice(0, 2)].join('-') }
    : null;
};

const SUPERLATIVE =
  /^(?:the |a day with the |meet the |my |our )?((?:world[’']s )?(?:\p{L}{2,}est|best|worst)) (?!friend|part|day|school|time|grand|mum|dad)((?:\p{L}+ )?\p{L}+)(?: (?:ever|of all(?: time)?|in (?:the|our|my) .+|in town|around|on earth|that .+|there is))?$/iu;

/** The most of its kind: `the smallest dog in the world`, `the loudest sneeze`. */
const superlativeRule: Rule = rule(SUPERLATIVE, ([how = '', what = '']) => {
  const noun = readNoun(what.replace(/ ever$/i, ''));
  const quality = how.toLowerCase().replace(/^world[’']s /, '');
  if (
    !noun ||
    /^(?:forest|guest|nest|chest|test|west|vest|quest|rest|harvest|interest|honest)$/.test(quality)
  )
    return null;
  return isLiving(noun)
    ? { situation: 'record-being', subject: noun, object: noun, quality }
    : { situation: 'record', object: noun, quality };
});

const ONE = '((?:(?:an?|the|my|our|two|little|old|big|red|blue|lost) )*\\p{L}+)';
const NO_THING =
  /^(?:i|me|you|he|she|it|we|they|mum|dad|day|night|time|friend|family|love|fun|school|home|play|games?|more|all|again|out|up|down|over|please|thank|black|white|red|green|left|right|big|small|hot|cold|high|low|easy|life|death|war|peace)$/i;

const isPlain = (noun: Noun | null): noun is Noun => noun !== null && !NO_THING.test(noun.head);

const isKnown = ({ kind, head }: Noun): boolean =>
  (kind !== null || groupOfNoun(head) !== null) && !/ing$/.test(head);

/** Two things, or somebody and a thing: `the spoon and the fork`, `the cat and the moon`. */
const pairRule: Rule = rule(new RegExp(`^${ONE} (?:and|&) ${ONE}$`, 'iu'), ([one = '', other = '']) => {
  const [first, second] = [readNoun(one), readNoun(other)];
  if (!isPlain(first) || !isPlain(second) || first.head === second.head) return null;
  if (!isKnown(first) || !isKnown(second)) return null;
  if (isLiving(first) && isLiving(second)) return null;
  // `bridges and tunnels`, `bakers and bakeries`: a title names kinds of things, none of which speaks or longs for another.
  if (first.isPlural || second.isPlural || isAbstract(first) || isAbstract(second)) return null;
  if (!isLiving(first) && !isLiving(second))
    return { situation: 'thing-pair', object: first, matter: second };
  const [being, thing] = isLiving(first) ? [first, second] : [second, first];
  if (being.kind === 'relative' || being.kind === 'person') return null;
  return { situation: 'being-and-thing', subject: being, object: thing };
});

/** Three things, of which the first two that are known are told: `dogs, trains and cheese`. */
const listRule: Rule = rule(
  /^((?:an? |the |my )?\p{L}+),? ((?:an? |the |my )?\p{L}+),? and ((?:an? |the |my )?(?:very )?(?:\p{L}+ )?\p{L}+)$/iu,
  ([one = '', two = '', three = ''], text) => {
    if (!text.includes(',') && [one, two, three].some((each) => /^(?:an?|the|my) /i.test(each))) return null;
    const nouns = [one, two, three].map(readNoun).filter(isPlain).filter(isKnown);
    if (nouns.length < 3 || nouns.every(({ isPlural }) => isPlural)) return null;
    const [being] = nouns.filter(isLiving);
    const [thing, other] = nouns.filter((noun) => !isLiving(noun));
    if (being && thing) return { situation: 'being-and-thing', subject: being, object: thing };
    return thing && other ? { situation: 'thing-pair', object: thing, matter: other } : null;
  },
);

/** What is left of a noun phrase when the words are gone that say no more than its noun: `a day in the life of a snail`. */
const insideRule: Rule = rule(
  /^(?:an? |the )?(?:day in the life|life|adventures?|story|tale|journey|world|secret|secrets|magic|mystery|history|top|bottom|edge|middle|inside|outside|back|other side) of (?!the dead|love|life|nature|music|colou?r|the world|a \p{L}+ (?:who|that))(.+)$/iu,
  ([what = '']) => nounOnly(withoutEnd(what)),
);

function nounOnly(text: string): Match | null {
  const noun = readNoun(text);
  if (!noun || / (?:who|that|which) /.test(text)) return null;
  return isLiving(noun) ? { situation: null, subject: noun } : { situation: null, object: noun };
}

/** A festival or month before a time of day: `Ramadan nights` is no sentence. */
const timesRule: Rule = rule(
  /^((?:the |a |our )?\p{L}+) (?:nights?|days?|mornings?|evenings?|afternoons?|lights|lamps|songs)$/u,
  ([what = '']) => (/^(?:the |a |our )?\p{Lu}/u.test(what) ? nounOnly(what) : null),
);

/** A compound with two nouns in front: `the fish and chip shop` is a shop. */
const compoundRule: Rule = rule(
  /^(?:the |an? |my |our )?(\p{L}+ (?:and|&) \p{L}+) (shop|van|cart|stall|show|race|sandwich|soup|pie|box|hunt|bar|stand|club|party|picnic|walk|band|parade|game|cake|evening|crumble|pudding)(?: (?:at|in|on|with|for|during) .+)?$/iu,
  ([what = '', head = '']) => {
    const noun = readNoun(`a ${head}`);
    const bare = `${what.toLowerCase()} ${head.toLowerCase()}`;
    return (
      noun && {
        situation: null,
        object: { ...noun, bare, plural: `${bare}s`, a: withArticle(bare), the: `the ${bare}` },
      }
    );
  },
);

/** Rules for themes that are no sentences; tried before the sentence rules. */
export const NOUN_PHRASE_RULES: readonly Rule[] = [
  soundRule,
  superlativeRule,
  insideRule,
  compoundRule,
  pairRule,
  listRule,
  timesRule,
];
