import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a team that always loses. */
export const theLosingTeam: StorySourceInput = {
  id: 'the-losing-team',
  words: [
    'team always lose/loses/losing',
    'team that always lose/loses',
    'team that never win/wins',
    'bad team',
    'our team lose/loses/lost again',
    'my team lose/loses/lost every',
    'last in the league',
    'bottom of the league',
    'our first goal',
    'first goal',
    'terrible football team',
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
    'record',
  ],
  topic: 'the team that always loses',
  thing: 'the ball',
  home: 'meadow',
  main: 'meadow',
  plots: [
    {
      id: 'everyone-behind-the-ball',
      titles: ['Nil to Nine', 'The Worst Team in the Valley', 'Our First Goal'],
      goal: 'score one goal',
      trouble: 'the team had lost every match and had never scored',
      solved: 'the team had scored its first goal',
      opener:
        'The Muddy Boots were the worst team in the valley. They had played nine matches and lost nine. They had never scored, apart from once in their own net. {L+} played for the Muddy Boots.',
      friend:
        '“Tomorrow it’s the tenth,” said {F+}, who played for them too. “Against the Falcons. They’ve won everything.” They sat on the ball, back to back, and plucked at the grass.',
      problem:
        '“I don’t want to win the cup,” said {L}. “I’d just like to know what it’s like. One goal. A real one.” But whenever they got the ball, there was a crowd at once, and then it was gone.',
      tries: [
        'They practised shooting all afternoon, and hit the goal very often. There had been no Falcons in the way.',
        'They practised a fierce look. It only made the neighbours ask whether they had tummy ache.',
        'They ran faster. Now the whole team got to the ball at the same time, and they fell over each other in a heap.',
      ],
      tip: '“I see every match from up here,” said {G+} on the crossbar. “I see the ball, and I see the grass. You’ve a great deal of grass. I often wonder that nobody lives there.”',
      low: 'It rained in the night. At half-time they were four goals behind, and on the touchline somebody had begun to pack up.',
      turn: '{L} looked across the field: there was the ball, and round it, in one heap, all the Muddy Boots. And everywhere else there was nothing but grass. “We’re all running after it!” said {L}. “We’ve got to live somewhere. You stay left, you stay right, and nobody leaves home!”',
      done: 'The ball came out to the right, and somebody was living there. It flew to the left, and somebody was living there, too. The Falcons ran to and fro. And then it rolled to {L}, and ahead was only grass and a goal. Four to one! The Muddy Boots danced.',
      again: 'They lost the match. In the paper it said “4:1”. {L} cut it out and put a frame round the one.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'It rolled to {L}, and ahead was only grass and a goal. Four to one! They lost the match, but that one was real. The Muddy Boots danced. The Falcons had the cake, and no idea what there was to celebrate, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'It rolled to {L}, and ahead was only grass and a goal. Four to one! The Muddy Boots danced. The captain of the Falcons fetched the ball out of their net, wiped off the mud, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'It rolled to {L}, and ahead was only grass and a goal. Four to one! Nobody had ever seen the Muddy Boots dance before. Even the Falcons stopped, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'It rolled to {L}, and ahead was only grass and a goal. Four to one! The Muddy Boots danced, and lost the match, and didn’t notice. Back to back on the ball they talked it through once more, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The ball came out to the right, and somebody was living there. It flew to the left, and somebody was living there, too. The Falcons ran to and fro. Then it rolled to {L}, and ahead was only grass and a goal, and {told}.',
        },
      ],
      helper: { name: 'Wagner', creature: 'wagtail' },
      art: {
        'The Muddy Boots were': 'meadow: L stand sad; boot, mud, ball',
        'Tomorrow it’s the tenth': 'meadow: L+F sit sad; ball',
        'to win the cup': 'meadow: L think goal sad; ball',
        'practised shooting all afternoon': 'meadow: L kick happy; goal, ball',
        'a fierce look': 'meadow: L stamp angry; F stamp angry; people',
        'ran faster': 'meadow: L+F fall; ball, children',
        'I see every match': 'meadow: G say calm; L listen curious; goal',
        'It rained in the night': 'meadow, rain: L slump sad; mud, ball',
        'looked across the field': 'meadow: L point brave; children, ball',
        'ahead was only grass and': 'meadow: L kick proud; F cheer; goal, ball',
        'cut it out and put': 'bedroom: L hang newspaper proud; picture',
      },
    },
  ],
};
