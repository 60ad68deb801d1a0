import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkScriptBudget, scriptBytes } from './script-budget.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ww-budget-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const write = (file: string, content: string | Uint8Array): void => {
  mkdirSync(join(dir, file, '..'), { recursive: true });
  writeFileSync(join(dir, file), content);
};

/** A host and two remotes whose files have these sizes after compression. */
const builds = (mainBytes: number) => {
  write(
    'host/index.html',
    '<head><script type="module" src="/assets/vendor.js"></script><script type="module" src="/assets/main.js"></script><script>1</script></head>',
  );
  write('host/assets/vendor.js.br', randomBytes(1000));
  write('host/assets/main.js.br', randomBytes(mainBytes));
  write('host/assets/later.js.br', randomBytes(90_000));
  const screens = { '/weaversworld': ['assets/home.js', 'assets/home.css'], '/create': ['assets/create.js'] };
  write('story/screens.json', JSON.stringify({ always: ['remoteEntry.js'], screens }));
  write('story/remoteEntry.js.br', randomBytes(300));
  write('story/assets/home.js.br', randomBytes(20));
  write('story/assets/home.css.br', randomBytes(90_000));
  write('story/assets/create.js.br', randomBytes(4));
  write('auth/screens.json', JSON.stringify({ always: ['remoteEntry.js'], screens: { '/login': [] } }));
  write('auth/remoteEntry.js.br', randomBytes(90_000));
  return { host: join(dir, 'host'), remotes: [join(dir, 'story'), join(dir, 'auth'), join(dir, 'none')] };
};

it('counts the scripts that the page links and those of its remote and screen', () => {
  expect(scriptBytes(builds(50_000), '/weaversworld')).toBe(51_320);
  expect(scriptBytes(builds(50_000), '/create')).toBe(51_304);
});

it('refuses a home screen with more than 170 KB of script', () => {
  expect(() => checkScriptBudget(builds(168_680))).not.toThrow();
  expect(() => checkScriptBudget(builds(168_700))).toThrow('needs 170.0 KB of compressed script');
  expect(() => checkScriptBudget(builds(171_000))).toThrow('needs 172.3 KB of compressed script');
});
