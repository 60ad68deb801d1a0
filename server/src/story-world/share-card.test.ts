import { expect, it } from 'vitest';
import { svgFile } from '../pictures/picture-store.ts';
import { createShareCards } from './share-card.ts';
import { sharePage } from './share-page.ts';

const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
const picture = svgFile(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#f00"/></svg>',
);

it('renders preview cards of 1200 by 630 with and without a picture, and caches them', async () => {
  const cards = createShareCards();
  const drawn = await cards.get('a', async () => picture);
  expect(sizeOf(drawn)).toEqual([1200, 630]);
  expect(await cards.get('a', async () => null)).toBe(drawn);
  const empty = await cards.get('', async () => null);
  expect(sizeOf(empty)).toEqual([1200, 630]);
  expect(empty.equals(drawn)).toBe(false);
});

it('the share page contains nothing about the child and no script, and redirects readers to the story', () => {
  const html = sharePage('https://weaver.example', 'tok', '/weaversworld/story/7');
  expect(html).toContain('content="https://weaver.example/s/tok/card.png"');
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(html).toContain('content="0; url=/weaversworld/story/7"');
  expect(html).not.toMatch(/<script/);
});

it('the share page contains an origin as text, whatever it is', () => {
  const html = sharePage('https://a.example"><script>alert(1)</script>', 'tok', '/weaversworld/story/7');
  expect(html).not.toMatch(/<script/);
  expect(html).toContain('content="https://a.example&quot;&gt;&lt;script&gt;');
});
