import { describe, expect, it } from 'vitest';
import { drawScene, stageScene } from '../draw-scene.ts';
import { page } from '../testing/page.ts';

const settingOf = (text: string) => stageScene(page(text), 1).shot.setting;
const hasThing = (text: string, prop: string) =>
  stageScene(page(text), 1).things.some((thing) => thing.prop === prop);

describe('the light of a page', () => {
  it.each([
    ['Before dawn Mira crept out.', 'morning', true],
    ['The sun rose as Mira came home.', 'morning', true],
    ['In the morning Mira ran.', 'morning', false],
    ['Mira waited until dawn.', 'day', false],
    ['That same night Mira lay under the stars.', 'night', false],
    ['At nightfall Bo was there.', 'night', false],
  ] as const)('%s', (text, time, isDawn) => {
    expect(settingOf(text)).toMatchObject({ time, isDawn });
  });

  it('has no moon of which somebody only speaks beside the sun', () => {
    expect(hasThing('Mira wrote: “I’m looking at the moon.”', 'moon')).toBe(false);
  });

  it('is the actor who is the sun, and no other', () => {
    const plan = page('Mira ran.');
    const sun = { ...plan, cast: plan.cast.map((member) => ({ ...member, creature: 'sun' })) };
    expect(drawScene(plan, 1)).toMatch(/<circle[^>]* r="58"/);
    expect(drawScene(sun, 1)).not.toMatch(/<circle[^>]* cx="190"[^>]* r="58"/);
  });
});
