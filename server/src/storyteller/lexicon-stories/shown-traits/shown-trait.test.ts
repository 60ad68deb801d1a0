import { describe, expect, it } from 'vitest';
import { lintStory, planStory } from '../../index.ts';
import type { CastMember } from '../../story-plan.ts';
import { shownTraitOf } from './shown-trait.ts';

const member = (creature: string, description: string): CastMember => ({
  id: '1',
  name: 'Boris',
  creature,
  description,
  pronouns: 'he/him',
});
const shown = (creature: string, description: string, told: string[] = []) =>
  shownTraitOf(member(creature, description), (word) => told.includes(word))?.middle.join(' ') ?? null;

describe('what a family wrote of a character', () => {
  it.each([
    ['mole', 'bossy, digs tunnels', /ordered/],
    ['elephant', 'a big strong trunk', /trunk/],
    ['robot', 'has wheels and a blinking light', /rolled/],
    ['grandparent', 'was a baker', /When I was a \{1\}/],
    ['child', 'good at chess', /good at \{1\}/],
  ])('%s, “%s”: shows beside an attempt', (creature, description, lines) => {
    expect(shown(creature, description)).toMatch(lines);
  });

  it('says nothing of what somebody is not, of the size of a child, and of what the plot is about', () => {
    expect(shown('child', 'hates loud noises')).toBeNull();
    expect(shown('child', 'my big sister')).toBeNull();
    expect(shown('bear', 'afraid of mud', ['mud'])).toBeNull();
    expect(shown('child', '')).toBeNull();
  });

  it('is told once of each character, on pages of their own, and never in a gentle story', () => {
    const tell = (theme: string) =>
      planStory({
        theme,
        desiredEnding: '',
        totalPages: 10,
        age: 7,
        seed: 'traits',
        cast: [
          { id: '1', name: 'Boris', creature: 'mole', description: 'grumpy', pronouns: 'he/him' },
          { id: '2', name: 'Hedy', creature: 'hedgehog', description: 'prickly', pronouns: 'she/her' },
        ],
      });
    const plan = tell('building a sandcastle');
    const text = plan.scenes.map((scene) => scene.text).join(' ');
    expect(text.match(/hmph|grumbled/gi)?.length).toBeGreaterThan(0);
    expect(text.match(/prickly ball/g)).toHaveLength(1);
    expect(lintStory(plan)).toEqual([]);
    expect(
      tell('our dog died')
        .scenes.map((scene) => scene.text)
        .join(' '),
    ).not.toMatch(/prickly ball|hmph/i);
  });
});
