/** Whether a name stands in a text as a whole word: `Bo` is not in `Boom`. */
export function mentions(text: string, name: string): boolean {
  for (let at = text.indexOf(name); name && at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return true;
  }
  return false;
}

/** Whether a character is a letter or a digit. */
export function isLetter(char: string | undefined): boolean {
  return char !== undefined && /[\p{L}\p{N}]/u.test(char);
}
