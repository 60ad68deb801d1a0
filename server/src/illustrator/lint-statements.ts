import { singularOf } from '../storyteller/grammar/inflections.ts';
import { splitSentences } from '../storyteller/grammar/sentences.ts';
import type { Scene, StoryPlan } from '../storyteller/story-plan.ts';
import { type Backdrop, isRoofed } from './backgrounds/backdrop.ts';
import type { StagedScene } from './draw-scene.ts';
import { propEntry } from './props/draw-prop.ts';
import { PROP_NAMES } from './props/prop-catalog.ts';

/*
 * Whether a picture contradicts plain statements of its page. The words are few and the lint's own: it counts what is certain, and knows
 * nothing of how the director reads.
 */

/** The kinds of statements that are compared. */
export const STATEMENT_KINDS = ['weather', 'place', 'mood', 'simile'] as const;
type StatementKind = (typeof STATEMENT_KINDS)[number];

/** A statement of a page, and whether its picture agrees. */
export interface StatementClaim {
  kind: StatementKind;
  sentence: string;
  isKept: boolean;
}

const NEGATED =
  /\b(?:no|not|never|nobody|if|would|could|wished|dreamed|thought|talked|look for|letter box|like|as if|had been|once)\b|n’t\b|\?/i;

const WEATHER: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:it (?:rained|was raining|poured)|in the rain|the monsoon|thunder (?:rolled|crashed))\b/i, ['rain']],
  [/\b(?:it snowed|it was snowing|in the snow|the snowman)\b/i, ['snow']],
  [/\b(?:thick fog|it was foggy|in the fog)\b/i, ['mist']],
  [/\bthe sun (?:shone|came out|was shining)\b/i, ['clear', 'wind', 'snow', 'cloudy']],
];

const PLACES: readonly (readonly [RegExp, readonly Backdrop[]])[] = [
  [/\b(?:at|across) the market\b/i, ['market', 'city', 'fair', 'shop']],
  [/\b(?:on|onto) the stage\b/i, ['stage', 'school']],
  [/\bin the (?:street|road)\b/i, ['village', 'city']],
  [/\bin the kitchen\b/i, ['kitchen']],
  [/\b(?:in|into) the bath(?:tub|room)?\b/i, ['bathroom']],
  [/\b(?:lay|sat|was|were) in bed\b/i, ['bedroom']],
  [/\bin the (?:classroom|class)\b|\bat school\b/i, ['school', 'stage', 'library']],
  [/\bin the (?:waiting room|hospital)\b|\bat the (?:dentist|doctor)’s\b/i, ['clinic', 'ward']],
  [/\b(?:on|along) the beach\b/i, ['shore', 'island']],
  [/\b(?:in|into|through) the (?:forest|wood|woods)\b/i, ['forest', 'treehouse', 'snowfield']],
  [/\b(?:in|into) the garden\b/i, ['garden', 'cottage', 'snowfield']],
  [/\bin the shop\b/i, ['shop']],
  [/\bin the supermarket\b/i, ['supermarket']],
  [/\bon (?:the )?deck\b/i, ['ship']],
];

const MOODS: readonly (readonly [string, readonly string[]])[] = [
  ['furious|angry|very cross', ['angry']],
  ['jealous', ['jealous']],
  ['ashamed|embarrassed', ['ashamed']],
  ['sad|unhappy', ['sad', 'tearful', 'worried']],
  ['afraid|frightened|scared', ['worried', 'frightened']],
  ['proud', ['proud', 'happy', 'laughing']],
];

/** The plain statements of a page about weather, place and moods, and the things of its similes. */
export function lintStatements(plan: StoryPlan, staged: StagedScene): StatementClaim[] {
  const told = splitSentences(staged.scene.text.replace(/“[^”]*”?/g, ' ')).filter(
    (sentence, i, all) => !NEGATED.test(sentence) && (i === 0 || i < all.length / 2),
  );
  return [
    ...told.flatMap((sentence) => weatherClaim(sentence, staged)),
    ...placeClaims(told, staged),
    ...told.flatMap((sentence) => moodClaims(sentence, plan, staged)),
    ...simileClaims(staged),
  ];
}

function weatherClaim(sentence: string, { shot }: StagedScene): StatementClaim[] {
  const found = WEATHER.find(([words]) => words.test(sentence));
  if (!found || ['undersea', 'space', 'moon', 'cave'].includes(shot.setting.backdrop)) return [];
  return [{ kind: 'weather', sentence, isKept: found[1].includes(shot.setting.weather) }];
}

/** Only where a page names one place. */
function placeClaims(told: readonly string[], { shot }: StagedScene): StatementClaim[] {
  const named = PLACES.filter(([words]) => told.some((sentence) => words.test(sentence)));
  const [only] = named;
  if (!only || named.length > 1) return [];
  const sentence = told.find((each) => only[0].test(each)) ?? '';
  const isAlike = isRoofed(shot.setting.backdrop) && shot.setting.inBed && only[1].includes('bedroom');
  return [{ kind: 'place', sentence, isKept: isAlike || only[1].includes(shot.setting.backdrop) }];
}

function moodClaims(sentence: string, plan: StoryPlan, { actors, scene }: StagedScene): StatementClaim[] {
  return actors.flatMap(({ actor, isSilhouette, isFromBehind }) => {
    const name = nameOf(plan, scene, actor.castId);
    if (name === '' || isSilhouette || isFromBehind) return [];
    const found = MOODS.find(([words]) =>
      new RegExp(`\\b${name} (?:was|felt|got|grew|became) (?:\\w+ )?(?:${words})\\b`, 'i').test(sentence),
    );
    return found ? [{ kind: 'mood', sentence, isKept: found[1].includes(actor.feeling) } as const] : [];
  });
}

const nameOf = ({ cast }: StoryPlan, { guest }: Scene, castId: string): string =>
  (castId === 'guest' ? guest?.name : cast.find(({ id }) => id === castId)?.name)?.replace(/\W/g, '.') ?? '';

const SIMILE = /\bas \w+ as an? ([\p{L} ]+?)(?=[,.;:!?”]|$)|\b(?:like|than) an? (\p{L}+)/giu;

/** Things that a page names in comparisons only: none of them is in the picture. */
function simileClaims({ scene, things }: StagedScene): StatementClaim[] {
  const rest = scene.text.replace(SIMILE, ' ').toLowerCase();
  return [...scene.text.matchAll(SIMILE)].flatMap((match) => {
    const noun = singularOf((match[1] ?? match[2] ?? '').split(' ').at(-1)?.toLowerCase() ?? '');
    const props = PROP_NAMES.filter((prop) => propEntry(prop).words.includes(noun));
    if (props.length === 0 || rest.includes(noun)) return [];
    const isDrawn = things.some(({ prop, isSubject }) => props.includes(prop) && !isSubject);
    return [{ kind: 'simile', sentence: match[0], isKept: !isDrawn } as const];
  });
}
