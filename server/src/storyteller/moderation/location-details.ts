import { type Sentence, type Token, toPlainText } from './normalize-text.ts';
import { type Rule, rules } from './rules.ts';

const NUMBER_WORDS = new Set(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred'.split(
    ' ',
  ),
);

/** Words that are no names, so that `3 ducks cross the road` is no address. */
const NOT_A_NAME = new Set(
  'a an the this that their his her my our your its every each some any no on in at by of to from over under down up along across into and or but with for is are was were be has have had who which where when little big long busy quiet muddy dusty country winding cross crosses crossed walk walks walked run runs live lives sit sits'.split(
    ' ',
  ),
);
const STREETS = new Set('street st road rd avenue ave lane ln boulevard blvd crescent cres'.split(' '));
/** Street words that are also ordinary words: they count only in capitals or after `live at`. */
const WEAK_STREETS = new Set(
  'drive dr close court ct way place pl terrace square gardens grove hill row mews park walk rise mount green view parade crossing circle trail'.split(
    ' ',
  ),
);
const GERMAN_STREET = /^\p{L}{3,}(?:straße|strasse|str|gasse|weg|platz|allee|ufer)$/u;

/** Phrases that tell where a child lives or learns, or that arrange a meeting. */
export const locationRules: readonly Rule[] = rules([
  'meet me at|in|by|behind|near|outside|after|on|under|tomorrow|tonight|before|next|there unless said|says|moon|castle|rainbow|clouds|stars|dream|dreams|fairyland|wonderland|jungle|volcano',
  'meet me ~3 school|playground|park|station|home|alone',
  'come|visit ~2 my|our house|home|flat|place ~3 at|when|alone|tonight|after|is|near|it|its',
  'my|our|her|his ~1 address|adresse ~1 is|ist|lautet',
  'my|our ~2 home ~1 address',
  'my ~1 full|real|last|second|family|sur name is',
  'my name is ~4 live|lives ~1 in|at|on unless castle|forest|house|tree|cave|moon|village|sea|mountain|wood|woods|jungle|town',
  'my|our house|flat|home|door ~2 number|nr|no unless no ~1 longer|one|roof',
  'i|we live ~2 number|nr',
  'i|im|my ~6 years|year|yrs ~2 from unless planet|moon|castle|forest|space|sea|jungle|star|mars|fairyland|future',
  'my name is ~7 come|am|im from unless planet|moon|castle|forest|space|sea|jungle|star|mars|fairyland|future',
  'my birthday|birthdate ~4 MONTH',
  'i|im ~1 born ~3 MONTH',
  'im|am ~4 years ~2 live ~1 in|at|on unless castle|forest|tree|cave|moon|village|sea',
  'i go to ~5 elementary|primary|secondary|grammar|kindergarten|preschool',
  '1st|2nd|3rd|4th|5th|6th|first|second|third|fourth|fifth|sixth grade|grader ~1 at|in unless dragon|magic|monster|wizard|fairy|space|unicorn',
  'i go|goto to ~4 school ~2 in|and|on|my unless dragon|magic|wizard|by|bus|in ~1 morning',
  'my teacher ~2 is|name|called ~1 mr|mrs|ms|miss|herr|frau',
  'ich wohne in|am|bei',
  'meine adresse|telefonnummer|nummer|handynummer|schule',
  'j habite|habite',
  'vivo en|calle',
]);

const isNumberToken = (token: Token | undefined): boolean =>
  token !== undefined && (/^\d{1,5}[a-z]?$/i.test(token.raw) || NUMBER_WORDS.has(token.readings[0] ?? ''));
const isCapitalized = (token: Token | undefined): boolean => /^\p{Lu}/u.test(token?.raw ?? '');
const wordOf = (token: Token | undefined): string => token?.readings[0] ?? '';
const isName = (token: Token | undefined): boolean =>
  token !== undefined && /^\p{L}/u.test(token.raw) && !NOT_A_NAME.has(wordOf(token)) && !isNumberToken(token);

const FIRST_PERSON = new Set('i im ive my me we us our mein meine ich mon ma je nous mi yo'.split(' '));
const ADDRESS_WORDS = new Set(
  'at no nr number address home house lives live street is in come to meet visit'.split(' '),
);

/** Whether the address that starts at `start` is somebody's and not a place of a story: in the first person, or nothing before it. */
const isOwnAddress = (sentence: Sentence, start: number): boolean =>
  sentence.some((token) => FIRST_PERSON.has(wordOf(token)) || wordOf(token) === 'address') ||
  sentence.slice(0, Math.max(0, start)).every((token) => ADDRESS_WORDS.has(wordOf(token)));

/** `I live in Green Lane number 5`. */
const hasNumberAfterStreet = (sentence: Sentence): boolean =>
  sentence.some(
    (token, i) =>
      STREETS.has(wordOf(token)) &&
      isName(sentence[i - 1]) &&
      [1, 2].some((gap) => isNumberToken(sentence[i + gap])) &&
      (isNumberToken(sentence[i + 1]) || /^(?:number|no|nr)$/.test(wordOf(sentence[i + 1]))) &&
      sentence.some((one) => FIRST_PERSON.has(wordOf(one))),
  );

/** `9 Cooper Street, Leeds` and `Brook Lane 5`: a number, a street in capitals, and a town or nothing else. Also of somebody else. */
const hasStreetInTown = (sentence: Sentence): boolean =>
  sentence.some((token, i) => {
    if (!STREETS.has(wordOf(token)) || !isCapitalized(token)) return false;
    const name = sentence[i - 1];
    if (!isCapitalized(name) || !isName(name)) return false;
    const next = sentence[i + 1];
    if (/^\d{1,4}[a-z]?$/i.test(next?.raw ?? '')) return true;
    const number = [sentence[i - 2], isCapitalized(sentence[i - 2]) ? sentence[i - 3] : undefined].find(
      (one) => /^\d{1,4}[a-z]?$/i.test(one?.raw ?? ''),
    );
    return number !== undefined && isCapitalized(next) && isName(next);
  });

/** A house number, one to three words that can be a name, and a word for a street. */
const hasStreetAddress = (sentence: Sentence): boolean =>
  sentence.some((token, i) => {
    const word = wordOf(token);
    const next = sentence[i + 1];
    if (/^\d{1,4}[a-z]?$/.test(wordOf(next)) && GERMAN_STREET.test(token.raw.toLowerCase())) return true;
    if (/^(?:rue|via|calle|avenida|viale|plaza|piazza)$/.test(word))
      return (
        isNumberToken(sentence[i - 1]) ||
        sentence.slice(i + 2, i + 6).some((one) => /^\d{1,4}$/.test(one.raw))
      );
    const isStrong = STREETS.has(word);
    if (!isStrong && !WEAK_STREETS.has(word)) return false;
    for (let length = 1; length <= 3; length++) {
      const names = sentence.slice(Math.max(0, i - length), i);
      if (names.length < length || !names.every(isName)) return false;
      const before = sentence[i - length - 1];
      const lead = wordOf(sentence[i - length - 2]);
      const isLivedIn = ['at', 'number', 'no', 'in', 'address', 'is', 'live', 'lives', 'on', 'nr'].includes(
        lead,
      );
      if (
        isNumberToken(before) &&
        isOwnAddress(sentence, i - length - 1) &&
        (isStrong || isCapitalized(token) || isLivedIn) &&
        !/^(?:little|big|tiny|small)$/.test(wordOf(names[0]))
      )
        return true;
    }
    return false;
  });

const POSTCODE =
  /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[A-Z]{2}\s\d{5}(?!\d)/u;
const SCHOOL_LEVELS = new Set(
  'primary elementary grammar high middle infant junior secondary nursery prep catholic grundschule gymnasium realschule kita ecole college'.split(
    ' ',
  ),
);
const ORDINARY_SCHOOL = new Set(
  'a an the my her his their our your this that new old big little magic dragon dragons monster fairy wizard witch robot space animal cat dog unicorn pirate mouse bear fox owl superhero ghost at in of to every local village same'.split(
    ' ',
  ),
);

/** How many words before a class may say that somebody goes there. */
const REACH = 12;
const TEACHER_TITLES = new Set('mr mrs ms miss herr frau'.split(' '));

/** `goes to Hillcrest Junior, year 4, Mrs Dobbs class`: where somebody goes, the year and a named teacher. */
const isYearWithTeacher = (sentence: Sentence, at: number): boolean =>
  /^(?:class|year|grade|form)$/.test(wordOf(sentence[at])) &&
  /^\d{1,2}[a-z]?$/i.test(sentence[at + 1]?.raw ?? '') &&
  [2, 3].some(
    (gap) =>
      TEACHER_TITLES.has(wordOf(sentence[at + gap])) &&
      isCapitalized(sentence[at + gap + 1]) &&
      isName(sentence[at + gap + 1]),
  ) &&
  sentence.slice(Math.max(0, at - REACH), at).some((token) => /^(?:go|goes|attends)$/.test(wordOf(token)));

/** A named school, or a class such as `3B`. */
const hasSchoolOrClass = (sentence: Sentence): boolean =>
  sentence.some((token, i) => {
    const word = wordOf(token);
    const next = sentence[i + 1];
    const before = sentence[i - 1];
    if (isYearWithTeacher(sentence, i)) return true;
    if (/^(?:class|year|grade|form|klasse|classe)$/.test(word) && /^\d{1,2}[a-z]$/i.test(next?.raw ?? ''))
      return true;
    if (/^(?:grundschule|gymnasium|realschule|ecole|kita)$/.test(word))
      return isCapitalized(next) && isName(next) && isCapitalized(token);
    if (!SCHOOL_LEVELS.has(word) || !isName(before) || ORDINARY_SCHOOL.has(wordOf(before))) return false;
    const isSaint = /^(?:st|saint|sankt|san|santa)$/.test(wordOf(sentence[i - 2]));
    return (
      (wordOf(next) === 'school' || word === 'elementary' || word === 'primary') &&
      (isCapitalized(before) || isSaint || word !== 'high')
    );
  });

/** Whether a text has a postal address, a postcode, a named school or a class. Linear in its length. */
export const hasLocationDetails = (text: string, sentences: readonly Sentence[]): boolean =>
  POSTCODE.test(toPlainText(text)) ||
  sentences.some(
    (sentence) =>
      hasStreetAddress(sentence) ||
      hasStreetInTown(sentence) ||
      hasNumberAfterStreet(sentence) ||
      hasSchoolOrClass(sentence),
  );
