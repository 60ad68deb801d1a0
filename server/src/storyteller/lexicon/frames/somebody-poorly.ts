import type { StorySourceInput } from '../story-source.ts';

/** General plots about {S} and {the}. */
export const somebodyPoorly: StorySourceInput = {
  id: 'somebody-poorly',
  situations: ['ailment'],
  creature: 'theme',
  topic: '{S} and {the}',
  thing: '{the}',
  main: 'meadow',
  plots: [
    {
      id: 'the-patient',
      titles: ['{S} and {The}', 'Doctor {L}', 'Get Well Soon, {S!}!'],
      goal: 'make {S} well again',
      trouble: '{S} had {the}',
      solved: '{the} was gone and {S} was well',
      opener: [
        '“Ow, ow, ow,” it went behind the hedge. {L+} put down the breakfast and listened. That was a very big ow, and it came from somebody who did not often say it.',
        'Something was wrong that morning. It was far too quiet. {L+} went to see, with a [bandage|thermometer] in one pocket, just in case.',
      ],
      friend: [
        'There lay {S+}, with {a}, and looked miserable. “It’s nothing,” said {S}. “Ow. It’s only {the}.” “That’s not nothing,” said {L}. “Open wide.”',
        '“Don’t come close,” groaned {S+}. “I’ve got {a}.” {L} came close all the same. “Then you need a doctor. I’ll be one till we find a real one.”',
      ],
      problem: [
        '{S} could not eat, and could not play, and at night nobody in the whole meadow slept for all the groaning. {The} would not go away. And {S} would not go to any doctor, not for anything.',
        'It got no better by noon. With {a} like that even a song hurts. “No doctor!” said {S}. “They’ve got cold hands!”',
      ],
      tries: [
        '{L} tied a scarf round {S}, with a bow. It looked very ill indeed. That was all it did.',
        'They tried a spoonful of honey, and then a bucketful. {S} felt sick, and still had {the}.',
        '{L} told {S} to think of something else. {S} thought of cake. And then {S} thought of {the}, and could not eat the cake.',
      ],
      tip: [
        '“You’re treating what you can’t see,” said {G+}, who was a real doctor. “I warm up my hands first. Then I look, and I say each time what comes next. Will somebody hold a paw? That’s half of the medicine.”',
      ],
      turn: [
        '{L} held tight. “First comes the lamp,” said {L}, “then a look, and then it tickles.” {S} squeezed both eyes shut and opened up, just a crack and then wide. {G} looked and said, “Aha.”',
      ],
      done: [
        'One small pinch, one spoon of something green, and a long sleep. When {S} woke up, it was gone! “Where’s {the}?” asked {S}. They looked everywhere, and were very glad not to find it.',
      ],
      again: [
        'In {L’s} bag there are a lamp, a scarf and a spoon now. On the lid it says, “Doctor {L}. Warm hands.”',
      ],
      outcomes: [
        {
          kinds: ['visit', 'comes', 'returns', 'home', 'way-home', 'goes', 'sleep'],
          done: 'One small pinch, one spoon of something green, and a long sleep. When {S} woke up, it was gone! {^S} put one foot out of bed, and then the other. They both held. So {told}.',
        },
        {
          kinds: [
            'party',
            'eats',
            'shares',
            'gets',
            'all-get',
            'given-by',
            'plays',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'helps',
            'stays',
            'invited',
            'gathers',
            'includes',
            'tells',
            'spreads',
          ],
          done: 'When {S} woke up, it was gone! “Where’s {the}?” asked {S}. They looked everywhere, and were very glad not to find it. Whoever had kept quiet all day need not do so any longer, and {told}.',
        },
        {
          kinds: [
            'result',
            'happy',
            'feels',
            'no-longer',
            'becomes-somebody',
            'learns',
            'understands',
            'says',
            'says-words',
            'hugs',
            'changes-mind',
            'resolves',
            'wins',
            'dares',
            'reveals',
            'goes',
            'rides',
            'sees',
            'visit',
            'finds',
          ],
          done: 'One small pinch, one spoon of something green, and a long sleep. When {S} woke up, it was gone! {L} had held tight the whole time, and half of the medicine had been that, and {told}.',
        },
      ],
      helper: { name: 'Doctor Quill', creature: 'hedgehog' },
    },
  ],
};
