import { describe, expect, it } from 'vitest';
import type { Scene } from '../../storyteller/story-plan.ts';
import { moodIn } from './read-moods.ts';
import { plannedFeeling, shownFeeling } from './show-feelings.ts';

const on = (text: string, beat: Scene['beat'] = 'first-try') => ({ text, beat }) as Scene;

describe('the face of somebody of whom a page says nothing', () => {
  it.each([
    ['They sucked it in. It came in with a snap.', 'sad', 'happy'],
    ['They sat down side by side.', 'sad', 'curious'],
    ['The jug fell and broke.', 'sad', 'sad'],
    ['Mira was sad.', 'happy', 'calm'],
    ['They walked on.', 'happy', 'happy'],
  ] as const)('agrees with the page: %s', (text, planned, shown) => {
    expect(plannedFeeling(on(text), { feeling: planned })).toBe(shown);
  });

  it('stays sad at the lowest moment, where nobody is glad', () => {
    expect(plannedFeeling(on('They sat down.', 'lowest'), { feeling: 'sad' })).toBe('sad');
    expect(plannedFeeling(on('They sat down.', 'lowest'), { feeling: 'happy' })).toBe('calm');
  });
});

describe('tears', () => {
  it.each([
    ['then the tears came', 'tearful'],
    ['mira wept', 'tearful'],
    ['mira was sad', 'sad'],
    ['cried mira', null],
    ['the paper tears easily', null],
  ] as const)('are shed only where the page says so: %s', (text, mood) => {
    expect(moodIn(text)).toBe(mood);
  });
});

describe('the face that is shown', () => {
  it('does not beam while somebody is laughed at', () => {
    const scene = on('They laughed, and it wasn’t a nice laugh.');
    expect(shownFeeling(scene, 'laughing', false)).toBe('sad');
    expect(shownFeeling(scene, 'worried', false)).toBe('worried');
  });

  it('does not beam when it says that it is no good, and others may', () => {
    const scene = on('“I’m not the best at anything,” Mira said.');
    expect(shownFeeling(scene, 'happy', true)).toBe('sad');
    expect(shownFeeling(scene, 'happy', false)).toBe('happy');
  });

  it('beams when all is well again', () => {
    expect(shownFeeling(on('“I can’t stop!” Mira said.', 'ending'), 'laughing', true)).toBe('laughing');
  });
});
