import { COLOR_WORDS, darker, lighter } from '../palette.ts';
import { COLOR_TARGETS } from './color-targets.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A pattern that was said of a part. */
type PartPattern = 'spots' | 'stripes' | 'rainbow' | 'stars';

/** What a description says about a character's looks. */
export interface Description {
  /** Colours by what they were said of: `coat`, `second`, `eyes`, `wings` …; a second colour of a part is `wings2`. */
  colors: ReadonlyMap<string, string>;
  /** Patterns by part; `coat` when no part was named. */
  patterns: ReadonlyMap<string, PartPattern>;
  /** Colours that it is not. */
  otherColors: readonly string[];
  /** Whether a word, or words in a row, are said of the character. */
  has(pattern: RegExp): boolean;
  /** Whether it is said to lack this: "no wings", "without a tail", "hairless". */
  lacks(pattern: RegExp): boolean;
  /** How many of them: "two heads", "one-eyed", "3 eyes"; null when no number is given. */
  count(noun: RegExp): number | null;
}

const PATTERN_WORDS: readonly (readonly [RegExp, PartPattern])[] = [
  [/^(rainbow|colou?rful|multicolou?red)$/, 'rainbow'],
  [/^(spotted|spotty|dotted|dotty|polka|speckled|dappled|spots|dots|patches|patchy)$/, 'spots'],
  [/^(striped|stripy|stripey|stripes)$/, 'stripes'],
  [/^(starry|stars|galaxy)$/, 'stars'],
];
const PERSON =
  /^(girl|boy|kid|child|woman|man|lady|person|baby|toddler|teen|teenager|grandma|grandpa|granny|mum|mom|dad|mother|father|princess|prince|queen|king)$/;
const SKIN_WORDS = /^(black|brown|white|dark|light|pale|fair|tan|tanned|olive|golden|peach|beige)$/;
/** A map, because the words are a visitor's: `constructor` is in no map. */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    no: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    ten: 10,
  }),
);
/** Words between a colour and its noun: "a red, very woolly hat" has two of them. */
const MAX_DISTANCE = 3;

const targetOf = (word: string): string | undefined =>
  COLOR_TARGETS.get(word) ?? COLOR_TARGETS.get(word.replace(/s$/, ''));

/** The colour of a word with the shade before it: "dark blue". */
function colorAt(tokens: readonly Token[], i: number): string | undefined {
  const word = tokens[i]?.word ?? '';
  const color =
    COLOR_WORDS.get(word) ??
    COLOR_WORDS.get(word.replace(/ish$/, '')) ??
    COLOR_WORDS.get(word.replace(/dish$/, 'd'));
  if (!color) return undefined;
  const shade = tokens[i - 1]?.word ?? '';
  if (/^(light|pale|baby|soft|pastel)$/.test(shade)) return lighter(color, 0.35);
  return /^(dark|deep|midnight)$/.test(shade) ? darker(color, 0.3) : color;
}

/** Collects the colours and patterns of one text. */
class Attribution {
  readonly colors = new Map<string, string>();
  readonly patterns = new Map<string, PartPattern>();
  readonly otherColors: string[] = [];
  private waiting: string[] = [];
  private waitingPattern: PartPattern | null = null;
  private waitingSince = 0;
  private subject: { target: string; at: number } | null = null;

  private put(target: string, found: readonly string[]): void {
    if (target === 'none') return;
    const [first, second] = found;
    if (first && !this.colors.has(target)) this.colors.set(target, first);
    if (second && !this.colors.has(`${target}2`)) this.colors.set(`${target}2`, second);
  }

  /** What was said without a noun is about the coat. */
  flush(): void {
    if (this.waiting.length > 0) {
      const [first = '', second] = this.waiting;
      if (!this.colors.has('coat')) this.colors.set('coat', first);
      else if (!this.colors.has('second')) this.colors.set('second', first);
      if (second && !this.colors.has('second')) this.colors.set('second', second);
    }
    if (this.waitingPattern && !this.patterns.has('coat')) this.patterns.set('coat', this.waitingPattern);
    this.waiting = [];
    this.waitingPattern = null;
  }

  endClause(): void {
    this.subject = null;
  }

  color(color: string, negated: boolean, at: number): void {
    if (negated) {
      this.otherColors.push(color);
    } else if (this.subject && at - this.subject.at <= 5) {
      this.put(this.subject.target, [color]);
    } else {
      this.waiting.push(color);
      this.waitingSince = at;
    }
  }

  pattern(pattern: PartPattern, at: number): void {
    if (this.subject && at - this.subject.at <= 5) this.patterns.set(this.subject.target, pattern);
    else {
      this.waitingPattern = pattern;
      this.waitingSince = at;
    }
  }

  noun(target: string, at: number): void {
    if (at - this.waitingSince > MAX_DISTANCE) this.flush();
    this.put(target, this.waiting);
    if (this.waitingPattern) this.patterns.set(target, this.waitingPattern);
    this.waiting = [];
    this.waitingPattern = null;
  }

  /** "her wings are …": what follows is about them. */
  isAbout(target: string, at: number): void {
    this.subject = { target, at };
  }
}

const PHRASE_START = /^(with|has|have|wears|wearing|who|that|loves|likes|carries|holding)$/;

function attribute(tokens: readonly Token[], into: Attribution): void {
  let lastTarget: { target: string; at: number } | null = null;
  for (const [i, { word, negated, startsClause }] of tokens.entries()) {
    if (startsClause) into.endClause();
    if (PHRASE_START.test(word)) {
      into.flush();
      into.endClause();
    }
    if (/^(is|are|of)$/.test(word) && lastTarget && i - lastTarget.at === 1)
      into.isAbout(lastTarget.target, i);
    const next = tokens[i + 1]?.word ?? '';
    if (SKIN_WORDS.test(word) && PERSON.test(next) && !negated) continue;
    const isShade = /^(dark|light|golden)$/.test(word) && COLOR_WORDS.has(next);
    const color = isShade ? undefined : colorAt(tokens, i);
    if (color) {
      into.color(color, negated, i);
      continue;
    }
    const target = targetOf(word);
    const pattern = negated ? undefined : PATTERN_WORDS.find(([words]) => words.test(word))?.[1];
    const isPlainNoun = /^(stripes|spots|dots|stars|patches)$/.test(word);
    if (pattern && !isPlainNoun) {
      into.pattern(pattern, i);
      continue;
    }
    if (pattern) into.patterns.set('coat', pattern);
    if (!target || negated) continue;
    into.noun(target, i);
    lastTarget = { target, at: i };
  }
  into.flush();
  into.endClause();
}

/** Reads what the texts of a character (creature, description) say about its looks; each text is read on its own. */
export function readDescription(texts: readonly string[]): Description {
  const lists = texts.map(tokensOf);
  const attribution = new Attribution();
  for (const tokens of lists) attribute(tokens, attribution);
  const said = lists.map((tokens) => tokens.filter(({ negated }) => !negated).map(({ word }) => word));
  const denied = lists.flatMap((tokens) => tokens.filter(({ negated }) => negated).map(({ word }) => word));
  const less = said.flat().flatMap((word) => /^([a-z]{3,})less$/.exec(word)?.[1] ?? []);
  const phrases = said.flatMap((words) =>
    words.flatMap((word, i) => [
      word,
      `${word} ${words[i + 1] ?? ''}`,
      `${word} ${words[i + 1] ?? ''} ${words[i + 2] ?? ''}`,
    ]),
  );
  return {
    colors: attribution.colors,
    patterns: attribution.patterns,
    otherColors: attribution.otherColors,
    has: (pattern) => phrases.some((phrase) => pattern.test(phrase)),
    lacks: (pattern) => [...denied, ...less].some((word) => pattern.test(word) || pattern.test(`${word}s`)),
    count: (noun) => {
      for (const words of said)
        for (let i = 1; i < words.length; i += 1)
          if (noun.test(words[i] ?? '')) {
            const number = NUMBERS.get(words[i - 1] ?? '') ?? Number.parseInt(words[i - 1] ?? '', 10);
            if (Number.isFinite(number)) return number;
          }
      return null;
    },
  };
}
