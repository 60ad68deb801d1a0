import { isLiving, type Noun, readNoun } from './noun.ts';
import { isFromFar, isToy, placeOf, strayedTo } from './strayed.ts';
import { actorOf, type Match, type Rule, rule, withAction, withoutEnd } from './theme-rule.ts';
import { readVerbPhrase } from './verb-phrase.ts';

const NOT_WILLING =
  'will not|won’t|wont|wouldn’t|would not|does(?: not|n’t) (?:want|like) to|do(?: not|n’t) (?:want|like) to|did(?: not|n’t) want to|never wants? to|refuse[sd]? to|hate[sd]? to';
const DAMAGED =
  'broke|breaks|ruined|wrecked|knocked (?:over|down)|kicked (?:over|down)|tore|ripped|smashed|ate|eats|chewed(?: up)?|trod on|stepped on|sat on|squashed|destroyed|scribbled (?:on|over|in)|drew (?:on|all over|in)|spilled|bent|cut(?: up)?|popped';
const TAKEN =
  'took|takes|sold|sells|gave away|gives away|gave(?= .+ to (?:the|a) )|threw away|throws away|threw out|swapped|stole|hid|hides|borrowed|grabbed|snatched|pinched|nicked|won’t give (?:me )?back';
const PARENT = '(?:dad|daddy|mum|mummy|mom|mommy|grandma|granny|nana|grandpa|grandad)';
const BROKEN =
  'broke|is broken|got broken|burst|popped|melted|is melting|cracked|tore|ripped|snaps|breaks|bursts|tears|rips|fell (?:over|down|apart|to bits|to pieces)|collapsed|snapped|stopped working|(?:doesn’t|does not|won’t) work(?: any ?more)?|is torn|came (?:off|apart)';

/** A noun that names something or a toy, and neither a part of the body nor somebody. */
const thing = (text: string): Noun | null => {
  const noun = readNoun(text);
  return noun && noun.kind !== 'body' && (!isLiving(noun) || isToy(noun)) ? noun : null;
};

/** One of two of a kind, which a story has to tell apart. */
const twin = (size: string, many: string): Noun | null => {
  const noun = readNoun(many);
  return noun && readNoun(`a ${size} ${noun.bare}`);
};

/** Something goes wrong: nothing is left, somebody will not, two quarrel, a thing is damaged, taken, stuck, blown away or broken. */
export const MISHAP_RULES: readonly Rule[] = [
  rule(
    /^(?:(?:the|a|one) (?:day|night|morning|week|world|town|house|time) )?(?:when |that |with |without )?(?:there (?:was|is|were|are) )?(?:no more|no|not enough|without(?: any)?|not any) (?!one |body )(.+?)(?: left| today| any ?more| in .+| at .+)?$/i,
    ([what = '']) => absenceOf(what),
  ),
  rule(
    /^(?:the|a|one) (?:day|night|morning|week) (?:when |that )?(?:all )?((?:the )?.+?) (?:disappeared|vanished|ran out|was gone|were gone|stopped|went away|stopped working|went on strike)$/i,
    ([what = '']) => absenceOf(what),
  ),
  // Somebody of the cast is stuck: the place is what the story is about.
  rule(/^(?:being |getting )?stuck (?:in|on|up|under|inside) ((?:the|an?|my|our) .+)$/i, ([place = '']) => {
    const object = readNoun(place);
    return object && { situation: null, object };
  }),
  // What is missing from an occasion: nobody acts.
  rule(
    /^(?:(?:an?|the|my|our) )?(?:\p{L}+ )?(?:birthday|party|christmas|easter|wedding|picnic|breakfast|supper|lunch|dinner|halloween|carnival|concert|feast) (?:without|with no)(?: any| an?| the)? (\p{L}+(?: \p{L}+)?)$/iu,
    ([what = '']) => absenceOf(what),
  ),
  rule(
    /^(.+?) (?:without|with no|(?:(?:who|that) )?(?:has|have|had) no|who hasn’t (?:got )?(?:a|any)|who lost all (?:its|her|his|their)) (?:(?:an?|any|the|its|his|her|their) )?(.+)$/i,
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
    ([who = '', how = '', what = '']) => {
      const subject = actorOf(who);
      // `a boy eats a seed`: nobody is wronged.
      if (/^(?:ate|eats)$/i.test(how) && /^an? /i.test(what)) return null;
      const object = thing(what);
      return subject && object ? { situation: 'damage', subject, object } : null;
    },
  ),
  rule(
    new RegExp(
      `^(?:when )?((?:my|our|the|an?) .+?|${PARENT}) (?:has |had )?(?:${TAKEN}|has got(?= (?:my|our) )) ((?:my|our|the(?! (?:whole|entire) )) .+?)(?: away| back)?(?: by (?:mistake|accident))?(?: to (?:the|a) (?:\\p{L}+ )?(?:shop|sale|tip|dump|school fair))?(?:(?: (?:at|on|in|to) .+?)? (?:and|so|but) (?:i|we) (?:have|had|must|want|need|got) .+)?$`,
      'iu',
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
      const isWet =
        /\b(?:pond|river|lake|sea|water|pool|well|canal|stream|bath|puddle|ditch|mud|hole)$/i.test(
          withoutEnd(place),
        );
      if (fell && !isWet && isFromFar(object, isAlive)) return strayedTo(what, fell, place);
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
  rule(
    new RegExp(
      `^(?:when )?((?:my|our|the|her|his) .+?|an? .+?(?= (?:that|which) )) (?:that |which )?(?:${BROKEN}|stopped|stopped (?:ticking|ringing|going|moving|turning))$`,
      'i',
    ),
    ([what = '']) => {
      const object = thing(what);
      return object && object.kind !== 'sky' ? { situation: 'broken', object } : null;
    },
  ),
  rule(
    /^(?:(?:an?|the|my|our) )?(?:broken|torn|cracked|ripped|burst|squeaky) (?!heart)(.+)$/i,
    ([what = '']) => {
      const object = thing(what);
      return object ? { situation: 'broken', object } : null;
    },
  ),
];

function absenceOf(what: string): Match | null {
  const object = readNoun(withoutEnd(what));
  return object &&
    !/^(one|friend|time|idea)$/.test(object.head) &&
    !(isLiving(object) && object.kind === 'relative')
    ? { situation: 'absence', object }
    : null;
}
