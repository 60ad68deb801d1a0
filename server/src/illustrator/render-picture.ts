import { Resvg } from '@resvg/resvg-js';

/**
 * A drawing without the clip of its frame, at which a renderer crops it anyway. In resvg a clipped group is a layer that reaches as far as
 * its content; when that begins above the picture by more than its height, whatever is translucent at the bottom is beyond what resvg
 * allows, and it panics: that ends the process, worker thread or not.
 */
export const withoutFrameClip = (svg: string): string => svg.replace(/<g clip-path="url\(#[^"]*\)"/, '<g');

/** Renders an SVG document as PNG, `width` pixels wide. Reads no fonts and no files. */
export const renderPicture = (svg: string, width: number): Buffer =>
  new Resvg(withoutFrameClip(svg), {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();
