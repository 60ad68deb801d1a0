import type { StorySourceInput } from '../../story-source.ts';

/** Stories about looking after a dog every day. */
export const walkingTheDog: StorySourceInput = {
  id: 'walking-the-dog',
  words: [
    'walking dog',
    'walk/walking the dog',
    'take/taking dog for a walk',
    'walkies',
    'dog walk',
    'walk/walks dog every day',
    'pull/pulls on the lead/leash',
    'dog lead/leash',
    'look/looking after a dog',
    'look/looking after the dog/cat/neighbour’s dog/cat',
    'care/caring for a dog/pet',
    'feed/feeding cat/dog',
    'responsible for a pet/dog',
    'pet sitting',
    'pet sitter',
    'looking after neighbour’s pet',
    'every day dog',
    'promise/promised walk dog',
  ],
  situations: [
    'ability',
    'reluctant',
    'deed',
    'learn',
    'question',
    'trait',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'value',
  ],
  happensToLead: true,
  topic: 'walking the dog every day',
  thing: 'the red lead',
  creature: 'dog',
  home: 'cottage',
  main: 'meadow',
  plots: [
    {
      id: 'in-any-weather',
      titles: ['In Any Weather', 'Who Walks {S}?', 'The Red Lead on the Hook'],
      goal: 'walk {S} every single day',
      trouble: '{L} did not feel like going out',
      solved: '{L} and {S} both looked forward to the walk',
      opener:
        '“I’ll do it,” {L+} had promised. “I’ll walk {S} every day, always.” That was in May. In May there was blossom, and it was easy to say.',
      friend:
        'Now it was November. At four o’clock something cold and wet was pushed into {L}’s hand. It was {S}’s nose. In {S}’s mouth was the red lead.',
      problem:
        'It rained sideways. {L} was sitting under a blanket, in the middle of the best chapter. “Later,” said {L}. {S} sat down in front of the blanket and looked. “I did say always,” thought {L}. “I hadn’t thought of November.”',
      tries: [
        '{L} opened the back door. “Go on, then!” {S} stood in the wet for a moment, alone, and came in again. A garden isn’t a walk.',
        '{L} went round the block very fast, with both eyes shut against the rain. {S} wanted to sniff, and {L} pulled. They were both in a bad mood when they got home.',
        '{L} asked who else could do it. They all pointed at the fridge. There hung the promise, with {L}’s name under it.',
      ],
      tip: '“I bring the post in any weather,” said {G+}. “The wet only bothers you for the first ten steps. You’re dragging {S} round like a parcel. For a dog that’s the newspaper out there! Let {S} read. And see what’s in it for you.”',
      low: '{L} looked down. {S} hadn’t gone to sleep and hadn’t grumbled. {S} had laid the lead on {L}’s foot, and waited.',
      turn: 'Boots, hood, lead. After ten steps {L} was wet, and then it no longer mattered. “You choose,” said {L}. {S} chose the lane. At every post they stopped, and {L} looked where {S} was looking. A feather. A hedgehog’s hole. And in the mud a print, with five toes.',
      done: 'It was a badger’s! They followed it as far as the brook. When they got home, they dripped on to the mat, and both shook themselves. {S} dropped down in front of the stove with a deep sigh. The chapter was still there. It was even better with warm feet.',
      again:
        'At four o’clock something happens nowadays before the nose comes. {L} is already standing in the hall, looking for the second boot.',
      helper: { name: 'Mrs Wellington', creature: 'duck' },
      outcomes: [
        {
          asked: ['sleep/asleep/home/warm/stove/cosy/cozy/cuddle/bed'],
          done: 'The print was a badger’s, and they followed it as far as the brook. When they got home, they dripped on to the mat, and both shook themselves. The blanket was still there, with the best chapter in it. In front of the stove {told}.',
        },
        {
          asked: ['friend/park/play/ball/run/meet/puppy'],
          done: 'The print was a badger’s, and they followed it as far as the brook, from post to post. Somebody else was out in that weather, with another lead and another wet nose. The two dogs read each other, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'It was a badger’s print! They followed it as far as the brook. When they got home, they dripped on to the mat, and both shook themselves. For the two who had been out in that, the kitchen had something hot. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'It was a badger’s print! They followed it as far as the brook. Home again, they dripped on to the mat, and both shook themselves, at the same moment, all over the wall. {S} laid a wet chin on {L’s} knee, and {told}.',
        },
      ],
    },
  ],
};
