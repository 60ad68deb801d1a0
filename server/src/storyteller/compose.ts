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

/** Chooses among the pieces of a page and puts the chosen ones together in the order given; nobody speaks twice unless the page needs it. */
export function compose(pieces: readonly Piece[], band: Band): string {
  const chosen = new Set(pieces.filter(({ need }) => need === 'must'));
  let words = countWords(textOf([...chosen]));
  const add = (need: Piece['need'], goal: number, mayRepeat: boolean) => {
    for (const piece of pieces) {
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
  return textOf(pieces.filter((piece) => chosen.has(piece)));
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

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join(' ');
}
