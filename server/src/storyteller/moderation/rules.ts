import { type TokenPattern, tokenPattern } from './token-pattern.ts';

/** A pattern, and what in the same sentence makes it harmless. */
export interface Rule {
  pattern: TokenPattern;
  unless: readonly TokenPattern[];
}

/** Compiles lines of the form `PATTERN` or `PATTERN unless PATTERN / PATTERN`. */
export const rules = (lines: readonly string[]): Rule[] =>
  lines.map((line) => {
    const [pattern = '', unless] = line.split(' unless ');
    return { pattern: tokenPattern(pattern), unless: (unless?.split(' / ') ?? []).map(tokenPattern) };
  });
