import nlp from 'compromise/two';
import { isEnglishWord } from '../storyteller/grammar/inflections.ts';
import { correctTypos, isKnownWord } from '../storyteller/theme/correct-typos.ts';
import { capitalizeProperNouns } from '../storyteller/theme/proper-nouns.ts';
import { kindOfNoun } from '../storyteller/word-net/kind-of.ts';
import { BARE_NAMES, FIRST_NAMES, NAMES_THAT_ARE_WORDS, VERB_NAMES } from './first-names.ts';
import { isGerman, isGermanNoun } from './german-nouns.ts';
import { withoutKnownFigures } from './known-figures.ts';
import { KIND_ENDING, WORDS_WITHOUT_LIST } from './words-without-list.ts';

/**
 * Capitalised words that name nobody; festivals, days, months and planets are in `proper-nouns.ts`. Of `Rosewood School` and
 * `Princess Mia`
 * a writer has to know that it is a school, and a princess.
 */
const PUBLIC_WORDS = new Set(
  `I I’m I’ll I’d I’ve Mum Mummy Mom Mommy Dad Daddy Mama Papa Nana Granny Grandma Grandpa Grandad Gran Auntie Uncle Aunt Mr Mrs Ms Miss Dr
  Santa Earth Moon Sun Sky Mercury Uranus Neptune Pluto Atlantic Pacific Arctic Antarctica Egypt French English German Spanish Italian
  Chinese Japanese African Indian Mexican American Viking Vikings Roman Romans Bengal Persian Siamese Siberian Polar T-Rex Tyrannosaurus
  Rex God TV UFO School Kindergarten Nursery Preschool Playgroup Class Grade Year Street Road Lane Avenue Park Zoo Museum Library Hospital Church Mosque
  Temple Synagogue Castle Palace Bridge River Lake Beach Island Mountain Forest Farm Station Airport Hotel City Town Village Cup League Club Team Football
  Soccer Hockey Cricket Rugby Olympics Captain Princess Prince King Queen Knight Sir Lady Lord Doctor Professor Teacher Coach Detective Agent Pirate Wizard
  Witch Fairy Superhero Dragon Unicorn Dinosaur Monster Robot Ghost Mermaid Giant Baby Friend Brother Sister Dog Cat Teddy`.split(
    /\s+/,
  ),
);

const TITLES =
  /^(Mr|Mrs|Ms|Miss|Dr|Aunt|Auntie|Uncle|Grandma|Grandpa|Granny|Nana|Oma|Opa|Captain|Princess|Prince|King|Queen|Sir|Lady|Lord|Doctor|Professor|Detective|Agent)\.?$/;

/** Behind these comes a name, however it is written: `my friend leo`. */
const RELATIONS =
  /^(friend|friends|brother|sister|cousin|twin|neighbour|neighbor|teacher|uncle|aunt|auntie|grandma|grandpa|nanny|stepdad|stepmum|dog|cat|puppy|kitten|hamster|pony|named|called)$/i;

/** The same, but these also stand before what somebody does: `mum will sing`, `rabbit hops`. */
const RELATIONS_THAT_ACT = /^(mum|mummy|mom|dad|daddy|classmate|mate|boy|girl|bunny|rabbit)$/i;

/** Behind these a word that may be a name is none: `my Teddy`. */
const ARTICLES = /^(an?|the|my|your|our|his|her|their|some|every)$/i;

/** What somebody does stands behind a name at the beginning: `Leo and the dragon`, `Ruby’s hat`, `Max loses a tooth`. */
const isSubject = (terms: readonly Term[], i: number): boolean => {
  const [word, next] = [terms[i], terms[i + 1]];
  if (i > 0 || word === undefined) return false;
  if (next === undefined || /[’']s$/i.test(word.text)) return true;
  return /^(and|&|the|goes|is|has)$/i.test(next.text) || next.tags.some((tag) => /^(Verb|Modal)$/.test(tag));
};

/** Before a name without a capital: nothing, or one of these. */
const BEFORE_BARE_NAME =
  /^(and|&|with|for|meets?|from|princess|prince|captain|king|queen|lady|sir|mr|mrs|miss)$/i;
/** Behind a name without a capital. */
const BEHIND_BARE_NAME = /^(and|&|the|who|in|at|on|to|with|from|but)$/i;

/**
 * Whether a word in lower case that may be a name stands where an ordinary noun would have an article: `daisy and the dragon`. One word
 * alone is the theme itself.
 */
const isBareName = (terms: readonly Term[], i: number): boolean => {
  const [before, word, next] = [terms[i - 1], terms[i], terms[i + 1]];
  if (word === undefined || !(i === 0 || BEFORE_BARE_NAME.test(before?.text ?? ''))) return false;
  const lower = word.text.replace(/[’']s$/i, '');
  if (next === undefined) return i > 0 && BARE_NAMES.has(lower);
  if (/[’']s$/i.test(word.text)) return BARE_NAMES.has(lower);
  const isVerb = next.tags.includes('Verb');
  if (BARE_NAMES.has(lower)) return isVerb || BEHIND_BARE_NAME.test(next.text);
  return VERB_NAMES.has(lower) && /^(and|\p{Ll}+s)$/u.test(next.text) && (isVerb || next.text === 'and');
};

/** What the tagger knows to be a name of somebody, of a place or of a company. */
const NAME_TAG = /^(FirstName|LastName|MaleName|FemaleName|City|Region|Address|Organization|Company|School)$/;

type Term = { text: string; tags: string[]; pre: string };

const termsOf = (text: string): { terms: Term[] }[] => nlp(text).json() as { terms: Term[] }[];

const lexicon = (nlp.model() as { one: { lexicon: Record<string, string> } }).one.lexicon;

const isKnown = (word: string): boolean => isEnglishWord(word) || kindOfNoun(word) !== null;

/** Names end like this, so what ends like this is no word made of two: `Bramblewick`, `Jackson`. */
const NAME_ENDING =
  /(son|sen|ton|wick|ford|wood|field|land|well|bell|rose|mary|win|ward|bert|rick|stone|hill|worth)$/;

/** What joined words begin with; any two words would also make up `Siegfried` and `Marlowe`. */
const COMPOUND =
  /^(base|basket|bed|birth|book|bubble|butter|cup|dino|fire|foot|glitter|hand|hedge|hot|house|ice|jelly|jump|kitty|light|mega|monkey|moon|motor|mud|night|over|pan|play|pine|puppy|rail|rain|rainbow|robo|sand|sea|shoe|skate|sky|sleep|snow|space|star|straw|sun|super|sword|tea|thunder|tooth|toy|tree|under|unicorn|water|wheel|wind)(\p{L}{3,})$/u;

/** Whether a word is made of two others, as children join them: `firetruck`, `sleepover`. */
const isCompound = (word: string): boolean => {
  const [, , second = ''] = COMPOUND.exec(word) ?? [];
  return second !== '' && !NAME_ENDING.test(word) && !FIRST_NAMES.has(second) && isKnown(second);
};

/** Whether a word is in no dictionary: an unusual name, or an invented word. */
const isUnknown = (word: string): boolean => {
  const lower = word.toLowerCase().replace(/[’'](s|re|ve|ll|d|t|m)?$/, '');
  const singular = lower.replace(/men$/, 'man').replace(/(?<=\p{L}{3})s$/u, '');
  return ![lower, singular].some((form) => isKnown(form) || isCompound(form));
};

/** Whether a word is two longer words without a space: `storytime`, `videogames`. */
const isTwoWords = (word: string): boolean =>
  !NAME_ENDING.test(word) &&
  [...word].some(
    (_letter, at) =>
      at > 3 &&
      word.length - at > 3 &&
      [word.slice(0, at), word.slice(at)].every((part) => isKnown(part) && !FIRST_NAMES.has(part)),
  );

/** Whether a word in lower case is in no list of words, is not misspelt, and has no ending of a verb or an adverb. */
const isUnheardOf = (word: string, tags: readonly string[]): boolean =>
  word.length > 2 &&
  isUnknown(word) &&
  !isKnownWord(word) &&
  !WORDS_WITHOUT_LIST.has(word) &&
  !WORDS_WITHOUT_LIST.has(word.replace(/s$/, '')) &&
  !KIND_ENDING.test(word) &&
  !isTwoWords(word) &&
  correctTypos(word) === word &&
  !/(ing|ed|ly|est|ish)$/.test(word) &&
  !isOrdinaryWord(tags);

/** Whether a word that no list has begins a theme in the place of a name: `quentino and his dragon`, `quentino’s hat`. */
const isUnheardOfSubject = (terms: readonly Term[], i: number, word: string): boolean => {
  const [term, next] = [terms[i], terms[i + 1]];
  if (i > 0 || term === undefined || !isUnheardOf(word, term.tags)) return false;
  if (/[’']s$/i.test(term.text)) return true;
  return (
    next !== undefined &&
    (/^(and|&)$/i.test(next.text) || next.tags.some((tag) => /^(Verb|Modal|Copula)$/.test(tag)))
  );
};

const isOrdinaryWord = (tags: readonly string[]): boolean =>
  tags.some((tag) =>
    /^(Verb|Gerund|Adjective|Adverb|Determiner|Preposition|Conjunction|Pronoun|QuestionWord|Value|Modal)$/.test(
      tag,
    ),
  );

/** Words of festivals, days, planets and the like, in lower case. */
const publicWordsIn = (text: string): ReadonlySet<string> => {
  const words = text.toLowerCase().split(/[^\p{L}\p{M}’'-]+/u);
  const capitalized = capitalizeProperNouns(text.toLowerCase()).split(/[^\p{L}\p{M}’'-]+/u);
  return new Set(words.filter((word, i) => word !== capitalized[i]));
};

/** Whether a text is written like a title, where capitals say nothing: `A Rocket To Mars`, `The Lost Dragon Egg`. */
const isTitleCase = (text: string): boolean => {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  const inside = (text.match(/\p{L}+/gu) ?? []).slice(1).filter((word) => /^\p{Lu}/u.test(word));
  const ordinary = inside.filter(
    (word) =>
      !isUnknown(word) &&
      !NAME_TAG.test(lexicon[word.toLowerCase()] ?? '') &&
      !PUBLIC_WORDS.has(word) &&
      !FIRST_NAMES.has(word.toLowerCase()) &&
      !NAMES_THAT_ARE_WORDS.has(word.toLowerCase()),
  );
  return words.every((word) => /^\p{Lu}/u.test(word)) && ordinary.length > 1;
};

/**
 * Words of a text that may be somebody's name, or the name of a place or a school: first names in any spelling, capitalised words inside
 * a sentence, and a capitalised first word that no dictionary has. Festivals, planets, languages, figures that everybody knows and the
 * like are left out. Too many rather than too few: they are put back into the answer.
 */
export const findPersonalWords = (typed: string): string[] => {
  // The tagger reads the German `im` as `I’m`, so the determiner is lost.
  const text = withoutKnownFigures(isGerman(typed) ? typed.replace(/\bim\b/gi, 'in dem') : typed);
  const isAllCapitals = text === text.toUpperCase();
  const areCapitalsTelling = !isAllCapitals && !isTitleCase(text);
  const isInGerman = isGerman(text);
  const publicWords = publicWordsIn(text);
  const found = termsOf(isAllCapitals ? text.toLowerCase() : text).flatMap(({ terms }) =>
    terms.flatMap(({ text: raw, tags, pre }, i) => {
      const word = raw.replace(/[’'](s)?$/, '');
      const [lower, before] = [word.toLowerCase(), terms[i - 1]?.text ?? ''];
      if (!/^\p{L}[\p{L}\p{M}’'-]+$/u.test(word) || publicWords.has(lower)) return [];
      const isCapital = /^\p{Lu}/u.test(word) || isAllCapitals;
      const mayBeName = NAMES_THAT_ARE_WORDS.has(lower) && !ARTICLES.test(before);
      if (mayBeName && isCapital && (isSubject(terms, i) || TITLES.test(before))) return [word];
      if (mayBeName && isCapital && i > 0 && areCapitalsTelling) return [word];
      if (mayBeName && isBareName(terms, i)) return [word];
      if (PUBLIC_WORDS.has(word)) return [];
      if (isInGerman && isGermanNoun(word, [terms[i - 2]?.text ?? '', before])) return [];
      const isTagged =
        tags.some((tag) => NAME_TAG.test(tag)) && !(word === lower && WORDS_WITHOUT_LIST.has(lower));
      if (FIRST_NAMES.has(lower) || isTagged) return [word];
      if (RELATIONS.test(before) && (mayBeName || isUnknown(word))) return [word];
      if (
        RELATIONS_THAT_ACT.test(before) &&
        (BARE_NAMES.has(lower) || (isUnheardOf(lower, tags) && !/s$/.test(lower)))
      )
        return [word];
      if ((!isInGerman || /[’']s$/.test(raw)) && isUnheardOfSubject(terms, i, lower)) return [word];
      if (!/^\p{Lu}/u.test(word)) return [];
      // Shouting: `IGNORE YOUR RULES`.
      if (word.length > 1 && word === word.toUpperCase() && !mayBeName && !isUnknown(word)) return [];
      const isInside = i > 0 && !/[“"‘(]$/.test(pre.trimEnd());
      if (isInside && (areCapitalsTelling || TITLES.test(terms[i - 1]?.text ?? ''))) return [word];
      return isUnknown(word) && !isOrdinaryWord(tags) ? [word] : [];
    }),
  );
  return [...new Set(found)];
};
