import type { StoryPlan } from '../../storyteller/story-plan.ts';
import { PROP_CATALOG, type PropName } from '../props/prop-catalog.ts';
import { CROWDS } from '../role-looks.ts';
import { isName, isOfCast } from './names-of-cast.ts';
import { propMentions, propOfNoun, wordsOf } from './prop-words.ts';
import { factualClauses, withoutSpeech } from './sentences-of-page.ts';

/** What a topic is best shown by that names no thing. */
const SHOWN_BY: readonly (readonly [RegExp, PropName])[] = [
  [/\b(?:storms?|thunder\w*|lightning)\b/i, 'lightning'],
  [/\b(?:online|internet|password|website|gaming|video games?|screen time)\b/i, 'computer'],
  [/\b(?:telling (?:the )?time|o'?clock|half past|being late|waiting)\b/i, 'clock'],
  [/\b(?:moving (?:house|away|to)|new (?:house|home|flat))\b/i, 'house'],
  [/\b(?:school play|theatre|stage|acting|on stage)\b/i, 'mask'],
  [/\b(?:school|nursery|kindergarten|homework)\b/i, 'bag'],
  [/\b(?:bedtime|sleep|nightmares?|bad dreams?)\b/i, 'bed'],
  [/\b(?:dark|night)\b/i, 'night-light'],
  [/\bbirthdays?\b/i, 'cake'],
  [/\b(?:swim\w*|pool)\b/i, 'armbands'],
  [/\b(?:beach|seaside|sea)\b/i, 'sandcastle'],
  [/\b(?:garden\w*|plant\w*|growing)\b/i, 'seedling'],
  [/\b(?:snow|winter)\b/i, 'snowman'],
  [/\b(?:holidays?|journey|travel\w*|trip)\b/i, 'suitcase'],
  [/\b(?:money|gold|pocket money|saving)\b/i, 'coin'],
  [/\b(?:recycl\w+|litter|rubbish)\b/i, 'dustbin'],
  [/\b(?:music|concert|orchestra|band)\b/i, 'drum'],
  [/\b(?:hospital|doctor|ill|poorly|sick|tonsils|injection)\b/i, 'plaster'],
  [/\b(?:football|match|team|goal\w*|losing|winning)\b/i, 'ball'],
  [/\b(?:space|planets?|astronauts?|stars)\b/i, 'rocket'],
  [/\bpirates?\b/i, 'map'],
  [/\bchristmas\b/i, 'christmas-tree'],
  [/\b(?:read\w*|library|writing|spelling)\b/i, 'book'],
  [/\b(?:paint\w*|drawing|art)\b/i, 'paintbrush'],
  [/\b(?:cook\w*|bak\w+|kitchen)\b/i, 'bowl'],
  [/\b(?:teeth|tooth|dentist)\b/i, 'toothbrush'],
];
/** Of a page with nothing else these say nothing. */
const SCENERY: ReadonlySet<PropName> = new Set<PropName>([
  'door',
  'window',
  'wall',
  'step',
  'tree',
  'grass',
  'cloud',
  'sun',
  'leaf',
  'house',
  'table',
  'chair',
  'bench',
  'shelf',
  'gate',
]);
/** No washing on a line. */
const WASHES = /\bwashing (?=(?:the|a|an|my|our|his|her|their|your|up|hands|hair)\b)/gi;
/** How many pages of a book name what it is about where its topic does not say. */
const LEAST_PAGES = 3;

const THINGS = new WeakMap<StoryPlan, PropName | null>();

/** The thing that stands for a story in a bubble: what its topic names, else what most of its pages tell of; null for none. */
export function storyThing(plan: StoryPlan): PropName | null {
  const known = THINGS.get(plan);
  if (known !== undefined) return known;
  const found = findThing(plan);
  THINGS.set(plan, found);
  return found;
}

function findThing(plan: StoryPlan): PropName | null {
  const { about, asked } = plan;
  const topic = `${about?.topic ?? ''}, ${asked?.theme ?? ''}`.replace(WASHES, ' ');
  const isShown = (prop: PropName | null): prop is PropName =>
    prop !== null &&
    !CROWDS.has(prop) &&
    !SCENERY.has(prop) &&
    !PROP_CATALOG[prop].words.some((word) => isOfCast([word], plan));
  const noun = propOfNoun(about?.noun ?? '');
  if (isShown(noun)) return noun;
  // It is in the picture itself.
  const isOfLead = isOfCast(wordsOf(about?.noun ?? ''), plan);
  const isThing = (prop: PropName) => isShown(prop) && PROP_CATALOG[prop].figure === null;
  const ofPlot = propOfNoun(about?.thing ?? '');
  return (
    firstShown(topic, isThing, plan) ??
    (isShown(ofPlot) && isThing(ofPlot) ? ofPlot : null) ??
    firstShown(plan.title, isThing, plan) ??
    firstShown(topic, isShown, plan) ??
    (isOfLead ? null : (SHOWN_BY.find(([pattern]) => pattern.test(topic))?.[1] ?? mostTold(plan, isShown)))
  );
}

function firstShown(text: string, isShown: (prop: PropName) => boolean, plan: StoryPlan): PropName | null {
  const words = wordsOf(text.toLowerCase());
  const named = propMentions(words).find(
    ({ prop, from, to }) => isShown(prop) && !isName(words, from, to, plan),
  );
  return named?.prop ?? null;
}

function mostTold(plan: StoryPlan, isShown: (prop: PropName) => boolean): PropName | null {
  const pages = new Map<PropName, number>();
  for (const { text } of plan.scenes) {
    const clauses = factualClauses(withoutSpeech(text)).map(wordsOf);
    const props = clauses.flatMap((words) =>
      propMentions(words)
        .filter(({ from, to }) => !isName(words, from, to, plan))
        .map(({ prop }) => prop),
    );
    for (const prop of new Set(props)) if (isShown(prop)) pages.set(prop, (pages.get(prop) ?? 0) + 1);
  }
  const [best] = [...pages].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= LEAST_PAGES ? best[0] : null;
}
