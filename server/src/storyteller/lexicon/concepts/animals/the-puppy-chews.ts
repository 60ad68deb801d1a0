import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a puppy that chews or barks. */
export const thePuppyChews: StorySourceInput = {
  id: 'the-puppy-chews',
  words: [
    'puppy/dog chew/chews/chewed/eats/eat/ate/bite/bites everything/shoe/shoes/slipper/slippers/sofa/homework/my',
    'naughty puppy',
    'naughty dog',
    'puppy trouble',
    'puppy/dog jump/jumps up',
    'dog ate my homework',
    'chewed shoe/shoes/slipper/slippers',
    'puppy pee/pees/wee on carpet/floor',
    'dog barks all night',
    'puppy cry/cries at night',
    'puppy’s first night',
    'house-training/house-trained',
    'puppy is naughty',
    'puppy won’t stop',
  ],
  situations: [
    'misdeed',
    'deed',
    'newcomer',
    'own-damage',
    'damage',
    'learn',
    'question',
    'trait',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'a puppy that chews everything',
  thing: 'the chewed slipper',
  creature: 'puppy',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'one-slipper-left',
      titles: ['One Slipper Left', '{S} Eats a Shoe', 'What Are Teeth For?'],
      goal: 'stop {S} from chewing everything up',
      trouble: '{S} chewed whatever was lying about',
      solved: '{S} had something better to chew',
      opener:
        'On Monday it was a slipper. On Tuesday it was the leg of a chair, and on Wednesday half an umbrella. {S} had been living with {L+} for a week, and the house was getting smaller.',
      friend:
        '{S} looked very happy about it all, with a piece of sock in the corner of the mouth and a tail that went like a windscreen wiper.',
      problem:
        '“No!” said everybody from morning till night. {S} wagged. On Thursday the drawing for Grandma was gone, and when {L} cried, {S} licked up the tears and ate the pencil. “If this goes on, we’ll have to think of something,” they said at supper. {L} couldn’t swallow.',
      tries: [
        '{L} put everything up high. By the evening it was all on the wardrobe, and {S} ate the carpet.',
        '{L} shouted, as loud as possible. {S} lay down flat and trembled, and didn’t know why. {L} was ashamed, and then there was a puddle as well.',
        '{L} took the slipper away and ran. That was the best game {S} had ever played. Now {S} wanted to have all the slippers.',
      ],
      tip: '“Feel in there,” said {G+}, and lifted the puppy’s lip. “New teeth are coming through. It aches and it itches! A puppy isn’t naughty. It just has no toys that it knows of. Don’t only say no. Say: not that, but this.”',
      low: '{L} remembered that, with teeth. There had been something cold to bite on. It had been a great help.',
      turn: '{L} wet an old towel, tied three knots in it, and put it in the fridge. When {S} went for the chair, {L} said, “Not that,” quite calmly, and held out the cold knots. “But this!” {S} bit, and closed both eyes with bliss. “Good dog,” said {L}, every time.',
      done: 'It took a fortnight. Then {L} left a slipper lying in the hall, on purpose, and hid behind the coats. {S} came along, looked at it, walked round it, and came back with the towel. “GOOD dog!” cried {L}, and rolled on the floor with {S}.',
      again:
        'The second-best slipper and the towel live together in the basket now. Nobody knows exactly whose idea that was.',
      helper: { name: 'Dr Molar', creature: 'badger' },
      outcomes: [
        {
          asked: ['sleep/asleep/bed/cuddle/snuggle/lap/basket/night'],
          done: '{L} left a slipper in the hall, on purpose. {S} looked at it, walked round it, and came back with the knotted towel. “GOOD dog!” In the evening {S} carried it along, to where it was softest and smelled of {L}, and {told}.',
        },
        {
          asked: ['toy/bone/chew/ball/slipper/shoe/sorry/new'],
          done: '{L} left a slipper in the hall, on purpose, and hid behind the coats. {S} came along, looked at it, walked round it, and came back with the towel. “GOOD dog!” cried {L}. {G} came with a parcel that rattled, and {told}.',
        },
        {
          asked: ['learn/stop/good/behave/never/listen/sit/outside'],
          done: '{L} left a slipper lying in the hall, on purpose, and hid behind the coats. {S} came along, looked at it, thought about it, and walked round it. From the kitchen came the knotted towel, carried like a flag. So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{L} left a slipper in the hall, on purpose. {S} looked at it, walked round it, and came back with the towel. “GOOD dog!” The house stopped getting smaller. They laid the table, which still had all its legs, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{L} left a slipper in the hall, on purpose. {S} looked at it, walked round it, and came back with the towel. “GOOD dog!” cried {L}, and lay down on the floor to be at the right height for it. There {told}.',
        },
      ],
    },
  ],
};
