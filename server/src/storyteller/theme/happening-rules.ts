import { GARMENT, isLiving, type Noun, readNoun } from './noun.ts';
import { actorOf, type Rule, rule, WHO, withoutEnd } from './theme-rule.ts';

/** A noun that names a thing, not somebody. */
const thingOf = (text: string): Noun | null => {
  const noun = actorOf(text);
  return noun && !isLiving(noun) ? noun : null;
};

/** Somebody who can hide or lose a colour. */
const beingOf = (text: string): Noun | null => {
  const noun = actorOf(text);
  return noun && isLiving(noun) ? noun : null;
};

/** What goes wrong by one verb: breaks down, hides, is ill, is late, does not fit, is mixed up, has lost its colour. */
export const HAPPENING_RULES: readonly Rule[] = [
  rule(
    /^(?:\p{L}+ )?(?:is |has |have )?(?:growing|grown|grew|grows) (?:out of|too big for) ((?:my|our|his|her|their|the) .+)$/iu,
    ([what = '']) => {
      const object = thingOf(what);
      return object && { situation: 'does-not-fit', object };
    },
  ),
  rule(
    /^(?:when |how )?((?:my|our|the|an?|\p{L}+[’']s) .+?) (?:(?:breaks?|broke|is breaking|has broken) down|(?:will not|won’t|wouldn’t|doesn’t|does not) (?:start|go any further|go on)|stalls|stalled|(?:ran|runs) out of (?:petrol|gas|fuel|diesel))(?: .*)?$/iu,
    ([what = '']) => {
      const object = thingOf(what);
      return object ? { situation: 'broken', object } : null;
    },
  ),
  rule(
    new RegExp(`^(.+?) ${WHO}(?:(?:is|was|are) )?(?:always )?(?:hiding|hides|hid) from (.+)$`, 'i'),
    ([who = '', whom = '']) => {
      const [subject, object] = [beingOf(who), readNoun(withoutEnd(whom))];
      return subject && object ? { situation: 'hides', subject, object } : null;
    },
  ),
  rule(
    new RegExp(
      `^(.+?) ${WHO}(?:(?:will not|won’t|wouldn’t|doesn’t want to|does not want to|refuses to|never) come out(?: (?:of|from) .+)?|(?:is|was) hiding(?: (?:in|under|behind|inside) .+)?|(?:always )?hides(?: away)?(?: all day| the whole day| all the time)?)$`,
      'i',
    ),
    ([who = '']) => {
      const subject = beingOf(who);
      return subject && subject.kind !== 'relative' ? { situation: 'hides', subject } : null;
    },
  ),
  rule(
    /^(?:when )?((?:my|our) (?:\p{L}+ )?(?:friend|cousin|neighbour|neighbor|classmate|pal)) (?:is|was|has been|got) (?:very |so |really )?(?:ill|sick|poorly|unwell|in bed|in hospital)(?: .*)?$/iu,
    ([who = '']) => {
      const friend = readNoun(who);
      const own = friend && `{L’s} ${friend.bare}`;
      return friend && own ? { situation: 'friend-ill', object: { ...friend, the: own, a: own } } : null;
    },
  ),
  rule(
    new RegExp(`^(.+?) ${WHO}(?:is|was|comes|came|arrives) (?:always |often )?(?:too )?late(?: .*)?$`, 'i'),
    ([who = '']) => {
      const subject = actorOf(who);
      return subject && subject.kind !== 'relative' ? { situation: 'trait', subject, quality: 'late' } : null;
    },
  ),
  rule(
    /^(?:when )?((?:my|our|the|an?|his|her) .+?) (?:(?:do(?:es)?(?: not|n’t)|no longer|never) fits?|((?:is|are|got|has become) (?:too|much too|far too) (?:small|big|tight|short)))(?: .*)?$/i,
    ([what = '', size = '']) => {
      const object = thingOf(what);
      const isWorn = object?.kind === 'clothes' || GARMENT.test(object?.head ?? '');
      return object && (isWorn || size === '') ? { situation: 'does-not-fit', object } : null;
    },
  ),
  rule(
    /^(?:when )?((?:my|our|the|all the) .+?) (?:(?:is|are|was|were|got|get|gets) (?:all )?(?:mixed up|muddled(?: up)?|jumbled(?: up)?|swapped)|got into a muddle)(?: .*)?$/i,
    ([what = '']) => {
      const object = thingOf(what);
      return object ? { situation: 'broken', object } : null;
    },
  ),
  rule(
    new RegExp(
      `^(.+?) ${WHO}(?:has |have |had )?(?:loses?|lost) (?:its|his|her|their|all its|all his|all her|the) (colou?rs?|smell|scent|taste|stripes|spots|shine|sparkle|glow|glitter|patterns?|freckles|dots)(?: .*)?$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const [subject, object] = [actorOf(who), readNoun(what)];
      return subject && object ? { situation: 'lost-its-own', subject, object } : null;
    },
  ),
  rule(
    /^(?:when |the day |how )?(?:that )?i (?:have )?cut (?:off )?(?:my|my own) (hair|fringe|curls|ponytail).*$/i,
    ([what = '']) => ({ situation: 'own-damage', object: readNoun(what) }),
  ),
];
