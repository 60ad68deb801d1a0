import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { COLOR_WORDS } from '../palette.ts';
import { propBox } from '../props/draw-prop.ts';
import { PROP_CATALOG, type PropName } from '../props/prop-catalog.ts';
import { LONGEST_PHRASE, PROP_OF_PHRASE, propOfNoun, toSingular } from './prop-words.ts';
import { readAbsent } from './read-absent.ts';
import { nameOfActor, namePattern } from './read-actions.ts';
import type { Setting } from './read-setting.ts';
import { factualClauses } from './sentences-of-page.ts';

/** A thing of the page that has a drawing. */
export interface NamedThing {
  prop: PropName;
  /** The text names several. */
  isMany: boolean;
  /** The colour that the text gives it. */
  color: string | null;
  /** The actor that takes or holds it, by the text. */
  holder: string | null;
  /** What the story or the page is about: drawn first. */
  isSubject: boolean;
}

/** The things that a page names as present, in the order of the text, each once; first what the story is about. */
export function readThings(plan: StoryPlan, scene: Scene, setting: Setting): NamedThing[] {
  const found = new Map<PropName, NamedThing>();
  const subject = subjectOf(plan);
  for (const clause of factualClauses(scene.text)) {
    const words = clause.match(/[\p{L}’-]+/gu) ?? [];
    for (let i = 0; i < words.length; i += 1) {
      for (let length = Math.min(LONGEST_PHRASE, words.length - i); length > 0; length -= 1) {
        const last = words[i + length - 1] ?? '';
        const singular = toSingular(last);
        const before = words.slice(i, i + length - 1);
        const named =
          PROP_OF_PHRASE.get([...before, singular].join(' ')) ??
          PROP_OF_PHRASE.get([...before, last].join(' '));
        if (!named || (PROP_CATALOG[named].isSingular && singular !== last)) continue;
        const prop = inStory(named, plan);
        if (!found.has(prop))
          found.set(prop, {
            prop,
            isMany: singular !== last,
            holder: isHoldable(prop) ? holderIn(clause, last, plan, scene) : null,
            color: COLOR_WORDS.get(words[i - 1] ?? '') ?? null,
            isSubject: prop === subject,
          });
        i += length - 1;
        break;
      }
    }
  }
  for (const prop of scene.props) if (!found.has(prop)) found.set(prop, plainThing(prop));
  if (subject && !found.has(subject)) found.set(subject, { ...plainThing(subject), isSubject: true });
  const absent = readAbsent(scene.text);
  return [...found.values()]
    .filter(({ prop }) => !absent.has(prop))
    .filter(({ prop }) => !(setting.isInside ? PROP_CATALOG[prop].isOutdoors : PROP_CATALOG[prop].isIndoors))
    .sort((a, b) => Number(b.isSubject) - Number(a.isSubject));
}

/** The prop of what the story is about, if its pages speak of it and not of something else instead. */
function subjectOf(plan: StoryPlan): PropName | null {
  const noun = plan.about?.noun?.toLowerCase();
  const prop = noun ? propOfNoun(noun) : null;
  const head = noun?.split(/[\s-]+/).at(-1) ?? '';
  const named = plan.scenes.filter(({ text }) => text.toLowerCase().includes(head)).length;
  return named * 3 >= plan.scenes.length ? prop : null;
}

/** What a word means in a story: the tree of Christmas is another one. */
const inStory = (prop: PropName, plan: StoryPlan): PropName =>
  prop === 'tree' && /christmas/i.test(plan.about?.topic ?? plan.asked?.theme ?? '')
    ? 'christmas-tree'
    : prop;

/** A thing of which the text says nothing more. */
export const plainThing = (prop: PropName): NamedThing => ({
  prop,
  isMany: false,
  color: null,
  holder: null,
  isSubject: false,
});

const HOLDING =
  /\b(held|holds|holding|took|takes|lifted|carried|carrying|brought|fetched|gave|picked|opened|read|unpacked|packed|poured|drew|drank|ate|blew|played|waved|found|wrapped|chose|hung|pulled out|put on)\b/;

/** Small enough for a hand, and no animal. */
function isHoldable(prop: PropName): boolean {
  const { spot } = PROP_CATALOG[prop];
  const { left, right, top, bottom } = propBox(prop);
  return (
    (spot === 'hand' || spot === 'table' || spot === 'ground' || FROM_WALL.has(prop)) &&
    right - left < 260 &&
    bottom - top < 240 &&
    !ANIMALS.has(prop)
  );
}
/** Clothes and pictures are held like other things, although they hang on a wall when nobody does. */
const FROM_WALL: ReadonlySet<PropName> = new Set<PropName>(['coat', 'shirt', 'cape', 'pyjamas', 'picture']);
const ANIMALS: ReadonlySet<PropName> = new Set<PropName>([
  'bird',
  'bee',
  'butterfly',
  'beetle',
  'ladybird',
  'fly',
  'ant',
  'snail',
  'caterpillar',
  'frog',
  'duck',
  'hen',
  'cat',
  'kitten',
  'dog',
  'mouse',
  'fish',
  'sheep',
  'cow',
  'spider',
]);

/** The actor that a clause names before a verb of holding and the thing; the lead for a pronoun; null without such a verb. */
function holderIn(clause: string, thing: string, plan: StoryPlan, scene: Scene): string | null {
  const before = clause.slice(0, clause.indexOf(thing));
  if (!HOLDING.test(before)) return null;
  const names = scene.actors
    .map(({ castId }) => ({ castId, at: before.search(namePattern(nameOfActor(plan, scene, castId))) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return (
    names[0]?.castId ?? (/\b(he|she|they|it|i|we)\b/.test(before) ? (scene.actors[0]?.castId ?? null) : null)
  );
}
