import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Jonah and the big fish. */
export const jonah: StorySourceInput = {
  id: 'jonah',
  words: [
    'jonah',
    'jonah and the whale',
    'jonah whale',
    'jonah and the big fish',
    'swallowed by a whale',
    'inside a whale',
    'in the belly of a whale',
    'in a whale tummy',
  ],
  situations: ['learn', 'question', 'deed', 'visit', 'thing-pair', 'being-and-thing', 'pair'],
  topic: 'Jonah in the big fish',
  thing: 'the big fish',
  home: 'ship',
  main: 'undersea',
  plots: [
    {
      id: 'three-days-inside',
      titles: ['Inside the Big Fish', '{L}, Jonah and the Whale', 'Three Days in the Dark'],
      goal: 'get out of the big fish',
      trouble: 'they sat in the belly of the big fish',
      solved: 'they were out in the light again',
      opener:
        'Jonah was supposed to go to Nineveh and tell the people there to be good to each other. But Jonah did not want to, and took a ship that went the other way. {L+} was on it, too.',
      friend:
        '{F+} was the ship’s cook and had never seen such a storm. “It’s because of me,” said Jonah. “I’ve run away from something.” And then came a wave as high as a house.',
      problem:
        'When {L} could think again, it was dark, and warm, and smelled of fish. Something went boom, boom, boom. “Where are we?” whispered {F}. “In the belly of a whale,” said Jonah, and sat down on something soft. “That’s what comes of running away.”',
      tries: [
        'They knocked on the wall. The wall hiccuped, and some herrings came in.',
        '{L} climbed towards the mouth. The tongue was as slippery as soap, and down {L} came again.',
        '{F} tickled it. It laughed. Inside a whale that’s like an earthquake.',
      ],
      tip: '“You want to get out,” said {G+}, an old herring, who’d been in there for some time, “but you don’t want to get there. The whale can feel it. It swims in circles, because that one there still doesn’t know which way to go.”',
      low: 'It was very quiet. Boom, boom, went the great heart. {L} felt for Jonah’s sleeve in the dark.',
      turn: '“What are you so afraid of?” asked {L}. For a long time Jonah said nothing. “That they’ll laugh at me in Nineveh,” said Jonah then. “We’ll come with you,” said {L}. “Then they’ll have to laugh at three.” Jonah breathed out. “All right,” said Jonah aloud. “I’ll go!”',
      done: 'At once the whale turned round. They could feel it: straight ahead now, faster and faster. Then it became light in front, the great mouth opened, and splash! All three sat on a beach. Above them, on the hill, lay Nineveh. And nobody laughed. They listened.',
      again:
        '{L} still says so, when somebody wants to run away from something: “Go straight there. It smells less of fish.”',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The whale turned round and swam straight ahead. The great mouth opened, and splash! They sat on a beach. Jonah went up to Nineveh, and nobody laughed. They listened, and set out what they had in the street, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The whale turned round and swam straight ahead. The great mouth opened, and splash! All three sat on a beach. Above them lay Nineveh, and nobody there laughed at Jonah. “It’s three of us,” Jonah told them, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The whale turned round and swam straight ahead. The great mouth opened, and splash! All three sat on a beach. In Nineveh nobody laughed. They listened, and gave the three wet travellers a room with a stove, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The whale turned round. It swam straight ahead, faster and faster. Then it became light in front, the great mouth opened, and splash! They sat on a beach, and above them, on the hill, lay Nineveh. So {told}.',
        },
      ],
      helper: { name: 'Old Herring', creature: 'fish' },
      art: {
        'took a ship that went': 'ship: L look curious; gentleman',
        'as high as a house': 'ship, rain: F cower frightened; L cower frightened; gentleman, huge wave',
        'In the belly of a whale': 'cave, night: L look frightened; F look frightened; gentleman, whale',
        'The wall hiccuped': 'cave, night: L knock; F startle; many fish',
        'as slippery as soap': 'cave, night: L fall; F look surprised',
        'tickled it. It': 'cave, night: F laugh; L fall; fish',
        'swims in circles': 'cave, night: G say; L look G curious; F look G; whale',
        'went the great heart': 'cave, night: L touch calm; F peek curious; big heart, gentleman',
        'What are you so afraid': 'cave, night: L say calm; F look curious; gentleman',
        'Then they’ll have to': 'cave, night: L hold-hands brave; F wave brave; gentleman',
        'All three sat on a beach': 'shore: L cheer; F cheer; whale, gentleman',
        'It smells less of fish': 'village: L point proud; F clap happy; fish',
      },
    },
  ],
};
