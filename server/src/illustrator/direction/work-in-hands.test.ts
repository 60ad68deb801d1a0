import { describe, expect, it } from 'vitest';
import { stageScene } from '../draw-scene.ts';
import { page } from '../testing/page.ts';

const shown = (text: string) => {
  const { actors, things } = stageScene(page(text), 1);
  const [mira, bo] = ['1', '2'].map((id) => actors.find(({ actor }) => actor.castId === id));
  return { mira, bo, things: things.map(({ prop }) => prop) };
};

describe('what somebody works on', () => {
  it.each([
    ['Mira wrote a letter to Bo.', 'writing-pad'],
    ['Mira drew a big picture.', 'drawing-pad'],
    ['Mira painted a picture.', 'painting-board'],
    ['Mira folded the paper, edge on edge.', 'half-folded-paper'],
    ['Mira cut out a star.', 'paper-and-scissors'],
    ['Mira sewed the button on.', 'needlework'],
    ['Mira stirred and stirred.', 'mixing-bowl'],
    ['Mira tied the string in a bow.', 'bow-of-string'],
    ['Mira played the recorder.', 'raised-flute'],
    ['Mira beat the drum.', 'drum-and-sticks'],
  ] as const)('is in both hands, and nothing of it lies about: %s', (text, prop) => {
    const { mira, things } = shown(text);
    expect(mira?.actor.holding).toBe(prop);
    expect(things).toEqual([]);
  });

  it('is not folded arms, drawn curtains or a drawn breath', () => {
    for (const text of ['Mira folded her arms.', 'Mira drew the curtains.', 'Mira drew a deep breath.'])
      expect(shown(text).mira?.actor.holding).toBe(null);
  });

  it('is watched by the others who do it with them', () => {
    const { mira, bo } = shown('Mira and Bo wrote a song.');
    expect([mira?.actor.holding, bo?.actor.holding, bo?.actor.pose]).toEqual(['writing-pad', null, 'peek']);
  });
});

describe('what somebody has to write with', () => {
  it('comes with paper', () => {
    const { mira, things } = shown('Mira had a pencil and an empty piece of paper.');
    expect([mira?.actor.holding, things]).toEqual(['writing-pad', []]);
  });
});

describe('a whisper', () => {
  it('has somebody who listens', () => {
    const { mira, bo } = shown('“Come,” whispered Bo. Mira waited.');
    expect([mira?.actor.pose, bo?.actor.pose]).toEqual(['listen', 'whisper']);
  });
});

describe('what is drawn, painted or photographed', () => {
  it.each([
    ['Mira drew a boat.', 'drawing-pad', 'rowing-boat'],
    ['Mira painted a fire on the wall.', 'painting-board', 'campfire'],
    ['Mira held a picture of a lion.', 'paper', 'lion'],
  ] as const)('is on the sheet and stands nowhere: %s', (text, sheet, motif) => {
    const { mira, things } = shown(text);
    expect(mira?.actor.holding).toBe(sheet);
    expect(mira?.shows).toBe(motif);
    expect(things).not.toContain(motif);
  });

  it('is in a bubble where somebody remembers it or tells of it', () => {
    for (const text of ['Mira remembered the umbrella.', 'Mira told Bo about the umbrella.']) {
      const { thought, things } = stageScene(page(text), 1);
      expect([thought?.prop, things.length]).toEqual(['umbrella', 0]);
    }
  });

  it('is real where somebody paints the thing itself', () => {
    expect(shown('Mira painted the boat.').things).toContain('rowing-boat');
  });
});
