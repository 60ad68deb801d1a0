import type { StorySourceInput } from '../../story-source.ts';

/** Stories about mending things. */
export const mending: StorySourceInput = {
  id: 'mending',
  words: [
    'mend/mending things',
    'repair café/cafe',
    'second-hand',
    'second hand',
    'second-hand clothes',
    'mend/mending toy/clothes/sock/jumper',
    'repair/repairing things',
    'make do and mend',
    'hand-me-down clothes',
    'charity shop',
    'jumble sale',
    'upcycling',
  ],
  situations: [
    'thing-pair',
    'being-and-thing',
    'learn',
    'question',
    'damage',
    'own-damage',
    'broken',
    'make',
  ],
  indoors: true,
  topic: 'mending things',
  thing: 'the repair table',
  home: 'cottage',
  main: 'workshop',
  plots: [
    {
      id: 'the-coat-with-the-hole',
      titles: ['Good as New', '{L} at the Repair Table', 'The Coat With the Star'],
      goal: 'mend the favourite coat',
      trouble: 'there was a hole in the favourite coat',
      solved: 'the coat was mended',
      object: 'star',
      opener:
        '{L+} had a coat that had belonged to a cousin first, and to the cousin’s sister before that. It was red, and knew every tree in the park. {L} would not have changed it for a new one.',
      problem:
        'On the fence by the playing field there was a ripping noise, and then there was a hole in the elbow as big as a potato. “That’s the end of that coat,” said somebody. “It’ll have to go in the bin.” {L} took it off and hugged it.',
      tries: [
        '{L} put a bit of sticky tape over the hole. As soon as the arm bent, the tape was gone.',
        'They tied a scarf round the elbow. It slid down over the hand.',
        '{L} wore it with that arm behind the back. You can’t climb like that.',
      ],
      tip: '“Come in,” said {G+}. On Saturdays there was a repair table in the hall for whatever was broken. “A hole can be mended so that nobody sees it,” said {G}, “or so that everybody does. Which would you like?”',
      turn: '“So that everybody sees it!” In the box of scraps lay a piece of yellow velvet. {L} cut out a star, bigger than the hole, pinned it on, and sewed all the way round, with small stitches, in and out. {F} threaded the needle.',
      done: 'The elbow bent, and the star held. At the next table somebody mended a lamp, and a bicycle got its bell back. By evening almost everything in the hall worked again. “Where did you get a coat like that?” asked a child at the door.',
      again:
        'There are two more stars on the coat by now. They’re not all over holes. {L} helps at the table on Saturdays.',
      helper: { name: 'Mrs Thimble', creature: 'mouse' },
      outcomes: [
        {
          asked: ['coat/toy/teddy/mend/fix/new/wear/work/repair/star/patch'],
          done: 'The elbow bent, and the star held. At the next table somebody mended a lamp, and a bicycle got its bell back. Nothing went in the bin that Saturday. Needle, hammer, a drop of oil: from table to table {told}.',
        },
        {
          asked: ['give/friend/brother/sister/cousin/baby/neighbour/neighbor/child'],
          done: 'The elbow bent, and the star held. The coat had belonged to a cousin, and to somebody before that. In the door stood a child in a thin jacket, and looked at the box of scraps. {L} knew what to do, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The elbow bent, and the star held. At the next table a bicycle got its bell back, and in the corner the old coffee machine began to cough, and worked. That was the sign: round the repaired cups {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The elbow bent, and the star held. “Where did you get a coat like that?” asked a child at the door. {L} lifted one arm, and the yellow velvet shone. Among the lamps that burned again {told}.',
        },
      ],
      art: {
        'belonged to a cousin first': 'cottage: L stand happy wearing red coat',
        'have changed it for a': 'garden: L climb happy on tree wearing red coat',
        'On the fence by': 'village: L look sad red coat; fence',
        'sticky tape over the hole': 'cottage: L handle sticky-tape worried; red coat',
        'tied a scarf': 'cottage: L stand worried wearing scarf; F tie worried',
        'with that arm behind': 'garden: L look worried; tree',
        'On Saturdays there was': 'workshop: G hold needle calm; L hold red coat curious; table',
        'box of scraps lay': 'workshop: L cut happy; yellow star, box',
        'sewed all the way round': 'workshop: L sew happy; F hold needle happy; red coat, yellow star',
        'elbow bent, and the star': 'workshop: L raise proud wearing red coat; F clap; yellow star',
        'At the next table': 'workshop: L stand proud wearing red coat; F clap; people, bike, lamp',
        'two more stars': 'workshop: L sew happy; red coat, people',
      },
    },
  ],
};
