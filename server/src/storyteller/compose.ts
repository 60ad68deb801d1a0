import { countWords } from './words/sentences.ts';

/**
 * Another telling of a piece for a page that would be too long; an empty text leaves it out. `cost` is what is lost: 1 only words, 2
 * something pretty, 3 something that one would rather have told.
 */
export type Shorter = { text: string; cost: 1 | 2 | 3 };

/** A stretch of a page: `must` is always told, `should` while there is room, `may` until the page is long enough. */
export type Piece = { text: string; need: 'must' | 'should' | 'may'; shorter?: readonly Shorter[] };

/** How many words a page has; `give` is how much may be lost so that it is not longer than `max`. */
export type Band = {
  id: 'young' | 'middle' | 'old';
  min: number;
  aim: number;
  max: number;
  give: Shorter['cost'];
};

const BANDS: Record<Band['id'], Band> = {
  young: { id: 'young', min: 25, aim: 36, max: 45, give: 3 },
  middle: { id: 'middle', min: 40, aim: 52, max: 65, give: 2 },
  old: { id: 'old', min: 55, aim: 70, max: 85, give: 2 },
};

/** How long pages are for a child of this age: up to five, six to eight (also when the age isn't known), nine and up. */
export function bandFor(age: number | null): Band {
  if (age === null) return BANDS.middle;
  return age <= 5 ? BANDS.young : age <= 8 ? BANDS.middle : BANDS.old;
}

/**
 * Chooses among the pieces of a page and puts the chosen ones together in the order given; nobody speaks twice unless the page needs
 * it. When what must be told is too long, it is told in fewer words, at the least cost.
 */
export function compose(pieces: readonly Piece[], band: Band): string {
  const all = shortened(pieces, band);
  const chosen = new Set(all.filter(({ need }) => need === 'must'));
  let words = wordsOf([...chosen]);
  const add = (need: Piece['need'], goal: number, mayRepeat: boolean) => {
    for (const piece of all) {
      const length = countWords(piece.text);
      if (piece.need !== need || chosen.has(piece) || words >= goal || words + length > band.max) continue;
      if (!mayRepeat && speaksAgain(piece, chosen)) continue;
      chosen.add(piece);
      words += length;
    }
  };
  add('should', band.aim, false);
  add('may', band.min + 4, false);
  add('should', band.min, true);
  add('may', band.min, true);
  return textOf(all.filter((piece) => chosen.has(piece)));
}

/**
 * The pieces with as many shorter tellings as it takes, the cheap ones first; of the same cost the one that just does, else the one
 * that does most. What was given up for nothing, because a later one did more, is taken back, the dear ones first.
 */
function shortened(pieces: readonly Piece[], band: Band): Piece[] {
  const now = [...pieces];
  const given: Saving[] = [];
  const over = () => wordsOf(now.filter(({ need }) => need === 'must')) - band.max;
  for (let cost = 1; cost <= band.give; cost += 1) {
    for (let left = over(); left > 0; left = over()) {
      const next = bestOf(savings(now, cost), left);
      if (!next) break;
      now[next.at] = next.told;
      given.push(next);
    }
  }
  for (const { at, piece, told } of given.toReversed()) {
    if (now[at] !== told) continue;
    now[at] = piece;
    if (over() > 0) now[at] = told;
  }
  return now;
}

type Saving = { at: number; piece: Piece; told: Piece; saved: number };

function bestOf(all: Saving[], left: number): Saving | undefined {
  return all.sort((a, b) => (a.saved >= left && b.saved >= left ? a.saved - b.saved : b.saved - a.saved))[0];
}

function savings(pieces: readonly Piece[], cost: number): Saving[] {
  return pieces.flatMap((piece, at) => {
    const words = countWords(piece.text);
    const nth = piece.shorter?.findIndex((one) => one.cost <= cost && countWords(one.text) < words) ?? -1;
    const shorter = piece.shorter?.[nth];
    if (piece.need !== 'must' || !shorter) return [];
    const told = { ...piece, text: shorter.text, shorter: piece.shorter?.slice(nth + 1) ?? [] };
    return [{ at, piece, told, saved: words - countWords(shorter.text) }];
  });
}

function speaksAgain(piece: Piece, chosen: ReadonlySet<Piece>): boolean {
  const speaker = speakerOf(piece.text);
  return speaker !== null && [...chosen].some(({ text }) => speakerOf(text) === speaker);
}

function speakerOf(text: string): string | null {
  return (
    /” (?:said|asked|whispered|cried|called) (\p{Lu}[\p{L}’-]*(?: \p{Lu}[\p{L}’-]*)?)/u.exec(text)?.[1] ??
    null
  );
}

function wordsOf(pieces: readonly Piece[]): number {
  return countWords(textOf(pieces));
}

function textOf(pieces: readonly Piece[]): string {
  return pieces
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ');
}
