import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a grandparent's false teeth. */
export const falseTeeth: StorySourceInput = {
  id: 'false-teeth',
  words: [
    'false teeth',
    'grandma’s/grandpa’s/granny’s/grandad’s/nana’s teeth',
    'dentures',
    'teeth in glass',
    'grandpa/grandma/granny/grandad lose/loses/lost teeth',
    'grandpa/grandad teeth',
  ],
  situations: [
    'lost',
    'deed',
    'learn',
    'question',
    'trait',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  topic: 'the false teeth',
  thing: 'the glass of water',
  creature: 'grandma',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'who-is-smiling-there',
      titles: ['Who’s Smiling in There?', '{S} Without Teeth', 'The Missing Smile'],
      goal: 'find {S}’s teeth before the photograph',
      trouble: '{S}’s teeth had gone',
      solved: '{S} had the teeth back',
      opener:
        '{S} had teeth that you could take out. At night they stood in a glass by the bed and smiled, all on their own. {L+} thought that was the best thing about {S}.',
      friend:
        '“Goo’ mo’ning,” said {S} on Sunday. {L} looked. {S}’s mouth had gone in like a purse. And the glass was empty.',
      problem:
        'At three the photographer was coming, because all the family were going to be in one picture. “I can’t be in it without a smile,” mumbled {S}. And there was to be roast, as well, with crackling. {L} had to find the teeth. But where do teeth go?',
      tries: [
        '{L} looked under the bed. There were slippers there, and a sweet. {S} gave the sweet a long sad look.',
        '{L} cut new ones out of an orange peel. They fitted quite well, and tasted good, and were gone in three bites.',
        '{L} asked the dog, straight out. The dog smiled. But those were its own.',
      ],
      tip: '“Lost things are where you were thinking of something else,” said {G+}, who had come from next door to help with the chairs. “Not what did you do last night. What were you thinking about?”',
      low: '{S} frowned and sucked in both cheeks. It took some time. “I was thinking of the apple tart,” mumbled {S} then.',
      turn: '“The tart!” cried {L}, and ran into the larder. There stood the apple tart on the shelf with its lid on. And next to it stood a glass of water. {S} had come down in the night for just one bite. {L} held the glass up to the light.',
      done: 'It smiled. {L} bore it up the stairs like a crown. {S} turned to the wall, and back again with the whole face. “Say cheese,” called the photographer. Nobody had as broad a smile as {S}, with a crumb of apple tart in it.',
      again: '{L} has two wobbly ones at the moment. “Put them in a glass,” says {S}. “You never know.”',
      helper: { name: 'Mrs Larder', creature: 'mouse' },
      outcomes: [
        {
          asked: [
            'grandma/grandpa/granny/grandad/she/he find/get/put/wear/have teeth/tooth/back',
            'find/found teeth/tooth',
          ],
          kinds: ['gets', 'given-by', 'all-get'],
          done: 'In the larder, next to the apple tart, stood a glass of water, and it smiled. {L} bore it up the stairs like a crown. {S} turned to the wall, just for a moment, and back again with the whole face, and {told}.',
        },
        {
          asked: ['photo/picture/photographer/smile'],
          kinds: ['claps', 'sees', 'says', 'says-words'],
          done: 'It smiled out of its glass, next to the apple tart. {L} bore it up the stairs like a crown, and {S} put the smile where it belongs. “Say cheese,” called the photographer. “Tart!” cried {S}, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'plays'],
          done: 'It smiled out of its glass, right next to the apple tart. {L} bore it up the stairs like a crown. {S} tried it out with a click, left and right. The roast was on the table, with crackling, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
          ],
          done: 'It smiled. {L} bore it up the stairs like a crown. {S} turned to the wall, and back again with the whole face, and there was a crumb of apple tart in the corner of it. “Who’s been in the larder?” asked {L}, and {told}.',
        },
      ],
      art: {
        'in a glass by the bed': 'bedroom, night: L look happy at glass; glass on table, tooth',
        'glass was empty': 'bedroom, morning: S cover-eyes worried; L look surprised at glass; empty-jar',
        'the photographer was coming': 'bedroom: S stand sad; L search worried; camera',
        'looked under the bed': 'bedroom: L search worried under bed; slippers, sweets',
        'out of an orange peel': 'kitchen: L hold orange happy; S eat happy',
        'asked the dog, straight out': 'living-room: L say curious; S look; dog',
        'Lost things are where': 'living-room: G say calm chair; L+S listen curious',
        'sucked in both cheeks': 'living-room: S think pie calm; L look S curious',
        'ran into the larder': 'cellar: L hold glass surprised; pie on shelf',
        'bore it up the stairs': 'living-room: L raise glass proud; S laugh L; camera',
        'has two wobbly ones': 'bathroom: L look happy at mirror; mirror, glass',
      },
    },
  ],
};
