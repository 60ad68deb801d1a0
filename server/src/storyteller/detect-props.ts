import { splitSentences } from './grammar/sentences.ts';
import type { Beat, Prop } from './story-plan.ts';

/** Phrases by which a page says that a prop is visibly present. */
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

/** Marks sentences about what is wished for, thought of, compared with or absent: their props are not present. */
const NOT_PRESENT =
  /\b(wish(ed|es)?|thought|thinking|talk(ed)?|questions?|asked about|no|not|never|nobody|bigger than|as big as|like an?)\b/i;

/** Festive props are shown on the pages of the ending only. */
const FESTIVE_PROPS: ReadonlySet<Prop> = new Set<Prop>(['balloon']);
const FESTIVE_BEATS: ReadonlySet<Beat> = new Set<Beat>(['ending', 'home-again']);

/** Detects up to three props that a page's text describes as present, other than the one that is held. */
export function detectProps(text: string, beat: Beat, held: Prop | null): Prop[] {
  const parts = splitSentences(text).flatMap((sentence) => factualParts(sentence));
  return PROP_PATTERNS.filter(
    ([phrase, prop]) =>
      prop !== held &&
      (!FESTIVE_PROPS.has(prop) || FESTIVE_BEATS.has(beat)) &&
      parts.some((part) => phrase.test(part)),
  )
    .map(([, prop]) => prop)
    .slice(0, 3);
}

/** The parts of a sentence that state facts; a colon separates parts (`… the wish came up: they ate cake`). */
function factualParts(sentence: string): string[] {
  const colon = sentence.indexOf(': ');
  const parts = colon === -1 ? [sentence] : [sentence.slice(0, colon), sentence.slice(colon + 2)];
  return parts.filter((part) => !NOT_PRESENT.test(part));
}
