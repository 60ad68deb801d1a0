import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { type Backdrop, isRoofed } from '../backgrounds/backdrop.ts';
import { nameOfActor, namePattern } from './actor-names.ts';
import { isAmbient } from './ambient-sentences.ts';
import { PLACES_BY_NOUN } from './place-words.ts';
import { factualClauses, toldSentences } from './sentences-of-page.ts';

const PREPOSITION =
  '(?:at|in|into|inside|on|onto|through|across|along|down|up|over|around|round|behind|beside|by|near|before|outside|to|under|between|climbed|crossed|reached|entered)';
const DETERMINER =
  '(?:the|an?|his|her|their|its|this|that|every|one|my|our|your|another|all the|[\\p{L}]+’s?)';
/** `at the edge of the wood`, `on the other side of the street`. */
const PART =
  '(?:(?:\\p{L}+ )?(?:end|edge|middle|side|top|bottom|foot|back|front|corner|door|gate|bank|rest|whole) of (?:the|an?|his|her|their) )';
/** What belongs to a place is not the place. */
const BELONGING =
  '(?:stops?|stations?|books?|bags?|lamps?|covers?|time|party|post|mates?|caps?|dress|cakes?|bells?|sheds?|keys?|doors?|clothes|gnomes?|cushions?|legs?|cats?|dogs?|mouse|mice|cards?|vans?|boats?|horses?)\\b';

const NOUN_PATTERNS = PLACES_BY_NOUN.map(({ backdrop, nouns }): readonly [Backdrop, RegExp] => [
  backdrop,
  new RegExp(
    `\\b${PREPOSITION} ${DETERMINER} ${PART}?(?:[\\p{L}-]+ ){0,2}?(?:${nouns})(?![\\p{L}’-]| ${BELONGING})`,
    'gu',
  ),
]);
/** Most clauses name no place, and need none of the patterns above. */
const ANY_NOUN = new RegExp(` (?:${PLACES_BY_NOUN.map(({ nouns }) => nouns).join('|')})(?![\\p{L}’-])`, 'u');
const OTHER_PATTERNS: readonly (readonly [Backdrop, RegExp])[] = [
  ['stage', /\bon stage\b/g],
  ['track', /\bin lane (?:one|two|three|four|five|six|seven|eight)\b/g],
  ['kitchen', /(?<!-)\b(?:baked|kneaded)\b(?! (?:by|in the sun)\b)/g],
  ['bathroom', /\b(?:brush|clean)(?:ed|es|ing) (?:[\p{L}’]+ ){0,3}teeth\b/gu],
  ['school', /\b(?:at|to|in) (?:school|class|kindergarten|nursery)\b(?! \p{L}+s?’)/gu],
  ['bedroom', /(?<!\bbreakfast )\bin bed\b/g],
  ['river', /\b(?:swam|dived|splashed (?:about|around|in|into|through)|paddled|floated|up to the knees)\b/g],
  ['ship', /\bon (?:deck|board)\b/g],
  ['shed', /\b(?:in|into|inside) (?:the|an?|his|her|their) (?:\p{L}+ )?shed\b/gu],
  ['ward', /\bin (?:the )?hospital\b/g],
  [
    'aeroplane',
    /\bon (?:the|an?|his|her|their) (?:\p{L}+ )?(?:aero)?plane\b|\bon board the (?:aero)?plane\b/gu,
  ],
  [
    'tent',
    /\b(?:in|into|inside) (?:the|an?|their|his|her|our|one) (?:(?!circus|striped|big)\p{L}+ ){0,2}(?:tents?|sleeping bags?)\b/gu,
  ],
  ['bus', /\b(?:along|down|in|into) the aisle\b|\b(?:on|in) the (?:bus|tram) seats?\b/g],
  [
    'train',
    /\b(?:along|down|in|into) the (?:carriage|compartment|sleeping car|dining car)\b|\b(?:on|in) the train seats?\b/g,
  ],
  [
    'village',
    /\b(?:in|inside|into|at|by|beside|out of|up to) (?:the|an?|his|her|their|our) (?:\p{L}+ )?(?:letter ?box|post ?box|mailbox)\b/gu,
  ],
  ['village', /\bwalked home\b|\bthe whole (?:street|village|town|lane)\b/g],
];
const PATTERNS = [...NOUN_PATTERNS, ...OTHER_PATTERNS];
/** Furniture that does something: `the bed creaked`. */
const FURNITURE: readonly (readonly [Backdrop, RegExp])[] = PLACES_BY_NOUN.filter(({ backdrop }) =>
  isRoofed(backdrop),
).map(({ backdrop, nouns }) => [
  backdrop,
  new RegExp(`^(?:and |but |then |now )?the (?:[\\p{L}-]+ )?(?:${nouns})(?![\\p{L}’-]| ${BELONGING})`, 'u'),
]);
/** What is seen, heard or called from where they are, and from where something comes. */
const FROM_AFAR =
  /\b(?:look(?:ed|ing|s)?|gazed|stared|peered|peeped|saw|sees?|seen|watched|pointed|waved|called|shouted|heard|smelled|thought|sounded|rolled|belonged|led|view|thinking)(?: (?:out|up|down|over|across|back|quietly|once|more|only|far))* (?:on|onto|at|over|in|into|to|through|across|down|up|of|under|behind) [^,.;:]*|\b(?:high up|up there|over there|down there|far away|far off|light went on[^.;:]*?) (?:in|at|on) the [^,.;:]*|\b(?:behind|beyond) the (?:hills?|mountains?|roofs|trees)\b|^(?:across|from) the \p{L}+ (?:somebody|someone|an?|the|there)\b[^,.;:]*/gu;
/** Places that a story can be about, and is at when a page names them. */
const AT_SUBJECT: readonly (readonly [Backdrop, RegExp])[] = [
  ['fair', /\b(?:circus|fair|funfair)\b/],
  ['stage', /\b(?:theatre|(?<!landing )stage|concert|school play|talent show)\b/],
  ['clinic', /\b(?:dentist|doctor|vet)\b/],
  ['ward', /\bhospital\b/],
  ['museum', /\bmuseum\b/],
  ['pool', /\bswimming pool\b/],
  ['playground', /\bplayground\b/],
  ['platform', /\bplatform\b|\brailway station\b/],
  ['market', /\bmarket\b/],
  ['restaurant', /\b(?:restaurant|café)\b/],
  ['supermarket', /\bsupermarket\b/],
  ['hairdresser', /\b(?:hairdresser|barber)\b/],
  ['launderette', /\blaunde?rette\b/],
  ['lift', /\bthe lift\b/],
  ['aquarium', /\baquarium\b/],
  ['airport', /\bairport\b/],
  ['cellar', /\bcellar\b/],
  ['shop', /\bbakery\b/],
  ['shore', /\bbeach\b/],
  ['castle', /\bcastle\b/],
];
/** Comes after a contrast: `At home it was easy. But on the stage …`. */
const TURN = /^(?:but|then|now|so|today|here|outside|inside|there)\b/;

/** Where somebody would like to be, and questions. */
const NOT_THERE =
  /\b(?:could|to|can|may|cannot|allowed to|how does .*) (?:go|get|come|fly|swim|sail|travel) (?:on|to|in)[^,.;:]*|\b(?:trips?|outings?|visits?|tickets?|invitations?|journeys?) to [^,.;:]*|[^,.;:]*\?/gu;
/** `It smelled through the keyhole, and down the street.` */
const GOES_FAR = /\b(?:smell(?:ed|s)?|smelt|sound(?:ed|s)?|heard|echoed|rang|drifted)\b/i;
const NO_VERB =
  /^(?:and |or |then )*(?:down|up|through|over|across|along|into|in|on|at|all|to|from) (?:the|an?|his|her|their|every|all)(?: [\p{L}’-]+){1,3}[.!?]?$/u;
const SOMEBODY = /\b(?:they|she|he|it|we|everyone|everybody|all|both|there)\b/i;

/**
 * Where the sentences of a page say that it happens; null where they say nothing. Speech, what is seen from there, and what only fills the
 * second half of the page do not count.
 */
function statedPlace(plan: StoryPlan, scene: Scene): Backdrop | null {
  const sentences = toldSentences(scene.text);
  const names = scene.actors.map(({ castId }) => namePattern(nameOfActor(plan, scene, castId)));
  const isFiller = (sentence: string) =>
    isAmbient(sentence) || !(SOMEBODY.test(sentence) || names.some((name) => name.test(sentence)));
  const topic = `${plan.about?.topic ?? ''} ${plan.about?.noun ?? ''}`.toLowerCase();
  const scores = new Map<Backdrop, number>();
  for (const [i, sentence] of sentences.entries()) {
    if (i > 0 && i >= sentences.length / 2 && isFiller(sentence)) continue;
    const early = 1 - (0.35 * i) / sentences.length;
    for (const clause of factualClauses(sentence)) {
      if (GOES_FAR.test(sentence) && NO_VERB.test(clause)) continue;
      const here = clause.replace(FROM_AFAR, ' ').replace(NOT_THERE, ' ').trim();
      const isTurn = i > 0 && TURN.test(here);
      const furniture = FURNITURE.find(([, pattern]) => pattern.test(here));
      if (furniture) scores.set(furniture[0], (scores.get(furniture[0]) ?? 0) + 0.6 * early);
      const about = AT_SUBJECT.find(([, noun]) => noun.test(topic) && noun.test(here));
      if (about) scores.set(about[0], (scores.get(about[0]) ?? 0) + 0.8 * early);
      for (const [backdrop, pattern] of ANY_NOUN.test(here) ? PATTERNS : OTHER_PATTERNS)
        for (const { index } of here.matchAll(pattern)) {
          const opens = isTurn || here.slice(0, index).trim() === '';
          const weight = early * (opens ? 1.5 : 1) * (isTurn ? 1.4 : 1);
          scores.set(backdrop, (scores.get(backdrop) ?? 0) + weight);
        }
    }
  }
  return [...scores].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Outdoor places at which speech has those who speak: `in a garden this size`. Rooms are mostly spoken of from outside. */
const SPOKEN_PLACES: Readonly<Record<string, Backdrop>> = {
  garden: 'garden',
  park: 'garden',
  beach: 'shore',
  forest: 'forest',
  wood: 'forest',
  woods: 'forest',
  meadow: 'meadow',
  river: 'river',
  stream: 'river',
  farm: 'farm',
  playground: 'playground',
  market: 'market',
  station: 'platform',
  platform: 'platform',
  street: 'village',
  island: 'island',
  mountain: 'mountain',
};
const SPOKEN = new RegExp(
  `\\b(?:in|at|on|by) (?:this|the|an?|our) (?:whole )?(${Object.keys(SPOKEN_PLACES).join('|')})\\b`,
  'i',
);

/** The outdoor place at which the speech of a page has those who speak; null for none. */
export function spokenPlace({ text }: Scene): Backdrop | null {
  const speech = text.match(/“[^”]*”/g)?.join(' ') ?? '';
  const noun = SPOKEN.exec(speech.replace(NOT_THERE, ' '))?.[1]?.toLowerCase() ?? '';
  return SPOKEN_PLACES[noun] ?? null;
}

/** Worlds of their own, which a page does not leave by a word. */
const APART: ReadonlySet<Backdrop> = new Set<Backdrop>([
  'undersea',
  'space',
  'moon',
  'clouds',
  'cave',
  'volcano',
  'island',
]);
const GREEN: ReadonlySet<Backdrop> = new Set<Backdrop>([
  'cottage',
  'garden',
  'farm',
  'treehouse',
  'forest',
  'river',
  'mountain',
  'swamp',
  'castle',
]);
const WATERSIDE: ReadonlySet<Backdrop> = new Set<Backdrop>(['shore', 'swamp', 'snowfield']);
const NATURE: ReadonlySet<Backdrop> = new Set<Backdrop>([
  'meadow',
  'forest',
  'river',
  'mountain',
  'garden',
  'shore',
]);

/** The place that a page with a stated place shows: the plan's own where that is such a place already, or cannot be left. */
export function placeStated(plan: StoryPlan, scene: Scene): Backdrop | null {
  const { place } = scene;
  const stated = statedPlace(plan, scene);
  if (stated === null || stated === place) return stated;
  if (APART.has(place)) return null;
  // The packs of stories without a topic say where they are by their plan.
  if (plan.about === undefined && (isRoofed(stated) || isRoofed(place) || stated === 'city')) return null;
  if (place === 'ship') return null;
  if (stated === 'river' && WATERSIDE.has(place)) return place;
  // A landing stage.
  if (stated === 'stage' && (place === 'river' || place === 'shore')) return place;
  if (place === 'city' && stated === 'village') return place;
  // Whoever swims at the pool is not in a river.
  if (
    stated === 'river' &&
    /\b(?:swimming|indoor) pool|swimming (?:lesson|class)/i.test(plan.about?.topic ?? '')
  )
    return 'pool';
  if (stated === 'meadow' && GREEN.has(place)) return place;
  if (place === 'snowfield' && NATURE.has(stated)) return place;
  if (place === 'desert' && stated === 'shore') return place;
  if (place === 'workshop' && stated === 'shop') return place;
  if (place === 'fair' && stated === 'market') return place;
  return stated;
}
