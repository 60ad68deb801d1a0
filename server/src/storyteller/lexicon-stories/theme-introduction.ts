import { inFewerWords, toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import { containsKeyword, hasEnoughKeywords } from '../grammar/keywords.ts';
import { mentionsName } from '../grammar/mentions-name.ts';
import { countWords } from '../grammar/sentences.ts';
import type { Theme } from '../parse/parse-theme.ts';
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
import type { LexiconStoryContext } from './lexicon-story-context.ts';
import { retellTheme } from './retell-theme.ts';
import { statementOf } from './theme-statement.ts';

/**
 * Introduces the theme on page 1 where the page does not name all of it: as what happened that day, or as what the lead has in mind. A theme
 * of which neither can be said is left to the plot, and quoted only if it is short and the page says none of its words.
 */
export function themeIntroduction(context: LexiconStoryContext, fragments: readonly Fragment[]): Fragment[] {
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
  if (!isDeedEnough && isSentence && isOfGrownUp(theme.quotation)) return saidByGrownUps(context);
  const statement = isDeedEnough
    ? deed
    : (statementOf(theme) ?? (isSentence ? retold(theme.quotation) : null));
  // Who comes on page 2 is not spoken of on page 1, where nobody sees them.
  if (statement !== null && !othersOf(context).some(({ shortName }) => mentionsName(statement, shortName)))
    return toFragments(
      'required',
      renderer.renderUnused(happeningTemplates, undefined, { statement }),
      ...inFewerWords(renderer.render('That day {statement}.', undefined, { statement })),
    );
  const isShort = theme.topic === null && countWords(theme.quotation) <= MAX_QUOTED_WORDS;
  const isNamed = hasEnoughKeywords(`${text} ${castOf(context)}`, theme);
  // In a short story the lead has to be named on every page.
  const isLong = context.beats.length > 3;
  if (
    isLeftToPlot(context) &&
    (isLong || mentionsName(text, context.roles.lead.shortName)) &&
    (isNamed || !isShort)
  )
    return [];
  return inOwnWords(theme, context, source.gentle);
}

/** The theme in the past tense; null where its first verb has stayed as it was: `Mum and Dad live in two houses`. */
function retold(quotation: string): string | null {
  const statement = retellTheme(quotation, false);
  const beginning = (text: string) => text.split(' ').slice(0, 5).join(' ').toLowerCase();
  return statement !== null && beginning(statement) === beginning(quotation) ? null : statement;
}

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

/** A child says no more in one breath: `Our dog died.` */
const MAX_QUOTED_WORDS = 6;

/** The theme as a topic, or as a quotation. */
function inOwnWords(theme: Theme, { renderer }: LexiconStoryContext, isGentle: boolean): Fragment[] {
  const templates: readonly ThemeTemplates[] = isGentle
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

const othersOf = ({ roles: { friend, third, fourth } }: LexiconStoryContext) =>
  [friend, third, fourth].filter((each) => each !== null);

const castOf = (context: LexiconStoryContext): string =>
  [context.roles.lead, ...othersOf(context)].map(({ fullName }) => fullName).join(' ');

/**
 * Whether nobody would say a theme like that: a whole clause (`how a family builds a hut and then …`, `the lift in our flats has …`), or
 * what the lead is (`a mermaid in the car wash` of a mermaid).
 */
function isLeftToPlot({
  theme: { topic, isQuestion, isOneWord },
  roles: { lead },
}: LexiconStoryContext): boolean {
  if (isQuestion || isOneWord) return false;
  if (topic === null || /^how (?!to )/.test(topic)) return true;
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
