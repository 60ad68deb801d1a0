import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { PROP_CATALOG, type PropName } from '../props/prop-catalog.ts';

/** What texts say of a noun in a state; N stands for the noun. */
const STATES = {
  broken:
    '(?:broken|cracked|smashed|shattered|chipped) (?:\\w+ )?N|N (?:(?:had|has|was|is|were|got|lay) )?(?:\\w+ )?(?:broke|broken|cracked|smashed|shattered|fell down|in (?:\\w+ )?pieces)',
  unlit:
    '(?:unlit|dark|broken) N|N (?:\\w+ ){0,4}(?:went|gone|go|goes|blown) out|blew out the (?:\\w+ )?N|(?:cannot|can’t|couldn’t|could not) light (?:the|a|his|her|its) N|N (?:was|is|stayed|stood|had) (?:\\w+ )?(?:broken|dark|out|stopped)',
  empty: 'empty (?:\\w+ )?N|N(?: \\w+){0,2} (?:was|stayed|stood|is|remained)(?: \\w+)? empty',
  torn: '(?:torn|ripped) (?:\\w+ )?N|N (?:(?:had|has|was|is|got) )?(?:\\w+ )?(?:tore|torn|ripped)|hole in the N',
  rubbish:
    'N(?: \\w+){0,3} (?:of|with) (?:\\w+ )?(?:rubbish|litter|trash)|(?:rubbish|litter|trash)(?: \\w+){0,6} N',
} as const;
type State = keyof typeof STATES;

/** Things with a drawing of a state; of several states the first that fits. */
const DRAWN: Partial<Record<PropName, readonly (readonly [State, PropName])[]>> = {
  teapot: [['broken', 'broken-teapot']],
  vase: [['broken', 'broken-vase']],
  cup: [['broken', 'broken-cup']],
  jug: [['broken', 'broken-jug']],
  bridge: [['broken', 'broken-bridge']],
  kite: [['torn', 'torn-kite']],
  candle: [['unlit', 'unlit-candle']],
  lantern: [['unlit', 'unlit-lantern']],
  lamp: [['unlit', 'unlit-lamp']],
  campfire: [['unlit', 'unlit-campfire']],
  jar: [['empty', 'empty-jar']],
  bowl: [['empty', 'empty-bowl']],
  basket: [
    ['empty', 'empty-basket'],
    ['rubbish', 'rubbish-basket'],
  ],
};

/** It is whole, lit or full again. */
const OVER = /\b(?:mended|repaired|fixed|glued|sewed|sewn|stitched|whole again|lit|relit|filled|built)\b/i;

const patterns = new Map<string, RegExp>();

function patternOf(prop: PropName, state: State): RegExp {
  const key = `${prop}/${state}`;
  const nouns = PROP_CATALOG[prop].words.filter((words) => !words.includes(' '));
  const pattern =
    patterns.get(key) ??
    new RegExp(`\\b(?:${STATES[state].replaceAll('N', `(?:${nouns.join('|')})`)})\\b`, 'i');
  patterns.set(key, pattern);
  return pattern;
}

/** Whether the page comes after what the request says has been put right. */
function isOver(scenes: readonly Scene[], { pageNumber, beat }: Scene): boolean {
  if (beat === 'ending' || beat === 'home-again') return true;
  return scenes.some((each) => each.beat === 'turn' && each.pageNumber <= pageNumber && OVER.test(each.text));
}

/** The drawing of a thing in the state that its page gives it, or the request until the story has come right. */
export function inState(prop: PropName, { about, asked, scenes }: StoryPlan, scene: Scene): PropName {
  const topic = `${about?.topic ?? ''}, ${asked?.theme ?? ''}`;
  const found = DRAWN[prop]?.find(([state]) => {
    const words = patternOf(prop, state);
    return words.test(scene.text) || (words.test(topic) && (state === 'rubbish' || !isOver(scenes, scene)));
  });
  return found ? found[1] : prop;
}

const WHOLE = new Map<PropName, PropName>(
  Object.entries(DRAWN).flatMap(([whole, states]) =>
    states.map(([, prop]) => [prop, whole as PropName] as const),
  ),
);

/** The thing itself of a thing in a state: what is missing is thought of as it was. */
export const wholeOf = (prop: PropName): PropName => WHOLE.get(prop) ?? prop;
