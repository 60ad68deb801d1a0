import { inFewerWords, omitAtCost, toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import { firstSentence } from '../grammar/sentences.ts';
import { ambientTemplates } from './ambient.ts';
import { apartFragments } from './apart-presence.ts';
import { pageWithoutArrival } from './arrival.ts';
import { detailFragments } from './details/detail-fragments.ts';
import { plantFragments } from './ending-plants.ts';
import { presence } from './everyone-present.ts';
import { type LexiconStoryContext, namesCharacter } from './lexicon-story-context.ts';
import { hopeFragments } from './lexicon-story-ending.ts';
import { core, firstPart, takeRest } from './plot-text.ts';
import { sceneSetting } from './scene-setting.ts';
import { themeIntroduction } from './theme-introduction.ts';

/** Page 1: the theme at home, the wish, and last time's adventure. */
export function homePage(context: LexiconStoryContext): Fragment[] {
  const { beats, plot } = context;
  const isOpening = !beats.includes('friend-and-object');
  const hasOwnFriendPage = isOpening || plot.friend !== undefined;
  const opening =
    (hasOwnFriendPage
      ? null
      : firstPart(context, plot.opener, (first) => namesCharacter(first, context.roles.lead))) ??
    core(context, plot.opener).map((fragment) => ({
      ...fragment,
      shorterVersions: inFewerWords(firstSentence(fragment.text)),
    }));
  const arrival = isOpening ? ownFriendText(context) : [];
  const details = [...detailFragments(context, 'opener'), ...detailFragments(context, 'opener', 1)];
  return [
    ...opening,
    ...apartFragments(context, 'home-and-wish', opening),
    ...arrival,
    ...details,
    ...themeIntroduction(context, [...opening, ...details, ...(isOpening ? arrival : [])]),
    ...hopeFragments(context),
    ...plantFragments(context),
    ...memoryFragments(context),
    ...(beats.includes('problem') ? [] : core(context, plot.problem)),
    ...openingFillers(context),
  ];
}

/** Page 2: what the plot has for it. */
export function friendPage(context: LexiconStoryContext): Fragment[] {
  const own = ownFriendText(context);
  const arrival = own.length > 0 ? own : pageWithoutArrival(context);
  return [...arrival, ...presence(context, 'friend-and-object', arrival)];
}

function openingFillers(context: LexiconStoryContext): Fragment[] {
  const { renderer, source } = context;
  const templates = ambientTemplates(sceneSetting(source, 'home-and-wish'), source.gentle);
  return toFragments('optional', renderer.renderUnused(templates));
}

/**
 * What the plot tells on the friend's page: its own text, else the second part of its opener, else how the problem begins.
 */
function ownFriendText(context: LexiconStoryContext): Fragment[] {
  const { plot, roles, renderer, beats, progress } = context;
  const brief = renderer.render(roles.subject ? 'Then came {S+}.' : '{F+} came too.');
  if (plot.friend !== undefined)
    return core(context, plot.friend).map((fragment) => ({
      ...fragment,
      shorterVersions: [...(fragment.shorterVersions ?? []), ...inFewerWords(brief, 3)],
    }));
  if (!beats.includes('friend-and-object')) return [];
  const rest = takeRest(context);
  if (rest.length > 0) return rest;
  const begun = firstPart(context, plot.problem);
  progress.isProblemBegun = begun !== null;
  return begun ?? [];
}

function memoryFragments({ memory, source, renderer }: LexiconStoryContext): Fragment[] {
  if (!memory || source.gentle || memory === source.topic) return [];
  const templates = [
    '{L} still [smiled|thought] about last time, about {memory}, [and wondered what would come next|but this was something new].',
    '“Will it be [as exciting as|like] last time?” {L} had asked at breakfast. Last time had been all about {memory}.',
    'On the wall hung a picture of {L’s} last adventure. It was all about {memory}.',
    'The last adventure had been about {memory}, and {L} was ready for the next one.',
  ];
  // At the highest cost: a family looks for this line, and other sentences can be left out before it.
  return toFragments(
    'required',
    renderer.renderUnused(templates, undefined, { memory }),
    ...inFewerWords(renderer.render('Last time had been about {memory}.', undefined, { memory })),
    omitAtCost(3),
  );
}
