import { type Sentence, toPlainText } from './normalize-text.ts';
import { type Rule, rules } from './rules.ts';

const TOP_LEVEL_DOMAINS = new Set(
  'com org net edu gov io co uk de fr es it nl eu us ca au tv app dev info biz xyz ly gg ru cn jp br in ch at ie nz me'.split(
    ' ',
  ),
);
const DIGITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    zero: '0',
    oh: '0',
    o: '0',
    nil: '0',
    nought: '0',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    null: '0',
    eins: '1',
    zwei: '2',
    drei: '3',
    vier: '4',
    funf: '5',
    sechs: '6',
    sieben: '7',
    acht: '8',
    neun: '9',
    cero: '0',
    uno: '1',
    dos: '2',
    tres: '3',
    cuatro: '4',
    cinco: '5',
    seis: '6',
    siete: '7',
    ocho: '8',
    nueve: '9',
    un: '1',
    deux: '2',
    trois: '3',
    quatre: '4',
    cinq: '5',
    sept: '7',
    huit: '8',
    neuf: '9',
  }),
);
/** Phrases that hand out or ask for a way to contact a child. */
export const contactRules: readonly Rule[] = rules([
  'add|follow|message|dm|text|whatsapp|snap|friend|find|contact|pm ~1 me|us ~2 on|at ~2 ONLINE|snap|insta|facebook|youtube|twitch|steam|xbox|playstation|telegram|signal|facetime|x|twitter|signal|skype|tiktok',
  'text|message|dm|email|facetime|skype|phone|ring ~0 me unless tale|bell',
  'call me at|on unless rainy|day',
  'my|her|his|our|their ~2 snapchat|snap|insta|instagram|tiktok|discord|roblox|minecraft|whatsapp|youtube|fortnite|gamertag|username|telegram ~2 is|name|username|user|account|handle|id|code|im',
  'my|her|his|our ~1 user name|id is',
  'username|gamertag|handle ~1 is',
  'my|her|his|our ~2 password|passwort|pin ~1 is|ist',
  'my|her|his|our|moms|mums|dads|mom|mum|dad ~2 phone|mobile|cell|telephone|handy ~1 number ~1 is',
  'send|show|text ~1 me ~2 your ~1 PHOTO',
  'send|text|post ~1 me|us ~3 PHOTO ~1 of ~1 you|your|yourself|u',
  'my email|mail ~1 is|address',
  'what|whats ~2 your ~1 number|address|snap|insta',
  'give|send|tell ~1 me ~1 your ~2 number|address|phone|email|password',
  'dot com|org|net|de|uk|co|fr|es|it|io',
  'gmail|hotmail|outlook|yahoo|icloud|gmx|googlemail ~1 com|de|dot|co',
  'punkt|punto de|com|net|org|es|fr|at|ch',
  'www',
]);

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}_-]/u.test(character);

/** Looks at most 80 characters around each `@` and `://`, so it is linear. */
const hasAddressSign = (text: string): boolean => {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const before = text.slice(Math.max(0, at - 8), at).trimEnd();
    const after = text.slice(at + 1, at + 80).trimStart();
    if (
      /^[\p{L}\p{N}][\p{L}\p{N}-]{0,40}\s?(?:\.|\sdot\s)\s?\p{L}{2}/u.test(after) &&
      isWordCharacter(before.at(-1))
    )
      return true;
    if (/^[\p{L}\p{N}_.]{3}/u.test(text.slice(at + 1, at + 4)) && !isWordCharacter(text[at - 1])) return true;
  }
  return /https?:\/|\/\/[a-z]/i.test(text);
};

/** A name on a platform: `discord: wolf#1234`. */
const HANDLE =
  /(?:discord|snap|snapchat|insta|instagram|tiktok|roblox|telegram|whatsapp|skype|steam|gmail)(?:\s(?:name|id|user|handle|tag))?\s?[:=]\s?\S|\p{L}#\d{4}(?!\d)/iu;

/** `bees at proton mail dot me`, `lunaDOTmoonATicloudDOTcom`: an e-mail address in words. All gaps are bounded, so it is linear. */
const SPELLED_ADDRESS =
  /(?<![\p{L}\p{N}])at\s\p{L}{2,20}(?:\s\p{L}{2,20})?\s(?:dot|punkt|punto)\s(?:com|org|net|edu|uk|co|de|fr|es|it|eu|us|me|io|gg|tv)(?![\p{L}\p{N}])/iu;
const SPELLED_IN_CAPITALS = /\p{Ll}(?:AT|DOT)\p{Ll}{2,20}DOT\p{Ll}{2}/u;

/** A password of letters and digits: `the password is Tulip4491`. Both gaps are bounded, so it is linear. */
const PASSWORD = /pass?word.{0,30}?(?:\s(?:is|ist)\s|[:=])\s?(?=\S{0,20}\d)(?=\S{0,20}\p{L})\S{5}/iu;

/** `example.com`: a dot between a word and a known ending. */
const hasDomain = (text: string): boolean => {
  for (let dot = text.indexOf('.'); dot >= 0; dot = text.indexOf('.', dot + 1)) {
    const ending = /^\p{L}{2,4}(?![\p{L}\p{N}])/u.exec(text.slice(dot + 1, dot + 6))?.[0] ?? '';
    if (!TOP_LEVEL_DOMAINS.has(ending.toLowerCase()) || !isWordCharacter(text[dot - 1])) continue;
    const isSentenceEnd = /^\p{Lu}\p{Ll}/u.test(ending) && /^\s/.test(text.slice(dot + 1 + ending.length));
    if (isWordCharacter(text[dot - 2]) && !isSentenceEnd) return true;
  }
  return false;
};

const isSequence = (digits: string): boolean => {
  const steps = Array.from(digits.slice(1), (digit, i) => Number(digit) - Number(digits[i]));
  const isStep = (step: number) =>
    steps.every((one, i) => one === step || (i > 0 && digits.slice(i, i + 2).includes('10')));
  return isStep(1) || isStep(-1) || isStep(0);
};

/** Groups of digits that are a year, a round or grouped number, or a date rather than a phone number. */
const isHarmlessNumber = (digits: string, typed: string): boolean =>
  isSequence(digits) ||
  /^(?:[012]?\d|3[01])[./-](?:0?\d|1[0-2])[./-](?:1\d|20|21)\d\d$/.test(typed) ||
  /^(?:1[0-9]|20)\d\d[^\d]{1,3}(?:1[0-9]|20)\d\d$/.test(typed) ||
  /^[1-9]\d{0,2}(?:[,. ]\d{3})+$/.test(typed) ||
  /^[1-9]\d{0,5}0{3,}$/.test(digits) ||
  // Every repetition starts with a separator: with an optional one the pattern would take exponential time.
  (/^\d{1,2}(?:[ ,.-]{1,3}\d{1,2})*$/.test(typed) && isCounting(typed));

const isCounting = (typed: string): boolean => {
  const numbers = typed
    .split(/[^\d]+/)
    .filter(Boolean)
    .map(Number);
  const steps = numbers.slice(1).map((number, i) => number - (numbers[i] ?? 0));
  return steps.length > 2 && steps[0] !== 0 && steps.every((step) => step === steps[0]);
};

/** The most separators between two digits of one number: `0 7 7 - 9 0 0`. */
const MAX_GAP = 3;

/** Runs of digits with few separators between them. */
const hasPhoneNumber = (text: string): boolean => {
  let digits = '';
  let start = 0;
  let gap = 0;
  const isPhone = (end: number): boolean =>
    digits.length >= 7 && !isHarmlessNumber(digits, text.slice(start, end).replace(/\D+$/, '').trim());
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (/\d/.test(character)) {
      if (digits === '') start = at;
      digits += character;
      gap = 0;
    } else if (digits !== '' && (!/[\s.\-/()+,_*]/.test(character) || ++gap > MAX_GAP)) {
      if (isPhone(at)) return true;
      digits = '';
      gap = 0;
    }
  }
  return isPhone(text.length);
};

/** Seven digits or more in words, `double four` included, unless somebody counts. */
const hasSpokenNumber = (sentence: Sentence): boolean => {
  let digits = '';
  let factor = 1;
  let hasWord = false;
  const isNumber = () => digits.length >= 6 && hasWord && !isSequence(digits);
  for (const { readings } of sentence) {
    const word = readings[0] ?? '';
    const digit = DIGITS.get(word);
    if (word === 'double' || word === 'triple') factor = word === 'double' ? 2 : 3;
    else if (digit !== undefined || /^\d{1,4}$/.test(word)) {
      hasWord ||= digit !== undefined;
      digits += (digit ?? word).repeat(factor);
      factor = 1;
    } else {
      if (word === 'ten' && isSequence(digits)) continue;
      if (isNumber()) return true;
      digits = '';
    }
  }
  return isNumber();
};

/** Whether a text has an e-mail or web address, a handle or a phone number, also one in words. Linear in its length. */
export const hasContactDetails = (text: string, sentences: readonly Sentence[]): boolean => {
  const plain = toPlainText(text).replace(/[([{]\s?at\s?[)\]}]/gi, '@');
  return (
    HANDLE.test(plain) ||
    SPELLED_ADDRESS.test(plain) ||
    SPELLED_IN_CAPITALS.test(plain) ||
    PASSWORD.test(plain) ||
    hasAddressSign(plain) ||
    hasDomain(plain) ||
    hasPhoneNumber(plain) ||
    sentences.some(hasSpokenNumber)
  );
};
