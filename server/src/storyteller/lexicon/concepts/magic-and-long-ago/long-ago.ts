import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a day long ago. */
export const longAgo: StorySourceInput = {
  id: 'long-ago',
  words: [
    'olden days',
    'life long ago',
    'school in the olden days',
    'old-fashioned school',
    'the olden days',
    'a hundred years ago',
  ],
  situations: ['thing-pair', 'being-and-thing', 'learn', 'question', 'visit', 'trait', 'what-if', 'deed'],
  topic: 'a day long ago',
  thing: 'the old days',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'one-day-without-a-switch',
      titles: ['A Day Long Ago', '{L} in the Olden Days', 'One Day Without a Switch'],
      goal: 'live for one day as people did long ago',
      trouble: 'nothing worked without a switch',
      solved: '{L} had lived a whole day as people did long ago',
      object: 'basket',
      opener:
        '“When I was little,” said Great-Grandma, “there was no switch in our house, not one. No fridge, no television, no telephone.” {L+} could hardly believe it. “Then let’s do that for one day,” said {L}. “Today!”',
      problem:
        'It began with breakfast. The toaster had a switch. So did the kettle, and the lamp. It was dark in the kitchen, and the milk was warm, and {L’s} shirt was dirty, and the washing machine had a whole row of switches. “How did anybody get anything done?” asked {F}.',
      tries: [
        '{L} held a slice of bread over a candle. It was black on one side, and tasted of candle.',
        'They shook the shirt in a bucket. It was a wet, dirty shirt now.',
        '{L} waited for the day to be over. Without a television it was very, very long.',
      ],
      tip: '“You’re doing today’s things without the switch,” said {G+}. “We had other things. On washing day all the neighbours washed together. And when it got dark, the best part of the day began. Go and look in the attic.”',
      turn: 'In the attic {L} found a washboard, a pan with a long handle, a wooden top and a skipping rope. The neighbours came with their washing, and they all rubbed and sang. They baked flat bread in the pan over a fire. And then they played.',
      done: 'The top hummed, and the rope slapped on the stones. In the evening they lit one lamp, and everybody sat round it. Great-Grandma told of the walk to school in winter, with a hot potato in each pocket to keep the hands warm. Nobody looked at the clock.',
      again:
        'The next day {L} switched on the light, and off, and on. “Thank you,” said {L} to the lamp. On Monday evenings they leave it off.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The neighbours had washed and sung, and the top hummed on the stones. In the evening they lit one lamp, and everybody moved close to it. Great-Grandma took the pan with the long handle off the fire, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The top hummed, and the rope slapped on the stones. In the evening they lit one lamp, and Great-Grandma told of the hot potatoes in both pockets on the way to school. “Show us how you held them,” said {L}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The top hummed, and the rope slapped on the stones. In the evening they lit one lamp, and Great-Grandma told of the walk to school, with a hot potato in each pocket. The flame grew small by itself, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The top hummed, and the rope slapped on the stones. In the evening they lit one lamp, and Great-Grandma told of the walk to school, with a hot potato in each pocket. Over the one lamp everybody leaned a little closer, and {told}.',
        },
      ],
      helper: { name: 'Great-Grandma', creature: 'woman' },
      art: {
        'there was no switch in': 'kitchen: L look surprised; grandmother, fridge',
        'Then let’s do that': 'kitchen: L raise happy; F clap happy; grandmother, light-switch',
        'It was dark in the kitchen':
          'kitchen, night: L think worried; F point worried; shirt, washing-machine, kettle',
        'over a candle': 'kitchen: L hold bread worried; F look worried; candle',
        'the shirt in a bucket': 'kitchen: L wash shirt; F think worried; bucket',
        'television it was very': 'living-room: L slump sad; F yawn; television',
        'You’re doing today’s things': 'kitchen: G say; L+F look G curious; lamp',
        'all rubbed and sang': 'garden: L wash shirt happy; F wash; bucket, people',
        'found a washboard': 'attic: L hold pan surprised; F hold skipping-rope happy; chest',
        'lit one lamp, and':
          'living-room, evening: L listen happy; F listen happy; grandmother, lamp, potato',
        'switched on the light': 'kitchen: L touch happy; F laugh; lamp, light-switch',
      },
    },
  ],
};
