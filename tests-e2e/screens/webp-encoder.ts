import type { Browser } from 'playwright/test';

/** Encodes PNG as WebP by the browser; Node has no encoder of its own. */
export const createWebpEncoder = async (browser: Browser, quality = 0.72) => {
  const page = await browser.newPage();
  return {
    encode: async (png: Buffer): Promise<Buffer> => {
      const url = await page.evaluate(
        async ({ data, quality }) => {
          const image = new Image();
          image.src = `data:image/png;base64,${data}`;
          await image.decode();
          const { width, height } = image;
          const canvas = Object.assign(document.createElement('canvas'), { width, height });
          canvas.getContext('2d')?.drawImage(image, 0, 0);
          return canvas.toDataURL('image/webp', quality);
        },
        { data: png.toString('base64'), quality },
      );
      return Buffer.from(url.replace(/^.*,/, ''), 'base64');
    },
  };
};
