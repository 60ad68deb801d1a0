import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { baseConfig, page, VENDOR } from '../../../bundle.ts';
import { PreloadFonts } from '../../../scripts/preload-fonts.ts';

const HOST = join(import.meta.dirname, '../../../host');
const config = baseConfig({ name: 'host', dir: HOST }, [
  new rspack.NormalModuleReplacementPlugin(
    /\/remotes\/create-remotes\.ts$/,
    join(import.meta.dirname, 'create-remotes.ts'),
  ),
  page(HOST),
  new PreloadFonts(),
  new rspack.CopyRspackPlugin({
    patterns: [{ from: join(HOST, 'public'), to: '.', noErrorOnMissing: true }],
  }),
]);

/** Host and remotes in one build, for comparison. Never shipped. */
export default {
  ...config,
  entry: { main: join(HOST, 'src/main.tsx') },
  optimization: { ...config.optimization, splitChunks: VENDOR },
};
