import { expect, it } from 'vitest';
import { AMBIENT_TEMPLATES } from './ambient.ts';
import { arcs, gentleArcs } from './ending-arcs/arc-texts.ts';
import { gentleTexture } from './gentle-texture.ts';
import { merryTexture } from './merry-texture.ts';

/** What not every character has, what nobody has brought, and what means nothing. */
const OUT_OF_PLACE =
  /\b(?:ears?|elbows?|toes?|fingers?|eyebrows?|sleeves?|knees?|heels?|pockets?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen) |buns?|biscuits?|radish\p{L}*|goat|donkey|hen|goose|cat|sheep|pony|snail)\b|\bone (?:can|could|has|sees|had)\b/iu;

it.each([
  ['merry', merryTexture],
  ['gentle', gentleTexture],
  ['ambient', AMBIENT_TEMPLATES],
  ['endings', { arcs, gentleArcs }],
])('%s sentences fit every character and every place', (_name, sentences) => {
  const all = JSON.stringify(sentences).match(/"[^"]{12,}"/g) ?? [];
  expect(all.filter((sentence) => OUT_OF_PLACE.test(sentence))).toEqual([]);
});
