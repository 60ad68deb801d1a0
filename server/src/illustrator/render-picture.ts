import { Resvg } from '@resvg/resvg-js';

/** Renders an SVG document as PNG, `width` pixels wide. Reads no fonts and no files. */
export const renderPicture = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
