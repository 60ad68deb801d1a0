import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { COLOR_WORDS } from '../palette.ts';
import { propEntry } from '../props/draw-prop.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { nameOfActor } from './actor-names.ts';
import { wordsOf } from './prop-words.ts';
import { withoutSpeech } from './sentences-of-page.ts';

const GREAT = /^(?:great|huge|enormous|giant|gigantic|mighty|monstrous)$/;
const LITTLE = /^(?:little|small|tiny|young)$/;
const SHRUNK =
  /\b(?:got|grew|became|getting|growing) (?:\p{L}+ ){0,2}smaller\b|\bshr[aiu]nk\b|\bhad shrunk\b|\bhalf (?:of it )?(?:was|had been) eaten\b/iu;

/** How much larger or smaller than usual a page has a thing; nothing where it says nothing. */
export function growthOf(
  words: readonly string[],
  from: number,
  prop: PropName,
  { text }: Scene,
  isSubject: boolean,
): { growth?: number } {
  const before = words.slice(Math.max(0, from - 3), from);
  const near = before.slice(-2);
  if (near.some((word) => GREAT.test(word)) || /\b(?:great|very|really) big\b/.test(before.join(' ')))
    return { growth: propEntry(prop).spot === 'large' ? 1.3 : 2.4 };
  if (isSubject && SHRUNK.test(text)) return { growth: 0.6 };
  return propEntry(prop).spot === 'large' && LITTLE.test(before.at(-1) ?? '')
    ? { growth: prop === 'drooping-tree' ? 1 : prop === 'tree' ? 0.4 : 0.6 }
    : {};
}

/** What a story has something made of that is usually made of something else. */
const MATERIALS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:of|from) chee?se?s?\b|\bcheese (?:ship|boat|house|castle|car|train|moon)/i, '#F2C84B'],
  [/\b(?:of|from) chocolate\b|\bchocolate (?:ship|boat|house|castle|car|train)/i, '#8A5A3C'],
  [/\b(?:of|from) gingerbread\b|\bgingerbread house/i, '#B9753F'],
  [/\b(?:of|from) gold\b/i, '#EDB73F'],
  [/\b(?:of|from) silver\b/i, '#B9BFCC'],
  [/\b(?:of|from) (?:ice|glass)\b|\bice (?:ship|castle|house|palace)/i, '#BFE3F2'],
  [/\b(?:of|from) (?:snow|paper)\b|\bpaper (?:ship|boat|plane|house)/i, '#F4F3EC'],
  [/\b(?:of|from) (?:sweets|candy|jelly|bubblegum)\b/i, '#F3A6C0'],
];

/** The colour of the thing of a story, by what it is made of or by the word before it in the request; null where nothing is said. */
export const colorOfSubject = ({ about, asked }: StoryPlan): string | null => {
  const topic = `${about?.topic ?? ''}, ${asked?.theme ?? ''}`;
  const material = MATERIALS.find(([words]) => words.test(topic))?.[1];
  const words = wordsOf(topic.toLowerCase());
  const head = about?.noun
    ?.toLowerCase()
    .split(/[\s-]+/)
    .at(-1);
  return material ?? COLOR_WORDS.get(words[words.indexOf(head ?? '') - 1] ?? '') ?? null;
};

const BOARD_GAME = /\b(?:board ?games?|chess|draughts|ludo|snakes and ladders)\b/i;
const PLAYS = /\b(?:games?|play\w*|win|wins|won|lose|loses|losing|lost|dice|turn|pieces?)\b/i;

/** Whether a page of a story about board games is at the board. */
export const isBoardGame = ({ about, asked }: StoryPlan, { text }: Scene): boolean =>
  BOARD_GAME.test(`${about?.topic ?? ''} ${asked?.theme ?? ''}`) && PLAYS.test(text);

const DOES =
  'said|tried|laughed|asked|ran|sat|looked|took|came|went|held|smiled|cried|wanted|nodded|shouted|whispered|called|jumped|helped|waited|stood';

/** Whether a child of the request who is not in the cast does something on a page. */
export function hasNamedChild(plan: StoryPlan, scene: Scene): boolean {
  if (scene.actors.length > 2) return false;
  const told = withoutSpeech(scene.text);
  const known = [
    ...plan.cast.map(({ name }) => name),
    ...scene.actors.map(({ castId }) => nameOfActor(plan, scene, castId)),
  ]
    .join(' ')
    .toLowerCase();
  const names = [...(plan.asked?.theme ?? '').matchAll(/(?<!^)\b\p{Lu}\p{Ll}{2,}/gu)].map(([name]) => name);
  return names.some(
    (name) =>
      !known.includes(name.toLowerCase()) &&
      new RegExp(
        `\\b${name},? (?:and tried|${DOES})\\b|\\b(?:said|asked|shouted|cried) ${name}\\b`,
        'u',
      ).test(told),
  );
}
