import { splitSentences } from '../../server/src/storyteller/grammar/sentences.ts';
import type { StoryPlan } from '../../server/src/storyteller/story-plan.ts';

/** Sentences of fewer words (`“Oh!” said Bo.`) belong to every story and are not counted. */
const MIN_WORDS = 4;

/** How a sentence is compared with those of other stories. */
export type Comparison = 'exact' | 'without-names';

/** The part (0 to 1) of the sentences of some stories that stand word for word in another of them as well. */
export const sharedPart = (plans: readonly StoryPlan[], comparison: Comparison): number =>
  partIn(
    plans,
    comparison,
    plans.map((_plan, i) => String(i)),
  );

/** The part of the sentences that stand in stories of two plots or more: those that are not a plot's own. */
export const stockPart = (plans: readonly StoryPlan[]): number =>
  partIn(
    plans,
    'exact',
    plans.map(({ plot }) => plot.replace(/~.*$/, '')),
  );

/** The part of the sentences that stand in stories of two groups or more. */
function partIn(plans: readonly StoryPlan[], comparison: Comparison, groups: readonly string[]): number {
  const stories = plans.map((plan) => sentencesOf(plan, comparison));
  const storiesWith = new Map<string, Set<string>>();
  stories.forEach((story, i) => {
    for (const sentence of story)
      storiesWith.set(sentence, (storiesWith.get(sentence) ?? new Set()).add(groups[i] as string));
  });
  const all = stories.flat();
  return all.filter((sentence) => (storiesWith.get(sentence)?.size ?? 0) > 1).length / all.length;
}

function sentencesOf(plan: StoryPlan, comparison: Comparison): string[] {
  const sentences = plan.scenes
    .flatMap(({ text }) => splitSentences(text))
    .filter((sentence) => sentence.split(' ').length >= MIN_WORDS);
  return comparison === 'exact' ? sentences : sentences.map(withoutNames(plan));
}

/** Replaces names by one letter and all pronouns by those of one kind, so that only the wording is left. */
function withoutNames({ cast, scenes }: StoryPlan): (sentence: string) => string {
  const guests = scenes.flatMap(({ guest, secondGuest }) => [guest?.name, secondGuest?.name]);
  const names = [...cast.map(({ name }) => name), ...guests].filter(
    (name) => name && !name.startsWith('the '),
  );
  const pattern = new RegExp(`\\b(${[...new Set(names)].join('|')})( the \\p{L}+)?\\b`, 'giu');
  return (sentence) =>
    sentence
      .replace(pattern, 'N')
      .replace(/\b(she|he|they)\b/gi, 'they')
      .replace(/\b(her|his|their)\b/gi, 'their')
      .replace(/\b(him|them)\b/gi, 'them');
}
