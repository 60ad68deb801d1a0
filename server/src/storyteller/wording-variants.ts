/**
 * Rewrites a template into several that say the same: `“…,” said {L}.` is also `{L} said, “….”`, and `did not` is also `didn’t`. Words
 * become options (`[did not|didn’t]`); whole sentences give further templates. The first variant is the template as it was written.
 */
export function wordingVariants(template: string): readonly string[] {
  const known = cache.get(template);
  if (known) return known;
  const structures = [
    template,
    withTagFirst(template),
    withSentencesJoined(template),
    withSentencesSplit(template),
  ];
  const variants = [...new Set(structures.map(withWordOptions))];
  cache.set(template, variants);
  return variants;
}

/** Templates are constants, apart from a few that are derived from a theme; the cache is emptied when these have filled it. */
const cache = {
  map: new Map<string, readonly string[]>(),
  get(template: string) {
    return this.map.get(template);
  },
  set(template: string, variants: readonly string[]) {
    if (this.map.size > 8000) this.map.clear();
    this.map.set(template, variants);
  },
};

/** A whole speech with its tag, from the start of a sentence to its end; `more` is the speech that follows the tag. */
const TAGGED_SPEECH =
  /(^|[.!?…]”? )“([^“”]+)([,!?])” (said|asked|called|cried|whispered|shouted|answered) (\{[LFTGSX]\+?\})\.(?: “([^“”]+[.!?…])”(?! (?:\p{Ll}|\[))|(?! “))(?= |$)/gu;

/** `“Now,” said {L}. “Go.”` as `{L} said, “Now. Go.”` */
function withTagFirst(template: string): string {
  return template.replace(
    TAGGED_SPEECH,
    (_all, before: string, speech: string, mark: string, verb: string, who: string, more = '') =>
      `${before}${who.replace('{S', '{^S')} ${verb}, “${speech}${mark === ',' ? '.' : mark}${more ? ` ${capitalizeFirst(more)}` : ''}”`,
  );
}

const capitalizeFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Direct speech, and options, which may contain some. */
const SPEECH_OR_OPTIONS = /(“[^”]*”|\[[^\]]*\])/;

/** Applies a change to what is not direct speech. */
const outsideSpeech = (template: string, change: (narration: string) => string): string =>
  template
    .split(SPEECH_OR_OPTIONS)
    .map((part) => (/^[“[]/.test(part) ? part : change(part)))
    .join('');

/** `… . And …` as `…, and …`. */
const withSentencesJoined = (template: string): string =>
  outsideSpeech(template, (narration) =>
    narration.replace(
      /(\p{Ll}{2})\. (And|But) (?=\{[LFTGS]\} \p{Ll}|(?:it|there|they|nobody) \p{Ll})/gu,
      (_all, end, word) => `${end}, ${word.toLowerCase()} `,
    ),
  );

/** `…, but {L} …` as two sentences. */
const withSentencesSplit = (template: string): string =>
  outsideSpeech(template, (narration) =>
    narration.replace(
      /(\p{Ll}{3}), (but) (?=(?:\{[LFTGS]\}|it|there|they|nobody|everybody|everyone) \p{Ll})/gu,
      (_all, end: string, word: string) => `${end}. ${capitalizeFirst(word)} `,
    ),
  );

type WordRule = readonly [pattern: string, options: readonly string[]];

/** Words with others that mean the same wherever the pattern matches; the options stand for what was matched. */
const NARRATION_RULES: readonly WordRule[] = [
  ['\\b(did|could|was|had|would|were|is|does) not\\b(?! only)', ['$1 not', '$1n’t']],
  ['\\bbegan to\\b', ['began to', 'started to']],
  // `all at once`, and `they both spoke at once`
  [
    '(?<!\\b(?:[Aa]ll|away|both|two|three|everyone|everybody|everything|everywhere|many|people|talking|speaking|things|said|answered|of them|each other|cried|called|shouted) )\\bat once\\b(?!,)',
    ['at once', 'straight away', 'right away'],
  ],
  ['\\ba long time\\b', ['a long time', 'a long while']],
  ['\\b[Ff]or a while\\b', ['for a while', 'for a bit', 'for some time']],
  ['\\bas well\\.', ['as well.', 'too.']],
  ['\\bone after the other\\b', ['one after the other', 'one by one', 'one after another']],
  ['\\bthought about it\\b', ['thought about it', 'thought it over']],
  ['\\b(looked|turned) round\\b(?! (?:and round|by))', ['$1 round', '$1 around']],
  ['\\buntil\\b', ['until', 'till']],
  ['\\ba piece of\\b', ['a piece of', 'a bit of']],
  ['\\b([Aa]|one) small (?=\\p{Ll}{3}(?<!and))', ['$1 small ', '$1 little ']],
  ['\\ba big (?=\\p{Ll}{3}(?<!and|eno))', ['a big ', 'a great big ', 'a large ']],
  [
    '\\bvery (?=(?:small|big|old|quiet|quietly|slowly|softly|gently|long|tired|still|loud|loudly|deep|good|proud|fast|hot|cold|close|hard|early|late|thin|thick|short|high|wide|happy|sad|careful|carefully|clean|warm|important)\\b(?=[.,;:!?…]| (?:and|but|that|when)\\b))(?<!\\b(?:the|not|is|[Aa]) very )',
    ['very ', 'really ', 'ever so '],
  ],
  ['\\bquite (?=(?:still|quiet|small|slowly|quietly|softly)\\b)', ['quite ', 'very ']],
  ['(?<=\\p{Ll} )again and again\\b', ['again and again', 'over and over']],
  ['\\bshouted(?= \\{)', ['shouted', 'cried', 'called']],
  ['(?<=!” )called(?= [\\p{L}{])', ['called', 'cried']],
  ['(?<!,|\\b(?:you|me|much|far)) too\\.', [' too.', ' as well.']],
  ['\\bthe small (?=\\p{Ll}{4}(?<!(?:ones|hours)))', ['the small ', 'the little ']],
  ['\\b(was|is|were) only (?=(?:an?|the|one|two)\\b)', ['$1 only ', '$1 just ']],
];

const EVERYWHERE_RULES: readonly WordRule[] = [
  ['\\b([Ee])veryone\\b', ['$1veryone', '$1verybody']],
  ['\\b([Ee])verybody\\b', ['$1verybody', '$1veryone']],
  ['\\b([Ss])omebody\\b', ['$1omebody', '$1omeone']],
  ['(?<!\\b(?:almost|nearly|as on|not) )\\bevery time\\b', ['every time', 'each time']],
  ['\\b[Pp]erhaps\\b', ['perhaps', 'maybe']],
  ['\\b([Nn])obody\\b', ['$1obody', '$1o one']],
  ['\\b([Aa])nyone\\b', ['$1nyone', '$1nybody']],
  ['\\ba bit (?!of\\b)', ['a bit ', 'a little ']],
  ['\\bby itself\\b', ['by itself', 'on its own']],
  ['(?<!\\bnot |n’t |very )\\bnearly\\b', ['nearly', 'almost']],
  ['(?<!\\bsame )\\bonce more\\b', ['once more', 'once again']],
  ['\\blots of\\b', ['lots of', 'a lot of']],
  ['\\ball the time\\b', ['all the time', 'the whole time']],
  ['\\bround (?=(?:the|a|it|them|him|her|his|their) )', ['round ', 'around ']],
  ['\\bnext to (?=the |it\\b|each |\\{)', ['next to ', 'beside ']],
];

/** At the start of a sentence. */
const OPENING_RULES: readonly WordRule[] = [
  [
    'And (then|there|it|they|in|at|on|the|when|from|behind|under|inside|outside|over|up|down)\\b',
    ['And $1', '$1'],
  ],
  ['Then (?=(?:the|it|they|came|he|she|an?) )', ['Then ', 'And then ']],
  ['And so (?=\\{[LFTG]|they )', ['And so ', 'So ']],
  ['At last ', ['At last ', 'In the end ', 'Finally ']],
  ['That evening ', ['That evening ', 'In the evening ', 'When evening came, ']],
  ['The next (day|morning) ', ['The next $1 ', 'Next $1 ', 'The $1 after that ']],
  ['Every (morning|evening|night|day) ', ['Every $1 ', 'Each $1 ']],
  ['Soon (?!after)', ['Soon ', 'Before long ']],
  ['All day (?!long)', ['All day ', 'All day long ', 'The whole day ']],
];

/** Options and slots, which are left as they are. */
const PROTECTED = '\\[[^\\]]*\\]|\\{[^}]*\\}';

const compiled = (rules: readonly WordRule[], start = ''): readonly [RegExp, readonly string[]][] =>
  rules.map(([pattern, options]) => [new RegExp(`(?:${start}${pattern})|${PROTECTED}`, 'gu'), options]);
const narrationRules = compiled(NARRATION_RULES);
const everywhereRules = compiled(EVERYWHERE_RULES);
const openingRules = compiled(OPENING_RULES, '(?<=^|[.!?…]”? )');

function withWordOptions(template: string): string {
  const narrated = outsideSpeech(template, (part) => applyRules(part, narrationRules));
  return applyRules(applyRules(withTagOptions(narrated), everywhereRules), openingRules);
}

/** `,” said {L}` is also `,” {L} said`. */
const withTagOptions = (template: string): string =>
  template.replace(/(?<=,” )(said|asked) (\{[LFTGX]\})(?=[.,]|$)(?!, who\b)/g, '[$1 $2|$2 $1]');

function applyRules(text: string, rules: readonly (readonly [RegExp, readonly string[]])[]): string {
  return rules.reduce(
    (changed, [pattern, options]) =>
      changed.replace(pattern, (match: string, ...groups: unknown[]) => {
        // A rule without a match in this place has matched what is protected.
        if (/^[[{]/.test(match)) return match;
        const [first] = groups;
        const written = options.map((option) => option.replace('$1', typeof first === 'string' ? first : ''));
        return `[${sameCase(match, written).join('|')}]`;
      }),
    text,
  );
}

/** The options with a capital where the text had one. */
const sameCase = (match: string, options: readonly string[]): string[] =>
  options.map((option) => (/^\p{Lu}/u.test(match) ? capitalizeFirst(option) : option));
