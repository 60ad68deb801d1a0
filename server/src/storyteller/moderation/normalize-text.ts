/** One word of a text. */
export interface Token {
  /** As typed, without characters that are invisible. */
  raw: string;
  /** Lower case, Latin letters without accents; first as typed, then as it may have been meant (`k1ll` also as `kill`). */
  readings: readonly string[];
  /** Whether letters were replaced by look-alikes or taken apart: `1diot`, `i_d_i_o_t`, `i d i o t`. */
  isDisguised?: boolean;
}

/** The words of one sentence. */
export type Sentence = readonly Token[];

/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    ё: 'e',
    ғ: 'f',
    ɡ: 'g',
    һ: 'h',
    н: 'h',
    і: 'i',
    ї: 'i',
    ј: 'j',
    к: 'k',
    ӏ: 'l',
    м: 'm',
    п: 'n',
    о: 'o',
    р: 'p',
    ԛ: 'q',
    г: 'r',
    ѕ: 's',
    т: 't',
    ц: 'u',
    ѵ: 'v',
    ѡ: 'w',
    ԝ: 'w',
    х: 'x',
    у: 'y',
    ү: 'y',
    з: 'z',
    α: 'a',
    β: 'b',
    ϲ: 'c',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ω: 'w',
    ɑ: 'a',
    ı: 'i',
  }),
);
const LIGATURES: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
]);
/** Digits and signs that stand for letters. `1` and `|` are read as i and as l. */
const LEETSPEAK: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['6', 'g'],
  ['7', 't'],
  ['8', 'b'],
  ['9', 'g'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
  ['|', 'i'],
  ['+', 't'],
  ['€', 'e'],
  ['¥', 'y'],
  ['£', 'l'],
]);
/** Characters within a word, and the ends of sentences. Each repetition has one character class, so this is linear. */
const WORD_OR_END = /[\p{L}\p{M}\p{N}@$!|+€¥£*#%'_]+|[.?;:\n]/gu;
/** Full stops that end no sentence, as in `Mrs. Keller` and `Goethestr. 5`. */
const ABBREVIATION = /(?:(?<!\p{L})(?:st|mr|mrs|ms|dr|no|nr|prof)|str)\./giu;
const EDGES = /^[!|+*#%'_]+|[!|+*#%'_]+$/g;

const map = (text: string, table: ReadonlyMap<string, string>): string =>
  Array.from(text, (character) => table.get(character) ?? character).join('');

/** Some compatibility forms become 18 characters, which would make the work for a text that much more. */
const normalize = (text: string): string => {
  const compatible = text.normalize('NFKC');
  return compatible.length <= 2 * text.length ? compatible : text.normalize('NFC');
};

/** Compatibility forms (full width, circled, mathematical) as plain characters; without invisible characters. */
export const toPlainText = (text: string): string =>
  normalize(text)
    .replace(/\p{Cf}|\u034F|[\u115F\u1160\u3164]|[\uFE00-\uFE0F]/gu, '')
    .replace(/[’‘ʼ`´]/g, "'");

const withoutAccents = (word: string): string =>
  map(word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(), LIGATURES);

/** Replaces look-alikes, but leaves words that are written in another script. */
const toLatin = (word: string): string => {
  if (/^[a-z\d]*$/.test(word)) return word;
  const mapped = map(word, LOOKALIKES);
  return /[a-z]/.test(word) || /^[a-z]+$/.test(mapped) ? mapped : word;
};

/** Runs of three or more equal letters, shortened to one and to two. */
const withoutStretching = (word: string): string[] =>
  /(.)\1\1/u.test(word) ? [word.replace(/(.)\1\1+/gu, '$1'), word.replace(/(.)\1\1+/gu, '$1$1')] : [];

const readingsOf = (raw: string): string[] => {
  // Most words are plain.
  if (/^[a-z]+$/i.test(raw) && !/(.)\1\1/i.test(raw)) return [raw.toLowerCase()];
  const trimmed = raw.replace(EDGES, '').replace(/'s$/iu, '').replaceAll("'", '');
  const base = toLatin(withoutAccents(trimmed));
  const readings = [base];
  if (base.includes('_')) readings.push(base.replaceAll('_', ''));
  if (/\p{L}/u.test(base) && /[\d@$!|+€¥£]/.test(base)) {
    readings.push(map(base, LEETSPEAK));
    if (/[1|]/.test(base)) readings.push(map(base.replace(/[1|]/g, 'l'), LEETSPEAK));
  }
  return [...new Set(readings.flatMap((reading) => [reading, ...withoutStretching(reading)]))];
};

/** Digits, signs, low lines or letters of another script between Latin letters. */
const isDisguised = (raw: string): boolean =>
  !/^[a-z']*$/i.test(raw) &&
  (/\p{L}[\d@$!|+€¥£_]+\p{L}/u.test(raw) ||
    /^[\d@$!|+€¥£]\p{L}{2}/u.test(raw) ||
    /\p{L}{2}[@$|€¥£\d]$/u.test(raw) ||
    (/[a-z]/i.test(raw) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(raw)));

const isLetter = ({ raw }: Token): boolean => /^\p{L}$/u.test(raw);

/** Joins three or more single letters in a row: `f u c k`, `k.i.l.l`. One end of a sentence between two letters is a separator. */
const joinLetters = (tokens: readonly (Token | null)[]): (Token | null)[] => {
  const joined: (Token | null)[] = [];
  let i = 0;
  while (i < tokens.length) {
    const first = tokens[i] ?? null;
    let raw = '';
    let next = i;
    for (let at = i; first !== null; ) {
      const token = tokens[at];
      if (!token || !isLetter(token)) break;
      raw += token.raw;
      next = at + 1;
      at = tokens[next] === null ? next + 1 : next;
    }
    if (raw.length >= 3) {
      // `he is a f a g`: the first letter can be a word of its own.
      const rest = /^[ai]/i.test(raw) && raw.length >= 4 ? readingsOf(raw.slice(1)) : [];
      joined.push({ raw, readings: [...readingsOf(raw), ...rest], isDisguised: true });
    } else joined.push(...tokens.slice(i, Math.max(next, i + 1)));
    i = Math.max(next, i + 1);
  }
  return joined;
};

/** The sentences of a text as words. Takes time linear in its length. */
export const toSentences = (text: string): Sentence[] => {
  const plain = toPlainText(text).replace(ABBREVIATION, (abbreviation) => `${abbreviation.slice(0, -1)} `);
  const tokens = Array.from(plain.matchAll(WORD_OR_END), ([raw]): Token | null =>
    /^[.?;:\n]$/.test(raw) ? null : { raw, readings: readingsOf(raw), isDisguised: isDisguised(raw) },
  ).filter((token) => token === null || token.readings[0] !== '' || token.raw.includes('*'));
  const sentences: Token[][] = [[]];
  for (const token of joinLetters(tokens)) {
    if (token === null) sentences.push([]);
    else sentences.at(-1)?.push(token);
  }
  return sentences.filter((sentence) => sentence.length > 0);
};
