import { inFewerWords, omitAtCost, toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import { containsKeyword } from '../grammar/keywords.ts';
import { firstSentence } from '../grammar/sentences.ts';
import { joinWithAnd } from '../grammar/text-formatting.ts';
import {
  gentleQuotedThemeTemplates,
  gentleThemeTemplates,
  habitTemplates,
  happeningTemplates,
  overheardThemeTemplates,
  quotedThemeTemplates,
  type ThemeTemplates,
  themeTemplates,
} from '../templates/themes.ts';
import { ambientTemplates } from './ambient.ts';
import { detailFragments } from './details/detail-fragments.ts';
import { fillers, presence } from './everyone-present.ts';
import { climaxText } from './lexicon-story-climax.ts';
import { companionsOf, type LexiconStoryContext, namesCharacter } from './lexicon-story-context.ts';
import { hopeFragments, threadFragments } from './lexicon-story-ending.ts';
import { core } from './plot-text.ts';
import { retellTheme } from './retell-theme.ts';
import { sceneSetting } from './scene-setting.ts';
import { statementOf } from './theme-statement.ts';

/** Page 1: the theme at home, the wish, and last time's adventure. */
export function homePage(context: LexiconStoryContext): Fragment[] {
  const { beats, plot } = context;
  const isOpening = !beats.includes('friend-and-object');
  const opening = core(context, plot.opener).map((fragment) => ({
    ...fragment,
    shorterVersions: inFewerWords(firstSentence(fragment.text)),
  }));
  const arrival = isOpening ? arrivalFragments(context) : [];
  const details = [...detailFragments(context, 'opener'), ...detailFragments(context, 'opener', 1)];
  return [
    ...opening,
    ...arrival,
    ...details,
    ...missingThemeFragments(context, [...opening, ...details, ...(isOpening ? arrival : [])]),
    ...hopeFragments(context),
    ...memoryFragments(context),
    ...(beats.includes('problem') ? [] : core(context, plot.problem)),
    ...openingFillers(context),
  ];
}

/** The friend arrives, and whoever the story is about. */
export function friendPage(context: LexiconStoryContext): Fragment[] {
  const arrival = arrivalFragments(context);
  const plant = climaxText(context, 'plant');
  return [
    ...arrival,
    ...toFragments('required', plant && context.renderer.renderUnused(plant), omitAtCost(2)),
    ...threadFragments(context, 'plant'),
    ...presence(context, 'friend-and-object', arrival),
    ...fillers(context, 'friend-and-object'),
  ];
}

function openingFillers(context: LexiconStoryContext): Fragment[] {
  const { texture, renderer, source } = context;
  const lead = () => toFragments('optional', renderer.renderUnused(texture.lead['home-and-wish']));
  const ambient = () =>
    toFragments(
      'optional',
      renderer.renderUnused(ambientTemplates(sceneSetting(source, 'home-and-wish'), source.gentle)),
    );
  return [...lead(), ...ambient(), ...lead(), ...ambient(), ...lead()];
}

/** The companions arrive; in a story about a being, so does the being. */
function arrivalFragments(context: LexiconStoryContext): Fragment[] {
  const { plot, texture, roles, renderer } = context;
  const { subject, friend, third } = roles;
  const brief = renderer.render(subject ? 'Then came {S+}.' : '{F+} came too.');
  const own = (plot.friend ? core(context, plot.friend) : []).map((fragment) => ({
    ...fragment,
    shorterVersions: [...(fragment.shorterVersions ?? []), ...inFewerWords(brief, 3)],
  }));
  const others = companionsOf(context).filter(
    (companion) => companion !== subject && !(roles.friendIsGuest && subject && companion === friend),
  );
  const namedByPlot = others.filter((companion) => own.some(({ text }) => namesCharacter(text, companion)));
  const missing = others.filter((companion) => !namedByPlot.includes(companion));
  if (missing.length === 0) return own;
  const isFriendMissing = missing.includes(friend);
  if (own.length === 0 && isFriendMissing) {
    const arrival = renderer.renderUnused(texture.arrival);
    return [
      ...toFragments('required', arrival, ...inFewerWords(renderer.render('{F+} came too.'), 3)),
      ...(third && missing.includes(third)
        ? toFragments(
            'required',
            renderer.renderUnused(texture.thirdArrival),
            ...inFewerWords(renderer.render('{T+} came too.')),
          )
        : []),
    ];
  }
  const names = joinWithAnd(missing.map(({ fullName }) => fullName));
  return [
    ...own,
    ...toFragments(
      'required',
      renderer.renderUnused(texture.present, undefined, { others: names }),
      ...inFewerWords(renderer.render('{Others} came too.', undefined, { others: names })),
    ),
  ];
}

/** Introduces the theme in its own words where the page would not name all of them. */
function missingThemeFragments(context: LexiconStoryContext, fragments: readonly Fragment[]): Fragment[] {
  const { theme, renderer, source, deed } = context;
  const text = fragments.map((fragment) => fragment.shorterVersions?.at(-1)?.text ?? fragment.text).join(' ');
  if (theme.keywords.every((keyword) => containsKeyword(text, keyword))) return [];
  const says = deed && renderer.render(`${deed}.`);
  const isDeedEnough =
    says !== null && theme.keywords.every((keyword) => containsKeyword(`${text} ${says}`, keyword));
  const isSentence =
    !theme.isQuestion &&
    !theme.isOneWord &&
    (theme.topic === null ||
      (/^(?:how|what it is like) /.test(theme.topic) && !/^(?:how|what)/i.test(theme.quotation)));
  if (!isDeedEnough && isSentence && isOfGrownUp(theme.quotation)) {
    const known = retellTheme(theme.quotation, true);
    if (known !== null)
      return toFragments(
        'required',
        renderer.renderUnused(habitTemplates, undefined, { statement: known }),
        ...inFewerWords(renderer.render('{^statement}.', undefined, { statement: known })),
      );
    const said = { line: theme.quotation };
    return toFragments(
      'required',
      renderer.renderUnused(overheardThemeTemplates, undefined, said),
      ...inFewerWords(renderer.render('The grown-ups said: “{line}”', undefined, said)),
    );
  }
  const statement = isDeedEnough
    ? deed
    : (statementOf(theme) ?? (isSentence ? retellTheme(theme.quotation, false) : null));
  if (statement !== null)
    return toFragments(
      'required',
      renderer.renderUnused(happeningTemplates, undefined, { statement }),
      ...inFewerWords(renderer.render('That day {statement}.', undefined, { statement })),
    );
  const templates: readonly ThemeTemplates[] = source.gentle
    ? theme.topic
      ? gentleThemeTemplates
      : gentleQuotedThemeTemplates
    : theme.topic
      ? themeTemplates
      : theme.isQuestion
        ? quotedThemeTemplates.question
        : theme.isOneWord
          ? quotedThemeTemplates.word
          : quotedThemeTemplates.line;
  const values = theme.topic ? { topic: theme.fullTopic ?? theme.topic } : { line: theme.quotation };
  const introductions = templates.map(([introduction]) => introduction);
  return toFragments(
    'required',
    renderer.renderUnused(introductions, undefined, values),
    ...inFewerWords(renderer.render(templates[0]?.[2] ?? '', undefined, values)),
  );
}

/** Whether a child would not say it: `we would like a child who …`, `our son refuses …`, `she still needs her dummy`. */
const isOfGrownUp = (line: string): boolean =>
  /^(?:he|she|they|please|could you|can you)\b|\b(?:wife|husband|(?:my|our) (?:\p{L}+ )?(?:son|daughter|grandson|granddaughter|grandchild|grandchildren|kids?|children|pupils|toddlers?|(?:three|four|five|six|two)-year-olds|boy|girl)|we (?:would like|’d like|need)|our (?:granddaughter|grandson|twins))\b/iu.test(
    line,
  );

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
