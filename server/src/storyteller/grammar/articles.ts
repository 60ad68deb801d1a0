const SOUNDS_LIKE_VOWEL = /^(hour|honest|honou?r|heir)/i;
const SOUNDS_LIKE_CONSONANT = /^(uni(?!n|m)|use|usual|uku|euro|ewe|one\b|once|ufo|utop|u-)/i;

/** The indefinite article, `a` or `an`, by the sound the word begins with. */
export function articleFor(word: string): 'a' | 'an' {
  const bare = word.replace(/^[^\p{L}\p{N}]+/u, '');
  if (/^[AEFHILMNORSX](?![\p{L}\p{N}’])/u.test(bare)) return 'an';
  if (SOUNDS_LIKE_VOWEL.test(bare) || /^(8|11\b|18\b)/.test(bare)) return 'an';
  if (SOUNDS_LIKE_CONSONANT.test(bare)) return 'a';
  return /^[aeiouáàâäéèêëíìîïóòôöúùûü]/i.test(bare) ? 'an' : 'a';
}

/** The phrase with `a` or `an` before it. */
export function withArticle(phrase: string): string {
  return `${articleFor(phrase)} ${phrase}`;
}

/** The text with every `a` and `an` corrected for the word that follows. */
export function correctArticles(text: string): string {
  return text.replace(/\b([Aa])n? (?=[“"]?\p{L})(?=(\S+))/gu, (_all, a: string, next: string) => {
    return `${a}${articleFor(next) === 'an' ? 'n' : ''} `;
  });
}
