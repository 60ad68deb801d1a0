import { readNoun } from './noun.ts';
import { actorOf, type Rule, rule, WHO, withAction } from './theme-rule.ts';
import { readFinitePhrase, readVerbPhrase } from './verb-phrase.ts';

/** What somebody learns, cannot do, or is afraid of. */
export const SKILL_RULES: readonly Rule[] = [
  rule(
    new RegExp(
      `^(?:(.+?) )?${WHO}(?:(?:is|are|was|who’s) )?(?:learns?|learning|learned|learnt|wants? to learn|trying|tries|teach(?:es|ing)?|how)(?: how)? to (.+)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      return withAction(subject ? 'cannot' : 'learn', subject, readVerbPhrase(what, subject ? 'S' : 'L'));
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
      const isSomebodyElse = subject !== null && subject.kind !== 'relative' && !subject.isOwn;
      return { situation: isSomebodyElse ? 'afraid-being' : 'afraid', subject, object: readNoun(what) };
    },
  ),
];
