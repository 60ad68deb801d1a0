import type { SlotValues } from '../../fill-template.ts';
import type { StoryPlot, StorySource } from '../../lexicon/story-source.ts';
import type { Ending } from '../../parse/parse-ending.ts';
import type { CastMember } from '../../story-plan.ts';
import type { EndingClass } from '../ending-class.ts';
import { ageOf, kindWord, kinOf } from '../kin-and-age.ts';
import { arcKindOf } from './arc-kind.ts';
import { arcPhrases } from './arc-phrases.ts';
import { type Arc, arcs, gentleArcs, plainArc, type Scene } from './arc-texts.ts';

/** The scenes of an ending with what their slots mean in one story. */
export type ChosenArc = Scene & Pick<Arc, 'isMeans' | 'isLast' | 'isChange'> & { phrases: SlotValues };

/** How the ending that was asked for belongs to the story; null where it is told in plain words. `told` is the whole ending, `cast` the chosen characters in their roles. */
export function arcOf(
  ending: Ending,
  endingClass: EndingClass | null,
  { source: { gentle }, plot }: { source: StorySource; plot: StoryPlot },
  cast: readonly CastMember[],
  phrases: SlotValues,
): ChosenArc | null {
  if (endingClass === null || /^(?:close|mixed)$/.test(endingClass)) return null;
  const memberOf = (slot: string) => cast[['{L}', '{F}', '{T}'].indexOf(slot)];
  const isPersonal = (slot: string) => {
    const member = memberOf(slot);
    return member !== undefined && (ageOf(member) !== null || kinOf(kindWord(member)) !== null);
  };
  const found = arcKindOf(ending, isPersonal);
  const kind = found === 'sorry' && isOwnedUp(plot) ? 'sorry-again' : found;
  const arc: Arc = kind === null ? plainArc : ((gentle ? gentleArcs[kind] : undefined) ?? arcs[kind]);
  const who = whoDoes(ending);
  return {
    ...(arc[who] ?? plainArc[who]),
    isMeans: arc.isMeans === true,
    isLast: arc.isLast === true,
    // Of the cast the plot’s own last page tells the same.
    isChange: arc.isChange === true && !/^\{(?:L|ALL)\}$/.test(ending.deed?.subject ?? ''),
    phrases: { ...phrases, ...arcPhrases(ending, phrases.told ?? ending.fullStatement) },
  };
}

/** Who does what an ending says: everybody in the story, one of the cast, or somebody or something else. */
function whoDoes({ deed }: Ending): 'all' | 'one' | 'others' {
  if (deed === null) return 'others';
  if (/^\{(?:L|F|T)\}$/.test(deed.subject)) return 'one';
  return /^(?:\{ALL\}|\{FT\}|they|we)$|^\{L\} and /.test(deed.subject) ? 'all' : 'others';
}

/** Whether a plot is itself about owning up. */
const isOwnedUp = ({ turn, done }: StoryPlot): boolean =>
  /\b(?:truth|sorry|owned up|told (?:her|him|them|everything|me|us)|it was me)\b/i.test(
    [turn, done].flat().join(' '),
  );
