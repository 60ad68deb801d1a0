import type { Dice } from './dice.ts';
import type { Character } from './read/read-character.ts';
import { forAge, render, type Values, type Voices } from './render.ts';
import { countWords } from './words/sentences.ts';

/** Tells lines for one story: fills them, fits them to the reader's age, and never tells the same line twice. */
export type Teller = {
  /** One line told, about `X` when it is about somebody. */
  say(line: string, about?: Character, values?: Values): string;
  /** One of the lines that was not told before, or null when all were. */
  fresh(lines: readonly string[], about?: Character, values?: Values): string | null;
  /** Says what a page came to be: the fresh lines that are not on it may be told on a later one. */
  settle(page: string): void;
};

/** Builds the teller of one story; a brief one leaves out what only older readers are told. */
export function createTeller(world: {
  voices: Voices;
  values: Values;
  dice: Dice;
  isBrief: boolean;
}): Teller {
  const told = new Set<string>();
  const offered = new Map<string, string>();
  const youngest = world.isBrief;
  const say: Teller['say'] = (line, about, values) =>
    render(
      forAge(line, youngest),
      about ? { ...world.voices, X: about } : world.voices,
      { ...world.values, ...values },
      world.dice,
    );
  const fresh: Teller['fresh'] = (lines, about, values) => {
    const left = lines.filter((line) => !told.has(line));
    if (left.length === 0) return null;
    const line = world.dice.pick(youngest ? shortest(left) : left);
    told.add(line);
    const text = say(line, about, values);
    offered.set(line, text);
    return text;
  };
  const settle: Teller['settle'] = (page) => {
    for (const [line, text] of offered) if (!page.includes(text)) told.delete(line);
    offered.clear();
  };
  return { say, fresh, settle };
}

function shortest(lines: readonly string[]): string[] {
  const sorted = [...lines].sort((a, b) => countWords(a) - countWords(b));
  return sorted.slice(0, Math.max(1, Math.ceil(sorted.length * 0.5)));
}
