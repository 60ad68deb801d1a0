import { describe, expect, it } from 'vitest';
import { stageScene } from '../draw-scene.ts';
import { page } from '../testing/page.ts';

const ABOUT = { source: 'x', noun: null, kind: null, isGentle: false, topic: 'a story' };
const shownIn = (
  text: string,
  { place = 'village' as const, topic = 'a story', beat = 'problem' as const } = {},
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

describe('a thing in its state and use', () => {
  it.each([
    ['At the market they put up a rope.', 'rope-barrier'],
    ['The old tree stood there bare, without one single leaf.', 'bare-tree'],
    ['Mira dug with bare hands beside the tree.', 'tree'],
    ['Mira brought the big cake with seven floors.', 'tall-cake'],
    ['But then the snowman had no head.', 'headless-snowman'],
    ['Mira stacked the bricks to a tower.', 'block-tower'],
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
  ] as const)('is not drawn when it is none: %s', (text, prop) => {
    expect(shownIn(`Bo waited for Mira. ${text}`).things).not.toContain(prop);
  });

  it('is in the hands in which the text has it', () => {
    expect(shownIn('In Bo’s hands was the lantern. Mira sang.').held).toEqual(
      expect.arrayContaining(['lantern']),
    );
  });
});

describe('what is wanted or lacked', () => {
  it.each([
    ['All the left shoes in town were gone. There was no doubt about it.', 'shoe'],
    ['“You can’t have a bed!” said the others.', 'bed'],
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
    const text = 'Mira gave a handful.';
    expect(shownIn(text, { topic: 'the pirate without a ship' }).thought).toBe('ship');
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
