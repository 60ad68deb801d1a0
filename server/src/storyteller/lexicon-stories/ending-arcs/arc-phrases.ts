import type { SlotValues } from '../../fill-template.ts';
import type { Ending, EndingDeed } from '../../parse/parse-ending.ts';
import { bareInfinitive, clauseOf, wishOf } from '../ending-phrases.ts';

/**
 * The slots of an arc. For `she finds her mummy`: `{said}` as the lead hopes for it (`I could find my mummy`; empty where that cannot be said), `{asked}` as a question, `{will}` as the lead foretells
 * it, `{wish}` what follows `wished`, `{skill}` and `{bold}` the infinitive of what is learned or dared, `{friend}` the friend who is missing, `{them}` whoever does it, `{speaker}` who hopes and `{other}` who answers.
 */
export function arcPhrases(ending: Ending, told: string): SlotValues {
  const { deed } = ending;
  const plain = { told: told.replace(/^\{ALL\} /, 'they ') };
  const hope = wishOf(ending);
  // `to say how he feels` would need another tense.
  const wish =
    hope !== null && /\b(?:how|what|that) (?:he|she|it|they) \p{L}+s?\b(?<!\bwould)/u.test(hope)
      ? null
      : hope;
  if (deed === null) return { ...plain, ...(wish && { wish }) };
  const act = bareInfinitive(deed.infinitive).replace(/ (?:for the first time|any more|again)$/, '');
  return {
    ...plain,
    ...(wish && { wish }),
    ...hopes(deed, act),
    ...(!/\b(?:how|what|that|when|where|why)\b/.test(act.replace(/^(?:learn|find out) how to /, '')) && {
      skill: act.replace(/^(?:learn|find out) (?:how )?(?:to )?/, ''),
    }),
    bold: act.replace(/^(?:dare|manage)(?: to)? /, ''),
    friend: friendOf(act),
    speaker: deed.subject === '{F}' ? '{F}' : '{L}',
    other: deed.subject === '{F}' ? '{L}' : '{F}',
    would: `${deed.subject === '{ALL}' ? 'they' : deed.subject} would ${act}`,
    them: { '{L}': '{L.them}', '{F}': '{F.them}' }[deed.subject] ?? 'them',
  };
}

/** Pronouns that may mean somebody else than the one who speaks. */
const OF_SOMEBODY = /\b(?:him|her|them|it|he|she|they)\b(?! \p{L})|\b(?:he|she|they|its)\b/u;

function hoped(subject: string, who: 'lead' | 'friend', isOther: boolean, act: string): string {
  return clauseOf(
    subject,
    who,
    isOther ? 'would' : 'could',
    act.replace(/^(?:get|be allowed) to (?=\p{L})/u, ''),
  );
}

function hopes({ subject, infinitive }: EndingDeed, act: string): SlotValues {
  if (infinitive.startsWith('not ') || OF_SOMEBODY.test(act.replace(/\b(?:her|his|their)\b(?= \p{L})/gu, '')))
    return {};
  const isOther = !/^\{(?:ALL|L|F|T|FT)\}$/.test(subject);
  const who = subject === '{F}' ? 'friend' : 'lead';
  return {
    said: hoped(subject, who, isOther, act),
    asked: clauseOf(subject, who, isOther ? 'will' : 'can', act),
    will: clauseOf(subject === '{F}' ? '{F}' : subject, who, 'will', act),
  };
}

/** `a friend {L.their} size`, and `a friend` of `lots of new friends`. */
function friendOf(act: string): string {
  const [, after = ''] = /\bfriends?( .*)?$/.exec(act) ?? [];
  return `a friend${after}`;
}
