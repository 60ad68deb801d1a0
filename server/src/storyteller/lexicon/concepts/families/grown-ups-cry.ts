import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a grown-up who cries. */
export const grownUpsCry: StorySourceInput = {
  id: 'grown-ups-cry',
  words: [
    'dad/daddy/papa/father/mum/mom/mummy/mommy/mama/mother/grandpa/grandma cry/cries/crying/cried',
    'when mum/mom/mummy/dad/daddy cry/cries',
    'see/saw/seeing mum/mom/mummy/dad/daddy cry/crying',
    'grown-up/grown-ups/adult/adults cry/crying',
    'boy/boys cry too',
    'boy/boys do/don’t/can/may cry',
    'parent/parents cry/cries/crying',
    'crying is ok/okay/allowed',
    'it is ok/okay to cry',
    'men cry',
  ],
  situations: [
    'trait',
    'deed',
    'wants',
    'learn',
    'question',
    'longing',
    'absence',
    'has',
    'sad',
    'works-as',
    'cannot',
    'refuses',
    'ailment',
    'broken',
    'damage',
    'lacks',
    'quarrel',
    'afraid',
    'own-wish',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'grown-ups who cry',
  thing: 'the kitchen chair',
  creature: 'dad',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'rain-in-the-kitchen',
      titles: ['Rain in the Kitchen', '{S} Cries, Too', 'The Blue Tea Towel'],
      goal: 'know what to do when {S} cried',
      trouble: '{S} was crying, and {L} did not know why',
      solved: '{S} and {L} were no longer alone with it',
      opener:
        '{L+} came down for a glass of water. There was light in the kitchen. {S} sat on the chair by the window, quite alone, and something ran down beside {S}’s nose and dripped on to the table. {S} was crying.',
      friend:
        '{L} stood in the door and did not breathe. {L} had never seen that before. {S} was the one who dried everybody else’s tears.',
      problem:
        '{L} ran up again without the water and got under the blanket. What could make somebody so big cry? “Perhaps it’s because of me,” thought {L}. “Perhaps I was too loud at supper.” It grew cold under that blanket.',
      tries: [
        'At breakfast {L} was as good as gold, and ate even the crusts. But {S}’s eyes were still red.',
        '{L} pulled funny faces, one after the other, the fish, the pig, the old boot. {S} smiled with one half of the mouth. The other half stayed where it was.',
        '“I don’t cry any more,” {L} said. “I’m big now.” {S} looked at {L} for a long time after that, and seemed even sadder.',
      ],
      tip: '“Big people are only small people with longer coats,” said {G+} over the garden fence. “Water has to go somewhere. You can’t mend it, and you needn’t. But you can ask, and you can pass the towel.”',
      low: '{L} sat on the bottom stair and thought of the last time that {L} had cried. Nobody had said anything clever then. But somebody had stayed.',
      turn: 'In the evening {L} took the blue tea towel from the hook and climbed on to the chair beside {S}. “I saw you crying,” said {L}. “Was it because of me?” “No,” said {S}, quickly and firmly. “Oh no. It had nothing to do with you.”',
      done: '“I was sad about something that grown-ups have to sort out,” said {S}, “and I’ll manage. Crying helps. It does when you’re small and it does when you’re big.” {L} held out the towel. There was room for two faces in it, and afterwards they had hot milk.',
      again:
        'The blue tea towel hangs on its hook. Everyone in the house may take it down, whoever it is and however big.',
      helper: { name: 'Mrs Thimble', creature: 'hedgehog' },
      outcomes: [
        {
          asked: ['dad/daddy/mum/mummy/he/she/grandpa/grandma smile/feel/happy/better/stop/okay/ok'],
          kinds: ['happy', 'laughs'],
          done: '“Crying helps,” said {S}. “It does when you’re small and it does when you’re big.” {L} held out the blue towel, and there was room for two faces in it. Afterwards they had hot milk, with a skin on it, and {told}.',
        },
        {
          asked: ['talk/tell/say/explain/understand/learn/know/sad'],
          kinds: ['says', 'tells'],
          done: '“I was sad about something that grown-ups have to sort out,” said {S}, “and I’ll manage. It had nothing to do with you.” {L} held out the blue towel. It’s easier to speak out of a towel, and {told}.',
        },
        {
          kinds: ['hugs', 'friends', 'team', 'stays', 'home', 'sleep'],
          done: '“I was sad, and I’ll manage,” said {S}. “It does help, to cry.” {L} held out the blue towel, and it went round both of them, like a tent. Nobody was on that chair alone any more, and {told}.',
        },
        {
          kinds: ['eats', 'shares', 'party', 'plays', 'makes', 'gets'],
          done: '“I was sad, and I’ll manage,” said {S}. “Crying helps.” {L} held out the blue towel. When it was wet through, they hung it up by the stove, and looked for something for two people who are hungry afterwards. So {told}.',
        },
      ],
    },
  ],
};
