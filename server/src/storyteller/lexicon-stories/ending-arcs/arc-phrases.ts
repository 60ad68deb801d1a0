import type { SlotValues } from '../../fill-template.ts';
import type { Ending, EndingDeed } from '../../parse/parse-ending.ts';
import { readNoun } from '../../theme/noun.ts';
import { bareInfinitive, clauseOf, inPerson, spokenBy, wishOf } from '../ending-phrases.ts';

const CAST = /^\{(?:ALL|L|F|T|FT)\}$/;
/** Pronouns that may mean somebody else than the one who speaks. */
const OF_SOMEBODY = /\b(?:him|them|it|he|she|they|its)\b|\bher\b(?! \p{L})/u;
/** What somebody says aloud: `well done`, `it is the best soup ever`. */
const SAID =
  /^say (?:“?(well done|thank you|thanks|please|yes|good ?night|goodbye|good morning|hello|sorry)”?|(?:that )?(it is .+)$)/;
/** States, which are said in the present. */
const STATE = /^(?:not )?(?:be|have|feel|like|love|know|want|need|understand)\b/;
const POSSESSIVE_BEFORE_NOUN = /\b(?:her|his|their)\b(?= \p{L})/gu;

/**
 * The slots of an arc. For `she finds her mummy`: `{will}` as the lead foretells it (`I’ll find my mummy`), `{i_did}` and `{i_am}` as they say
 * it of themselves in the past and in the present, `{we_act}` what everybody may agree on, `{did}` the predicate, `{would}` as a thing to come,
 * `{line}` how somebody or something is, in words to be said; `{skill}` and `{bold}` the infinitive of what is learned or dared, `{friend}` the
 * friend who is missing, `{get}` what is got, `{words}` what is said aloud, `{speaker}` who hopes and `{other}` who listens. A slot is undefined where it cannot be said.
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
  if (deed === null)
    return {
      ...plain,
      ...(wish && { wish }),
      here: readNoun(ending.statement)?.isPlural ? 'they are' : 'it is',
    };
  const act = bareInfinitive(deed.infinitive).replace(/ (?:for the first time|any more|again)$/, '');
  const isSaidAs = !/\b(?:how|what|that|when|where|why)\b/.test(
    act.replace(/^(?:learn|find out) how to /, ''),
  );
  return {
    ...plain,
    ...(wish && { wish }),
    ...spokenPhrases(ending, deed, act),
    ...(isSaidAs &&
      !/ again$/.test(deed.infinitive) && {
        skill: act.replace(/^(?:learn|find out) (?:how )?(?:to )?/, ''),
      }),
    did: predicateOf(ending.fullStatement, deed),
    bold: act.replace(/^(?:dare|manage)(?: to)? /, ''),
    friend: friendOf(act),
    get: /^(?:get|receive|be given|earn) ((?:an?|the|some|two|three|many|lots of|\{L’s\}|\{L\.their\}) .+)$/.exec(
      act,
    )?.[1],
    words: SAID.exec(act)?.slice(1).find(Boolean),
    speaker: deed.subject === '{F}' ? '{F}' : '{L}',
    other: deed.subject === '{F}' ? '{L}' : '{F}',
    would: `${deed.subject === '{ALL}' ? 'they' : deed.subject} would ${act}`,
    them: { '{L}': '{L.them}', '{F}': '{F.them}' }[deed.subject] ?? 'them',
  };
}

/** What is done, without who does it: `gave {L} a sticker`. */
const predicateOf = (statement: string, { subject }: EndingDeed): string | undefined =>
  statement.startsWith(`${subject} `) ? statement.slice(subject.length + 1) : undefined;

/** The ending in the words of one who takes part in it; nothing where a pronoun would then mean somebody else. */
function spokenPhrases(ending: Ending, deed: EndingDeed, act: string): SlotValues {
  if (OF_SOMEBODY.test(act.replace(POSSESSIVE_BEFORE_NOUN, ''))) return {};
  const { subject, infinitive } = deed;
  const isOfCast = CAST.test(subject);
  const who = subject === '{F}' ? 'friend' : 'lead';
  const isDenied = infinitive.startsWith('not ');
  const did = ending.rest === '' ? predicateOf(ending.statement, deed) : undefined;
  const self = subject === '{ALL}' ? 'we' : 'I';
  const inOwnWords = (text: string) =>
    spokenBy(self === 'we' ? inPerson(text, 'our', 'ourselves') : inPerson(text, 'my', 'myself'), who);
  return {
    will: isDenied
      ? undefined
      : contracted(clauseOf(subject, who, 'will', act.replace(/^(?:get|be allowed) to (?=\p{L})/u, ''))),
    we_act: subject === '{ALL}' && !isDenied ? `we ${inOwnWords(act)}` : undefined,
    i_did:
      did &&
      (isOfCast && STATE.test(infinitive)
        ? undefined
        : isOfCast
          ? `${self} ${inOwnWords(self === 'I' ? did : did.replace(/^was\b/, 'were'))}`
          : spokenBy(
              /^be\b/.test(infinitive) && !/^(?:it|that)$/.test(subject)
                ? inPresent(ending.statement)
                : ending.statement,
              'lead',
            )),
    i_am: isOfCast ? presentOf(self, inOwnWords(infinitive.replace(/ now$/, ''))) : undefined,
    line:
      !isOfCast && did && /^(?:not )?be\b/.test(infinitive)
        ? spokenBy(
            /\bover\b/.test(ending.statement) ? ending.statement : inPresent(ending.statement),
            'lead',
          ).replace(/ my$/, ' mine')
        : undefined,
  };
}

const contracted = (clause: string): string => clause.replace(/^(I|we|you|he|she|it|they) will\b/, '$1’ll');

const inPresent = (statement: string): string =>
  statement.replace(/\b(was|were)\b/, (verb) => (verb === 'was' ? 'is' : 'are'));

/** What somebody is or does, as they say it themselves: `I’m glad`, `we like it here`, `I don’t mind`. */
function presentOf(self: string, infinitive: string): string {
  const am = self === 'I' ? 'I’m' : 'we’re';
  return `${self} ${infinitive}`
    .replace(/^(?:I|we) not be able to /, `${self} can’t `)
    .replace(/^(?:I|we) be able to /, `${self} can `)
    .replace(/^(?:I|we) not be /, `${am} not `)
    .replace(/^(?:I|we) be /, `${am} `)
    .replace(/^(I|we) not /, '$1 don’t ');
}

/** `a friend {L.their} size`, and `a friend` of `lots of new friends`. */
function friendOf(act: string): string {
  const [, after = ''] = /\bfriends?( .*)?$/.exec(act) ?? [];
  return `a friend${after}`;
}
