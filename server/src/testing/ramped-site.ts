import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore } from '@weaversworld/deploy/store';
import { addRelease, rampRelease } from '@weaversworld/shared/releases';

/** A built site in a temporary folder, whose remote `story` has release 1.0.0-a for everybody and 1.0.0-b in a ramp to 50 %. */
export const createRampedSite = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'ww-releases-'));
  writeFileSync(join(dir, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  const store = createStore({ dir });
  const rampTo = (release: string, share: number) =>
    store.change({ author: 'anna', action: 'ramp' }, (registry, change) =>
      rampRelease(registry, 'story', release, { ...change, share, salt: 's' }),
    );
  for (const build of ['a', 'b']) {
    const from = join(dir, 'builds', build);
    mkdirSync(from, { recursive: true });
    mkdirSync(join(from, 'assets'));
    for (const file of ['remoteEntry.js', 'assets/home.js', 'assets/reader.js', 'assets/reader.css'])
      writeFileSync(join(from, file), build + file);
    const screens = {
      '/weaversworld': ['assets/home.js'],
      '/weaversworld/story/:storyId': ['assets/reader.js', 'assets/reader.css', 'assets/gone.js'],
      '/weaversworld/*': [],
    };
    writeFileSync(join(from, 'screens.json'), JSON.stringify({ always: ['remoteEntry.js'], screens }));
    const info = {
      name: 'story',
      version: '1.0.0',
      contract: '^1.0.0',
      mounts: ['/weaversworld'],
      slots: [],
    };
    const entry = store.addFiles(from, { ...info, build });
    store.change({ author: 'anna', action: 'publish' }, (registry, change) =>
      addRelease(registry, 'story', entry, change),
    );
    if (build === 'a') rampTo('1.0.0-a', 100);
  }
  rampTo('1.0.0-b', 50);
  writeFileSync(join(dir, '.releases/host.json'), '{"contract":"1.0.0"}');
  return dir;
};
