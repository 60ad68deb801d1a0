import type { Beat, Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import type { FigureFeeling } from '../figure-feeling.ts';
import { nameOfActor } from './actor-names.ts';
import { factualClauses, toldSentences } from './sentences-of-page.ts';

/** Somebody cries. */
const WEEPING =
  /\b(?:(?<!^)cried(?! ?[“,])|(?:was|were|began|started|stopped) crying|wept|weeping|sobb(?:ed|ing)|in(?:to)? tears|(?:the|a|some|one|two|hot|big) tears? (?:came|ran|fell|rolled|stood|dripped)|tears (?:came|ran|fell|rolled|stood|dripped)|wiped (?:away )?(?:his|her|their|its|a|the) tears?)\b/;
/** Words for feelings; strong ones come first. */
const MOOD_WORDS: readonly (readonly [RegExp, FigureFeeling])[] = [
  [WEEPING, 'tearful'],
  [
    /\b(?:furious|angry|anger|raging|rage|(?:was|were|felt|very|so|and then|quite|got|grew) cross|scowled|glared|slammed|sulked|grumbled|growled|snarled|stamped (?:and|with|one foot|both feet)|roared with)\b/,
    'angry',
  ],
  [/\b(?:jealous|envious|jealousy|envy)\b/, 'jealous'],
  [
    /\b(?:ashamed|embarrassed|guilty|shame|blushed|(?:went|turned|grew) (?:as |very |quite |a bit )?red|ears? (?:went|were|got|as) (?:very |quite )?red|did not dare to look|looked at (?:the|his|her|their) (?:own )?(?:shoes|feet|toes))\b/,
    'ashamed',
  ],
  [/\b(?:laughed|giggled|chuckled|grinned|had to laugh)\b/, 'laughing'],
  [
    /\b(?:sighed|sad|unhappy|lonely|homesick|disappointed|miserable|lip (?:trembled|shook)|in a small voice|tried not to mind|given up|hung (?:his|her|their|its) head|heavy heart|felt (?:sad and )?heavy)\b/,
    'sad',
  ],
  [
    /\b(?:trembled|shivered|afraid|scared|terrified|frightened|cowered|heart (?:thumped|pounded)|hardly dared|did not dare)\b/,
    'frightened',
  ],
  [
    /\b(?:worried|swallowed(?: hard)?(?! (?:an?|the|it|his|her|their|one|two)\b)|nervous|huddled|hid (?:behind|under|in)|crept into|heart beat|held on to the bag)\b/,
    'worried',
  ],
  [/\b(?:yawned|sleepy|tired)\b/, 'sleepy'],
  [/\b(?:gasped|blinked|stared|surprised|amazed|astonished|mouth (?:fell )?open(?:ed)?)\b/, 'surprised'],
  [/\b(?:proud|proudly|ten feet tall)\b/, 'proud'],
  [/\b(?:smiled|beamed|happy|glad|cheered|delighted)\b/, 'happy'],
];

/** The feeling that a text in lower case names; null for none. */
export const moodIn = (text: string): FigureFeeling | null =>
  MOOD_WORDS.find(([words]) => words.test(text))?.[1] ?? null;

/** Feelings that come over somebody: `something hot came up inside Pip`, `in Noor’s tummy it was heavy`. */
const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const INSIDE_SOMEBODY = (name: string) =>
  new RegExp(
    `\\b(?:in|inside|through|over|up) ${name}(?:’s? (?:tummy|stomach|chest|throat|heart|head|ears|legs))?(?![\\p{L}])`,
    'iu',
  );
const HEAT: readonly (readonly [RegExp, FigureFeeling])[] = [
  [/\b(?:hot|volcano|boiled|bubbled|anger|temper)\b/i, 'angry'],
  [/\b(?:green|pinched|bit)\b/i, 'jealous'],
  [/\b(?:heavy|grey|ached|empty|pulled)\b/i, 'sad'],
  [/\b(?:cold|fluttered|butterflies|trembled|wobbly|tight)\b/i, 'worried'],
  [/\b(?:warm|light|tickled)\b/i, 'happy'],
];
/** `Pip’s ears went red` */
const ownFace = (name: string) =>
  new RegExp(`\\b${escaped(name)}’s (?:ears|cheeks|face|lip|lips|heart|knees|eyes|head) [^.!?]*`, 'iu');
/** What a story about a feeling shows on the pages on which all is not well yet. */
const OF_TOPIC: readonly (readonly [RegExp, FigureFeeling])[] = [
  [/\b(?:angry|anger|furious|temper|tantrum|rage)\b/i, 'angry'],
  [/\b(?:jealous|jealousy|envy|envious)\b/i, 'jealous'],
  [/\b(?:ashamed|embarrassed|shame|blush\w*|guilty)\b/i, 'ashamed'],
  [/\b(?:sad|sadness|crying|homesick|missing|grief|lonely)\b/i, 'sad'],
  [/\b(?:afraid|scared|fear|frightened|worried|worry|nervous)\b/i, 'worried'],
];
const UNWELL: ReadonlySet<Beat> = new Set<Beat>(['problem', 'lowest']);

/**
 * Feelings that the text names without making anybody its subject: what comes over somebody, and on the pages of the problem what the
 * story is about, for the lead.
 */
export function readMoods(plan: StoryPlan, scene: Scene): ReadonlyMap<string, FigureFeeling> {
  const out = new Map<string, FigureFeeling>();
  const sentences = toldSentences(scene.text);
  for (const { castId } of scene.actors) {
    const name = nameOfActor(plan, scene, castId);
    if (name === '') continue;
    const over = INSIDE_SOMEBODY(escaped(name));
    const felt = sentences
      .filter((sentence) => over.test(sentence))
      .map((sentence) => HEAT.find(([words]) => words.test(sentence))?.[1])
      .find((each) => each !== undefined);
    const shown = sentences.map((sentence) => ownFace(name).exec(sentence)?.[0]).find(Boolean);
    const feeling = felt ?? (shown ? moodIn(shown.toLowerCase()) : null);
    if (feeling) out.set(castId, feeling);
  }
  const lead = scene.actors[0]?.castId;
  if (lead === undefined || out.has(lead) || !UNWELL.has(scene.beat)) return out;
  const about = OF_TOPIC.find(([words]) => words.test(plan.about?.topic ?? ''))?.[1];
  if (
    about &&
    (sentences.flatMap(factualClauses).some((clause) => moodIn(clause) === about) ||
      about === 'angry' ||
      about === 'jealous')
  )
    out.set(lead, about);
  return out;
}
