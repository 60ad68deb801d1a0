/*
 * Draws pictures of the screens with the illustrator: the story ideas of the create screen, the sample
 * story of the first-run screen, and the faces of child profiles.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { drawPortrait, drawScene } from '../../server/src/illustrator/index.ts';
import { PROFILE_FACES } from '../../shared/src/contract/profile-face.ts';
import { CAST, IDEA_SCENES, SAMPLE_SCENES } from './idea-scenes.ts';

const IDEAS = new URL('../../mfe-story/src/create/ideas/', import.meta.url);
const SAMPLE = new URL('../../mfe-story/src/home/sample/', import.meta.url);
const FACES = new URL('../../host/public/faces/', import.meta.url);

const drawIdea = (id: string, scene: (typeof SAMPLE_SCENES)[number]): string => {
  const cast = CAST.filter((member) => scene.actors.some(({ castId }) => castId === member.id));
  const page = { pageNumber: 1, beat: 'turn', weather: 'clear', props: [], guest: null, text: '' } as const;
  return drawScene(
    { title: id, plot: 'ideas/ideas', seed: `idea ${id}`, cast, scenes: [{ ...page, props: [], ...scene }] },
    1,
  );
};

const drawFace = (face: string): string =>
  drawPortrait(
    { id: face, name: face, creature: face, description: `a ${face}`, pronouns: '' },
    { bare: true },
  );

/** Node has no WebP encoder; the browser has one. */
const browser = await chromium.launch(
  process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {},
);
const page = await browser.newPage();
const writeWebp = async (file: URL, svg: string, [width, height]: [number, number]): Promise<void> => {
  const url = await page.evaluate(
    async ({ svg, width, height }) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL('image/webp', 0.78);
    },
    { svg, width, height },
  );
  writeFileSync(file, Buffer.from(url.replace(/^.*,/, ''), 'base64'));
};
for (const folder of [IDEAS, FACES, SAMPLE]) mkdirSync(folder, { recursive: true });
for (const [id, scene] of Object.entries(IDEA_SCENES))
  await writeWebp(new URL(`${id}.webp`, IDEAS), drawIdea(id, scene), [320, 240]);
for (const [at, scene] of SAMPLE_SCENES.entries())
  await writeWebp(new URL(`page-${at + 1}.webp`, SAMPLE), drawIdea('sample', scene), [800, 600]);
for (const face of PROFILE_FACES) await writeWebp(new URL(`${face}.webp`, FACES), drawFace(face), [192, 192]);
await browser.close();
