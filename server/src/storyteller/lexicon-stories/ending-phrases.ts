import type { SlotValues } from '../fill-template.ts';
import type { Ending, EndingDeed } from '../parse/parse-ending.ts';
import { PLACE_OF_REWARD } from './ending-class.ts';

/** `be able to fly` after `can`, and without words that only fit what has happened: `dance after all`. */
export const bareInfinitive = (infinitive: string): string =>
  infinitive
    .replace(/^(?:(?:really|finally|just|also|then|even|nearly|almost|all|both|each) )+/, '')
    .replace(/^be able to /, '')
    .replace(/ (?:after all|at last|in the end|as well|too)$/, '');

/** Pronouns of a deed as the one who does it says them, or the one who is spoken to. */
export const inPerson = (text: string, possessive: string, self: string): string =>
  text
    .replace(
      // Not of `run after her all the way`.
      /\{L\.their\}|\b(?:her|his|their)\b(?= \p{L})(?! (?:all|an?|the|and|or|to|in|on|at|by|up|out|off|away|back|home|from|with|for|into|over|round|again|how|what|when|until|everywhere|first)\b)/gu,
      possessive,
    )
    .replace(/\b(?:her|him|them|it)sel(?:f|ves)\b/g, self);

/** A text as the lead says it, or as somebody says it to the lead. */
export const spokenBy = (text: string, who: 'lead' | 'friend' | 'nobody'): string => {
  if (who === 'nobody') return text;
  const [me, mine, you, yours] =
    who === 'lead' ? ['{L}', '{L’s}', '{F}', '{F’s}'] : ['{F}', '{F’s}', '{L}', '{L’s}'];
  return text.replaceAll(mine, 'my').replaceAll(me, 'me').replaceAll(yours, 'your').replaceAll(you, 'you');
};

/** Who would do it, in a clause that denies it: `no window`, `nobody`. */
function denied(subject: string): { who: string; not: string } | null {
  if (/^(?:everyone|everybody|somebody|someone)( else)?$/.test(subject))
    return { who: subject.replace(/^\w+/, 'nobody'), not: '' };
  if (/^(?:each|all) of them$/.test(subject)) return { who: 'neither of them', not: '' };
  if (subject.startsWith('all the ')) return { who: subject.slice('all '.length), not: ' not' };
  if (/^(?:every|an?|some) /.test(subject))
    return { who: subject.replace(/^(?:every|an?|some) /, 'no '), not: '' };
  return /^(?:nobody|nothing|no) ?/.test(subject) ? null : { who: subject, not: ' not' };
}

/**
 * The slots with which other sentences prepare an ending: `{could}` and `{could_not}` in the story (`the doctor could not drive to the
 * baby`), `{can}` as the friend says it to the lead (`we could dance`), `{will_never}` as the lead says it; `{told}` is the
 * ending itself and `{who}` who does it. Empty for an ending without a clause.
 */
export function endingPhrases({ deed, statement, fullStatement }: Ending, hasThird: boolean): SlotValues {
  const told = hasThird ? fullStatement : fullStatement.replace('{ALL} all ', '{ALL} ');
  const [, what = statement, where = ''] = PLACE_OF_REWARD.exec(fullStatement) ?? [];
  const phrase = {
    told,
    reward_name: statement.replace(/^(?:an?|the|some|lots of|many) /, ''),
    reward_what: what,
    reward_place: where,
  };
  return deed === null ? phrase : { ...phrase, ...phrasesOfDeed(deed) };
}

function phrasesOfDeed({ subject, infinitive }: EndingDeed): SlotValues {
  const who = subject === '{ALL}' ? 'they' : subject;
  const isNegative = infinitive.startsWith('not ');
  const act = bareInfinitive(infinitive.replace(/^not /, ''));
  const no = denied(subject);
  const couldNot =
    isNegative || no === null
      ? `${who.replace(/^no(?=body|thing)/, 'some')} might ${act}`
      : `${no.not ? who : no.who} could${no.not} ${act}`;
  return {
    who,
    could: isNegative ? `${who} would not ${act}` : `${who} could ${act}`,
    could_not: couldNot,
    can: clauseOf(subject, 'friend', isNegative ? 'won’t' : 'can', act),
    will_never:
      isNegative || no === null
        ? `${spokenBy(who.replace(/^no(?=body|thing)/, 'some'), 'lead')} will ${spokenBy(act, 'lead')}`
        : no.not
          ? clauseOf(subject, 'lead', 'will never', act)
          : `${no.who} will ${spokenBy(act, 'lead')}`,
  };
}

/** A clause with a modal verb as the lead or the friend says it: `we could reach the island`. */
function clauseOf(subject: string, speaker: 'lead' | 'friend', verb: string, act: string): string {
  const own = speaker === 'lead' ? '{L}' : '{F}';
  const other = speaker === 'lead' ? '{F}' : '{L}';
  if (subject === '{ALL}') return `we ${verb} ${spokenBy(inPerson(act, 'our', 'ourselves'), speaker)}`;
  if (subject === own) return `I ${verb} ${spokenBy(inPerson(act, 'my', 'myself'), speaker)}`;
  if (subject === other && speaker === 'friend')
    return `you ${verb} ${spokenBy(inPerson(act, 'your', 'yourself'), speaker)}`;
  return `${subject === other ? subject : spokenBy(subject, speaker)} ${verb} ${spokenBy(act, speaker)}`;
}

/** The wish on page 1 as it follows `wished`: one wishes for a party, not to have a party. */
export const wishOf = ({ wish }: Ending): string | null =>
  wish
    ?.replace(/^to have (?=(an?|some)\b)/, 'for ')
    .replace(/^to not /, 'not to ')
    .replace(/^to (?:get|be allowed) to (?=\p{L})/u, 'to ') ?? null;
