import type { Beat, Place, Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { type Backdrop, isRoofed } from '../backgrounds/backdrop.ts';

/** The places that a request can be about, by its words; of several the first. */
const REQUESTED: readonly (readonly [Backdrop, RegExp])[] = [
  [
    'track',
    /\b(?:sports day|(?:egg[- ]and[- ]spoon|sack|relay|obstacle|running|hurdles?|school|(?:three|two)[- ]legged) races?|running track|athletics|olympics)\b/,
  ],
  ['wall', /\bhumpty\b/],
  ['zoo', /\b(?:zoo|safari park)\b(?! ?keeper)/],
  ['bus', /\b(?:(?:on|in) (?:the|a|her|his|my) (?:school )?bus|(?:school )?bus (?:ride|trip|journey))\b/],
  [
    'old-town',
    /\b1[0-8]\d\d\b|\b(?:medieval|middle ages|tudors?|victorians?|elizabethan|ancient rome|romans?|olden (?:days|times)|great fire of london|town crier|chimney sweeps?)\b/,
  ],
  [
    'crossing',
    /\b(?:(?:zebra|pelican|pedestrian|road) crossings?|cross(?:es|ed|ing)? (?:the|a|our) (?:\w+ )?(?:road|street)|road safety|lollipop (?:lady|man)|traffic lights?|green man|kerb|(?:busy|main) (?:road|street))\b/,
  ],
  ['altar', /\b(?:day of the dead|d[ií]a de (?:los )?muertos|ofrendas?)\b/],
  ['corridor', /\b(?:corridors?|coat pegs)\b/],
  ['pool', /\bswimming (?:pool|lessons?|class|baths?)\b/],
  [
    'bathroom',
    /\b(?:(?<!bird |mud |sun |swimming )bath(?:room|tub| ?time|s)?|(?:hair|hand)[ -]?wash(?:ing)?|wash(?:es|ing)? (?:\w+ ){0,2}(?:hair|hands|face)|shampoo|brush(?:es|ing)? (?:\w+ )?teeth|tooth ?brush(?:es|ing)?|potty|toilet)\b/,
  ],
  ['ward', /\bhospital\b/],
  ['clinic', /\b(?:dentist|(?:to|at|see(?:ing)?|visit(?:ing)?) the doctor|doctor’?'?s|optician|vet)\b/],
  ['museum', /\bmuseum\b/],
  ['library', /\blibrary\b(?! (?:cat|dog|mouse|card|books?|van)\b)/],
  ['restaurant', /\b(?:restaurant|café|canteen|pizzeria)\b/],
  [
    'train',
    /\b(?:train (?:journey|ride|trip)|(?:night|sleeper) train|(?:on|in) (?:the|a|our) (?:(?!toy|model|wooden)\w+ )?train)\b/,
  ],
  [
    'platform',
    /\b(?:(?:railway|train|underground|tube) stations?|platform|underground train|(?<!\b(?:toy|model|potty|wooden) )trains?(?! (?:set|tracks?)\b)|railways?)\b/,
  ],
  ['market', /\bmarket(?: ?place)?\b(?! research)/],
  ['playground', /\b(?:playgro(?:u|w)nd|sandpit|sandbox|seesaw|climbing frame)\b/],
  ['shop', /\b(?:bakery|(?:toy|sweet|pet|soup|corner) shop)\b/],
  ['supermarket', /\b(?:supermarket|shopping trolley)\b/],
  ['hairdresser', /\b(?:hairdresser|barber|hair ?cut)\b/],
  ['launderette', /\b(?:laund(?:e?rette|romat))\b/],
  ['airport', /\bairport\b/],
  [
    'aeroplane',
    /\b(?:on|by|in) (?:an? |the )?(?:aero|air)?plane\b|\b(?:aero|air)?plane to\b|\b(?:first )?flight to\b/,
  ],
  ['aquarium', /\baquarium\b/],
  ['cellar', /\b(?:cellar|basement)\b/],
  ['lift', /\b(?:in|of) the lift\b/],
  [
    'stage',
    /\b(?:theatre|school play|cinema|ballet|ballerinas?|talent show|puppet show|on (?:the )?stage|stage (?:fright|show))\b/,
  ],
  ['fair', /\b(?:funfair|fairground|circus)\b/],
  ['village', /\b(?:letter ?box|post ?box|mailbox|bus stop|waiting for (?:the|a) bus)\b/],
  ['attic', /\battic\b/],
  ['hallway', /\b(?:staircase|stairs)\b/],
  ['bedroom', /\b(?:bedroom|wardrobe|under (?:the|my) bed)\b/],
  [
    'kitchen',
    /\b(?:kitchen|fridge|oven|bak(?:e|es|ing)|cook(?:s|ing)?|recipe|mak(?:e|es|ing) (?:\w+ )?(?:soup|stew|bread|jam|pizza|pancakes|biscuits|breakfast|lunch|dinner))\b/,
  ],
  [
    'living-room',
    /\b(?:living room|sofa|fireplace|divorced?|two homes|separat(?:ed|ion)|tablets?|television|screen ?time|(?:mum|dad|mummy|daddy|parents) (?:and|are|is|was|were) (?:\w+ )?(?:arguing|argue|divorced|separated))\b/,
  ],
  ['garden', /\b(?:garden|greenhouse|allotment|in the park)\b/],
  ['shore', /\b(?:beach|seaside)\b/],
  ['forest', /\bjungle\b/],
  ['cave', /\btunnel\b/],
  ['river', /\bwaterfall\b/],
];

/** Plans have these where nothing is known about the place: at home, and on the way. */
const ANYWHERE: ReadonlySet<Place> = new Set<Place>([
  'cottage',
  'village',
  'city',
  'meadow',
  'garden',
  'river',
  'workshop',
  'school',
]);

/** Where a request says that its story is; null where it names no place. */
function requestedPlace({ asked, about }: StoryPlan): Backdrop | null {
  const words = `${asked?.theme ?? ''} ${about?.topic ?? ''}`.toLowerCase();
  return REQUESTED.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Before somebody goes there and when it is over, a story is at home. */
const AT_HOME: ReadonlySet<Beat> = new Set<Beat>(['home-and-wish', 'friend-and-object', 'home-again']);
/** Places to which people only go for a while. */
const VISITED: ReadonlySet<Backdrop> = new Set<Backdrop>([
  'ward',
  'clinic',
  'museum',
  'airport',
  'aeroplane',
  'aquarium',
  'hairdresser',
  'launderette',
  'supermarket',
  'pool',
  'crossing',
]);

/** Whether a story is about a place to which people only go for a while: it begins and ends at home. */
export function isVisit(plan: StoryPlan): boolean {
  const place = requestedPlace(plan);
  return place !== null && VISITED.has(place);
}

/** Where a page is that names no place: where its request is, unless the plan has a world of its own for it. */
export function placeOfRequest(plan: StoryPlan, { place, beat }: Scene): Backdrop | null {
  const found = requestedPlace(plan);
  if (place === 'cottage' && found !== null && AT_HOME.has(beat) && VISITED.has(found)) return null;
  // Whoever went by train is back.
  if ((found === 'platform' || found === 'train') && beat === 'home-again') return null;
  const isByTrain = found === 'train' && place === 'mountain';
  const isUnderItsRoof = place === 'castle' && (found === 'attic' || found === 'cellar');
  const asked = ANYWHERE.has(place) || found === 'old-town' || isUnderItsRoof || isByTrain ? found : null;
  // Other rooms of a school are in that school.
  const isOfSchools = asked === 'playground' || asked === 'track';
  return asked !== null && place === 'school' && !isRoofed(asked) && !isOfSchools ? null : asked;
}

/** Beds of a story in a hospital are there, unless it says `at home`. */
const asInWard = (plan: StoryPlan, stated: Backdrop, text: string): Backdrop =>
  (stated === 'bedroom' || stated === 'corridor') &&
  requestedPlace(plan) === 'ward' &&
  !/\b(?:at home|own bed|bedroom|back home)\b/i.test(text)
    ? 'ward'
    : stated;

/** A street or a town of a page as its request has it: the road with the crossing, the town of long ago. */
export function asRequested(plan: StoryPlan, stated: Backdrop, text: string): Backdrop {
  const inWard = asInWard(plan, stated, text);
  if (inWard !== stated) return inWard;
  if (stated !== 'village' && stated !== 'city' && stated !== 'market') return stated;
  const asked = requestedPlace(plan);
  return asked === 'old-town' || (asked === 'crossing' && stated !== 'market') ? asked : stated;
}
