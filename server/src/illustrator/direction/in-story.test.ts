import { describe, expect, it } from 'vitest';
import type { Beat } from '../../storyteller/story-plan.ts';
import { stageScene } from '../draw-scene.ts';
import { page } from '../testing/page.ts';

const ABOUT = { source: 'x', noun: null, kind: null, isGentle: false, topic: 'a story' };
const shownIn = (
  text: string,
  {
    place = 'village' as const,
    topic = 'a story',
    beat = 'problem',
  }: { place?: 'village'; topic?: string; beat?: Beat } = {},
) => {
  const { things, actors, thought } = stageScene(
    { ...page(text, { place }, { beat }), about: { ...ABOUT, topic } },
    1,
  );
  return {
    things: things.map(({ prop }) => prop),
    held: actors.map(({ actor }) => actor.holding),
    feelings: actors.map(({ actor }) => actor.feeling),
    thought: thought?.prop ?? null,
  };
};

describe('what is only said', () => {
  it.each([
    ['They went back step by step, like people who have lost a glove.'],
    ['They shouted, and called the fire brigade.'],
    ['Mira counted sheep for Bo, out loud.'],
    ['Mira waited. “It’s always darkest before the carrots,” said Bo.'],
    ['“Stay for a cake,” said Bo.'],
  ])('%s', (text) => {
    expect(shownIn(text)).toMatchObject({ things: [], thought: null });
  });

  it('is shown when somebody points at it', () => {
    expect(shownIn('“Look, a ladder!” said Bo.').things).toContain('ladder');
  });
});

describe('a thing in its state and use', () => {
  it.each([
    ['At the market they put up a rope.', 'rope-barrier'],
    ['The old tree stood there bare, without one single leaf.', 'bare-tree'],
    ['Mira dug with bare hands beside the tree.', 'tree'],
    ['Mira brought the big cake with seven floors.', 'tall-cake'],
    ['But then the snowman had no head.', 'headless-snowman'],
    ['Mira stacked the bricks to a tower.', 'block-tower'],
    ['Now the little tree let its leaves hang.', 'drooping-tree'],
    ['Mira put up a sign: “Please do not eat.”', 'notice'],
    ['Bo shared out the last gingerbread hearts.', 'gingerbread'],
    ['The lift was stuck.', 'lift'],
    ['There was rubbish between the stones.', 'rubbish'],
    ['Mira pushed, and the stone didn’t move.', 'stone'],
  ] as const)('%s', (text, prop) => {
    const { things, held } = shownIn(text);
    expect([...things, ...held]).toContain(prop);
  });

  it.each([
    ['Everybody wanted the swing. Mira held on to both ropes.', 'rope'],
    ['At home Mira could say it in the bath.', 'bath'],
    ['To hide a mouse is easy.', 'mouse'],
    ['It was painted in red letters.', 'letter'],
    ['Mira’s heart beat.', 'heart'],
    ['“I need a sandwich,” said Mira.', 'sandwich'],
    ['There could be a mouse anywhere.', 'mouse'],
    ['Its wheels went round.', 'wheel'],
    ['Bo kept a lookout for trouble, and another for acorns.', 'acorn'],
    ['Mira drew a horse in the dust.', 'horse'],
    ['Then there was a whistle.', 'whistle'],
    ['Mira whispered something soft, about nuts.', 'nut'],
    ['The door got a coat of paint.', 'coat'],
    ['Mira had run out of plans, and of raisins as well.', 'raisins'],
  ] as const)('is not drawn when it is none: %s', (text, prop) => {
    expect(shownIn(`Bo waited for Mira. ${text}`).things).not.toContain(prop);
  });

  it('is in the hands in which the text has it', () => {
    expect(shownIn('In Bo’s hands was the lantern. Mira sang.').held).toEqual(
      expect.arrayContaining(['lantern']),
    );
  });

  it.each([
    ['Mira knocked at the door, with a flask of cocoa.', 'flask'],
    ['Mira poked at the tree with a broom.', 'broom'],
    ['Bo came by, carrying a basket.', 'basket'],
    ['They set the egg timer.', 'egg-timer'],
  ] as const)('is in the hand of whoever has it along: %s', (text, prop) => {
    expect(shownIn(text).held).toContain(prop);
  });

  it('is what somebody lent or gave, named after a colon or after whom it is for', () => {
    expect(shownIn('Mira lent Bo something like it: a saucepan.').held).toContain('pot');
    expect(shownIn('In the kitchen Mira gave the baby the fastest car.').held).toContain('toy-car');
  });

  it('is in the hand of the giver', () => {
    const { actors } = stageScene(page('“Hold this!” said Mira, and gave Bo a key.'), 1);
    expect(actors.find(({ actor }) => actor.castId === '1')?.actor).toMatchObject({
      holding: 'key',
      pose: 'offer',
    });
  });

  it('is not in the hand of whoever wears it', () => {
    expect(shownIn('Mira came in, with one shoe on.').held).not.toContain('shoe');
  });

  it('is in the cradle', () => {
    const { things } = shownIn('In the bedroom Mira leaned over the cradle. The baby was crying.');
    expect(things).toContain('cradle-with-baby');
    expect(things).not.toContain('baby');
  });

  it('is in what it is brought in', () => {
    expect(shownIn('Mira came in, with a basket of nuts.').things).not.toContain('nut');
  });

  it('is no tooth that is still in the mouth', () => {
    const topic = 'a wobbly tooth';
    expect(shownIn('Mira showed everybody the tooth.', { topic }).things).not.toContain('tooth');
    expect(shownIn('The tooth fell out.', { topic }).things).toContain('tooth');
  });

  it('is not in the hand of whoever gives to it', () => {
    expect(shownIn('Mira gave the doll a new coat.').held).not.toContain('doll');
  });
});

describe('a thing in a state', () => {
  it.each([
    ['The jar was empty.', 'empty-jar'],
    ['The old vase had broken.', 'broken-vase'],
    ['The big lantern over the square went out.', 'unlit-lantern'],
    ['A basket with rubbish stood there.', 'rubbish-basket'],
    ['The kite was torn.', 'torn-kite'],
    ['Mira couldn’t light the campfire.', 'unlit-campfire'],
  ] as const)('%s', (text, prop) => {
    const { things, held } = shownIn(`${text} Mira looked at it.`);
    expect([...things, ...held]).toContain(prop);
  });

  it('is as the request says until the story has come right', () => {
    const shown = (beat: 'first-try' | 'ending') =>
      shownIn('Mira looked at the teapot.', { topic: 'mending a broken teapot', beat }).things;
    expect(shown('first-try')).toContain('broken-teapot');
    expect(shown('ending')).toContain('teapot');
  });

  it('is whole in the thought of whoever misses it', () => {
    const { thought, things } = shownIn('They tried it without the bridge.', { topic: 'the broken bridge' });
    expect(thought).toBe('bridge');
    expect(things).not.toContain('broken-bridge');
  });
});

describe('a thing in its size and material', () => {
  const widthOf = (text: string, prop: string, topic = 'a story') => {
    const { things } = stageScene({ ...page(text, { place: 'village' }), about: { ...ABOUT, topic } }, 1);
    const found = things.find((thing) => thing.prop === prop);
    if (!found) throw new Error(`The ${prop} is not drawn`);
    return { width: found.box.right - found.box.left, color: found.color };
  };

  it('is great or little as the text says', () => {
    const stone = (how: string) => widthOf(`A ${how}stone lay in the way. Mira looked at it.`, 'stone').width;
    expect(stone('great ')).toBeGreaterThan(1.5 * stone(''));
    const tree = (how: string) => widthOf(`Mira watered the ${how}tree.`, 'tree').width;
    expect(tree('little ')).toBeLessThan(0.8 * tree(''));
  });

  it('has the colour of what it is made of', () => {
    const colorOf = (topic: string) => widthOf('There stood the ship. Mira looked.', 'ship', topic).color;
    expect(colorOf('the ship made of cheese')).toMatch(/^#F/);
    expect(colorOf('the ship in the harbour')).toBeNull();
  });
});

describe('who is on the page', () => {
  it('has the horn of a unicorn on its head', () => {
    expect(shownIn('Mira buttered the horn.', { topic: 'the unicorn at school' })).toMatchObject({
      things: [],
      held: expect.arrayContaining(['butter']),
    });
    expect(shownIn('Mira found a horn.').held).toContain('horn');
  });

  it('turns away from one another when back to back', () => {
    const [left, right] = stageScene(page('Mira and Bo sat down back to back.'), 1).actors.toSorted(
      (a, b) => a.x - b.x,
    );
    expect([left?.flip, right?.flip]).toEqual([true, false]);
  });

  it('is the child that the request names, when it does something', () => {
    const asked = { theme: 'how Greta fetched milk', desiredEnding: '' };
    const shown = (text: string) =>
      stageScene({ ...page(text), asked } as never, 1).things.map(({ prop }) => prop);
    expect(shown('“Let me!” said Greta. Mira laughed.')).toContain('children');
    expect(shown('Mira thought of Greta.')).not.toContain('children');
  });
});

describe('what is wanted or lacked', () => {
  it.each([
    ['All the left shoes in town were gone. There was no doubt about it.', 'shoe'],
    ['Mira looked everywhere for a kite.', 'kite'],
    ['Mira wished for a kite.', 'kite'],
  ] as const)('is in a thought bubble: %s', (text, prop) => {
    const { thought, things } = shownIn(text);
    expect(thought).toBe(prop);
    expect(things).not.toContain(prop);
  });

  it('is not what somebody else has lost long ago', () => {
    expect(shownIn('An old, lost net lay there. Mira listened.').thought).toBeNull();
  });

  it('is what the story’s hero is without, until the end', () => {
    const topic = 'the pirate without a ship';
    expect(shownIn('Mira wanted one so much.', { topic }).thought).toBe('ship');
    expect(shownIn('Mira gave a handful.', { topic }).thought).toBeNull();
  });

  it('is what the story is about and is lost, until it is there again', () => {
    const shown = (text: string) => shownIn(text, { topic: 'the kite that was lost' });
    expect(shown('Mira looked everywhere for the kite.')).toMatchObject({ thought: 'kite' });
    expect(shown('Mira asked everybody about the kite.')).toMatchObject({ thought: null });
    expect(shown('Mira asked everybody about the kite.').things).not.toContain('kite');
    expect(shown('And there it was: the kite!').things).toContain('kite');
  });
});

describe('whose feeling it is', () => {
  it.each([
    [
      'Something hot came up inside Bo, like a volcano. Mira waited.',
      { topic: 'a bad day' },
      ['calm', 'angry'],
    ],
    ['Mira was furious. Bo smiled.', {}, ['angry', 'happy']],
    ['“Why not me?” said the green feeling. Bo cheered.', { topic: 'being jealous' }, ['jealous', 'happy']],
    ['Bo’s ears went red. Mira laughed.', {}, ['laughing', 'ashamed']],
  ] as const)('%s', (text, options, [mira, bo]) => {
    const { feelings } = shownIn(text, options);
    expect(feelings).toContain(bo);
    if (mira !== 'calm') expect(feelings).toContain(mira);
  });
});
