/** What the first screens are set in; index.html links the same files (PreloadFonts). */
const FACES = ['1em "Andika"', '600 1em "Fredoka Variable"'] as const;
/** So long the first screen may wait for them, in milliseconds. */
const FONTS_TIMEOUT_MS = 2_000;

/**
 * Resolves when the typefaces of the first screen are there, or after two seconds: text that is shown before its face moves when
 * that arrives, because its lines break elsewhere. Never rejects.
 */
export const loadFonts = (fonts: Pick<FontFaceSet, 'load'>): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(FACES.map((face) => fonts.load(face))),
    new Promise((resolve) => setTimeout(resolve, FONTS_TIMEOUT_MS)),
  ]);
