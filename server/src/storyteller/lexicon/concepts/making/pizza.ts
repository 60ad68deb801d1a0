import type { StorySourceInput } from '../../story-source.ts';

/** Stories about pizza. */
export const pizza: StorySourceInput = {
  id: 'pizza',
  words: [
    'pizza',
    'make/making pizza',
    'pizza night',
    'pizza party',
    'homemade pizza',
    'pizza topping',
    'pizza chef',
  ],
  situations: ['make', 'learn', 'wants', 'visit', 'quarrel', 'made-of', 'own-wish'],
  topic: 'pizza',
  thing: 'the pizza',
  main: 'cottage',
  plots: [
    {
      id: 'everyone-wants-something-else',
      titles: ['{L} Makes Pizza', 'Pizza Night', 'One Pizza for Everyone'],
      goal: 'make a pizza that everybody likes',
      trouble: 'everyone wanted something different on the pizza',
      solved: 'there was a pizza that everybody liked',
      opener:
        'On Fridays there was pizza, and today {L+} was the cook. The dough had risen under its cloth till it was as round as a cushion. {L} pressed one finger in, and it came back slowly.',
      problem:
        '“What would you like on it?” asked {L}. “Mushrooms,” said the first. “No mushrooms!” said the second. “Only cheese.” “Pineapple,” said the third. “Ugh!” said everybody else. There was just one baking tray. {L} stood there with the tomato sauce.',
      tries: [
        '{L} put everything on. It was so high that the cheese slid off, and no one wanted to be the first to try it.',
        '{L} put nothing on. That was bread.',
        'They voted. There was one vote for each, and they were as far on as before.',
      ],
      tip: '“Who says that a pizza has to be one thing?” said {G+}. “It’s a table with room for everyone. What does a field do, where one farmer wants peas and the next one potatoes? There’s a fence in between. Have you got some dough left?”',
      turn: '{L} rolled the last of the dough into long thin sausages, and laid them across the pizza, like the fences between fields. Now there were six fields. “This one is yours,” said {L}, “and this is yours, and that’s mine.” Everyone planted what they wanted.',
      done: 'When it came out of the oven, the cheese was bubbling and the fences were brown and crisp. Nobody’s mushrooms were in anybody’s pineapple. It was quiet at the table, except for the crunching. Then somebody said, “May I try a corner of yours?”',
      again:
        'The fences are what they all like best by now. On some Fridays, {L} takes one of them away to see what happens.',
      helper: { name: 'Signora Rosa', creature: 'goose' },
      outcomes: [
        {
          asked: ['pizza/eat/share/slice/taste/try/delicious/yummy'],
          done: 'The cheese was bubbling, and the fences were brown and crisp. Nobody’s mushrooms were in anybody’s pineapple. It was quiet, except for the crunching. Then somebody looked over the fence. “May I try a corner of yours?” And {told}.',
        },
        {
          asked: ['restaurant/shop/open/win/prize/sell/chef'],
          done: 'The cheese was bubbling, and the fences were brown and crisp. “In all my years,” said {G}, and walked once round the six fields. Somebody had smelled it in the street and stood at the door already. So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The cheese was bubbling, and the fences were brown and crisp, and nobody’s mushrooms were in anybody’s pineapple. “May I try a corner of yours?” somebody asked. Then corners went over all the fences, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The cheese was bubbling, and the fences were brown and crisp. Somebody tried a corner of pineapple, from the neighbour’s field. “Ugh?” asked the others. “Mmm,” said somebody, rather red. Across all the fences {told}.',
        },
      ],
      art: {
        'On Fridays there was': 'kitchen: L knead happy',
        'came back slowly': 'kitchen: L touch happy; dough',
        'No mushrooms': 'kitchen: L look worried; people, mushroom, cheese, pineapple',
        'put everything on': 'kitchen: L look worried; huge pizza, cheese',
        'put nothing on': 'kitchen: L hold bread sad; people',
        'They voted': 'kitchen: L look worried; F reach-up; people',
        'a table with room for': 'kitchen: G speak happy; L think fence curious; pizza',
        'into long thin sausages': 'kitchen: L knead happy; pizza',
        'Now there were six fields': 'kitchen: L give mushroom happy; F give pineapple happy; pizza, people',
        'fences were brown and crisp':
          'kitchen: L eat pizza happy at table; F eat pizza happy at table; people',
        'what they all like best': 'kitchen: L hold pizza happy; oven',
      },
    },
  ],
};
