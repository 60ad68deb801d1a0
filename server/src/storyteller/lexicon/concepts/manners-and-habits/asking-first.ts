import type { StorySourceInput } from '../../story-source.ts';

/** Stories about asking first and stopping when somebody says no. */
export const askingFirst: StorySourceInput = {
  id: 'asking-first',
  words: [
    'consent',
    'borrow/borrowing without asking',
    'borrows without asking',
    'ask/asking first',
    'ask/asking permission',
    'no mean/means no',
    'stop mean/means stop',
    'tickle/tickling',
    'say/saying stop',
    'when someone/somebody says no/stop',
    'rough play',
    'ask/asking before touch/touching/take/taking/borrow/borrowing',
  ],
  situations: ['learn', 'deed', 'trait', 'cannot'],
  topic: 'asking first',
  thing: 'the tickling game',
  main: 'garden',
  plots: [
    {
      id: 'stop-means-stop',
      titles: ['Stop Means Stop', '{L} and the Tickling Game', 'Shall I?'],
      goal: 'find out why {F} had stopped playing',
      trouble: '{F} did not want to play any more',
      solved: 'they were playing again, and stop meant stop',
      opener:
        '{L+} had invented a game. It was called Tickle Monster, and {L} was always the monster. {L} had long wiggly fingers and a terrible roar.',
      friend:
        '{F+} had come to play. “Roar!” went {L}, and tickled. {F} laughed, and rolled about on the grass. It was a very good start.',
      problem:
        '“Stop!” called {F}, laughing. {L} went on. “Stop it, please!” {L} went on, because {F} was laughing so hard. Then {F} pushed {L’s} hands away, got up, and went to sit behind the hedge.',
      tries: [
        '“But you laughed!” said {L}. {F} pulled up some grass and said nothing.',
        '{L} came back with a feather and tickled {F’s} foot. It was a very small tickle. {F} moved further away.',
        '“You can tickle me, as much as you like,” said {L}. But {F} did not want to tickle anyone.',
      ],
      tip: '“When you tickle somebody, they laugh, even if they don’t like it,” said {G+}. “The laugh comes by itself. The word doesn’t. What did {F} say?” {L} thought. “{F} said stop,” said {L}. “Twice.”',
      low: 'The garden was quiet. Tickle Monster is no game for one.',
      turn: '{L} went to the hedge, and stayed on the other side. “You said stop and I didn’t stop. I’m sorry,” said {L}. “From now on, stop means stop, at once, even when you’re laughing. And I’ll ask first. Would you like to play?”',
      done: '{F} tried it out. “Roar?” asked {L}. “No,” said {F}, and {L} stood as still as a statue. “Yes,” said {F}, and the monster came. “Stop!” It stopped, with one finger in the air. Now they were both laughing, and nobody went behind the hedge.',
      again: 'There are lots of games with stop in them now. {L} can stop in the middle of a roar.',
      helper: { name: 'Nettie', creature: 'goat' },
      outcomes: [
        {
          asked: ['play/game/tickle/monster/again'],
          kinds: ['plays'],
          done: '“Roar?” asked {L}. “No,” said {F}, and {L} stood as still as a statue. “Yes,” said {F}, and the monster came. “Stop!” It stopped, with one finger in the air. A game with a brake can go much faster, and {told}.',
        },
        {
          asked: ['sorry/forgive/apologise/apologize/learn/say/ask'],
          kinds: ['says', 'says-words'],
          done: '{F} came out from behind the hedge and tried it out. “Stop!” The monster stopped, with one finger in the air, although both of them were laughing. {F} did it five times, to be sure. It held every time, and {told}.',
        },
        {
          kinds: [
            'friends',
            'new-friend',
            'still-friends',
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'team',
            'stays',
          ],
          done: '“Stop!” It stopped, with one finger in the air and one foot off the ground. {F} walked round it once, and looked at it from behind. “And now you ask,” said {F}. The monster asked, in a very small roar, and {told}.',
        },
        {
          kinds: [
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'home',
            'way-home',
            'tells',
            'sleep',
            'invited',
          ],
          done: '“Roar?” asked {L}. “No,” said {F}, and the monster stood as still as a statue. “Yes.” – “Stop!” They changed over, and {L} found out what it is like to be tickled. Then both monsters were out of breath and very hungry, and {told}.',
        },
      ],
    },
  ],
};
