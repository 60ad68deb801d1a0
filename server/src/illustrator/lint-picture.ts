import { singularOf } from '../storyteller/grammar/inflections.ts';
import { splitSentences } from '../storyteller/grammar/sentences.ts';
import type { Scene, StoryPlan } from '../storyteller/story-plan.ts';
import { kindOfNoun } from '../storyteller/word-net/kind-of.ts';
import type { Kind } from '../storyteller/word-net/kind-roots.ts';
import { overlapArea } from './box.ts';
import { isInBackdrop } from './direction/place-things.ts';
import { faceBox, heldBy } from './direction/placed-actor.ts';
import { isOnlySpokenOf } from './direction/read-things.ts';
import { drawScene, type StagedScene, stageScene } from './draw-scene.ts';
import { propEntry } from './props/draw-prop.ts';
import { shownWith } from './props/hand-work.ts';
import { PROP_NAMES, type PropName } from './props/prop-catalog.ts';

/*
 * Compares a picture with its text. The nouns come from WordNet and the words for inside, night and rain are its own, so that a gap in
 * the director's vocabulary is a finding and not a blind spot.
 */

/** What a text names and what its picture lacks. */
export interface PictureLint {
  /** Drawable nouns that the text names as present. */
  named: string[];
  /** Those of them that are not in the picture. */
  missing: string[];
  /** Those that the first two sentences of the page name: its event. */
  ofEvent: string[];
  /** Contradictions between text and picture, and drawing faults, as sentences. */
  findings: string[];
}

const DRAWABLE_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  'vehicle',
  'furniture',
  'toy',
  'clothes',
  'instrument',
  'food',
  'animal',
  'bird',
  'bug',
  'fish',
  'tool',
  'plant',
  'sky',
]);
/** Nouns by WordNet that in stories are mostly other parts of speech, parts of something, or not to be seen by themselves. */
const NOT_DRAWABLE = new Set(
  'can well round light sang mum back small close empty stand bow may tick watch glad hop shook spring block tie horn hook string wing knot quarrel safe mine pole press blue stay fit fat spot cut animal bite kiss cook can stop ride top tip tune wind hand head low high step patch line rest turn bit part space air ground water sea sand earth gold silver metal wood paper cotton wool stuff food meal fruit vegetable drink salt sugar sauce butter flour cream juice chocolate crumb raisin pepper rice grain bean pea nut almond oil batter icing filling taste menu snack supper treat feast course clothes uniform collar sleeve pocket hem lace cuff hood heel sole fringe belt thread needle pin peg lid cover handle edge rim rail beam bolt screw nail plug wire pipe tube tap switch timer engine motor brake saddle tyre spoke deck sail mast anchor oar net trap cage chain bar rod wand cross post stake board plank tile slate log root bark stem petal thorn bud seedling shoot weed moss clover elder hazel ginger poppy peppermint lock catch cast set kind sort mark point key note score scale tool instrument machine device gear kit thing toy game card dice tidy fold bend loop stitch mending knitting shot blow bang ring call hum trunk bill fin feather fur hide flesh shell claw bone meat dish starter top school coach kid fly lark crane ram bull pet baby stock pack band pick file iron glass tin jet puff craft plane carriage mess lap arm simple bent pink mean len trim led special cling match'.split(
    ' ',
  ),
);
/** The props that a noun can mean: the last words of the phrases that name them. */
const PROPS_OF_NOUN = new Map<string, PropName[]>();
for (const prop of PROP_NAMES)
  for (const phrase of propEntry(prop).words) {
    const noun = phrase.split(' ').at(-1) ?? phrase;
    PROPS_OF_NOUN.set(noun, [...(PROPS_OF_NOUN.get(noun) ?? []), prop]);
  }

const ABSENT =
  /\b(not|no|never|nobody|without|wish|wished|would|could have|if|dream|dreamed|thought|imagine|instead)\b|n’t\b/i;
/** Meals that say when, and what somebody only looks out for. */
const NOT_THERE =
  /\b(?:at|since|until|till|before|after|by|from) (?:breakfast|lunch|dinner|supper|tea)\b|\ba lookout for .*|^,? ?and another for .*/gi;
const LIKENESS = /\bas \w+ as [^,.;:!?”]+|\b(?:like|than|as if|as though) [^,.;:!?”]+/gi;

/** Sentences of the second half that are about nobody of the cast only fill the page: `It smelled of wet coats.` */
const isFiller = (sentence: string, names: ReadonlySet<string>): boolean =>
  !/\b(?:they|she|he|everybody|everyone|we|I)\b/i.test(sentence) &&
  !sentence
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.some((word) => names.has(word));

const isThing = (word: string): boolean => {
  const kind = kindOfNoun(word);
  return kind !== null && DRAWABLE_KINDS.has(kind) && !NOT_DRAWABLE.has(singularOf(word));
};

/** The drawable nouns of a text, in the singular, each once. */
function drawableNouns(plan: StoryPlan, { text }: Scene): string[] {
  const names = new Set(plan.cast.flatMap(({ name }) => name.toLowerCase().split(/\s+/)));
  const creatures = new Set(plan.cast.flatMap(({ creature }) => creature.toLowerCase().split(/\s+/)));
  const found = new Set<string>();
  const sentences = splitSentences(text);
  for (const [i, sentence] of sentences.entries()) {
    if (i > 0 && i >= sentences.length / 2 && isFiller(sentence, names)) continue;
    for (const clause of sentence.split(/[;:]|, (?=and|but|so|then|until|while|because)/)) {
      if (ABSENT.test(clause)) continue;
      const likened = clause.replace(LIKENESS, '').replace(NOT_THERE, '').toLowerCase();
      for (const [word, , , next] of likened.matchAll(/(?<!-)\b(\p{L}+)\b(?!’|-)(?=( (\p{L}+))?)/gu)) {
        const kind = kindOfNoun(word);
        // The first noun of `oat biscuits` says what they are made of.
        if (next && isThing(next) && singularOf(word) === word) continue;
        const noun = singularOf(word);
        if (
          kind &&
          DRAWABLE_KINDS.has(kind) &&
          !NOT_DRAWABLE.has(noun) &&
          !names.has(noun) &&
          !isOnlySpokenOf(noun, plan) &&
          !creatures.has(noun)
        )
          found.add(noun);
      }
    }
  }
  return [...found];
}

const isShown = (noun: string, { shot, actors, things, scene }: StagedScene): boolean => {
  const guests =
    `${scene.guest?.name} ${scene.guest?.creature} ${scene.secondGuest?.name} ${scene.secondGuest?.creature}`.toLowerCase();
  if (guests.split(/\s+/).includes(noun)) return true;
  const drawn = [...actors, ...things].map(({ shows }) => shows);
  const held = [...actors.flatMap(heldBy).flatMap(shownWith), ...drawn];
  const shown = new Set([...things.map((thing) => thing.prop), ...held]);
  if (
    noun === 'tree' &&
    (shown.has('christmas-tree') || shown.has('bare-tree') || shown.has('drooping-tree'))
  )
    return true;
  if (noun === 'sign' && shown.has('notice')) return true;
  if (noun === 'lamp' && (shown.has('lantern') || shown.has('spotlight'))) return true;
  return (PROPS_OF_NOUN.get(noun) ?? []).some((prop) => shown.has(prop) || isInBackdrop(prop, shot));
};

const NIGHT_WORDS =
  /\b(it was night|in the night|that night|at night|all night|midnight|moonlight|the moon (?:shone|rose|was|looked)|in the dark|the dark was|fast asleep|stars were (?:out|shining))\b/i;
const RAIN_WORDS =
  /\b(it (?:was raining|rained|began to rain)(?! somewhere)|the rain (?:fell|drummed|poured)|in the rain|raindrops|thunder)\b/i;
const INSIDE_WORDS =
  /\b(in the (?:kitchen|bedroom|bathroom|classroom|waiting room)|on the sofa|the ceiling|under the bed|along the window sill|the oven)\b/i;
const BED_WORDS = /\b(lay in bed|was in bed|were in bed|went to bed|in bed and|snuggled down)\b/i;

/** Reads the text of a page on its own and compares it with the picture. */
export function lintPicture(plan: StoryPlan, pageNumber: number): PictureLint {
  const staged = stageScene(plan, pageNumber);
  const named = drawableNouns(plan, staged.scene);
  const event = splitSentences(staged.scene.text).slice(0, 2).join(' ');
  return {
    named,
    ofEvent: drawableNouns(plan, { ...staged.scene, text: event }),
    missing: named.filter((noun) => !isShown(noun, staged)),
    findings: [...settingFindings(staged, drawScene(plan, pageNumber)), ...faultsOf(staged)],
  };
}

function settingFindings({ scene, shot }: StagedScene, svg: string): string[] {
  const told = splitSentences(scene.text.replace(/“[^”]*”?/g, ''))
    .filter((sentence) => !ABSENT.test(sentence))
    .join(' ')
    .replace(LIKENESS, '');
  const part = /data-part="(\S+) (morning|day|evening|night)"/.exec(svg);
  const isSky = !['undersea', 'space', 'moon', 'cave'].includes(shot.setting.backdrop);
  const out: string[] = [];
  const isMorning = /\b(?:in the|this|that|next|one) morning\b/i.test(scene.text.replace(/“[^”]*”?/g, ''));
  if (isMorning && !NIGHT_WORDS.test(told) && part?.[2] === 'night')
    out.push('The text is in the morning, the picture at night.');
  if (NIGHT_WORDS.test(told) && !isMorning && part?.[2] !== 'night')
    out.push('The text is at night, the picture is not.');
  if (RAIN_WORDS.test(told) && isSky && !/data-part="rain"/.test(svg))
    out.push('It rains in the text and not in the picture.');
  if (INSIDE_WORDS.test(told) && isSky && !shot.setting.isInside)
    out.push('The text is inside, the picture outside.');
  if (BED_WORDS.test(told) && isSky && !/data-part="bed"/.test(svg))
    out.push('The text is in bed, the picture is not.');
  return out;
}

/** Faults of the staging: something on a face, beyond the frame or before the moon. */
function faultsOf({ actors, things }: StagedScene): string[] {
  const out: string[] = [];
  for (const { prop, box, isBehind } of things) {
    // The cover lies on whoever is in bed.
    if (prop === 'bed-cover') continue;
    if (!isBehind && actors.some((actor) => overlapArea(box, faceBox(actor)) > 0))
      out.push(`The ${prop} is on a face.`);
    if (box.left < -100 || box.right > 1300 || box.bottom > 900 || box.top < 0)
      out.push(`The ${prop} is beyond the frame.`);
  }
  return out;
}
