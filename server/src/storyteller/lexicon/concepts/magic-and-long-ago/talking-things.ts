import type { StorySourceInput } from '../../story-source.ts';

/** Stories about things of the house that can talk. */
export const talkingThings: StorySourceInput = {
  id: 'talking-things',
  words: [
    'talk/talking furniture',
    'talk/talking chair/table/sofa/cupboard/lamp/clock/spoon/house/thing/object/objects/teapot/kettle/fridge/shoe/shoes/toaster',
    'furniture that/who talk/talks',
    'furniture come/comes alive',
    'thing/things/object/objects that/who talk/talks',
    'if thing/objects could talk',
    'household objects',
    'chair that/who is tired',
    'tired chair',
    'chair who/that',
    'furniture that argue',
    'grumpy chair/sofa/cupboard',
    'life of furniture',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'by-itself',
    'quarrel',
    'refuses',
    'mystery',
  ],
  topic: 'things that can talk',
  thing: 'the old chair',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'the-chair-has-had-enough',
      titles: ['The Chair That Spoke', 'What the Kitchen Said', 'Everybody Leans on Me'],
      goal: 'get the chair to let somebody sit on it again',
      trouble: 'the chair would not let anybody sit down',
      solved: 'every thing in the kitchen had its wish',
      opener:
        '{L+} wanted to sit down in the kitchen after supper. “No,” said the chair. {L} looked round. There was nobody there. “No,” said the chair again. “I’ve had enough. People always sit on me, and nobody asks.”',
      friend:
        '{F+} came in to see who was talking. “Ouch,” said the door, because {F} had pushed it. “And I am hot,” said the lamp. It seemed that the whole kitchen had been waiting for somebody to begin.',
      problem:
        'Soon they were all talking. The table said that it carried the most. The lamp said that it never got to see the dark. The door said that it was always being shut. And the chair skipped aside whenever somebody came near it.',
      tries: [
        '“Thank you, everybody, for all you do!” said {L}. “That’s for all of us,” grumbled the chair. “So it’s for nobody.”',
        'They gave the whole kitchen a night off. They ate standing up, in the dark, and bumped into each other. It was no fun for anybody.',
        '{F} had them all change places. The lamp tried to be a chair, and the chair hung from the ceiling. It creaked terribly.',
      ],
      tip: '“They’ve talked a lot, and you’ve talked a lot,” said {G+} under the stove. “But in all these years I’ve never heard anybody ask one of them a question and wait for the answer.”',
      low: 'It grew quiet. Only the chair gave a small wooden sigh, like a stair at night. It did not sound cross any more.',
      turn: '{L} knelt down beside the chair. “What would you like?” asked {L}, and waited. It took a while. “To see the garden,” said the chair. “I’ve always stood with my back to the window. I only know it from hearsay.”',
      done: '{L} turned the chair round, so that it looked out at the apple tree. “Oh,” it said, “it’s green!” Then {L} asked the others too: the lamp got one dark hour, the door stood open till bedtime, and the table was waxed. “Do sit down,” said the chair.',
      again:
        'In the morning the kitchen was as silent as any other. But the chair still stood facing the window, and {L} asked before sitting down.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} turned the chair to the apple tree. “Oh,” it said, “it’s green!” The lamp got its dark hour, the door stood open. “And tonight,” said the table, newly waxed, “I’d like to carry something nice.” So {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} turned the chair round, so that it looked out at the apple tree. “Oh,” it said, “it’s green!” The lamp got one dark hour. In the dark nobody could tell who was sitting on whom, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} turned the chair to the apple tree. “Oh,” it said, “it’s green!” The lamp got its dark hour, the door stood open till bedtime, and the table was waxed. One after the other they said good night to {L}, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} turned the chair round, so that it looked out at the apple tree. “Oh,” it said, “it’s green!” The lamp got one dark hour, the door stood open till bedtime, and the table was waxed. They were all asked, and {told}.',
        },
      ],
      helper: { name: 'Aunt Cinder', creature: 'cricket' },
    },
  ],
};
