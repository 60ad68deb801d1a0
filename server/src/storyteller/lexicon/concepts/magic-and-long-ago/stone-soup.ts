import type { StorySourceInput } from '../../story-source.ts';

/** Stories about stone soup. */
export const stoneSoup: StorySourceInput = {
  id: 'stone-soup',
  words: [
    'stone soup',
    'button soup',
    'nail soup',
    'axe soup',
    'cook/cooking soup',
    'soup from a stone',
    'cook/cooking soup together',
    'make/making soup together',
    'soup for the whole village',
    'soup for everyone/everybody',
    'everyone brings something',
    'whole village shares/cooks',
  ],
  situations: ['make', 'learn', 'deed', 'lacks', 'value', 'has'],
  topic: 'stone soup',
  thing: 'the pot with the stone',
  main: 'village',
  plots: [
    {
      id: 'something-from-everyone',
      titles: ['Stone Soup', 'A Soup from Nothing', 'What the Village Put In'],
      goal: 'cook a soup for the whole village',
      trouble: 'there was nothing for the pot but a stone',
      solved: 'there was soup for everybody',
      opener:
        '{L+} came to a village with a pot, a spoon and nothing to put in the pot. It had been a bad summer, and all the doors were shut.',
      friend:
        '{F+} was as hungry as {L}. “Somebody’s sure to have some soup for us,” said {F}. They could smell an onion, somewhere behind a window.',
      problem:
        '{L} knocked. “I’ve only got a carrot, and I need it myself,” said the first. “I’ve only got one onion,” said the second. “Only a handful of beans,” said the third. Everyone had something, and nobody had enough for soup.',
      tries: [
        '{L} knocked a second time, and asked more politely. The doors stayed shut, politely.',
        '{F} told the people how hungry they were. “So are we,” they called back, and pulled the curtains.',
        'They boiled water and drank it. It was hot, and that was the best one could say of it.',
      ],
      tip: '“They don’t want to be the only one who gives,” said {G+}, who sat by the well. “Nobody likes to be first. So you go first. Put in what you’ve got, even if it’s only a stone, and let them smell that something’s cooking.”',
      low: '{L} looked round. There really was nothing but stones. {L} chose a smooth round one, and washed it.',
      turn: '{L} made a fire in the middle of the square, laid the stone in the pot and stirred. “Stone soup!” called {L}. “There’ll be enough for everyone. It only wants a carrot.” A door opened a crack. “I’ve got a carrot,” said somebody, and came out. Plop.',
      done: '“An onion would be good in it,” said {L}. Plop! Then came beans, two potatoes, a bit of cabbage. Each brought only a little, but the pot grew full. The last doors opened. Everyone fetched a bowl, and there was enough for seconds.',
      again:
        'They washed the stone and put it on the edge of the well. Every autumn they cook soup with it. Everybody knows by now what it really tastes of.',
      object: 'spoon',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'An onion, plop! Beans, two potatoes, a bit of cabbage. Each brought only a little, but the pot grew full. The last doors opened, and those who had nothing for the pot brought a bench, or a fiddle, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'An onion, plop! Beans, two potatoes, a bit of cabbage. The pot grew full, and everyone fetched a bowl. At the very bottom lay the stone. “The best bit!” said {L}, and held it up on the spoon, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'An onion, plop! Beans, two potatoes, a bit of cabbage. There was enough for seconds. No door in the village was shut after that, and in the first house there was a bed for whoever owned the stone. So {told}.',
        },
        {
          kinds: ['any'],
          done: '“An onion would be good in it,” said {L}. Plop! Then came beans, two potatoes, a bit of cabbage. Each brought only a little, but the pot grew full, and the last doors opened. So {told}.',
        },
      ],
      helper: { name: 'Old Marten', creature: 'man' },
      art: {
        'came to a village with': 'village: L hold pot sad; many door',
        'as hungry as': 'village: F sniff; L hold pot sad; onion',
        'I’ve only got a carrot': 'village: L knock worried; F point worried; people, carrot',
        'asked more politely': 'village: L knock sad; F look worried; door',
        'how hungry they were': 'village: F say sad; L think worried; house',
        'boiled water': 'village: L drink cup sad; F drink cup sad; pot, campfire',
        'likes to be first': 'village: G say; L look G curious; F look G; stone',
        'chose a smooth round one': 'village: L wash stone calm; F peek curious; well',
        'made a fire in': 'village: L cook spoon brave; F call; pot, campfire',
        'fetched a bowl': 'village: L cook spoon happy; F eat happy; pot, people, cabbage',
        'on the edge of the well': 'village: L hold stone happy; F clap happy; well, pot',
      },
    },
  ],
};
