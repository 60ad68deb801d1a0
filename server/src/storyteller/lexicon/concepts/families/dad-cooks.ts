import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a dinner that goes wrong. */
export const dadCooks: StorySourceInput = {
  id: 'dad-cooks',
  words: [
    'dad/daddy/papa/father/grandpa cook/cooks/cooking/burn/burns',
    'cook/cooking dad/daddy/papa/father/mum/mummy/mama/mother',
    'cook/cooking with dad/daddy/papa/mum/mummy/grandpa',
    'burn/burns/burned dinner/food/supper',
    'dinner is burnt',
    'bad cook',
    'terrible cook',
    'cook/cooking dinner',
    'cook/cooking supper/lunch',
    'make/making dinner',
    'make/making supper',
    'dinner goes wrong',
    'cooking together',
    'burnt/burned dinner/food/supper/cake',
  ],
  situations: [
    'deed',
    'make',
    'learn',
    'cannot',
    'trait',
    'damage',
    'wants',
    'visit',
    'misdeed',
    'own-damage',
  ],
  topic: 'a supper that went wrong',
  thing: 'the pan',
  creature: 'dad',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'what-is-left-in-the-fridge',
      titles: ['{S} Cooks', 'The Black Supper', '{L} Saves the Supper'],
      goal: 'get a supper on the table',
      trouble: 'the supper was burnt, and everybody was hungry',
      solved: 'there was a supper, and it tasted good',
      opener:
        '“Tonight I’m cooking,” said {S+}, and put on the apron the wrong way round. “Something with five courses.” {L+} looked at the kitchen. It was still tidy. {L} looked at it once more, as a farewell.',
      friend:
        '{S} had a book with pictures in it, where everything stood on lettuce. {S} stirred with the left hand and turned the page with the right. “Can you smell it?” asked {S}. {L} could smell it. It smelled like a bonfire.',
      problem:
        'The rice was black at the bottom and white on top. The fish stuck to the pan as if it were at home there. The smoke alarm sang. {S} opened the window and looked at the five pots. “I so wanted it to be nice,” said {S}.',
      tries: [
        '{S} scraped off the black. Underneath it was brown, and under the brown was the pan.',
        '{L} poured a sauce over it. Now it was black with a sauce.',
        'They put it on the best plates, with lettuce. It looked like the picture, when you closed your eyes.',
      ],
      tip: '“In my restaurant the soup burned on the very first evening,” said {G+} at the door, who had smelled it. “Do you know what a good cook does then? Laughs, opens the window, and looks at what’s there. Not at what’s missing. And nobody cooks alone.”',
      low: '{L} patted {S} on the back, right on the bow of the apron. “Come on,” said {L}. “We’re two.” Then {L} opened the fridge and looked, very seriously, from the top to the bottom.',
      turn: 'There were six eggs, half a cucumber and three cooked potatoes. “You cut the potatoes and do the stove,” said {L}, “and I’ll beat the eggs.” {L} broke them into the bowl, and fished out the shell. {S} turned the heat down low.',
      done: 'It hissed softly. It smelled of Sunday. {S} gave the pan a shake, and a round yellow omelette slid onto the big plate, with potatoes like coins in it. {L} put a face of cucumber on top. It was not five courses. But everybody wanted more of the one.',
      again:
        'The book with the lettuce is under the short leg of the table now. On Thursdays {S} and {L} cook what’s there, and there’s a rule: whoever stirs doesn’t read.',
      helper: { name: 'Chef Marco', creature: 'man' },
      outcomes: [
        {
          asked: ['pizza/takeaway/sandwich/restaurant/order'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: 'It hissed softly, and the omelette was yellow and round and as big as a plate. It was also gone in two minutes. “One course down,” said {S}, and looked at the book with the lettuce, and shut it. {L} nodded, and {told}.',
        },
        {
          asked: ['delicious/best/love/like/tasty/yummy dinner/meal/supper/food/it/cook/ever', 'proud'],
          kinds: ['says', 'says-words', 'happy', 'feels'],
          done: 'It hissed softly, and it smelled of Sunday. {S} gave the pan a shake, and a round yellow omelette slid onto the big plate, with potatoes like coins in it. {L} put a face of cucumber on top. Nobody missed the five courses, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'plays'],
          done: 'It hissed softly, and it smelled of Sunday. A round yellow omelette slid onto the big plate, with potatoes like coins in it. {G} had stayed in the door with a fork in one hand, just to see. {S} laid another place, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'friends', 'new-friend', 'still-friends', 'team'],
          done: '{S} gave the pan a shake, and a round yellow omelette flew up, turned over, and came down where it should. {L} put a face of cucumber on it. It looked just like {S} with the apron the wrong way round, and {told}.',
        },
      ],
      art: {
        'put on the apron': 'kitchen: S stand happy wearing apron; L look S worried',
        'where everything stood on lettuce': 'kitchen: S read book curious; L sniff worried; pot',
        'stuck to the pan': 'kitchen: S hold pan sad; L look S worried; many pot',
        'scraped off the black': 'kitchen: S hold spoon sad; L look; pan on table',
        'poured a sauce over it': 'kitchen: L pour worried; S look L; pan',
        'put it on the best plates': 'kitchen: L hold plate worried; S hold salad; table',
        'In my restaurant': 'kitchen: G say happy; L+S listen; pan',
        'right on the bow of the apron': 'kitchen: L comfort S happy; S look sad wearing apron',
        'There were six eggs': 'kitchen: L look happy at fridge; fridge, potato, many egg',
        'broke them into the bowl': 'kitchen: L stir happy; S cook happy; egg',
        'It hissed softly': 'kitchen: S hold pan proud; L raise cucumber happy; plate',
        'gave the pan a shake': 'kitchen: S hold pan proud; L raise cucumber happy; plate',
        'On Thursdays': 'kitchen: L+S cook happy; book',
      },
    },
  ],
};
