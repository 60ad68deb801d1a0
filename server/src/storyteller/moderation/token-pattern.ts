/*
 * Patterns over words instead of characters. `DAD ~3 HIT ~1 me|us` matches a word of the class DAD, after at most three other
 * words one of the class HIT, and after at most one `me` or `us`. Without `~` words are adjacent. Matching takes time linear in
 * the number of words, because every gap is bounded.
 */

/** A sentence whose words carry their classes; fillers such as articles are left out. */
export type Labels = readonly ReadonlySet<string>[];
type Element = { labels: readonly string[]; gap: number };

/** A compiled pattern. */
export interface TokenPattern {
  elements: readonly Element[];
}

/** Compiles a pattern; throws when it is empty or starts with a gap. */
export const tokenPattern = (source: string): TokenPattern => {
  const elements: Element[] = [];
  let gap = 0;
  for (const part of source.trim().split(/\s+/)) {
    if (part.startsWith('~')) gap = Number(part.slice(1));
    else {
      elements.push({ labels: part.split('|'), gap });
      gap = 0;
    }
  }
  if (elements.length === 0 || elements[0]?.gap !== 0 || elements.some((one) => !(one.gap <= 8)))
    throw new Error(`Invalid pattern: ${source}`);
  return { elements };
};

/** Counts comparisons, so that a test can compare the work for texts of different lengths. */
export interface StepCounter {
  steps: number;
}

/** Comparisons after which the check of a text is given up, about 25 ms; ordinary texts need a hundredth of them. */
const MAX_STEPS = 400_000;

/** Thrown when a text would take longer to check than a request may hold the event loop. */
export class TextBudgetError extends Error {}

/** The number of words, counted from `start`, that the pattern matches there; 0 when it does not match. */
export const matchAt = (
  { elements }: TokenPattern,
  labels: Labels,
  start: number,
  counter: StepCounter,
): number => {
  let ends = [start - 1];
  for (const { labels: wanted, gap } of elements) {
    const next: number[] = [];
    const from = (ends[0] ?? 0) + 1;
    if (counter.steps > MAX_STEPS) throw new TextBudgetError('The text takes too long to check');
    const to = Math.min((ends.at(-1) ?? 0) + 1 + gap, labels.length - 1);
    for (let at = from; at <= to; at++) {
      counter.steps++;
      if (isReachable(ends, at, gap) && hasAny(labels[at], wanted)) next.push(at);
    }
    if (next.length === 0) return 0;
    ends = next;
  }
  return (ends[0] ?? 0) - start + 1;
};

/* Loops: with closures these two take a tenth of the time of a check. */
const isReachable = (ends: readonly number[], at: number, gap: number): boolean => {
  for (const end of ends) if (at > end && at <= end + 1 + gap) return true;
  return false;
};

const hasAny = (own: ReadonlySet<string> | undefined, wanted: readonly string[]): boolean => {
  if (own === undefined) return false;
  for (const label of wanted) if (own.has(label)) return true;
  return false;
};

/** Patterns by the labels they start with, so that only those are tried that can match. */
export const indexByFirstLabel = <Rule extends { pattern: TokenPattern }>(
  rules: readonly Rule[],
): ReadonlyMap<string, readonly Rule[]> => {
  const index = new Map<string, Rule[]>();
  for (const rule of rules) {
    for (const label of rule.pattern.elements[0]?.labels ?? []) {
      const list = index.get(label);
      if (list) list.push(rule);
      else index.set(label, [rule]);
    }
  }
  return index;
};
