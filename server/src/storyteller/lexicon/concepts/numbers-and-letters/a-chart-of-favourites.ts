import type { StorySourceInput } from '../../story-source.ts';

/** Stories about making a chart. */
export const aChartOfFavourites: StorySourceInput = {
  id: 'a-chart-of-favourites',
  words: [
    'graph',
    'graphs',
    'bar chart',
    'bar graph',
    'pictogram',
    'pictograph',
    'chart',
    'data',
    'data handling',
    'survey',
    'favourite fruit chart',
    'making a chart/graph',
    'collecting data',
    'what does everybody like best',
    'block graph',
  ],
  situations: ['learn', 'question', 'make', 'quarrel'],
  topic: 'making a chart',
  thing: 'the chart on the wall',
  home: 'school',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'a-tower-for-every-fruit',
      titles: ['A Tower for Every Fruit', '{L} Makes a Chart', 'What Do Most of Us Like?'],
      goal: 'find out which fruit most of them liked best',
      trouble: 'everybody shouted together',
      solved: 'everybody could see the answer',
      opener:
        'For the summer party there was going to be one huge bowl of fruit, but only of one kind. {L+} had the job of buying it. “What do you like best?” {L} asked everybody.',
      friend:
        '“Cherries!” called {F+}. “Bananas!” “Melon!” “Cherries!” came from all sides. It was as loud as a market.',
      problem:
        'After that {L} knew that everybody liked something. But what did most of them like? The cherry people were the loudest. That did not mean that there were more of them.',
      tries: [
        '{L} asked them to shout once more, fruit by fruit. “Melon!” roared one single voice, and it sounded like ten.',
        'They stood in corners: cherries here, bananas there. Then somebody changed to where a friend was, and it did not count.',
        '{F} wrote all the answers one below the other. It made a long, long list, and nobody could see anything in it.',
      ],
      tip: '“Then let the answers stand on top of each other,” said {G+}. “One block for each voice, all blocks of the same size, and one tower for every fruit. Then you only need to look.”',
      low: 'The shop was going to close at six. There was money for one kind of fruit in the purse, and {L} could think of five.',
      turn: '{L} cut up paper into squares, all alike. Everybody got one and stuck it on the wall: melon above melon, banana above banana, each tower starting from the same line. There was no shouting, only a bit of glue.',
      done: 'Then they stepped back. The cherry tower had five squares, the melon tower three. But the banana tower had eight! The quiet ones had all liked bananas. {L} bought two big bunches, and the bowl was empty by five.',
      again:
        'The chart still hangs there. Underneath there is a new one: “Where shall we go for our walk?” The tower with the pond is growing.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'They stepped back. The cherry tower had five squares, the melon tower three. But the banana tower had eight! {L} bought two big bunches. The bowl was carried to the middle of the summer party, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'They stepped back. The cherry tower had five squares, but the banana tower had eight! {L} bought two big bunches. Miss Column bent that long neck to look at the chart once more, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'They stepped back. The cherry tower had five squares, the melon tower three. But the banana tower had eight, and not one of those eight had shouted. Everyone looked at the quiet ones, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'They stepped back. The banana tower had eight squares! {L} bought two big bunches, and the bowl was empty by five. It was quiet in the room, as quiet as a chart, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'They stepped back. The cherry tower had five squares, the melon tower three. But the banana tower had eight! The quiet ones had all liked the same, and {told}.',
        },
      ],
      helper: {
        name: 'Miss Column',
        creature: 'giraffe',
      },
      art: {
        'one huge bowl of fruit': 'school: L speak happy; big bowl, apple, banana',
        'came from all sides': 'school: F call happy; L look surprised; children, cherry, melon',
        'cherry people were the loudest': 'school: L cover-ears worried; children, many cherry',
        'asked them to shout': 'school: L point worried; children, melon',
        'stood in corners': 'school: L look worried; F run; children, cherry, banana',
        'a long, long list': 'school: F write worried; L look worried; paper',
        'One block for each voice': 'school: G show block calm; L listen curious; block-tower',
        'going to close at six': 'school: L hold purse worried; clock',
        'cut up paper into squares': 'school: L touch happy; F give paper happy; children, many picture',
        'banana tower had eight': 'school: L raise banana proud; F cheer; banana, cherry, children',
        'The cherry tower had': 'school: L raise banana proud; F cheer; banana, cherry, children',
        'chart still hangs there': 'school: L point happy; notice, pond',
      },
    },
  ],
};
