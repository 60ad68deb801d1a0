import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import type { FigurePose } from '../body/poses.ts';
import type { FigureFeeling } from '../figure-feeling.ts';
import type { PropName } from '../props/prop-catalog.ts';
import {
  type ActionRule,
  firstRule,
  HANDLING_ACTIONS,
  SPEAKING,
  STRONG_ACTIONS,
  WEAK_ACTIONS,
} from './action-rules.ts';
import { nameOfActor, namePattern } from './actor-names.ts';
import type { EffectKind } from './effect-kind.ts';
import type { Deed } from './read-deeds.ts';
import type { PageEvent } from './read-event.ts';
import { isFreshlyHurt } from './read-hurts.ts';
import { moodIn, readMoods } from './read-moods.ts';
import { withoutSpeech } from './sentences-of-page.ts';
import { parentOn } from './with-parent.ts';

/** What the text says an actor does and feels; absent where it says nothing. */
export interface Action {
  pose?: FigurePose;
  feeling?: FigureFeeling;
  /** What is drawn around it: notes of a song, soil of a hole. */
  effect?: EffectKind;
  /** What it does it with, unless it holds something else. */
  tool?: PropName;
  /** The page is about what it does. */
  isStrong?: boolean;
}

/** How the actors of a page touch. */
export type Contact = 'hug' | 'hands' | 'comfort' | 'none';

/** What every actor of a page does and feels, by the parts of clauses of which it is the subject; speech is left out. */
export function readActions(
  plan: StoryPlan,
  scene: Scene,
  deeds: readonly Deed[],
  event: PageEvent | null,
): Map<string, Action> {
  const out = new Map<string, Action>();
  for (const { castId } of scene.actors) {
    const own = deeds.filter(({ doers }) => doers.includes(castId));
    const alone = own.filter(({ doers }) => doers.length === 1);
    // What somebody does alone says more than what all do: `They ran, they shouted. Mira sat.`
    const isAlone = firstOf(ownEvents(alone, scene), STRONG_ACTIONS) ?? firstOf(alone, STILL);
    const ofEvent = own.filter(({ at }) => at === event?.at);
    const isOfEvent = firstOf(ofEvent, STRONG_ACTIONS) ?? firstOf(ofEvent, HANDLING_ACTIONS);
    // `They ran. Mira sat.`
    const isBySome = isAlone !== undefined && ofEvent.every(({ doers }) => doers.length > 1);
    const action = actionOf(isOfEvent && !isBySome ? ofEvent : isAlone ? alone : own, scene, own);
    if (action) out.set(castId, action);
  }
  const guest = scene.guest && !out.has('guest') ? guestByPronoun(scene) : undefined;
  if (guest) out.set('guest', guest);
  const lead = scene.actors[0]?.castId;
  const isPhoning = PHONE.test(withoutSpeech(scene.text));
  if (lead && isPhoning && ![...out.values()].some(({ pose }) => pose === 'phone'))
    out.set(lead, { ...out.get(lead), pose: 'phone', tool: 'phone', isStrong: true });
  if (SCREAM.test(withoutSpeech(scene.text)))
    for (const { castId } of scene.actors)
      if (!out.get(castId)?.isStrong)
        out.set(castId, { pose: 'startle', feeling: 'surprised', effect: 'fright', isStrong: true });
  const weeping = lead && TEARS_CAME.test(withoutSpeech(scene.text)) && !out.get(lead)?.isStrong;
  if (weeping) out.set(lead, { ...out.get(lead), pose: 'cry', feeling: 'sad', isStrong: true });
  for (const [castId, feeling] of readMoods(plan, scene)) out.set(castId, { ...out.get(castId), feeling });
  for (const { castId } of scene.actors)
    if (isFreshlyHurt(plan, scene, castId) && !out.get(castId)?.isStrong)
      out.set(castId, { pose: 'sit', feeling: 'worried' });
  for (const [castId, action] of out)
    if (action.effect === 'puff' && isOfFire(plan, scene, castId))
      out.set(castId, { ...action, effect: 'fire' });
  const whisperer = scene.actors.find(({ castId }) => out.get(castId)?.pose === 'whisper')?.castId;
  const listener = scene.actors.find(
    ({ castId }) => castId !== whisperer && !out.get(castId)?.isStrong,
  )?.castId;
  if (whisperer && listener) out.set(listener, { ...out.get(listener), pose: 'listen' });
  for (const [castId, action] of out)
    if (action.pose === 'cry') out.set(castId, { ...action, feeling: 'tearful' });
  return out;
}

/** What a dragon blows, sneezes or coughs is fire, unless the page says that it has gone out. */
function isOfFire(plan: StoryPlan, scene: Scene, castId: string): boolean {
  const guest = { guest: scene.guest, 'second-guest': scene.secondGuest }[castId];
  const creature = plan.cast.find(({ id }) => id === castId)?.creature ?? guest?.creature ?? '';
  return /\bdragon/i.test(creature) && !NO_FIRE.test(scene.text);
}
const NO_FIRE =
  /\b(?:no (?:fire|flames?|smoke|spark)|gone out|went out|only smoke|nothing (?:came|happened)|not (?:a|one|even a) (?:single )?(?:spark|flame))\b/i;

/** Somebody telephones without being named in the clause: `But on the telephone there was only “Fine”`. */
const PHONE = /\b(?:on|into|down) the (?:tele)?phone\b/;
/** `Then the tears came.` */
const TEARS_CAME = /\b(?:the|hot|big|two|some) tears (?:came|ran|fell|rolled|dripped)\b/i;
/** Everybody has a fright: `the scream was louder than the bell`. */
const SCREAM = /\b(?:the|a|one|such a) (?:\p{L}+ )?(?:scream|shriek|fright)\b/iu;
/** Pages that lead up to what happens last. */
const ENDS_WITH_EVENT: ReadonlySet<string> = new Set(['turn', 'ending']);
/** Where what a page adds after its event begins: `Bo hummed.` */
const ADDED = 0.6;

/** The deeds of which the page's own event can be one. */
const ownEvents = (deeds: readonly Deed[], { beat }: Scene): readonly Deed[] =>
  ENDS_WITH_EVENT.has(beat) ? deeds : deeds.filter(({ at }) => at <= ADDED);

/** Weak verbs by which something is done to something. */
const HANDLING = WEAK_ACTIONS.filter(({ pose }) => pose === 'hold' || pose === 'work' || pose === 'wave');

/** What somebody does by the first strong verb; what a page adds after its event gives way to what is done with something before. */
function actionOf(deeds: readonly Deed[], scene: Scene, all = deeds): Action | undefined {
  const own = ownEvents(deeds, scene);
  const handled = firstOf(own, STRONG_ACTIONS) ? undefined : firstOf(own, HANDLING);
  const strong = handled ? undefined : firstOf(deeds, STRONG_ACTIONS);
  const found = strong ?? handled ?? firstOf(deeds, WEAK_ACTIONS) ?? firstOf(deeds, SPEAKING);
  const feeling = [...deeds, ...all].map(({ text }) => moodIn(text)).find((each) => each !== null);
  if (!found && !feeling) return undefined;
  return {
    ...(found && { pose: found.pose, isStrong: strong !== undefined }),
    ...(found?.effect && { effect: found.effect }),
    ...(found?.tool && { tool: found.tool }),
    ...((feeling ?? found?.feeling) && { feeling: feeling ?? found?.feeling }),
  };
}

/** Weak actions by which somebody differs from those who do something. */
const STILL = WEAK_ACTIONS.filter(({ pose }) => pose === 'sit');

const firstOf = (deeds: readonly Deed[], rules: readonly ActionRule[]): ActionRule | undefined => {
  for (const { text } of deeds) {
    const found = firstRule(rules, text);
    if (found) return found.rule;
  }
  return undefined;
};

/** A guest that the text calls `it`. */
function guestByPronoun(scene: Scene): Action | undefined {
  const text = /\b[Ii]t (?:trembled|shivered|cowered|hid|crept|slept|yawned|sighed|cried)\b[^.]*/.exec(
    withoutSpeech(scene.text),
  )?.[0];
  return text === undefined
    ? undefined
    : actionOf([{ doers: ['guest'], text: text.toLowerCase(), at: 0 }], scene);
}

const HUG =
  /\b(?:hugged|hug|hugs|cuddl\w+|held (?:each other|one another)|took [^.,]{1,24} in (?:both|his|her|their) arms|in (?:each other’s|both|his|her|their) arms|embrac\w+|threw both arms|put (?:an arm|both arms|her arms|his arms) (?:a)?round)\b/;
const HANDS =
  /\b(?:hand in hand|held hands|holding hands|took .{0,20}hand|by the (?:hand|paw)|paw in paw|held .{0,20}(?:hand|paw))\b/;
const CLOSE =
  /\b(?:leaned (?:on|against)|held on to \p{Lu}|stayed close|comfort\w*|patted|moved up close|shoulder to shoulder|back to back|sat (?:still |down )?(?:close|beside|next)|close together|side by side|stroked \p{Lu}|put (?:\w+ ){1,4}(?:a)?round \p{Lu})/u;

/** How the actors touch by the text; none when it says nothing. */
export function readNamedContact(scene: Scene): Contact {
  const text = withoutSpeech(scene.text);
  if (scene.actors.length < 2) return 'none';
  if (HUG.test(text)) return 'hug';
  if (HANDS.test(text)) return 'hands';
  return CLOSE.test(text) ? 'comfort' : 'none';
}

/** Those whom the sentence names that says how they touch; empty where it names none, and then it is all. */
export function readTouching(plan: StoryPlan, scene: Scene): string[] {
  const sentence = withoutSpeech(scene.text)
    .split(/(?<=[.!?])\s/)
    .find((each) => HUG.test(each) || HANDS.test(each) || CLOSE.test(each));
  const parent = parentOn(scene);
  const family = parent ? [scene.actors[0]?.castId ?? '', parent] : [];
  if (!sentence) return family;
  const named = scene.actors
    .map(({ castId }) => castId)
    .filter((castId) => namePattern(nameOfActor(plan, scene, castId)).test(sentence));
  // A parent who is not named hugs the lead.
  return named.length < 2 && parent ? family : named;
}

/** How the actors touch, by the text, else by the beat. */
export function readContact(scene: Scene): Contact {
  const named = readNamedContact(scene);
  if (named !== 'none' || scene.actors.length < 2) return named;
  if (scene.actors.some(({ pose }) => pose === 'hug')) return 'hug';
  if (scene.beat === 'lowest') return 'comfort';
  return scene.beat === 'ending' || scene.beat === 'home-again' ? 'hands' : 'none';
}
