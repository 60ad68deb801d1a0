import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lintStory, planStory } from '../storyteller/index.ts';
import { checkStory } from './check-story.ts';
import { isForeign } from './is-foreign.ts';
import { StoryRejectedError } from './request-story.ts';
import { answerWith, CANARIES, requestCanaryStory } from './testing/canary-story.ts';
import { startTestService, type TestService } from './testing/test-service.ts';
import type { writeAnswer } from './testing/write-answer.ts';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.close());

describe('the checks of a told story', () => {
  it.each([
    ['a page too few', (answer) => ({ ...answer, pages: answer.pages.slice(1) })],
    ['pages out of order', (answer) => ({ ...answer, pages: [...answer.pages].reverse() })],
    ['no JSON', () => 'Once upon a time'],
    ['another form', () => ({ story: 'Once upon a time' })],
    ['empty pages', (answer) => ({ ...answer, pages: answer.pages.map((page) => ({ ...page, text: '' })) })],
    [
      'an unsafe word',
      (answer) => changeText(answer, 4, (text) => `${text} He took a gun and shot the man.`),
    ],
    [
      'harm without an unsafe word',
      (answer) =>
        changeText(answer, 4, (text) => `${text} She held his head under the water until he stopped moving.`),
    ],
    ['a phone number', (answer) => changeText(answer, 4, (text) => `${text} Call 0171 555 0123 now.`)],
    ['endless pages', (answer) => changeText(answer, 4, (text) => text.repeat(12))],
    [
      'talk about itself',
      (answer) => changeText(answer, 4, (text) => `${text} As an AI language model, it stopped.`),
    ],
    [
      'a name grown onto',
      (answer) => changeText(answer, 4, (text) => `${text} The ${wordsOf(answer)[0]}lings came.`),
    ],
    [
      'a theme that is only named',
      (answer) => ({
        ...answer,
        pages: answer.pages.map((page, i) => ({
          ...page,
          text:
            i < 2
              ? page.text
              : page.text.replace(/\b(fire|engines?|brothers?|build\w*|built|quentino)\b/gi, 'hill'),
        })),
      }),
    ],
    [
      'an ending that is only wished for',
      (answer) => ({
        ...answer,
        pages: answer.pages.map((page, i) =>
          i < 8
            ? page
            : {
                ...page,
                text: `${page.text.replace(/\b(party|big|have|had|knutsfordia)\b/gi, 'hill')} They dreamed of a big party, and wished for a party.`,
              },
        ),
      }),
    ],
  ] as [string, (answer: ReturnType<typeof writeAnswer>) => unknown][])(
    'rejects %s, after one repair',
    async (_name, change) => {
      answerWith(service, change);
      await expect(requestCanaryStory(service)).rejects.toBeInstanceOf(StoryRejectedError);
      expect(service.requests).toHaveLength(2);
      expect(JSON.stringify(service.messages(1))).not.toMatch(CANARIES);
    },
  );

  const plan = planStory({
    theme: 'a fire engine',
    desiredEnding: 'they have a big party',
    totalPages: 10,
    cast: [{ id: '1', name: 'Mira', creature: 'fox', description: 'shy', pronouns: 'she/her' }],
    age: 7,
    seed: 'checks',
  });
  const withPage = (page: number, change: (text: string) => string) => ({
    ...plan,
    scenes: plan.scenes.map((scene) =>
      scene.pageNumber === page ? { ...scene, text: change(scene.text) } : scene,
    ),
  });

  it('find nothing in a story of the embedded storyteller', () => {
    expect(checkStory(plan)).toEqual({ grave: [], slight: [] });
  });

  it.each([
    ['a wrong article', (text: string) => `${text} It was an bear.`],
    ['a pronoun of somebody without one', (text: string) => `${text} He waved.`],
    [
      'a page that is a little long',
      (text: string) => `${text} ${'And on they went, hop by hop, to it. '.repeat(3).trim()}`,
    ],
  ])('mark %s as slight, as a person would', (_name, change) => {
    const { grave, slight } = checkStory(withPage(4, change));
    expect(grave).toEqual([]);
    expect(slight.length).toBeGreaterThan(0);
  });

  it('accept a theme in another language that is told in English, with a word of its own', () => {
    const asked = { theme: 'ein Drache, der Pfannkuchen backt', desiredEnding: 'alle werden satt', age: 7 };
    const told = withPage(1, (text) => `${text} “Drache!” cried Mira.`);
    expect(checkStory({ ...told, asked })).toEqual({ grave: [], slight: [] });
    expect(checkStory({ ...plan, asked }).grave).toEqual([
      'No word of the theme is on the first two pages in its own language.',
    ]);
  });

  it.each([
    'There was no big party.',
    'They never had a big party.',
    'They would have a big party soon.',
    'They planned a big party.',
    'They did not have a big party.',
  ])('do not take %j for the ending that was asked for', (sentence) => {
    const rewritten = (last: string) => ({
      ...plan,
      scenes: plan.scenes.map((scene) =>
        scene.pageNumber > 8 ? { ...scene, text: `The evening was quiet. ${last}` } : scene,
      ),
    });
    const missing = /desired ending does not happen/;
    expect(checkStory(rewritten(sentence)).grave.join(' ')).toMatch(missing);
    expect(checkStory(rewritten('They had a big party.')).grave.join(' ')).not.toMatch(missing);
  });

  it('do not take a theme on the first and the last page for one that goes on', () => {
    const only = (pages: number[]) => ({
      ...plan,
      scenes: plan.scenes.map((scene) => ({
        ...scene,
        text: pages.includes(scene.pageNumber) ? 'Mira saw a fire engine.' : 'Mira sat on the grass.',
      })),
    });
    const forgotten = /named at the beginning and then forgotten/;
    expect(checkStory(only([1, 10])).grave.join(' ')).toMatch(forgotten);
    expect(checkStory(only([1, 5])).grave.join(' ')).not.toMatch(forgotten);
  });

  it.each([
    ['they met a van', []],
    ['Zorkum can pour tea', []],
    ['Zbigniew, Przemek and Grzegorz', ['Zbigniew', 'Przemek', 'Grzegorz']],
  ])('take %j for English', (text, names) => {
    expect(isForeign(text, names)).toBe(false);
  });

  it.each(['ein Drache mit dem Ball', 'le chat et les souris', 'een kat van mijn oma'])(
    'take %j for another language',
    (text) => {
      expect(isForeign(text)).toBe(true);
    },
  );

  it('do not mark a page that is a few words too long', () => {
    const finding = (more: string) => checkStory(withPage(4, (text) => `${text} ${more}`)).slight;
    const words = plan.scenes[3]?.text.split(' ').length ?? 0;
    const fill = (count: number) =>
      `${Array.from({ length: count - words }, (_, i) => (i % 2 === 0 ? 'hip' : 'hop')).join(' ')}.`;
    expect(finding(`On they went, ${fill(64)}`)).toEqual([]);
    expect(finding(`On they went, ${fill(96)}`).join(' ')).toMatch(/words, more than/);
  });

  it.each([
    ['an unresolved slot', (text: string) => `${text} {L} went.`, /unresolved slot/],
    ['an unsafe word', (text: string) => `${text} There was a gun and guns.`, /unsafe/],
    [
      'far too many words',
      (text: string) => `${text} ${'And on they went. '.repeat(30).trim()}`,
      /far too many/,
    ],
  ])('mark %s as grave', (_name, change, finding) => {
    const broken = withPage(4, change);
    expect(lintStory(broken)).not.toEqual([]);
    expect(checkStory(broken).grave.join(' ')).toMatch(finding);
  });
});

const changeText = (
  answer: ReturnType<typeof writeAnswer>,
  page: number,
  change: (text: string) => string,
) => ({
  ...answer,
  pages: answer.pages.map((each) => (each.page === page ? { ...each, text: change(each.text) } : each)),
});

/** The invented names, which begin page 1's sentences. */
const wordsOf = (answer: ReturnType<typeof writeAnswer>): string[] =>
  /(\p{Lu}\p{L}+) the fox/u.exec(answer.pages[0]?.text ?? '')?.slice(1) ?? [];
