import { isLiving, type Noun, readNoun } from './noun.ts';
import {
  actorOf,
  type Match,
  type Rule,
  rule,
  subjectOf,
  WHO,
  withAction,
  withoutEnd,
} from './theme-rule.ts';
import { readFinitePhrase, readVerbPhrase } from './verb-phrase.ts';

/** What nobody knows who did: eaten biscuits, a broken vase. */
export const culpritRule: Rule = rule(
  /^(?:who|someone|somebody|something) (?:has |had )?((?:ate|eaten|took|taken|stole|stolen|drank|hid|hidden|moved|painted|left|made|put|keeps? (?:eating|taking|hiding)) .+)$/i,
  ([what = '']) => {
    const action = readFinitePhrase(withoutEnd(what).replace(/^keeps? /i, ''), 'S');
    const object =
      action &&
      readNoun(
        action.do
          .slice(action.verb.length)
          .replace(/\{[^}]*\}/g, 'the')
          .replace(/^ (?:up|all) /i, ' '),
      );
    return action && object ? { situation: 'culprit', object, action } : null;
  },
);

/** What the lead would like to have or to be. */
function ownWish(what: string, kind: 'own-wish' | 'own-wish-to-be'): Match | null {
  const object = readNoun(withoutEnd(what));
  return object ? { situation: kind, object } : null;
}

const FEELS =
  'seasick|carsick|airsick|travel sick|queasy|dizzy|giddy|lonely|sad|bored|tired|sleepy|hungry|cold|angry|cross|grumpy';

/** Rules for sentences about likes, wishes and small accidents; tried before the other sentence rules. */
export const EVERYDAY_RULES: readonly Rule[] = [
  rule(
    /^(?:if )?(?:i|we) (?:really )?(?:wish|want|would like|’d like|wanted|wished)(?: that)?(?: (?:i|we))?(?: (?:had|have|to have|could have|owned|got))? ((?:an?|my own|our own|some|a pet|two|wings|a new) ?.+|wings)$/i,
    ([what = '']) => ownWish(what, 'own-wish'),
  ),
  rule(/^(?:if )?(?:i|we) (?:had|have got|got) (an? .+|my own .+|wings)$/i, ([what = '']) =>
    ownWish(what, 'own-wish'),
  ),
  rule(
    /^(?:if )?(?:i|we)(?: (?:wish|want|would like)(?: that)?(?: (?:i|we))?)? (?:was|were|could be|am|to be) (an? .+)$/i,
    ([what = '']) => ownWish(what, 'own-wish-to-be'),
  ),
  rule(
    /^((?:my|the|our|an?) .+?) (?:has|have|got|gets?|with) an? (?:flat tyre|flat tire|puncture|hole|crack|leak|dent)(?: .*)?$/i,
    ([what = '']) => {
      const object = readNoun(what);
      return object ? { situation: 'broken', object } : null;
    },
  ),
  rule(
    new RegExp(
      `^(.+?) ${WHO}(?:(?:does(?: not|n’t)|do(?: not|n’t)|did(?: not|n’t)|never) (?:like|likes|love|eat|eats)|(?:hates?|dislikes?|can(?:not|’t) stand)) (?!to\\b|being\\b)(.+)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      if (!subject || subject.kind === 'relative') return null;
      return withAction('deed', subject, readVerbPhrase(`dislike ${withoutEnd(what)}`, 'S'));
    },
  ),
  rule(
    new RegExp(
      `^(.+?) ${WHO}(?:always )?(?:gets?|got|feels?|felt|becomes?) (?:so |very |a bit |always )*(${FEELS})(?: .*)?$`,
      'i',
    ),
    ([who = '', how = '']) => {
      const subject = actorOf(who);
      return subject && subject.kind !== 'relative'
        ? { situation: 'trait', subject, quality: how.toLowerCase() }
        : null;
    },
  ),
  rule(
    /^((?:my|our) .+?) (?:(?:is|are|was|has|have) )?(?:leav(?:ing|es)|left|mov(?:ing|ed|es) away|go(?:ing|es|ne) away)$/i,
    ([who = '']) => {
      const object = readNoun(who);
      return object && isLiving(object) ? { situation: 'longing', object } : null;
    },
  ),
  rule(new RegExp(`^(.+?) ${WHO}(?:(?:is|was) )?(?:always )?in (?:a|such a) hurry$`, 'i'), ([who = '']) => {
    const subject = actorOf(who);
    return subject ? { situation: 'trait', subject, quality: 'always in a hurry' } : null;
  }),
  rule(
    new RegExp(`^(.+?) ${WHO}(?:never forgets?|remembers everything|knows everything)\\b(.*)$`, 'i'),
    ([who = '']) => {
      const subject = subjectOf(who);
      return subject
        ? { situation: 'deed', subject, action: readVerbPhrase('remember everything', 'S') }
        : null;
    },
  ),
  rule(
    /^(?:i|we) (?:really )?(?:(?:do not|don’t|did not|didn’t) )?(?:like|love|hate|dislike|want|need) (?!to )(.+)$/i,
    ([what = '']) => {
      const noun = readNoun(withoutEnd(what));
      if (!noun) return null;
      return isLiving(noun) ? { situation: null, subject: noun } : { situation: null, object: noun };
    },
  ),
];

/** What somebody forgot, out of a clause: `his nuts` of `where he hid his nuts`. */
export function forgottenThing(what: string): Noun | null {
  const clause = /^(?:where|how|when|what|which|who|whether|that|to) (.+)$/i.exec(withoutEnd(what))?.[1];
  if (clause === undefined) return readNoun(withoutEnd(what));
  const possession = /\b(?:his|her|its|their|the|an?) (\p{L}[\p{L}’ -]*)$/iu.exec(clause)?.[1];
  return readNoun(possession ?? clause.replace(/^(?:he|she|it|they) \S+ ?/i, '')) ?? readNoun('names');
}
