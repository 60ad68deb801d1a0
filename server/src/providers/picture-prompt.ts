import { creatureLabel } from '../illustrator/creatures/creature-label.ts';
import { assignShortNames } from '../storyteller/parse/short-names.ts';
import type {
  Actor,
  Feeling,
  Place,
  Pose,
  Scene,
  StoryPlan,
  TimeOfDay,
  Weather,
} from '../storyteller/story-plan.ts';
import { looksInWords } from './looks-in-words.ts';
import { isGentle } from './page-plan.ts';
import type { Pseudonymizer } from './pseudonymizer.ts';

/*
 * Prompts for picture services. Words like 'child' and 'children's' make filters refuse pictures of foxes; 'picture book' does not, and
 * every character is described by what it is.
 */

const STYLE =
  'A full-page picture-book illustration in gouache and coloured pencil on warm cream paper. Rounded, friendly shapes, a few calm colours, soft light from the upper left, plenty of room around the characters. Nothing is written in the picture: no letters, numbers, signs, speech bubbles, signature or frame.';

const PLACES: Record<Place, string> = {
  cottage: 'inside a small cosy cottage',
  village: 'a village lane with little houses',
  meadow: 'a flowering meadow',
  forest: 'a forest with tall trees',
  mountain: 'a mountain path',
  river: 'the bank of a river',
  shore: 'a beach by the sea',
  undersea: 'under the sea among plants and bubbles',
  island: 'a small island',
  ship: 'the deck of a wooden ship',
  clouds: 'high up among the clouds',
  space: 'outer space with stars and planets',
  moon: 'the surface of the moon',
  castle: 'a castle',
  cave: 'a cave with glinting stones',
  desert: 'a sandy desert',
  snowfield: 'a field of deep snow',
  garden: 'a garden with beds and bushes',
  city: 'a friendly city street',
  school: 'a schoolroom',
  library: 'a library full of books',
  farm: 'a farmyard',
  workshop: 'a workshop full of tools',
  swamp: 'a misty green swamp',
  volcano: 'the slope of a sleepy volcano',
  treehouse: 'a treehouse',
  fair: 'a fairground',
};
const TIMES: Record<TimeOfDay, string> = {
  morning: 'early morning light',
  day: 'daylight',
  evening: 'golden evening light',
  night: 'a clear blue night',
};
const WEATHERS: Record<Weather, string> = {
  clear: 'fine weather',
  cloudy: 'soft clouds',
  rain: 'rain',
  snow: 'falling snow',
  wind: 'a strong wind',
  mist: 'light mist',
};
const POSES: Record<Pose, string> = {
  stand: 'standing',
  walk: 'walking',
  run: 'running',
  sit: 'sitting',
  sleep: 'asleep',
  wave: 'waving',
  point: 'pointing at something',
  hug: 'with arms open for a hug',
  jump: 'jumping',
  'look-up': 'looking up',
  hold: 'holding something out',
  crouch: 'crouching',
  dance: 'dancing',
};
const FEELINGS: Record<Feeling, string> = {
  happy: 'happy',
  curious: 'curious',
  worried: 'worried',
  sad: 'sad',
  brave: 'determined',
  surprised: 'surprised',
  proud: 'proud',
  sleepy: 'sleepy',
  laughing: 'laughing',
  calm: 'calm',
};
const DEPTHS = ['far back', 'in the middle', 'in front'];

const settingOf = ({ place, time, weather }: Scene): string =>
  `Setting: ${PLACES[place]}; ${TIMES[time]}; ${WEATHERS[weather]}.`;

const actionOf = ({ pose, feeling, holding, depth }: Actor): string =>
  [POSES[pose], FEELINGS[feeling], holding && `with a ${holding}`, DEPTHS[depth]].filter(Boolean).join(', ');

const thingsOf = ({ props }: Scene): string => (props.length === 0 ? '' : `Also there: ${props.join(', ')}.`);

const guestOf = (scene: Scene, castId: string) =>
  castId === 'guest' ? scene.guest : castId === 'second-guest' ? (scene.secondGuest ?? null) : null;

/** The prompt of a page: what the book is about, who is there, where, and what happens, under invented names. */
export const picturePrompt = (plan: StoryPlan, scene: Scene, pseudonymizer: Pseudonymizer): string => {
  const names = assignShortNames(plan.cast);
  const who = scene.actors.map((actor) => {
    const at = plan.cast.findIndex(({ id }) => id === actor.castId);
    const member = plan.cast[at];
    const guest = guestOf(scene, actor.castId);
    const name = member
      ? pseudonymizer.replace(names[at] ?? '')
      : pseudonymizer.replace(guest?.name ?? 'somebody');
    const looks = member
      ? [
          pseudonymizer.replaceKind(member.creature),
          pseudonymizer.replace(member.description),
          looksInWords(member),
        ]
          .filter(Boolean)
          .join(', ')
      : pseudonymizer.replaceKind(guest?.creature ?? '');
    return `- ${name} (${looks}): ${actionOf(actor)}`;
  });
  const { theme = '', desiredEnding = '' } = plan.asked ?? {};
  return [
    STYLE,
    theme && `A page of a book about: ${pseudonymizer.replace(theme)}.`,
    isGentle({ theme, desiredEnding }) && 'The mood is quiet and tender.',
    settingOf(scene),
    `In the picture, each once, and nobody else:\n${who.join('\n')}`,
    thingsOf(scene),
    `What happens here (show it, do not write it): ${pseudonymizer.replace(scene.text)}`,
    'Each of them has the same face, colours and clothes on every page of the book.',
  ]
    .filter(Boolean)
    .join('\n');
};

/** A prompt from our own lists alone, without a word that anybody typed: for services that refused the other one. */
export const plainPicturePrompt = (plan: StoryPlan, scene: Scene): string => {
  const who = scene.actors.map((actor) => {
    const creature =
      plan.cast.find(({ id }) => id === actor.castId)?.creature ??
      guestOf(scene, actor.castId)?.creature ??
      '';
    // `child` makes filters refuse, see above.
    const label = creatureLabel(creature).replace(/\bchild\b/, 'human, still small');
    return `- a friendly picture-book ${label}: ${actionOf(actor)}`;
  });
  return [STYLE, settingOf(scene), `In the picture:\n${who.join('\n')}`, thingsOf(scene)]
    .filter(Boolean)
    .join('\n');
};

/** What the reference pictures are for, in front of a prompt. */
export const referenceNote = (count: number): string =>
  `The first reference picture shows who is where, what they look like and what they hold: keep all of that, and paint it anew in the style below.${
    count > 1
      ? ' The second one is an earlier page of the same book: its characters and its way of painting are the same here.'
      : ''
  }\n`;
