import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Mary Seacole. */
export const marySeacole: StorySourceInput = {
  id: 'mary-seacole',
  words: ['mary seacole', 'seacole'],
  situations: ['learn', 'question', 'deed', 'visit', 'works-as'],
  gentle: true,
  topic: 'Mary Seacole',
  thing: 'the house of planks',
  home: 'city',
  main: 'village',
  plots: [
    {
      id: 'the-house-of-planks',
      titles: ['{L} and Mary Seacole', 'The House of Planks and Old Doors', 'Soup for the Soldiers'],
      goal: 'help Mary Seacole to reach the soldiers',
      trouble: 'nobody would let Mary Seacole help',
      solved: 'the sick soldiers had a warm place',
      opener:
        'More than 150 years ago Mary Seacole came from Jamaica to London with a bag of medicines. Far away in a war many soldiers were ill, and Mary Seacole could make people well. {L+} carried the bag.',
      friend:
        '{F+} had a bundle of blankets and walked behind them through the fog. “They’ll be so glad to see us,” said {F}. They could hardly wait to set off.',
      problem:
        'They knocked at the office that was sending nurses to the soldiers. The man there saw that Mary Seacole was Black. “No places left,” said the man. But there were places. {L} had seen the list. It was unfair.',
      tries: [
        'They went to another office. There they had to wait all day, and in the evening the door was locked.',
        '{L} asked a fine lady to put in a good word for them. The lady looked out of the window and said that all the nurses had been chosen.',
        'They wrote a letter and listed every illness that Mary Seacole had ever treated. It was a long letter. No answer came.',
      ],
      tip: '“Must you be sent?” asked {G+}, who sold tickets at the harbour. “My ship takes everybody who pays. If they won’t give you a place, go and make one.”',
      low: 'That evening Mary Seacole cried a little, and {L} held the bag and said nothing. Then they lit the lamp and looked at each other.',
      turn: '{L} counted the money in the tin. It was just enough for the ship! Where they landed there was no house, so {L} gathered what the sea had washed up: planks, boxes, old doors. They hammered until a house stood on the hill.',
      done: 'There was soup in it, there was tea, there were clean bandages and warm blankets. The soldiers came limping through the snow, and {L} filled one bowl after the other. They called Mary Seacole “Mother Seacole”, and nobody was ever sent away.',
      again:
        'Today Mary Seacole has a statue in London, very tall, walking forwards. {L} knows what ought to be in its hand: a soup spoon.',
      object: 'bag',
      outcomes: [
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'In the house of planks there was soup, and there were clean bandages. The soldiers came limping through the snow, and nobody was sent away. In spring a letter came from London, quite wet from the sea, and {told}.',
        },
        {
          kinds: ['hugs', 'happy', 'friends', 'team', 'feels', 'laughs', 'claps'],
          done: 'In the house of planks there was soup, there was tea, and there were clean bandages. The soldiers came limping through the snow. They called Mary Seacole “Mother Seacole”, and {told}.',
        },
        {
          kinds: ['eats', 'shares', 'makes'],
          done: 'In the house of planks there was soup, there was tea, and there were warm blankets. The soldiers came limping through the snow, and {L} filled one bowl after the other, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'In the house of planks there was soup, and there were warm blankets. The soldiers came limping through the snow, and nobody was sent away. {L} put one more plank on the fire, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'On the hill stood the house of planks and old doors. There was soup in it, and tea, and clean bandages. The soldiers came limping through the snow, and nobody was ever sent away, and {told}.',
        },
      ],
      helper: { name: 'Captain Gull', creature: 'man' },
      art: {
        'carried the bag.': 'city: L hold bag curious; lady, medicine',
        'a bundle of blankets': 'city, mist: F carry blanket happy; L hold bag happy; lady',
        'No places left': 'city: L hold bag angry; gentleman, lady, door',
        'to wait all day': 'city, evening: L+F sit sad on bench; door',
        'asked a fine lady': 'city: L say worried; lady, window',
        'listed every illness': 'living-room: L write worried; F look; lady',
        'sold tickets': 'shore: G hold ticket; L look G curious; ship',
        'held the bag and said nothing': 'living-room, night: L hold bag sad; lady, lamp',
        'the money in the tin': 'living-room: L hold tin happy; many coin',
        'house stood on the hill': 'mountain: L hammer brave; F carry plank brave; house',
        'one bowl after the other': 'mountain, snow: L hold bowl happy; F hold blanket happy; people, pot',
        'a statue in London': 'city: L hold spoon proud; statue',
      },
    },
  ],
};
