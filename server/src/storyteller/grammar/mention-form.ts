/** How a name stands in its sentence, and so which pronoun can take its place; null where a pronoun would be doubtful. */
export type MentionForm = 'subject' | 'speaker' | 'object' | 'possessive';

const OPENING =
  /^(?:(?:So|And so|Then|And then|But|And|But then|Now|At last|In the end|Finally|That evening|In the evening|Next morning|Next day|The next morning|The next day|Slowly|Carefully|Softly|Quickly|All at once|Once more|This time|Every (?:day|morning|evening|time),?|Sometimes|Soon|Today|Tomorrow|In the morning|At night|That night|One day|After that|Afterwards) )?$/;
const TAG = /[,?!…]” (?:said|asked|called|cried|whispered|shouted|answered) $/;
const CONJUNCTION =
  /(?:^|[ (—–])(?:and|but|so|or|when|because|that|while|where|if|though|although|whenever|wherever|how|why|what|whether|which|whatever|then|once) $/i;
const EITHER = /(?:^| )(?:before|after|until|till|since) $/i;
const PREPOSITION =
  /(?:^| )(?:to|at|for|with|of|from|behind|beside|under|over|around|round|past|towards|near|by|on|in|into|about|against|without|beneath|above|below|across|upon|off|front of|next to) $/i;
const TRANSITIVE =
  /(?:^| )(?:saw|gave|told|showed|let|made|took|brought|held|found|met|left|caught|hit|heard|sent|taught|lent|fed|kept|helped|asked|followed|watched|hugged|thanked|pulled|pushed|lifted|carried|handed|tickled|invited|stopped|waved|surprised|reminded|wanted|reached|covered|frightened|scared|woke) $/i;
/** A name joined to another one: `Bo and Mira`, `Mira and Bo`, `Mira, Bo and Tam`. */
const JOINED_BEFORE = /\p{Lu}[\p{L}’]*(?:,| and| or) $|\bboth $/u;
const JOINED_AFTER = /^(?: (?:and|or) |, )(?:the \p{Ll}+ |\p{Lu})|^ the \p{Ll}|^,? who\b/u;
/** `The dog and Mira ran.` */
const PAIR = /^(?:The|An?|Her|His|Their) (?:\p{Ll}+ ){1,2}and $/u;
/** What a clause goes on with after its subject: no noun phrase, no preposition, no conjunction. */
const VERB_AFTER =
  /^ (?!(?:and|or|but|to|in|on|at|with|for|from|of|by|the|an?|as|than|when|while|because|if|so|that|too)\b)\p{Ll}/u;
const NOT_SUBJECT_AFTER = /^(?:[.,;:!?…]|$)/;

/** The form of a name between what stands before it and after it in its sentence. */
export function mentionForm(before: string, after: string): MentionForm | null {
  if (JOINED_BEFORE.test(before) || JOINED_AFTER.test(after)) return null;
  if (/^’s? \p{Ll}/u.test(after)) return 'possessive';
  if (/^[’'\p{L}\p{N}-]/u.test(after)) return null;
  if (TAG.test(before)) return /^(?:[ .]|, (?!who|the|an? ))/.test(after) ? 'speaker' : null;
  if ((OPENING.test(before) || /[,?!…]” $/.test(before)) && VERB_AFTER.test(after)) return 'subject';
  if (PAIR.test(before)) return null;
  if (CONJUNCTION.test(before)) return VERB_AFTER.test(after) ? 'subject' : null;
  if (EITHER.test(before)) {
    if (NOT_SUBJECT_AFTER.test(after)) return 'object';
    return VERB_AFTER.test(after) ? 'subject' : null;
  }
  if (PREPOSITION.test(before)) return 'object';
  if (TRANSITIVE.test(before)) return 'object';
  return null;
}
