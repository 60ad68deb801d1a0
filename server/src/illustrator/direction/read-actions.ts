import { splitSentences } from '../../storyteller/grammar/sentences.ts';
import type { Feeling, Pose, Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { withoutSpeech } from './sentences-of-page.ts';

/** What the text says an actor does and feels; absent where it says nothing. */
export interface Action {
  pose?: Pose;
  feeling?: Feeling;
}

/** How the actors of a page touch. */
export type Contact = 'hug' | 'hands' | 'comfort' | 'none';

const POSE_VERBS: readonly (readonly [RegExp, Pose])[] = [
  [/\b(hugged|cuddled|hug(?:s|ging)?|threw both arms|in (?:its|her|his|their) arms)\b/, 'hug'],
  [/\b(fell (?:fast )?asleep|slept|was asleep|were asleep|snored|lay (?:down|in bed|awake))\b/, 'sleep'],
  [/\b(ran|raced|rushed|chased|dashed|galloped|hurried)\b/, 'run'],
  [/\b(danced|twirled|spun|swayed)\b/, 'dance'],
  [/\b(jumped|hopped|leapt|bounced|skipped|cheered|flew)\b/, 'jump'],
  [/\b(pointed|showed|pressed)\b/, 'point'],
  [/\b(waved|greeted)\b/, 'wave'],
  [
    /\b(knelt|crouched|bent|dug|crawled|hid|planted|stroked|looked under|cowered|huddled|crept|picked (?:it|them) up)\b/,
    'crouch',
  ],
  [/\b(sat|sits|sit|sitting|perched|rested|rode)\b(?! up\b)/, 'sit'],
  [/\b(looked up|gazed|stared at the (?:sky|moon|stars|ceiling)|climbed|reached)\b/, 'look-up'],
  [
    /\b(held|holds|took|lifted|carried|brought|opened|gave|chose|poured|stirred|hung|rolled|pulled|pushed|counted)\b/,
    'hold',
  ],
  [/\b(walked|went|marched|strolled|followed|set off|set out|came|tiptoed|trudged|stepped)\b/, 'walk'],
];
const FEELING_WORDS: readonly (readonly [RegExp, Feeling])[] = [
  [/\b(laughed|giggled|chuckled|grinned)\b/, 'laughing'],
  [/\b(cried|wept|sobbed|sighed|tears?|was sad|were sad|in a small voice|tried not to mind)\b/, 'sad'],
  [
    /\b(trembled|shivered|worried|afraid|scared|swallowed hard|nervous|frightened|cowered|huddled|hid (?:behind|under|in)|crept into)\b/,
    'worried',
  ],
  [/\b(yawned|sleepy|tired)\b/, 'sleepy'],
  [/\b(gasped|blinked|stared|surprised|amazed)\b/, 'surprised'],
  [/\b(proud|ten feet tall)\b/, 'proud'],
  [/\b(smiled|beamed|happy|glad|cheered)\b/, 'happy'],
];
const ALL = /\b(they|both|all of them|everyone|everybody|together|the (?:two|three) (?:friends|of them))\b/i;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds an actor's name in a text: the whole name or its first word; nothing for an empty name. */
export function namePattern(name: string): RegExp {
  const first = name
    .split(/\s+/)
    .find((word) => word.length > 2 && !/^(the|mrs?|dr|old|princess|captain)$/i.test(word));
  if (name === '') return /(?!)/;
  return new RegExp(`(?:${[name, first ?? name].map(escapePattern).join('|')})(?![\\w’])`, 'i');
}

/** The name of an actor; empty for one that is not in the plan. */
export function nameOfActor(plan: StoryPlan, scene: Scene, castId: string): string {
  if (castId === 'guest') return scene.guest?.name ?? '';
  if (castId === 'second-guest') return scene.secondGuest?.name ?? '';
  return plan.cast.find(({ id }) => id === castId)?.name ?? '';
}

const findIn = <T>(rules: readonly (readonly [RegExp, T])[], text: string): T | undefined =>
  rules.find(([pattern]) => pattern.test(text))?.[1];

/** What every actor of a page does and feels, by the sentences in which it is the subject; speech is left out. */
export function readActions(plan: StoryPlan, scene: Scene): Map<string, Action> {
  const out = new Map<string, Action>();
  const names = scene.actors.map(({ castId }) => ({ castId, name: nameOfActor(plan, scene, castId) }));
  for (const sentence of splitSentences(withoutSpeech(scene.text))) {
    const subjects = names
      .filter(({ name }) => name !== '')
      .map(({ castId, name }) => ({ castId, at: sentence.search(namePattern(name)) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at);
    const isAll = ALL.test(sentence) && !/“”/.test(sentence.slice(0, sentence.search(ALL)));
    for (const [i, { castId, at }] of subjects.entries())
      record(out, castId, sentence.slice(at, subjects[i + 1]?.at));
    if (
      subjects.length === 0 &&
      scene.guest &&
      /\b[Ii]t (?:trembled|shivered|cowered|hid|crept|slept|yawned|sighed|cried)\b/.test(sentence)
    )
      record(out, 'guest', sentence);
    if (isAll && subjects.length === 0) for (const { castId } of names) record(out, castId, sentence);
  }
  return out;
}

function record(out: Map<string, Action>, castId: string, text: string): void {
  const known = out.get(castId) ?? {};
  out.set(castId, {
    pose: known.pose ?? findIn(POSE_VERBS, text.toLowerCase()),
    feeling: known.feeling ?? findIn(FEELING_WORDS, text.toLowerCase()),
  });
}

const HUG =
  /\b(?:hugged|hug|hugs|cuddl\w+|in each other’s arms|embrac\w+|threw both arms|put (?:an arm|both arms|her arms|his arms) (?:a)?round)\b/;
const HANDS =
  /\b(?:hand in hand|held hands|holding hands|took .{0,20}hand|by the (?:hand|paw)|paw in paw|held .{0,20}(?:hand|paw))\b/;
const CLOSE =
  /\b(?:leaned (?:on|against)|held on to \p{Lu}|stayed close|comfort\w*|patted|moved up close|shoulder to shoulder|back to back|sat (?:still |down )?(?:close|beside|next)|close together|side by side)/u;

/** How the actors touch by the text; none when it says nothing. */
export function readNamedContact(scene: Scene): Contact {
  const text = withoutSpeech(scene.text);
  if (scene.actors.length < 2) return 'none';
  if (HUG.test(text)) return 'hug';
  if (HANDS.test(text)) return 'hands';
  return CLOSE.test(text) ? 'comfort' : 'none';
}

/** How the actors touch, by the text, else by the beat. */
export function readContact(scene: Scene): Contact {
  const named = readNamedContact(scene);
  if (named !== 'none' || scene.actors.length < 2) return named;
  if (scene.actors.some(({ pose }) => pose === 'hug')) return 'hug';
  if (scene.beat === 'lowest') return 'comfort';
  return scene.beat === 'ending' || scene.beat === 'home-again' ? 'hands' : 'none';
}
