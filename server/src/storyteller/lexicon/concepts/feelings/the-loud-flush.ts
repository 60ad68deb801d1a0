import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being afraid of the toilet flush and of hand dryers. */
export const theLoudFlush: StorySourceInput = {
  id: 'the-loud-flush',
  words: [
    'afraid/scared/fear/frightened flush/flushing',
    'afraid/scared/fear/frightened toilet flush',
    'toilet flush',
    'loud flush',
    'flushing toilet',
    'hand dryer/dryers',
    'afraid/scared/fear/frightened loud hand dryer/dryers',
    'loud loud hand dryer/dryers',
    'afraid/scared/fear/frightened public/school toilet/toilets/loo/loos/bathroom/bathrooms',
    'public/school toilet/toilets/loo/loos',
    'noisy toilet',
  ],
  situations: [
    'afraid',
    'afraid-being',
    'refuses',
    'reluctant',
    'cannot',
    'wants',
    'sad-being',
    'learn',
    'deed',
  ],
  gentle: true,
  topic: 'the loud toilet',
  thing: 'the loud toilet',
  home: 'city',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'i-press-it-myself',
      titles: ['The Loudest Toilet in the World', '{L} and the Roaring Toilet', 'Whoosh and Brrr'],
      goal: 'go to the loud toilet',
      trouble: 'the flush roared, and the dryer on the wall roared too',
      solved: '{L} had been to the toilet and had pressed the button',
      opener:
        'At home the toilet said “whoosh”, quite quietly, and {L+} said goodbye to the water. But here, in the big shop, they were all made of steel, and behind the doors there was a roaring, as if a lion were having a bath.',
      friend:
        '{L} needed to go. {L} had needed to go for quite a while. “Come on,” said {F+}, “I’ll wait outside the door.” On the wall hung a silver box. Somebody held their hands under it, and it went: BRRRR!',
      problem:
        '{L} was outside again before anybody could say a word, with both hands over {L.their} ears. “I don’t need to go any more,” said {L}. That wasn’t true, and {L’s} legs were crossed. Some toilets even flush by themselves, when you’re still sitting there.',
      tries: [
        '{L} wanted to wait until they were home. But home was an hour away, and {L’s} legs could not be crossed any further.',
        '{L} went in, and out again, and in, and out, till the door squeaked. Being nearly there is the most frightening place of all.',
        '“There’s nothing to be afraid of,” somebody said. The box on the wall said: BRRRR. {L} believed the box.',
      ],
      tip: '“It really is loud. You’ve got good ears,” said {G+}, who cleaned there. “Three things help: something over your ears, something over the little red eye, so that it can’t go off by itself, and your own finger on the button.”',
      low: '{G} had a roll of yellow paper notes in one pocket, and gave {L} one. It was sticky at the back. They waited until nobody was at the box. Now it was as quiet in there as in a church.',
      turn: '{L} put up the hood and pulled it tight. {L} stuck the yellow note over the red eye. “Now you’re asleep,” said {L} to the toilet. It really was quiet, and {L} could sit in peace. Then {L} got dressed, opened the door wide, and stood with one foot outside.',
      done: '“Three, two, one,” said {L}, pulled off the note, and ran. ROAR, it went behind {L}. But it was {L} who had said when. And {L} did not dry {L.their} hands at the silver box, but on both trouser legs. “Finished,” said {L}, “and it didn’t get me.”',
      again:
        'There’s always a yellow note in the bag now. At home the toilet says “whoosh”. “You’re a mouse,” says {L}. “I know your big brother.”',
      helper: { name: 'Mrs Bright', creature: 'woman' },
      outcomes: [
        {
          asked: ['afraid/scared/brave/fear/frightened/anymore/proud/toilet/flush/own'],
          kinds: ['happy', 'feels', 'says', 'says-words', 'claps'],
          done: '“Three, two, one,” said {L}, pulled off the yellow note, and ran. ROAR, it went, but it was {L} who had said when. It had missed, by three steps. {G} held the door and put down the mop, and {told}.',
        },
        {
          asked: ['sticker/ice-cream/cream/toy/treat/reward/sweet'],
          kinds: ['gets', 'given-by', 'all-get', 'eats'],
          done: '“Three, two, one!” ROAR, went the steel lion behind {L}, and didn’t get anybody. {L} dried both hands on both trouser legs. Nobody’s legs were crossed any more, so they could walk slowly past all the windows, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'plays',
            'party',
            'shares',
            'makes',
            'tells',
            'sleep',
          ],
          done: 'ROAR, it went behind {L}, and {L} was outside already, with the hood still on and the yellow note stuck to one finger. “Who won?” asked {F}. “I did,” said {L}, and stuck the note on {F’s} nose, and {told}.',
        },
      ],
    },
  ],
};
