import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Mexico. */
export const mexico: StorySourceInput = {
  id: 'mexico',
  words: [
    'mexico',
    'mexican',
    'mexico city',
    'tortilla',
    'tortillas',
    'taco',
    'tacos',
    'trip to mexico',
    'mariachi',
  ],
  situations: ['visit', 'learn', 'newcomer', 'question', 'make'],
  topic: 'Mexico',
  thing: 'the orange butterflies',
  home: 'village',
  main: 'mountain',
  plots: [
    {
      id: 'round-as-the-moon',
      titles: ['{L} in Mexico', 'As Round as the Moon', '{L} Makes Tortillas'],
      goal: 'make a round tortilla',
      trouble: 'none of the tortillas were round',
      solved: 'the tortilla was as round as the moon',
      opener:
        'In the market in Mexico there were red, green and yellow peppers, piled up like mountains, and three trumpets that played against each other. {L+} walked behind the smell: warm, toasted, like popcorn.',
      friend:
        'It came from Doña Rosa’s stall. Pat, pat, pat, went two hands, and a tortilla lay on the hot plate. {F+} had eaten four already. “May we help?” asked {L}.',
      problem:
        '{L} took a ball of the maize dough and patted it. It looked like a boot. The next one looked like a fish. “We eat those as well,” said Doña Rosa kindly. But at noon forty people were coming for tacos.',
      tries: [
        '{L} patted harder. Now there was a hole in the middle, and {L’s} nose could look through.',
        '{F} cut a round one out with a bowl. It was very round. It stuck to the bowl, the table and {F}.',
        'They were quicker, because of the queue. Boot, fish, boot, boot.',
      ],
      tip: '“Look how the sun goes across the square,” said {G+} from the pot of the cactus. “It doesn’t jump. Always a bit further, always a bit further. Pat, and turn. Pat, and turn. You’re forgetting to turn.”',
      low: '{L} watched Doña Rosa’s hands, and not the tortilla. Pat, and a little turn. It was like a dance for two hands.',
      turn: '{L} rolled a ball as big as a plum, wet both hands, and shut both eyes. The three trumpets were playing a slow one now. Pat, and turn. Pat, and turn. Always a bit further. It grew wider and thinner under {L’s} fingers.',
      done: 'It was as round as the moon! Doña Rosa held it up against the sky, and whistled. On the hot plate it puffed up like a little pillow. “Forty of those,” called {F}. At noon not even a bean fell out.',
      again: '{L} does it at home, too, on Saturdays. If one looks like a boot, that’s for {F}.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares', 'gets'],
          done: 'It was as round as the moon! On the hot plate it puffed up like a little pillow. “Forty of those,” called {F}. At noon not even a bean fell out. The three trumpets came to the stall as well, and for once they played with each other. So {told}.',
        },
        {
          asked: ['butterfly/butterflies/tortilla/round/make/cook/learn/market/moon/trumpet/music'],
          kinds: ['learns', 'wins', 'says', 'sees', 'tells', 'makes'],
          done: 'It was as round as the moon! Doña Rosa held it up against the sky, and whistled. On the hot plate it puffed up like a little pillow. “Forty of those,” called {F}. Doña Rosa untied the apron, hung it round {L}, and {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'helps',
            'home',
            'way-home',
            'sleep',
            'stays',
          ],
          done: 'It was as round as the moon! Doña Rosa held it up against the sky. At noon not even a bean fell out. “And the boot and the fish?” asked {F}. Nobody had ordered those. Doña Rosa laid them on a plate, side by side, for the cooks, and {told}.',
        },
      ],
      helper: { name: 'Lucho', creature: 'lizard' },
      art: {
        'three trumpets that played': 'village: L sniff happy; market-stall, many pepper, horn',
        'had eaten four already': 'village: F eat bread happy; L look curious; lady, pan',
        'It looked like a boot': 'village: L knead worried; F point worried; boot, dough',
        'a hole in the middle': 'village: L hold doughnut worried; F laugh',
        'stuck to the bowl': 'village: F hold bowl worried; L think worried; dough, table',
        'because of the queue': 'village: L run worried; F hold dough; people',
        'the pot of the cactus': 'village: G point; L+F look G curious; cactus, sun',
        'a dance for two hands': 'village: L peek curious; F look curious; lady, dough',
        'as big as a plum': 'village: L hold dough calm; F look curious; horn',
        'a little pillow': 'village: L raise bread proud; F cheer; moon, lady',
        'If one looks like a boot': 'kitchen: L give bread; F eat bread happy; boot',
      },
    },
  ],
};
