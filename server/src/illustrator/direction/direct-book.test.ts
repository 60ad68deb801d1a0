import { beforeAll, describe, expect, it } from 'vitest';
import { planStory } from '../../storyteller/index.ts';
import { hundredThemes } from '../../storyteller/lexicon-stories/hundred-themes.ts';
import type { StoryPlan } from '../../storyteller/story-plan.ts';
import { overlapArea } from '../box.ts';
import { drawScene, stageScene } from '../draw-scene.ts';
import { directBook, makeShotList } from './direct-book.ts';

import { faceBox } from './placed-actor.ts';
import { isSorrow, plannedFeeling } from './show-feelings.ts';

const CAST = [
  { id: '1', name: 'Mira', creature: 'fox', description: 'shy, loves cake', pronouns: 'she/her' },
  { id: '2', name: 'Bo', creature: 'robot', description: 'tidy', pronouns: '' },
  { id: '3', name: 'Tam', creature: 'bear', description: 'brave', pronouns: 'he/him' },
] as const;

/** Ten-page books on every second theme of the hundred, with one, two and three characters. */
const books: StoryPlan[] = [];
beforeAll(() => {
  for (const [i, [theme]] of hundredThemes.entries())
    if (i % 2 === 0)
      books.push(
        planStory({
          theme,
          desiredEnding: 'they are proud',
          totalPages: 10,
          cast: CAST.slice(0, 1 + ((i / 2) % 3)),
          age: 6,
          seed: `book ${i}`,
        }),
      );
});

const shotsOf = (book: StoryPlan) => directBook(book).map(({ composition }) => composition);

describe('directBook', () => {
  it('gives every book three camera distances, and some a silhouette or a view from behind', () => {
    for (const book of books)
      expect(new Set(shotsOf(book).map(({ distance }) => distance)).size, book.title).toBe(3);
    const styled = books.filter((book) => shotsOf(book).some(({ style }) => style !== undefined));
    expect(styled.length).toBeGreaterThan(books.length * 0.1);
  });

  it('shows the faces of those who are sad or worried', () => {
    for (const book of books)
      for (const { composition, actions, pageNumber } of directBook(book)) {
        const scene = book.scenes[pageNumber - 1];
        const feelings = scene?.actors.map(
          (actor) => actions.get(actor.castId)?.feeling ?? plannedFeeling(scene, actor),
        );
        if (feelings?.some(isSorrow))
          expect(composition.style, `${book.title}, page ${pageNumber}`).toBeUndefined();
      }
  });

  it('introduces nobody as a silhouette or from behind', () => {
    for (const book of books) {
      const seen = new Set<string>();
      for (const [i, { style }] of shotsOf(book).entries()) {
        const ids = book.scenes[i]?.actors.map(({ castId }) => castId) ?? [];
        if (ids.some((id) => !seen.has(id))) expect(style, `${book.title}, page ${i + 1}`).toBeUndefined();
        for (const id of ids) seen.add(id);
      }
    }
  });

  it('reads a book once, also when every page is drawn from a copy of its plan', () => {
    // A copy, because the list of a book that was read earlier may be forgotten by now.
    const book = structuredClone(books[0]) as StoryPlan;
    const shots = directBook(book);
    expect(directBook(structuredClone(book))).toBe(shots);
    const other = { ...book, scenes: book.scenes.slice(1) };
    expect(directBook(other)).toHaveLength(book.scenes.length - 1);
    expect(directBook(structuredClone(book))).toBe(shots);
  });

  it('never gives two neighbouring pages the same composition', () => {
    for (const book of books) {
      const ids = shotsOf(book).map(({ id }) => id);
      expect(
        ids.filter((id, i) => id === ids[i - 1]),
        book.title,
      ).toEqual([]);
    }
  });

  it('does not repeat itself even when every page is the same', () => {
    for (const book of books.slice(0, 12)) {
      const [page] = book.scenes.filter(({ beat }) => beat === 'setting-out');
      if (!page) throw new Error('The book has no setting-out');
      const scenes = book.scenes.map(({ pageNumber }) => ({ ...page, pageNumber }));
      const ids = shotsOf({ ...book, scenes }).map(({ id }) => id);
      expect(ids.filter((id, i) => id === ids[i - 1])).toEqual([]);
    }
  });

  it('shows at least three places or clearly different views of them', () => {
    for (const book of books) {
      const views = directBook(book).map(({ setting, composition, mirrored }) =>
        [setting.backdrop, composition.distance, mirrored].join(),
      );
      expect(new Set(views).size, book.title).toBeGreaterThanOrEqual(3);
    }
  });

  it('varies the compositions: no one is on more than four of ten pages', () => {
    for (const book of books) {
      const ids = shotsOf(book).map(({ id }) => id);
      for (const id of new Set(ids))
        expect(ids.filter((other) => other === id).length, book.title).toBeLessThan(5);
    }
  });

  it('draws every page in less than 60 kB', () => {
    for (const book of books.slice(0, 20))
      for (const { pageNumber } of book.scenes)
        expect(drawScene(book, pageNumber).length, `${book.title}, page ${pageNumber}`).toBeLessThan(60_000);
  });

  it('is deterministic, and depends on the seed', () => {
    const [book] = books;
    if (!book) throw new Error('There are no books');
    expect(makeShotList(structuredClone(book))).toEqual(directBook(book));
    expect(drawScene(structuredClone(book), 5)).toBe(drawScene(book, 5));
    const seeds = ['a', 'b', 'c', 'd', 'e'].map((seed) =>
      shotsOf({ ...book, seed })
        .map(({ id }) => id)
        .join(),
    );
    expect(new Set(seeds).size).toBeGreaterThan(1);
  });
});

describe('staging', () => {
  const pages: { where: string; scene: ReturnType<typeof stageScene> }[] = [];
  beforeAll(() => {
    for (const book of books)
      for (const { pageNumber } of book.scenes)
        pages.push({ where: `${book.title}, page ${pageNumber}`, scene: stageScene(book, pageNumber) });
  });

  it('keeps every face inside the picture, and none behind another', () => {
    for (const { where, scene } of pages) {
      const { actors, shot } = scene;
      const faces = actors.filter(({ isFromBehind }) => !isFromBehind).map(faceBox);
      const which = `${where}, ${shot.composition.id}`;
      for (const face of faces) {
        expect(face.left, which).toBeGreaterThan(-20);
        expect(face.right, which).toBeLessThan(1220);
        expect(face.top, which).toBeGreaterThan(-30);
        expect(face.bottom, which).toBeLessThan(930);
      }
      if (shot.composition.style === 'silhouette') continue;
      for (const [i, face] of faces.entries())
        for (const other of faces.slice(i + 1)) {
          const area = (face.right - face.left) * (face.bottom - face.top);
          expect(overlapArea(face, other) / area, which).toBeLessThan(0.12);
        }
    }
  });

  it('puts nothing on a face', () => {
    for (const { where, scene } of pages)
      for (const { box, isBehind, prop } of scene.things)
        for (const actor of scene.actors)
          if (!isBehind && prop !== 'bed-cover')
            expect(overlapArea(box, faceBox(actor)), `${where}, ${prop}`).toBe(0);
  });
});
