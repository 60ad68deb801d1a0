/* Draws docs/cast.png: the creatures of the test list, people, and objects with faces. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { drawPortrait } from '../../server/src/illustrator/index.ts';

const { Resvg } = createRequire(new URL('../../server/package.json', import.meta.url))('@resvg/resvg-js');
const LIST = new URL('../../server/src/illustrator/testing/creatures.tsv', import.meta.url);
const OUT = new URL('../../docs/cast.png', import.meta.url);
const COLUMNS = 20;
const CELL = 44;

const PEOPLE = [
  'girl in a wheelchair with curly black hair and brown skin',
  'boy with a hearing aid and freckles',
  'girl with a purple hijab',
  'boy with an orange turban',
  'woman in a green sari with long black hair',
  'boy with a kippah and glasses',
  'black girl with braids',
  'boy on red crutches',
  'bald girl with a pink headband',
  'girl with vitiligo and afro puffs',
  'dad with a beard and glasses',
  'baby',
  'toddler with curly hair',
  'grandma with brown skin',
];
const listed = readFileSync(LIST, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[0] ?? '');
const cells = [...PEOPLE, ...listed].map((words, i) => {
  const portrait = drawPortrait({
    id: String(i),
    name: '',
    creature: words,
    description: words,
    pronouns: '',
  });
  const [x, y] = [(i % COLUMNS) * CELL, Math.floor(i / COLUMNS) * CELL];
  return `<svg x="${x}" y="${y}" width="${CELL}" height="${CELL}" viewBox="0 0 320 320">${portrait}</svg>`;
});
const height = Math.ceil(cells.length / COLUMNS) * CELL;
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COLUMNS * CELL} ${height}">${cells.join('')}</svg>`;
writeFileSync(OUT, new Resvg(sheet, { fitTo: { mode: 'width', value: COLUMNS * CELL } }).render().asPng());
console.log(`${cells.length} characters drawn.`);
