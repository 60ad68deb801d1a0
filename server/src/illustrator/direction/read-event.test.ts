import { describe, expect, it } from 'vitest';
import { drawScene, stageScene } from '../draw-scene.ts';
import { page } from '../testing/page.ts';
import { faceBox } from './placed-actor.ts';
import { handPosition } from './reach.ts';
import { readDeeds } from './read-deeds.ts';
import { readEvent } from './read-event.ts';
import { parentOn } from './with-parent.ts';

const eventOf = (text: string, beat: 'problem' | 'turn' = 'problem') => {
  const plan = page(text, {}, { beat });
  const [scene] = plan.scenes;
  if (!scene) throw new Error('There is no page');
  return readEvent(scene, readDeeds(plan, scene))?.sentence;
};

describe('the event of a page', () => {
  it.each([
    ['Mira was tired. Mira pulled the cart. “Oh,” said Bo.', 'Mira pulled the cart.'],
    ['They lived in one house and always slept late. Bo kicked the ball.', 'Bo kicked the ball.'],
    ['They had all built a tower. Mira stopped, and took a spoon.', 'Mira stopped, and took a spoon.'],
    ['It was late. The bell rang. Nobody spoke.', 'The bell rang.'],
    ['“Hello,” said Mira. “Hello,” said Bo.', undefined],
  ])('%s', (text, event) => {
    expect(eventOf(text)?.trim()).toBe(event);
  });

  it('has the thing of the story in it, also where the page calls it the first', () => {
    const asked = { theme: 'picking apples', desiredEnding: '', age: 5 };
    const propsOf = (text: string) =>
      stageScene({ ...page(text), asked }, 1).shot.things.map(({ prop }) => prop);
    expect(propsOf('Mira took the first, and put it down softly.')).toContain('apple');
    expect(propsOf('Mira looked at Bo.')).not.toContain('apple');
  });

  it('is shown, and not what fills the page before it', () => {
    const { shot } = stageScene(
      page('By the gate grew a flower. It was hot. Mira pushed the wheelbarrow.'),
      1,
    );
    expect(shot.focus?.prop).toBe('wheelbarrow');
  });
});

describe('gestures', () => {
  it.each([
    ['They sucked it in. The spaghetti went snap.', 'slurp', 'strands'],
    ['Mira sniffed.', 'sniff', 'scent'],
    ['Mira got such a fright.', 'startle', 'fright'],
    ['The clock rang, and the scream was louder.', 'startle', 'fright'],
    ['Mira kissed the screen.', 'kiss', 'hearts'],
    ['Mira poured the milk.', 'pour', undefined],
    ['Mira peeped through the gap.', 'peek', undefined],
    ['“This way!” called Mira.', 'shout', 'sound'],
  ])('%s', (text, pose, effect) => {
    const plan = page(text);
    expect(stageScene(plan, 1).shot.actions.get('1')).toMatchObject({ pose, ...(effect && { effect }) });
    if (effect) expect(drawScene(plan, 1)).toContain(`data-part="effect-${effect}"`);
  });

  it('knock at a door', () => {
    const { things, actors } = stageScene(
      page('Mira knocked: knock, knock.', { count: 1, place: 'meadow' }),
      1,
    );
    const door = things.find(({ prop }) => prop === 'door');
    const [mira] = actors;
    if (!door || !mira) throw new Error('There is no door');
    const [x] = handPosition(mira, 'arm');
    expect(x).toBeGreaterThan(door.box.left - 20);
    expect(x).toBeLessThan(door.box.right + 20);
    const table = stageScene(page('Mira knocked on the table: knock, knock.', { count: 1 }), 1);
    expect(table.shot.things.map(({ prop }) => prop)).not.toContain('door');
  });

  it('hug with the parent whom the text does not name, below the face', () => {
    const staged = stageScene(page('The answer came at once, with a long hug.', { count: 1 }), 1);
    const parent = staged.actors.find(({ actor }) => actor.castId === parentOn(staged.scene));
    const child = staged.actors.find(({ actor }) => actor.castId === '1');
    if (!parent || !child) throw new Error('Nobody hugs');
    expect(staged.shot.contact).toBe('hug');
    for (const which of ['arm', 'farArm'] as const) {
      const [x, y] = handPosition(parent, which);
      const face = faceBox(child);
      expect(x > face.left && x < face.right && y > face.top && y < face.bottom).toBe(false);
    }
  });
});
