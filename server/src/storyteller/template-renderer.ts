import {
  type Chooser,
  fillTemplate,
  type NamedCharacter,
  resolveOptionalSpans,
  type SlotCharacters,
  type SlotValues,
} from './fill-template.ts';
import { countWords } from './grammar/sentences.ts';
import { wordingVariants } from './wording-variants.ts';

/** Renders the templates of one story and remembers which ones were printed, so that none is used twice. */
export type TemplateRenderer = {
  /** The text of one template; `subject` fills its `X` slots, `values` add to the story's slot values. */
  render(template: string, subject?: NamedCharacter, values?: SlotValues): string;
  /** The text of a random template among those not used yet, or null when all were. */
  renderUnused(templates: readonly string[], subject?: NamedCharacter, values?: SlotValues): string | null;
  /** Takes the finished text of a page: templates rendered by `renderUnused` that are not on it become available again. */
  commitPage(text: string): void;
};

/** Creates the renderer of one story; a brief one omits optional spans and prefers short templates. */
export function createTemplateRenderer(story: {
  characters: SlotCharacters;
  values: SlotValues;
  /** Picks options and templates; `from` is the whole list of which `items` are unused, `key` the template that has the options. */
  random: Chooser & { pick<T>(items: readonly T[], from?: readonly T[], key?: string): T };
  isBrief: boolean;
}): TemplateRenderer {
  const used = new Set<string>();
  const pending = new Map<string, string>();
  const render: TemplateRenderer['render'] = (template, subject, values) => {
    const chooser: Chooser = { pick: (options) => story.random.pick(options, options, template) };
    return fillTemplate(
      chooser.pick(wordingVariants(resolveOptionalSpans(template, story.isBrief))),
      subject ? { ...story.characters, X: subject } : story.characters,
      values ? { ...story.values, ...values } : story.values,
      chooser,
    );
  };
  const renderUnused: TemplateRenderer['renderUnused'] = (templates, subject, values) => {
    const unused = templates.filter((template) => !used.has(template));
    if (unused.length === 0) return null;
    const template = story.random.pick(story.isBrief ? shorterHalf(unused) : unused, templates);
    used.add(template);
    const text = render(template, subject, values);
    pending.set(template, text);
    return text;
  };
  const commitPage: TemplateRenderer['commitPage'] = (page) => {
    // A text that was shortened is on the page as well.
    for (const [template, text] of pending) if (!page.includes(text.slice(0, 24))) used.delete(template);
    pending.clear();
  };
  return { render, renderUnused, commitPage };
}

function shorterHalf(templates: readonly string[]): string[] {
  const counted = templates.map((template) => ({ template, words: countWords(template) }));
  counted.sort((a, b) => a.words - b.words);
  return counted.slice(0, Math.max(1, Math.ceil(counted.length * 0.5))).map(({ template }) => template);
}
