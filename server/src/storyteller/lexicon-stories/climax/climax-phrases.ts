import type { SlotValues } from '../../fill-template.ts';
import type { Ending } from '../../parse/parse-ending.ts';
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
 * The slots of a climax. For `they build a second seat`: `{end_idea}` as the lead says it (`we could build a second seat`, of the lead alone `I’m going to build …`),
 * `{end_doer}`, `{end_told}` (`{ALL} built a second seat`), `{end_told_they}` and `{end_told_we}`, and `{end_further}`, the other clauses of the ending.
 * `{end_ask}` is the deed as somebody is asked for it. A lead of several says `we`.
 */
export function climaxPhrases({ deed, statement, rest }: Ending, isLeadPlural: boolean): SlotValues {
  if (deed === null) return {};
  const { subject, infinitive } = deed;
  const act = bareInfinitive(infinitive);
  return {
    end_doer: subject,
    end_idea: proposed(act, proposer(subject, isLeadPlural), subject !== '{FT}'),
    end_ask: inPerson(act, 'your', 'yourself').replaceAll('{L’s}', 'my').replaceAll('{L}', 'me'),
    end_told: statement,
    end_told_they: statement.replace(/\{(?:ALL|FT)\}/, 'they'),
    end_told_we: statement
      .replace(/\{(?:ALL|FT)\}/, 'we')
      .replace('{L’s}', 'your')
      .replace('{L}', 'you')
      .replace('{F}', 'I')
      .replace(/\b(?:him|her)self\b/, subject === '{L}' ? 'yourself' : '$&'),
    end_further: rest.replace(/^, (?:and then|and|so|but) /, ''),
  };
}

/** As whom those who do it are spoken of when somebody proposes it. */
function proposer(subject: string, isLeadPlural: boolean): 'we' | 'I' | 'you' {
  if (/^\{(?:ALL|FT)\}$/.test(subject) || (isLeadPlural && subject === '{L}')) return 'we';
  return subject === '{L}' ? 'I' : 'you';
}
