import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { WITHOUT_GROUND } from '../backgrounds/backdrop.ts';
import { propEntry } from '../props/draw-prop.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { longestSide } from '../props/prop-size.ts';
import { nameOfActor, namePattern } from './actor-names.ts';
import { inStory } from './in-story.ts';
import { propMentions, wordsOf } from './prop-words.ts';
import type { Action } from './read-actions.ts';
import type { Deed } from './read-deeds.ts';
import type { Setting } from './read-setting.ts';
import { withoutSpeech } from './sentences-of-page.ts';

/** Where some actors are in relation to a thing: hidden behind it, under it, in it, on top of it, or working at it. */
export interface Relation {
  kind: 'behind' | 'under' | 'in' | 'on' | 'at' | 'blanket' | 'water' | 'doorway';
  /** Null for water, a doorway and for a blanket over somebody. */
  prop: PropName | null;
  doers: readonly string[];
}

const IS_SOMEWHERE =
  /\b(?:hid|hides|hidden|hiding|cowered|crouched|ducked|crept|crawled|slipped|slid|squeezed|lay|stood(?! (?:it|them|him|her|the|an?)\b)|waited|stayed|disappeared|vanished|peeped|peeked|looked out|curled up|slept|huddled|got|climbed|clambered|jumped|hopped|stepped|sank|landed|tumbled|fell|stuck(?! (?:it|them|him|her|the|an?)\b)|sat|danced|balanced|made room|(?:was|were)(?= (?:still )?(?:on|in|under|behind|up)\b))\b/;
const WHERE =
  /\b(?:(in front of|from (?:behind|under)|out of|off|away|past|to|for|at|with|beside|next to|by)|(behind)|(under|underneath|beneath)|(into|inside|in)|(onto|on top of|on|up))\b/;
const CLIMBED_TO = /^ (?:up )?to the (?=roof\b|top of the (?:roof|house|tree|hill)\b)/;
/** Then there are two of them. */
const MADE_ROOM = /\bmade room for\b/;
/** How many words may be between the preposition and the noun: `behind the big old barrel`. */
const NEAR = 4;
const BLANKET =
  /\b(?:under (?:the |a |his |her |their )?(?:\w+ )?(?:blankets?|covers?|duvet|quilt|sheets?|cloth|towel)|(?:pulled|drew) the (?:blanket|covers?|duvet|quilt)|wrapped .{0,30}\b(?:blanket|quilt|towel|carpet|rug|shawl|sheet|curtain)|rolled (?:up )?in the (?:blanket|quilt|rug)|(?:said|cried|sobbed|sighed|whispered|wept) .{0,20}into (?:the|a|his|her|their) (?:quilt|pillow|blanket|duvet|covers?))\b/;
const STUCK = /\bstuck (?:fast |half ?way )?in (?:the|a|his|her|their) (?:\w+ )?(?:door|doorway|gate|hole)\b/;
/** Who practises there is not in the water. */
const ON_LAND = /\bon (?:the|dry) (?:sand|grass|lawn|ground|land|bed|floor|sofa|carpet)\b/;
const WATER =
  /\b(?:swam|swimming|swim|dived|paddled|floated|floating|waded|(?:in|into) the (?:water|sea|river|lake|pond|pool|waves)|as far as the (?:tummy|knees))\b/;

const NAMES = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const CONTAINERS = NAMES(
  'box basket empty-basket rubbish-basket barrel bucket pot cauldron sack bag suitcase chest nest hay bush drawers trolley wheelbarrow pumpkin bath wardrobe grass dustbin hedge',
);
const PLATFORMS = NAMES(
  'table box stone house shed tree ladder hay barrel trampoline blocks chest suitcase cushion iceberg chair drum bridge stairs tower snowball desk feast-table bench wall',
);
const ROOFS = NAMES('table desk bed chair bench bush feast-table piano bridge sofa stairs washing-line');
const WORKS_AT_TABLE = NAMES('work eat read');

/** Where the text has actors be; null where it says nothing that can be shown, and for those who sit in or ride on something. */
export function readRelation(
  plan: StoryPlan,
  scene: Scene,
  setting: Setting,
  deeds: readonly Deed[],
  actions: ReadonlyMap<string, Action>,
): Relation | null {
  if (setting.inBed) return null;
  const wrapped = wrappedOne(plan, scene);
  if (wrapped) return { kind: 'blanket', prop: null, doers: [wrapped] };
  const last = scene.beat === 'turn' || scene.beat === 'ending' ? 1 : 0.67;
  for (const { text, doers, at } of deeds) {
    if (at > last || doers.length === 0) continue;
    if (BLANKET.test(text)) return { kind: 'blanket', prop: null, doers: doers.slice(0, 1) };
    if (STUCK.test(text)) return { kind: 'doorway', prop: null, doers: doers.slice(0, 1) };
    if (WATER.test(text) && !ON_LAND.test(text) && !setting.isInside && !WITHOUT_GROUND.has(setting.backdrop))
      return { kind: 'water', prop: null, doers };
    const crossed = onBridge(plan, scene, text, doers, setting);
    if (crossed) return crossed;
    const found = placeIn(plan, scene, text) ?? (CLIMBED_UP.test(text) ? climbedIn(plan, scene) : null);
    const all = MADE_ROOM.test(text) ? scene.actors.map(({ castId }) => castId) : doers;
    if (found && fits(found.prop, setting)) return { ...found, doers: all };
  }
  return onRoofByRequest(plan, scene, setting) ?? atTable(scene, setting, actions);
}

/** `Spike climbed up`: the tree that the page has named. */
function climbedIn(plan: StoryPlan, scene: Scene): { kind: 'on'; prop: PropName } | null {
  const named = propMentions(wordsOf(withoutSpeech(scene.text).toLowerCase()))
    .map(({ prop }) => inStory(prop, plan, scene))
    .find((prop) => prop !== null && CLIMBED.has(prop));
  return named ? { kind: 'on', prop: named } : null;
}
const CLIMBED_UP = /\bclimbed (?:right )?(?:up|higher)(?= ?(?:$|[,.;]| and\b| until\b))/;
const CLIMBED = NAMES('tree ladder bare-tree');

/** `met a puppy, right in the middle of the bridge`: both are on it. */
function onBridge(
  plan: StoryPlan,
  scene: Scene,
  text: string,
  doers: readonly string[],
  setting: Setting,
): Relation | null {
  const at = ON_BRIDGE.exec(text);
  if (!at || !fits('bridge', setting) || inStory('bridge', plan, scene) !== 'bridge') return null;
  const named = scene.actors
    .map(({ castId }) => castId)
    .filter((castId) => namePattern(nameOfActor(plan, scene, castId)).test(text.slice(0, at.index)));
  const met = MET_BEING.test(text) && scene.guest ? ['guest'] : [];
  return { kind: 'on', prop: 'bridge', doers: [...new Set([...doers, ...named, ...met])] };
}
const ON_BRIDGE =
  /\b(?:in the middle of|half ?way (?:across|over|along)|(?<!\b(?:looked|shouted|called|waved|pointed|water|under|brook|stream|river) )(?:on|onto|across|over|along)) (?:the|a|that|their) (?:\p{L}+ ){0,2}bridge\b/u;
const MET_BEING = /\b(?:met|faced|bumped into|ran into)\b/;

/** Whom the request has on a roof stays there until the story has come right: `the cat that will not come down from the roof`. */
function onRoofByRequest(plan: StoryPlan, { actors, beat }: Scene, { isInside }: Setting): Relation | null {
  const theme = (plan.asked?.theme ?? '').toLowerCase();
  if (
    isInside ||
    beat === 'ending' ||
    beat === 'home-again' ||
    !/\b(?:on|from) (?:the|our|a) roof\b/.test(theme)
  )
    return null;
  const isThere = ({ id, creature }: StoryPlan['cast'][number]) =>
    theme.includes(creature.toLowerCase()) && actors.some(({ castId }) => castId === id);
  const found = plan.cast.find(isThere);
  return found ? { kind: 'on', prop: 'house', doers: [found.id] } : null;
}

/** Whom somebody hides under a cloth: `hid the ghost under a tablecloth`. */
function wrappedOne(plan: StoryPlan, scene: Scene): string | null {
  const told = withoutSpeech(scene.text);
  const found = scene.actors.find(({ castId }) => {
    const name = namePattern(nameOfActor(plan, scene, castId)).source;
    return new RegExp(
      `\\b(?:hid|hide|hidden|covered|cover|wrapped|wrap|tucked|put) (?:the )?${name}\\b[^.!?]{0,40}\\b(?:under|in|into|with) (?:an?|the|his|her|their) (?:\\w+ )?(?:tablecloth|sheet|blanket|quilt|towel|cloth|shawl)\\b`,
      'i',
    ).test(told);
  });
  return found?.castId ?? null;
}

function placeIn(
  plan: StoryPlan,
  scene: Scene,
  text: string,
): { kind: Relation['kind']; prop: PropName } | null {
  const verb = IS_SOMEWHERE.exec(text);
  if (!verb) return null;
  let rest = (text.slice(verb.index + verb[0].length).split(/[,“”]/)[0] ?? '').replace(
    CLIMBED_TO,
    ' on the ',
  );
  for (let where = WHERE.exec(rest); where; where = WHERE.exec(rest)) {
    const [all, other, behind, under, inside] = where;
    rest = rest.slice(where.index + all.length);
    if (other) continue;
    const words = wordsOf(rest);
    const mention = propMentions(words).find(({ from }) => from <= NEAR);
    if (!mention) continue;
    const prop = inStory(mention.prop, plan, scene);
    if (prop === null) continue;
    const kind = behind ? 'behind' : under ? 'under' : inside ? 'in' : 'on';
    if (isPossible(kind, prop)) return { kind, prop };
  }
  return null;
}

/** Whether there are pictures of somebody behind, under, in or on such a thing. */
export function isPossible(kind: 'behind' | 'under' | 'in' | 'on', prop: PropName): boolean {
  if (propEntry(prop).figure !== null) return false;
  switch (kind) {
    case 'behind':
      return longestSide(prop) >= 140 && propEntry(prop).spot !== 'sky';
    case 'under':
      return ROOFS.has(prop);
    case 'in':
      return CONTAINERS.has(prop);
    case 'on':
      return PLATFORMS.has(prop);
  }
}

const fits = (prop: PropName, { isInside, backdrop }: Setting): boolean =>
  !(isInside ? propEntry(prop).isOutdoors : propEntry(prop).isIndoors) && !WITHOUT_GROUND.has(backdrop);

/** Rooms in which nobody puts a table. */
const WITHOUT_TABLES = NAMES('tent bus pool lift aeroplane airport stage corridor');

/** Who eats, cooks, writes or reads in a room does it at a table. */
function atTable(
  { actors, text }: Scene,
  { isInside, backdrop }: Setting,
  actions: ReadonlyMap<string, Action>,
): Relation | null {
  if (
    !isInside ||
    WITHOUT_TABLES.has(backdrop) ||
    /\b(?:floor|carpet|rug|bed|sofa|wall|board|window|ladder)\b/.test(text)
  )
    return null;
  const doers = actors
    .map(({ castId }) => castId)
    .filter((id) => {
      const action = actions.get(id);
      return action?.isStrong === true && WORKS_AT_TABLE.has(action.pose ?? '');
    });
  const [first] = doers;
  return first && first === actors[0]?.castId ? { kind: 'at', prop: 'table', doers } : null;
}
