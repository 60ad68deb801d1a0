import { splitSentences } from '../../storyteller/grammar/sentences.ts';
import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import type { Dressing, HurtPart } from '../creatures/draw-dressings.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { nameOfActor, namePattern } from './actor-names.ts';
import { factualClauses, withoutSpeech } from './sentences-of-page.ts';

const PARTS: readonly (readonly [RegExp, HurtPart])[] = [
  [/\b(?:knees?|legs?|shins?)\b/i, 'knee'],
  [/\b(?:ankles?|foot|feet|toes?|heel)\b/i, 'ankle'],
  [/\b(?:elbows?|arms?|wings?)\b/i, 'arm'],
  [/\b(?:hands?|paws?|fingers?|thumbs?|wrists?)\b/i, 'hand'],
  [/\b(?:head|forehead)\b/i, 'head'],
];
const partIn = (text: string): HurtPart | undefined => PARTS.find(([words]) => words.test(text))?.[1];

const PART =
  '(?:knees?|legs?|shins?|ankles?|foot|feet|toes?|heel|elbows?|arms?|wings?|hands?|paws?|fingers?|thumbs?|wrists?|head|forehead)';
/** Somebody has hurt a part of the body in a way that is seen. */
const HURT = new RegExp(
  `\\b(?:cut|scraped|grazed|skinned|scratched|bumped|hurt) (?:his|her|its|their|one|an?|the|both) (?:left |right |sore )?${PART}\\b|\\b${PART} (?:hurt|stung|bled|(?:was|were) (?:bleeding|cut|grazed|scraped|sore))\\b|\\b(?:gravel|splinter|thorn|blood|graze|bump|cut|scratch) (?:in|on|from) (?:his|her|its|their|one|an?|the|both) ${PART}\\b`,
  'i',
);
const DRESSED =
  /\b(?:wound|wrapped|tied|put|stuck|laid|got|had|wore|with|in|under|bandaged|round|of)\b[^.!?]*\b(bandages?|bandaged|sticking plasters?|plasters?|slings?|plaster cast|cast)\b|\b(bandaged|bandage|plaster|cast)\b[^.!?]*\b(?:slid|held|sat|stayed|was on)\b/i;
const IS_OFF =
  /\b(?:bandage|plaster|cast|sling)\b[^.!?]{0,12}\b(?:(?:came|was|is|fell|had come) off|opened|stands)\b|\btook (?:off )?the (?:bandage|plaster|cast|sling)(?: off)?\b|\b(?:healed|as good as new)\b/i;

const kindOfDressing = (words: string): Dressing['kind'] =>
  /cast|(?:in|of) plaster/i.test(words)
    ? 'cast'
    : /plaster/i.test(words)
      ? 'plaster'
      : /sling/i.test(words)
        ? 'cast'
        : 'bandage';

const HURTS = new WeakMap<StoryPlan, ReadonlyMap<number, ReadonlyMap<string, Dressing>>>();

/** What an actor has on a hurt part of the body on a page: a graze, and from when it is dressed on a plaster or a bandage. */
export function readDressing(plan: StoryPlan, scene: Scene, castId: string): Dressing | null {
  const known = HURTS.get(plan) ?? hurtsOf(plan);
  HURTS.set(plan, known);
  return known.get(scene.pageNumber)?.get(nameOfActor(plan, scene, castId)) ?? null;
}

/** Whether the page tells how somebody is hurt, or of the hurt that is not dressed yet. */
export const isFreshlyHurt = (plan: StoryPlan, scene: Scene, castId: string): boolean =>
  HURT.test(scene.text) && readDressing(plan, scene, castId)?.kind === 'graze';

const PROPS: Record<Dressing['kind'], readonly PropName[]> = {
  graze: [],
  plaster: ['plaster'],
  bandage: ['bandage'],
  cast: ['plaster-cast', 'bandage', 'plaster'],
};

/** What is on somebody’s knee or arm on a page, and so lies nowhere. */
export const dressingsOn = (plan: StoryPlan, scene: Scene): ReadonlySet<PropName> =>
  new Set(
    scene.actors.flatMap(({ castId }) => {
      const dressing = readDressing(plan, scene, castId);
      return dressing ? PROPS[dressing.kind] : [];
    }),
  );

/** By page and name, each until another page says something else. */
function hurtsOf(plan: StoryPlan): ReadonlyMap<number, ReadonlyMap<string, Dressing>> {
  const now = new Map<string, Dressing>();
  return new Map(
    plan.scenes.map((scene) => {
      const names = scene.actors.map(({ castId }) => nameOfActor(plan, scene, castId)).filter(Boolean);
      let about: string | undefined = names[0];
      for (const sentence of splitSentences(withoutSpeech(scene.text))) {
        const named = names.filter((name) => namePattern(name).test(sentence.replaceAll('’s ', ' ')));
        about = named.at(-1) ?? about;
        if (IS_OFF.test(sentence)) now.clear();
        else for (const [name, dressing] of readSentence(sentence, about, now)) now.set(name, dressing);
      }
      return [scene.pageNumber, new Map(now)];
    }),
  );
}

/** Whom a sentence has hurt or dressed. */
function readSentence(
  sentence: string,
  about: string | undefined,
  now: ReadonlyMap<string, Dressing>,
): [string, Dressing][] {
  const told = factualClauses(sentence).join('. ');
  const part = partIn(told);
  const dressed = DRESSED.exec(told);
  const [hurt] = [...now.keys()];
  // Who winds a bandage is not the one who is hurt.
  const whom = hurt ?? about;
  if (!whom) return [];
  if (dressed && (part || hurt)) {
    const kind = kindOfDressing(dressed[0]);
    return [[whom, { kind, at: part ?? now.get(whom)?.at ?? (kind === 'cast' ? 'arm' : 'knee') }]];
  }
  const isSlipped =
    hurt !== undefined &&
    part !== undefined &&
    /\bslid|slipped\b/.test(told) &&
    now.get(hurt)?.kind === 'bandage';
  if (isSlipped) return [[hurt, { kind: 'bandage', at: part }]];
  return about && part && HURT.test(told) && !now.has(about) ? [[about, { kind: 'graze', at: part }]] : [];
}
