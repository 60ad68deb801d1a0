import { z } from 'zod';

/**
 * What may happen in an ending that a family asks for, as far as outcomes of plots are written for it; `any` is whatever no other outcome is for, and
 * `result` the same without what could put things right itself (`they build a bridge`), for general plots.
 */
const OUTCOME_KINDS = [
  'any',
  'result',
  'friends',
  'party',
  'eats',
  'plays',
  'hugs',
  'laughs',
  'claps',
  'sleep',
  'home',
  'happy',
  'team',
  'shares',
  'gets',
  'says',
  'makes',
  'tells',
  'sees',
  'helps',
  'invited',
  'stays',
  'still-friends',
  'new-friend',
  'feels',
  'no-longer',
  'says-words',
  'given-by',
  'all-get',
  'way-home',
  'wins',
  'rides',
  'goes',
  'becomes-somebody',
  'learns',
  'alone',
  'animal-comes',
  'answers',
  'becomes',
  'changes-mind',
  'comes',
  'dares',
  'finds',
  'gathers',
  'gives-away',
  'grows',
  'happens',
  'has',
  'includes',
  'lands',
  'resolves',
  'returns',
  'reveals',
  'sets-free',
  'sky-comes',
  'sorry',
  'spreads',
  'thing-comes',
  'understands',
  'visit',
] as const;

/** One or several wordings of the same thing; the storyteller takes one. */
export const Text = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);
export type Text = z.infer<typeof Text>;

/**
 * How a plot comes out where the family asked for such an ending. `{told}` in `done` is what was asked for, as a clause in the past tense
 * (`they all danced`); without it the text must say all words of the ending itself.
 */
export const Outcome = z
  .strictObject({
    /** Phrases of endings, in base forms and without articles; the words of one may stand anywhere in the ending: `lamp/light shine/work`. */
    asked: z.array(z.string()).optional(),
    /** What happens in the ending, in whatever words; `done` must have `{told}` then. */
    kinds: z.array(z.enum(OUTCOME_KINDS)).optional(),
    /** A sentence behind the problem: why the ending matters, or what stands in its way. */
    before: Text.optional(),
    /** Instead of the plot's own. */
    turn: Text.optional(),
    /** Instead of the plot's own: the solution, and the ending that follows from it. */
    done: Text,
    /** Instead of the plot's own. */
    again: Text.optional(),
  })
  .refine(({ asked, kinds }) => asked !== undefined || kinds !== undefined, {
    message: 'give phrases of endings (`asked`) or `kinds`',
  })
  .refine(({ kinds, done }) => kinds === undefined || [done].flat().every((text) => /\{told\}/i.test(text)), {
    message: 'an outcome for a kind of ending must have {told} in `done`',
  });
export type Outcome = z.infer<typeof Outcome>;
