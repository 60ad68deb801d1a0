import { type Compiler, HtmlRspackPlugin } from '@rspack/core';

/** Files of the typefaces that every screen is set in, without hash and extension. */
const FIRST_FONTS = ['andika-latin-400-normal', 'fredoka-latin-wght-normal'];

/**
 * Links the typefaces of the first screen in the head of the page. The browser otherwise asks for a face when the first text in it
 * is shown, and that text moves when the face arrives.
 */
export class PreloadFonts {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadFonts', (compilation) => {
      HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('PreloadFonts', (data) => {
        const assets = compilation.getAssets().map(({ name }) => name);
        const links = FIRST_FONTS.flatMap((font) => {
          const file = assets.find((asset) => asset.includes(`/${font}.`) && asset.endsWith('.woff2'));
          return file === undefined ? [] : [`${data.publicPath}${file}`];
        });
        data.headTags.unshift(
          ...links.map((href) => ({
            tagName: 'link',
            // Fonts are requested without cookies; a preload with them would not be used.
            attributes: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' },
            voidTag: true,
          })),
        );
        return data;
      });
    });
  }
}
