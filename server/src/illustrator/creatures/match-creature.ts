import { singularOf } from '../../storyteller/grammar/inflections.ts';
import { creatureOfNoun } from '../../storyteller/word-net/creature-of.ts';
import { kindOfNoun } from '../../storyteller/word-net/kind-of.ts';
import { COLOR_TARGETS } from '../description/color-targets.ts';
import { COLOR_WORDS } from '../palette.ts';
import { correctSpelling } from './correct-spelling.ts';
import { ROLE_KINDS } from './creature-words.ts';
import { type Drawable, drawableOf, findInLexicon } from './lexicon.ts';

/** A drawable that a text names, in the words that named it. */
export interface Named {
  drawable: Drawable;
  words: string;
  /** `exact`: a word of the lexicon; `meaning`: by WordNet; `spelling`: a misspelt or compound word. */
  by: 'exact' | 'meaning' | 'spelling';
}

const NOUN_PHRASE_END =
  /^(with|who|that|which|from|of|and|on|in|at|wearing|holding|has|having|is|are|was|like|likes|loves|called|named|but|whose|without|no|not|made)$/;
/** Words that are nouns in WordNet, but describe here. */
const MODIFIERS =
  /^(a|an|the|my|our|one|some|big|little|small|baby|tiny|giant|huge|old|young|mini|toy|pet|magic|magical|space|sea|water|ice|fire|snow|forest|jungle|desert|night|super|flying|talking|singing|dancing|fluffy|rainbow|gold|golden|silver|mr|mrs|miss|ms|dr|sir|lady|king|queen|captain)$/;

/** The words of a text in lower case, without accents and punctuation. */
export const tokenize = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .split(/[^a-z]+/)
    .filter(Boolean);

const MAX_WORDS_OF_A_NAME = 3;
const diminutives = (word: string): string[] =>
  /^[a-z]{3,}(y|ie|ling|let|sie)$/.test(word) && kindOfNoun(word) === null
    ? [word.replace(/(y|ie|ling|let|sie)$/, '')]
    : [];

const findExact = (words: readonly string[]): Drawable | undefined => {
  const joined = words.join('');
  if (joined.length < 2) return undefined;
  const forms = [joined, singularOf(joined), ...(words.length === 1 ? diminutives(joined) : [])];
  for (const form of forms) {
    const found = findInLexicon(form);
    if (found) return found;
  }
  return undefined;
};

const findByMeaning = (words: readonly string[]): Drawable | undefined => {
  const joined = words.join('');
  if (words.length === 1 && (joined.length < 3 || MODIFIERS.test(joined) || COLOR_WORDS.has(joined)))
    return undefined;
  const name = creatureOfNoun(joined) ?? creatureOfNoun(singularOf(joined));
  if (name !== null) return drawableOf(name);
  const isPerson =
    /^(person|relative)$/.test(kindOfNoun(joined) ?? '') ||
    /^\w{3,}(driver|maker|man|woman|keeper)$/.test(joined);
  return isPerson ? drawableOf('grownup') : undefined;
};

/** Everything that a noun phrase names, in order; the longest name wins. */
function namesIn(words: readonly string[], byMeaning: boolean): Named[] {
  const found: Named[] = [];
  for (let start = 0; start < words.length; ) {
    let next: Named | undefined;
    let length = Math.min(MAX_WORDS_OF_A_NAME, words.length - start);
    for (; length > 0 && !next; length -= 1) {
      const part = words.slice(start, start + length);
      const exact = findExact(part);
      // A green dragon is a plant to WordNet: names of several words count only where the last one is unknown.
      const mayMean = byMeaning && (length === 1 || !findExact(part.slice(-1)));
      const drawable = exact ?? (mayMean ? findByMeaning(part) : undefined);
      if (drawable) next = { drawable, words: part.join(' '), by: exact ? 'exact' : 'meaning' };
    }
    if (next) found.push(next);
    start += next ? length + 1 : 1;
  }
  return found;
}

/** The head of a noun phrase: what stands before "with", "who", "of" … */
function splitAtHead(text: string): { head: string[]; rest: string[] } {
  const words = tokenize(text).map((word) => (word === 'mer' ? 'mermaid' : word));
  const end = words.findIndex((word, i) => i > 0 && NOUN_PHRASE_END.test(word));
  return end > 0 ? { head: words.slice(0, end), rest: words.slice(end) } : { head: words, rest: [] };
}

/** Everything that the head of a noun phrase names, in order: exact words and words by meaning, else corrected ones. */
export function findNamed(text: string): Named[] {
  const { head, rest } = splitAtHead(text);
  const named = namesIn(head, true);
  if (named.length > 0) return named;
  // "A slice of pizza" is a pizza.
  const part = rest[0] === 'of' ? namesIn(rest, true).slice(0, 1) : [];
  if (part.length > 0) return part;
  const corrected = head.flatMap((word): Named[] => {
    const drawable = correctSpelling(word);
    return drawable ? [{ drawable, words: word, by: 'spelling' }] : [];
  });
  return corrected.length > 0 || rest.length === 0 ? corrected : namesIn(rest, false).slice(0, 1);
}

/** After one of these words, a name in a description is about somebody else. */
const REFERS_TO_SOMEBODY_ELSE =
  /^(of|with|to|from|by|like|likes|loves|for|my|his|her|their|meets|friends|afraid|wears|wearing|has|holding|carries|and|on|in)$/;

/** What a description says that the character is: "a friendly blue dog from Mars", "she is a dragon". */
export function findNamedBySentence(text: string): Named[] {
  const isA =
    /\b(?:is|am|its|im|i'm|it's) an? ([^.,;!?]+)/i.exec(text)?.[1] ??
    /^\s*(?:an?|the|my) ([^.,;!?]+)/i.exec(text)?.[1];
  return isA ? namesIn(splitAtHead(isA).head, false).slice(-1) : [];
}

/** The roles in a description that are about the character itself: "a brave pirate". */
export function findRoles(text: string): Named[] {
  const words = tokenize(text);
  return namesIn(words, false)
    .filter((one) => one.drawable.type !== 'shape' && !COLOR_TARGETS.has(one.words))
    .filter(({ words: name }) => {
      const at = words.indexOf(name.split(' ')[0] ?? '');
      return !words.slice(Math.max(0, at - 3), at).some((near) => REFERS_TO_SOMEBODY_ELSE.test(near));
    });
}

/** Whether a name is a role ("princess", "pirate", "baby"), which only determines the clothes beside another creature. */
const isRole = ({ drawable }: Named): boolean => drawable.type === 'kind' && ROLE_KINDS.has(drawable.name);

/** A young animal of the kind that is named before it: "tiger cub". */
const YOUNG = /^(cub|pup|calf|foal|chick|joey|kid|fawn|kit|puppy|kitten|hatchling)$/;

/**
 * The name that says what a character is: the last creature or object, "wizard cat" and "girl fox" are animals. A role after an
 * object is a person: "train driver", "apple princess".
 */
export function chooseHead(named: readonly Named[]): Named | undefined {
  const isYoung = named.length > 1 && YOUNG.test(named.at(-1)?.words ?? '');
  const last = isYoung ? named.at(-2) : named.at(-1);
  if (!last || !isRole(last)) return last;
  const others = named.filter((one) => !isRole(one));
  return others.filter(({ drawable }) => drawable.type !== 'shape').at(-1) ?? last;
}
