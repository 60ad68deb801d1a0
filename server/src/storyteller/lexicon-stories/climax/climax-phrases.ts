import type { SlotValues } from '../../fill-template.ts';
import type { Ending } from '../../parse/parse-ending.ts';
import { readNoun } from '../../theme/noun.ts';
import { bareInfinitive, inPerson, spokenBy } from '../ending-phrases.ts';

/** What somebody says of a deed when it is to be done by those who hear it. */
const proposed = (act: string, who: 'we' | 'I' | 'you', isOfLead = who !== 'you'): string =>
  `${who === 'I' ? 'I’m going to' : `${who} could`} ${spokenBy(
    inPerson(
      act,
      { we: 'our', I: 'my', you: 'your' }[who],
      { we: 'ourselves', I: 'myself', you: 'yourself' }[who],
    ),
    isOfLead ? 'lead' : 'nobody',
  )}`;

/**
 * The slots of a climax. For `they build a second seat`: `{end_idea}` as the lead says it (`we could build a second seat`, of the lead alone `I’m going to build …`) and `{end_tip}` as
 * the helper does, `{end_doer}`, `{end_told}` (`{ALL} built a second seat`), `{end_told_they}` and `{end_told_we}`, `{end_thing}` (`the second seat`), and
 * `{end_further}`, the other clauses of the ending. `{end_ask}` is the deed as somebody is asked for it, `{end_will}` what is waited for. A lead of
 * several says `we`.
 */
export function climaxPhrases({ deed, statement, rest }: Ending, isLeadPlural: boolean): SlotValues {
  if (deed === null) return {};
  const { subject, infinitive } = deed;
  const act = bareInfinitive(infinitive);
  const isCast = /^\{(?:ALL|FT)\}$/.test(subject) || subject === '{L}';
  const thing = thingOf(act);
  return {
    end_doer: subject,
    end_idea: proposed(act, proposer(subject, isLeadPlural), subject !== '{FT}'),
    end_tip: isCast ? proposed(act, 'you') : `${subject} could ${act}`,
    end_ask: spokenBy(inPerson(act, 'your', 'yourself'), 'lead'),
    end_will: `${subject} will ${act}`,
    end_told: statement,
    end_told_they: statement.replace(/\{(?:ALL|FT)\}/, 'they'),
    end_told_we: statement
      .replace(/\{(?:ALL|FT)\}/, 'we')
      .replace('{L’s}', 'your')
      .replace('{L}', 'you')
      .replace('{F}', 'I')
      .replace(/\b(?:him|her)self\b/, subject === '{L}' ? 'yourself' : '$&'),
    end_further: rest.replace(/^, (?:and then|and|so|but) /, ''),
    ...(thing !== null && { end_thing: thing }),
  };
}

/** As whom those who do it are spoken of when somebody proposes it. */
function proposer(subject: string, isLeadPlural: boolean): 'we' | 'I' | 'you' {
  if (/^\{(?:ALL|FT)\}$/.test(subject) || (isLeadPlural && subject === '{L}')) return 'we';
  return subject === '{L}' ? 'I' : 'you';
}

/** The thing that a deed makes or gets, with `the`; null where it names none. */
function thingOf(act: string): string | null {
  const [, object] =
    /^\p{L}+ ((?:an?|some|two|three|many|lots of|new|big|little)? ?(?:\p{L}+ ){0,2}?\p{L}+)(?:$|,| (?:for|of|in|on|to|with|from|at|and|together|out|under|that|so|by|around|round|over|into)\b)/u.exec(
      act,
    ) ?? [];
  if (
    !object ||
    /\b(?:it|them|him|her|me|us|everyone|everybody|each|other|all|the|his|their|my|up|down|back|away|home|off)\b|\{/.test(
      object,
    )
  )
    return null;
  const noun = readNoun(object);
  if (noun === null || noun.kind === null) return null;
  return noun.isPlural ? `the ${noun.plural}` : noun.the;
}
