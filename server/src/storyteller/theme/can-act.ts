import type { Situation } from '../lexicon/story-source.ts';
import type { Kind } from '../word-net/kind-roots.ts';
import { saysWhatHappens } from './find-clause.ts';
import { isLiving, type Noun } from './noun.ts';
import type { Match } from './theme-rule.ts';

/** Things that move or speak by themselves in storybooks. */
const ACTS_ALONE: ReadonlySet<Kind> = new Set(['vehicle', 'machine', 'toy']);
/** Things that may act where a sentence says so: `the moon falls asleep`, `the wind took my hat`. */
const ACTS_IN_A_SENTENCE: ReadonlySet<Kind> = new Set([
  'sky',
  'weather',
  'plant',
  'food',
  'furniture',
  'tool',
  'clothes',
  'instrument',
  'place',
  'body',
]);
const ABSTRACT_ENDING =
  /(?:[^r]ing|tion|sion|ness|[^c]ity|ship|ment|ism|ance|ence|hood|dom|ology|graphy|age|th)$/;
const ABSTRACT =
  /^(?:life|time|name|nickname|word|power|way|idea|fact|rule|number|letter|skill|manner|habit|topic|subject|science|history|music|art|math|maths|fun|love|hope|peace|trust|respect|patience|courage|safety|health|hygiene|diet|poem|story|book|tale|fear|worry|anger|joy|dream|loss|change|choice|difference|space|cycle|season|week|day|month|year|problem|lesson|class|homework|test|game|race|chase|robbery|heist|hunt|rescue|trip|journey|voyage|adventure|show|song|colou?r|shape|sound|size|page)$/;
/** Words with such an ending that are things. */
const NO_ABSTRACT =
  /(?:^|[a-z])(?:king|ring|wing|string|thing|spring|swing|duckling|dumpling|pudding|building|painting|drawing|earring|ceiling|stocking|sausage|cottage|bandage|cabbage|garbage|luggage|package|village|stage|cage|page|tooth|mouth|moth|cloth|earth|bath|monument|instrument|garment|spaceship|ship|airship|longship|pirateship|station|kingdom|city|university)$/;

/** Whether a noun names an activity, a quality, a topic or another thing that nobody can touch, lose or mend. */
export const isAbstract = ({ head, kind }: Noun): boolean =>
  kind === 'feeling' ||
  kind === 'sport' ||
  kind === 'festival' ||
  ABSTRACT.test(head) ||
  (kind === null && ABSTRACT_ENDING.test(head) && !NO_ABSTRACT.test(head));

/** What is read or written can be lost and torn like any thing. */
const PAPER_THING = /^(?:book|letter|homework|page)$/;
/** What is on paper acts where a sentence says so: `the numbers run away`. */
const ON_PAPER = /^(?:number|letter|word|colou?r|shape|book|story|song|page|dream)$/;

/** Whether somebody or something acts by itself in a story. */
function canAct(noun: Noun, isSaid: boolean): boolean {
  if (isAbstract(noun)) return isSaid && ON_PAPER.test(noun.head);
  if (isLiving(noun) || (noun.kind !== null && ACTS_ALONE.has(noun.kind))) return true;
  return isSaid && (noun.kind === null || ACTS_IN_A_SENTENCE.has(noun.kind));
}

/** What only a sentence can say, with a subject that acts. */
const SAID_BY_A_SENTENCE: ReadonlySet<Situation> = new Set([
  'deed',
  'cannot',
  'refuses',
  'wants',
  'wants-to-be',
  'wants-to-go',
  'forgets',
  'mistaken',
  'damage',
  'taken',
  'quarrel',
  'makes-being',
  'longing-being',
  'hides',
  'lost-by',
]);
/** What a noun phrase can say of somebody, too: `a talking cat`, `a grumpy bear`, `a unicorn without a horn`. */
const SAID_OF_SOMEBODY: ReadonlySet<Situation> = new Set([
  'misdeed',
  'ability',
  'trait',
  'has',
  'lacks',
  'afraid-being',
  'ailment',
  'runaway',
  'strayed',
  'pair',
  'odd-pet',
  'too-many-of-somebody',
  'lost-its-own',
]);
/** What can only happen to a thing that can be touched. */
const OF_THINGS: ReadonlySet<Situation> = new Set([
  'lost',
  'broken',
  'stuck',
  'flown',
  'does-not-fit',
  'magic-thing',
  'made-of',
  'by-itself',
  'finds',
  'own-damage',
  'lacks',
  'thing-pair',
  'being-and-thing',
]);

/**
 * Whether a reading may be told: nobody acts who cannot, a deed needs a sentence, and what is lost, broken or stuck is a thing. `lost toys` are no deed,
 * and `the learning` has no wheels.
 */
export function isSurelyRead(text: string, { situation, subject, object }: Match): boolean {
  if (situation === null) return true;
  // `Pigs that want to fly`
  const isSaid =
    saysWhatHappens(text) || (situation === 'wants' && /^\p{L}+s (?:who|that) want /iu.test(text));
  if (SAID_BY_A_SENTENCE.has(situation) && subject) return isSaid && canAct(subject, true);
  if (SAID_OF_SOMEBODY.has(situation) && subject && !canAct(subject, isSaid)) return false;
  return !(OF_THINGS.has(situation) && object && isAbstract(object) && !PAPER_THING.test(object.head));
}
