import { describe, expect, it } from 'vitest';
import type { StoryPlan } from '../../storyteller/story-plan.ts';
import { stageScene } from '../draw-scene.ts';
import { propBox } from '../props/draw-prop.ts';
import { page } from '../testing/page.ts';
import { faceBox } from './placed-actor.ts';

const ABOUT = { source: 'x', noun: null, kind: null, isGentle: false };
/** The staged first page of a story on a topic. */
const staged = (text: string, topic = 'a story', over: Parameters<typeof page>[2] = {}) =>
  stageScene({ ...page(text, { place: 'village' }, over), about: { ...ABOUT, topic } }, 1);
const namesIn = ({ things }: ReturnType<typeof staged>) => things.map(({ prop }) => prop);

describe('what somebody tells of', () => {
  it('is in a bubble where somebody thinks of it and the page shows nothing else', () => {
    expect(staged('Mira remembered it well.', 'a birthday').thought?.prop).toBe('cake');
    expect(staged('Mira thought about it.', 'staying safe on the internet').thought?.prop).toBe('computer');
    expect(staged('“Tell me about it,” said Bo.', 'a birthday').thought).toBeNull();
  });

  it('is not where it is in the picture or in a hand', () => {
    expect(
      staged('“It’s about the cake,” said Mira. On the grass stood a cake.', 'a cake').thought,
    ).toBeNull();
    const actors = page('').scenes[0]?.actors.map((actor) => ({ ...actor, holding: 'drum' as const })) ?? [];
    expect(staged('“It’s about music,” said Mira.', 'a concert', { actors }).thought).toBeNull();
  });
});

describe('what a page uses without naming it', () => {
  it('is there: messages come on a screen', () => {
    expect(namesIn(staged('There was a ping. “Nice island!” it said.', 'staying safe online'))).toContain(
      'computer',
    );
    expect(namesIn(staged('There was a message in the tree.', 'a treasure'))).not.toContain('computer');
  });

  it('is no word that is a name here', () => {
    expect(namesIn(staged('It was from someone called Starfish. Mira looked up.'))).not.toContain('starfish');
  });
});

describe('those who come in numbers', () => {
  it.each([
    ['And up the hill they came, the whole village.', true],
    ['Everybody clapped.', true],
    ['Mira drew the whole street, with everybody in it.', false],
    ['Nobody came.', false],
  ])('%s', (text, isThere) => {
    expect(namesIn(staged(text)).includes('people')).toBe(isThere);
  });

  it('come back by name when they were there on another page', () => {
    const [first] = page('Mira asked Aunt Pixel.').scenes;
    const guest = { name: 'Aunt Pixel', creature: 'robot' };
    const plan = (text: string): StoryPlan => {
      const book = page(text);
      const before = { ...(first as StoryPlan['scenes'][number]), pageNumber: 2, guest };
      return { ...book, scenes: [...book.scenes, before] };
    };
    const actorsOf = (text: string) => stageScene(plan(text), 1).actors.map(({ actor }) => actor.castId);
    expect(actorsOf('Mira showed Aunt Pixel every letter.')).toContain('guest');
    expect(actorsOf('Mira remembered what Aunt Pixel had said.')).not.toContain('guest');
  });
});

describe('hands, feet and directions', () => {
  it('a telephone is at the ear', () => {
    const { actors } = staged('But on the telephone there was only “Fine”, and Mira breathed.');
    expect(actors.find(({ actor }) => actor.castId === '1')?.actor).toMatchObject({
      pose: 'phone',
      holding: 'phone',
    });
  });

  it('what is put on is worn, and lies nowhere', () => {
    const scene = staged('They wound a red scarf round Mira’s neck.');
    expect(scene.actors.find(({ actor }) => actor.castId === '1')?.appearance.scarf).not.toBeNull();
    expect(namesIn(scene)).not.toContain('scarf');
  });

  it('those who run go the same way', () => {
    const flips = staged('Mira and Bo ran to the gate.').actors.map(({ flip }) => flip);
    expect(flips).toEqual([false, false]);
  });

  it('what is hung up is in nobody’s hand', () => {
    const scene = staged('They hung up a great big red sign.');
    expect(scene.shot.focus?.prop).toBe('notice');
    expect(scene.actors.map(({ actor }) => actor.holding)).toEqual([null, null]);
  });

  it('feet are on the seat of a chair, not on its back', () => {
    const { actors, things } = staged('Mira stood on a chair and looked out.', 'a story', {
      isIndoors: true,
    });
    const mira = actors.find(({ actor }) => actor.castId === '1');
    const chair = things.find(({ prop }) => prop === 'chair');
    const back = (chair?.y ?? 0) + propBox('chair').top * (chair?.scale ?? 1);
    expect(mira?.y).toBeGreaterThan(back + 40);
  });

  it('a hug is given with both arms, by those who are named', () => {
    const { actors } = staged('Mira gave Bo a hug.');
    for (const { reach } of actors) expect(Object.keys(reach ?? {}).sort()).toEqual(['arm', 'farArm']);
    expect(actors.map(({ flip }) => flip)).toEqual([false, true]);
  });
});

describe('furniture', () => {
  it('is over those who hide under a table, without hiding their faces', () => {
    const { things, actors } = staged('Mira and Bo crept under the table.', 'a storm', { isIndoors: true });
    const table = things.find(({ prop }) => prop === 'bare-table');
    expect(table).toBeDefined();
    for (const each of actors) expect(faceBox(each).top).toBeGreaterThan(table?.box.bottom ?? 900);
    expect(things.map(({ prop }) => prop)).not.toContain('table');
  });

  it('is the chair of the dentist for whoever lies back there', () => {
    const { actors } = staged('Mira lay back and opened wide.', 'the dentist', { isIndoors: true });
    expect(actors.find(({ actor }) => actor.castId === '1')?.seat?.prop).toBe('dentist-chair');
  });
});

describe('the thing of a story where a page does not name it', () => {
  /** The second of two pages. */
  const second = (first: string, text: string, thing: string, over: Parameters<typeof page>[2] = {}) => {
    const book = page(first, { place: 'village' });
    const scenes = [...book.scenes, ...page(text, { place: 'village' }, { ...over, pageNumber: 2 }).scenes];
    return stageScene({ ...book, scenes, about: { ...ABOUT, topic: 'a fine day', thing } }, 2);
  };

  it('is what they do something to when the page says no more than “it”', () => {
    expect(
      second('Mira had a bike.', 'They turned it upside down.', 'the bike').things.find(
        ({ prop }) => prop === 'bike',
      )?.isFocus,
    ).toBe(true);
    expect(
      namesIn(second('Mira had a bike.', 'Mira took the broom and held it up.', 'the bike')),
    ).not.toContain('bike');
  });

  it('stays where another page has it, if it is large', () => {
    expect(namesIn(second('There stood the train.', '“Come!” called Mira.', 'the train'))).toContain('train');
    expect(
      namesIn(second('There stood the train.', '“Come!” called Mira.', 'the train', { place: 'meadow' })),
    ).not.toContain('train');
  });

  it('is not there while it is lost', () => {
    const lost = second(
      'Mira had glasses.',
      'The glasses were gone. They looked for them everywhere.',
      'the glasses',
    );
    expect(namesIn(lost)).not.toContain('glasses');
  });
});

describe('what somebody gives away while speaking', () => {
  it('is in the hand of the speaker', () => {
    const { actors } = staged(
      'Mira sat there and did not know what to do. “It is late,” said Bo. “Take this lantern.”',
    );
    expect(actors.find(({ actor }) => actor.castId === '2')?.actor.holding).toBe('lantern');
    expect(actors.find(({ actor }) => actor.castId === '1')?.actor.holding).toBeNull();
  });
});
