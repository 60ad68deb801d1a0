import type { StorySourceInput } from '../../story-source.ts';

/** Stories about kangaroos. */
export const kangaroos: StorySourceInput = {
  id: 'kangaroos',
  words: ['kangaroo', 'kangaroos', 'joey', 'joeys', 'wallaby', 'kangaroo pouch', 'baby kangaroo'],
  situations: ['visit', 'learn', 'question', 'trait'],
  creature: 'kangaroo',
  topic: 'kangaroos',
  thing: 'the pouch',
  home: 'meadow',
  main: 'meadow',
  plots: [
    {
      id: 'too-big-for-the-pouch',
      titles: ['{S} and the Full Pouch', '{L} and the Kangaroo', 'One Big Hop'],
      goal: 'help {S} do without the pouch',
      trouble: '{S} no longer fitted into the pouch',
      solved: '{S} could hop along with the others',
      opener:
        'In the red land, where the grass is dry and the sky is big, {L+} was sitting in the shade of a gum tree. Something went “oof”. Then it went “oof” again.',
      friend:
        'It was {S+}, trying to climb into a pouch that belonged to an aunt. “It used to be easy,” said {S}. “You just jump in, head first, and turn round.” Two long feet were sticking out.',
      problem:
        '“You’re too heavy now,” said the aunt kindly. “And somebody else is in there.” {S} looked. In the pouch lay a tiny new joey, no longer than a bean. “But how shall I get anywhere?” said {S}. “I fall over when I hop.”',
      tries: [
        '{L} lent {S} a shopping bag to sit in. {S} fitted in perfectly. But nobody could lift it.',
        '{S} hopped with short quick hops, like a rabbit. After three of them {S’s} feet got muddled.',
        '{L} held {S} by both paws, and they hopped together. They fell over together, too.',
      ],
      tip: '“You hop with your feet only,” said {G+}. “I’ve got no tail worth speaking of. But you have! Kangaroos lean on it, like a third leg. Push off, swing it up, and look far ahead.”',
      low: '{S} turned round and looked. There lay the tail, long and strong, in the dust. “I thought that was just for sitting,” said {S}.',
      turn: '{L} drew a line in the sand, and a second one, far off. “Don’t look at your feet,” said {L}. “Look at that line. Feet together, tail down, and up!” {S} leaned back on the tail, took a breath, and jumped.',
      done: 'Bounce! {S} flew over the first line, and the second one, and landed as softly as a ball. The tail had kept the balance all by itself. Bounce, bounce, bounce! In the evening {S} hopped right at the front.',
      again:
        'When {S} is tired, there’s still room to put just {S.their~the} head into the pouch, and say hello to the bean.',
      helper: { name: 'Old Wom', creature: 'wombat' },
      outcomes: [
        {
          asked: ['hop/jump/bounce/race/win/leap/high'],
          done: '{S} leaned back on that long tail, and bounce! Over the first line, over the second, and down as softly as a ball. Nothing got muddled. “Look ahead!” called {L}, and ran alongside. Across all the red land {told}.',
        },
        {
          asked: ['mum/mother/mummy/joey/baby/pouch/home/family/friend/sister/brother'],
          done: 'Bounce! {S} flew over both lines and landed as softly as a ball. In the evening {S} hopped right at the front. Then {S} put just a nose into the pouch, where the bean lay, and told it all about tails. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Bounce! {S} flew over the first line and over the second one, and landed as softly as a ball. The aunt looked out from under the gum tree. A first hop is like a birthday, for kangaroos, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Bounce, bounce, bounce! {S} flew over both lines, and landed as softly as a ball, right in front of {L}. “That’s what it’s for!” cried {S}, and waved the tail. They both sat down on it, and {told}.',
        },
      ],
      art: {
        'in the shade of a gum tree': 'desert: L sit curious; tree',
        'an aunt': 'desert: S climb worried; L look S surprised; kangaroo',
        'a tiny new joey': 'desert: S cry sad; L look worried; kangaroo, baby',
        'a shopping bag': 'desert: S sit worried in bag; L pull worried',
        'quick hops, like a rabbit': 'desert: S fall; L startle worried',
        'by both paws': 'desert: L+S fall; stone',
        'with your feet only': 'desert: G say; L+S look G curious',
        'in the dust': 'desert: S look surprised at ground; L point happy',
        'drew a line in the sand': 'desert: L point brave; S crouch brave; stick',
        'Bounce!': 'desert: S jump proud; L cheer',
        'say hello to the bean': 'desert: S wave happy; L wave happy; kangaroo, baby',
      },
    },
  ],
};
