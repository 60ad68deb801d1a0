/*
 * Draws the icons of the installed app from the favicon: on the paper colour, with a margin that a launcher may cut off
 * (`maskable`), and with rounded corners for launchers that show icons as they are.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';

const PUBLIC = new URL('../../host/public/', import.meta.url);
const ICONS = new URL('icons/', PUBLIC);
const PAPER = '#fff8ec';

interface AppIcon {
  file: string;
  /** Width and height in pixels. */
  size: number;
  /** Part of the width that the logo takes. A maskable icon's safe zone is a circle of 0.8: no corner of the logo is outside it. */
  logo: number;
  /** Radius of the corners as a part of the width. */
  corner: number;
}

const APP_ICONS: AppIcon[] = [
  { file: 'icon-192.png', size: 192, logo: 0.74, corner: 0.2 },
  { file: 'icon-512.png', size: 512, logo: 0.74, corner: 0.2 },
  { file: 'maskable-192.png', size: 192, logo: 0.68, corner: 0 },
  { file: 'maskable-512.png', size: 512, logo: 0.68, corner: 0 },
  // iOS rounds the corners itself, and fills transparent ones with black.
  { file: 'apple-touch-icon.png', size: 180, logo: 0.68, corner: 0 },
];

const drawIcon = (favicon: string, { size, logo, corner }: AppIcon): string => {
  const [width, start] = [size * logo, (size * (1 - logo)) / 2];
  const shapes = favicon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${size * corner}" fill="${PAPER}"/><svg x="${start}" y="${start}" width="${width}" height="${width}" viewBox="0 0 64 64">${shapes}</svg></svg>`;
};

const favicon = readFileSync(new URL('favicon.svg', PUBLIC), 'utf8').trim();
const browser = await chromium.launch(
  process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {},
);
const page = await browser.newPage();
mkdirSync(ICONS, { recursive: true });
for (const icon of APP_ICONS) {
  const url = await page.evaluate(
    async ({ svg, size }) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
      canvas.getContext('2d')?.drawImage(image, 0, 0, size, size);
      return canvas.toDataURL('image/png');
    },
    { svg: drawIcon(favicon, icon), size: icon.size },
  );
  writeFileSync(new URL(icon.file, ICONS), Buffer.from(url.replace(/^.*,/, ''), 'base64'));
}
await browser.close();
