import type { StorySourceInput } from '../../story-source.ts';

/** Stories about practising. */
export const pianoPractice: StorySourceInput = {
  id: 'piano-practice',
  words: [
    'piano practice',
    'practise/practising/practice/practicing piano/violin/guitar/recorder/trumpet/cello/flute/instrument/scale/scales',
    'music practice',
    'piano lesson',
    'violin lesson',
    'play/playing piano',
    'learn/learning piano/violin/guitar/recorder/flute',
    'piano practise',
    'violin practice',
    'violin practise',
    'guitar practice',
    'guitar lesson',
    'guitar practise',
    'recorder practice',
    'recorder lesson',
    'recorder practise',
    'trumpet practice',
    'trumpet lesson',
    'trumpet practise',
    'cello practice',
    'cello lesson',
    'cello practise',
    'flute practice',
    'flute lesson',
    'flute practise',
    'not want practise/practice piano/violin/guitar',
    'not want to practise/practice',
  ],
  situations: ['learn', 'refuses', 'reluctant', 'wants', 'cannot', 'trait', 'own-wish', 'deed', 'afraid'],
  topic: 'practising',
  thing: 'the difficult bar',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-bad-bar',
      titles: ['{L} Practises', 'The Four Bad Notes', 'Once More, Slowly'],
      goal: 'play the piece right to the end',
      trouble: '{L} got stuck at the same place every time',
      solved: '{L} could play the piece to the end',
      opener:
        '{L+} had chosen the piece, because it sounded like rain on a roof. “Ten minutes a day,” the teacher had said. On Monday that had sounded like nothing at all. Now it was Thursday.',
      problem:
        'The beginning went well. {L} knew it by heart. And then, in the second line, there were four notes that would not come right. Plink, plonk, stop. “I hate practising,” said {L}. “I always get stuck.”',
      tries: [
        '{L} played the whole piece as fast as possible, to get past the place before it noticed. The crash was worse than ever.',
        '{L} played the beginning again, because that was so nice. And again. After eight times the beginning was perfect, and the four notes were just as bad.',
        '{L} left the four notes out. But then the rain stopped in the middle of the roof, and anyone could hear it.',
      ],
      tip: '“You practise what you can already do,” said {G+}. “That’s more fun, but it doesn’t help. Forget the beginning. Take just those four notes, as slowly as a snail, three times right. Then put the note before in front of them.”',
      turn: 'So {L} covered up everything else with two sheets of paper. Four notes, slowly. Wrong. More slowly. Right. And right again. Then with the one before, and the one after, and a bit less slowly each time.',
      done: '{L} took the paper away and played from the top. The second line came nearer. {L} held on to the time, and the four notes went by as if they had always been easy. It rained right to the end of the roof.',
      again:
        '“Which are the bad bars?” {L} asks now with every new piece, and begins there. Then the rest takes care of itself, in ten minutes a day.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} took the paper away and played from the top. The four notes went by as if they had always been easy, and it rained right to the end of the roof. From the kitchen they came in with wet hands, “Again!”, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} took the paper away and played from the top. The four notes went by as if they had always been easy. {G} took the pencil and wrote something over the second line, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} took the paper away and played from the top. The four notes went by as if they had always been easy, and it rained right to the end of the roof. Somebody had been listening in the doorway, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} took the paper away and played from the top. The four notes went by as if they had always been easy, and it rained right to the end of the roof. The lid was closed, very softly, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Four notes, as slowly as a snail, and then with the one before, and the one after. {L} took the paper away and played from the top. The four notes went by as if they had always been easy, and {told}.',
        },
      ],
      helper: { name: 'Madame Swan', creature: 'swan' },
      art: {
        'had chosen the piece': 'living-room: L sit happy at piano; piano, music-sheet',
        'On Monday that had sounded': 'living-room: L look worried at piano; piano, teacher',
        'there were four notes that': 'living-room: L sulk angry; piano, music-sheet',
        'to get past the place': 'living-room: L handle angry; piano, music-sheet',
        'because that was so nice': 'living-room: L handle happy; piano',
        'left the four notes out': 'living-room: L stand worried; piano, music-sheet',
        'what you can already do': 'living-room: G say calm; L listen curious; music-sheet, piano',
        'covered up everything else': 'living-room: L hold paper curious; piano, music-sheet',
        'Then with the one before': 'living-room: L handle calm; piano, music-sheet',
        'took the paper away and played': 'living-room: L handle proud; piano, music-sheet',
        'Which are the bad bars': 'living-room: L hold music-sheet curious; piano',
      },
    },
  ],
};
