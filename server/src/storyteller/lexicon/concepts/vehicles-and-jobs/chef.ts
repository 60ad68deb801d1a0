import type { StorySourceInput } from '../../story-source.ts';

/** Stories about cooks and what is missing in the soup. */
export const chef: StorySourceInput = {
  id: 'chef',
  words: [
    'chef',
    'chefs',
    'head chef',
    'cook in a restaurant',
    'be/being a chef',
    'little chef',
    'young chef',
    'king’s cook',
    'royal cook',
    'restaurant kitchen',
    'cooking show',
    'cooking competition/contest',
    'soup too salty',
    'too much salt',
    'salty soup',
    'master chef',
    'chef’s hat',
    'cooking lesson/class',
    'mouse who cooks',
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
    'works-as',
    'wants-to-be',
    'own-wish-to-be',
    'damage',
  ],
  topic: 'a chef',
  thing: 'the big pot',
  home: 'city',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'a-spoon-at-a-time',
      titles: ['{L} the Chef', 'Something Is Missing', 'One Spoon at a Time'],
      goal: 'cook a soup that tasted right',
      trouble: 'the soup did not taste of anything',
      solved: 'the soup tasted just right',
      opener:
        'In the kitchen of the Golden Ladle it hissed and steamed. The head chef had lost their sense of smell with a cold. “You cook today,” they said to {L+}, and gave {L} the tall white hat. At seven the guests would come.',
      friend:
        '{F+} chopped the carrots. “For sixty people!” said {F}. They had a pot in which you could have bathed. In it were carrots, leeks and beans, and it smelled of, well, water.',
      problem:
        '{L} tried a spoonful. It tasted of nothing, only hot. “Something’s missing,” said {L}. But what? On the wall hung a hundred little jars, and it was six o’clock.',
      tries: [
        '{L} put in a bit of each, from A to M. Now it tasted of everything at once, and that’s much worse than nothing. They had to start again.',
        '{F} said salt, and {L} said salt too. They each put in a spoonful, one after the other, without telling each other. Nobody could have eaten that.',
        'They cooked it longer. It was still nothing, but softer.',
      ],
      tip: '“I live in the salt store,” said {G+}, “and I’ve seen a lot of cooks. The bad ones pour. The good ones put in a little, stir, wait, and taste. And then they ask the soup, and not the shelf.”',
      low: 'It was half past six. The first guests were already hanging up their coats. On the hat there was a stain of leek.',
      turn: '{L} shut both eyes and tasted. Was it bitter? No. Sweet? A little, from the carrots. It was just so flat. A pinch of salt: now it woke up. But something fresh was missing, something that goes ping! {L} reached for the lemon. Five drops. Stir. Wait. Taste.',
      done: 'Ping! There it was: the carrots tasted of carrots, the beans of beans, and all of it together of summer. Sixty plates went out. Sixty plates came back, wiped clean with bread. The head chef tasted some as well. “I can’t smell a thing,” they said, “and it’s still wonderful.”',
      again:
        'On the shelf in the kitchen of the Golden Ladle stands a new sign: “Ask the soup.” {L} was allowed to keep the hat.',
      object: 'spoon',
      outcomes: [
        {
          asked: [
            'king/queen/guest/customer/everyone/everybody/they like/love/eat/enjoy',
            'delicious/tasty',
            'eat/taste soup/food/meal/everything',
            'best meal/soup',
          ],
          done: 'Ping! The carrots tasted of carrots, the beans of beans, and all of it together of summer. Sixty plates went out, and through the kitchen door {L} heard it grow quiet, and then sixty spoons. So {told}.',
        },
        {
          asked: [
            'become/be chef/cook',
            'head chef',
            'famous',
            'restaurant',
            'own restaurant',
            'prize/medal/star/competition',
            'win',
          ],
          done: 'Ping! The carrots tasted of carrots, and all of it together of summer. Sixty plates went out and came back, wiped clean with bread. The head chef tasted it, sat down on a sack, and pointed at the tall white hat. And {told}.',
        },
        {
          asked: ['cake', 'pancake', 'pizza', 'dessert', 'cookie/biscuit'],
          done: 'Ping! The soup tasted of summer, and sixty plates came back, wiped clean with bread. “And for afterwards?” asked the guests. {L} looked at the hundred little jars, stirred, waited and tasted, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Ping! The soup tasted of summer. Sixty plates came back, wiped clean with bread, and the guests came after them into the kitchen, to see who had cooked. They pushed the tables together round the big pot, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Ping! The soup tasted of summer, and sixty plates came back, wiped clean with bread. At table nine a guest stood up and came into the kitchen. “Who asked the soup?” said the guest. {L} put a hand up, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Ping! The carrots tasted of carrots, and all of it together of summer. The head chef took a spoonful. “I can’t smell a thing,” they said, “and it’s still wonderful.” A drop of soup ran down, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Ping! The soup tasted of summer, and sixty plates came back, wiped clean with bread. The last spoonful in the pot was for the cooks. They ate it on the back step, with their shoes off, and {told}.',
        },
      ],
      helper: { name: 'Grain', creature: 'mouse' },
    },
  ],
};
