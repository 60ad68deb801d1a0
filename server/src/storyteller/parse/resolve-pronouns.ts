import { possessive } from '../grammar/text-formatting.ts';
import type { CastMember } from '../story-plan.ts';
import { isLiving, readNoun } from '../theme/noun.ts';
import type { Referents } from './parse-ending-part.ts';
import { personFor } from './people-of-theme.ts';

const CAST_SLOTS = ['{L}', '{F}', '{T}'] as const;
const HE_OR_SHE = /^(?:he|she|it|somebody|someone)\b/i;
/** `her` and `him` as an object: no noun follows. */
const OBJECT =
  /(?<=\b(?:lets?|makes?|helps?|sees?|watch(?:es)?|gives?|brings?|shows?|offers?|sends?|lends?) )(him|her)\b|\b(him|her)(?=$|[.,;!]| (?:a|an|the|back|home|in|on|at|to|with|from|up|out|off|away|for|by|under|behind|near|into|over|how|all|any|again|what|that|who|when|and)\b)/gi;
const POSSESSIVE = /\b(?:his|her)(?= \p{L})/giu;
/** The verb ends the subject of a clause; the words before it are taken as the subject. */
const SUBJECT =
  /^(?:the|an?|some|all the|every|two|three|his|her|their|\{L’s\}) (?:\p{L}[\p{L}’-]* )+?(?=(?:is|are|was|were|has|have|can|will|comes?|goes?|\p{L}+s|\p{L}+ed)\b)/iu;

/** Who is meant by `he` or `she` when the ending does not say: whom the theme is about, else a character with that pronoun, else the lead. */
function ownerOf(
  pronoun: string,
  cast: readonly CastMember[],
  { people, singular: referent }: Referents,
): string {
  const person = personFor(/^(?:his|him)$/i.test(pronoun) ? 'he' : 'she', people, referent);
  if (person !== undefined) return person;
  if (referent !== undefined) return referent;
  const pronouns = /^(?:his|him)$/i.test(pronoun) ? 'he/him' : 'she/her';
  return CAST_SLOTS[cast.findIndex((member) => member.pronouns === pronouns)] ?? '{L}';
}

const possessiveOf = (owner: string): string =>
  owner.endsWith('}') ? owner.replace(/\}$/, '’s}') : possessive(owner);

/**
 * An ending in which `him` and `his` say whom they mean where that is not the subject of their own clause: `the conductor brings him back`
 * after a lost rabbit, `his mum comes back` of the hero's mum, `the pearl was in her pocket`. `the mayor changes his mind` stays.
 */
export function resolvePronouns(text: string, cast: readonly CastMember[], referents: Referents): string {
  const referent = referents.singular;
  if (/^its \p{L}/iu.test(text) && referent !== undefined)
    return text.replace(/^its/i, possessiveOf(referent));
  const objects = (clause: string) => clause.replace(OBJECT, (pronoun) => ownerOf(pronoun, cast, referents));
  if (HE_OR_SHE.test(text)) return text;
  // Whoever speaks of `her` means somebody else than the one who does it.
  if (/^i /i.test(text)) return referents.people?.length || referent ? objects(text) : text;
  const subject = SUBJECT.exec(text)?.[0].trim();
  const noun = subject && !/^(?:his|her) /i.test(subject) ? readNoun(subject) : null;
  // `dad comes home from his trip`: a relative who is called by that word.
  if (/^(?:mum|mummy|mom|mommy|dad|daddy|grandma|grandpa|granny|nana|mama|papa)\b/i.test(text))
    return objects(text);
  const named = cast.some(({ name }) => text.toLowerCase().startsWith(`${name.toLowerCase()} `));
  if (named) return text;
  const withObjects = objects(text);
  return noun !== null && isLiving(noun)
    ? withObjects
    : withObjects.replace(POSSESSIVE, (pronoun) => possessiveOf(ownerOf(pronoun, cast, referents)));
}
