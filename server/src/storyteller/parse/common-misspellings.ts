/** How children and hurried parents write common words, and the words as they are written in a book. */
const MISSPELLINGS: Readonly<Record<string, string>> = {
  freind: 'friend',
  freinds: 'friends',
  becuase: 'because',
  becos: 'because',
  beacuse: 'because',
  thier: 'their',
  recieve: 'receive',
  recieves: 'receives',
  suprise: 'surprise',
  leson: 'lesson',
  skool: 'school',
  conducter: 'conductor',
  docter: 'doctor',
  birfday: 'birthday',
  tomorow: 'tomorrow',
  tommorow: 'tomorrow',
  beleive: 'believe',
  beleives: 'believes',
  allways: 'always',
  untill: 'until',
  happend: 'happened',
  finaly: 'finally',
  realy: 'really',
  togehter: 'together',
  togather: 'together',
  brocken: 'broken',
  scarred: 'scared',
  wont: 'won’t',
  cant: 'can’t',
  dont: 'don’t',
  didnt: 'didn’t',
  doesnt: 'doesn’t',
  isnt: 'isn’t',
  arent: 'aren’t',
  wasnt: 'wasn’t',
  couldnt: 'couldn’t',
  wouldnt: 'wouldn’t',
  hasnt: 'hasn’t',
  havent: 'haven’t',
  theyre: 'they’re',
  im: 'I’m',
};

const WORD = new RegExp(`(?<![\\p{L}’])(?:${Object.keys(MISSPELLINGS).join('|')})(?![\\p{L}’])`, 'giu');

/** Words that are only wrong beside others: `we rite letters`, `for a wile`, `dads slipper`. */
const IN_CONTEXT: readonly (readonly [RegExp, string])[] = [
  [/\b(we|they|i|he|she|to|you|and) rite(s?)\b/giu, '$1 write$2'],
  [/\b(a|little) wile\b/giu, '$1 while'],
  [
    /\b(grandma|grandpa|granny|nana|mum|mummy|mom|dad|daddy|auntie|uncle)s (?=\p{L}{3})(?!and\b|are\b|have\b|who\b|can\b|were\b|with\b|come\b)/giu,
    '$1’s ',
  ],
  [/\bat (grandma|grandpa|granny|nana|mum|mummy|mom|dad|daddy)s\b/giu, 'at $1’s'],
  [/\b(could|should|would|must) of\b/giu, '$1 have'],
  [/\balot\b/giu, 'a lot'],
  [
    /\b(i)ts (?=(?:an?|the|my|our|not|all|so|too|very|only|just|really|been|still|never|raining|snowing)\b(?! own))/giu,
    '$1t is ',
  ],
];

/** The text with common misspellings put right; everything else stays as it was typed. */
export function correctMisspellings(text: string): string {
  const words = text.replace(WORD, (typed) => {
    const correct = MISSPELLINGS[typed.toLowerCase()] ?? typed;
    return /^\p{Lu}/u.test(typed) ? correct.charAt(0).toUpperCase() + correct.slice(1) : correct;
  });
  return IN_CONTEXT.reduce(
    (corrected, [pattern, replacement]) => corrected.replace(pattern, replacement),
    words,
  );
}
