/** What was computed while a story is planned, by function and argument; undefined at other times: nothing that was typed is kept longer. */
let results: Map<(text: string) => unknown, Map<string, unknown>> | undefined;

/** Does the work, in which functions made by `oncePerPlan` compute each of their results once. */
export function whilePlanning<Result>(work: () => Result): Result {
  if (results !== undefined) return work();
  results = new Map();
  try {
    return work();
  } finally {
    results = undefined;
  }
}

/** A function that computes its result for a text once while a story is planned: the same texts are asked about from many sides. */
export function oncePerPlan<Result>(compute: (text: string) => Result): (text: string) => Result {
  return (text) => {
    if (results === undefined) return compute(text);
    let known = results.get(compute) as Map<string, Result> | undefined;
    if (known === undefined) {
      known = new Map();
      results.set(compute, known);
    }
    if (known.has(text)) return known.get(text) as Result;
    const result = compute(text);
    known.set(text, result);
    return result;
  };
}
