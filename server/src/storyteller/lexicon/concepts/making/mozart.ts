import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Mozart and other composers. */
export const mozart: StorySourceInput = {
  id: 'mozart',
  words: [
    'mozart',
    'wolfgang amadeus mozart',
    'beethoven',
    'ludwig van beethoven',
    'bach',
    'vivaldi',
    'famous composer',
    'famous composers',
    'composer',
    'composers',
    'great composer',
    'classical music',
    'opera',
    'life of mozart',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'works-as',
    'wants-to-be',
    'own-wish-to-be',
  ],
  topic: 'Mozart and his tune',
  thing: 'the tune',
  home: 'city',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'the-starling',
      titles: ['Mozart’s Starling', 'One Note Wrong', 'The Bird in Vienna'],
      goal: 'find the tune again',
      trouble: 'the tune was gone',
      solved: 'the tune was back',
      opener:
        'In Vienna, long ago, lived Wolfgang Amadeus Mozart, whose head was always full of music. {L+} ran errands for the house: ink, candles, paper with five lines. “Hush,” said Mozart that morning. “I’ve just thought of something.”',
      friend:
        '{F+} sharpened the pens and sang along, which was a help only now and then. Mozart went to the piano, lifted both hands, and stopped. “It’s gone,” said Mozart. “I had it a moment ago, and now it’s gone.”',
      problem:
        'It was to be the best part of a new concerto. “It went up,” said Mozart, “and then there was a little jump in it.” But the more they looked for it, the further away it went. And the concert was on Friday.',
      tries: [
        'They opened all the windows, in case it was still outside. What came in was the noise of the coaches.',
        '{F} sang all the tunes that there were in the kitchen. “Pretty,” said Mozart, “but those are by the cook.”',
        '{L} put everything back as it had been: the same chair, the same cup, the same coat. They could do it with everything except the thought.',
      ],
      tip: '“You hum, you know,” said {G+}, who came to do the washing. “You hum in the street, in the shops, wherever you stop. If I’d lost something, I’d go back to where I’d been carrying it about.”',
      low: 'On the table lay the paper with its five empty lines. In the corner the clock ticked, but it ticked no tune.',
      turn: '{L} went all the way of that morning again: the baker’s, the bridge, and at last the bird shop, where Mozart liked to stand and hum. There, from a cage, somebody was whistling. It went up, and then there was a little jump in it! It was a starling.',
      done: '{L} brought the bird home under a cloth. The starling shook itself and whistled the tune from beginning to end, with only one note a bit too high. “That was lovely!” cried Mozart, and wrote, and laughed. There was room for the starling on the piano.',
      again:
        'It’s true that Mozart kept a starling, for three years, and that it sang from a concerto. The note stayed too high. By the end they all liked it better that way.',
      helper: { name: 'Frau Resi', creature: 'woman' },
      outcomes: [
        {
          asked: ['concert/music/play/piano/tune/song/sing/perform/clap'],
          done: 'The starling shook itself and whistled the tune from beginning to end, with one note a bit too high. Mozart wrote, and laughed, and the ink was hardly dry on Friday. {L} turned the pages, {F} kept the bird quiet, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The starling whistled the tune from beginning to end, with one note a bit too high. “That was lovely!” cried Mozart, and wrote, and sent to the kitchen. {G} stayed, too, with wet sleeves. With crumbs on the piano, for the bird, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The starling shook itself and whistled the tune from beginning to end, with only one note a bit too high. Mozart threw the wig up to the ceiling. There was ink on everyone, and on the bird. Round the piano {told}.',
        },
      ],
    },
  ],
};
