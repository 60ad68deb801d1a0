import { capitalize } from '../grammar/text-formatting.ts';
import type { StoryPlot } from '../lexicon/story-source.ts';
import type { createRotatingChooser } from '../rotation.ts';
import type { StoryCharacters } from './story-characters.ts';

/** One of the plot's titles, in title case, of at most 48 characters. */
export function chooseTitle(
  { titles }: StoryPlot,
  { lead, friend }: StoryCharacters,
  fill: (template: string) => string,
  chooser: ReturnType<typeof createRotatingChooser>,
): string {
  const templates = [...(titles ?? []), '{L} and {Thing}', '{L}, {F} and {Thing}', 'The Story of {Topic}'];
  const fitting = templates
    .map((template) => titleCase(fill(template)))
    .filter((title) => title.length <= 48);
  const own = fitting.slice(0, titles?.length ?? 0);
  return fitting.length > 0
    ? chooser.pick(own.length > 0 ? own : fitting)
    : `${lead.shortName} and ${friend.shortName}`.slice(0, 48);
}

const SMALL_WORDS = /^(a|an|the|and|or|of|to|in|on|at|for|with|from|by|who|that)$/;

function titleCase(title: string): string {
  return title
    .split(' ')
    .map((word, i) => {
      const lower = word.toLowerCase();
      return i > 0 && SMALL_WORDS.test(lower) ? lower : capitalize(word);
    })
    .join(' ');
}
