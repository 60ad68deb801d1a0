import type { SlotValues } from '../fill-template.ts';
import { withArticle } from '../grammar/articles.ts';
import { capitalize } from '../grammar/text-formatting.ts';
import { presentParticiple } from '../grammar/verb-inflection.ts';
import { natureOf, natureOfOther } from '../lexicon/facts/being-nature.ts';
import type { Facts } from '../lexicon/facts/fact-table.ts';
import { factsForFrame } from '../lexicon/facts/facts.ts';
import { detailsOfBeing, detailsOfItem } from '../lexicon/facts/kind-details.ts';
import type { StoryPlot, StorySource } from '../lexicon/story-source.ts';
import { asQuotation } from '../parse/normalize-input.ts';
import { parseClause } from '../parse/parse-clause.ts';
import { QUESTION } from '../parse/parse-theme.ts';
import { type Noun, readNoun } from '../theme/noun.ts';
import type { ThemeReading } from '../theme/theme-rule.ts';

/** Whose something is in what somebody does: `brush her teeth`. */
const POSSESSIVE = /\{S\.their[^}]*\}|\b(?:his|her|its|their)\b(?= \p{L})/gu;

/**
 * The texts of a lexicon story's slots. `{noun}`, `{a}`, `{the}`, `{nouns}` are what the theme names; `{do}`, `{did}`, `{doing}`
 * what it says
 * that somebody does, `{item}`, `{items}`, `{an_item}`, `{the_item}` to what, or in the number of the theme `{goods}`, `{some_goods}`,
 * `{them}`, `{they}`, `{were}`; `{quality}` how somebody is;
 * `{activity}` the theme in its own words, `{rule}` and `{it_says}` for a poster; `{matter}` what two quarrel about; `{where}` the place with its preposition; the
 * others are the source's and the plot's.
 */
export function slotValues(
  source: StorySource,
  plot: StoryPlot,
  reading: ThemeReading,
  facts: Facts | null,
): SlotValues {
  const noun = reading.object ?? reading.subject;
  const being = reading.subject ?? reading.object;
  const isTransformed = reading.situation === 'turned-into' || reading.situation === 'i-turned-into';
  const item = reading.item ?? (plot.item ? readNoun(plot.item) : null);
  return {
    ...(noun ? { noun: nounOf(reading, noun), a: noun.a, the: noun.the, nouns: noun.plural } : {}),
    ...(reading.action
      ? {
          do: reading.action.do,
          do_mine: reading.action.do.replace(POSSESSIVE, 'my'),
          do_yours: reading.action.do.replace(POSSESSIVE, 'your'),
          did: reading.action.did,
          doing: reading.action.doing,
          verb: reading.action.verb,
        }
      : {}),
    ...(being
      ? { ...detailsOfBeing(being), ...natureOf(isTransformed ? (reading.object ?? being) : being) }
      : {}),
    ...(reading.situation === 'versus' && reading.object ? natureOfOther(reading.object) : {}),
    ...(item ? { ...detailsOfItem(item), ...itemValues(item) } : {}),
    ...(reading.quality ? { quality: reading.quality } : {}),
    ...(reading.matter ? { matter: reading.matter.the.replace(/^the same /, 'the ') } : {}),
    ...(reading.where ? { where: reading.where } : {}),
    ...ofNounPhrase(reading),
    ...facts,
    ...(facts?.riddle && { riddle: clauseOfQuestion(reading.text) ?? facts.riddle }),
    activity: activityOf(reading),
    ...ruleValues(reading),
    line: asQuotation(
      QUESTION.test(reading.text) && !/[.!?]$/.test(reading.text) ? `${reading.text}?` : reading.text,
    ),
    topic: source.topic,
    thing: source.thing,
    goal: plot.goal,
    trouble: plot.trouble,
    still_trouble: saysStill(plot.trouble, facts) ? plot.trouble : `still ${plot.trouble}`,
    solved: plot.solved,
  };
}

/** Whether a trouble has the word `still` already, also where it is the one of the facts: `{wrong}`. */
const saysStill = (trouble: string, facts: Facts | null): boolean =>
  /\bstill\b/.test(trouble === '{wrong}' ? (facts?.wrong ?? '') : trouble);

/**
 * `{sound}` of a theme that is one; `{one_thing}` and `{other_thing}` of a theme that names two; `{other_skill}` and the
 * other columns of facts about the second of two animals.
 */
/** What somebody lacks is said as the theme has it: spikes, but a tail. */
const nounOf = ({ situation }: ThemeReading, { bare, plural, isPlural }: Noun): string =>
  situation === 'lacks' && isPlural ? plural : bare;

function ofNounPhrase({ situation, quality, object, matter }: ThemeReading): SlotValues {
  if (situation === 'sound' && quality) return { sound: quality, an_sound: withArticle(quality) };
  if (situation === 'thing-pair' && object && matter)
    return { one_thing: object.the, other_thing: matter.the };
  const others = situation === 'pair' && object ? factsForFrame('any-animal', object.bare, object) : null;
  return others
    ? Object.fromEntries(Object.entries(others).map(([column, value]) => [`other_${column}`, value]))
    : {};
}

/** The slots of what something is done to; `{goods}` and its pronouns are in the singular or plural as the theme has it. */
function itemValues({ bare, plural, a, the, isPlural }: Noun): SlotValues {
  const number = isPlural
    ? { goods: `the ${plural}`, some_goods: plural, them: 'them', they: 'they', were: 'were' }
    : { goods: the, some_goods: a, them: 'it', they: 'it', were: 'was' };
  return { item: bare, items: plural, an_item: a, the_item: the, ...number };
}

/** A question as a clause, where that needs no other form of the verb: `how bees make honey`. */
function clauseOfQuestion(question: string): string | null {
  const [, word, rest] = /^(why|how|where|when|what) do (?!i |we |you |they )(.+?)\??$/i.exec(question) ?? [];
  return word && rest ? `${word.toLowerCase()} ${rest}` : null;
}

/** `{rule}` is a value or a rule as it is thought of, and `{it_says}` what a poster says of it: a whole sentence is only quoted. */
function ruleValues(reading: ThemeReading): SlotValues {
  const activity = activityOf(reading);
  const isSentence = OF_SOMEBODY.test(activity) || parseClause(activity) !== null;
  return isSentence
    ? { rule: 'the poster', it_says: `it said, “${capitalize(activity)}.”` }
    : { rule: activity, it_says: `it was about ${activity}.` };
}
const OF_SOMEBODY = /\b(?:i|we|us|you|our|my|your|mine)\b/i;

/** The theme in its own words, to follow `about`: what somebody remembers or tries to do is what they do. */
const activityOf = ({ heading }: ThemeReading): string =>
  heading
    .replace(/^(?:my|our) /i, 'the ')
    .replace(/[.!?]+$/, '')
    .replace(/^(?:remembering|learning|trying) (?:how )?to (\p{L}+)/iu, (_all, verb: string) =>
      presentParticiple(verb.toLowerCase()),
    );
