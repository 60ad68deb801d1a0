import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createVisitor,
  type ListeningServer,
  startListeningServer,
  type TestVisitor,
  until,
} from '../testing/listening-server.ts';

let server: ListeningServer;
beforeAll(async () => {
  server = await startListeningServer();
});
afterAll(() => server.close());

/** Creates a story, opens its pages up to `pages` and returns the text of page 1. */
const createStory = async (
  visitor: TestVisitor,
  theme: string,
  characters: number[],
  pages: number,
): Promise<string> => {
  const story = { title: 'Your Story', theme, desired_ending: 'they have a party', characters };
  const { id } = (await visitor.call('POST', '/stories/', story)).body;
  const read = async () => (await visitor.call('GET', `/stories/${id}/`)).body;
  for (let page = 1; page <= pages; page += 1) {
    await visitor.call('POST', `/stories/${id}/pages/`);
    await until(read, (body) => (body.pages[page - 1]?.text ?? '') !== '');
  }
  return (await read()).pages[0].text;
};

/** How many sentences of a text remember the story about the dentist. */
const memories = (text: string) => text.match(/about the dentist/g)?.length ?? 0;

it('a finished story is remembered in one line of the next, when its lead was in it', async () => {
  const family = createVisitor(server.origin);
  const finn = await family.makeCharacter();
  const mira = (await family.call('POST', '/characters/', { ...family.fox, name: 'Mira' })).body.id;
  await createStory(family, 'going to the dentist', [finn], 10);
  expect(memories(await createStory(family, 'a fire engine', [finn], 1))).toBe(1);
  // That one is not finished, so the dentist is still the last adventure.
  expect(memories(await createStory(family, 'a red balloon', [finn, mira], 1))).toBe(1);
  expect(memories(await createStory(family, 'a red balloon', [mira], 1))).toBe(0);
});

it('another family’s, an unfinished or a sad story is not remembered', async () => {
  const family = createVisitor(server.origin);
  const finn = await family.makeCharacter();
  await createStory(family, 'going to the dentist', [finn], 3);
  expect(memories(await createStory(family, 'a fire engine', [finn], 1))).toBe(0);
  await createStory(family, 'our dog died', [finn], 10);
  expect(await createStory(family, 'a red balloon', [finn], 1)).not.toMatch(/last (time|adventure)/i);
});
