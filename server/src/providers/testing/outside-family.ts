import { expect } from 'vitest';
import { embeddedEngine } from '../../story-world/embedded-engine.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { sendJson, startTestService, type TestService } from './test-service.ts';
import { completionOf, writeAnswer } from './write-answer.ts';

const API = '/weaversworld/api';

/** A whole server with a text service of its own, and families. */
export interface OutsideProduct {
  server: TestServer;
  service: TestService;
  /** A family whose child may use the services; `consent` false: the parent was not asked. */
  family(name?: string, consent?: boolean): Promise<Client & { profileId: number; email: string }>;
  /** How many stories the embedded storyteller began to plan. */
  plansBegun(): number;
  close(): Promise<void>;
}

/** Makes the text service write good stories. */
const writeStories = (service: TestService): void =>
  service.on('/chat/completions', ({ json }, response) => {
    const [, user] = (json?.messages ?? []) as { content: string }[];
    sendJson(response, completionOf(JSON.stringify(writeAnswer(user?.content ?? ''))));
  });

/** Starts both. `env` has settings beyond the text service's address and model; `SERVICE` in it is the address. */
export const startOutsideProduct = async (env: Record<string, string> = {}): Promise<OutsideProduct> => {
  const service = await startTestService();
  writeStories(service);
  let plansBegun = 0;
  const { provider } = embeddedEngine;
  const plan: typeof provider.plan = (request, signal) => {
    plansBegun += 1;
    return provider.plan(request, signal);
  };
  const server = await startTestServer(
    {
      STORY_AI_URL: service.url,
      STORY_AI_MODEL: 'test-writer',
      PAGE_DELAY_MS: '0',
      PAGE_RETRY_MS: '10',
      ...Object.fromEntries(
        Object.entries(env).map(([name, value]) => [name, value.replace('SERVICE', service.url)]),
      ),
    },
    { ...embeddedEngine, provider: { ...provider, plan } },
  );
  return {
    server,
    service,
    plansBegun: () => plansBegun,
    family: async (name = 'Leopoldina', consent = true) => {
      const family = await server.family(name);
      if (consent) {
        const { status } = await family.put(`/accounts/api/outside-services/${family.profileId}/`, {
          allowed: true,
        });
        expect(status).toBe(200);
      }
      return family;
    },
    close: async () => {
      await server.close();
      await service.close();
    },
  };
};

/** Begins a story of Zephyrine the fox; answers its id. */
export const beginStory = async (
  browser: Client,
  theme = 'a fire engine',
  ending = 'they have a big party',
): Promise<number> => {
  const character = { name: 'Zephyrine', creature: 'fox', description: 'shy', pronouns: 'she/her' };
  const { body: fox } = await browser.post(`${API}/characters/`, character);
  const { status, body } = await browser.post(`${API}/stories/`, {
    theme,
    desired_ending: ending,
    characters: [fox.id],
    total_pages: 10,
  });
  expect(status).toBe(201);
  return Number(body.id);
};

/** The texts of a story's pages. */
export const textsOf = async (browser: Client, storyId: number): Promise<string[]> => {
  const { body } = await browser.get(`${API}/stories/${storyId}/`);
  return body.pages.map((page: { text: string }) => page.text);
};

/** Asks for the next page and waits for its text. */
export const nextPage = async (browser: Client, storyId: number): Promise<string> => {
  const { status, body } = await browser.post(`${API}/stories/${storyId}/pages/`, {});
  expect(status).toBe(202);
  const at = Number(body.page_number) - 1;
  await expect
    .poll(async () => (await textsOf(browser, storyId))[at], { timeout: 50_000, interval: 20 })
    .toMatch(/\S/);
  return (await textsOf(browser, storyId))[at] ?? '';
};

/** The pages of a story as it is read. */
const pagesOf = async (browser: Client, storyId: number) => {
  const { body } = await browser.get(`${API}/stories/${storyId}/`);
  return body.pages as { id: number; image_status: string; permanent_image_url: string }[];
};

/** How many pages of a story have their picture. */
export const countPictures = async (browser: Client, storyId: number): Promise<number> =>
  (await pagesOf(browser, storyId)).filter(({ image_status }) => image_status === 'completed').length;

/** The pages of a story, once `count` pictures are completed. */
export const completedPages = async (browser: Client, storyId: number, count: number) => {
  await expect.poll(() => countPictures(browser, storyId), { timeout: 50_000, interval: 20 }).toBe(count);
  return pagesOf(browser, storyId);
};

/** The type of the picture that is served for a page. */
export const pictureTypeOf = async (
  browser: Client,
  page: { permanent_image_url: string },
): Promise<string> => {
  const { status, headers } = await browser.get(page.permanent_image_url);
  expect(status).toBe(200);
  return String(headers['content-type']);
};
