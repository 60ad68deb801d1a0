import type { SlotValues } from '../fill-template.ts';
import { isAnyHelp, isOfPlot, isSaidOfDeed } from './ending-repeats.ts';
import {
  type LexiconStoryContext,
  namesCharacter,
  withoutFriendIfSubject,
  wordings,
} from './lexicon-story-context.ts';

/** What the friend says of the ending: nothing where the friend is whom the story, or what is done, is about (`she hugs him`). */
export function ofFriend(context: LexiconStoryContext, templates: readonly string[]): string[] {
  const infinitive = context.ending.deed?.infinitive ?? '';
  const isDoneToFriend = infinitive.includes('{F') || namesCharacter(infinitive, context.roles.friend);
  return isDoneToFriend
    ? templates.filter((template) => !template.includes('{F}'))
    : withoutFriendIfSubject(context, templates);
}

/** Whether every slot of an arc that a template has means something in this story. */
export const isFilled =
  (phrases: SlotValues) =>
  (template: string): boolean =>
    [...template.matchAll(/\{([A-Za-z_]+)\}/g)].every(
      ([, slot = '']) => !ARC_SLOTS.has(slot.toLowerCase()) || phrases[slot.toLowerCase()] !== undefined,
    );
const ARC_SLOTS: ReadonlySet<string> = new Set('act ever whom did skill bold get words'.split(' '));

/** Whether the ending is a part of what the plot tells, in other words: it comes out at it, or somebody helps as somebody does in every plot. */
export const isOfTurn = (context: LexiconStoryContext): boolean =>
  context.isOwnSolution || isAnyHelp(context.ending) || isOfPlot(context) || isNewFriend(context);

/** Whether the ending is a new friend, and the plot has a stranger with whom it goes well. */
const isNewFriend = (context: LexiconStoryContext): boolean => strangerOf(context) !== null;

/** The page on which the plot has a stranger who may become the new friend of the ending. */
function strangerOf({ ending: { deed }, plot, renderer }: LexiconStoryContext): 'turn' | 'done' | null {
  if (deed === null || !NEW_FRIEND.test(deed.infinitive)) return null;
  return (
    (['turn', 'done'] as const).find((part) =>
      STRANGER.test(
        wordings(plot[part])
          .map((text) => renderer.render(text))
          .join(' '),
      ),
    ) ?? null
  );
}
const NEW_FRIEND = /^(?:make|find) (?:an?|one|new|some|his|her) (?:\p{L}+ )?friends?$/u;
const STRANGER =
  /\b(?:someone|somebody|an? (?:new |other )?(?:girl|boy|child)|another (?:girl|boy|child)|the other (?:girl|boy|child))\b/i;

/** Whether the ending is told before the solution, which follows from it: not where the solution says the same. */
export function isBeforeSolution(context: LexiconStoryContext): boolean {
  if (!isOfTurn(context)) return context.arc?.isMeans === true;
  const { ending, plot, renderer } = context;
  if (!BRINGS_SOLUTION.test(ending.deed?.infinitive ?? '')) return false;
  const done = wordings(plot.done).map((text) => renderer.render(text));
  return isByCast(context) && strangerOf(context) !== 'done' && !isSaidOfDeed(ending, done.join(' '));
}

/** Deeds that lead to a solution; nobody dances, eats or goes home before it. */
const BRINGS_SOLUTION =
  /^(?:all )?(?:apologi[sz]e|ask|breathe|build|count|dare|dig|draw|follow|help|hold|invite|knock|let|listen|look|make(?! up| friends)|mend|open|own up|paint|practi[sc]e|pull|push|say|speak|take (?:a|one|two|three|four|five|ten|deep|turns)|talk|tell|try|use|wait|whisper|work|write)\b/;

/** Whether those who are in the story do what the ending says. */
export const isByCast = ({ ending }: LexiconStoryContext): boolean =>
  /^(?:\{(?:ALL|L|F|T|FT)\}|they$|every(?:one|body)$)/.test(ending.deed?.subject ?? '');

/** Whether somebody is to win where nobody competes. */
export function isWithoutContest({ ending, plot, renderer }: LexiconStoryContext): boolean {
  if (ending.deed?.verb !== 'win') return false;
  const text = [plot.goal, plot.problem, ...plot.tries, plot.turn, plot.done].flatMap(wordings);
  return !text.some((each) => CONTEST.test(renderer.render(each)));
}
const CONTEST =
  /\b(?:rac(?:e|es|ing)|match|game|goals?|prize|medal|cup|competition|contest|tournament|finish(?:ing)? line|points?)\b/i;

/** Whether an ending is a defeat, which is worth something else. */
export const isDefeat = ({ ending }: LexiconStoryContext): boolean =>
  ending.deed?.verb === 'lose' && / but /.test(ending.fullStatement);
