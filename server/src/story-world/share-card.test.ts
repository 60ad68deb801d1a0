import { expect, it } from 'vitest';
import { svgFile } from '../pictures/picture-store.ts';
import { JPEG, PNG, WEBP } from '../providers/testing/sample-pictures.ts';
import { BLANK_CARD, middleColour } from '../testing/middle-colour.ts';
import { embeddedEngine } from './embedded-engine.ts';
import { createShareCards } from './share-card.ts';
import { sharePage } from './share-page.ts';
import { createSharePageStyle } from './share-page-style.ts';

const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
const picture = svgFile(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#f00"/></svg>',
);

it('renders preview cards of 1200 by 630 with and without a picture, and caches them', async () => {
  const cards = createShareCards(embeddedEngine.renderCard);
  const drawn = await cards.get('a', async () => picture);
  expect(sizeOf(drawn)).toEqual([1200, 630]);
  expect(await cards.get('a', async () => null)).toBe(drawn);
  const empty = await cards.get('', async () => null);
  expect(sizeOf(empty)).toEqual([1200, 630]);
  expect(empty.equals(drawn)).toBe(false);
});

it('renders a drawing whose content reaches far beyond its clipped frame', async () => {
  const drawing = svgFile(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900"><defs><clipPath id="a"><rect width="1200" height="900"/></clipPath></defs><g clip-path="url(#a)"><rect y="-900" width="1200" height="1800" fill="#f00"/><ellipse cx="574" cy="837" rx="68" ry="9" opacity=".22"/></g></svg>',
  );
  // Without the mend resvg ends the process here.
  const card = await createShareCards(embeddedEngine.renderCard).get('far', async () => drawing);
  expect(middleColour(card)[0]).toBeGreaterThan(240);
});

it.each([
  ['image/png', PNG],
  ['image/jpeg', JPEG],
] as const)('shows a painted picture of type %s', async (type, base64) => {
  const card = await createShareCards(embeddedEngine.renderCard).get('k', async () => ({
    type,
    bytes: Buffer.from(base64, 'base64'),
  }));
  const [red = 0, green = 255, blue = 255] = middleColour(card);
  expect(red).toBeGreaterThan(150);
  expect(green).toBeLessThan(80);
  expect(blue).toBeLessThan(130);
});

it('leaves WebP blank, for which the embedded drawing is shown instead', async () => {
  const bytes = Buffer.from(WEBP, 'base64');
  const card = await createShareCards(embeddedEngine.renderCard).get('k', async () => ({
    type: 'image/webp',
    bytes,
  }));
  expect(middleColour(card)).toEqual(BLANK_CARD);
});

const style = createSharePageStyle('./no-site');

it('the share page contains nothing about the child and no script, and redirects readers to the story', () => {
  const html = sharePage(style, 'https://weaver.example', 'tok', '/weaversworld/story/7');
  expect(html).toContain('content="https://weaver.example/s/tok/card.png"');
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(html).toContain('content="0; url=/weaversworld/story/7"');
  expect(html).not.toMatch(/<script/);
});

it('the share page contains an origin as text, whatever it is', () => {
  const html = sharePage(
    style,
    'https://a.example"><script>alert(1)</script>',
    'tok',
    '/weaversworld/story/7',
  );
  expect(html).not.toMatch(/<script/);
  expect(html).toContain('content="https://a.example&quot;&gt;&lt;script&gt;');
});
