import { expect, it } from 'vitest';
import { parseCharacter } from './parse/parse-character.ts';
import { createSeededRandom } from './seeded-random.ts';
import { createTemplateRenderer } from './template-renderer.ts';

const random = createSeededRandom('template-renderer');
const mira = parseCharacter(
  { id: '1', name: 'Mira', creature: 'dragon', description: '', pronouns: 'she/her' },
  'Mira',
  random,
);

it('offers a template again that was not printed on its page, and never one that was', () => {
  const characters = { L: mira, F: mira, T: null, G: { shortName: 'Gus', fullName: 'Gus the goose' } };
  const renderer = createTemplateRenderer({ characters, values: {}, random, isBrief: false });
  const templates = ['{L} sang.', '{L} slept.'];
  const rendered = [renderer.renderUnused(templates), renderer.renderUnused(templates)];
  expect(rendered.toSorted()).toEqual(['Mira sang.', 'Mira slept.']);
  expect(renderer.renderUnused(templates)).toBeNull();
  renderer.commitPage('Then Mira sang. It was late.');
  expect(renderer.renderUnused(templates)).toBe('Mira slept.');
  expect(renderer.renderUnused(templates)).toBeNull();
});
