import type { StorySourceInput } from '../../story-source.ts';

/** Stories about trying new food. */
export const pickyEater: StorySourceInput = {
  id: 'picky-eater',
  words: [
    'picky eater',
    'fussy eater',
    'picky',
    'fussy',
    'eat/eating vegetable/green/spinach/broccoli/pea/carrot/fruit/healthy/lunch/dinner/supper',
    'not eat/eating/want/wanting eat',
    'vegetable yummy',
    'broccoli',
    'spinach',
    'try/trying new food',
    'hate vegetable/broccoli/pea/spinach/dinner',
    'healthy food/eating',
    'vegetable',
    'pea',
    'carrot',
    'cucumber',
    'tomato',
    'cabbage',
    'beetroot',
    'cauliflower',
    'sprout',
    'dinner time',
    'mealtime',
    'nothing but pasta/noodle/spaghetti/chip/chips/fries/bread/rice/cheese/toast/nugget/pizza/banana/potato/plain/crisp',
    'eat/eating/want/wanting only/just pasta/noodle/spaghetti/chip/chips/fries/bread/rice/cheese/toast/nugget/pizza/banana/potato/plain/crisp',
    'only eat/eating/want/wanting pasta/noodle/spaghetti/chip/chips/fries/bread/rice/cheese/toast/nugget/pizza/banana/potato/plain/crisp',
    'not try/taste new/anything',
    'plain pasta/noodle/rice',
  ],
  situations: ['learn', 'cannot', 'trait', 'deed', 'wants', 'afraid', 'question'],
  topic: 'trying new food',
  thing: 'the plate',
  main: 'cottage',
  plots: [
    {
      id: 'the-green-hill',
      words: ['nothing but', 'only', 'just', 'plain', 'not eat/try/taste', 'picky/fussy'],
      titles: ['The Green Hill on the Plate', 'Only Noodles', 'One Bite, Said {L}'],
      goal: 'taste something new',
      trouble: '{L} would not eat anything but noodles',
      solved: '{L} had tasted something new',
      opener:
        '{L+} ate noodles. Noodles for lunch, noodles for supper, noodles without sauce. “One knows where one is with noodles,” said {L}.',
      problem:
        'But today there was something green on the plate, a whole hill of it. It looked at {L}. {L} looked back. “I don’t like that,” said {L}, who had never tasted it. “It’s green and it has knobs.”',
      tries: [
        '{L} hid the green hill under a noodle. One noodle does not cover much.',
        '{L} gave a piece to the cat. The cat sniffed, thought for a while, and put it back on the plate.',
        '{L} shut both eyes and held on to {L.their~one} nose. In front of the mouth the fork turned round all by itself.',
      ],
      tip: '“You don’t have to like it,” said {G+}. “You only have to meet it. Nobody makes friends in one day. First look, then smell, then lick. And if you like, you can spit it out. I cooked it, and I shan’t cry.”',
      low: 'The noodles were gone. The green hill was still there, cold by now, and it looked a bit lonely. “Perhaps it’s afraid of me too,” said {L}.',
      turn: '“Good evening,” said {L} to the green hill. {L} broke off the smallest knob of all, as small as a ladybird. It looked like a tree. {L} was a giant, and giants eat trees. Crunch.',
      done: 'It was… not like noodles. It tasted of garden, and of salt, and a bit of rain. “Not bad,” said the giant, and ate up half a wood. Then {L} burped, as giants do, and said pardon.',
      again:
        'On the kitchen wall hangs a list: “Met so far”. There are [nine|eleven] things on it. Behind two of them it says, “Never again.” That’s all right as well.',
      helper: { name: 'Cook Basil', creature: 'pig' },
    },
    {
      id: 'soup-of-five-colours',
      titles: ['The Soup of Five Colours', 'Who Is in the Soup?', 'The Rainbow in the Pot'],
      goal: 'cook a soup of five colours',
      trouble: 'two colours were still missing from the soup',
      solved: 'the soup had all five colours',
      opener:
        '“Today you’re the cook,” they said to {L+}, and tied a very long apron on. “There’s only one rule. The soup must have five colours.”',
      problem:
        '“White!” said {L}, and took noodles. “White again!” That was bread. There was yellow, if one counted butter. But where does one get green? {L} had always gone round green in a wide circle.',
      tries: [
        '{L} took a green crayon. The soup turned green, that was true. But a soup with wax on it does not count.',
        '{L} asked for the red sweets. They melted at once and made the soup so sweet that the spoon stuck.',
        '{L} looked in the fridge with one eye only. Something purple looked back. {L} shut the door.',
      ],
      tip: '“Colours are outside,” said {G+}, and nodded at the garden. “They’re sitting in the earth and climbing up strings. Pull one out and wash its face. What you have pulled out and washed is half a friend already.”',
      turn: '{L} pulled at a bunch of leaves. Plop! On the other end hung a carrot, orange as a lantern. Then {L} opened a pod, and in it sat seven peas in a row, like a family on a sofa.',
      done: 'White, yellow, orange, green, and a red tomato on top. It bubbled. {L} had to taste it, as cooks must. “It needs more family,” said {L}, and threw in another pod. There was not a drop left.',
      again:
        'On Thursdays {L} cooks. The apron is only half as long by now. Last week the soup had six colours, and one of them was purple.',
      helper: { name: 'Farmer Thyme', creature: 'goat' },
      setting: { topic: 'the soup of five colours', thing: 'the soup', main: 'garden' },
    },
  ],
};
