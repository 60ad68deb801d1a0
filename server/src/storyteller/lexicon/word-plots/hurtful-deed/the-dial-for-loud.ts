import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-dial-for-loud` of the frame `hurtful-deed`, for themes with its words. */
export const theDialForLoud: StoryPlotInput = {
  id: 'the-dial-for-loud',
  words: [
    'shout',
    'scream',
    'yell',
    'swear',
    'say bad',
    'use bad',
    'say rude',
    'say mean',
    'say nasty',
    'use',
  ],
  titles: ['The Dial for Loud', '{S} Finds Another Voice', 'Once More, More Quietly'],
  goal: 'hear what {S} really wanted to say',
  trouble: '{S} was so loud that nobody heard the words',
  solved: '{S} could say it so that everyone heard it',
  opener:
    'The cups rattled. The cat went under the cupboard. {L+} put down the spoon and knew: it had begun again.',
  friend:
    '{S+} stood in the middle of it all, quite red. {^S} {did}, and it was about something, but it was so loud and so rough that nobody could tell what.',
  problem:
    'Somebody was close to tears, and somebody else went out and shut the door. “That hurts my ears,” said {L}, “and it frightens them.” Then {S} stood there, alone with a great deal of voice.',
  tries: [
    'They shouted back. Now the cat was under the cupboard behind the cupboard.',
    'They put on ear muffs. It was quieter. But {S} still had not said it, and needed to.',
    '“Be quiet!” they said. {S} was quiet, and got redder and redder, like a jar with the lid on.',
  ],
  tip: '“Loud is what comes when one isn’t heard,” said {G+}. “Breathe out first, the whole red air. Then turn the dial down, to three. And then one sentence, which begins with ‘I’.”',
  turn: '{L} drew a dial on a plate, from one to ten. “You’re at ten,” said {L}. They breathed out together, as long as it takes to cool soup. {S} turned the hand of the dial: eight, five, three. “I want…” said {S}, and had to look for the rest.',
  done: '“I want somebody to sit with me,” said {S}, at three. It was a very good sentence. The door opened again, and even the cat came out. {S} went from one to the other. “I’m sorry that I shouted.” And somebody sat down with {S}.',
  again: 'The plate hangs on the wall. Anyone may turn it. On Sundays, out on the field, ten is allowed.',
  helper: { name: 'Mrs Dapple', creature: 'cow' },
};
