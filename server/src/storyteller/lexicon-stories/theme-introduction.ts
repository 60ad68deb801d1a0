import { inFewerWords, toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import { containsKeyword } from '../grammar/keywords.ts';
import { mentionsName } from '../grammar/mentions-name.ts';
import type { Theme } from '../parse/parse-theme.ts';
import {
  habitTemplates,
  happeningTemplates,
  overheardThemeTemplates,
  quotedThemeTemplates,
} from '../templates/themes.ts';
import { findClause } from '../theme/find-clause.ts';
import { type LexiconStoryContext, wordings } from './lexicon-story-context.ts';
import { retellTheme } from './retell-theme.ts';
import { clauseOf, themeInPast } from './theme-in-past.ts';

/**
 * Says on page 1 what happened, where a general plot does not name all of it. A concept tells its theme itself; only who died or is ill is said in
 * gentle ones. A topic is left to the plot: a label in a set phrase tells nothing.
 */
export function themeIntroduction(context: LexiconStoryContext, fragments: readonly Fragment[]): Fragment[] {
  const { theme, renderer, deed, source } = context;
  const text = fragments.map((fragment) => fragment.shorterVersions?.at(-1)?.text ?? fragment.text).join(' ');
  if (theme.keywords.every((keyword) => containsKeyword(text, keyword))) return [];
  // Of somebody who is missing the plot tells how it was noticed.
  if (source.isMissing) return [];
  const isConcept = source.words.length > 0;
  if (isConcept && (!source.gentle || namesMost(text, theme) || !OF_LOSS.test(theme.quotation))) return [];
  // A topic that the page names is left to the plot.
  if (theme.topic !== null && !/^how /.test(theme.topic) && namesMost(text, theme)) return [];
  if (isToldNext(context, text)) return [];
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
  const isOfStory = statement !== null && !/\b(?:I|we|me|us|my|our|you|your)\b/.test(statement);
  if (statement === null || !isOfStory) return theme.isQuestion && !isConcept ? asQuestion(context) : [];
  if (!isPlainClause(statement) || (says !== null && STATE.test(says))) return [];
  // Who comes on page 2 is not spoken of on page 1, where nobody sees them.
  if (othersOf(context).some(({ shortName }) => mentionsName(statement, shortName))) return [];
  const values = {
    // Of somebody who has died the story begins afterwards.
    statement: statement
      .replace(/^the (?:day|night|morning) (?:when |that )?(?=(?:the|an?|our|\{L)\b)/i, '')
      .replace(/(?<!had) died$/, ' had died'),
  };
  return toFragments(
    'required',
    renderer.renderUnused(source.gentle ? ['{^statement}.'] : happeningTemplates, undefined, values),
    ...inFewerWords(renderer.render('That day {statement}.', undefined, values)),
  );
}

const OF_LOSS = /\b(?:die[sd]?|dead|ill|sick|poorly|hospital|away|lost|gone|left|cancer|dementia)\b/i;

/** A longer clause is no day that anybody would speak of. */
const MAX_WORDS_OF_DAY = 9;
/** The lead, whoever does it, what is theirs, and their family. */
const OF_THE_STORY =
  /^(?:\{[LS](?:’s)?\+?\}|(?:Great-)?Grand\p{Ll}+|Gran(?:ny)?|Nan(?:a|ny)?|Mum(?:my)?|Mom(?:my)?|Mama|Dad(?:dy)?|Papa|Auntie|Uncle) /u;
/** What is so for a long time, and is no happening of a day. */
const STATE =
  /^\S+(?: \p{L}+){0,3} (?:(?:was|were|wasn’t|weren’t)(?! (?:\p{L}+ing|(?:very |so |really )?(?:ill|sick|poorly|dying))\b)|had|could|couldn’t|would|wouldn’t|did|didn’t|wanted|liked|loved|hated|needed|lived|knew|thought|felt|worked|drove)(?= |$)/iu;

/** Whether a clause is short and says what happened to somebody of the story, or to somebody or something of theirs. */
function isPlainClause(statement: string): boolean {
  return (
    OF_THE_STORY.test(statement) &&
    !/[,;:]/.test(statement) &&
    statement.split(' ').length <= MAX_WORDS_OF_DAY &&
    !STATE.test(statement)
  );
}

/** Whether the first two pages name everything of a theme but its verb: the second of them says what happened. */
function isToldNext({ theme: { keywords }, plot, renderer }: LexiconStoryContext, text: string): boolean {
  const friend = wordings(plot.friend ?? []);
  if (friend.length === 0 || keywords.length < 3) return false;
  return friend.every((template) => {
    const told = `${text} ${renderer.render(template)}`;
    return keywords.filter((keyword) => !containsKeyword(told, keyword)).length <= 1;
  });
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

/** A question that a general plot answers. */
function asQuestion({ renderer, theme }: LexiconStoryContext): Fragment[] {
  const introductions = quotedThemeTemplates.question.map(([introduction]) => introduction);
  return toFragments('required', renderer.renderUnused(introductions, undefined, { line: theme.quotation }));
}

const othersOf = ({ roles: { friend, third, fourth } }: LexiconStoryContext) =>
  [friend, third, fourth].filter((each) => each !== null);

/** Whether a child would not say it: `we would like a child who …`, `our son refuses …`, `she still needs her dummy`. */
const isOfGrownUp = (line: string): boolean =>
  /^(?:he|she|they|please|could you|can you)\b|\b(?:wife|husband|(?:my|our) (?:\p{L}+ )?(?:son|daughter|grandson|granddaughter|grandchild|grandchildren|kids?|children|pupils|toddlers?|(?:three|four|five|six|two)-year-olds|boy|girl)|we (?:would like|’d like|need)|our (?:granddaughter|grandson|twins))\b/iu.test(
    line,
  );
