import type { SlotValues } from '../fill-template.ts';

/** Small things that some plots have any of, as slot values: `{bite}` is one of the list. No word begins with a vowel sound. */
export const textureWords: SlotValues = {
  bug: '[bee|ladybird|butterfly|beetle|snail|dragonfly|grasshopper|caterpillar|moth|cricket]',
  bite: '[half a bun|one last biscuit|a handful of raisins|a bit of cheese|a slice of melon|a piece of gingerbread]',
  many: '[three|four|five|six|seven|eight|nine|ten|eleven|twelve]',
};
