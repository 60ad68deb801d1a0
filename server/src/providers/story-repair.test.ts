import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoryRejectedError } from './request-story.ts';
import { requestCanaryStory } from './testing/canary-story.ts';
import { type Respond, sendJson, startTestService, type TestService } from './testing/test-service.ts';
import { completionOf, writeAnswer } from './testing/write-answer.ts';

/* What is read when the second call, which corrects the first answer, brings nothing better. */

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.close());

type Answer = ReturnType<typeof writeAnswer>;
const write =
  (change: (answer: Answer) => unknown): Respond =>
  ({ json }, response) => {
    const [, user] = (json?.messages ?? []) as { content: string }[];
    sendJson(response, completionOf(JSON.stringify(change(writeAnswer(user?.content ?? '')))));
  };
/** Doubles a word on the first pages. */
const withDoubledWords = (pages: number, words: string) =>
  write((answer) => ({
    ...answer,
    pages: answer.pages.map((page, i) => ({
      ...page,
      text: i < pages ? page.text.replace('.', ` ${words}.`) : page.text,
    })),
  }));

/** Good enough to be read, and worth a correction. */
const careless = withDoubledWords(6, 'and and then');
const worse = withDoubledWords(10, 'so so');
const unusable = write((answer) => ({ ...answer, pages: answer.pages.slice(1) }));
const fail: Respond = (_request, response) => sendJson(response, {}, 500);
const refuse: Respond = (_request, response) =>
  sendJson(response, completionOf(null, { finish_reason: 'content_filter' }));
const cutOff: Respond = (_request, response) =>
  sendJson(response, completionOf('{"plan', { finish_reason: 'length' }));

/** Answers the first call in one way and the second in another. */
const tell = (...answers: [Respond, Respond]) => {
  let calls = 0;
  service.on('/chat/completions', (request, response) => {
    calls += 1;
    return (answers[calls - 1] ?? fail)(request, response);
  });
  return requestCanaryStory(service);
};

describe('a second call', () => {
  it.each([
    ['fails', fail],
    ['is refused', refuse],
    ['is cut off', cutOff],
    ['brings a story that cannot be read', unusable],
    ['brings a worse story', worse],
  ])('that %s: the first story is read, when it is good enough', async (_name, respond) => {
    const { plan, calls } = await tell(careless, respond);
    expect(calls).toBe(2);
    expect(service.requests).toHaveLength(2);
    expect(plan.scenes[0]?.text).toContain('and and then');
    expect(plan.scenes[0]?.text).not.toContain('so so');
    expect(plan.scenes.map(({ text }) => text).join(' ')).toContain('Zephyrine');
  });

  it.each([
    ['fails', fail, { kind: 'unavailable' }],
    ['is refused', refuse, { kind: 'refused' }],
    ['is cut off', cutOff, { kind: 'cut-off' }],
  ])('that %s: no story, when the first cannot be read', async (_name, respond, reason) => {
    await expect(tell(unusable, respond)).rejects.toMatchObject(reason);
    expect(service.requests).toHaveLength(2);
  });

  it('that cannot be read either: no story, and no third call', async () => {
    await expect(tell(unusable, unusable)).rejects.toBeInstanceOf(StoryRejectedError);
    expect(service.requests).toHaveLength(2);
  });
});
