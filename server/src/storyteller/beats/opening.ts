import type { Fragment } from '../compose-page.ts';
import { withArticle } from '../grammar/articles.ts';
import { firstSentence } from '../grammar/sentences.ts';
import { companionsPresentTemplates, thirdArrivalTemplates } from '../templates/actions.ts';
import { quotedThemeTemplates, type ThemeTemplates, themeTemplates } from '../templates/themes.ts';
import {
  extraFragments,
  fillerFragments,
  inFewerWords,
  presenceFragments,
  toFragments,
} from './fragments.ts';
import type { StoryContext } from './story-context.ts';

/** Page 1: the home, the lead's trait and the theme; in short stories also the companions and the problem. */
export function homeFragments(context: StoryContext): Fragment[] {
  const { plot, lead, renderer, beats } = context;
  const hasNoFriendPage = !beats.includes('friend-and-object');
  const main = renderer.render(plot.home.main);
  return [
    ...toFragments('required', main, ...inFewerWords(firstSentence(main))),
    ...extraFragments(context, plot.home.extras),
    ...(hasNoFriendPage ? companionsPresentFragments(context) : []),
    ...toFragments('preferred', renderer.renderUnused(lead.trait.home, lead)),
    ...themeIntroductionFragments(context),
    ...(beats.includes('problem') ? [] : toFragments('required', renderer.render(plot.problem.main))),
  ];
}

/** Introduces the companions and the plot's object in stories without a page for the friend's arrival. */
export function companionsPresentFragments(context: StoryContext): Fragment[] {
  const { renderer } = context;
  return toFragments(
    'required',
    renderer.renderUnused(companionsPresentTemplates),
    ...inFewerWords(renderer.render('{FT+} came with {thing}.')),
    ...inFewerWords(renderer.render(`{FT} came with ${withArticle(context.plot.object)}.`), 3),
  );
}

/** The page on which the friend arrives with the plot's object. */
export function friendFragments(context: StoryContext): Fragment[] {
  const { plot, friend, third, renderer } = context;
  const required = [
    ...toFragments('required', renderer.render(plot.friend.main)),
    ...(third
      ? toFragments(
          'required',
          renderer.renderUnused(thirdArrivalTemplates),
          ...inFewerWords(renderer.render('{T+} came too.')),
          ...inFewerWords(renderer.render('{T} came too.'), 2),
        )
      : []),
  ];
  return [
    required[0] as Fragment,
    ...extraFragments(context, plot.friend.extras),
    ...toFragments('preferred', renderer.renderUnused(friend.trait.arrival, friend)),
    ...required.slice(1),
    ...(third ? toFragments('optional', renderer.renderUnused(third.trait.arrival, third)) : []),
    ...presenceFragments(context, 'friend-and-object', required),
    ...fillerFragments(context, 'friend-and-object'),
  ];
}

/** Introduces the theme on page 1, in its full length. */
export function themeIntroductionFragments(context: StoryContext): Fragment[] {
  const { renderer, theme } = context;
  const [introduction, , brief] = chosenThemeTemplates(context);
  const values = theme.topic ? { topic: theme.fullTopic ?? theme.topic } : { line: theme.quotation };
  return toFragments(
    'required',
    renderer.render(introduction, undefined, values),
    ...inFewerWords(renderer.render(brief, undefined, values)),
  );
}

/** Refers back to the theme on the last page. */
export function themeCallback(context: StoryContext): string {
  const { renderer, theme } = context;
  const values = theme.topic ? { topic: theme.topic } : { line: theme.quotation };
  return renderer.render(chosenThemeTemplates(context)[1], undefined, values);
}

function chosenThemeTemplates(context: StoryContext): ThemeTemplates {
  const templates = context.theme.topic ? themeTemplates : quotedThemes(context);
  return templates[context.themeTemplateIndex % templates.length] as ThemeTemplates;
}

function quotedThemes({ theme }: StoryContext): readonly ThemeTemplates[] {
  if (theme.isQuestion) return quotedThemeTemplates.question;
  return theme.isOneWord ? quotedThemeTemplates.word : quotedThemeTemplates.line;
}
