import { inFewerWords, omitAtCost, toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import { joinWithAnd } from '../grammar/text-formatting.ts';
import type { Character } from '../parse/parse-character.ts';
import type { Beat } from '../story-plan.ts';
import { templatesForSetting } from '../templates/filter-by-setting.ts';
import { ambientTemplates } from './ambient.ts';
import {
  companionsOf,
  type LexiconStoryContext,
  namesCharacter,
  withoutFriendIfSubject,
} from './lexicon-story-context.ts';
import { sceneSetting } from './scene-setting.ts';
import { animalLines, gentleThemeLines, merryThemeLines } from './theme-lines.ts';

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
export function presence(
  context: LexiconStoryContext,
  beat: Beat,
  required: readonly Fragment[],
): Fragment[] {
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
  // Whoever the theme says does it is not only talked about.
  const { subject } = roles;
  const isMissed =
    subject !== null &&
    beat !== 'home-and-wish' &&
    isRare(subject.shortName) &&
    !namesCharacter(text, subject);
  const isOfCast = companionsOf(context).some(
    ({ castId, shortName }) => castId !== 'guest' && shortName === subject?.shortName,
  );
  const being =
    isMissed && !isOfCast
      ? toFragments(
          'required',
          renderer.renderUnused(isHappy ? happyCompanionLines : briefCompanionLines, undefined, {
            who: subject.shortName,
          }),
        )
      : [];
  const companions = companionsOf(context)
    .filter((companion) => companion.castId !== 'guest' && !namesCharacter(text, companion))
    .sort((a, b) => pagesOf(a.shortName) - pagesOf(b.shortName));
  if (companions.length > 1 && readingLevel.id === 'young') {
    const who = joinWithAnd(companions.map(({ shortName }) => shortName));
    const text = renderer.renderUnused(texture.together, undefined, { who });
    const isNeeded = companions.some(({ shortName }) => isRare(shortName));
    return [...lead, ...being, ...toFragments('required', text, ...(isNeeded ? [] : [omitAtCost(3)]))];
  }
  return [
    ...lead,
    ...being,
    ...companions.flatMap((companion) =>
      line(
        companion.shortName,
        companionLine(context, beat, companion),
        isHappy ? happyCompanionLines : briefCompanionLines,
      ),
    ),
  ];
}

/** Optional lines to lengthen a page that is too short: what the theme is about, what everyone says and does, and last what is seen and heard. */
export function fillers(context: LexiconStoryContext, beat: Beat): Fragment[] {
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
  return [
    ...themeLine(context, beat),
    ...round(),
    ...(readingLevel.id === 'old' ? [...round(), ...round()] : round()),
  ];
}

/** A longer goal is not said on every page. */
const MAX_GOAL_WORDS = 7;

/** A sentence about the theme: what its animal does, or what the plot is about. */
function themeLine({ renderer, source, animal, ...context }: LexiconStoryContext, beat: Beat): Fragment[] {
  const ofAnimal = animal && !source.gentle ? (animalLines[beat] ?? []) : [];
  const isLong =
    context.plot.goal.split(' ').length > MAX_GOAL_WORDS ||
    /\{(?:do|doing|activity)\}/.test(context.plot.goal);
  const lines = ((source.gentle ? gentleThemeLines : merryThemeLines)[beat] ?? []).filter(
    (line) => !isLong || !line.includes('{goal}'),
  );
  const text =
    (animal && renderer.renderUnused(ofAnimal, undefined, animal)) ??
    renderer.renderUnused(withoutFriendIfSubject({ renderer, source, animal, ...context }, lines));
  return toFragments('optional', text);
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
