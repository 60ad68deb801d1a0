import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the food fight. */
export const foodFight: StorySourceInput = {
  id: 'food-fight',
  words: [
    'food fight',
    'food/cake/pie/spaghetti fight',
    'throw/throws/throwing food/cake/spaghetti/pea/peas/mashed-potato',
    'fight with food',
    'canteen/cafeteria/school-dinner fight',
    'food flying',
  ],
  situations: [
    'quarrel',
    'deed',
    'damage',
    'trait',
    'pair',
    'misdeed',
    'rains',
    'all-turned',
    'mystery',
    'learn',
  ],
  topic: 'the food fight',
  thing: 'the mashed potato',
  main: 'school',
  plots: [
    {
      id: 'it-began-with-a-pea',
      titles: ['It Began with a Pea', 'The Great Food Fight', 'Who Threw That?'],
      goal: 'clean up after the food fight',
      trouble: 'there was food all over the dining hall',
      solved: 'the dining hall was clean',
      opener:
        'It was Thursday, so there was mashed potato, with peas and custard to follow. {L+} only wanted to see how far a pea would fly from a spoon. It flew a very long way.',
      problem:
        'It landed in somebody’s ear. A pea came back, and a spoonful of mash. “Food fight!” Then everything was in the air, until the cook came in. The custard dripped from the lamp. “I got up at five to cook that,” said the cook, and went out.',
      tries: [
        'Everyone pointed at somebody else. It went round all the tables like that, and it ended at {L}. {L} looked down.',
        '{L} picked up a mop and pushed. The mash only got wider and thinner. Now it was on the skirting board as well.',
        'They ran out and said that they had to get to maths. Their shoes left potato prints all along the corridor, so it was easy to find them.',
      ],
      tip: '“Water comes last,” said {G+}, the caretaker. “First scrape, then sweep, then wipe. And from the top down, or you’ll do it all twice. But that’s only the floor. Do you know what’s the hardest thing to clean up?”',
      turn: '{L} thought of the cook’s face, and knew. {L} stood up. “The first pea was mine,” said {L}, for everyone to hear. “I’m sorry. Who’ll help?” One hand went up, and then all of them. They scraped the lamp first, and the floor last.',
      done: 'By two o’clock the dining hall shone. Then {L} knocked at the kitchen door and said sorry once more. The cook put down the knife. “Can you peel potatoes?” asked the cook. They all could, even if it took a while. They peeled a whole sack for Friday.',
      again:
        'There are still peas on Thursdays. {L} eats them with a fork. And once a term the cook lets them throw something: pizza dough, up in the air, as high as they can.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares', 'gets', 'wins'],
          done: 'By two o’clock the dining hall shone, and {L} said sorry once more at the kitchen door. “Can you peel potatoes?” asked the cook. They peeled a whole sack, and not one of them flew. Then the cook got out the very big dish, and {told}.',
        },
        {
          asked: [
            'clean/tidy/sweep/mop/sorry/apologise/apologize/forgive/trouble/headteacher/head/learn/promise/never/cook/cooking/chef/dinner/lady',
          ],
          kinds: ['learns', 'says', 'helps', 'no-longer', 'makes'],
          done: 'By two o’clock the dining hall shone, even the lamp. Then {L} knocked at the kitchen door, with a clean spoon in one hand. “This is the one it began with,” said {L}. The cook put down the knife, and then nearly smiled, and {told}.',
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
            'home',
            'way-home',
          ],
          done: 'By two o’clock the dining hall shone. Last of all somebody found a single pea, in {L’s} own collar. Everyone looked at it, and then at {L}, and the cook, who had come to the door, began to shake with laughter. And {told}.',
        },
      ],
      object: 'spoon',
      helper: { name: 'Mr Mop', creature: 'walrus' },
      art: {
        'mashed potato, with peas': 'restaurant: L hold spoon laughing at table; peas',
        'flew a very long way': 'restaurant: L raise spoon surprised; peas, plate',
        'landed in': 'restaurant: L look surprised; children, peas, lady',
        'pointed at': 'restaurant: L look ashamed at ground; children',
        'picked up a mop': 'restaurant: L sweep worried; puddle',
        'potato prints all along': 'corridor: L run worried; F run worried; footprints',
        'Water comes last': 'restaurant: G hold broom calm; L listen ashamed; bucket',
        'face, and knew': 'restaurant: L think lady ashamed; puddle, many peas',
        'The first pea was mine': 'restaurant: L speak brave; F reach-up; children, bowl',
        'the dining hall shone': 'kitchen: L handle potato happy; F handle potato happy; lady, sack',
        'eats them with a fork': 'restaurant: L throw dough happy; F throw dough laughing; lady',
      },
    },
  ],
};
