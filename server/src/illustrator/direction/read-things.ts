import { singularOf } from '../../storyteller/grammar/inflections.ts';
import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { COLOR_WORDS } from '../palette.ts';
import { PROP_CATALOG, PROP_NAMES, type PropName } from '../props/prop-catalog.ts';
import type { Setting } from './read-setting.ts';
import { factualClauses } from './sentences-of-page.ts';

/** A thing of the page that has a drawing. */
export interface NamedThing {
  prop: PropName;
  /** The text names several. */
  isMany: boolean;
  /** The colour that the text gives it. */
  color: string | null;
  /** What the story or the page is about: drawn first. */
  isSubject: boolean;
}

/** Inflecting is slow, and the same words come again on every page. */
const SINGULARS = new Map<string, string>();
function toSingular(word: string): string {
  const known = SINGULARS.get(word);
  if (known !== undefined) return known;
  const singular = singularOf(word);
  if (SINGULARS.size < 5_000) SINGULARS.set(word, singular);
  return singular;
}

const PROP_OF_PHRASE: ReadonlyMap<string, PropName> = new Map(
  PROP_NAMES.flatMap((prop) => PROP_CATALOG[prop].words.map((words) => [words, prop] as const)),
);
const LONGEST_PHRASE = Math.max(...[...PROP_OF_PHRASE.keys()].map((phrase) => phrase.split(' ').length));

/** The prop that a noun phrase in any inflected form names; null for none. */
function propOfNoun(noun: string): PropName | null {
  const words = noun.toLowerCase().split(/[\s-]+/);
  for (let length = Math.min(LONGEST_PHRASE, words.length); length > 0; length -= 1) {
    const phrase = words.slice(-length);
    const found = PROP_OF_PHRASE.get([...phrase.slice(0, -1), toSingular(phrase.at(-1) ?? '')].join(' '));
    if (found) return found;
  }
  return null;
}

/** The things that a page names as present, in the order of the text, each once; first what the story is about. */
export function readThings(plan: StoryPlan, scene: Scene, setting: Setting): NamedThing[] {
  const found = new Map<PropName, NamedThing>();
  const subject = plan.about?.noun ? propOfNoun(plan.about.noun) : null;
  for (const clause of factualClauses(scene.text)) {
    const words = clause.match(/[\p{L}’-]+/gu) ?? [];
    for (let i = 0; i < words.length; i += 1) {
      for (let length = Math.min(LONGEST_PHRASE, words.length - i); length > 0; length -= 1) {
        const last = words[i + length - 1] ?? '';
        const singular = toSingular(last);
        const prop = PROP_OF_PHRASE.get([...words.slice(i, i + length - 1), singular].join(' '));
        if (!prop) continue;
        if (!found.has(prop))
          found.set(prop, {
            prop,
            isMany: singular !== last,
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
  return [...found.values()]
    .filter(({ prop }) => !(setting.isInside && PROP_CATALOG[prop].isOutdoors))
    .sort((a, b) => Number(b.isSubject) - Number(a.isSubject));
}

const plainThing = (prop: PropName): NamedThing => ({ prop, isMany: false, color: null, isSubject: false });
