import { type Noun, readNoun } from './noun.ts';
import { tagWords } from './tag-words.ts';

/** Words that are no noun phrase by themselves, whatever a rule has cut. */
const NO_NOUN =
  /^(?:I|he|she|it|we|they|you|me|him|us|them|who|what|how|why|when|where|because|please|explain|tell|somebody|someone|something|anything|nothing|nobody|everybody|everyone|everything|everyone|stop|not|never|there|here|let|keep|to|of|in|on|at|with|without|and|or|but|an?|the|is|are|was|were|my|our|his|her|their|too|very|so|if)$/i;

/** Whether a noun phrase is one: a rule may have cut a sentence in the wrong place (`the keeps stealing the gnome`, `stars went`). */
export function isPlausible(noun: Noun | null | undefined): boolean {
  if (!noun) return true;
  if (NO_NOUN.test(noun.head) || NO_NOUN.test(noun.bare.split(' ')[0] ?? '')) return false;
  if (noun.isProper || !noun.bare.includes(' ')) return true;
  const words = tagWords(`the ${noun.bare}`);
  const head = words.at(-1)?.tags;
  return (
    words
      .slice(1)
      .every(
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

/** Nouns that are in any sentence. */
const SAYS_NOTHING =
  /^(?:lot|way|time|thing|kind|sort|day|people|one|bit|other|more|end|side|front|top|back|middle)$/;

/** The first noun phrase of a text that cannot be read otherwise: `party` of `nobody came to the party`; null where there is none. */
export function surestNoun(text: string): Noun | null {
  const phrases: string[][] = [];
  let current: string[] = [];
  for (const { word, tags } of tagWords(text)) {
    const isOfPhrase =
      (tags.has('Noun') && !tags.has('Pronoun')) || tags.has('Adjective') || tags.has('Value');
    if (isOfPhrase) current.push(word.replace(/[,.!?]+$/, ''));
    if (!isOfPhrase || /[,.!?]$/.test(word)) {
      phrases.push(current);
      current = [];
    }
  }
  const nouns = [...phrases, current].map(longestNoun).filter((noun): noun is Noun => noun !== null);
  return nouns.find(({ head }) => !SAYS_NOTHING.test(head)) ?? null;
}

/** The longest beginning that is a noun phrase: `bus` of `bus drives`, where a verb was taken for a noun. */
function longestNoun(words: readonly string[]): Noun | null {
  for (let length = words.length; length > 0; length -= 1) {
    if (!tagWords(words.slice(0, length).join(' ')).at(-1)?.tags.has('Noun')) continue;
    const noun = readNoun(words.slice(0, length).join(' '));
    if (noun && isPlausible(noun)) return noun;
  }
  return null;
}
