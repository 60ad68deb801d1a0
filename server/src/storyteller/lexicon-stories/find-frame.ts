import { frames } from '../lexicon/all-sources.ts';
import type { Situation, StorySource } from '../lexicon/story-source.ts';
import type { ThemeReading } from '../theme/theme-rule.ts';
import type { Kind } from '../word-net/kind-roots.ts';

/** The general frame of a situation. */
export const frameFor = (situation: Situation): StorySource | undefined =>
  frames.find(({ situations }) => situations.includes(situation));

/** The general frame of a kind of thing. */
export const frameForKind = (kind: Kind | null): StorySource | undefined =>
  kind === null ? undefined : frames.find(({ kinds }) => kinds.includes(kind));

/** The frame with this id. */
export const frameNamed = (name: string): StorySource | undefined => frames.find(({ id }) => id === name);

const textOfFrame = new Map(frames.map((frame) => [frame, JSON.stringify(frame.plots)]));

/** Whether the theme names what the frame's slots need. */
export function canTell(
  frame: StorySource,
  { subject, object, action, quality, matter, where }: ThemeReading,
): boolean {
  const text = textOfFrame.get(frame) ?? '';
  const needs = (slot: RegExp, value: unknown) => value !== null || !slot.test(text);
  return (
    needs(/\{\^?S\b/, subject ?? (frame.creature === 'theme' ? object : null)) &&
    needs(/\{\^?(noun|a|the|nouns)\}/i, object ?? subject) &&
    needs(/\{\^?(do|did|doing)\}/i, action) &&
    needs(/\{\^?quality\}/i, quality) &&
    needs(/\{\^?matter\}/i, matter) &&
    needs(/\{\^?where\}/i, where)
  );
}
