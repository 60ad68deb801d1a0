import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a night in a tent behind the house. */
export const campingInTheGarden: StorySourceInput = {
  id: 'camping-in-the-garden',
  words: [
    'camp/camping/sleep/sleeping/camp-out in back/the garden/yard/backyard',
    'camp/camping back garden/yard',
    'camp/camping backyard',
    'backyard camping',
    'garden camping',
    'tent garden/yard/backyard',
    'sleep/sleeping outside',
    'sleep/sleeping outdoors',
    'sleep/sleeping under the stars',
    'night in the garden',
    'night in the tent',
    'first night in a tent',
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
    'afraid',
    'reluctant',
  ],
  topic: 'a night in a tent in the garden',
  thing: 'the tent',
  home: 'garden',
  main: 'garden',
  night: true,
  plots: [
    {
      id: 'three-blinks',
      titles: ['Twenty Steps From the House', 'A Night in the Garden', 'Three Blinks'],
      goal: 'stay in the tent until the morning',
      trouble: 'the house was far away in the dark',
      solved: '{L} had slept in the tent until the morning',
      opener:
        'The tent stood behind the house, beside the beans. By day it was twenty steps to the back door: {L+} had counted them. Tonight {L} was going to sleep out there, the whole night, until the morning.',
      friend:
        '{F+} had brought a pillow and two apples. They lay side by side, looked at the last light through the cloth, and told each other stories. Then the light was gone.',
      problem:
        'In the dark the garden was another garden. Something rustled. Something went plop. The house was only a black shape, and the twenty steps had become a hundred. “Do you think they’re still there?” whispered {L}. “In the house?”',
      tries: [
        'They pulled the sleeping bags up to their ears. Now they could hear less, but they thought of all the more.',
        '{F} told a funny story, to keep their spirits up. In the middle of it something rustled again, and neither of them knew how it had ended.',
        '{L} counted sheep. One of the sheep in the count went rustle, rustle. That wasn’t restful.',
      ],
      tip: '“I’ve lived out here for years,” said {G+}, who came by with a slug for supper. “The rustling is mostly me. As to the house: it can’t see you either. Has anyone told it that you’re all right?”',
      low: '{L} opened the zip a finger’s width and looked out. In the whole of the dark house there was one small light left, up in one window.',
      turn: '{L} took the torch, pointed it at that window and made three blinks: on, off, on, off, on, off. That meant: we are all right. They waited. The garden held its breath with them.',
      done: 'Blink, blink, blink, answered the window! There they were, and they’d been looking out too. At once it was only twenty steps again. {L} blinked good night, they listened to the rustling a little longer, for now they knew its name, and slept until the blackbird sang.',
      again:
        'In the morning {L} walked the twenty steps barefoot through the dew, very slowly, like someone coming home from a long journey.',
      object: 'blanket',
      helper: { name: 'Prickle', creature: 'hedgehog' },
    },
  ],
};
