import type { StorySourceInput } from '../../story-source.ts';

/** Stories about chess and draughts. */
export const chess: StorySourceInput = {
  id: 'chess',
  words: [
    'chess',
    'draughts',
    'checkers',
    'play/playing chess',
    'learn/learning chess',
    'chess club/game/board/piece/match',
    'checkmate',
    'pawn',
  ],
  situations: ['learn', 'wants', 'cannot', 'has', 'deed', 'visit', 'trait'],
  indoors: true,
  topic: 'chess',
  thing: 'the chess board',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'the-smallest-piece',
      titles: ['The Smallest Piece', '{L} Plays Chess', 'One Step at a Time'],
      goal: 'win one game of chess',
      trouble: '{L} lost every game of chess',
      solved: 'the little pawn had become a queen',
      opener:
        'There are sixty-four squares on a chessboard. On Sundays it stood by the window, and {L+} set up the pieces: kings, queens, horses, towers, and in front a row of little pawns.',
      friend:
        '{F+} played the black ones. “I like the queen best,” said {L}. “A queen can go anywhere.” And {L} always moved the queen first.',
      problem:
        'Out came {L’s} queen, all alone, across the whole board. Three moves later {F} had taken it. After that it was never long. “Check,” said {F}, and “mate.” That was the ninth time.',
      tries: [
        '{L} copied all that {F} did. It’s a good way of losing a little later.',
        '{L} hid the king in the corner and thought that nobody would find it. {F} found it.',
        '{L} gave away all the pawns, as they were only in the way. Now there was plenty of room, mostly for {F}.',
      ],
      tip: '“You never look at the little ones,” said {G+} from the window frame. “They can’t go back, and they only go one step at a time. But has anybody told you what happens when one of them gets right across?”',
      low: '“What does happen?” asked {L}. {F} went a bit red. “It’s in the rules,” said {F}. “I thought you knew.”',
      turn: 'They looked it up. “Then it turns into a queen!” read {L}. In the tenth game {L} kept the pawns together, and each one looked after another. In the end there was only one left on the edge. It went one step, and another.',
      done: '“I take your horse,” said {F}, quite happy. {L} took hold of the little pawn and pushed it onto the last square. “Queen,” said {L}. {F} looked at the board from all sides. “Check,” said {L}, and then, “mate.” They shook hands, as you do.',
      again:
        'Since then {L} has lost again, and won again. The smallest pawn is allowed to stand on the window sill between games.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} pushed the little pawn onto the last square. “Queen,” said {L}, and then, “check,” and, “mate.” They shook hands, as you do. The board was wanted for something else now: it has room for two plates, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} pushed the little pawn onto the last square. “Queen,” said {L}, and then, “check,” and, “mate.” After nine lost games and one, {F} went to the cupboard in the hall, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} pushed the little pawn onto the last square. “Queen,” said {L}, and then, “check,” and, “mate.” {F} laid the king on its side and reached a hand across the board, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} pushed the little pawn onto the last square. “Queen,” said {L}, and then, “mate.” They shook hands, as you do. The pieces were laid in the box, the horses beside the towers, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} kept the pawns together, and one of them went along the edge, one step, and another, onto the last square. “Queen,” said {L}. {F} looked at the board from all sides. “Check,” said {L}, and {told}.',
        },
      ],
      helper: { name: 'Thread', creature: 'spider' },
      art: {
        'On Sundays it stood by the window': 'living-room: L sit happy at table; chess, window',
        'played the black ones': 'living-room: L point happy; F look; chess on table',
        'Out came': 'living-room: F cheer; L slump sad; chess on table',
        'copied all that': 'living-room: L look F worried; F handle calm; chess on table',
        'in the corner and thought': 'living-room: L hide worried; chess on table',
        'gave away all the pawns': 'living-room: L push worried; F look surprised; chess on table',
        'You never look at the little ones': 'living-room: G say calm; L listen curious; chess, window',
        'What does happen': 'living-room: L say curious F; F stand ashamed; chess on table',
        'looked it up': 'living-room: L read surprised; F look; chess on table',
        'onto the last square': 'living-room: L raise crown proud; F startle surprised; chess on table',
        'Since then': 'living-room: chess, window; L+F laugh',
      },
    },
  ],
};
