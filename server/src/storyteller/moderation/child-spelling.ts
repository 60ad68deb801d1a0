import type { Sentence, Token } from './normalize-text.ts';

/** Misspellings that are two letters off or too short to be guessed, by the word that is meant. */
const MISSPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    die: 'dy dei dai diy dighe',
    dying: 'dieing diing',
    kill: 'kil kel kll kiil killl',
    killing: 'kiling keling',
    live: 'liv',
    dead: 'ded deid daed dedd',
    want: 'wnat wan whant wunt wont',
    wanna: 'wana wonna wunna',
    myself: 'miself myslef mysef meself myselv',
    hit: 'hitt het hittet',
    hits: 'hitz hitts hets',
    hurt: 'hrt hert hurtz hirt',
    hurts: 'hrts herts hurtz hirts hurst',
    touch: 'toch tutch tuch tuche',
    touches: 'tuchs touchs tutches tuchis toches tuchez',
    touched: 'tucht tutched toched tuchd',
    uncle: 'unkel unkle uncel onkle uncal unckle',
    cousin: 'cuzin cuzen cusin',
    dad: 'dadd dda',
    mum: 'mumm',
    scared: 'scard skared scaird skard',
    teacher: 'techer teecher tichur',
    grandpa: 'granpa grampa grandpar',
    nobody: 'nobuddy nowbody nobodie',
    hungry: 'hungrey hungre hongry',
  }).flatMap(([word, spellings]) => spellings.split(' ').map((spelling) => [spelling, word] as const)),
);
/** Words long enough that one wrong letter is a slip of the pen and not another word. */
const VOCABULARY =
  'touch touched touches touching uncle grandpa grandma grandad stepdad stepfather daddy mommy mummy brother cousin teacher babysitter neighbour scared afraid frightened myself suicide hungry killing hitting hurting kissed kisses sometimes nobody'.split(
    ' ',
  );
/** English words that are one letter away from the vocabulary. */
const OTHER_WORDS = new Set(
  'tough torch torches torched touchy bother brothel broth dandy wanda shared spared stared scored scaled scarred scare teaches preacher hunting hurling hinting hungary afraid missed killings kilning moments mammy hosting cousins uncles teachers brothers touches grandmas kisser kissing'.split(
    ' ',
  ),
);
const FIRST_PERSON = new Set('i im ive ill me my mi myself miself myslef mine we us our'.split(' '));
/** What follows `dye` when `die` is meant; something to colour follows otherwise. */
const AFTER_DIE = new Set('and or so because but now then today tonight becos cos cause i'.split(' '));

/** Whether two words differ by one letter: missing, wrong, too many, or swapped with its neighbour. */
const differsByOneLetter = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left[0] === right[1] && left[1] === right[0];
};

const meantBy = ({ raw, readings }: Token, next: Token | undefined): string | undefined => {
  const [word = ''] = readings;
  const following = next?.readings[0];
  if (word === 'dye') return following === undefined || AFTER_DIE.has(following) ? 'die' : undefined;
  // `won't` is no misspelling of `want`.
  if (word === 'wont' && (raw.includes("'") || following !== 'to')) return undefined;
  if (word === 'scarred' && following === 'of') return 'scared';
  const known = MISSPELLINGS.get(word);
  if (known !== undefined) return known;
  if (word.length < 5 || word.length > 12 || OTHER_WORDS.has(word) || VOCABULARY.includes(word))
    return undefined;
  return VOCABULARY.find((meant) => meant[0] === word[0] && differsByOneLetter(word, meant));
};

/**
 * Adds what a child may have meant to the readings of misspelled words, in sentences about itself (`my unkel tuches me`); only for
 * the words that matter when it tells that it needs help.
 */
export const withChildSpelling = (sentence: Sentence): Sentence => {
  if (!sentence.some(({ readings }) => FIRST_PERSON.has(readings[0] ?? ''))) return sentence;
  return sentence.map((token, i) => {
    const meant = meantBy(token, sentence[i + 1]);
    return meant === undefined ? token : { ...token, readings: [...token.readings, meant] };
  });
};
