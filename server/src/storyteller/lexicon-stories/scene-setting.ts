import type { StorySource } from '../lexicon/story-source.ts';
import type { Beat, Place, Scene } from '../story-plan.ts';
import { isAtHome } from './lexicon-story-context.ts';

/** What is around a scene; general sentences differ by it. */
export type Surroundings = 'indoors' | 'outdoors' | 'snow' | 'water' | 'space';

/** Where and when a scene happens. */
export type SceneSetting = Pick<Scene, 'place' | 'time' | 'weather' | 'isIndoors'> & {
  surroundings: Surroundings;
};

const EVENING: ReadonlySet<Beat> = new Set<Beat>(['lowest', 'home-again']);

const SURROUNDINGS: Partial<Record<Place, Surroundings>> = {
  cottage: 'indoors',
  school: 'indoors',
  library: 'indoors',
  workshop: 'indoors',
  castle: 'indoors',
  snowfield: 'snow',
  ship: 'water',
  undersea: 'water',
  river: 'water',
  shore: 'water',
  island: 'water',
  space: 'space',
  moon: 'space',
  clouds: 'space',
};

/** The setting of the page of a beat. */
export function sceneSetting(source: StorySource, beat: Beat): SceneSetting {
  const isHome = isAtHome(beat);
  const place = isHome ? source.home : source.main;
  const time = source.night ? 'night' : EVENING.has(beat) ? 'evening' : isHome ? 'morning' : 'day';
  const isIndoors = source.indoors && !isHome;
  return {
    place,
    time,
    weather: isHome ? 'clear' : source.weather,
    ...(isIndoors && { isIndoors }),
    surroundings: isIndoors ? 'indoors' : (SURROUNDINGS[place] ?? 'outdoors'),
  };
}
