import type { SlotValues } from '../../fill-template.ts';
import type { StoryPlot, StorySource } from '../../lexicon/story-source.ts';
import type { Ending } from '../../parse/parse-ending.ts';
import type { CastMember } from '../../story-plan.ts';
import type { EndingClass } from '../ending-class.ts';
import { ageOf, kindWord, kinOf } from '../kin-and-age.ts';
import { arcKindOf } from './arc-kind.ts';
import { arcPhrases } from './arc-phrases.ts';
import { type Arc, arcs, gentleArcs } from './arc-texts.ts';

/** An arc with what its slots mean in one story. */
export type ChosenArc = Arc & { phrases: SlotValues };

/** How the ending that was asked for belongs to the story; null where it is told in plain words. `told` is the whole ending, `cast` the chosen characters in their roles. */
export function arcOf(
  ending: Ending,
  endingClass: EndingClass | null,
  { source: { gentle }, plot }: { source: StorySource; plot: StoryPlot },
  cast: readonly CastMember[],
  phrases: SlotValues,
): ChosenArc | null {
  if (endingClass === null || /^(?:close|mixed|secret)$/.test(endingClass)) return null;
  const memberOf = (slot: string) => cast[['{L}', '{F}', '{T}'].indexOf(slot)];
  const isPersonal = (slot: string) => {
    const member = memberOf(slot);
    return member !== undefined && (ageOf(member) !== null || kinOf(kindWord(member)) !== null);
  };
  const found = arcKindOf(ending, isPersonal);
  const kind = found === 'sorry' && isOwnedUp(plot) ? 'sorry-again' : found;
  if (kind === null) return null;
  const arc = (gentle ? gentleArcs[kind] : undefined) ?? arcs[kind];
  // Of the cast the plot’s own last page tells the same.
  const isChange = arc.isChange === true && !/^\{(?:L|ALL)\}$/.test(ending.deed?.subject ?? '');
  return {
    ...arc,
    isChange,
    phrases: { ...phrases, ...arcPhrases(ending, phrases.told ?? ending.fullStatement) },
  };
}

/** Whether a plot is itself about owning up. */
const isOwnedUp = ({ turn, done }: StoryPlot): boolean =>
  /\b(?:truth|sorry|owned up|told (?:her|him|them|everything|me|us)|it was me)\b/i.test(
    [turn, done].flat().join(' '),
  );
