import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';

const UNITS = '{host,mfe-*,shared,server,deploy,scripts}/**';

/** The kit with which tests open a store. */
const OPENS_STORE = /testing\/(test-server|listening-server|test-database|outside-family)\.ts'/;
/** Tests about SQLite (its files, its locks, its synchronous queries), and those whose server processes have a data directory. */
const SQLITE_ONLY =
  /^db\/|^providers\/killed-server\.test|^http\/event-loop-delay\.test|^releases\/bucket-releases\.test/;
/** Tests about PostgreSQL alone. */
const POSTGRES_ONLY = '**/*.postgres.test.ts';

/** The tests that run on PostgreSQL too: those that open a store. The others never touch a database. */
const testsOfBothDatabases = (): string[] =>
  readdirSync('server/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !SQLITE_ONLY.test(file))
    .map((file) => join('server/src', file))
    .filter((file) => OPENS_STORE.test(readFileSync(file, 'utf8')));

/** A team that checks out its own remote only has no server to test. */
const HAS_SERVER = existsSync('server/src');

/**
 * The lists of the lexicon with the files that they list in their place. Each of these holds one value and imports types only; as a
 * thousand modules they would be resolved, transformed and run once for every worker of every project.
 */
const inlineLexicon = (): Plugin => ({
  name: 'inline-lexicon',
  enforce: 'pre',
  load(id) {
    if (!/\/lexicon\/all-(concepts|frames|word-plots)\.ts$/.test(id)) return null;
    return readFileSync(id, 'utf8').replace(/^(?:ex|im)port \{ \w+ \} from '(.+)';$/gm, (_line, listed) => {
      const file = join(dirname(id), listed);
      this.addWatchFile(file);
      return readFileSync(file, 'utf8').replace(/^import type .*;$/gm, '');
    });
  },
});

const postgres = () => ({
  extends: true as const,
  test: {
    name: 'postgres',
    environment: 'node',
    include: [POSTGRES_ONLY, ...testsOfBothDatabases()],
    isolate: false,
    env: { TEST_DATABASE: 'postgres' },
    globalSetup: ['./server/src/testing/postgres-setup.ts'],
  },
});

/**
 * Unit tests of every package: React tests (`*.test.tsx`) run in jsdom, everything else in plain Node, and what opens a store a
 * second time on a real PostgreSQL.
 * More workers than cores: many tests wait for a process, a lock or a time limit.
 */
export default defineConfig({
  plugins: [inlineLexicon()],
  resolve: { alias: { '@node-rs/argon2': join(import.meta.dirname, 'server/src/testing/quick-argon2.ts') } },
  test: {
    maxWorkers: Math.max(3, Math.round(1.5 * availableParallelism())),
    restoreMocks: true,
    unstubGlobals: true,
    // Guards against what never ends; a machine that does other work as well takes several times as long as usual.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    teardownTimeout: 180_000,
    // As for the journeys: `npm test` names a test that failed once and then passed as flaky.
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 60_000 } },
    exclude: ['**/node_modules/**', '**/dist/**'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [`${UNITS}/*.test.ts`],
          exclude: ['**/node_modules/**', '**/dist/**', POSTGRES_ONLY],
          isolate: false,
          env: { TEST_DATABASE: 'sqlite' },
        },
      },
      ...(HAS_SERVER ? [postgres()] : []),
      {
        extends: true,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: [`${UNITS}/*.test.tsx`],
          setupFiles: ['./vitest.setup.ts'],
          isolate: false,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
  oxc: { jsx: { runtime: 'automatic' } },
});
