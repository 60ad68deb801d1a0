import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { findBrowser } from '../scripts/browser.ts';
import { renderMatrix, withMatrix } from './fixtures/federation-matrix.ts';

/*
 * `pnpm federation-matrix` (after `pnpm build`): runs the journey `releases-federation-matrix` and writes the tables of remotes and
 * hosts in deploy/README.md from its results. A row whose test failed says so, and the command fails.
 */

const README = join(import.meta.dirname, '../deploy/README.md');
const RUNS = 'runs';

const Spec = z.object({ title: z.string(), ok: z.boolean() });
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});
const Report = z.object({ suites: z.array(Suite) });

const specsIn = ({ specs, suites = [] }: z.infer<typeof Suite>): z.infer<typeof Spec>[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

const dir = mkdtempSync(join(tmpdir(), 'ww-matrix-'));
const report = join(dir, 'report.json');
try {
  spawnSync(
    process.execPath,
    [
      join(import.meta.dirname, 'node_modules/playwright/cli.js'),
      'test',
      '--config',
      join(import.meta.dirname, 'playwright.config.ts'),
      '--project=product',
      '--reporter=list,json',
      'releases-federation-matrix',
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? (await findBrowser()),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
  );
  const specs = Report.parse(JSON.parse(readFileSync(report, 'utf8'))).suites.flatMap(specsIn);
  const resultOf = (title: string): string =>
    specs.some((spec) => spec.title === title && spec.ok) ? RUNS : 'does not run';
  const matrix = renderMatrix(resultOf);
  writeFileSync(README, withMatrix(readFileSync(README, 'utf8'), matrix));
  if (matrix !== renderMatrix(() => RUNS)) process.exitCode = 1;
} finally {
  rmSync(dir, { recursive: true, force: true });
}
