import type { Fragment } from '../compose-page.ts';
import { countWords } from '../grammar/sentences.ts';
import { endingTemplates } from '../templates/endings.ts';
import { likeTemplates } from '../templates/likes.ts';
import {
  extraFragments,
  fillerFragments,
  inFewerWords,
  omitAtCost,
  presenceFragments,
  toFragments,
} from './fragments.ts';
import { companionsPresentFragments, themeCallback, themeIntroductionFragments } from './opening.ts';
import { companionsOf, type StoryContext } from './story-context.ts';

/** The turn: the lead's idea with the plot's object, each companion's help, and the outcome. */
export function turnFragments(context: StoryContext): Fragment[] {
  const { plot, renderer, lead, readingLevel } = context;
  const [extra] = extraFragments(context, plot.turn.extras);
  const help = companionsOf(context).flatMap((companion, nth) =>
    toFragments(
      'required',
      renderer.renderUnused(companion.strength.turn, companion),
      ...inFewerWords(renderer.render(nth === 0 ? '{X} helped.' : '{X} helped too.', companion), 3),
    ),
  );
  const [idea, outcome] = renderTurn(context, help);
  const required = [
    ...toFragments('required', idea),
    ...toFragments(
      readingLevel.id === 'young' ? 'optional' : 'preferred',
      renderer.renderUnused(lead.trait.turn, lead),
    ),
    ...help,
  ];
  const last = toFragments('required', outcome);
  return [
    ...required,
    ...presenceFragments(context, 'turn', [...required, ...last]),
    ...fillerFragments(context, 'turn'),
    ...last,
    ...(extra ? [extra] : []),
  ];
}

/** The idea and its outcome; the brief versions when the page would be too long together with `others`. */
function renderTurn(
  { plot, renderer, readingLevel, beats }: StoryContext,
  others: readonly Fragment[],
): [string, string] {
  const full = [renderer.render(plot.turn.main), renderer.render(plot.turn.result)] as const;
  const words = countWords([...full, ...others.map(({ text }) => text)].join(' '));
  if (readingLevel.id !== 'young' && beats.includes('friend-and-object') && words <= readingLevel.maxWords)
    return [...full];
  return [renderer.render(plot.turn.brief[0]), renderer.render(plot.turn.brief[1])];
}

/** The page of the solution and the ending that was asked for; in very short stories it also covers the missing beats before it. */
export function endingFragments(context: StoryContext): Fragment[] {
  const { plot, renderer, beats } = context;
  const isOnlyPage = beats.length === 1;
  const before = beats.includes('turn')
    ? []
    : [
        ...(isOnlyPage
          ? [
              ...toFragments('required', renderer.render(plot.home.main)),
              ...companionsPresentFragments(context),
              ...themeIntroductionFragments(context),
              ...toFragments('required', renderer.render(plot.problem.main)),
            ]
          : []),
        ...renderTurn(context, []).flatMap((text, i) =>
          toFragments('required', text, ...(i === 1 ? [omitAtCost(3)] : [])),
        ),
      ];
  const asked = askedEndingFragments(context);
  const solution = toFragments('required', renderer.render(plot.ending.main), omitAtCost(2));
  const required = [...before, ...solution, ...asked];
  const celebrant = context.random.shuffle([context.lead, ...companionsOf(context)]).find(({ like }) => like);
  const celebration = celebrant?.like
    ? renderer.renderUnused(likeTemplates[celebrant.like.kind].ending, celebrant, {
        like: celebrant.like.phrase,
      })
    : null;
  return [
    ...before,
    ...solution,
    ...(before.length === 0 || context.readingLevel.id === 'old'
      ? extraFragments(context, plot.ending.extras)
      : []),
    ...asked,
    ...presenceFragments(context, 'ending', required),
    ...toFragments('optional', celebration),
    ...fillerFragments(context, 'ending'),
  ];
}

/** The last page: the scene of page 1, changed by the story. */
export function homeAgainFragments(context: StoryContext): Fragment[] {
  const { plot, renderer } = context;
  const required = toFragments('required', renderer.render(plot.homeAgain.main));
  return [
    ...required,
    ...extraFragments(context, plot.homeAgain.extras),
    ...presenceFragments(context, 'home-again', required),
    ...fillerFragments(context, 'home-again'),
    ...toFragments('preferred', themeCallback(context)),
  ];
}

/** The ending that was asked for, unless it is no statement. */
function askedEndingFragments(context: StoryContext): Fragment[] {
  const { ending, renderer, random, third } = context;
  if (ending.kind === 'quoted') return [];
  const told = third ? ending.fullStatement : ending.fullStatement.replace('{ALL} all ', '{ALL} both ');
  const isClause = ending.kind === 'party' && ending.deed !== null;
  const templates = isClause ? endingTemplates.deed : endingTemplates[ending.kind];
  const brief = ending.deed === null ? 'And then came {told}.' : 'And {told}.';
  return toFragments(
    'required',
    renderer.render(random.pick(templates), undefined, { told }),
    ...inFewerWords(renderer.render(brief, undefined, { told })),
    ...inFewerWords(renderer.render(brief, undefined, { told: told.replace('{ALL}', 'they') }), 3),
  );
}
