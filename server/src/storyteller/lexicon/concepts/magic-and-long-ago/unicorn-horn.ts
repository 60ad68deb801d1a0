import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a unicorn that has lost its horn or its magic. */
export const unicornHorn: StorySourceInput = {
  id: 'unicorn-horn',
  words: [
    'unicorn lose/lost/loses/losing horn',
    'unicorn without a horn',
    'unicorn that/who lose/lost/loses horn',
    'unicorn no horn',
    'unicorn horn',
    'unicorn lose/lost/loses magic/sparkle/colour/colours',
    'unicorn that/who lost its/her/his horn/magic/sparkle',
    'unicorn with a broken/crooked/short horn',
    'unicorn and the lost horn',
    'unicorn who cannot/can’t do magic',
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
    'lost',
    'lost-by',
    'lost-its-own',
    'sad',
    'sad-being',
    'broken',
    'ailment',
  ],
  topic: 'a unicorn without a horn',
  thing: 'the horn',
  creature: 'unicorn',
  home: 'forest',
  main: 'meadow',
  plots: [
    {
      id: 'not-in-the-horn',
      titles: ['{S} Without a Horn', 'Where Does the Magic Live?', 'The Horn in the Brambles'],
      goal: 'help {S} to get the horn back',
      trouble: '{S} had lost the horn',
      solved: '{S} had a horn again and knew where the magic lived',
      opener:
        'In the dew sat {S+} and hid behind both front hooves. “Don’t look,” said {S}. {L+} looked all the same. There was a mane of silver, and a tail that shone. But in the middle, over the eyes, there was nothing.',
      friend:
        '“I woke up, and it was gone,” whispered {S}. “Now I’m only a horse.” “There’s nothing only about a horse,” said {L}. But {S} was not to be comforted.',
      problem:
        'With that horn {S} had made sick trees well and muddy springs clear. And this very day they were waiting at the old spring: the deer, the hares, the wrens. The water had turned brown overnight. “I can’t,” said {S}, “without the horn I can do nothing.”',
      tries: [
        '{L} made a horn of birch bark and tied it on with ribbon. It looked pretty. {S} touched the water with it. The water stayed brown, and the bark got soft.',
        'They searched the whole meadow. They found feathers, a thimble, and lots of four-leaf clovers, of which no one took any notice.',
        '{F} tried it with a carrot. {S} ate it, in the middle of the spell.',
      ],
      tip: '“I lose mine every winter,” said {G+}, “both of them, big as trees. It’s a strange feeling, so light up there. The first time, I thought I was nobody. They grow again, you know, when you’ve got something better to do.”',
      low: 'At the brown spring the animals waited. A fawn licked at the water and shook its head. Nobody said anything.',
      turn: '“What did you do, with the horn?” asked {L}. “I bent down,” said {S}, “and looked what was wrong.” “Then do that,” said {L}. They bent down together. Deep in the spring a rotten branch had got stuck. {L} took hold, {S} took hold, and they pulled it out.',
      done: 'The water bubbled and was as clear as air. The fawn drank first. {S} looked at the reflection, and stared: among the silver hair something small and bright was growing, no longer than a thorn. “It’s coming back!” By midsummer it was as long as ever.',
      again: 'The old one turned up in the brambles. It hangs on {L’s} wall, for hats.',
      outcomes: [
        {
          asked: [
            'horn/magic/sparkle/unicorn grow/back/find/new/return/shine',
            'find horn',
            'fly/ride/rainbow',
            'magic',
          ],
          done: 'They pulled out the rotten branch, and the spring bubbled and was as clear as air. {S} bent down to the water and stared. Among the silver hair, over the eyes, there was something no longer than a thorn, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The water bubbled and was as clear as air. Among {S’s} silver hair something small and bright was growing, no longer than a thorn. The deer, the hares and the wrens had waited all day long and were not going home yet, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The water bubbled and was as clear as air. Among {S’s} silver hair something small and bright was growing, no longer than a thorn. The fawn ran into the brambles and came out with something in its mouth, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The water bubbled and was as clear as air. {S} looked at the reflection, and stared: among the silver hair something bright was growing, no longer than a thorn. “Nothing only about a horse,” said {L}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The water bubbled and was as clear as air. Among {S’s} silver hair something small and bright was growing. It was just bright enough to see the path by, and {S} walked ahead, between the sleeping trees, and {told}.',
        },
      ],
      helper: { name: 'Antler', creature: 'stag' },
    },
  ],
};
