import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shownRequests } from './story-requests.ts';

const folder = new URL('../../docs/stories/', import.meta.url);

it('docs/stories has every requested story with its pictures, in less than 3 MB', () => {
  const files = readdirSync(folder);
  const stories = files.filter((name) => /^\d\d-.*\.md$/.test(name));
  expect(stories).toHaveLength(shownRequests.length);
  stories.forEach((name, i) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    expect(text).toContain(`**Theme:** ${shownRequests[i]?.theme}\\`);
    const pictures = [...text.matchAll(/\]\(([^)]+\.svg)\)/g)].map(([, file]) => file);
    expect(pictures.length).toBeGreaterThan(1);
    expect(pictures.filter((file) => !files.includes(file ?? ''))).toEqual([]);
  });
  const bytes = files.reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0);
  expect(bytes).toBeLessThan(3_000_000);
});
