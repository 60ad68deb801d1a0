import type { StorySourceInput } from '../../story-source.ts';

/** Stories about growing from a baby to a child. */
export const whenIWasABaby: StorySourceInput = {
  id: 'when-i-was-a-baby',
  words: [
    'how i have changed',
    'when i was a baby',
    'when i was little',
    'when i was small',
    'when i was born',
    'how i have changed',
    'how i’ve changed',
    'from baby to child',
    'baby photos',
    'me as a baby',
    'since i was a baby',
    'baby to big kid',
    'human life cycle',
    'life cycle of a human',
    'my first birthday',
    'timeline of me',
    'my life so far',
  ],
  situations: ['question', 'learn', 'longing', 'own-wish-to-be', 'wants-to-be', 'own-wish'],
  topic: 'how {L} has grown',
  thing: 'the box of baby things',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-tiny-shoe',
      titles: ['When {L} Was Small', 'The Tiny Shoe', 'That Was Me?'],
      goal: 'find out what {L} was like as a baby',
      trouble: '{L} could not remember being a baby',
      solved: '{L} knew the story from the beginning',
      opener:
        '“Please bring something from when you were a baby,” it said in the letter from school. {L+} thought about it. “I don’t think I ever was one,” said {L}. “I’d remember.”',
      friend:
        '{F+} came to help to look for it. On top of the wardrobe stood a box with {L’s} name on it. In it lay one shoe, a spoon, a blanket with a hole, and a photo of somebody bald.',
      problem:
        '“Who’s that?” asked {L}. “It’s you,” they said in the kitchen. {L} looked at the photo and into the mirror. The one had no teeth and no hair. It could not be the same person. And what would {L} tell them all on Friday?',
      tries: [
        '{L} tried to put on the shoe. It went over two toes.',
        '{L} lay down on the little blanket and shut both eyes, in order to remember. {L} only remembered breakfast.',
        '{F} looked for something that was the same. {L} had two ears, and so had the photo. But so has everyone.',
      ],
      tip: '“You can’t remember, because your head was still busy with growing,” said {G+}. “But I was there, and I remember it for you. Take one thing at a time out of the box and ask me.”',
      low: '{L} turned the photo over. On the back there was a date, and three words that {L} could not read.',
      turn: '{L} held up the spoon. “You banged that on the table until the cat moved out,” said {G}. The blanket? “You bit that hole with your first tooth.” The shoe? “You took your first steps in it.” {L} drew it all, in a row.',
      done: 'First a baby that lay there, then one that sat, then crawled, then walked. And at the end was {L}, with a school bag. “They’re all me,” said {L}. And the words on the back of the photo said: “Laughs all day.”',
      again:
        'There was room on the roll of paper after the last picture. {L} left it empty. It isn’t over yet.',
      object: 'boot',
      helper: { name: 'Aunt Rosemary', creature: 'hen' },
      outcomes: [
        {
          asked: ['photo/picture/show/class/school/tell/grow/story/album/share'],
          done: 'First a baby that lay there, then one that sat, then crawled, then walked. At the end was {L}, with a school bag. On Friday {L} unrolled it from the front to the back of the room, one tiny shoe on the corner. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'First a baby that lay there, then one that sat, then crawled, then walked. “They’re all me,” said {L}, and read the back of the photo: “Laughs all day.” {G} held up the spoon, banged it on the table, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'First a baby that lay there, then one that sat, then crawled, then walked. “They’re all me,” said {L}. The words on the back of the photo said: “Laughs all day.” Somebody bald looked up at them, and {told}.',
        },
      ],
      art: {
        'in the letter from school': 'living-room: L hold letter worried',
        'On top of the wardrobe': 'bedroom: F hold box happy; L look curious; shoe, blanket',
        'had no teeth': 'bedroom: L look surprised at mirror; picture(baby)',
        'to put on the shoe': 'bedroom: L sit worried; small shoe',
        'on the little blanket': 'bedroom: L lie worried; blanket',
        'so had the photo': 'bedroom: F hold picture(baby) curious; L look',
        'can’t remember, because': 'bedroom: G say; L look G curious; box',
        'turned the photo over': 'bedroom: L hold picture sad; box',
        'You banged that': 'bedroom: L raise spoon laughing; G laugh; blanket, shoe',
        'First a baby': 'bedroom: L draw drawing-pad(baby) happy; F look; picture(baby)',
        'on the roll of paper': 'school: L show paper happy; children',
      },
    },
  ],
};
