/** How a name stands in its sentence, and so which pronoun can take its place; null where a pronoun would be doubtful. */
export type MentionForm = 'subject' | 'speaker' | 'object' | 'possessive';

const OPENING =
  /^(?:(?:And|But|So|Then|Now) )?(?:(?:So|Then|Now|At last|In the end|Finally|Next (?:day|morning)|Slowly|Carefully|Softly|Quickly|Quietly|All at once|Once (?:more|again)|This time|Sometimes|Soon|Today|Tomorrow|Afterwards|At first|Still) )?$/i;
/** `In the evening …`, `Before breakfast …`; not `At the door stood …`. */
const ADVERBIAL =
  /^(?:(?:And|But|So|Then) )?(?:In|On|At|By|From|Under|After|Before|With|Without|Every|Each|One|That|Behind|Beside|Outside|Inside) (?:[\p{Ll}’-]+ ){1,4}(?<!(?:ed|came|stood|sat|lay|ran|went|flew|swam|hung|said|was|were|did|had|could|would|and|or) )$/u;
/** `When it rained, …` */
const CLAUSE =
  /^(?:(?:And|But|So|Then) )?(?:When|Whenever|If|As|After|Before|Because|While|Once|Until|Since|By the time|(?:Every|Each) time|In|On|At|Now that) [^“”,]+, $/;
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
  /^ (?!(?:were|and|or|but|to|in|on|at|with|for|from|of|by|the|an?|as|than|when|while|because|if|so|that|too)\b)\p{Ll}/u;
/** `For Theo was a spy.` */
const CONJUGATED = /^ (?:was|had|is|has|could|did|would|knew|wanted)\b/;
const NOT_SUBJECT_AFTER = /^(?:[.,;:!?…]|$)/;

/** Whether a subject follows: at the start of a sentence, behind its adverbial or its first clause, and behind a speech. */
const isOpening = (before: string): boolean =>
  OPENING.test(before) || ADVERBIAL.test(before) || CLAUSE.test(before) || /[,?!…]” $/.test(before);

/** The form of a name between what stands before it and after it in its sentence. */
export function mentionForm(before: string, after: string): MentionForm | null {
  if (JOINED_BEFORE.test(before) || JOINED_AFTER.test(after)) return null;
  if (/^’s? \p{Ll}/u.test(after)) return 'possessive';
  if (/^[’'\p{L}\p{N}-]/u.test(after)) return null;
  if (TAG.test(before)) return /^(?:[ .]|, (?!who|the|an? ))/.test(after) ? 'speaker' : null;
  if (isOpening(before)) return VERB_AFTER.test(after) ? 'subject' : null;
  if (PAIR.test(before)) return null;
  if (CONJUNCTION.test(before)) return VERB_AFTER.test(after) ? 'subject' : null;
  if (EITHER.test(before)) {
    if (NOT_SUBJECT_AFTER.test(after)) return 'object';
    return VERB_AFTER.test(after) ? 'subject' : null;
  }
  if (/(?:^|, )for $/i.test(before) && CONJUGATED.test(after)) return 'subject';
  // `the house of Mira` is not `the house of her`.
  if (/\b(?:the|an?) \p{L}+ of $/iu.test(before)) return null;
  if (PREPOSITION.test(before)) return 'object';
  if (TRANSITIVE.test(before)) return 'object';
  return null;
}
