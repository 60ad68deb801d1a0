/*
 * Draws contact sheets into `docs/pictures/`: whole books, every place and room, and every prop, to be looked at after a change of
 * the illustrator. `tsx scripts/pictures/contact-sheet.ts "a theme" out.png` draws one book on a theme instead.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { ROOMS, SITES } from '../../server/src/illustrator/backgrounds/backdrop.ts';
import { drawBackdrop, drawScene } from '../../server/src/illustrator/draw-scene.ts';
import { createGradients } from '../../server/src/illustrator/gradients.ts';
import { drawProp, propBox, propEntry } from '../../server/src/illustrator/props/draw-prop.ts';
import { PROP_NAMES } from '../../server/src/illustrator/props/prop-catalog.ts';
import { renderPicture } from '../../server/src/illustrator/render-picture.ts';
import { planStory } from '../../server/src/storyteller/index.ts';
import { Place, type StoryPlan } from '../../server/src/storyteller/story-plan.ts';
import { sampleBooks } from './sample-books.ts';

const FOLDER = new URL('../../docs/pictures/', import.meta.url);
const SHOWN_BOOKS = [0, 19, 49, 97];

/** Pictures of 4:3 in rows. */
function sheet(pictures: readonly string[], columns: number, width: number): Buffer {
  const height = width * 0.75;
  const rows = Math.ceil(pictures.length / columns);
  const images = pictures.map((svg, i) => {
    const data = Buffer.from(svg).toString('base64');
    return `<image x="${(i % columns) * width}" y="${Math.floor(i / columns) * height}" width="${width - 4}" height="${height - 4}" href="data:image/svg+xml;base64,${data}"/>`;
  });
  const [w, h] = [columns * width, rows * height];
  return renderPicture(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="#FFF8EC"/>${images.join('')}</svg>`,
    w,
  );
}

const picturesOf = (plan: StoryPlan) => plan.scenes.map(({ pageNumber }) => drawScene(plan, pageNumber));

function propSheet(columns: number, cell: number): Buffer {
  const gradients = createGradients('s');
  const drawn = PROP_NAMES.filter((prop) => propEntry(prop).figure === null);
  const props = drawn.map((prop, i) => {
    const { left, right, top, bottom } = propBox(prop);
    const scale = (cell - 14) / Math.max(right - left, bottom - top);
    const x = (i % columns) * cell + cell / 2 - ((left + right) / 2) * scale;
    const y = Math.floor(i / columns) * cell + cell / 2 - ((top + bottom) / 2) * scale;
    return `<g transform="translate(${x} ${y}) scale(${scale})">${drawProp(prop, gradients)}</g>`;
  });
  const [w, h] = [columns * cell, Math.ceil(drawn.length / columns) * cell];
  return renderPicture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.2"><rect width="${w}" height="${h}" fill="#E6F0E0"/>${gradients.defs()}${props.join('')}</svg>`,
    w,
  );
}

const [theme, file] = process.argv.slice(2);
if (theme !== undefined && file !== undefined) {
  const [sample] = sampleBooks(2).slice(1);
  const plan = planStory({
    theme,
    desiredEnding: 'everyone is happy',
    totalPages: 10,
    cast: sample?.cast ?? [],
    age: 6,
    seed: theme,
  });
  writeFileSync(file, sheet(picturesOf(plan), 4, 480));
} else {
  mkdirSync(FOLDER, { recursive: true });
  const books = sampleBooks(100).filter((_, i) => SHOWN_BOOKS.includes(i));
  writeFileSync(new URL('books.png', FOLDER), sheet(books.flatMap(picturesOf), 5, 200));
  const places = [...Place.options, ...SITES, ...ROOMS].map((backdrop) => drawBackdrop(backdrop));
  writeFileSync(new URL('places.png', FOLDER), sheet(places, 6, 160));
  writeFileSync(new URL('props.png', FOLDER), propSheet(20, 50));
}
