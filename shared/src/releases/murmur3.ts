const rotate = (value: number, by: number): number => (value << by) | (value >>> (32 - by));

const mix = (word: number): number => Math.imul(rotate(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593);

/** MurmurHash3, x86, 32 bit, seed 0, over the UTF-8 bytes of `text`; an unsigned integer. Public-domain algorithm of A. Appleby. */
export const murmur3 = (text: string): number => {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(bytes.buffer);
  const whole = bytes.length - (bytes.length % 4);
  let hash = 0;
  for (let at = 0; at < whole; at += 4)
    hash = (Math.imul(rotate(hash ^ mix(view.getInt32(at, true)), 13), 5) + 0xe6546b64) | 0;
  let tail = 0;
  for (let at = bytes.length - 1; at >= whole; at -= 1) tail = (tail << 8) | bytes[at]!;
  if (bytes.length > whole) hash ^= mix(tail);
  hash ^= bytes.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};
