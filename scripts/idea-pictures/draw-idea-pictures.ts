/* Draws the pictures of the story ideas on the create screen with the illustrator, as small WebP files. */
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { drawScene } from '../../server/src/illustrator/index.ts';
import { CAST, IDEA_SCENES } from './idea-scenes.ts';

const FOLDER = new URL('../../mfe-story/src/create/ideas/', import.meta.url);
const [WIDTH, HEIGHT, QUALITY] = [320, 240, 0.78];

/** Node has no WebP encoder; the browser has one. */
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
});
const page = await browser.newPage();
for (const [id, scene] of Object.entries(IDEA_SCENES)) {
  const svg = drawScene(
    {
      title: id,
      plot: 'ideas/ideas',
      seed: `idea ${id}`,
      cast: CAST.filter(({ id }) => scene.actors.some(({ castId }) => castId === id)),
      scenes: [{ pageNumber: 1, beat: 'turn', weather: 'clear', props: [], guest: null, text: '', ...scene }],
    },
    1,
  );
  const url = await page.evaluate(
    async ({ svg, width, height, quality }) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL('image/webp', quality);
    },
    { svg, width: WIDTH, height: HEIGHT, quality: QUALITY },
  );
  writeFileSync(new URL(`${id}.webp`, FOLDER), Buffer.from(url.replace(/^.*,/, ''), 'base64'));
}
await browser.close();
