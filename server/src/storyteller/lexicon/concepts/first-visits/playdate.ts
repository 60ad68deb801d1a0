import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a playdate. */
export const playdate: StorySourceInput = {
  id: 'playdate',
  words: [
    'playdate',
    'playdates',
    'play date',
    'first playdate',
    'friend come/comes/coming to play',
    'friend come/comes/coming over',
    'friend visit/visits my house',
    'visit/visiting friend house',
    'go/going to a friend’s house',
    'friend round to play',
    'having a friend over',
  ],
  situations: ['visit', 'newcomer', 'learn', 'wants', 'quarrel', 'afraid', 'has', 'reluctant', 'deed'],
  happensToLead: true,
  topic: 'a friend who comes to play',
  thing: 'the playroom',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-one-thing-on-the-shelf',
      titles: ['Somebody Is Coming to Play', '{L} and the First Playdate', 'Three O’Clock'],
      goal: 'have a good afternoon with a visitor',
      trouble: 'the visitor played everything the wrong way',
      solved: 'they had found a game of their own',
      opener:
        'At three o’clock somebody was coming to play, for the first time. {L+} had put out everything in a row: the farm, the train and the cars, sorted by colour. At two {L} was already sitting on the bottom stair.',
      friend:
        'The bell rang. There stood {F+}, with a bag and a cold nose. Then they both looked at the floor. Everywhere else it was quite easy. “That’s my room,” said {L} at last, and pointed.',
      problem:
        '{F} put the cow on the train and mixed the colours. The sheep drove the fire engine, and the farmer was lying in the dolls’ bath. “That’s not how it goes!” said {L}. “At our house it does,” said {F}. It had taken {L} all morning to put it straight.',
      tries: [
        '{L} took the cow away again. {F} took the sheep. Soon each of them had something in both arms, and nobody was playing.',
        '{L} said, “It’s my house.” {F} took hold of the bag with both hands and looked at the clock.',
        'They had some biscuits. That went well, till the biscuits were gone.',
      ],
      tip: '“I always got tired from guarding,” said {G+}. “Do you know what helps? Put one thing on the high shelf, the one that you can’t share. Only one. All the rest may be wrong for an afternoon. And ask how the game goes at their house.”',
      low: '{L} looked around the room. The cars? The train? It was not easy, but then it was: the little glass horse. {L} put it right at the top, and it was as if somebody had taken off a rucksack.',
      turn: '“How does it go at your house, with the cow?” asked {L}. “It wants to see the sea,” said {F}. “So it has to change trains at the farm. And the farmer doesn’t know.” “Then the sheep should come along,” said {L} slowly, “with the fire engine.”',
      done: 'From then on it went by itself. The sea was a blue scarf, and the farmer had to come as well, in the bath. At six the bell rang. “Already?” they said. All the colours were mixed up, and you couldn’t see the floor. It had been a wonderful afternoon.',
      again:
        'On Saturday {L} is going to {F’s}. There’s something on the high shelf there as well. Nobody’s allowed to touch it. The cow has packed already.',
      helper: { name: 'Grandma Dot', creature: 'woman' },
    },
  ],
};
