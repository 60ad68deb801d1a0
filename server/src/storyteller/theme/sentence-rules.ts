import { forgottenThing } from './everyday-rules.ts';
import { isLiving, type Noun, readNoun } from './noun.ts';
import { actorOf, type Match, type Rule, rule, WHO, withAction } from './theme-rule.ts';
import { readVerbPhrase } from './verb-phrase.ts';

const NOT_WILLING =
  'will not|won’t|wont|wouldn’t|would not|does(?: not|n’t) (?:want|like) to|do(?: not|n’t) (?:want|like) to|did(?: not|n’t) want to|never wants? to|refuse[sd]? to|hate[sd]? to';
const PLACE_OF_PEOPLE =
  /^(kitchen|bath|bathtub|bathroom|garden|school|classroom|class|bed|fridge|cupboard|wardrobe|library|house|home|room|bedroom|attic|cellar|living room|playground|street|city|town|village|supermarket|shop|roof|sofa|swimming pool|pool|bus|sandpit|park|garage|office|museum|cinema|church|hospital|hotel|restaurant|toilet|pocket|lunchbox|letterbox|chimney|teapot|shoe|boot|hat|soup)$/;
const DAMAGED =
  'broke|breaks|ruined|wrecked|knocked (?:over|down)|kicked (?:over|down)|tore|ripped|smashed|ate|eats|chewed(?: up)?|trod on|stepped on|sat on|squashed|destroyed|scribbled (?:on|over|in)|drew (?:on|all over|in)|spilled|bent|cut(?: up)?|popped';
const TAKEN = 'took|takes|stole|hid|hides|borrowed|grabbed|snatched|pinched|nicked|won’t give (?:me )?back';
const BROKEN =
  'broke|is broken|got broken|burst|popped|melted|is melting|cracked|tore|ripped|fell (?:over|down|apart|to bits|to pieces)|collapsed|snapped|stopped working|(?:doesn’t|does not|won’t) work(?: any ?more)?|is torn|came (?:off|apart)';

const OF_STORYBOOKS =
  /^(alien|martian|witch|wizard|knight|pirate|king|queen|prince|princess|astronaut|viking|caveman|clown|ghost|giant|dwarf|genie|cowboy|ninja)$/;

/** A noun that names something or a toy, and neither a part of the body nor somebody. */
const thing = (text: string): Noun | null => {
  const noun = readNoun(text);
  return noun && noun.kind !== 'body' && (!isLiving(noun) || isToy(noun)) ? noun : null;
};

const withoutEnd = (text: string): string => text.replace(/[.!?]+$/, '');

/** One of two of a kind, which a story has to tell apart. */
const twin = (size: string, many: string): Noun | null => {
  const noun = readNoun(many);
  return noun && readNoun(`a ${size} ${noun.bare}`);
};

/** `in the garden`, with the article or possessive that a story can keep. */
const placeOf = (preposition: string, place: string): string =>
  `${preposition.toLowerCase()} ${withoutEnd(place).replace(/^(my|our|his|her|their|its|your) /i, 'the ')}`;

/**
 * Rules for whole sentences, as children say them: somebody will not do something, two quarrel about something, something fell into the
 * toilet. They are tried before the general rules.
 */
export const SENTENCE_RULES: readonly Rule[] = [
  rule(
    /^(?:(?:the|a|one) (?:day|night|morning|week|world|town|house|time) )?(?:when |that |with |without )?(?:there (?:was|is|were|are) )?(?:no more|no|not enough|without(?: any)?|not any) (?!one |body )(.+?)(?: left| today| any ?more| in .+| at .+)?$/i,
    ([what = '']) => absenceOf(what),
  ),
  rule(
    /^(?:the|a|one) (?:day|night|morning|week) (?:when |that )?(?:all )?((?:the )?.+?) (?:disappeared|vanished|ran out|was gone|were gone|stopped|went away|stopped working|went on strike)$/i,
    ([what = '']) => absenceOf(what),
  ),
  rule(
    /^(.+?) (?:without|with no|who has no|that has no|who hasn’t (?:got )?(?:a|any)|who lost all (?:its|her|his|their)) (?:(?:an?|any|the|its|his|her|their) )?(.+)$/i,
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      const object = readNoun(what);
      return subject && object && !/friend/.test(object.head)
        ? { situation: 'lacks', subject, object }
        : null;
    },
  ),
  rule(
    new RegExp(`^(?:when |how )?(.+?) (?:who |that |which )?(?:${NOT_WILLING}) (.+)$`, 'i'),
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      const action = readVerbPhrase(withoutEnd(what), subject ? 'S' : 'L');
      return withAction(subject && subject.kind !== 'relative' ? 'refuses' : 'reluctant', subject, action);
    },
  ),
  rule(
    /^(?:(two|three|some) (.+?)|(.+?) and (.+?)) (?:who |that )?(?:(?:always|keep|both) )?(?:(?:argu(?:e|es|ed|ing)|quarrel(?:s|led|ling)?|fight(?:s|ing)?|fought|squabbl(?:e|es|ed|ing)|disagree[sd]?|row(?:ed)?) (?:about|over|for|because of)|both want|want) (?:(?:who|what|which) .+|(.+))$/i,
    ([count = '', many = '', one = '', other = '', what = '']) => {
      if (/^to\b/i.test(what)) return null;
      const [subject, object] = count
        ? [twin('big', many), twin('small', many)]
        : [readNoun(one), readNoun(other)];
      const matter = what ? readNoun(withoutEnd(what)) : null;
      return subject && object && isLiving(subject) && matter
        ? { situation: 'quarrel', subject, object, matter }
        : null;
    },
  ),
  rule(
    new RegExp(
      `^(?:when )?(.+?) (?:has |had )?(${DAMAGED}) ((?:my|our|the|an?|his|her|their|all my|all the) .+)$`,
      'i',
    ),
    ([who = '', , what = '']) => {
      const subject = actorOf(who);
      const object = thing(what);
      return subject && object ? { situation: 'damage', subject, object } : null;
    },
  ),
  rule(
    new RegExp(
      `^(?:when )?((?:my|our|the|an?) .+?) (?:has |had )?(?:${TAKEN}|has got(?= (?:my|our) )) ((?:my|our|the(?! (?:whole|entire) )) .+?)(?: away| back)?$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      const object = thing(what);
      return subject && object ? { situation: 'taken', subject, object } : null;
    },
  ),
  rule(
    /^(?:when )?((?:my|our|the|an?|her|his) .+?) (?:(?:fell|falls|dropped|drops|went|got dropped) (in|into|down|off|from|out of|behind|under)|(?:is |got |gets )?stuck (in|on|up|under|behind|between|at)) (.+)$/i,
    ([what = '', fell = '', stuck = '', place = '']) => {
      const object = readNoun(what);
      if (!object) return null;
      const isAlive = isLiving(object) && !isToy(object);
      // Somebody who fell out of the sky has to go back there.
      if (fell && isFromFar(object, isAlive)) return strayedTo(what, fell, place);
      return { situation: 'stuck', object, where: placeOf(fell || stuck, place) };
    },
  ),
  rule(
    /^(?:when )?((?:my|our|the|her|his) .+?) (?:flew|blew|blows|floated|rolled|drifted|sailed) (?:away|off|out of .+|over .+)$|^(an? .+?) (?:that|which|who) (?:rolls?|rolled|runs?|blows?|flies|floats|drifts|hops) (?:away|off)(?: .*)?$/i,
    ([mine = '', any = '']) => {
      const object = readNoun(mine || any);
      return object && !(isLiving(object) && !isToy(object)) ? { situation: 'flown', object } : null;
    },
  ),
  rule(new RegExp(`^(?:when )?((?:my|our|the|her|his) .+?) (?:${BROKEN})$`, 'i'), ([what = '']) => {
    const object = thing(what);
    return object && object.kind !== 'sky' ? { situation: 'broken', object } : null;
  }),
  rule(
    /^(?:(?:an?|the|my|our) )?(?:broken|torn|cracked|ripped|burst|squeaky) (?!heart)(.+)$/i,
    ([what = '']) => {
      const object = thing(what);
      return object ? { situation: 'broken', object } : null;
    },
  ),
  rule(
    /^(.+?) (?:who |that )?(?:always )?thinks? (?:that )?(?:(?:he|she|it|they|everyone)(?:’s|’re| is| are) )?(.+)$/i,
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      const object = readNoun(what.replace(/ (?:is|was|are) .+$/i, ''));
      return subject && object ? { situation: 'mistaken', subject, object } : null;
    },
  ),
  rule(
    new RegExp(
      `^(.+?) ${WHO}(?:wants?|wanted|dreams?|would (?:like|love)|wishes)(?: to be| to become| of being| of becoming| (?:she|he|it) (?:was|were)) (.+)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      const object =
        /^(?:an?|the|like|in) /i.test(what) || subject?.plural === subject?.bare ? readNoun(what) : null;
      return subject && object
        ? { situation: 'wants-to-be', subject, object, action: readVerbPhrase(`be ${what}`, 'S') }
        : null;
    },
  ),
  rule(
    new RegExp(
      `^(.+?) ${WHO}(?:really |always |just |only )?(?:wants?|wanted|wishes|wished|dreams?|dreamed|longs?|would like|would love|hopes?)(?: of)? to ((?:fly|travel|go|sail|swim|see|visit|move|run|walk|drive|climb|get|ride)\\b.*)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      const goes =
        /\b(to|around|round|over|across|away|up|the (?:sea|world|moon|sky)|travel|snow|stars?)\b/i.test(what);
      return subject && goes
        ? withAction('wants-to-go', subject, readVerbPhrase(withoutEnd(what), 'S'))
        : null;
    },
  ),
  rule(
    /^(?:(.+?) (?:with|who has|that has|who gets|who had) )?too (?:many|much) (.+)$/i,
    ([who = '', what = '']) => {
      const subject = who ? actorOf(who) : null;
      const object = readNoun(what);
      if (!object || (who && !subject)) return null;
      return { situation: subject ? 'too-many-of-somebody' : 'too-many', subject, object };
    },
  ),
  rule(
    new RegExp(
      `^(.+?) ${WHO}(?:always |often |sometimes |keeps? )?(?:forgets?|forgot|forgetting|has forgotten) (?!how )(.+)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      const object = /^everything/i.test(what) ? readNoun('names') : forgottenThing(what);
      return subject && subject.kind !== 'relative' && object
        ? { situation: 'forgets', subject, object }
        : null;
    },
  ),
  rule(
    new RegExp(
      `^(?:(.+?) ${WHO}(?:is )?)?(?:really )?(?:miss(?:es|ed|ing)?|homesick for|longs? for|longing for) (?!the (?:bus|train))(.+)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const object = readNoun(what);
      if (!object || (!who && object.isOwn && !isLiving(object))) return null;
      const subject = who ? actorOf(who) : null;
      if (!subject && !isLiving(object) && !/^(home|house|school|country|friend)$/.test(object.head))
        return null;
      return { situation: subject ? 'longing-being' : 'longing', subject, object };
    },
  ),
  rule(/^(.+?) and (?:an?|the|his|her|their|its) (?:lost|missing|stolen) (.+)$/i, ([who = '', what = '']) => {
    const subject = actorOf(who);
    const object = readNoun(what);
    return subject && object && !isLiving(object) ? { situation: 'lost-by', subject, object } : null;
  }),
  rule(/^(.+?) (?:who |that )?(?:is |are |was )?homesick$/i, ([who = '']) => {
    const subject = actorOf(who);
    return subject ? { situation: 'longing-being', subject, object: readNoun('home') } : null;
  }),
  rule(
    new RegExp(
      `^(.+?) ${WHO}(?:has )?(?:loses|lost|can(?:no|’)t find|cannot find|is looking for|looks for|who lost) (?:his|her|its|their|the|an?|my) (?!way\\b|game|race|match)(.+)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      const object = readNoun(what);
      return subject && object && !/voice$/.test(object.head)
        ? { situation: 'lost-by', subject, object }
        : null;
    },
  ),
  rule(
    /^(.+?) (?:who |that )?(?:lands?|landed|crash(?:es|ed)|falls?|fell|turn(?:s|ed) up|comes?|came|appear(?:s|ed)|move[sd]?|show(?:s|ed) up|arrive[sd]?|wandered|wanders|hid(?:es)?|sits|sleeps) (in|into|at|on|out of|from|under|behind|down from|down in|inside) (.+)$/i,
    ([who = '', preposition = '', where = '']) => strayedTo(who, preposition, where),
  ),
  rule(
    /^(?!(?:going|playing|fun|reading|cooking) )(.+?) (in|at|on|under|inside) ((?:the|my|our|a) .+|school|bed)$/i,
    ([who = '', preposition = '', where = '']) => {
      const place = readNoun(where.replace(/ (?:at|in|on) .+$/i, ''));
      return place && PLACE_OF_PEOPLE.test(place.head) ? strayedTo(who, preposition, where) : null;
    },
  ),
  rule(
    /^(.+?) (?:with|and) (.+?) (?:are|become|became|were) (?:best |good )?friends$/i,
    ([one = '', other = '']) => {
      const [subject, object] = [actorOf(one), readNoun(other)];
      return subject && object ? { situation: 'pair', subject, object } : null;
    },
  ),
  rule(
    /^(.+?) (?:(?:who|that|which) )?(?:is|was|are|were|feels?) (?:always |so |really |a bit |just )?((?:too|much too|far too) \p{L}+(?: (?:for|to) .+)?)$/iu,
    ([who = '', how = '']) => {
      const subject = actorOf(who);
      return subject ? { situation: 'trait', subject, quality: withoutEnd(how.toLowerCase()) } : null;
    },
  ),
  rule(
    /^(?:(?:an?|the) )?(?:very )?(hungry|greedy|freezing|sleepy|tired|lazy|lonely|sad|unhappy|miserable|grumpy|cross|angry|moody|rude|bored|slow|dirty|smelly|muddy|messy|stinky|untidy|scruffy|loud|noisy|clumsy|dizzy|wobbly|chatty|enormous|gigantic) (\p{L}+)$/iu,
    ([how = '', who = '']) => {
      const subject = actorOf(who);
      const isActor = subject !== null && !/^(clothes|food|body|feeling|festival)$/.test(subject.kind ?? '');
      return isActor && subject.kind !== 'relative'
        ? { situation: 'trait', subject, quality: how.toLowerCase() }
        : null;
    },
  ),
  rule(
    /^(.+?) (?:who |that |whom )?(?:nobody|no one) (?:likes|wants|plays with|talks to|sees|visits)$/i,
    ([who = '']) => {
      const subject = actorOf(who);
      return subject ? { situation: 'trait', subject, quality: 'lonely' } : null;
    },
  ),
  // A name is not what happens.
  rule(/^(.+?) (?:called|named) \p{L}+$/iu, ([who = '']) => {
    const subject = actorOf(who);
    return subject ? { situation: null, subject } : null;
  }),
];

function absenceOf(what: string): Match | null {
  const object = readNoun(withoutEnd(what));
  return object &&
    !/^(one|friend|time|idea)$/.test(object.head) &&
    !(isLiving(object) && object.kind === 'relative')
    ? { situation: 'absence', object }
    : null;
}

const isToy = ({ kind, bare }: Noun): boolean =>
  kind === 'toy' || /\b(teddy|doll|toy|cuddly|plush|stuffed|bunny)\b/.test(bare);

/** Whether it is a being, or something of the sky that is one in a story: a star, the moon. */
const isFromFar = (noun: Noun, isAlive: boolean): boolean => isAlive || noun.kind === 'sky';

/** Somebody in a place where nobody expects them; in the garden, when the theme says only where they come from. */
function strayedTo(who: string, preposition: string, where: string): Match | null {
  const subject = actorOf(who);
  if (!subject || isToy(subject) || subject.kind === 'relative') return null;
  if (subject.kind === 'person' && !OF_STORYBOOKS.test(subject.head)) return null;
  if (!isLiving(subject) && subject.kind !== 'sky' && !/^(cloud|rainbow|spaceship|ufo)$/.test(subject.head))
    return null;
  const place = withoutEnd(where);
  const isSky = /\b(sky|space|moon|heaven|stars)$/i.test(place);
  if (!isSky && !/^(the|my|our|a|school|bed)\b/i.test(place)) return null;
  const isThere = !isSky && !/from|out of|off/i.test(preposition);
  const here = isThere ? placeOf(preposition.replace(/^into$/i, 'in'), place) : 'in the garden';
  return { situation: 'strayed', subject, where: here };
}
