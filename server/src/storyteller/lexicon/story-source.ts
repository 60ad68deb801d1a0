import { z } from 'zod';
import { Guest, Place, Prop, Weather } from '../story-plan.ts';
import { KIND_ROOTS, type Kind } from '../word-net/kind-roots.ts';
import { VERB_CLASSES } from '../word-net/verb-class-of.ts';
import { Outcome, Text } from './outcome.ts';

export type { Text };

const KindName = z.enum(Object.keys(KIND_ROOTS) as [Kind, ...Kind[]]);

/**
 * One plot. `goal` is an infinitive (`ride the bike`), `trouble` and `solved` are clauses in the past tense (`the bike fell over`, `the
 * bike stayed up`) that other sentences build on: `as long as {trouble}`, `now that {solved}`. The other texts are whole sentences.
 */
export const StoryPlot = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Phrases of the themes that this plot is for, as in a concept's `words`; a plot without any is for all of its themes. */
  words: z.array(z.string()).optional(),
  /** Phrases of endings that this plot comes out at; it is told only where one of them is asked for. */
  endings: z.array(z.string()).optional(),
  /** Uses the slots of `facts/`: only for themes that name something of which there are facts. */
  needsFacts: z.boolean().default(false),
  /** Kinds of things for which this plot is when something is done to them: the cake that a dog ate. */
  kinds: z.array(KindName).optional(),
  /** Classes of verbs that this plot is for, when no plot has the theme's very words. */
  verbs: z.array(z.enum(VERB_CLASSES)).optional(),
  /** For what is done once (opens a shop), not again and again (sings); preferred there to plots for any deed. */
  once: z.boolean().default(false),
  /** Only for somebody living, or only for things that act. */
  subjects: z.enum(['beings', 'things']).optional(),
  /** Only for somebody whom nobody expects, an animal or a being of storybooks: no plot for people as one meets them every day. */
  unexpected: z.boolean().default(false),
  /** What it is done to where the theme names nothing (`a bun`); without it a plot with `{item}` or `{goods}` is not used then. */
  item: z.string().optional(),
  titles: z.array(z.string()).optional(),
  goal: z.string(),
  trouble: z.string(),
  solved: z.string(),
  /** Page 1: the theme at home. */
  opener: Text,
  /** The friend arrives; without it a general arrival is told. */
  friend: Text.optional(),
  /** What is wrong. */
  problem: Text,
  /** Attempts that fail; two are told, more in longer stories. */
  tries: z.array(Text).min(2),
  /** The helper {G} says or shows what leads to the solution. */
  tip: Text,
  /** The lowest moment; without it a general one is told. */
  low: Text.optional(),
  /** The lead understands what to do, and it is done. */
  turn: Text,
  /** It has worked. */
  done: Text,
  /** The last page, later or at home. */
  again: Text.optional(),
  /** How it comes out where a certain ending was asked for; the first that fits is told. */
  outcomes: z.array(Outcome).optional(),
  /**
   * Art notes: what the picture of a page shows on which these words of the plot stand (docs/illustrators-guide.md). Without one the
   * illustrator reads the page's text.
   */
  art: z.record(z.string().min(4), z.string().min(1)).optional(),
  /** What the lead holds from the friend's page on; `friend`, or a general sentence, names it. */
  object: Prop.optional(),
  helper: Guest.optional(),
  /** What differs from the concept: its place, weather, creature or short names. */
  setting: z
    .strictObject({
      topic: z.string(),
      thing: z.string(),
      creature: z.string(),
      home: Place,
      main: Place,
      indoors: z.boolean(),
      night: z.boolean(),
      weather: Weather,
    })
    .partial()
    .optional(),
});
export type StoryPlot = z.infer<typeof StoryPlot>;

/**
 * What a theme says happens, apart from the thing it names; `theme/read-theme.ts` recognizes them, and moderation the two that are sad.
 */
export const Situation = z.enum([
  'learn',
  'cannot',
  'afraid',
  'afraid-being',
  'lost',
  'runaway',
  'wants',
  'make',
  'visit',
  'newcomer',
  'question',
  'ability',
  'trait',
  'deed',
  'misdeed',
  'pair',
  'has',
  'ailment',
  'mystery',
  'value',
  'sad',
  'sad-being',
  'absence',
  'lacks',
  'refuses',
  'reluctant',
  'quarrel',
  'damage',
  'taken',
  'stuck',
  'flown',
  'broken',
  'mistaken',
  'wants-to-be',
  'wants-to-go',
  'too-many',
  'too-many-of-somebody',
  'forgets',
  'longing',
  'longing-being',
  'lost-by',
  'strayed',
  'makes-being',
  'culprit',
  'own-wish',
  'own-wish-to-be',
  'own-damage',
  'works-as',
  'off-duty',
  'ride',
  'odd-pet',
  'made-of',
  'all-turned',
  'rains',
  'what-if',
  'by-itself',
  'magic-thing',
  'hides',
  'friend-ill',
  'does-not-fit',
  'lost-its-own',
  'sound',
  'record',
  'record-being',
  'thing-pair',
  'being-and-thing',
  'finds',
  'in-role',
  'outing',
  'far-off',
  'versus',
  'turned-into',
  'i-turned-into',
  'on-strike',
  'giant',
  'tiny',
  'wants-to-be-so',
  'talks',
  'contest',
]);
export type Situation = z.infer<typeof Situation>;

/** A concept that themes name, or (without `words`) the general frame of a situation or of a kind of thing. */
export const StorySource = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Words and phrases of themes, in their base forms and without articles: `lose/loose/wobbly tooth`. */
  words: z.array(z.string()).default([]),
  /** Situations that the plots of this concept tell themselves; a general frame has the one that it is for. */
  situations: z.array(Situation).default([]),
  /** Kinds of things for which this is the general frame. */
  kinds: z.array(KindName).default([]),
  /** The table of facts that its plots use, when it is that of another frame. */
  factsOf: z.string().optional(),
  /** No comic filler: death, divorce, hospital, moving, bullying, fear. */
  gentle: z.boolean().default(false),
  /** It happens to the child, who is the lead whoever the theme says does it: what a brother breaks, whom a grandmother forgets. */
  happensToLead: z.boolean().default(false),
  /** The theme in a few words, to follow `about`. */
  topic: z.string(),
  /** The thing in a few words with its article, after which no verb follows: `the bike`. */
  thing: z.string(),
  /** The creature {S} that the story is about, when no chosen character is one; `theme` takes the theme's own word. */
  creature: z.string().optional(),
  /** The creature is away until the ending. */
  isMissing: z.boolean().default(false),
  /** Who has done the wrong that the theme names, for endings such as `they say sorry`. */
  culprits: z.string().optional(),
  home: Place.default('cottage'),
  main: Place,
  /** The plot happens in a building of `main`: nothing of the street is told. */
  indoors: z.boolean().default(false),
  night: z.boolean().default(false),
  weather: Weather.default('clear'),
  plots: z
    .array(StoryPlot)
    .min(1)
    .refine(
      (plots) => new Set(plots.map(({ id }) => id)).size === plots.length,
      'two plots have the same id',
    ),
});
export type StorySource = z.infer<typeof StorySource>;

/** A source as it is written in a data file. */
export type StorySourceInput = z.input<typeof StorySource>;

/** A plot as it is written in a data file. */
export type StoryPlotInput = z.input<typeof StoryPlot>;
