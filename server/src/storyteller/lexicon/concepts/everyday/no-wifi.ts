import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a day without games on a screen. */
export const noWifi: StorySourceInput = {
  id: 'no-wifi',
  words: [
    'wifi',
    'wi-fi',
    'no wifi/internet',
    'wifi/internet is broken/down',
    'internet broken/down',
    'computer games',
    'console game',
    'console games',
    'play/playing video/computer games',
    'playing video games all day',
    'game console',
    'games console',
    'too much television',
    'one more level',
    'can’t/cannot stop playing game',
  ],
  situations: [
    'broken',
    'too-many',
    'refuses',
    'wants',
    'learn',
    'question',
    'trait',
    'deed',
    'has',
    'own-wish',
    'cannot',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'a day without the game',
  thing: 'the grey screen',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-level-in-the-hall',
      titles: ['Level One Is in the Hall', 'The Grey Screen', 'No Signal!'],
      goal: 'get through the day without the game',
      trouble: 'the screen stayed grey',
      solved: 'they had built a game of their own',
      opener:
        '{L+} had got as far as level nine. There were only three jumps left to the golden key. Then the picture stood still, and turned grey. In the middle a little wheel went round. “No signal,” it said.',
      friend:
        '{F+} came running across from next door. “Yours as well?” asked {F}. The whole street was without a signal. “For how long?” “Till tomorrow,” they said.',
      problem:
        'Till tomorrow! {L}’s thumbs were still jumping by themselves. Everything else was so slow. The bricks just lay there. The ball didn’t glow. “There’s nothing to do,” said {L}, lying upside down on the sofa, and it had been eleven minutes.',
      tries: [
        '{L} pulled out the plug and put it in again. The wheel thought about it and went on turning.',
        'They climbed on to the wardrobe with the tablet, because the signal might be higher up. There was dust up there.',
        '{F} told {L} what level ten was like. That’s like having a cake described to you.',
      ],
      tip: '“I used to design games,” said {G+} from the ground floor, “on squared paper, at the kitchen table, without any plug. A game is three things: a place you want to get to, something that’s in the way, and three lives. You’ve got a whole house here.”',
      low: '{L} sat up the right way round and looked down the hall. It was long and narrow. At the far end there was the coat stand. It did look a bit like a boss.',
      turn: '“Level one,” said {L}. “The carpet is lava.” They laid out cushions as islands. In level two there was a rope with a bell on it, and you had to get through underneath without a sound. {L} hung a key made of gold paper on the coat stand.',
      done: 'It was really hard. {L} lost a heart to the lava and one to the bell. By the last jump everyone in the house was standing in the doorway and shouting. {L} flew. {L} had it! “Level ten,” said {F}, breathing hard, “is on the stairs.”',
      again:
        'Half an hour on the screen is half an hour. After that the game goes on in the hall. It’s up to level twenty-six.',
      helper: { name: 'Miss Pixel', creature: 'mouse' },
    },
  ],
};
