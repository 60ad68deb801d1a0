import { splitSentences } from './grammar/sentences.ts';
import type { Beat, Prop } from './story-plan.ts';

/** The words by which a page says that something is there to be seen, and the Prop it is. */
const PROP_PATTERNS: readonly [RegExp, Prop][] = [
  [
    /\b(found a chest|a chest, a ring|old sea chest|(find|found|got|gave|shared|dug up) the (\w+ )?treasure)\b/i,
    'chest',
  ],
  [/\b(lay an egg|(around|round|behind|tucked) the egg|went the egg)\b/i, 'egg'],
  [/\b(?<!push )(the|one small) pumpkin\b/i, 'pumpkin'],
  [/\b(one (small )?boot|cross boot)\b/i, 'boot'],
  [/\b(brought sandwiches|a jam sandwich)\b/i, 'sandwich'],
  [/\b((one|two|three|there is a) bowls?|there was soup|pot of soup)\b/i, 'bowl'],
  [/\binto a flag\b/i, 'flag'],
  [/\b(a bent|one|cork and a) spoon\b/i, 'spoon'],
  [/\bbrought slippers\b/i, 'slippers'],
  [/\b(the bag (round|heavy)|’s bag)\b/i, 'bag'],
  [/\b(half a biscuit|ate the biscuit|shared the last biscuit)\b/i, 'biscuit'],
  [/\b(last of the|still have some|I have|packed|brought|ate|piece of|honey|small golden) cake\b/i, 'cake'],
  [/\ba feather, a (button|cork)\b/i, 'feather'],
  [/\bin it was a letter\b/i, 'letter'],
  [/\b(came flowers|the open flower|the blue bud opened)\b/i, 'flower'],
  [/\b(a pebble lay|pebbles trickled)\b/i, 'pebble'],
  [/\bdrew a map\b/i, 'map'],
  [/\bbecame a boat\b/i, 'boat'],
  [/\bwith a drum and\b/i, 'drum'],
  [/\b(party|feast|birthday|celebrated)\b/i, 'balloon'],
];

/** Sentences of what is wished, thought of, likened or missing: nothing in them is there. */
const NOT_PRESENT =
  /\b(wish(ed|es)?|thought|thinking|talk(ed)?|questions?|asked about|no|not|never|nobody|bigger than|as big as|like an?)\b/i;

/** Festive things stand about only where the feast is. */
const FESTIVE_PROPS: ReadonlySet<Prop> = new Set<Prop>(['balloon']);
const FESTIVE_BEATS: ReadonlySet<Beat> = new Set<Beat>(['ending', 'home-again']);

/** Up to three things that a page's text names as being there, besides the one that is held. */
export function detectProps(text: string, beat: Beat, held: Prop | null): Prop[] {
  const there = splitSentences(text).flatMap((sentence) => factualParts(sentence));
  return PROP_PATTERNS.filter(
    ([words, prop]) =>
      prop !== held &&
      (!FESTIVE_PROPS.has(prop) || FESTIVE_BEATS.has(beat)) &&
      there.some((sentence) => words.test(sentence)),
  )
    .map(([, prop]) => prop)
    .slice(0, 3);
}

/** A sentence, or what comes true in it after its colon (`… the wish came up: they ate cake`), unless what it tells is not there. */
function factualParts(sentence: string): string[] {
  const colon = sentence.indexOf(': ');
  const parts = colon === -1 ? [sentence] : [sentence.slice(0, colon), sentence.slice(colon + 2)];
  return parts.filter((part) => !NOT_PRESENT.test(part));
}
