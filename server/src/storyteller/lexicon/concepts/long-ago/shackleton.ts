import type { StorySourceInput } from '../../story-source.ts';

/** Stories about polar explorers. */
export const shackleton: StorySourceInput = {
  id: 'shackleton',
  words: [
    'shackleton',
    'ernest shackleton',
    'endurance ship',
    'captain scott',
    'robert scott',
    'amundsen',
    'roald amundsen',
    'polar explorer',
    'polar explorers',
    'antarctic expedition',
    'expedition to the pole',
    'race to the pole',
    'explorer',
    'explorers',
    'famous explorer',
    'matthew henson',
  ],
  situations: ['learn', 'question', 'deed', 'visit', 'wants', 'stuck', 'wants-to-be'],
  topic: 'Shackleton and the ship in the ice',
  thing: 'the ship in the ice',
  home: 'ship',
  main: 'snowfield',
  weather: 'snow',
  plots: [
    {
      id: 'everybody-home',
      titles: ['The Ship in the Ice', '{L} and Captain Shackleton', 'Everybody Home'],
      goal: 'bring everybody home from the ice',
      trouble: 'the ship was stuck in the ice',
      solved: 'everybody had come home from the ice',
      opener:
        'In 1915 a ship lay in the ice of the Antarctic and could move neither forwards nor backwards. It was called Endurance, which means not giving up. {L+} was the youngest on board and worked for Captain Shackleton.',
      friend:
        '{F+} cooked the soup. “As soon as the ice melts we’ll sail on,” said {F}. They played football on the frozen sea, and in the evening the banjo was played.',
      problem:
        'But the ice did not melt. It pushed. The planks groaned at night, and one morning the ship leaned over to one side. “Everyone off!” called the captain. They stood in the snow, twenty-eight of them, and the ship slowly sank. The nearest people were a thousand miles away.',
      tries: [
        'They pulled the boats across the ice on ropes. In a whole day they got as far as you can throw a snowball three times.',
        'They waited for the floe to drift to land. It drifted, but past it.',
        'They rowed to an island. There was solid ground there at last, and penguins, and not a single ship that ever came by.',
      ],
      tip: '“We can’t all go,” said {G+}, and looked at the small boat. “Some must fetch help, over the worst sea in the world, and the rest must wait. That’s the harder part. What we need here every morning is a reason to get up.”',
      low: 'The little boat with the captain in it grew smaller and smaller, and disappeared between two waves. {L} stayed on the beach with the others.',
      turn: '{L} thought about it the whole night long. Then {L} got up first, banged on the pan and called, “Roll up your things! The captain may come today!” {L} called it the next morning too, and the one after that. {L} called it a hundred and twenty-eight times.',
      done: 'And on the last of those mornings there was smoke on the sea. A ship! A boat came, and in the bow stood the captain and counted them. “Are you all well?” called the captain. “All well!” shouted {L}. All twenty-eight came home.',
      again: 'At home {L} still gets up first. “Roll up your things!” calls {L}. You never know.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'On the last of those mornings there was smoke on the sea. In the bow stood the captain and counted them, up to twenty-eight. On the ship the cook had a real stove, and the banjo had been saved, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'On the last of those mornings there was smoke on the sea. In the bow stood the captain and counted them, up to twenty-eight. “And who got you up every day?” Twenty-seven mittens pointed at the youngest, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'On the last of those mornings there was smoke on the sea. A boat came, and in the bow stood the captain and counted them. “Are you all well?” “All well!” shouted {L}, with a frozen beard of sugar and soup, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'On the last of those mornings there was smoke on the sea. In the bow stood the captain and counted them, up to twenty-eight. On board there were beds with blankets, and nobody would bang on a pan at six, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“Roll up your things!” {L} called, as on every morning. And on the last of them there was smoke on the sea. A boat came, and in the bow stood the captain and counted. “All well!” shouted {L}. So {told}.',
        },
      ],
      helper: { name: 'Mr Wild', creature: 'man' },
      art: {
        'lay in the ice': 'ship, snow: L look curious; ship, iceberg',
        'cooked the soup': 'snowfield, snow: F cook happy; L kick ball happy; ship',
        'Everyone off': 'snowfield, snow: L startle frightened; F stand worried; ship, people',
        'across the ice on ropes': 'snowfield, snow: L+F pull rope worried; rowing-boat',
        'for the floe to drift': 'snowfield: L+F sit sad; iceberg, wave',
        'rowed to an island': 'shore, snow: L row sad in rowing-boat; F row sad in rowing-boat; penguin',
        'We can’t all go': 'shore, snow: G point; L look G worried; rowing-boat',
        'grew smaller and smaller': 'shore, snow: L wave sad; small rowing-boat, wave',
        'banged on the pan': 'shore, snow: L raise pan brave; people, sleeping-bag',
        'smoke on the sea': 'shore, snow: L+F cheer; ship, captain',
        'still gets up first': 'bedroom, morning: L raise pan happy',
      },
    },
  ],
};
