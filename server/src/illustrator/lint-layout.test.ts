import { beforeAll, describe, expect, it } from 'vitest';
import { planStory } from '../storyteller/index.ts';
import type { StoryPlan } from '../storyteller/story-plan.ts';
import { adaptPose } from './body/adapt-pose.ts';
import { POSES } from './body/poses.ts';
import { computeSkeleton } from './body/skeleton.ts';
import { appearanceOf } from './creatures/derive-appearance.ts';
import type { PlacedActor } from './direction/placed-actor.ts';
import { stageScene } from './draw-scene.ts';
import { layoutFaults, lintLayout } from './lint-layout.ts';
import { page } from './testing/page.ts';

const CAST = [
  { id: '1', name: 'Pip', creature: 'mouse', description: 'tiny', pronouns: '' },
  { id: '2', name: 'Ayo', creature: 'boy', description: 'in a wheelchair', pronouns: 'he/him' },
  { id: '3', name: 'Rex', creature: 'dinosaur', description: 'big', pronouns: '' },
  { id: '4', name: 'Fay', creature: 'bat', description: '', pronouns: 'she/her' },
] as const;
const THEMES = [
  'the lost kite',
  'a snowman in the garden',
  'a birthday cake',
  'the bus to the sea',
  'bedtime',
  'a quarrel',
];

const books: StoryPlan[] = [];
beforeAll(() => {
  for (const [i, theme] of THEMES.entries())
    books.push(
      planStory({
        theme,
        desiredEnding: '',
        totalPages: 8,
        cast: i % 2 === 0 ? CAST.slice(0, 3) : CAST.slice(i % 3, (i % 3) + 2),
        age: 6,
        seed: `layout ${i}`,
      }),
    );
});

const pagesOf = (book: StoryPlan) => book.scenes.map(({ pageNumber }) => pageNumber);

describe('layout', () => {
  it('has hardly a page on which somebody is covered or cut off, or something floats', () => {
    const faults = books.flatMap((book) =>
      pagesOf(book).flatMap((page) =>
        lintLayout(book, page).map((fault) => ({ page, book: book.title, ...fault })),
      ),
    );
    expect(faults.length, JSON.stringify(faults)).toBeLessThan(3);
  });

  it.each(['ending', 'lowest', 'turn'] as const)('keeps arms off the faces of the small: %s', (beat) => {
    for (const text of ['Mira hugged the snail.', 'Mira threw the ball and sat close to the snail.']) {
      const plan = page(text, { count: 1 }, { beat, guest: { name: 'the snail', creature: 'snail' } });
      plan.scenes[0]?.actors.push({
        castId: 'guest',
        pose: 'stand',
        feeling: 'calm',
        holding: null,
        depth: 2,
      });
      expect(lintLayout(plan, 1), text).toEqual([]);
    }
  });

  it('keeps the sizes of the characters relative to one another in the whole book', () => {
    const [book] = books;
    if (!book) throw new Error('There are no books');
    const ratios = pagesOf(book).flatMap((page) => {
      const { actors, shot } = stageScene(book, page);
      const scaleOf = (id: string) => actors.find(({ actor }) => actor.castId === id)?.scale;
      const [mouse, dinosaur] = [scaleOf('1'), scaleOf('3')];
      return mouse && dinosaur && !shot.setting.inBed && !shot.seating && !shot.relation
        ? [dinosaur / mouse]
        : [];
    });
    expect(ratios.length).toBeGreaterThan(3);
    expect(Math.min(...ratios)).toBeGreaterThan(1.9);
    expect(Math.max(...ratios)).toBeLessThan(4.4);
  });
});

describe('layoutFaults', () => {
  /** A page with two actors beside each other and something on the ground. */
  const stage = () => {
    const found = books
      .flatMap((book) => pagesOf(book).map((page) => stageScene(book, page)))
      .find(
        ({ actors, things, shot }) =>
          actors.length === 2 &&
          things.some(({ isBehind }) => !isBehind) &&
          !shot.seating &&
          !shot.relation &&
          shot.composition.style === undefined,
      );
    if (!found) throw new Error('No page has two actors and a thing');
    const [first, second] = found.actors as [PlacedActor, PlacedActor];
    const thing = found.things.find(({ isBehind }) => !isBehind);
    if (!thing) throw new Error('The page has no thing');
    return { found, first, second, thing };
  };
  const kinds = (staged: ReturnType<typeof stage>['found']) => layoutFaults(staged).map(({ kind }) => kind);

  it('finds a covered face, a body beyond the frame, something in the air and something too large', () => {
    const { found, first, second, thing } = stage();
    const moved = { ...second, x: first.x, y: first.y + 1, scale: first.scale };
    expect(kinds({ ...found, actors: [first, moved] })).toContain('covered-face');
    expect(kinds({ ...found, actors: [{ ...first, x: 0 }, second] })).toContain('cut-off');
    const air = { ...thing, prop: 'box' as const, box: { ...thing.box, top: 300, bottom: 380 } };
    expect(kinds({ ...found, things: [air] })).toContain('without-support');
    expect(kinds({ ...found, things: [{ ...thing, scale: thing.scale * 6 }] })).toContain('wrong-size');
  });
});

describe('limbs', () => {
  it.each(['fox', 'girl', 'owl', 'octopus', 'teapot', 'mouse', 'dinosaur'])(
    'of a %s stay above the ground',
    (creature) => {
      const appearance = appearanceOf({ id: creature, creature, description: '' });
      for (const pose of Object.keys(POSES) as (keyof typeof POSES)[]) {
        const angles = adaptPose(appearance, pose, null);
        if (angles.lying) continue;
        const { arm, farArm } = computeSkeleton(appearance.build, angles);
        for (const [, , hand] of [arm, farArm]) expect(hand[1], pose).toBeLessThan(-10);
      }
    },
  );

  it('of somebody in a wheelchair end on its footrest, above the ground', () => {
    for (const creature of ['boy', 'cat', 'bear', 'rabbit']) {
      const appearance = appearanceOf({ id: creature, creature, description: 'in a wheelchair' });
      const { leg, farLeg } = computeSkeleton(appearance.build, adaptPose(appearance, 'stand', null));
      for (const [, , foot] of [leg, farLeg]) {
        expect(foot[1], creature).toBeLessThan(-8);
        expect(foot[1], creature).toBeGreaterThan(-60);
      }
    }
  });
});
