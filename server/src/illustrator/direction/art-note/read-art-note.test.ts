import { describe, expect, it } from 'vitest';
import { concepts, frames } from '../../../storyteller/lexicon/all-sources.ts';
import { stageScene } from '../../draw-scene.ts';
import { page } from '../../testing/page.ts';
import { heldBy } from '../placed-actor.ts';
import { faultsOfNote } from './faults-of-note.ts';

/** A page whose text says something else than its note; `L` is Mira the fox, `F` Bo the robot. */
const drawn = (note: string, text = 'A ball lay there. Mira was glad.', count = 2) => {
  const art = note.replace(/\b[LF]\b/g, (role) => (role === 'L' ? '@1' : '@2'));
  const { shot, actors, things, thought } = stageScene(page(text, { count }, { art }), 1);
  const [mira, bo] = ['1', '2'].map((id) => actors.find(({ actor }) => actor.castId === id));
  return { shot, mira, bo, things: things.map(({ prop }) => prop), thought };
};

describe('an art note', () => {
  it('says where and when it is, and what is there', () => {
    const { shot, things } = drawn('kitchen, night: L stand happy; fridge, kennel');
    expect([shot.setting.backdrop, shot.setting.time]).toEqual(['kitchen', 'night']);
    expect(things).toContain('fridge');
    // What only the text names comes last.
    expect(shot.focus?.prop).not.toBe('ball');
    expect(things.at(-1)).toBe('ball');
    expect(drawn('shore, rain: L stand').shot.setting.weather).toBe('rain');
  });

  it('puts a thing into the hand of whoever does something with it', () => {
    const { mira, bo } = drawn('meadow: L hold lantern brave; F pour jug sad');
    expect([mira?.actor.holding, bo?.actor.holding]).toEqual(['lantern', 'jug']);
    expect([mira?.actor.pose, mira?.actor.feeling]).toEqual(['hold', 'brave']);
    expect([bo?.actor.pose, bo?.actor.feeling]).toEqual(['pour', 'sad']);
  });

  it('has what is large or is pushed beside them', () => {
    const { shot, mira } = drawn('city: L push lorry; F watch');
    expect(mira && heldBy(mira)).toEqual([]);
    expect(shot.focus?.prop).toBe('lorry');
  });

  it('knows seats, hiding places and the bed', () => {
    expect(drawn('river: L+F sit in rowing-boat').shot.seating).toEqual({
      prop: 'rowing-boat',
      riders: ['1', '2'],
    });
    expect(drawn('forest: L hide behind tree; F search').shot.relation).toEqual({
      kind: 'behind',
      prop: 'tree',
      doers: ['1'],
    });
    expect(drawn('school: L draw at desk').shot.relation).toMatchObject({ kind: 'at', prop: 'desk' });
    expect(drawn('bedroom: L sleep in bed; F watch L').shot.setting.inBed).toBe(true);
    expect(drawn('meadow: L stand on box').shot.relation).toMatchObject({ kind: 'on', prop: 'box' });
  });

  it('knows what is drawn on a sheet, worn and thought of', () => {
    const { shot, thought } = drawn('school: L draw drawing-pad(house) wearing crown; F think ship');
    expect(shot.things.find(({ prop }) => prop === 'drawing-pad')?.shows).toBe('house');
    expect(shot.worn).toEqual([{ castId: '1', prop: 'crown', color: null }]);
    expect(thought?.prop).toBe('ship');
  });

  it('has garments on bodies, and pots on heads', () => {
    expect(drawn('kitchen: F watch wearing apron').bo?.appearance.garment).toBe('apron');
    expect(drawn('kitchen: L laugh wearing bowl').mira?.appearance.worn).toContainEqual({
      prop: 'empty-bowl',
      at: 'head',
      color: null,
    });
  });

  it('has the bubble over whoever tells of something', () => {
    expect(drawn('meadow: L listen; F tell ship').thought?.castId).toBe('2');
  });

  it('shows neither a second flight of stairs nor a door without a reason', () => {
    const { shot, things } = drawn('hallway: L sit on stairs; door');
    expect(shot.relation).toBeNull();
    expect(things).not.toContain('stairs');
    expect(things).not.toContain('door');
    expect(drawn('cottage: L knock at door').things).toContain('door');
  });

  it('has those touch who hug, and look where they look', () => {
    const { shot } = drawn('meadow: L hug F');
    expect([shot.contact, shot.touching]).toEqual(['hug', ['1', '2']]);
    expect(drawn('meadow: L laugh F').shot.gazes.get('1')).toEqual({ kind: 'actor', castId: '2' });
  });

  it('leaves out who is not on the page, and lets the others of the page stand by', () => {
    const { bo } = drawn('meadow: L hold lantern; @guest shout');
    expect(bo?.actor.pose).toBe('stand');
    expect(drawn('meadow: L hold lantern; F cry', undefined, 1).bo).toBeUndefined();
  });

  it('is not used where it has words that are no longer known', () => {
    expect(drawn('kitchen: L juggle clubs').shot.setting.backdrop).toBe('meadow');
  });
});

it.each([
  ['meadow: L fly', "'fly' is no verb"],
  ['lagoon: L stand', "'lagoon' is no place, time of day or weather"],
  ['meadow: L hold sceptre', "'sceptre' is not understood after 'hold'"],
  ['meadow: unicorn-horn', "'unicorn-horn' is no thing that can be drawn"],
  ['meadow: L stand on lantern', 'nobody can be drawn on a lantern'],
  ['meadow: sun, tree, ball, kite, cat', 'more than 4 things'],
])('says what is wrong with %s', (note, fault) => {
  expect(faultsOfNote(note)).toEqual([fault]);
});

it('notes of plots can be drawn, and stand by words of their plot', () => {
  const plots = [...concepts, ...frames].flatMap(({ id, plots }) =>
    plots.map((plot) => ({ ...plot, name: `${id}/${plot.id}` })),
  );
  const faults = plots.flatMap(({ name, art = {}, outcomes, ...plot }) => {
    const texts = [plot, ...(outcomes ?? [])]
      .flatMap((part) => Object.values(part))
      .flat()
      .filter((text) => typeof text === 'string');
    return Object.entries(art).flatMap(([words, note]) => [
      ...faultsOfNote(note).map((fault) => `${name}: ${words}: ${fault}`),
      ...(texts.some((text) => text.includes(words)) ? [] : [`${name}: no text has ‘${words}’`]),
    ]);
  });
  expect(faults).toEqual([]);
  expect(plots.filter(({ art }) => art !== undefined).length).toBeGreaterThan(0);
});
