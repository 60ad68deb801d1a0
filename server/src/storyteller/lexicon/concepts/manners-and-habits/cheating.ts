import type { StorySourceInput } from '../../story-source.ts';

/** Stories about cheating. */
export const cheating: StorySourceInput = {
  id: 'cheating',
  words: [
    'cheat',
    'cheating',
    'cheat/cheats/cheating at board/card game',
    'cheats',
    'cheat/cheats/cheating at game/games/cards/test',
    'cheat/cheating in a test/game/race',
    'copy/copying from neighbour/neighbor/friend',
    'copying',
    'peek/peeking',
    'copycat in a test',
    'play/playing fair',
    'fair play',
    'break/breaking the rules of the game',
  ],
  situations: ['misdeed', 'deed', 'learn', 'question', 'trait', 'value'],
  topic: 'cheating',
  thing: 'the board game',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-six-that-was-a-two',
      titles: ['The Six That Was a Two', '{L} and the Golden Crown', 'Who Really Won?'],
      goal: 'win in a way that felt good',
      trouble: '{L} had won and it did not feel good',
      solved: '{L} had played fair to the very end',
      opener:
        'The winner of the board game got a paper crown. {L+} had never had it. {L} threw the dice. It was a two. Nobody was looking, and {L} gave it a small push.',
      friend:
        '“A six!” said {F+}. “You lucky thing!” {L} moved six squares. After that it was quite easy to push the dice a little, every time.',
      problem:
        '{L} won. Everyone clapped, and {F} put the crown on {L’s} head. “You were so good!” said {F}. {L} smiled. But the crown scratched, and every time somebody was glad for {L}, it scratched more.',
      tries: [
        '“Everybody does it,” thought {L}, and looked round the table. Nobody did it.',
        '{L} let {F} win the next one, to make up for it, and threw badly on purpose. That was not true either.',
        '{L} put the crown in a drawer. You could still feel where it had been.',
      ],
      tip: '“I once won a race because I’d taken a short cut,” said {G+}. “The cup’s in the cellar. I’ve never been able to look at it. You can have a crown all by yourself. But for a game it takes two who believe each other.”',
      low: '{L} looked at the dice. It has six sides, and one of them is always on top, whether you like it or not.',
      turn: '{L} took the crown out of the drawer and laid it in the middle of the table. “I didn’t win,” said {L}. “I pushed the dice. It was a two.” Nobody said anything. {L’s} ears were red. “Can we play it again?” asked {L}. “I’ll throw with a cup.”',
      done: '“All right,” said {F}, after a while, “but I’m watching.” They threw with the cup, so that nobody could push. {L} threw a one, and a two, and another one, and came in last. And then {L} noticed it: nothing scratched. They had laughed the whole time.',
      again:
        'Some weeks later {L} did win, with two real sixes. The crown was a bit squashed by then. It fitted very well.',
      helper: { name: 'Uncle Barnaby', creature: 'man' },
      outcomes: [
        {
          asked: ['win/won/crown/fair/prize'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: 'They threw with the cup, so that nobody could push. It was a two, and it stayed a two. {L} moved two squares, again and again, and nothing scratched. Near the end there were two real sixes in the cup, and {told}.',
        },
        {
          asked: ['forgive/sorry/apologise/apologize/trust/truth/admit/confess/say'],
          kinds: ['says', 'says-words'],
          done: '“I pushed the dice. It was a two,” {L} had said, and laid the crown in the middle of the table. “All right,” said {F}, after a while, “but I’m watching.” By the third throw {F} had stopped watching, and {told}.',
        },
        {
          kinds: [
            'plays',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'stays',
          ],
          done: 'They threw with the cup, so that nobody could push. {L} threw a one, and a two, and another one, and came in last, and nothing scratched. The crown lay in the middle. {F} put it on the cup, which had never lied, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'home', 'way-home', 'tells', 'sleep'],
          done: 'They threw with the cup. {L} threw a one, and a two, and another one, and came in last. It had been a real game, with a real winner. The paper crown was big enough to be a bowl, when you turn it over, and {told}.',
        },
      ],
      art: {
        'got a paper crown': 'living-room: L look curious dice; crown, table',
        'You lucky thing': 'living-room: F point happy; L hold dice worried',
        'put the crown on': 'living-room: F clap happy; L stand worried wearing crown; people',
        'Everybody does it': 'living-room: L look worried wearing crown; people, dice',
        'threw badly on purpose': 'living-room: L throw dice sad; F cheer wearing crown',
        'the crown in a drawer': 'bedroom: L push ashamed; drawers, crown',
        'won a race because': 'living-room: G tell trophy sad; L listen ashamed',
        'It has six sides': 'living-room: L look sad at dice; big dice',
        'the middle of the table': 'living-room: L give crown ashamed; F look surprised; dice, table',
        'threw with the cup': 'living-room: L pour cup laughing; F clap laughing; dice',
        'two real sixes': 'living-room: L cheer wearing crown; F cheer; dice',
      },
    },
  ],
};
