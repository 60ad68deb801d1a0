import type { StorySourceInput } from '../../story-source.ts';

/** Stories about not getting the main part. */
export const theSmallPart: StorySourceInput = {
  id: 'the-small-part',
  words: [
    'not get/got/given main/lead/big/best part/role',
    'main part/role',
    'small/tiny part/role',
    'part in the play',
    'tree in the play',
    'did not get the part',
    'not be the star',
    'be/being/play a tree',
    'want/wanted to be the princess/star/mary/king',
    'wrong part',
    'no lines',
    'only one line',
    'lead role',
    'not the lead',
  ],
  situations: [
    'wants',
    'sad',
    'deed',
    'lacks',
    'learn',
    'question',
    'trait',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'getting only a small part',
  thing: 'the brown costume',
  home: 'school',
  main: 'school',
  plots: [
    {
      id: 'third-tree-from-the-left',
      titles: ['The Third Tree from the Left', '{L} Is a Tree', 'The Smallest Part'],
      goal: 'make something of the small part',
      trouble: '{L} was not the king but a tree',
      solved: 'the play could not have gone on without {L}',
      opener:
        '{L+} had learned the king’s words by heart, every one, even the cough. Then the list was read out. The king was somebody else. “{L},” it said, right at the bottom, “third tree from the left.”',
      friend:
        '{F+} was the second tree from the left. “At least we’re next to each other,” said {F}. {L} said nothing. Trees don’t.',
      problem:
        'The costume was brown and scratchy, with two holes for the arms. A tree has no words. It comes on, stands there, and goes off. During the rehearsal the king forgot the cough, and {L} nearly shouted it. It isn’t easy to be in a forest and be angry.',
      tries: [
        '{L} stood a bit further forward each time. “The forest is coming,” said the king nervously, and everybody had to start again.',
        '{L} said the king’s words, too, only with the lips. It did not help. It hurt a bit more.',
        '“I’ll be ill on that day,” {L} thought. But then there would be a gap, third from the left, and everybody would see where {L} wasn’t.',
      ],
      tip: '“I’ve been holding up the roof here for eighty years,” said {G+} from the prop room, “and I never had a line. Ask what would happen if you weren’t there. And then be it properly. Have you ever seen a tree that was doing nothing?”',
      low: 'On the way home {L} stopped by the chestnut in the yard. It creaked. It swayed, quite slowly, from the bottom up. Something small was moving about in it. It wasn’t doing nothing at all.',
      turn: 'So {L} practised being a tree. Feet like roots. Arms that were held by the wind. {L} creaked before the storm came, and all the other trees creaked, too. “Now it’s a forest,” said the teacher, and went quite pale with delight.',
      done: 'On the evening of the play, the king came to the edge of the forest and had forgotten everything. It was terribly quiet. Then the third tree from the left creaked, and bent down in the wind, and whispered four words. The king coughed. And it went on.',
      again:
        'Nobody in the hall had noticed. But the king had. Right at the end the king bowed to the forest, very deeply.',
      helper: { name: 'Old Mr Beam', creature: 'mole' },
    },
  ],
};
