import type { StorySourceInput } from '../../story-source.ts';

/** Stories about knitting. */
export const knitting: StorySourceInput = {
  id: 'knitting',
  words: ['knit', 'knitting', 'crochet', 'yarn', 'ball of wool', 'learn knit'],
  situations: ['make', 'learn', 'question', 'thing-pair', 'being-and-thing'],
  topic: 'knitting',
  thing: 'the knitting',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'the-hole-in-the-scarf',
      titles: ['Knit One, Drop One', '{L} Learns to Knit', 'The Scarf With the Hole'],
      goal: 'knit a scarf without holes',
      trouble: 'there was a big hole in the scarf',
      solved: 'the scarf was finished',
      object: 'scarf',
      opener:
        'Two needles and one red ball of wool: it’s hard to believe that a scarf comes out of that. In, round, through and off. {L+} had learned it on Sunday and wanted to knit a scarf before the first snow.',
      problem:
        'On Wednesday the scarf was as long as an arm. {L} held it up to the light. In the middle there was a hole, as big as a button, and while {L} looked at it, it grew. A ladder was running down from it, row by row.',
      tries: [
        '{L} pulled at the wool to close the hole. It got bigger, and the edge puckered.',
        '{L} simply went on knitting, faster than the hole could run. But a hole stays where it is, and a scarf with a hole is cold in the middle.',
        '{F} sewed a button over it. The button fell through.',
      ],
      tip: '“You haven’t made a hole,” said {G+}. “You’ve dropped a stitch. It’s still there, look, that little loop down at the bottom. It can climb back up by the same ladder. It only needs somebody to hold out a hand.”',
      turn: '{L} took a crochet hook. {L} caught the small red loop, put the hook under the first rung, and pulled it through. There was one stitch where the hole had been. Then the next rung, and the next, all the way up to the needle.',
      done: 'The hole was gone. Nobody would ever find the place. Now {L} knew how to mend a dropped stitch, and it didn’t matter any more if another one fell. The scarf grew and grew, and was finished on Saturday.',
      again: 'On Sunday it snowed. {L} wore the scarf, and cast on the stitches for another one, in blue.',
      helper: { name: 'Grandpa Purl', creature: 'sheep' },
      outcomes: [
        {
          asked: ['scarf/wear/warm/hat/blanket/jumper/sweater/mitten/sock/snow/finish/knit'],
          done: 'The hole was gone, and nobody would ever find the place. Rung by rung the small red loop had climbed home. The scarf grew and grew. On Saturday {L} pulled the last thread through, and outside the first flake fell. So {told}.',
        },
        {
          asked: ['give/gift/present/grandma/granny/grandpa/mum/mummy/dad/friend/baby'],
          done: 'The hole was gone, and nobody would ever find the place. The scarf grew and grew, and was finished on Saturday. It was long enough for one neck, and one neck in particular. {L} folded it into paper, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The hole was gone, and nobody would ever find the place. The scarf grew, and was finished on Saturday. It was so long that they could all sit in it, side by side on the sofa, with {G} at the end, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The hole was gone, and nobody would ever find the place. The scarf was finished on Saturday. {L} wound it round, once, and {F} took the other end, and round it went there. There was no getting apart, and {told}.',
        },
      ],
      art: {
        'one red ball of wool': 'living-room: L hold red wool happy; needle',
        'before the first snow': 'living-room: L knit happy on sofa',
        'there was a hole': 'living-room: L hold red scarf surprised; hole',
        'pulled at the wool': 'living-room: L pull wool worried; red scarf',
        'faster than the hole': 'living-room: L knit worried; red scarf',
        'sewed a button over': 'living-room: F sew worried; L look worried; button, red scarf',
        'dropped a stitch': 'living-room: G knit calm; L think ladder curious',
        'took a crochet hook': 'living-room: L handle needle curious; red scarf, ladder',
        'was one stitch where': 'living-room: L show red scarf happy; F look happy; needle',
        'would ever find the place': 'living-room: L raise big red scarf proud; F clap; red wool',
        'wore the scarf, and cast': 'garden, snow: L knit happy wearing red scarf; blue wool',
      },
    },
  ],
};
