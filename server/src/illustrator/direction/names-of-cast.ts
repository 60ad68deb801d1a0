import type { StoryPlan } from '../../storyteller/story-plan.ts';
import { toSingular, wordsOf } from './prop-words.ts';

/** People who are called after what they work with: the train of a train driver is not the driver. */
const WORKS_WITH =
  /[\p{L}’]+(?: engine)?[ -](?=(?:driver|keeper|pilot|captain|conductor|guard|seller|maker|builder|cleaner|rider|racer|mechanic|collector|player|painter|teacher|fan|lover)\b)/giu;

/** The words for what somebody is. */
export const kindOf = (creature: string): string => creature.replace(WORKS_WITH, '').toLowerCase();

/** Whether a word names somebody of the cast or a guest of any page. */
export function isOfCast(words: readonly string[], { cast, scenes }: StoryPlan): boolean {
  const known = [...cast, ...scenes.flatMap(({ guest, secondGuest }) => [guest, secondGuest])].flatMap(
    (each) => (each ? wordsOf(`${each.name.toLowerCase()} ${kindOf(each.creature)}`) : []),
  );
  return words.some((word) => known.includes(toSingular(word)));
}

const SENTENCE_START = /(?:^|[.!?“”:] ?)$/u;
/** Somebody's or something's name that is a word as well: `a message from Starfish`. */
export function properNames(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { 0: word, index } of text.matchAll(/(?<![\p{L}’-])\p{Lu}\p{Ll}+/gu))
    if (!SENTENCE_START.test(text.slice(0, index))) names.add(word.toLowerCase());
  return names;
}

const TITLE = /^(?:mr|mrs|ms|miss|dr|doctor|captain|professor|sir)$/;

/** Whether words are the name of somebody: `Button` of the cast, `Mrs Kettle`. */
export function isName(words: readonly string[], from: number, to: number, plan: StoryPlan): boolean {
  if (TITLE.test(words[from - 1] ?? '')) return true;
  const names = [...plan.cast, ...plan.scenes.flatMap(({ guest, secondGuest }) => [guest, secondGuest])]
    // Guests without a name are called what they are.
    .filter((each) => each && !each.creature.toLowerCase().includes(each.name.toLowerCase()))
    .flatMap((each) => wordsOf(each?.name.toLowerCase() ?? ''));
  return words.slice(from, to).some((word) => names.includes(word));
}
