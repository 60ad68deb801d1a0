import type { StorySourceInput } from '../../story-source.ts';

/** Stories about two who swap bodies or lives for a day. */
export const swappingPlaces: StorySourceInput = {
  id: 'swapping-places',
  words: [
    'swap/swapping/swaps/switch/switches/switching/change/changing/trade/trading body/bodies',
    'swap/swapping/swaps/switch/switches/switching/trade/trading place/places/life/lives',
    'body swap',
    'freaky friday',
    'be/being someone else for a day',
    'change/changes place/places with',
    'wake/wakes/woke up as a cat/dog/fish/bird/teacher/grown-up/somebody else',
    'prince and pauper',
    'prince and the pauper',
    'in somebody else’s shoes',
    'in someone else’s shoes',
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
    'magic-thing',
    'all-turned',
    'pair',
    'own-wish-to-be',
    'wants-to-be',
  ],
  topic: 'swapping places',
  thing: 'the wishing stone',
  main: 'village',
  plots: [
    {
      id: 'just-for-one-day',
      titles: ['Just for One Day', '{L} Is Not {L} Today', 'The Other Way Round'],
      goal: 'get back into the right life',
      trouble: '{L} had swapped places and it was not easy at all',
      solved: '{L} was {L} again',
      opener:
        '“You’ve got it easy,” said {L+} to {F+}. “You don’t have to do anything all day long.” “I?” said {F}. “You’re the one that’s got it easy!” They were both holding on to the old wishing stone, which was not wise.',
      friend:
        'There was a bang, quite a small one. {L} looked down, and it wasn’t {L} down there. It was {F}! And over there stood {F}, and looked like {L}. “Oh,” they both said, each in the other’s voice.',
      problem:
        '“Just for one day!” they agreed. They went home the wrong way round. At once {L} found out things that nobody had mentioned: that {F’s} bed had a hole in it, that there were spinach and beets for lunch, and that everyone in that house called for {F} without stopping.',
      tries: [
        '{L} just did everything in the way {L} always had. “What’s the matter with you today?” they all asked, and wanted to take {L’s} temperature.',
        'At noon they met at the stone and wished quickly. But they held it upside down, and only their hats were swapped.',
        'Then they wished each for themselves, and each without the other. The stone didn’t even get warm.',
      ],
      tip: '“It’s not the wish that does it,” said {G+}, who lived beneath the stone. “You each said the other had it easy. That’s what it heard. What would you say now, if you were honest?”',
      low: 'In the evening {L} lay in {F’s} bed with the hole. Outside an owl called. {L} hadn’t known that you could hear it from here, or how lonely it sounded.',
      turn: '{L} hurried to the stone in the dark. Someone was already sitting there. “Yours isn’t easy at all,” said {L}. “There’s never a quiet minute, and then that owl.” “Nor is yours,” said {F}. “I had no idea.” They took hold of the stone together. “We didn’t know,” they said.',
      done: 'Bang, quite a small one. {L} looked down, and it was {L} down there, all the way. They had never before been so glad to see themselves. Then each of them went home the right way round. But first {L} helped {F} fill the hole in the bed with hay.',
      again: 'Sometimes {L} drops in of an evening, when the owl is calling. Then there are two who hear it.',
      object: 'pebble',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Bang, quite a small one. {L} looked down, and it was {L} down there, all the way. They filled the hole in {F’s} bed with hay. There were still spinach and beets on the table, but they shared them, which is half as many, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Bang, quite a small one. {L} looked down, and it was {L} down there, all the way, and over there stood {F} and looked like {F}. They had never before been so glad to see themselves, or each other, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Bang, quite a small one. {L} looked down, and it was {L} down there, all the way. They filled the hole in {F’s} bed with hay and listened to the owl for a bit. It was all the right way round, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“We didn’t know,” they said, both with their hands on the stone. Bang, quite a small one. {L} looked down, and it was {L} down there, all the way, and over there {F} felt for the right nose, and {told}.',
        },
      ],
      helper: { name: 'Mumble', creature: 'toad' },
    },
  ],
};
