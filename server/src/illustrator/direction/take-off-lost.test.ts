import { describe, expect, it } from 'vitest';
import { stageScene } from '../draw-scene.ts';
import { page } from '../testing/page.ts';

const hatOn = (description: string) => {
  const plan = page('Mira lost the hat. Where was the hat?', {}, { props: [] });
  const cast = plan.cast.map((member) => ({ ...member, creature: 'girl', description }));
  const book = { ...plan, cast, about: { topic: 'a lost hat', noun: 'hat' } } as typeof plan;
  return stageScene(book, 1).actors[0]?.appearance.hat;
};

describe('what is lost', () => {
  it('is not worn as well', () => {
    expect(hatOn('with a blue hat')).toBe('none');
  });

  it('is never what covers the hair for good', () => {
    expect(hatOn('with a green hijab')).toBe('hijab');
    expect(hatOn('with an orange turban')).toBe('turban');
  });
});
