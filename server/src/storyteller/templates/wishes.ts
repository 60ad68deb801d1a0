/** The wish on page 1. `{wish}` is `Ending.wish`, which can follow `wished`. */
export const wishTemplates = [
  'More than anything, {L} wished {wish}.',
  '{L} wished {wish}. It was a big wish for a small day.',
  'Every night, on the first star, {L} wished {wish}.',
  'And under it all, {L} wished {wish}.',
  'Every night {L} stood at the window and wished. And the wish was {wish}.',
];

/** The wish on page 1 when the ending is quoted; `withoutContent` is for pages that have no room for the quotation. */
export const quotedWishTemplates = {
  full: [
    '{L} had written a wish on a scrap of paper: “{line}”',
    'In {L’s} pocket was a folded note, and on it a wish: “{line}”',
  ],
  brief: '{L} had a wish on paper: “{line}”',
  withoutContent: '{L} had a wish on paper.',
};

/** The same when the quoted ending is a question. */
export const questionWishTemplates = {
  full: [
    '{L} had written a question on a scrap of paper: “{line}”',
    'In {L’s} pocket was a folded note, and on it a question: “{line}”',
  ],
  brief: '{L} had a question on paper: “{line}”',
  withoutContent: '{L} had a question on paper.',
};

/** The wish at the lowest point, in stories without a wish thread. */
export const distantWishTemplates = [
  'The wish seemed a very long way off.',
  '“I don’t think my wish is coming,” said {L}.',
  'Even the wish had gone quiet.',
];
