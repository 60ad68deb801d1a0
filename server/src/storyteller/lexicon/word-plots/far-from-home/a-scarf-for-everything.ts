import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-scarf-for-everything` of the frame `far-from-home`, for themes with its words. */
export const aScarfForEverything: StoryPlotInput = {
  id: 'a-scarf-for-everything',
  words: [
    'snow',
    'in the snow',
    'north pole',
    'south pole',
    'winter',
    'ice',
    'antarctica',
    'arctic',
    'skiing',
    'igloo',
  ],
  titles: ['{S} in the Snow', 'A Scarf for Every Bit', 'Brrr, Said {S}'],
  goal: 'keep {S} warm in the snow',
  trouble: '{S} had never seen snow and was freezing',
  solved: '{S} was the fastest one in the snow',
  opener:
    'It had snowed all night. {L+} looked out, and saw tracks in the white. Those were no tracks that belonged there.',
  friend:
    'They led behind the sledge, and there sat {S+}, blue with cold. “Who has put sugar on everything?” asked {S}. “I’ve licked it, and it bit me.” “That’s snow,” said {L}.',
  problem:
    'Where {S} comes from, {lair}, there is none. It’s slippery and wet, and one sinks in. {S} took one step, and {slip}. Then there was just a hole in the snow, in the shape of {a}. “{Voice},” it said from inside.',
  tries: [
    '{L} fetched scarves, eleven of them, one for each bit. {S} looked like a parcel and couldn’t bend. When the parcel fell over, it rolled as far as the pond.',
    'They built {S} a house of snow. It’s warm in there, for snow people. {S} came out with an icicle in front.',
    '{S} ate hot {treat}, six bowls of it. That was good as far as the tummy. The rest was still cold.',
  ],
  tip: '“Sitting still makes cold,” said {G+}, with red cheeks. “Snow isn’t for looking at. What shape is {a} underneath? Something like that slides.”',
  turn: '{L} gave a small push. {S} slid, one metre, and then ten. “Oh!” said {S}. They climbed to the top of the hill, and there {L} sat down behind {S} and held on tight. “{Voice}?” – “Go!”',
  done: 'Whoosh! They flew down the hill, past the sledges, past the skis, right across the meadow to the other wood. No sledge in town was as fast as {a}! All the children wanted a turn. Nobody was cold any more, {S} least of all.',
  again:
    'The snow has melted, and {S} has gone home. But there’s an order in the book already for next winter: forty children, and a bowl of {treat}.',
  setting: { home: 'village', main: 'snowfield', weather: 'snow' },
};
