import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-little-off-the-top` of the frame `odd-outing`, for themes with its words. */
export const aLittleOffTheTop: StoryPlotInput = {
  id: 'a-little-off-the-top',
  words: ['hairdresser', 'barber', 'haircut', 'hair cut', 'hair salon'],
  titles: ['{S} at the Hairdresser’s', 'A Little Off the Top', 'Snip, Said the Hairdresser'],
  goal: 'find the right style for {S}',
  trouble: 'the hairdresser did not know what to cut on {a}',
  solved: '{S} had the finest style in town',
  opener:
    'The bell over the hairdresser’s door went ding. Nobody turned round, because it was always going ding. Only {L+} looked in the mirror, and saw who had come.',
  friend:
    '“Just a trim, please,” said {S+}, and climbed onto the chair beside {L}. “There’s a photographer coming to us tomorrow. I’d like to look nice.”',
  problem:
    'The hairdresser walked round the chair, three times, with comb and scissors. Where do you begin, with {a}? “Sit still, please,” said the hairdresser. That’s hard. {S} {slip}, and there was foam on everything.',
  tries: [
    'First they tried a wig, blond with curls. {S} looked like a lady with a cold. “{Voice},” it came from under the curls.',
    'Then the big drier. It blew so hard that {S} came out at the other end, quite fluffy and facing the wrong way.',
    '{L} showed {S} pictures in a magazine. In all forty of them there wasn’t a single {noun}.',
  ],
  tip: '“You’re looking for a style for somebody else’s head,” said {G+}. “What’s finest about {a}? Nobody has to cut that off. One only has to wash it, and rub it, until it can be seen.”',
  turn: '“That’s it!” said {L}. They put away the scissors and brought warm water, foam and the softest brush. The hairdresser washed, {L} brushed, and {S} shut both eyes and hummed, “{voice}, {voice}.”',
  done: 'Then they turned the chair to the mirror. {S} was shining, from front to back, and at the top sat one small blue bow. “That’s me,” whispered {S}. “That’s really me.” It cost two coins, and some {treat}.',
  again:
    'The photo hangs in the window: “Our style of the month.” Since then the hairdresser’s has had a good many customers who are {nouns}.',
  setting: { home: 'village', main: 'city', indoors: true },
};
