import { countWords } from './words/sentences.ts';

/** A stretch of a page: `must` is always told, `should` while there is room, `may` until the page is long enough. */
export type Piece = { text: string; need: 'must' | 'should' | 'may' };

export type Band = { id: 'young' | 'middle' | 'old'; min: number; aim: number; max: number };

const BANDS: Record<Band['id'], Band> = {
  young: { id: 'young', min: 25, aim: 36, max: 45 },
  middle: { id: 'middle', min: 40, aim: 52, max: 65 },
  old: { id: 'old', min: 55, aim: 70, max: 85 },
};

/** How long pages are for a child of this age: up to five, six to eight (also when the age isn't known), nine and up. */
export function bandFor(age: number | null): Band {
  if (age === null) return BANDS.middle;
  return age <= 5 ? BANDS.young : age <= 8 ? BANDS.middle : BANDS.old;
}

/** Chooses among the pieces of a page and puts the chosen ones together in the order given. */
export function compose(pieces: readonly Piece[], band: Band): string {
  const chosen = new Set(pieces.filter(({ need }) => need === 'must'));
  let words = countWords(textOf([...chosen]));
  for (const need of ['should', 'may'] as const) {
    const goal = need === 'should' ? band.aim : band.min + 4;
    for (const piece of pieces.filter((one) => one.need === need)) {
      const length = countWords(piece.text);
      if (words >= goal || words + length > band.max) continue;
      chosen.add(piece);
      words += length;
    }
  }
  return textOf(pieces.filter((piece) => chosen.has(piece)));
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join(' ');
}
