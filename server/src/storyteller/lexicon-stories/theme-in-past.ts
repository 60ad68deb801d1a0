import { writtenOut } from '../parse/heading.ts';
import type { Theme } from '../parse/parse-theme.ts';
import { findClause } from '../theme/find-clause.ts';
import { isPastSentence } from './is-past-sentence.ts';
import { retellTheme } from './retell-theme.ts';
import { statementOf } from './theme-statement.ts';

/** When it was: the sentence before says on which day. */
const WHEN =
  / (?:last (?:night|week|weekend|year|month)|yesterday|today|tomorrow|tonight|now|this (?:morning|week|weekend|year)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i;

/** A theme without what introduces a clause: `when`, `how`. */
export const clauseOf = ({ quotation }: Pick<Theme, 'quotation'>): string =>
  writtenOut(quotation.replace(/[.!]+$/, '').replace(/^(?:when|how|that) (?!to )/i, ''));

/**
 * What a theme says happens, as a sentence in the past tense with the slots of the lead: `{L’s} tooth fell out`. Null for every theme that is no
 * clause beyond doubt, and where the result is no sentence beyond doubt.
 */
export function themeInPast(theme: Theme): string | null {
  if (theme.isQuestion || findClause(clauseOf(theme)) === null) return null;
  const told = [statementOf(theme), retellTheme(theme.quotation, false)]
    .map((statement) => statement?.replace(WHEN, '') ?? null)
    .find((statement) => statement !== null && isPastSentence(statement));
  return told ?? null;
}
