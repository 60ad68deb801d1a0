import { isLiving, readNoun } from './noun.ts';
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

const NOT =
  '(?:will not|won’t|would not|wouldn’t|does not|doesn’t|do not|don’t|did not|didn’t|never|can’t|cannot)';
const IS = '(?:is|are|was|were)';

/** Whoever else is in it: the lead’s brother, or a friend; null for `he`, `nobody`, and the child for whom the story is. */
const otherOf = (who: string) => {
  const noun = actorOf(who);
  return noun && !/^(?:son|daughter|child|kid|toddler|mother|somebody)$/.test(noun.head) ? noun : null;
};

/** A friend is what somebody lacks with whom nobody plays. */
const isLeftOut = (who: string): Match | null => {
  const subject = subjectOf(who);
  return subject && { situation: 'longing-being', subject, object: readNoun('a friend') };
};

/** What somebody does all the time; a thing as well: `my shoe keeps coming undone`. */
const habitOf = (who: string, what: string): Match | null => {
  const action = readFinitePhrase(what, 'S');
  if (/^(?:someone|somebody|something)$/i.test(who)) {
    const said = action?.do.slice(action.verb.length).replace(/\{[^}]*\}/g, 'the') ?? '';
    const object = /^ (?:on|at|in|to|from|with|for|off|out|up|down|away|around)\b/.test(said)
      ? null
      : readNoun(said);
    return action && object ? { situation: 'culprit', object, action } : null;
  }
  const subject = actorOf(who) ?? childOf(who);
  return subject && withAction('deed', subject, action);
};

/** A child of whom a grown-up says `he` or `she`. */
const childOf = (who: string) =>
  /^he$/i.test(who) ? readNoun('a boy') : /^she$/i.test(who) ? readNoun('a girl') : null;

/** Who does what to whom in a family, from the point of view of the child; tried before the other sentence rules. */
export const FAMILY_RULES: readonly Rule[] = [
  // `grandpa teaches me to fish`: the child learns it.
  rule(
    /^.{2,40}? (?:teaches|taught|teaching|is teaching|shows|showed) (?:me|us) (?:how )?to (.+)$/i,
    ([what = '']) => withAction('learn', null, readVerbPhrase(what, 'L')),
  ),
  rule(
    new RegExp(`^(.+?) ${WHO}${NOT} (?:ever )?(?:lets?|allows?) (me|us|him|her|them) (.+)$`, 'i'),
    ([who = '', whom = '', what = '']) => {
      const subject = otherOf(who);
      return withAction(
        'refuses',
        subject,
        subject && readVerbPhrase(`let ${/^us$/i.test(whom) ? 'us' : 'me'} ${withoutEnd(what)}`, 'S'),
      );
    },
  ),
  rule(
    new RegExp(
      `^(.+?) ${WHO}(?:will not|won’t|would not|wouldn’t|(?:does not|doesn’t|do not|don’t|did not|didn’t)(?: want to)?|never(?: wants? to)?) ((?:\\p{L}+ ){1,3}(?:me|us)\\b.*)$`,
      'iu',
    ),
    ([who = '', what = '']) => {
      const subject = otherOf(who);
      return withAction(
        'refuses',
        subject,
        subject && (readFinitePhrase(what, 'S') ?? readVerbPhrase(what, 'S')),
      );
    },
  ),
  rule(
    /^(?:nobody|no one|no-one|none of the \p{L}+) (?:ever )?(?:wants? to |will |would |likes? to )?(?:plays?|played|playing|talks?|talked|sits?|sat|likes?|liked|invites?|invited|picks?|picked|chooses?|chose|wants?|wanted)(?: (?:with|to|next to|by|beside))? (?!me\b|us\b|to\b)(.+)$/iu,
    ([whom = '']) => isLeftOut(whom),
  ),
  rule(
    new RegExp(
      `^(.+?) ${IS}(?: not|n’t) (?:ever )?(?:coming back|here any ?more|there any ?more)\\b.*$`,
      'i',
    ),
    ([who = '']) => {
      const object = readNoun(who);
      return object && isLiving(object) ? { situation: 'longing', object } : null;
    },
  ),
  rule(
    /^(.+?) (?:got|gets|was|were|is|are|has been|have been) (?:left(?: behind)?|forgotten|dropped)(?: (?:on|in|at|behind|under|outside)\b.*)?$/i,
    ([what = '']) => {
      const object = readNoun(what);
      return object &&
        (!isLiving(object) || object.kind === 'toy' || /\b(?:teddy|doll|bunny)$/.test(object.bare))
        ? { situation: 'lost', object }
        : null;
    },
  ),
  rule(/^(.+?) whose (.+)$/i, ([, what = '']) => {
    const [, thing = '', said = ''] =
      /^((?:\p{L}+ )?\p{L}+?) ((?:wo|ca|is|does|did|ha|was|were|could|would)(?:n’t|s| not|not)? ?.*|never .+)$/iu.exec(
        what,
      ) ?? [];
    const [subject, negated] = [
      actorOf(`the ${thing}`),
      /^(?:won’t|will not|wouldn’t|doesn’t|does not|can’t|cannot|never) (.+)$/i.exec(said),
    ];
    return subject && negated ? withAction('refuses', subject, readVerbPhrase(negated[1] ?? '', 'S')) : null;
  }),
  rule(
    new RegExp(
      `^(.+?) ${WHO}(?:just |always )?(?:keeps?|kept|never stops|won’t stop|can’t stop|doesn’t stop|is always|are always) (?:on )?((?!losing|forgetting|getting|being|winning)\\p{L}{2,}ing\\b.*)$`,
      'iu',
    ),
    ([who = '', what = '']) => habitOf(who, what),
  ),
  rule(/^(.+?) (?:is|are|was|were) (?:going|about|supposed) to be .+$/i, ([what = '']) => {
    const noun = actorOf(what);
    return noun && (isLiving(noun) ? { situation: null, subject: noun } : { situation: null, object: noun });
  }),
  rule(/^(?:he|she|they|we|i) (?:is|are|am|was) getting (.+)$/i, ([what = '']) => ({
    situation: 'newcomer',
    object: readNoun(what),
  })),
  rule(
    /^(?:we|i|he|she|they) (?:(?:is|are|am|was|were) |will |have to |has to |must )?(?:going to |got to )?(?:live|living|lives|stay|staying|stays|sleep|sleeping|sleeps|move in|moving in) (?:at|with) ((?:my |our )?(?:grandma|grandpa|granny|grandad|gran|nan|nana|oma|opa|auntie|aunt|uncle|dad|mum|cousin)s?)\b.*$/i,
    ([whose = '']) => {
      const object = readNoun(whose.replace(/^(?:my|our) /i, ''));
      return object ? { situation: 'visit', object } : null;
    },
  ),
];
