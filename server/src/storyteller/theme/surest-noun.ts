import { singularOf } from '../grammar/inflections.ts';
import { analyzeVerb } from '../grammar/verb-inflection.ts';
import type { Kind } from '../word-net/kind-roots.ts';
import { type Noun, readNoun } from './noun.ts';
import { type TaggedWord, tagWords } from './tag-words.ts';

/** Words that are no noun phrase by themselves, whatever a rule has cut. */
const NO_NOUN =
  /^(?:I|he|she|it|we|they|you|me|him|us|them|who|what|how|why|when|where|because|please|explain|tell|somebody|someone|something|anything|nothing|nobody|everybody|everyone|everything|everyone|stop|not|never|there|here|tomorrow|today|yesterday|tonight|let|keep|to|of|in|on|at|with|without|and|or|but|an?|the|is|are|was|were|my|our|his|her|their|too|very|so|if)$/i;

const THINGS: ReadonlySet<Kind> = new Set([
  'toy',
  'tool',
  'clothes',
  'vehicle',
  'machine',
  'furniture',
  'food',
]);

/** Whether a noun phrase is one: a rule may have cut a sentence in the wrong place (`the keeps stealing the gnome`, `stars went`). */
export function isPlausible(noun: Noun | null | undefined): boolean {
  if (!noun) return true;
  if (NO_NOUN.test(noun.head) || NO_NOUN.test(noun.bare.split(' ')[0] ?? '')) return false;
  if (noun.isProper || !noun.bare.includes(' ')) return true;
  const words = tagWords(`the ${noun.bare}`);
  const head = words.at(-1)?.tags;
  // `roller skate`, `bus stop`: the tagger takes the last noun of a compound for a verb.
  const named = noun.kind !== null && THINGS.has(noun.kind) ? words.slice(1, -1) : words.slice(1);
  return (
    named.every(
      ({ word, tags }) =>
        !/^(?:my|our|his|her|their|its)$/i.test(word) &&
        !tags.has('Determiner') &&
        !tags.has('Pronoun') &&
        !tags.has('PresentTense') &&
        !tags.has('Copula') &&
        !tags.has('QuestionWord'),
    ) && !(head?.has('PastTense') && !head.has('Noun'))
  );
}

/** Whether a phrase of several words ends in what is the verb of the text: `daughter cry` of `our daughter cries when we leave`. */
export function endsInVerb(text: string, noun: Noun | null | undefined): boolean {
  if (!noun || noun.isProper || !noun.bare.includes(' ')) return false;
  const words = tagWords(text);
  const at = words.findIndex(({ word }) => singularOf(word.toLowerCase()) === noun.head);
  const before = words[at - 1]?.tags;
  return (
    words[at]?.tags.has('PresentTense') === true &&
    words[at]?.word.toLowerCase() !== noun.head &&
    before?.has('Noun') === true
  );
}

/** Nouns that are in any sentence. */
const SAYS_NOTHING =
  /^(?:lot|way|time|thing|kind|sort|day|person|people|one|bit|other|more|end|side|front|top|back|middle)$/;

/** The noun phrase that says most surely what a text is about that cannot be read otherwise: `party` of `nobody came to the party`. */
export function surestNoun(text: string): Noun | null {
  const phrases: TaggedWord[][] = [];
  let current: TaggedWord[] = [];
  for (const { word, tags } of tagWords(text)) {
    const isOfPhrase =
      (tags.has('Noun') && !tags.has('Pronoun')) || tags.has('Adjective') || tags.has('Value');
    if (isOfPhrase) current.push({ word: word.replace(/[,.!?]+$/, ''), tags });
    if (!isOfPhrase || /[,.!?]$/.test(word)) {
      phrases.push(current);
      current = [];
    }
  }
  const nouns = [...phrases, current]
    .map(longestNoun)
    .filter((noun): noun is Noun => noun !== null && !SAYS_NOTHING.test(noun.head));
  // A text that begins with a noun phrase is about it: `a map drawn by a mouse`.
  const isFirst = /^(?:an?|the|my|our|some) /i.test(text);
  return (
    (isFirst ? nouns[0] : undefined) ?? nouns.find(({ kind, isProper }) => kind !== null || isProper) ?? null
  );
}

/** The longest beginning that is a noun phrase: `bus` of `bus drives`, where a verb was taken for a noun. */
function longestNoun(words: readonly TaggedWord[]): Noun | null {
  for (let length = words.length; length > 0; length -= 1) {
    const last = words[length - 1];
    if (!last?.tags.has('Noun') || (length > 1 && analyzeVerb(last.word)?.form === 's')) continue;
    const noun = readNoun(
      words
        .slice(0, length)
        .map(({ word }) => word)
        .join(' '),
    );
    if (noun && isPlausible(noun)) return noun;
  }
  return null;
}
