import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a secret code. */
export const secretCodes: StorySourceInput = {
  id: 'secret-codes',
  words: [
    'invisible ink',
    'code and secret message',
    'secret message',
    'codebreaker',
    'code breaker',
    'secret language',
    'secret letter',
    'cipher',
    'morse code',
  ],
  situations: ['thing-pair', 'being-and-thing', 'mystery', 'question', 'deed', 'make', 'learn'],
  topic: 'a secret code',
  thing: 'the secret message',
  home: 'treehouse',
  main: 'treehouse',
  plots: [
    {
      id: 'nothing-on-the-paper',
      titles: ['The Empty Letter', '{L} and the Secret Code', 'Read Between the Lines'],
      goal: 'read the secret message',
      trouble: 'nobody could read the secret message',
      solved: 'the secret message had been read',
      object: 'letter',
      opener:
        'Under the roof of the treehouse hung a tin. It was a letterbox, for secret letters only. {L+} looked into it every day, and hardly anybody knew about it.',
      problem:
        'Today there was a letter in the tin. It did not say who it was from. {L} unfolded it. It was quite empty! Only in one corner somebody had drawn a small lemon and a lamp. “There must be a message on it,” said {L}. “But where?”',
      tries: [
        'They held it up to a mirror. In the mirror it was empty as well.',
        'They put it in water. It was empty and wet now, and had to hang on the line.',
        '{F} rubbed it all over with a pencil. They could see what had been written on the table last week: a shopping list.',
      ],
      tip: '“It isn’t empty, it’s hiding,” said {G+}. “Whoever wrote it has told you how. What do you get if you write with the juice of that fruit and let it dry? Nothing that you can see. And what’s the other picture for?”',
      turn: 'The lemon and the lamp! {L} held the paper over the warm lamp, not too close, and moved it to and fro. At first nothing happened. Then a thin brown line came out of the white, and another. Letters! “XLNV GL GSV LZP,” it said.',
      done: 'But that was in code. {F} wrote the alphabet down, and underneath it {L} wrote it again, backwards: under A stood Z. Letter by letter they changed it back. “Come to the oak,” it said. Behind the oak stood all their friends with a picnic.',
      again:
        'Now there are five in the secret post, and seven lemons in the cupboard. What do they write? That’s secret.',
      outcomes: [
        {
          asked: [
            'solve/crack/read/break code/message/letter/secret/mystery',
            'treasure',
            'find treasure',
            'secret/spy/agent/club',
            'write/send',
          ],
          done: 'Letter by letter they turned the alphabet round, until there it was: “Come to the oak.” They ran, without a word, because walls have ears. Behind the oak something moved, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Letter by letter they turned the alphabet round, until there it was: “Come to the oak.” Behind the oak all their friends were waiting, with five lemons and a blanket. “You’ve done it!” they shouted, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Letter by letter they turned the alphabet round, until there it was: “Come to the oak.” Under its roots stood another tin, and all their friends stood round it. “Open it,” they whispered, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Letter by letter they turned the alphabet round, until there it was: “Come to the oak.” Behind it stood all their friends, who had been keeping as quiet as invisible ink since noon. Then somebody sneezed, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Letter by letter they turned the alphabet round, until there it was: “Come to the oak.” All their friends were there. When the lamp in the treehouse was lit, they knew without any letter what that meant, and {told}.',
        },
      ],
      helper: { name: 'Agent Whisper', creature: 'moth' },
      art: {
        'hung a tin.': 'treehouse: L peek curious; tin, letter',
        'looked into it every': 'treehouse: L hold tin curious; F peek curious; letter',
        'It was quite empty': 'treehouse: L hold paper surprised; F point surprised; tin',
        'lemon and a lamp': 'treehouse: L hold paper(lemon) curious; F look curious; tin',
        'held it up to a mirror': 'treehouse: L raise paper; F think curious; mirror',
        'put it in water': 'treehouse: L hang paper sad; F point worried; bucket, washing-line',
        'with a pencil.': 'treehouse: F draw drawing-pad(carrot); L think worried; crayon',
        'It isn’t empty': 'treehouse: G say; L hold paper curious; F look G; lemon',
        'over the warm lamp': 'treehouse: L stretch-out paper curious; F peek curious; lamp',
        'Letters! “': 'treehouse: L raise letter surprised; F point; lamp',
        'Behind the oak stood': 'forest: L cheer; F write alphabet happy; children, picnic-blanket, tree',
        'Now there are five': 'treehouse: L write happy; F whisper happy; many lemon',
      },
    },
  ],
};
