import type { StorySourceInput } from '../../story-source.ts';

/** Stories about going to sleep. */
export const bedtime: StorySourceInput = {
  id: 'bedtime',
  words: [
    'bedtime',
    'go/going bed',
    'fall/falling asleep',
    'cannot sleep',
    'can’t sleep',
    'won’t sleep',
    'not/never want sleep/bed',
    'good night',
    'goodnight',
    'nap',
    'lullaby',
    'sleepy',
    'sleep',
    'time for bed',
    'not want go bed',
    'not want to go to bed',
    'won’t go bed',
    'refuse/refuses go bed/sleep',
  ],
  situations: ['cannot', 'wants', 'learn', 'trait', 'visit', 'wants-to-go', 'refuses', 'reluctant', 'deed'],
  topic: 'going to sleep',
  thing: 'the bed',
  main: 'cottage',
  night: true,
  plots: [
    {
      id: 'not-tired',
      titles: ['Not Tired At All', '{L} Looks for Sleep', 'The Last Light in the Street'],
      goal: 'find sleep before the moon went down',
      trouble: 'everyone in the house was still wide awake',
      solved: 'sleep had come',
      opener:
        'The moon was up and the teeth were brushed. “I’m not tired,” said {L+} in the bed. “I’m not the least bit tired. I’ve never been as awake as this.”',
      problem:
        'The street went dark, one window after another. Only {L’s} lamp was still alight. {L} turned to the left, and to the right. Sleep had been everywhere, just not here.',
      tries: [
        '{L} went to look for it: on the sofa, in the bath, under the stairs. In the bath there was only a duck.',
        '{L} drank a glass of water against being awake. Then {L} had to get up, because of the glass of water.',
        'They had a race, to see who would fall asleep first. Nobody sleeps when they want to win.',
      ],
      tip: '“Sleep’s a shy thing,” said {G+}, who was just on the way to work. “It doesn’t come when it’s called. Get heavy, one bit after another, and look the other way.”',
      turn: '{L} lay down flat and began with the toes. “Good night, toes.” They got heavy. “Good night, knees.” The tummy. The hands. {L} breathed in the smell of the pillow, and out.',
      done: 'By the time {L} had reached the ears, there was nobody left to say good night to the nose. Sleep had come in softly, and sat down on the edge of the bed.',
      again:
        '“I wasn’t tired at all,” said {L} in the morning. “I just shut my eyes, to see what it’s like.”',
      helper: { name: 'Mrs Moth', creature: 'owl' },
    },
    {
      id: 'wide-awake',
      titles: ['{L} Can’t Sleep', 'Wide Awake', 'The Longest Good Night'],
      goal: 'fall asleep',
      trouble: '{L} was still wide awake',
      solved: 'the whole house had grown sleepy',
      opener:
        'Teeth, pyjamas, a story, a kiss. It was bedtime, and everything was done as always. {L+} lay in bed and was not one bit sleepy.',
      problem:
        'The clock struck eight and then nine. The pillow was too flat, and then too fat. {L} turned to the left and to the right. However one lay down, sleep did not come.',
      tries: [
        'They counted sheep. The seventh one got stuck on the fence, and {L} had to get up and worry about it.',
        '{L} drank a glass of water, and then another. After that {L} had to get up three times, and was wider awake each time.',
        '{L} ordered both eyes to shut. They shut. Behind them it was like a funfair.',
      ],
      tip: '“You’re calling sleep like a dog,” whispered {G+}. “It’s more like a cat. Don’t look at it. Say good night to your toes, then to your knees, very slowly. Then it comes and lies down on you.”',
      turn: '“Good night, toes,” said {L} softly, and the toes grew heavy. “Good night, knees.” {F} whispered it too. “Good night, tummy. Good night, elbows.” They went on upwards, slower and slower.',
      done: 'At the elbows {F} yawned. At the chin {L} did. Outside the window the moon put on a cloud. “Good night, nose,” somebody murmured, and nobody got as far as the ears.',
      again: 'If you cannot sleep, begin with the toes. {L} has not reached the ears to this day.',
      helper: {
        name: 'Mother Moth',
        creature: 'moth',
      },
      setting: {
        topic: 'bedtime',
        thing: 'the pillow',
        main: 'cottage',
        night: true,
      },
    },
  ],
};
