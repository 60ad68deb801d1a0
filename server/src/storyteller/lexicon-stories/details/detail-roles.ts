import type { Place, Weather } from '../../story-plan.ts';
import { kindOfNoun } from '../../word-net/kind-of.ts';
import { groupOfNoun } from '../../word-net/thing-groups.ts';
import { companySentences } from './company-sentences.ts';
import type { DetailSentences } from './detail-sentences.ts';
import type { Mention } from './mentions.ts';
import { placeSentences } from './place-sentences.ts';
import { thingSentences } from './thing-sentences.ts';
import { weatherSentences } from './weather-sentences.ts';
import { type World, worlds } from './world-sentences.ts';

/** The part that a word of the theme plays, the sentences for it, and what it changes in the pictures. */
export type DetailRole = {
  role: string;
  sentences: DetailSentences;
  setting?: { main?: Place; weather?: Weather; night?: boolean };
};

const WEATHER: readonly [RegExp, keyof typeof weatherSentences, DetailRole['setting']][] = [
  [/^(?:storm|hurricane|tempest|gale|blizzard|thunderstorm|tornado)$/, 'storm', { weather: 'wind' }],
  [/^(?:rain|drizzle|downpour|monsoon|rainy)$/, 'rain', { weather: 'rain' }],
  [/^(?:snow|snowy|frost|ice)$/, 'snow', { weather: 'snow' }],
  [/^(?:fog|foggy|mist|misty)$/, 'fog', { weather: 'mist' }],
  [/^(?:wind|windy|breeze)$/, 'wind', { weather: 'wind' }],
  [/^(?:heat|heatwave)$/, 'heat', {}],
  [/^(?:night|midnight|nighttime)$/, 'night', { night: true }],
  [/^winter$/, 'winter', { weather: 'snow' }],
  [/^(?:spring|springtime)$/, 'spring', {}],
  [/^(?:summer|summertime)$/, 'summer', {}],
  [/^autumn$/, 'autumn', {}],
];

const PLACES: readonly [RegExp, Place][] = [
  [/island/, 'island'],
  [/^(?:sea|seaside|beach|shore|coast|harbour|harbor)$/, 'shore'],
  [/^(?:forest|wood|woods|jungle|rainforest)$/, 'forest'],
  [/^(?:desert|sahara)$/, 'desert'],
  [/^(?:mountain|alps|hill)s?$/, 'mountain'],
  [/^(?:savanna|savannah|meadow|field|steppe)$/, 'meadow'],
  [/^(?:river|lake|stream)$/, 'river'],
  [/^(?:city|town|tower|block|street|station|market|taipei|london|paris|tokyo)$/, 'city'],
  [/^(?:farm|barn|farmyard)$/, 'farm'],
  [/^(?:garden|allotment|orchard)$/, 'garden'],
  [/^(?:school|nursery|kindergarten|classroom)$/, 'school'],
  [/^(?:library|bookshop)$/, 'library'],
  [/^(?:space|galaxy)$/, 'space'],
  [/^(?:castle|palace)$/, 'castle'],
  [/^cave$/, 'cave'],
  [/^village$/, 'village'],
];

const BUILDING_GROUPS = /^(?:shop|room|dwelling|worship|towerlike|schoolplace|stationplace|institution)$/;
const BUILDINGS =
  /^(?:block|flat|apartment|house|home|hotel|kitchen|bathroom|attic|cellar|hall|shop|market|museum|castle|palace|barn|tent|shed|office|hospital|classroom|tower|supermarket|school|nursery|kindergarten|station|airport|playground)$/;
const COUNTRY_GROUPS = /^(?:townplace|countryplace|roadplace|farmplace|islandplace)$/;
const RIDDEN =
  /^(?:bicycle|bike|tricycle|scooter|skateboard|unicycle|motorbike|moped|sledge|sled|horse|pony|donkey|camel)$/;
/** Grown-ups of the family and from next door. */
export const GROWN_UP =
  /^(?:grand(?:ma|pa|mum|dad|mother|father)|grandad|granddad|gran|granny|nan|nanny|nana|abuela|abuelo|oma|opa|bubbe|nonna|nonno|mum|mom|mummy|mommy|mama|dad|daddy|papa|mother|father|auntie|aunt|uncle|neighbour|neighbor|babysitter|stepdad|stepmum)$/;
/** Relatives and friends of a child's age. */
export const CHILD = /^(?:brother|sister|cousin|friend|twin|son|daughter|classmate|stepbrother|stepsister)$/;
const DAY_OR_MONTH =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december)$/;
const INJURY = /^(?:arm|leg|foot|knee|finger|toe|wrist|ankle|elbow|nose|tooth)$/;
/** Which sentences take up a noun; null for words of which nothing sensible can be said in any plot, such as things and animals. */
export function roleOf(mention: Mention): DetailRole | null {
  const { head, isName, isProper, isPlural, preposition, adjective } = mention;
  const lower = head.toLowerCase();
  const kind = kindOfNoun(lower);
  const group = groupOfNoun(lower);
  const isWith = /^(?:with|at)$/.test(preposition);
  const isThere = preposition !== '' && !/^(?:with|for)$/.test(preposition);
  const weather = WEATHER.find(([pattern]) => pattern.test(lower));
  // `a dad who works nights` is about the dad, and a snowman who wants to see summer lives in winter.
  if (weather && !isThere) return null;
  if (weather) return { role: 'weather', sentences: weatherSentences[weather[1]], setting: weather[2] };
  if (GROWN_UP.test(lower) && isWith)
    return { role: 'company', sentences: isPlural ? companySentences.group : companySentences.grownUp };
  if (preposition === 'for' && (isName || GROWN_UP.test(lower) || CHILD.test(lower)))
    return {
      role: 'recipient',
      sentences: isPlural ? companySentences.recipients : companySentences.recipient,
    };
  const world = worldOf(mention);
  if (world)
    return { role: 'world', sentences: world.sentences, ...(world.setting && { setting: world.setting }) };
  const place = PLACES.find(([pattern]) => pattern.test(lower))?.[1];
  const setting = place && { main: place };
  if (lower === 'space' || lower === 'savanna')
    return { role: 'place', sentences: placeSentences.nature, setting };
  if (DAY_OR_MONTH.test(lower)) return null;
  if (isName && isThere && !/^(?:by|to|from)$/.test(preposition))
    return { role: 'place', sentences: placeSentences.land };
  if (/island/.test(lower)) return { role: 'place', sentences: placeSentences.island, setting };
  if (kind === 'vehicle' || (kind === 'tool' && /like$|type$/.test(group ?? '')) || RIDDEN.test(lower)) {
    if (!/^(?:on|by|in|aboard)$/.test(preposition)) return null;
    return RIDDEN.test(lower)
      ? { role: 'means', sentences: thingSentences.ridden }
      : { role: 'means', sentences: placeSentences.aboard };
  }
  if (kind === 'place' && isProper && preposition !== 'to')
    return { role: 'place', setting, sentences: placeSentences.land };
  if (kind === 'place' && isThere && preposition !== 'to')
    return { role: 'place', setting, sentences: placeSentencesFor(lower, group) };
  if ((isName || CHILD.test(lower) || kind === 'relative') && isWith)
    return { role: 'company', sentences: isPlural ? companySentences.group : companySentences.child };
  if (INJURY.test(lower) && adjective && /^(?:broken|sore|bad|hurt|sprained|twisted)$/.test(adjective))
    return { role: 'injury', sentences: thingSentences.injury };
  return null;
}

/** The place that makes a difference, where something happens in it: under the sea, not on it. */
function worldOf({ head, phrase, preposition, isName }: Mention): World | undefined {
  if (isName || !/^(?:in|on|at|under|beneath|inside|aboard|above)$/.test(preposition)) return undefined;
  const isUnder = /^(?:under|beneath)$/.test(preposition);
  if (isUnder !== /^(?:sea|ocean|water)$/i.test(head)) return undefined;
  return worlds.find(({ pattern }) => pattern.test(phrase.toLowerCase()) || pattern.test(head.toLowerCase()));
}

function placeSentencesFor(head: string, group: string | null): DetailSentences {
  if (BUILDINGS.test(head) || BUILDING_GROUPS.test(group ?? '')) return placeSentences.building;
  if (COUNTRY_GROUPS.test(group ?? '') || /^(?:city|town|village|country|street)$/.test(head))
    return placeSentences.land;
  return placeSentences.nature;
}
