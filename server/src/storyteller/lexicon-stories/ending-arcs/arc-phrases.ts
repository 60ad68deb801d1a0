import type { SlotValues } from '../../fill-template.ts';
import type { Ending, EndingDeed } from '../../parse/parse-ending.ts';
import { readNoun } from '../../theme/noun.ts';
import { bareInfinitive } from '../ending-phrases.ts';

/** What somebody says aloud: `well done`, `it is the best soup ever`. */
const SAID =
  /^say (?:“?(well done|thank you|thanks|please|yes|good ?night|goodbye|good morning|hello|sorry)”?|(?:that )?(it is .+)$)/;
/** What happens to somebody, and is no plan. */
const UNPLANNED =
  /^(?:be|lose|fall|forget|break|miss|cry|fail|drop|spill|sneeze|yawn|snore|disappear|melt|get (?:wet|lost|stuck|dirty|muddy))\b/;
/** Of `get ice cream` the ice cream; not of `get up`. */
const GOT =
  /^(?:get|receive|be given|earn) ((?!(?:to|up|out|in|on|off|back|home|there|over|across|better|well|ready)\b).+)$/;

/**
 * The slots of an arc. For `she finds her mummy`: `{act}` as a plan of those who do it, `{ever}` as what nobody knows yet, `{whom}` who does it
 * if the reader knows whom that means, `{did}` the predicate; `{skill}` and `{bold}` the infinitive of what is learned or dared, `{get}` what is got,
 * `{words}` what is said aloud, `{speaker}` who speaks of it and `{other}` who listens, `{was}` of a thing. A slot is undefined where it cannot be said.
 */
export function arcPhrases(ending: Ending, told: string): SlotValues {
  const { deed } = ending;
  const plain = { told: told.replace(/^\{ALL\} /, 'they ') };
  if (deed === null) return { ...plain, was: readNoun(ending.statement)?.isPlural ? 'were' : 'was' };
  const act = bareInfinitive(deed.infinitive).replace(/ (?:for the first time|any more|again)$/, '');
  const isSaidAs = !/\b(?:how|what|that|when|where|why)\b/.test(
    act.replace(/^(?:learn|find out) how to /, ''),
  );
  return {
    ...plain,
    ...plansOf(deed, act),
    ...(isSaidAs &&
      !/ again$/.test(deed.infinitive) && {
        skill: act.replace(/^(?:learn|find out) (?:how )?(?:to )?/, ''),
      }),
    did: predicateOf(ending.fullStatement, deed),
    bold: act.replace(/^(?:dare|manage)(?: to)? /, ''),
    get: GOT.exec(act)?.[1],
    words: SAID.exec(act)?.slice(1).find(Boolean),
    speaker: deed.subject === '{F}' ? '{F}' : '{L}',
    other: deed.subject === '{F}' ? '{L}' : '{F}',
  };
}

function plansOf({ subject, infinitive }: EndingDeed, act: string): SlotValues {
  const isDenied = infinitive.startsWith('not ');
  return {
    act: isDenied || UNPLANNED.test(act) ? undefined : act.replace(/^(?:get|be allowed) to /, ''),
    // Nobody asks about somebody of whom they know nothing.
    ever:
      isDenied || /^(?:an?|some|somebody|someone|people)\b/.test(subject)
        ? undefined
        : bareInfinitive(infinitive).replace(/ for the first time$/, ''),
    whom: /^(?:the|his|her|its|their|all the) |^\p{Lu}|^\{(?!ALL)/u.test(subject) ? subject : undefined,
  };
}

/** What is done, without who does it: `gave {L} a sticker`. */
const predicateOf = (statement: string, { subject }: EndingDeed): string | undefined =>
  statement.startsWith(`${subject} `) ? statement.slice(subject.length + 1) : undefined;
