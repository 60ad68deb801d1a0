import type { StorySourceInput } from '../../story-source.ts';

/** Stories about staying at home alone for a little while. */
export const homeAlone: StorySourceInput = {
  id: 'home-alone',
  words: [
    'home alone',
    'stay/staying/be/being/left home alone',
    'stay/staying at home alone',
    'alone at home',
    'home alone for an hour',
    'alone in the house',
    'by myself at home',
    'house key',
    'own house key',
    'my own key',
    'own key',
    'latchkey',
    'front door key of my own',
  ],
  situations: [
    'trait',
    'deed',
    'wants',
    'afraid',
    'has',
    'cannot',
    'learn',
    'question',
    'own-wish',
    'refuses',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'being at home alone for a while',
  thing: 'the note on the table',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'half-an-hour',
      titles: ['Half an Hour', '{L} Is at Home Alone', 'The Note on the Table'],
      goal: 'stay at home alone for half an hour',
      trouble: 'the empty house was full of noises',
      solved: '{L} had looked after the house alone',
      opener:
        '“I only have to go to the chemist’s,” they said. “Half an hour. You know where I am, you’ve got the number, and you open the door to nobody. Shall we try it?” {L+} had wanted it for a long time. The door closed, and the key turned.',
      friend:
        '{F+} rang the bell and called through the letter box, “Are you coming out?” “I’m minding the house,” {L} called back, very proudly. “Nobody comes in. See you at four!” Then it was quiet, and the whole sofa belonged to {L}.',
      problem:
        'Then the fridge went “brrrm”. It had surely never done that before. Something ticked, and something dripped. Above the ceiling there was a crack, like a step. {L} looked at the clock. Four minutes had gone by.',
      tries: [
        '{L} turned the music up, so as not to hear it. But then {L} couldn’t hear whether somebody was there, and that was worse.',
        '{L} sat down in the cupboard under the stairs, between the coats. It was dark in there, and the coats had arms.',
        'The doorbell rang. {L}’s heart jumped. But {L} knew what to do about that, and stayed where {L.they} was, quite still, until the steps went away again.',
      ],
      tip: '“My signal box is full of noises,” said {G+}, whose number was on the note, and who picked up at once. “I go round with a list and call on every one of them. A noise that you’ve called on is only a fridge. Ring again whenever you like.”',
      low: '{L} held the list against the wall and wrote down all the noises: Brrrm. Tick. Drip. Crack. There were four of them. That wasn’t so many, really.',
      turn: 'So {L} set out. Brrrm was the fridge. Tick was the alarm clock. Drip was the tap, and {L} turned it off. And Crack was the radiator: when it grew warm, it clicked. “Good afternoon,” said {L} to each of them.',
      done: 'Then there was time left over. {L} laid two plates and two cups on the table. When the key turned in the lock, {L} was reading, with both feet up. “Was everything all right?” “I mended the tap,” said {L}. “And the radiator sends its regards.”',
      again:
        'They’ve made it an hour by now. The list hangs on the fridge. A fifth noise has been added: it’s {L}, singing.',
      helper: { name: 'Mr Semaphore', creature: 'owl' },
    },
  ],
};
