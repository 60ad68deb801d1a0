/**
 * Typography of a service's prose as the embedded storyteller prints it: one line, curly quotation marks and apostrophes, no Markdown
 * emphasis, no double spaces, an end to the last sentence. Words stay as they are.
 */
export const polishText = (text: string): string => {
  const line = text
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u2028-\u202e\u2060\ufeff]/gu, '')
    .replace(/\\n|\s+/g, ' ')
    .replace(/(\*\*|__|\*|(?<!\p{L})_|_(?!\p{L}))/gu, '')
    .replace(/\.{3,}/g, '…')
    .replace(/\s*(?:--|—)\s*/g, ' – ')
    .replace(/«|„/g, '“')
    .replace(/»/g, '”')
    .replace(/(^|[\s([–])"(?=\S)/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([“–])'(?=\S)(?=[^']*\S'(?!\p{L}))/gu, '$1‘')
    .replace(/'/g, '’')
    .replace(/\s+([,.!?;:…”])/g, '$1')
    .replace(/“\s+/g, '“')
    .replace(/([!?])[!?]+/g, '$1')
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
    .trim();
  return /[.!?…]”?$/.test(line) || line === '' ? line : `${line.replace(/[,;:–\s]+$/, '')}.`;
};
