import type { Actor, Guest, Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { HUMAN_KINDS } from '../creatures/appearance.ts';
import { appearanceOf } from '../creatures/derive-appearance.ts';
import { withoutSpeech } from './sentences-of-page.ts';

/** More actors than these leave no room for a parent. */
const MOST_ACTORS = 2;
const GROWN_UP =
  /\b(?:mum|mummy|mama|mother|dad|daddy|papa|father|parent|grand\p{L}+|granny|nana|nonna|aunt\p{L}*|uncle|man|woman|lady|teacher|librarian|farmer|keeper|doctor|captain|pirate|king|queen|witch|wizard|giant|knight|robot|postman|baker|driver|firefighter|builder|astronaut|captain|old)\b/iu;
/** A hug or a kiss that somebody gives who is not named: `“Just one more hug,” said Bo`. */
const TENDER =
  /(?<!\b(?:they|he|she|and|can’t put an?|want(?:ed)? an?|without an?) )\b(?:hug(?:s|ged)?(?! through)|cuddl\p{L}+|a kiss (?:was|on|good)|goodbye kiss|goodnight kiss)\b/iu;
const IN_ARMS =
  /\b(?:some(?:one|body)|the voice)\b[^.!?]*\b(?:hugged|kissed|in both arms|in (?:his|her|their) arms)\b/iu;
const BY_CHILD =
  /\b(?:hugged|kissed|cuddled|hug for|kiss for) (?:the|a|his|her|their|its|each|one) (?!mum|mummy|dad|daddy)/iu;
const RELATIVE = /\b(?:mum|mummy|mama|mother|dad|daddy|papa|father)\b/iu;
const FATHER = /\b(?:dad|daddy|papa|father)\b/i;

/** The scene with the parent who hugs or kisses a child of the cast: the text only says `with a long hug`, or names Mum. */
export function withParent(plan: StoryPlan, scene: Scene): Scene {
  const lead = plan.cast.find(({ id }) => id === scene.actors[0]?.castId);
  if (!lead || scene.secondGuest || scene.actors.length > MOST_ACTORS) return scene;
  const everybody = [
    ...plan.cast.filter(({ id }) => scene.actors.some(({ castId }) => castId === id)),
    scene.guest,
  ];
  if (everybody.some((each) => each && GROWN_UP.test(`${each.name} ${each.creature}`))) return scene;
  const told = withoutSpeech(scene.text);
  const isNamed = RELATIVE.test(told) && TENDER.test(scene.text);
  // Two of the cast hug each other.
  const isForFriends = scene.actors.filter(({ castId }) => castId !== 'guest').length > 1;
  const isAnonymous =
    !isForFriends && !namesGuest(scene, told) && (TENDER.test(scene.text) || IN_ARMS.test(told));
  if ((!isNamed && !isAnonymous) || BY_CHILD.test(told)) return scene;
  const isHuman = HUMAN_KINDS.has(appearanceOf(lead).kind);
  const [name, relation] = FATHER.test(scene.text) ? ['Dad', 'dad'] : ['Mum', 'mum'];
  const parent: Guest = {
    name,
    creature: isHuman ? relation : `${relation === 'dad' ? 'father' : 'mother'} ${lead.creature}`,
  };
  const castId = scene.guest ? 'second-guest' : 'guest';
  const actor: Actor = { castId, pose: 'hug', feeling: 'happy', holding: null, depth: 1 };
  return {
    ...scene,
    ...(scene.guest ? { secondGuest: parent } : { guest: parent }),
    actors: [...scene.actors, actor],
  };
}

/** The actor of a page who is the parent that `withParent` brought in; null for none. */
export function parentOn({ guest, secondGuest, actors }: Scene): string | null {
  const isParent = (each: Guest | null | undefined) =>
    /^(?:mum|dad|mother|father)\b/.test(each?.creature ?? '');
  const castId = isParent(secondGuest) ? 'second-guest' : isParent(guest) ? 'guest' : null;
  return actors.find((actor) => actor.castId === castId)?.castId ?? null;
}

/** Whether the sentence of the hug or kiss is also about the guest: then it is theirs. */
const namesGuest = ({ guest, text }: Scene, told: string): boolean =>
  guest !== null &&
  guest !== undefined &&
  [...text.split(/(?<=[.!?]”?)\s/), ...told.split(/(?<=[.!?])\s/)].some(
    (sentence) =>
      (TENDER.test(sentence) || IN_ARMS.test(sentence)) && sentence.includes(guest.name.split(' ')[0] ?? ''),
  );
