import type { StorySourceInput } from '../../story-source.ts';

/** Stories about an ice cream that does not melt. */
export const iceCreamThatNeverMelts: StorySourceInput = {
  id: 'ice-cream-that-never-melts',
  words: [
    'ice cream never melt/melts',
    'ice cream that/which never/not melt/melts',
    'ice cream that doesn’t/won’t/can’t melt',
    'ice cream not melt',
    'never melt/melting ice cream',
    'never-melting ice cream',
    'ice-cream never melt',
    'ice cream doesn’t/won’t/can’t melt',
    'ice cream cannot melt',
    'unmeltable ice cream',
    'ice lolly never melt',
  ],
  situations: [
    'cannot',
    'deed',
    'trait',
    'ability',
    'what-if',
    'magic-thing',
    'made-of',
    'has',
    'finds',
    'make',
  ],
  happensToLead: true,
  topic: 'an ice cream that never melted',
  thing: 'the ice cream that would not melt',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'a-whole-queue-of-breath',
      titles: ['The Ice Cream That Never Melted', 'Not One Drop', '{L} and the Everlasting Cone'],
      goal: 'taste the ice cream that never melted',
      trouble: 'the ice cream would not melt, and so it tasted of nothing',
      solved: 'the first drop had run down the cone',
      opener:
        '“New!” said the sign on the ice cream van. “The ice cream that never melts! Take your time.” It was the hottest day of the summer. {L+} bought a cone with two scoops, strawberry and lemon.',
      friend:
        '“Now you needn’t hurry,” said {F+}, who had to hurry very much with an ordinary one. {L} turned the cone in the sun. Not one drop ran down. It was perfect.',
      problem:
        'Then {L} licked it. It was smooth and cold, and it tasted of nothing at all. {L} licked the lemon. Nothing. It was like licking a window. Ice cream that doesn’t melt on the tongue has no taste.',
      tries: [
        '{L} held it up to the sun until {L.their} arm ached. The sun did its best. The strawberry shone, and stayed as hard as a stone.',
        '{L} put it under a warm hat, with a sock round it. After an hour the hat was cold and the sock was frozen, and the ice cream was just the same.',
        '{L} wanted to bite off a piece. Clack! It was lucky that nothing broke.',
      ],
      tip: '“Oh dear,” said {G+} in the van. “I wanted it to be so good that nobody had to rush. But I’ve left out the warm. It doesn’t need fire. It needs breath, and a lot of it. I haven’t got that much by myself.”',
      low: '{L} breathed on it: haah, as you do on a cold window. The strawberry went misty for a moment. Then the mist was gone. One person was not enough. {L} turned round and looked at the long, long queue.',
      turn: '“Excuse me,” said {L} to all of them, “could you breathe on my ice cream, please?” They came, big and little, and stood round it in a circle. “One, two, three,” said {L}. “Haaaah!” said the whole queue.',
      done: 'First it looked misty. Then it looked soft. And then a drop came, a pink one, and ran slowly down the cone! “Quick!” cried {L}. Everybody got a lick, and it tasted of strawberry and lemon and of the best day of the summer.',
      again:
        'There’s a new sign on the van now: “Ice cream that melts. Please hurry.” And {L} licks all the way round, as fast as possible, and still gets sticky elbows.',
      helper: { name: 'Mr Sprinkle', creature: 'man' },
      outcomes: [
        {
          asked: ['ice/cream/taste/lick/melt/flavour/flavor/strawberry/lemon/chocolate'],
          done: '“Haaaah!” said the whole queue. First it looked misty, then it looked soft, and then a pink drop ran slowly down the cone. “I’ll leave in the warm from now on,” said {G}, and opened the van wide. So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '“Haaaah!” said the whole queue, and a pink drop ran down the cone. Everybody had breathed, so everybody got a lick. {G} hung a new sign on the van, “Please hurry”, and filled cones as fast as they dripped, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '“Haaaah!” said the whole queue. A pink drop ran slowly down the cone! “Quick!” cried {L}. They stood nose to nose round one strawberry and one lemon, people who had never met, with sticky chins, and {told}.',
        },
      ],
      art: {
        'the sign on the ice': 'city: L hold ice-cream happy; van, sign',
        'the cone in the sun': 'city: L raise ice-cream happy; F look surprised; sun',
        'like licking a window': 'city: L eat ice-cream worried; F look worried',
        'it up to the sun': 'city: L raise ice-cream angry; sun',
        'under a warm hat': 'city: L hold hat worried; F hold sock worried',
        'Clack! It was': 'city: L startle ice-cream',
        'be so good that': 'city: G speak sad; L hold ice-cream curious; van',
        'you do on a cold': 'city: L blow ice-cream; F look curious; people',
        'breathe on my ice cream': 'city: L offer ice-cream brave; F blow happy; many people',
        'down the cone': 'city: L eat ice-cream proud; F cheer; people',
        'a pink one, and ran': 'city: L eat ice-cream proud; F cheer; people',
        'Please hurry': 'city: L eat ice-cream laughing; van, sign',
      },
    },
  ],
};
