import { describe, expect, it } from 'vitest';
import { fillTemplate, resolveOptionalSpans, type SlotCharacters } from './fill-template.ts';
import { parseCharacter } from './parse/parse-character.ts';
import { createSeededRandom } from './seeded-random.ts';
import type { Pronouns } from './story-plan.ts';

const random = createSeededRandom('fill-template');
const character = (name: string, creature: string, pronouns: Pronouns) =>
  parseCharacter({ id: name, name, creature, description: '', pronouns }, name, random);
const characters: SlotCharacters = {
  L: character('Mira', 'dragon', 'she/her'),
  F: character('Bo', 'robot', ''),
  T: null,
  G: { shortName: 'Gus', fullName: 'Gus the goose' },
};
const three: SlotCharacters = { ...characters, T: character('Nell', 'fox', 'they/them') };

describe('fillTemplate', () => {
  it.each([
    ['{L}, {F+} and {G+} met.', characters, 'Mira, Bo the robot and Gus the goose met.'],
    ['{L’s} hat and {L.their} shoes.', characters, 'Mira’s hat and her shoes.'],
    ['{F} looked at {F.their~the} feet.', characters, 'Bo looked at the feet.'],
    ['{FT} {FT.were} late; {ALL} ran, all {count}.', characters, 'Bo was late; Mira and Bo ran, all two.'],
    ['{FT} {FT.were} late. {Count} ran.', three, 'Bo and Nell were late. Three ran.'],
    ['{T.they} {T.was} glad. {ALL} sang.', three, 'They were glad. Mira, Bo and Nell sang.'],
    ['it came true: {told}. {Told}!', characters, 'It came true: Mira won. Mira won!'],
    ['[Oh|Oh], no.', characters, 'Oh, no.'],
  ])('%s', (template, slots, text) => {
    expect(fillTemplate(template, slots, { told: '{L} won' }, random)).toBe(text);
  });

  it('uses the subject of a template for X', () => {
    expect(fillTemplate('{X} sang.', { ...characters, X: characters.F }, {}, random)).toBe('Bo sang.');
  });

  it('picks every option of a choice at some time', () => {
    const texts = Array.from({ length: 40 }, () => fillTemplate('[A|B|C]', characters, {}, random));
    expect([...new Set(texts)].toSorted()).toEqual(['A', 'B', 'C']);
  });

  it.each(['{Z}', '{T}', '{topic}'])('throws on %s when nothing fills it', (template) => {
    expect(() => fillTemplate(template, characters, {}, random)).toThrow(/Unknown slot/);
  });
});

describe('resolveOptionalSpans', () => {
  it('omits the spans and the comma before them, or keeps them without brackets', () => {
    const template = '{L} ran past every evening, <on tiptoe>.';
    expect(resolveOptionalSpans(template, true)).toBe('{L} ran past every evening.');
    expect(resolveOptionalSpans(template, false)).toBe('{L} ran past every evening, on tiptoe.');
  });
});

it('the verbs of several agree, except after a preposition', () => {
  const S = { shortName: 'the twins', fullName: 'two twins', pronouns: 'they/them', isPlural: true } as const;
  const fill = (template: string) => fillTemplate(template, { ...characters, S }, {}, random);
  expect(fill('{S} was tired, and {S} has a cap.')).toBe('The twins were tired, and the twins have a cap.');
  expect(fill('{S} sings. {S.they} wasn’t loud.')).toBe('The twins sing. They weren’t loud.');
  expect(fill('The face of {S} was red. {S’s} hat was blue.')).toBe(
    'The face of the twins was red. The twins’ hat was blue.',
  );
});
