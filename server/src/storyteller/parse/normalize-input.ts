import { capitalize } from '../grammar/text-formatting.ts';
import { correctMisspellings } from './common-misspellings.ts';

/** Normalizes user input for templates: one line, without quotation marks, brackets, all caps, repeated words and final full stop. */
export function normalizeInput(text: string): string {
  const line = text
    .normalize('NFC')
    // Letters of mathematics and ligatures are plain letters; an ellipsis stays one.
    .replace(/[\u{1D400}-\u{1D7FF}\uFB00-\uFB06\uFF21-\uFF3A\uFF41-\uFF5A]/gu, (letter) =>
      letter.normalize('NFKC'),
    )
    .replace(/\uFE0F/g, '')
    .replace(/[\p{Cc}\p{Cf}\p{Extended_Pictographic}]/gu, ' ')
    .replace(/[{}[\]|<>~*_#`^\\="“”„«»]/g, ' ')
    .replace(/(^|\s)['‘’]+|['‘’]+(?=\s|$)/g, ' ')
    .replace(/'/g, '’')
    .replace(/([!?.,])\1+/g, '$1')
    .replace(/\s+([,.!?;:])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.,;:!–-]+$/u, '')
    .replace(/^[\s.,;:!?–—-]+(?=.*[\p{L}\p{N}])/u, '');
  return removeRepeatedWords(correctMisspellings(isAllCaps(line) ? line.toLowerCase() : line));
}

/** Truncates a text to at most `limit` words, at punctuation or a conjunction when possible. */
export function truncateAtPause(text: string, limit: number): string {
  const words = text.split(' ');
  if (words.length <= limit) return text;
  for (let end = limit; end >= 4; end -= 1) {
    if (
      /[,.;:!?]$/.test(words[end - 1] ?? '') ||
      /^(and|but|because|who|which|when|where|so|then|with)$/i.test(words[end] ?? '')
    ) {
      return words
        .slice(0, end)
        .join(' ')
        .replace(/[,.;:!]+$/, '')
        .replace(/,? (and|but|so|then)$/i, '')
        .replace(/,$/, '');
    }
  }
  const kept = words.slice(0, limit);
  while (
    kept.length > 1 &&
    /^(a|an|the|and|or|of|in|to|with|for|my|their|his|her|who|that|is|are|very)$/i.test(kept.at(-1) ?? '')
  )
    kept.pop();
  return kept.join(' ');
}

/** The text as a quotation: with end punctuation, and with a capital when it is more than one word. */
export function asQuotation(text: string): string {
  const ended = /[.!?…]$/.test(text) ? text : `${text}.`;
  const whole = text.includes(' ') ? capitalize(ended) : ended;
  return whole.replace(/(?<=[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function isAllCaps(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length > 3 && capitals.length > letters.length * 0.7;
}

function removeRepeatedWords(text: string): string {
  const kept: string[] = [];
  for (const word of text.split(' ')) if (word.toLowerCase() !== kept.at(-1)?.toLowerCase()) kept.push(word);
  return kept.join(' ');
}
