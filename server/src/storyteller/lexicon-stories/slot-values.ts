import type { SlotValues } from '../fill-template.ts';
import { withArticle } from '../grammar/articles.ts';
import type { Facts } from '../lexicon/facts/fact-table.ts';
import type { StoryPlot, StorySource } from '../lexicon/story-source.ts';
import { asQuotation } from '../parse/normalize-input.ts';
import type { ThemeReading } from '../theme/theme-rule.ts';

/**
 * The texts of a lexicon story's slots. `{noun}`, `{a}`, `{the}`, `{nouns}` are what the theme names; `{do}`, `{did}`, `{doing}`
 * what it says
 * that somebody does, `{item}`, `{items}`, `{an_item}`, `{the_item}` to what; `{quality}` how somebody is;
 * `{activity}` the theme in its own words; `{matter}` what two quarrel about; `{where}` the place with its preposition; the
 * others are the source's and the plot's.
 */
export function slotValues(
  source: StorySource,
  plot: StoryPlot,
  reading: ThemeReading,
  facts: Facts | null,
): SlotValues {
  const noun = reading.object ?? reading.subject;
  return {
    ...(noun ? { noun: noun.bare, a: noun.a, the: noun.the, nouns: noun.plural } : {}),
    ...(reading.action
      ? {
          do: reading.action.do,
          did: reading.action.did,
          doing: reading.action.doing,
          verb: reading.action.verb,
        }
      : {}),
    ...(reading.item
      ? {
          item: reading.item.bare,
          items: reading.item.plural,
          an_item: reading.item.a,
          the_item: reading.item.the,
        }
      : {}),
    ...(reading.quality ? { quality: reading.quality } : {}),
    ...(reading.matter ? { matter: reading.matter.the } : {}),
    ...(reading.where ? { where: reading.where } : {}),
    ...ofNounPhrase(reading),
    ...facts,
    activity: reading.text.replace(/^(my|our) /i, 'the ').replace(/[.!?]+$/, ''),
    line: asQuotation(reading.text),
    topic: source.topic,
    thing: source.thing,
    goal: plot.goal,
    trouble: plot.trouble,
    solved: plot.solved,
  };
}

/** `{sound}` of a theme that is one; `{one_thing}` and `{other_thing}` of a theme that names two. */
function ofNounPhrase({ situation, quality, object, matter }: ThemeReading): SlotValues {
  if (situation === 'sound' && quality) return { sound: quality, an_sound: withArticle(quality) };
  if (situation === 'thing-pair' && object && matter)
    return { one_thing: object.the, other_thing: matter.the };
  return {};
}
