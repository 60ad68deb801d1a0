import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a team that loses. */
export const theLostMatch: StorySourceInput = {
  id: 'the-lost-match',
  words: [
    'lose/lost/losing final/cup',
    'lost match',
    'team lose/lost/loses/losing',
    'lose/lost/losing football match/game',
    'lost the football match',
    'lost the final',
    'lose by',
    'team never win/wins',
    'worst team',
    'losing team',
    'lost ten nil',
    'lost every game',
    'keep/keeps losing',
  ],
  situations: [
    'lost',
    'lost-by',
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
  happensToLead: true,
  topic: 'losing the match',
  thing: 'the score on the board',
  home: 'village',
  main: 'meadow',
  plots: [
    {
      id: 'seven-nil',
      titles: ['Seven to Nothing', 'The Worst Team in the League', 'After the Whistle'],
      goal: 'find something good in a lost match',
      trouble: 'the team had lost by seven goals',
      solved: 'the team wanted to play again',
      opener:
        'The whistle blew. On the board it said seven to nothing. {L+} stood in the middle of the pitch and looked at the grass. The others, in the other half, were jumping on top of each other.',
      friend:
        '{F+} had played as well, and had mud up to the ears. They walked to the side together. “Seven,” said {F}. “I counted,” said {L}.',
      problem:
        'Nobody in the changing room said a word. One boot flew into a corner. “It was the referee,” somebody muttered. “It was the goalie.” “It was you.” It got louder and louder, and {L} felt like crawling into the bag with the shirts.',
      tries: [
        '“Next time we’ll buy better boots,” said {F}. But the others’ boots had been just as muddy.',
        '{L} said that it was only a game. That was true. It was also the wrong moment, and the other boot came flying.',
        'They agreed never to talk about it again. At home {L} didn’t talk about it, and it sat at the supper table like an uncle.',
      ],
      tip: '“I’ve washed these shirts for thirty years,” said {G+}. “After a win they tell me what they did. After a defeat they tell me who it was. Turn it round! Everyone says one thing that somebody else did well. There’s always one.”',
      low: 'Something good, in a match like that? {L} went through it once more, from the start to the end. Goal, goal, a corner, goal. And there, just before half-time, there had been something.',
      turn: '“Pia’s header,” said {L} aloud in the middle of the quarrel. “Just before half-time. It hit the post.” It grew quiet. “And Omar ran back every time,” somebody said. “And {F} helped their striker up.” It went right round the room, and nobody was left out.',
      done: 'In the end there were eleven good things, four more than goals. “They couldn’t get past us in the last ten minutes,” said {L}. “Not once!” Nobody had noticed that. They went out again, all of them, in socks, and practised the one with the post until it was dark.',
      again:
        'They lost the next match by two. They carried Pia off on their shoulders, and the others couldn’t work out why.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Round the room they said what somebody else had done well, and nobody was left out. There were eleven good things, four more than goals. Mrs Pegtop put the basket with the shirts aside and brought another one, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Round the room they said what somebody else had done well, and there were eleven good things. The door opened. It was the other team’s captain, with wet hair. “That header!” said the captain, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Round the room they said what somebody else had done well. In the end there were eleven good things, four more than goals. “They couldn’t get past us in the last ten minutes,” said {L}, “not once!” And {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Round the room they said what somebody else had done well, and there were eleven good things. They practised the one with the post, in socks, until nobody could see the post, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'In the end there were eleven good things, four more than goals. They went out again, all of them, in socks, and practised the one with the post until it was dark. The following Saturday Pia jumped highest, and {told}.',
        },
      ],
      helper: { name: 'Mrs Pegtop', creature: 'goose' },
      art: {
        'On the board it said seven': 'meadow: L look sad at ground; notice, children',
        'had mud up to the ears': 'meadow: L walk sad; F walk sad; mud, ball',
        'changing room said a word': 'hallway: L sit sad on bench; boot, children',
        'Next time we’ll buy': 'hallway: F show boot worried; L sit sad',
        'said that it': 'hallway: L cower worried; boot, children',
        'never to talk about it again': 'kitchen: L sit sad at table; plate',
        'I’ve washed these shirts': 'hallway: G hold shirt calm; L listen sad',
        'Something good, in a match': 'hallway: L think ball sad on bench',
        'in the middle of the quarrel': 'hallway: L speak brave; children',
        'eleven good things': 'meadow, evening: L kick happy; F cheer; goal, sock',
        'lost the next match by': 'meadow: L cheer; F cheer; children, ball',
      },
    },
  ],
};
