import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the taxi. */
export const taxis: StorySourceInput = {
  id: 'taxis',
  words: ['taxi', 'taxi driver', 'cab', 'taxi ride', 'rickshaw', 'tuk tuk'],
  situations: ['being-and-thing', 'question', 'learn', 'visit', 'ride', 'works-as'],
  topic: 'the taxi',
  thing: 'the taxi',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'no-name-and-no-number',
      titles: ['Taxi, Please!', '{L} and the Yellow Taxi', 'Where To?'],
      goal: 'find the house that the passenger wanted',
      trouble: 'the passenger did not know the name of the street',
      solved: 'the taxi had found the right house',
      opener:
        'Today {L+} was allowed to ride in front in the taxi, next to the driver, with a cap on. “Where to?” {L} asked everybody who got in. They had already been to the station twice.',
      problem:
        'Then an old lady got in with a big suitcase and a hen in a basket. “To my sister’s new house,” said the lady. “Oh dear! The letter with the address is at home on the table.”',
      tries: [
        'They drove to the longest street in town and went slowly past all its doors. “None of these,” said the lady, three hundred times.',
        'They asked a policewoman for a lady with a sister. There were quite a few of those in town.',
        '{F} wanted to telephone home. But at home there was nobody except the cat.',
      ],
      tip: '“People forget names,” said {G+} at the wheel. “They never forget everything. When I’m lost, I don’t ask what a place is called. I ask what you can see from the window, and what you can smell.”',
      turn: '{L} turned round. “What did your sister tell you about it?” The lady thought. “In the morning it smells of bread. And there’s a clock that’s always too fast, and trams that squeak.” {L} knew a baker, and a wrong clock, and the squeaky bend!',
      done: 'Left at the clock, along by the tram, and stop, at the baker’s. There was a green door next to it, and in the door stood another old lady, with just such a nose. “There you are!” they both cried. The hen laid an egg with joy.',
      again: 'The egg was the tip. {L} carried it home in the cap, very carefully.',
      helper: { name: 'Driver Sam', creature: 'dog' },
    },
  ],
};
