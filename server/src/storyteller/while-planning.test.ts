import { describe, expect, it } from 'vitest';
import { oncePerPlan, whilePlanning } from './while-planning.ts';

describe('oncePerPlan', () => {
  const counted = () => {
    const asked: string[] = [];
    const upper = oncePerPlan((text: string): string | null => {
      asked.push(text);
      return text === '' ? null : text.toUpperCase();
    });
    return { asked, upper };
  };

  it('computes a result once while a story is planned, also one that is null', () => {
    const { asked, upper } = counted();
    const results = whilePlanning(() => [upper('a'), upper('a'), upper(''), upper(''), upper('b')]);
    expect(results).toEqual(['A', 'A', null, null, 'B']);
    expect(asked).toEqual(['a', '', 'b']);
  });

  it('keeps nothing between two plans, also when the first has failed', () => {
    const { asked, upper } = counted();
    const failing = () =>
      whilePlanning(() => {
        upper('a');
        throw new Error('no plot');
      });
    expect(failing).toThrow('no plot');
    upper('a');
    whilePlanning(() => upper('a'));
    expect(asked).toEqual(['a', 'a', 'a']);
  });

  it('does not mix up two functions, nor the plan within a plan', () => {
    const [one, other] = [counted(), counted()];
    whilePlanning(() => {
      one.upper('a');
      whilePlanning(() => one.upper('a'));
      other.upper('a');
    });
    expect([one.asked, other.asked]).toEqual([['a'], ['a']]);
  });
});
