import { expect, it } from 'vitest';
import { umbrellas } from '../../lexicon/concepts/everyday/umbrellas.ts';
import type { StoryPlot, StorySource } from '../../lexicon/story-source.ts';
import { withDefaults } from '../../lexicon/with-defaults.ts';
import { isElsewhere } from './is-elsewhere.ts';
import type { ThemeDetail } from './theme-details.ts';

const desert = { role: 'world', word: 'desert', setting: { main: 'desert' } } as ThemeDetail;
const source = withDefaults(umbrellas);
const [plot] = source.plots as [StoryPlot];
const concept = (main: StorySource['main']): StorySource => ({ ...source, main });

it.each([
  ['what happens on the ice was not in the desert', 'snowfield', true],
  ['what may happen anywhere was', 'meadow', false],
  ['what happens there is told by the plot', 'desert', true],
] as const)('%s', (_case, main, isOut) => {
  expect(isElsewhere(desert, concept(main), plot)).toBe(isOut);
});
