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
      outcomes: [
        {
          asked: [
            'find/arrive/get/reach/right house/home/sister/there/place/street/address',
            'sister',
            'airport/station/on time',
            'hug sister',
          ],
          done: '“Bread in the morning, a clock that’s too fast, and trams that squeak,” said {L}. Left at the clock it was, along by the tram, and stop, at the baker’s. There was a green door, and the hen sat up in its basket, and {told}.',
        },
        {
          asked: ['drive/driver/taxi', 'become/be driver', 'free ride', 'tip/money', 'hen/egg/chicken'],
          done: 'Left at the clock, along by the tram, and stop, at the baker’s! In a green door stood another old lady, with just such a nose. “You need a good ear for this job,” said {G}, and pushed the cap straight on {L’s} head. And {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Left at the clock, along by the tram, and stop, at the baker’s. In the green door stood another old lady, with just such a nose. “All of you, come in!” said the sister. “The hen too.” So {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Left at the clock, along by the tram, and stop, at the green door beside the baker’s. “There you are!” two old ladies cried, with just the same nose. The one with the suitcase looked for the purse, under the hen, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Left at the clock, along by the tram, and stop, at the baker’s. In a green door stood another old lady, with just such a nose. “There you are!” both of them cried. The hen laid an egg with joy, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Left at the clock, along by the tram, and stop, at the green door beside the baker’s. Two old ladies hugged. That was the last trip. The driver switched off the little lamp on the roof and asked, “And where to with you?” So {told}.',
        },
      ],
      helper: { name: 'Driver Sam', creature: 'dog' },
      art: {
        'to ride in front in the taxi': 'city: L ride in car happy; car',
        'had already been': 'city: L ride in car happy; F ride in car happy; people',
        'a hen in a basket': 'city: L look surprised in car; F point surprised; lady, suitcase, hen',
        'None of these': 'city: L think worried; F point; lady, many door',
        'asked a policewoman': 'city: L say worried; F point worried; police, lady',
        'wanted to telephone': 'city: F phone worried; L look worried; cat',
        'People forget names': 'city: G say; L look G curious; F look G; bread',
        'In the morning it smells': 'city: L listen curious; F peek curious; lady, bread, clock',
        'knew a baker, and': 'city: L point surprised; F look surprised; baker, clock',
        'stood another old lady': 'city: L cheer; F cheer; two lady, hen, green door',
        'The egg was the tip': 'kitchen: L hold egg happy; F clap happy; hat',
      },
    },
  ],
};
