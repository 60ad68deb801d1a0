import { inFewerWords, omitAtCost, toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import { containsKeyword } from '../grammar/keywords.ts';
import { beginningsOf, firstSentence } from '../grammar/sentences.ts';
import { joinWithAnd } from '../grammar/text-formatting.ts';
import type { Text } from '../lexicon/story-source.ts';
import type { Character } from '../parse/parse-character.ts';
import type { Ending } from '../parse/parse-ending.ts';
import type { Beat } from '../story-plan.ts';
import { actionTemplates } from '../templates/actions.ts';
import { templatesForSetting } from '../templates/filter-by-setting.ts';
import {
  gentleQuotedThemeTemplates,
  gentleThemeTemplates,
  happeningTemplates,
  quotedThemeTemplates,
  type ThemeTemplates,
  themeTemplates,
} from '../templates/themes.ts';
import { ambientTemplates } from './ambient.ts';
import { withoutContradictions } from './ending-contradictions.ts';
import { quietLines } from './gentle-texture.ts';
import {
  companionsOf,
  type LexiconStoryContext,
  namesCharacter,
  withoutFriendIfSubject,
  wordings,
} from './lexicon-story-context.ts';
import { endingFragments, hopeFragments, lessonFragments, threadFragments } from './lexicon-story-ending.ts';
import { sceneSetting } from './scene-setting.ts';
import { statementOf } from './theme-statement.ts';

/** The fragments of a page of a lexicon story; `extraTry` is the number of an attempt on a page beyond ten. */
export function toldFragments(context: LexiconStoryContext, beat: Beat, extraTry: number | null): Fragment[] {
  if (extraTry !== null) return extraPage(context, extraTry);
  switch (beat) {
    case 'home-and-wish':
      return homePage(context);
    case 'friend-and-object':
      return friendPage(context);
    case 'problem':
      return page(context, beat, [
        ...core(context, context.plot.problem),
        ...threadFragments(context, 'block'),
      ]);
    case 'setting-out':
      return page(context, beat, core(context, context.plot.tries[0] as Text));
    case 'first-try':
      return page(context, beat, [
        ...core(context, context.plot.tries[1] as Text),
        ...lessonFragments(context, 'failure'),
      ]);
    case 'helper':
      return page(context, beat, core(context, context.plot.tip));
    case 'lowest':
      return page(context, beat, [...lowest(context), ...threadFragments(context, 'low')]);
    case 'turn':
      return page(context, beat, [
        ...lessonFragments(context, 'success'),
        ...core(context, context.plot.turn),
        ...threadFragments(context, 'turn'),
      ]);
    case 'ending':
      return endingPage(context);
    case 'home-again':
      return page(context, beat, homeAgain(context));
  }
}

/** A required text of the plot; where there is no room for the youngest, its first sentences must do. */
function core({ renderer, readingLevel }: LexiconStoryContext, text: Text): Fragment[] {
  const rendered = renderer.renderUnused(wordings(text)) ?? renderer.render(wordings(text)[0] ?? '');
  return toFragments(
    'required',
    rendered,
    ...(readingLevel.id === 'young'
      ? beginningsOf(rendered).map((text) => ({ text, cost: 3 as const }))
      : []),
  );
}

function lowest(context: LexiconStoryContext): Fragment[] {
  const brief = inFewerWords(context.renderer.render('{L} sat down and sighed.'), 3);
  return core(context, context.plot.low ?? withoutFriendIfSubject(context, context.texture.low)).map(
    (fragment) => ({
      ...fragment,
      shorterVersions: [...(fragment.shorterVersions ?? []), ...brief],
    }),
  );
}

/** What the plot says of later, as far as it does not contradict the ending. */
function homeAgain(context: LexiconStoryContext): Fragment[] {
  const { plot, texture, renderer, ending } = context;
  const own = plot.again ? plainly(core(context, plot.again), ending) : [];
  return own.length > 0
    ? [...own, ...toFragments('optional', renderer.renderUnused(texture.again))]
    : core(context, texture.again);
}

/** Fragments without what the ending contradicts. */
const plainly = (fragments: Fragment[], ending: Ending): Fragment[] =>
  fragments.flatMap((fragment) => {
    const text = withoutContradictions(fragment.text, ending);
    if (text === fragment.text) return [fragment];
    return text === '' ? [] : [{ priority: fragment.priority, text }];
  });

function homePage(context: LexiconStoryContext): Fragment[] {
  const { beats, plot } = context;
  const isOpening = !beats.includes('friend-and-object');
  const opening = core(context, plot.opener).map((fragment) => ({
    ...fragment,
    shorterVersions: inFewerWords(firstSentence(fragment.text)),
  }));
  const arrival = isOpening ? arrivalFragments(context) : [];
  return [
    ...opening,
    ...arrival,
    ...missingThemeFragments(context, [...opening, ...(isOpening ? arrival : [])]),
    ...hopeFragments(context),
    ...memoryFragments(context),
    ...(beats.includes('problem') ? [] : core(context, plot.problem)),
    ...openingFillers(context),
  ];
}

function friendPage(context: LexiconStoryContext): Fragment[] {
  const arrival = arrivalFragments(context);
  return [
    ...arrival,
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
  const { theme, renderer, source } = context;
  const text = fragments.map((fragment) => fragment.shorterVersions?.at(-1)?.text ?? fragment.text).join(' ');
  if (theme.keywords.every((keyword) => containsKeyword(text, keyword))) return [];
  const statement = statementOf(theme);
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

function endingPage(context: LexiconStoryContext): Fragment[] {
  const { beats, plot } = context;
  const isOnlyPage = beats.length === 1;
  const before = beats.includes('turn')
    ? []
    : [
        ...(isOnlyPage ? homePage(context).filter(({ priority }) => priority === 'required') : []),
        ...core(context, plot.turn).map((fragment) => ({
          ...fragment,
          shorterVersions: [...(fragment.shorterVersions ?? []), omitAtCost(3)],
        })),
      ];
  const done = solutionFragments(context);
  const wish = endingFragments(context);
  const isMeans = context.endingClass === 'means' && !context.isOwnSolution;
  const required = [...before, ...(isMeans ? [...wish, ...done] : [...done, ...wish])];
  return page(context, 'ending', required);
}

/** The plot's own solution. It makes room for an ending that was asked for, and is left out where the ending is how somebody is found. */
function solutionFragments(context: LexiconStoryContext): Fragment[] {
  const { plot, ending, endingClass, source, isOwnSolution } = context;
  if (source.isMissing && endingClass === 'find' && !isOwnSolution) return [];
  const own = plainly(core(context, plot.done), ending);
  return own.map((fragment) => ({
    ...fragment,
    shorterVersions: [
      ...beginningsOf(fragment.text).map((text) => ({ text, cost: 2 as const })),
      ...(fragment.shorterVersions ?? []),
    ],
  }));
}

/** An extra page of a long story: an attempt of the plot, else an episode that fits every plot. */
function extraPage(context: LexiconStoryContext, nth: number): Fragment[] {
  const { plot, source, texture, renderer } = context;
  const attempt = plot.tries[nth];
  if (attempt) return [...page(context, 'first-try', core(context, attempt)), ...extraFillers(context)];
  const interlude = renderer.renderUnused(texture.interlude);
  const script = interlude === null || !source.gentle ? context.episodes.pop() : undefined;
  const required = toFragments('required', interlude ?? renderer.render(script?.main ?? '{L} went on.'));
  return [
    ...required,
    ...presence(context, 'setting-out', required),
    ...(script?.extras ?? []).flatMap((extra) => toFragments('optional', renderer.render(extra))),
    ...extraFillers(context),
  ];
}

/** Optional lines for extra pages, apart from those of the ten beats. */
function extraFillers(context: LexiconStoryContext): Fragment[] {
  const { texture, renderer, source } = context;
  const lines = source.gentle ? [...texture.interlude, ...quietLines] : actionTemplates['setting-out'];
  return companionsOf(context)
    .flatMap((companion) => Array.from({ length: 3 }, () => renderer.renderUnused(lines, companion)))
    .flatMap((text) => toFragments('optional', text));
}

/** The required fragments of a page, then what everyone present says and does. */
function page(context: LexiconStoryContext, beat: Beat, required: Fragment[]): Fragment[] {
  return [...required, ...presence(context, beat, required), ...fillers(context, beat)];
}

const briefLines = (verbs: string): string[] => verbs.split('|').map((verb) => `{Who} ${verb}.`);
const briefLeadLines = briefLines(
  'nodded|listened|thought hard|waited|blinked|swallowed|looked up|stood up|frowned|wondered',
);
const briefCompanionLines = briefLines(
  'helped|stayed close|came along|looked on|held on|took a breath|leaned in|hummed|stood by|kept up|hoped|tried too',
);

const happyLeadLines = briefLines('smiled|laughed|beamed|breathed out|nodded|looked round|stood up|blinked');
const happyCompanionLines = briefLines(
  'smiled too|clapped|cheered|hummed|laughed too|stood by|stayed close|beamed',
);

/** Lines for the characters whom the required fragments do not name; whoever was named least comes first. */
function presence(context: LexiconStoryContext, beat: Beat, required: readonly Fragment[]): Fragment[] {
  const { progress, texture, renderer, roles, readingLevel } = context;
  const text = required
    .filter(({ priority }) => priority === 'required')
    .map((fragment) => fragment.shorterVersions?.at(-1)?.text ?? fragment.text)
    .join(' ');
  const isHappy = !context.source.gentle && (beat === 'ending' || beat === 'home-again');
  const pagesOf = (name: string) => progress.pagesByName.get(name) ?? 0;
  const isRare = (name: string) => pagesOf(name) * 2 <= progress.pagesWritten + 1;
  const line = (name: string, rendered: string | null, brief: readonly string[]): Fragment[] =>
    toFragments(
      'required',
      rendered,
      ...inFewerWords(renderer.renderUnused(brief, undefined, { who: name })),
      ...(isRare(name) ? [] : [omitAtCost(2)]),
    );
  const lead = namesCharacter(text, roles.lead)
    ? []
    : line(
        roles.lead.shortName,
        renderer.renderUnused(suitable(context, beat, texture.lead[beat])) ?? renderer.render('{L} nodded.'),
        isHappy ? happyLeadLines : briefLeadLines,
      );
  const companions = companionsOf(context)
    .filter((companion) => companion.castId !== 'guest' && !namesCharacter(text, companion))
    .sort((a, b) => pagesOf(a.shortName) - pagesOf(b.shortName));
  if (companions.length > 1 && readingLevel.id === 'young') {
    const who = joinWithAnd(companions.map(({ shortName }) => shortName));
    const text = renderer.renderUnused(texture.together, undefined, { who });
    const isNeeded = companions.some(({ shortName }) => isRare(shortName));
    return [...lead, ...toFragments('required', text, ...(isNeeded ? [] : [omitAtCost(3)]))];
  }
  return [
    ...lead,
    ...companions.flatMap((companion) =>
      line(
        companion.shortName,
        companionLine(context, beat, companion),
        isHappy ? happyCompanionLines : briefCompanionLines,
      ),
    ),
  ];
}

/** Optional lines to lengthen a page that is too short: what is seen and heard, then what everyone says and does. */
function fillers(context: LexiconStoryContext, beat: Beat): Fragment[] {
  const { texture, renderer, source, readingLevel } = context;
  const setting = sceneSetting(source, beat);
  const ambient = () =>
    toFragments('optional', renderer.renderUnused(ambientTemplates(setting, source.gentle)));
  const round = () => [
    ...companionsOf(context).flatMap((companion) =>
      toFragments('optional', companionLine(context, beat, companion)),
    ),
    ...toFragments('optional', renderer.renderUnused(suitable(context, beat, texture.lead[beat]))),
    ...ambient(),
  ];
  return [...ambient(), ...round(), ...(readingLevel.id === 'old' ? [...round(), ...round()] : round())];
}

/** The templates that suit the place and the hour of a page. */
function suitable({ source }: LexiconStoryContext, beat: Beat, templates: readonly string[]): string[] {
  const { surroundings, place, time, weather } = sceneSetting(source, beat);
  return templatesForSetting(
    templates,
    `${surroundings === 'indoors' ? 'workshop' : place} ${time} ${weather}`,
  );
}

/** What a companion says or does; the being that the theme is about does not speak of itself as of somebody else. */
function companionLine(context: LexiconStoryContext, beat: Beat, companion: Character): string | null {
  const { texture, renderer, roles } = context;
  const isSubject = companion === roles.subject || (companion.castId === 'guest' && roles.subject !== null);
  const templates = suitable(context, beat, texture.companion[beat]);
  return renderer.renderUnused(
    isSubject ? templates.filter((each) => !/\{(goal|trouble|topic|thing)\}/.test(each)) : templates,
    companion,
  );
}
