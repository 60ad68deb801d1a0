import { inFewerWords, toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import { containsKeyword } from '../grammar/keywords.ts';
import { mentionsName } from '../grammar/mentions-name.ts';
import type { Theme } from '../parse/parse-theme.ts';
import {
  gentleThemeTemplates,
  habitTemplates,
  happeningTemplates,
  overheardThemeTemplates,
  quotedThemeTemplates,
  type ThemeTemplates,
  themeTemplates,
} from '../templates/themes.ts';
import { findClause } from '../theme/find-clause.ts';
import type { LexiconStoryContext } from './lexicon-story-context.ts';
import { retellTheme } from './retell-theme.ts';
import { clauseOf, themeInPast } from './theme-in-past.ts';

/**
 * Introduces the theme on page 1 where the page does not name all of it: as what happened that day, or as what the lead has in mind. A theme
 * of which neither can be said is left to the plot, and quoted only if it is short and the page says none of its words.
 */
export function themeIntroduction(context: LexiconStoryContext, fragments: readonly Fragment[]): Fragment[] {
  const { theme, renderer, deed } = context;
  const text = fragments.map((fragment) => fragment.shorterVersions?.at(-1)?.text ?? fragment.text).join(' ');
  if (theme.keywords.every((keyword) => containsKeyword(text, keyword))) return [];
  // A topic that the page names is left to the plot.
  if (theme.topic !== null && !/^how /.test(theme.topic) && namesMost(text, theme)) return [];
  const says = deed && renderer.render(`${deed}.`);
  const isDeedEnough =
    says !== null && theme.keywords.every((keyword) => containsKeyword(`${text} ${says}`, keyword));
  const isSentence =
    !theme.isQuestion &&
    !theme.isOneWord &&
    (theme.topic === null ||
      (/^(?:how|what it is like) /.test(theme.topic) && !/^(?:how|what)/i.test(theme.quotation)));
  if (!isDeedEnough && isSentence && isOfGrownUp(theme.quotation))
    return findClause(clauseOf(theme)) === null ? [] : saidByGrownUps(context);
  const statement = isDeedEnough ? deed : isSentence ? themeInPast(theme) : null;
  // Who comes on page 2 is not spoken of on page 1, where nobody sees them.
  if (statement !== null && !othersOf(context).some(({ shortName }) => mentionsName(statement, shortName)))
    return toFragments(
      'required',
      renderer.renderUnused(happeningTemplates, undefined, { statement }),
      ...inFewerWords(renderer.render('That day {statement}.', undefined, { statement })),
    );
  return isLeftToPlot(context) ? [] : inOwnWords(theme, context);
}

/** Whether a text names more than half of what a theme is about. */
const namesMost = (text: string, { keywords }: Theme): boolean =>
  keywords.filter((keyword) => containsKeyword(text, keyword)).length * 2 > keywords.length;

/** What the grown-ups say of a child: as a habit in the story's words, else as they said it. */
function saidByGrownUps({ theme, renderer }: LexiconStoryContext): Fragment[] {
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

/** The theme as a topic or as a question. */
function inOwnWords(theme: Theme, { renderer, source }: LexiconStoryContext): Fragment[] {
  const templates: readonly ThemeTemplates[] =
    theme.topic === null
      ? quotedThemeTemplates.question
      : source.gentle
        ? gentleThemeTemplates
        : themeTemplates;
  const values = theme.topic ? { topic: theme.fullTopic ?? theme.topic } : { line: theme.quotation };
  const introductions = templates.map(([introduction]) => introduction);
  return toFragments(
    'required',
    renderer.renderUnused(introductions, undefined, values),
    ...inFewerWords(renderer.render(templates[0]?.[2] ?? '', undefined, values)),
  );
}

const othersOf = ({ roles: { friend, third, fourth } }: LexiconStoryContext) =>
  [friend, third, fourth].filter((each) => each !== null);

/**
 * Whether nobody would say a theme like that: what is neither a topic nor a question, a whole clause (`how a family builds a hut`), or what the
 * lead is (`a mermaid in the car wash` of a mermaid).
 */
function isLeftToPlot({ theme: { topic, isQuestion }, roles: { lead } }: LexiconStoryContext): boolean {
  if (topic === null) return !isQuestion;
  if (/^how (?!to )/.test(topic)) return true;
  const kind = lead.fullName.split(' ').at(-1) ?? '';
  return (
    mentionsName(topic, lead.shortName) ||
    new RegExp(`^(?:an?|the) (?:\\p{L}+ )?${kind}\\b`, 'iu').test(topic)
  );
}

/** Whether a child would not say it: `we would like a child who …`, `our son refuses …`, `she still needs her dummy`. */
const isOfGrownUp = (line: string): boolean =>
  /^(?:he|she|they|please|could you|can you)\b|\b(?:wife|husband|(?:my|our) (?:\p{L}+ )?(?:son|daughter|grandson|granddaughter|grandchild|grandchildren|kids?|children|pupils|toddlers?|(?:three|four|five|six|two)-year-olds|boy|girl)|we (?:would like|’d like|need)|our (?:granddaughter|grandson|twins))\b/iu.test(
    line,
  );
