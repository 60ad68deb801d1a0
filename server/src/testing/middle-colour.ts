import { Resvg } from '@resvg/resvg-js';

/** The paper of a preview card on which no picture is shown. */
export const BLANK_CARD = [255, 248, 236];

/** Red, green and blue in the middle of a PNG. */
export const middleColour = (png: Buffer): number[] => {
  const image = `<image width="9" height="9" preserveAspectRatio="xMidYMid slice" href="data:image/png;base64,${png.toString('base64')}"/>`;
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${image}</svg>`,
  ).render();
  return [...pixels.subarray(4 * 40, 4 * 40 + 3)];
};
