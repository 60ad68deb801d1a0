import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a ghost that cannot scare anybody. */
export const ghostBoo: StorySourceInput = {
  id: 'ghost-boo',
  words: [
    'ghost cannot/can’t/couldn’t/could say boo',
    'ghost say/says/saying boo',
    'ghost boo',
    'boo',
    'ghost not scary',
    'ghost scare/scares/scaring nobody',
    'ghost learn/learns/learning scare/haunt/boo',
    'ghost school',
    'ghost who/that cannot/can’t/couldn’t say boo',
    'ghost too quiet/small/friendly/shy/polite',
    'shy ghost',
    'polite ghost',
    'quiet ghost',
    'ghost not able to scare',
    'not scary ghost',
    'nobody is scared of the ghost',
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
    'sad',
    'sad-being',
  ],
  topic: 'a ghost that could not say boo',
  thing: 'the boo',
  creature: 'ghost',
  home: 'castle',
  main: 'castle',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'the-other-kind-of-boo',
      titles: ['{S} Says Boo', 'The Quietest Ghost', 'Boo to You Too'],
      goal: 'help {S} to say boo',
      trouble: '{S} could not scare anybody',
      solved: '{S} had said boo at just the right moment',
      opener:
        'At midnight {L+} met somebody on the castle stairs. “B…” said {S+}. “B… bless you. Good evening.” {S} sighed, so that the curtain blew. “I’m supposed to say boo. It always comes out as something nice.”',
      friend:
        '“You ought to see the others,” said {S}. “They only cough, and the knights fall over.” {L} sat down on the top step. “We could practise,” said {L}.',
      problem:
        'On Friday there was the great exam for ghosts. Everyone had to give somebody a fright. Those who couldn’t do it had to dust the chains for a hundred years. “B…” said {S}. “B… beautiful weather.” It was hopeless.',
      tries: [
        'They practised in front of the mirror. Ghosts can’t be seen in mirrors. It was like practising in an empty room.',
        '{L} lent {S} a saucepan, to clatter with. {S} polished it and hung it back up.',
        '{F} showed how it’s done, and shouted “Boo!” with both arms up. {S} fled into the cupboard and had to be coaxed out.',
      ],
      tip: '“I haven’t been afraid for three hundred years,” said {G+}, “and I’ve been here the whole time. There are people who need no fright. But there are others who’d give a kingdom for one. Do you hear it?”',
      low: '“Hic,” it went from the royal bedroom. It was the King. These hiccups had begun four days ago, and there had been no sleep for anyone since.',
      turn: 'Hic! {L} looked at {S}. “The King doesn’t have to be made afraid,” whispered {L}. “The King only needs a little surprise, and a nice one is best. You’d be doing something kind.” {S} thought about that, and floated through the keyhole.',
      done: 'It was quite still. Hic, went the King. Then {S} came up from behind the pillow and said, as friendly as can be: “BOO!” The King jumped, stared, and waited. No hic came. “You have saved me!” cried the King. {S} got top marks in the exam.',
      again:
        'If somebody in the castle has hiccups, they ring for {S}. It has never been necessary to ring twice.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Then {S} came up from behind the pillow and said, as friendly as can be, “BOO!” The King jumped, stared, and waited. No hic came. For the first time in a week a cup could be lifted in the castle without spilling, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Then {S} came up from behind the pillow and said, as friendly as can be, “BOO!” No hic came. “You have saved me!” cried the King, and felt under the pillow for the things that lie there on good days, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Then {S} came up from behind the pillow and said, as friendly as can be, “BOO!” The King jumped, stared, and waited. No hic came. {S} was so surprised that {S.they} said, “Bless you,” and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Then {S} came up from behind the pillow and said, as friendly as can be, “BOO!” No hic came, and the King’s eyes closed. {S} tucked in the blanket and floated out by the keyhole, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Hic, went the King. Then {S} came up from behind the pillow, and said it, as friendly as can be. The King jumped, stared, and waited. No hic came. “You have saved me!” cried the King, and {told}.',
        },
      ],
      helper: { name: 'Sir Rattle', creature: 'suit of armour' },
    },
  ],
};
