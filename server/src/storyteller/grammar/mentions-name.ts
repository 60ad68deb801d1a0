/** Whether a text contains a name as a whole word: `Bo` is not in `Boom`. Case-sensitive. */
export function mentionsName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); name && at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isAlphanumeric(text[at - 1]) && !isAlphanumeric(text[at + name.length])) return true;
  }
  return false;
}

/** Whether a character is a letter or a digit. */
export function isAlphanumeric(char: string | undefined): boolean {
  return char !== undefined && /[\p{L}\p{N}]/u.test(char);
}
