import { describe, expect, it } from 'vitest';
import { ACTION_POSES } from '../body/action-poses.ts';
import { overlapArea } from '../box.ts';
import { describeScene } from '../describe-scene.ts';
import { drawScene, stageScene } from '../draw-scene.ts';
import { page } from '../testing/page.ts';
import { bodyBox, faceBox } from './placed-actor.ts';
import { handPosition } from './reach.ts';

describe('what somebody does', () => {
  it.each([
    ['Mira dug a hole.', 'dig', 'soil'],
    ['Mira blew as hard as she could.', 'blow', 'puff'],
    ['Mira sang the second verse.', 'sing', 'notes'],
    ['Mira pushed the cart.', 'push', 'effort'],
    ['Mira kicked the ball.', 'kick', undefined],
    ['Mira shut both eyes.', 'cover-eyes', undefined],
    ['“Come here!” shouted Mira.', 'shout', 'sound'],
    ['Mira took a deep breath, stepped forward and sneezed.', 'blow', 'puff'],
    ['They both cried.', 'cry', undefined],
    ['Bo hid. And then she fell over a root.', 'fall', 'stars'],
    ['Mira painted the fence.', 'offer', undefined],
    ['Mira listened at the door.', 'listen', undefined],
  ])('%s', (text, pose, effect) => {
    const { shot } = stageScene(page(text), 1);
    expect(shot.actions.get('1')?.pose).toBe(pose);
    expect(shot.actions.get('1')?.effect).toBe(effect);
  });

  it.each([
    ['Bo hugged Mira and danced.', '1', undefined],
    ['Mira did not dance.', '1', undefined],
    ['Mira wished that they could dance.', '1', undefined],
    ['“I sang,” said Mira.', '1', 'speak'],
    ['Mira walked until all the letters swam.', '1', 'walk'],
    ['Mira waited, and the water pulled at the rope.', '1', undefined],
    ['Mira went to Bo, and Bo ran away.', '1', 'walk'],
    ['Mira and Bo danced.', '2', 'dance'],
  ])('is done by whom the text says: %s', (text, castId, pose) => {
    expect(stageScene(page(text), 1).shot.actions.get(castId)?.pose).toBe(pose);
  });

  it('is what the page is about, and not what everybody does in between', () => {
    const { shot } = stageScene(page('Mira went to the hedge and took a breath. Mira dug.'), 1);
    expect(shot.actions.get('1')?.pose).toBe('dig');
  });

  it('is to hold out what one has brought', () => {
    const { actors } = stageScene(page('Mira came by, with a bag.'), 1);
    expect(actors.find(({ actor }) => actor.castId === '1')?.actor).toMatchObject({
      pose: 'offer',
      holding: 'bag',
    });
  });

  it('is not what the page adds after its event', () => {
    const text =
      'Mira set the egg timer. It rang. “Oh,” said Bo. The clock ticked. Mira hopped once for luck.';
    expect(stageScene(page(text), 1).shot.actions.get('1')?.pose).toBe('hold');
    const turn = (told: string) =>
      stageScene(page(told, {}, { beat: 'turn' }), 1).shot.actions.get('1')?.pose;
    expect(turn(text)).toBe('hold');
    expect(turn(text.replace('set', 'looked at'))).toBe('jump');
  });

  it('has its tool in the hand, and the effect in the picture', () => {
    const plan = page('Mira dug and dug.');
    const mira = stageScene(plan, 1).actors.find(({ actor }) => actor.castId === '1');
    expect(mira?.actor.holding).toBe('shovel');
    expect(drawScene(plan, 1)).toContain('data-part="effect-soil"');
    expect(describeScene(plan, 1)).toContain('dig in');
  });

  it('puts hands on the eyes', () => {
    const { actors } = stageScene(page('Mira shut both eyes.', { count: 1 }), 1);
    const [mira] = actors;
    if (!mira) throw new Error('Nobody is there');
    const face = faceBox(mira);
    for (const which of ['arm', 'farArm'] as const) {
      const [x, y] = handPosition(mira, which);
      expect(x).toBeGreaterThan(face.left);
      expect(x).toBeLessThan(face.right);
      expect(y).toBeGreaterThan(face.top);
      expect(y).toBeLessThan(face.bottom);
    }
  });

  it('keeps the feet on the ground in every pose that does not jump', () => {
    for (const [name, pose] of Object.entries(ACTION_POSES)) {
      expect(pose.lift, name).toBeLessThan(30);
      for (const angle of [...pose.arm, ...pose.farArm, ...pose.leg, ...pose.farLeg])
        expect(Math.abs(angle), name).toBeLessThanOrEqual(180);
    }
  });
});

describe('where somebody is', () => {
  const staged = (text: string, place: 'meadow' | 'cottage' | 'shore' = 'meadow') => {
    const scene = stageScene(page(text, { place }), 1);
    const mira = scene.actors.find(({ actor }) => actor.castId === '1');
    const thing = scene.things.find(({ isCover, prop }) => isCover || prop === scene.shot.relation?.prop);
    if (!mira) throw new Error('Mira is not there');
    return { ...scene, mira, thing };
  };

  it.each([
    ['Mira hid behind the tree.', 'tree'],
    ['Mira crouched behind the barrel.', 'barrel'],
    ['In the living room Mira hid behind the sofa.', 'sofa'],
  ])('half hidden, with the face to be seen: %s', (text, prop) => {
    const { mira, thing } = staged(text, prop === 'sofa' ? 'cottage' : 'meadow');
    expect(thing?.prop).toBe(prop);
    expect(thing && overlapArea(thing.box, bodyBox(mira))).toBeGreaterThan(0);
    expect(thing && overlapArea(thing.box, faceBox(mira))).toBe(0);
    expect(thing?.isBehind).toBe(false);
  });

  it('in a basket up to the chest', () => {
    const { mira, thing } = staged('Mira climbed into the big basket.');
    expect(thing?.prop).toBe('basket');
    expect(thing?.box.top).toBeGreaterThan(faceBox(mira).bottom);
    expect(thing?.box.bottom).toBeGreaterThan(mira.y);
  });

  it('not on the table on which something else stands', () => {
    const { shot } = staged('Mira said it: “Stop. I don’t like that.” A cup of milk stood on the table.');
    expect(shot.relation).toBeNull();
  });

  it('under the table, and on top of it', () => {
    const under = staged('Mira hid under the kitchen table.', 'cottage');
    expect(under.thing?.prop).toBe('bare-table');
    expect(under.thing?.box.top).toBeLessThan(faceBox(under.mira).top);
    const on = staged('In the kitchen Mira jumped on the table.', 'cottage');
    expect(on.thing?.prop).toBe('table');
    expect(on.thing && Math.abs(on.mira.y - on.thing.box.top)).toBeLessThan(20);
  });

  it('in the water and under a blanket', () => {
    expect(drawScene(page('They swam out to the raft.', { place: 'shore' }), 1)).toContain(
      'data-part="water"',
    );
    const blanket = page('In the bedroom Mira pulled the blanket up over both ears.', { place: 'cottage' });
    expect(drawScene(blanket, 1)).toContain('data-part="blanket-over"');
    expect(describeScene(blanket, 1)).toContain('under a blanket');
  });

  it('stuck in a doorway, with the face to be seen', () => {
    const plan = page('Bo was stuck in the kitchen door. Mira waited.', { place: 'cottage' });
    expect(drawScene(plan, 1)).toContain('data-part="doorway"');
    expect(stageScene(plan, 1).shot.relation).toMatchObject({ kind: 'doorway', doers: ['2'] });
    expect(describeScene(plan, 1)).toContain('stuck in a doorway');
  });

  it('hidden under a cloth by somebody else', () => {
    const { relation } = stageScene(page('Mira wanted to hide Bo till evening, under a tablecloth.'), 1).shot;
    expect(relation).toMatchObject({ kind: 'blanket', doers: ['2'] });
  });

  it('is nowhere when nobody is there', () => {
    for (const text of ['The tree stood on the hill.', 'Mira did not hide behind the tree.'])
      expect(stageScene(page(text), 1).shot.relation).toBeNull();
  });
});

describe('what only fills a page', () => {
  const text =
    'Mira pushed the cart up the hill, and it did not move at all. Bo stayed close. In the grass lay a button. Mira found a plum.';

  it('is small, at the side, and not in the hands of those who are busy', () => {
    const { actors, things, shot } = stageScene(page(text), 1);
    expect(shot.focus?.prop).toBe('wheelbarrow');
    expect(shot.things.find(({ prop }) => prop === 'button')?.isAside).toBe(true);
    expect(actors.find(({ actor }) => actor.castId === '1')?.actor.holding).toBeNull();
    const button = things.find(({ prop }) => prop === 'button');
    if (!button) throw new Error('The button is not drawn');
    const middle = (button.box.left + button.box.right) / 2;
    expect(Math.min(middle, 1200 - middle)).toBeLessThan(350);
  });
});

describe('whose deed it is', () => {
  const poses = (text: string) => {
    const { shot } = stageScene(page(text), 1);
    return [shot.actions.get('1')?.pose, shot.actions.get('2')?.pose];
  };

  it.each([
    ['The whistle blew. They ran, they shouted. Mira sat.', ['sit', 'run']],
    ['The others laughed, and dived in. Then they swam away. Mira listened.', ['listen', undefined]],
    ['“Out!” they shouted. Mira listened.', ['listen', undefined]],
    ['Mira and Bo jumped. They laughed.', ['jump', 'jump']],
    ['The more Mira took care, the more things fell.', [undefined, undefined]],
    ['Mira ran a finger down the page.', [undefined, undefined]],
    ['Plop, it sat. “Yes!” Mira cried. “Good dog!”', [undefined, undefined]],
    ['“Hooray!” cried Mira. Bo brushed off three crumbs.', ['speak', undefined]],
    ['Mira stood before the tree. Bo spread both arms.', [undefined, 'stretch-out']],
  ] as const)('%s', (text, expected) => {
    expect(poses(text)).toEqual(expected);
  });
});

describe('people of the story who have no name', () => {
  it('come in numbers, each one different', () => {
    const { things } = stageScene(page('All the children laughed. Mira did not know why.', { count: 1 }), 1);
    const children = things.filter(({ prop }) => prop === 'children');
    expect(children.length).toBeGreaterThan(1);
    expect(new Set(children.map(({ nth = 0 }) => nth)).size).toBe(children.length);
  });

  it('are there when the text says so, and not when somebody speaks of them', () => {
    const props = (text: string) => stageScene(page(text), 1).things.map(({ prop }) => prop);
    expect(props('The postman knocked.')).toContain('postman');
    expect(props('“Where is the postman?” asked Mira.')).not.toContain('postman');
  });
});
