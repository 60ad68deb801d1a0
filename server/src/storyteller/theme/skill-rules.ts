import { kindOfNoun } from '../word-net/kind-of.ts';
import { isLiving, readNoun } from './noun.ts';
import { actorOf, type Rule, rule, WHO, withAction } from './theme-rule.ts';
import { readFinitePhrase, readVerbPhrase } from './verb-phrase.ts';

/** From whom it is learned, which is no part of what is learned. */
const FROM_SOMEBODY = / (?:from|with the help of) (?:an?|the|my|our|his|her|their) (?:\p{L}+ )?\p{L}+$/iu;

/** What somebody learns, cannot do, or is afraid of. */
export const SKILL_RULES: readonly Rule[] = [
  rule(
    /^(?:(.+?) (?:who )?)?(?:(?:is|are|was|wants?|wanted|would like|tries|starts) (?:to )?)?(?:learn|learns|learning|learned|learnt|practises) ((?:the|an?) .+|\p{L}+)$/iu,
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      if (readNoun(what)?.kind !== 'instrument') return null;
      return withAction(
        subject ? 'cannot' : 'learn',
        subject,
        readVerbPhrase(`play ${what}`, subject ? 'S' : 'L'),
      );
    },
  ),
  rule(
    new RegExp(
      `^(?:(.+?) )?${WHO}(?:(?:is|are|was|who’s) )?(?:learns?|learning|learned|learnt|wants? to learn|trying|tries|teach(?:es|ing)?|how)(?: how)? to (.+)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      const skill = what.replace(FROM_SOMEBODY, '');
      return withAction(subject ? 'cannot' : 'learn', subject, readVerbPhrase(skill, subject ? 'S' : 'L'));
    },
  ),
  rule(
    new RegExp(
      `^(.+?) ${WHO}(?:can ?not|can’t|cant|couldn’t|could not|doesn’t know how to|does not know how to|forgot how to|has forgotten how to|is not able to|is unable to|never) (.+)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      const owner = subject ? 'S' : 'L';
      const action = readFinitePhrase(what, owner) ?? readVerbPhrase(what, owner);
      return withAction(subject ? 'cannot' : 'learn', subject, action);
    },
  ),
  rule(
    new RegExp(
      `^(?:(.+?) )?${WHO}(?:(?:am|is|are|was|were|being|feels?|gets?|got|a bit|very|so|too) )*(?:afraid|scared|frightened|terrified|scaredof|fear|fears|phobia) (?:of |about )(.+)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      const object = readNoun(fearedThing(what));
      const isSomebodyElse = subject !== null && subject.kind !== 'relative' && !subject.isOwn;
      // A concept about spiders is about a spider, not about a brother who fears them.
      const isOfSomebody = subject !== null && object !== null && isLiving(object);
      return { situation: isSomebodyElse || isOfSomebody ? 'afraid-being' : 'afraid', subject, object };
    },
  ),
];

/** What somebody is afraid of where that is said by what happens: `water` of `getting wet`, `a plane` of `flying in a plane`. */
function fearedThing(what: string): string {
  if (/^(?:getting|being) (?:\p{L}+ )?(?:wet|splashed)\b/iu.test(what)) return 'water';
  const thing = what.replace(/ (?:\p{L}+ing|when|because|at night|at school|at home)\b.*$/iu, '');
  const [first = '', ...rest] = thing.split(' ');
  if (!/^\p{L}{2,}ing$/iu.test(first) || kindOfNoun(first) !== null || rest.length === 0) return thing;
  return rest
    .join(' ')
    .replace(/^(?:(?:in|on|to|off|into|from|by|down|up|with|at|through|over|near) )+/i, '');
}
