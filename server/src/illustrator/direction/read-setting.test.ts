import { describe, expect, it } from 'vitest';
import type { Place, Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { page } from '../testing/page.ts';
import { readSetting } from './read-setting.ts';

const ABOUT = { source: 'x', noun: null, kind: null, isGentle: false, topic: 'a story' };

/** A told story with these pages, of which the first is at a cottage and the others at a place. */
const book = (
  place: Place,
  texts: readonly string[],
  { topic = 'a story', weather = 'clear' as Scene['weather'] } = {},
): StoryPlan => {
  const plan = page('', { place });
  const [scene] = plan.scenes as [Scene];
  const beats: readonly Scene['beat'][] = ['problem', 'first-try', 'lowest', 'turn', 'home-again'];
  return {
    ...plan,
    about: { ...ABOUT, topic },
    scenes: texts.map((text, i) => ({
      ...scene,
      pageNumber: i + 1,
      beat: beats[i] ?? 'turn',
      weather,
      text,
    })),
  };
};
const settings = (plan: StoryPlan) => plan.scenes.map((scene) => readSetting(plan, scene));

describe('the one place of a story', () => {
  const texts = ['They thought about it.', 'They tried again.'];
  const inWorld = (creature: string, topic: string, place: Place, pages: readonly string[] = texts) => {
    const plan = book(place, pages, { topic });
    return settings({ ...plan, cast: plan.cast.map((member) => ({ ...member, creature })) }).map(
      ({ backdrop }) => backdrop,
    );
  };

  it.each([
    ['fox', 'sports day', 'meadow', 'track'],
    ['fox', 'the egg and spoon race', 'village', 'track'],
    ['egg', 'humpty dumpty', 'village', 'wall'],
    ['fox', 'a day at the zoo', 'garden', 'zoo'],
    ['hippo', 'the ballerina on stage', 'city', 'stage'],
    ['mouse', 'lost on the bus', 'city', 'bus'],
    ['mouse', 'the night train', 'mountain', 'train'],
    ['tortoise', 'sports day', 'school', 'track'],
    ['cave girl', 'a story', 'village', 'cave'],
    ['fox', 'the stone age', 'cottage', 'cave'],
    ['knight', 'a story', 'village', 'castle'],
    ['girl', 'the princess who climbs a tower', 'village', 'castle'],
    ['pirate', 'a story', 'city', 'ship'],
    ['pirate', 'a story', 'island', 'island'],
    ['mermaid', 'a story', 'village', 'shore'],
    ['seahorse', 'a story', 'village', 'undersea'],
    ['girl from ancient egypt', 'a story', 'meadow', 'desert'],
    ['queen bee', 'a story', 'village', 'village'],
    ['fox', 'a story', 'village', 'village'],
  ] as const)('of a %s in %s planned for the %s is the %s', (creature, topic, place, backdrop) => {
    expect(inWorld(creature, topic, place)).toEqual([backdrop, backdrop]);
  });

  it('is left when a page says so, and a room is one of its own', () => {
    expect(inWorld('knight', 'a story', 'village', ['At the market they put up a rope.'])).toEqual([
      'market',
    ]);
    expect(inWorld('knight', 'a story', 'village', ['Mira lay on the carpet in the living room.'])).toEqual([
      'great-hall',
    ]);
  });

  it('is no place to which a trip is off', () => {
    expect(settings(book('village', ['It rained, so the trip to the fair was off.']))[0]?.backdrop).toBe(
      'village',
    );
  });
});

describe('where a page is', () => {
  it.each([
    ['meadow', 'At the market they put up a rope.', 'market'],
    ['village', 'Mira was in lane five.', 'track'],
    ['village', 'They stood at the castle gate.', 'castle'],
    ['village', 'They ran up the hill.', 'meadow'],
    ['garden', 'Mira lay down under the blanket on the grass.', 'garden'],
    ['village', 'They waited on the platform for an hour.', 'platform'],
    ['village', 'Mira ran across the playground.', 'playground'],
    ['village', 'They stood at the edge of the swimming pool.', 'pool'],
    ['shore', 'Mira looked into the rock pool.', 'shore'],
    ['village', 'In the museum stood a very old pot.', 'museum'],
    ['cottage', 'Mira lay in bed in the hospital, with a bandage on her leg.', 'ward'],
    ['meadow', 'At night they sat in the tent and told jokes.', 'tent'],
    ['village', 'In the circus tent it was dark.', 'fair'],
    ['cottage', 'Mira sat on the stairs and listened.', 'hallway'],
    ['village', 'In the restaurant every table was taken.', 'restaurant'],
    ['school', 'At home Mira could say it in the bath. But on the stage there were lamps.', 'stage'],
    ['school', 'Mira walked home the long way round.', 'village'],
    ['garden', 'In the waiting room sat a goat with a cough.', 'clinic'],
    ['village', 'The bed creaked. The window was on the wrong side.', 'bedroom'],
    ['cottage', 'They ran down to the stream.', 'river'],
    ['river', 'Mira sat on the landing stage.', 'river'],
    ['garden', 'Bo had gone to sit on the wall.', 'garden'],
    ['garden', 'The library cat climbed up after it.', 'garden'],
    ['meadow', 'Mira lay on the carpet in the living room.', 'living-room'],
    ['city', 'They stood at the edge of the street.', 'city'],
    ['cottage', 'They sang till there was nothing left in the basket.', 'cottage'],
    ['village', 'It was Mira, right in the letterbox!', 'village'],
    ['village', 'Mira pressed her nose flat against the window.', 'living-room'],
    ['village', 'Mira asked behind the one door, and then behind the other.', 'living-room'],
    ['cottage', 'Under the bed something breathed. Mira did not dare to look.', 'bedroom'],
    ['village', 'A light went on, high up in the hospital on the hill.', 'village'],
    ['school', 'The blanket was soft. Mira pulled it closer.', 'school'],
    // Seen, heard, spoken of or wished for from where they are.
    ['garden', 'The window looked out on a street. Mira was in the kitchen.', 'kitchen'],
    ['meadow', 'How does somebody like Bo go to the beach?', 'meadow'],
    ['meadow', '“Let’s go to the library,” said Mira.', 'meadow'],
    ['meadow', 'Mira waited. Bo hummed. Someone was shelling peas behind the hill.', 'meadow'],
    ['undersea', 'Mira swam to the garden.', 'undersea'],
  ] as const)('%s: %s', (place, text, backdrop) => {
    expect(settings(book(place, [text]))[0]?.backdrop).toBe(backdrop);
  });

  it('stays where the page with the problem is, until the text leaves it', () => {
    const plan = book('meadow', [
      'At the market everything fell.',
      'They practised with twelve cups.',
      'Mira sat on the edge of the bed.',
      'Mira hummed a march.',
      'Mira was back in the kitchen.',
    ]);
    expect(settings(plan).map(({ backdrop }) => backdrop)).toEqual([
      'market',
      'market',
      'bedroom',
      'market',
      'kitchen',
    ]);
  });

  it('is the circus in a story about the circus, as soon as a page names it', () => {
    const plan = book('meadow', ['As soon as the circus came near, Mira trembled.'], { topic: 'the circus' });
    expect(settings(plan)[0]?.backdrop).toBe('fair');
  });
});

describe('the time of a page that names none', () => {
  it('goes on being the evening of the page before, until another time begins', () => {
    const plan = book('village', ['In the evening Mira came.', 'Mira walked on.', 'The next day Mira ran.']);
    expect(settings(plan).map(({ time }) => time)).toEqual(['evening', 'evening', plan.scenes[2]?.time]);
  });
});

describe('where a page is that names no place', () => {
  const asked = (theme: string, text: string, place: Place = 'village') =>
    settings({ ...book(place, [text]), asked: { theme, desiredEnding: '', age: null } })[0]?.backdrop;

  it.each([
    ['bath time and hair washing', 'Mira held on.', 'bathroom'],
    ['a baby sister and road safety', 'Mira held on.', 'crossing'],
    ['a baker in London in 1666', 'Mira held on.', 'old-town'],
    ['a baker in London in 1666', 'They ran across the square.', 'old-town'],
    ['a chess set in the corridor', 'Mira held on.', 'corridor'],
    ['the octopus at the aquarium', 'Mira held on.', 'aquarium'],
    ['stuck in the lift', 'Mira held on.', 'lift'],
    ['a lost sock in the launderette', 'Mira held on.', 'launderette'],
    ['a rabbit at the hairdresser', 'Mira held on.', 'hairdresser'],
    ['losing Mum in the supermarket', 'Mira held on.', 'supermarket'],
    ['a noise in the cellar', 'Mira held on.', 'cellar'],
    ['waiting at the airport', 'Mira held on.', 'airport'],
    ['by plane to Granny', 'Mira held on.', 'aeroplane'],
    ['a plane that is afraid', 'Mira held on.', 'village'],
    ['a bird bath', 'Mira held on.', 'village'],
    // The page’s own place counts more.
    ['bath time', 'They ran down to the stream.', 'river'],
  ] as const)('%s: %s', (theme, text, backdrop) => {
    expect(asked(theme, text)).toBe(backdrop);
  });

  it('is not at home under the sea', () => {
    expect(asked('bath time', 'Mira held on.', 'undersea')).toBe('undersea');
  });
});

describe('the weather of a page', () => {
  it.each([
    ['Because of the monsoon nothing could be done.', 'rain'],
    ['They looked at the rain.', 'rain'],
    ['The rain stopped, and the sun came out.', 'clear'],
    ['Mira built a snowman.', 'snow'],
    ['One had hidden there from the thunder.', 'clear'],
    ['Mira waited. The wind turned round and smelled of apples.', 'clear'],
  ] as const)('%s', (text, weather) => {
    expect(settings(book('meadow', [text]))[0]?.weather).toBe(weather);
  });

  it('is that of the story’s topic until the sun comes out', () => {
    const plan = book('village', ['They waited.', 'They wrote a list.', 'The sun came out.', 'They went.'], {
      topic: 'the monsoon',
    });
    expect(settings(plan).map(({ weather }) => weather)).toEqual(['rain', 'rain', 'clear', 'clear']);
  });

  it('is no wind of the plan of which the book does not speak', () => {
    expect(settings(book('village', ['Mira was jealous.'], { weather: 'wind' }))[0]?.weather).toBe('clear');
    const windy = book('village', ['Mira ran.', 'The wind took the kite.', 'Mira ran after it.'], {
      weather: 'wind',
    });
    expect(settings(windy).map(({ weather }) => weather)).toEqual(['clear', 'wind', 'wind']);
  });

  it('is snow on the ground, too', () => {
    expect(settings(book('meadow', ['They rolled a snowball in the snow.']))[0]?.backdrop).toBe('snowfield');
  });
});
