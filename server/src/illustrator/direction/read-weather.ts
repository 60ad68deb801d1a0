import type { Place, Scene, StoryPlan, Weather } from '../../storyteller/story-plan.ts';
import { isAmbient } from './ambient-sentences.ts';
import { factualClauses, toldSentences } from './sentences-of-page.ts';

const WEATHER_WORDS: readonly (readonly [Weather, RegExp])[] = [
  [
    'snow',
    /\b(?:it (?:had )?snow(?:ed|s)|snowing|snow (?:fell|lay|came|was)|snowflakes?|in the snow|the snow|snowy|snowman|snowballs?|blizzard|sledges?)\b/,
  ],
  [
    'rain',
    /\b(?:it (?:had |was )?(?:rain(?:ed|s|ing)|pour(?:ed|ing))|raining|(?:the )?rain (?:fell|poured|drummed|came|ran|was|began|tapped|dripped|had)|(?:in|at|to|into) the rain\b|of the rain\b(?!-| (?:barrel|butt|coat|gauge|boots?|hat|forest))|sound of (?:the )?rain|raindrops?|downpour|drizzl\w+|poured down|pouring|thunder\w*|lightning|storm|monsoon|hail(?:ed|stones?)?|(?:wet|soaked) through|dripping wet)\b/,
  ],
  ['mist', /\b(?:fog|mist|foggy|misty)\b/],
  ['cloudy', /\b(?:(?:dark|black|grey|storm) clouds?|the air (?:was|had been) heavy|grey (?:sky|day))\b/],
  ['wind', /\b(?:the wind|windy|gusts?|gale|wind (?:blew|came|got|rose))\b/],
  [
    'clear',
    /\b(?:(?:rain|storm|thunder\w*|snow) (?:had )?(?:stopped|was over|went away|passed)|stopped raining|the sun (?:came out|shone|was shining|burned|beat)|sunshine|blue sky|in the sun|sky was (?:blue|clear))\b/,
  ],
];
/** Weather that a story is about lasts until its text says that it is over. */
const OF_TOPIC: readonly (readonly [Weather, RegExp])[] = [
  ['rain', /\b(?:rain(?:y|ing|ed|s)?|monsoon|thunder\w*|storm\w*|lightning|hail|umbrellas?|wellies)\b/i],
  ['snow', /\b(?:snow\w*|blizzard|sledg\w+|skiing)\b/i],
  ['mist', /\b(?:fog|foggy|mist|misty)\b/i],
  ['wind', /\b(?:wind|windy|gale|kites?|hurricane|tornado)\b/i],
];
/** What was so at another time: `one had hidden there from the thunder`. */
const ONCE = /\b(?:one|some|others|somebody|once|they|he|she) had (?:once )?\w+|\bhad once\b/;
/** A moon that nobody can see is behind clouds until it is seen. */
const UNSEEN_MOON =
  /\b(?:nobody|no one|not|never|cannot|could hardly)\b[^.!?]{0,20} (?:see|seen|saw|find|found) the (?:new )?moon|n’t (?:see|find) the (?:new )?moon|\bno moon\b|\bthe moon (?:had hidden|hid|was hidden|did not come|would not come)/i;
const AT_HOME: ReadonlySet<Scene['beat']> = new Set<Scene['beat']>(['ending', 'home-again']);
const WITHOUT_WEATHER: ReadonlySet<Place> = new Set<Place>(['undersea', 'space', 'moon', 'cave']);

/**
 * The weather of a page: what its own text states last; else what the story is about; else that of the plan, if one of the two pages
 * before speaks of it, because rain that nobody mentions only looks like a mistake.
 */
export function readWeather(plan: StoryPlan, scene: Scene): Weather {
  if (WITHOUT_WEATHER.has(scene.place)) return scene.weather;
  const stated = weatherIn(scene.text);
  if (stated) return stated;
  if (isMoonUnseen(plan, scene)) return 'cloudy';
  const about = `${plan.about?.topic ?? ''} ${plan.about?.noun ?? ''} ${plan.asked?.theme ?? ''}`;
  const ofTopic = OF_TOPIC.find(([, words]) => words.test(about))?.[0];
  if (ofTopic && (ofTopic === scene.weather || !AT_HOME.has(scene.beat)) && lasts(plan, scene))
    return ofTopic;
  if (plan.about === undefined || scene.weather === 'clear' || scene.weather === 'cloudy')
    return scene.weather;
  return statedBefore(plan, scene) === scene.weather ? scene.weather : 'clear';
}

/** Weather lasts for this many pages after the one that states it. */
const LASTS = 2;

/** The weather that the pages just before this one state last; null for none. */
function statedBefore({ scenes }: StoryPlan, { pageNumber }: Scene): Weather | null {
  const before = scenes.filter(
    (each) => each.pageNumber < pageNumber && each.pageNumber >= pageNumber - LASTS,
  );
  for (const { text } of before.toReversed()) {
    const stated = weatherIn(text);
    if (stated) return stated;
  }
  return null;
}

const isMoonUnseen = ({ scenes }: StoryPlan, { beat }: Scene): boolean =>
  !AT_HOME.has(beat) && beat !== 'turn' && scenes.some(({ text }) => UNSEEN_MOON.test(text));

/** Whether no page since the first says that the sun is out. */
const lasts = (plan: StoryPlan, { pageNumber }: Scene): boolean =>
  !plan.scenes.some(
    (each) => each.pageNumber < pageNumber && each.pageNumber > 2 && weatherIn(each.text) === 'clear',
  );

/** The weather that the sentences of a text state; of several the last, and snow and rain rather than the wind that comes with them. */
function weatherIn(text: string): Weather | null {
  let found: Weather | null = null;
  for (const [i, sentence] of toldSentences(text).entries())
    for (const clause of i > 0 && isAmbient(sentence) && !/\bit (?:rain|snow)ed\b/.test(sentence)
      ? []
      : factualClauses(sentence.replace(/\bcould\b/g, 'did'))) {
      if (ONCE.test(clause)) continue;
      const stated = WEATHER_WORDS.findLast(([, words]) => words.test(clause))?.[0] ?? null;
      const first = WEATHER_WORDS.find(([, words]) => words.test(clause))?.[0] ?? null;
      const here = stated === 'clear' ? stated : first;
      if (here && !(here === 'wind' && (found === 'rain' || found === 'snow'))) found = here;
    }
  return found;
}
