import { describe, expect, it } from 'vitest';
import { HUMAN_KINDS } from '../creatures/appearance.ts';
import { stageScene } from '../draw-scene.ts';
import { page } from '../testing/page.ts';

const GUEST = { castId: 'guest', pose: 'stand', feeling: 'calm', holding: null, depth: 2 } as const;
/** The staging of a page with a guest, in a story with this request. */
const staged = (theme: string, creature: string, text = 'Mira waved.') => {
  const plan = page(text, { count: 1 }, { guest: { name: `the ${creature}`, creature } });
  plan.scenes[0]?.actors.push(GUEST);
  return stageScene({ ...plan, asked: { theme, desiredEnding: '' } } as never, 1);
};
const looksOf = (theme: string, creature: string) =>
  staged(theme, creature).actors.find(({ actor }) => actor.castId === 'guest')?.appearance;

describe('a guest', () => {
  it('has what the request says of its looks', () => {
    expect(looksOf('an owl with glasses who teaches the mice', 'owl')?.glasses).not.toBeNull();
    expect(looksOf('an owl that wears glasses and is ashamed of them', 'owl')?.glasses).not.toBeNull();
    expect(looksOf('a giraffe in a red scarf has a sore throat', 'giraffe')?.garment).toBe('scarf');
    expect(looksOf('an owl teaches the mouse with glasses', 'owl')?.glasses).toBeNull();
    expect(looksOf('an owl who has lost her glasses', 'owl')?.glasses).toBeNull();
  });

  it('wears what the story is about instead of having it beside it', () => {
    const theme = 'a giraffe with a scarf';
    const { things } = staged(theme, 'giraffe', 'Mira looked at the scarf.');
    const named = things.map(({ prop }) => prop);
    expect(named).toContain('scarf');
    const unnamed = staged(theme, 'giraffe').things.map(({ prop }) => prop);
    expect(unnamed).not.toContain('scarf');
  });

  it('looks like its role', () => {
    expect(looksOf('a postman brings a parcel', 'postman')?.hat).not.toBe('none');
  });

  it('is one child when the request speaks of a class', () => {
    expect(HUMAN_KINDS.has(looksOf('our class made a snowman', 'class')?.kind ?? 'fox')).toBe(true);
  });

  it('has parents of its own kind', () => {
    const kinOf = (theme: string) =>
      staged(theme, 'duckling', 'The mother looked at Mira.').things.find(({ prop }) => prop === 'mother')
        ?.kinOf?.creature;
    expect(kinOf('the ducklings cross the road behind their mother')).toBe('duck');
    expect(kinOf('the ducklings meet a mother')).toBe('fox');
  });
});
