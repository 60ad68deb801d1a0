import type { StorySourceInput } from '../../story-source.ts';

/** Stories about one’s own street and kinds of houses. */
export const whereWeLive: StorySourceInput = {
  id: 'where-we-live',
  words: [
    'different kinds of homes',
    'kinds of homes',
    'our local area',
    'local area',
    'our neighbourhood',
    'my neighbourhood',
    'my neighborhood',
    'our street',
    'my street',
    'where we live',
    'our town',
    'our village',
    'my home town',
    'types of houses',
    'type of house',
    'different houses',
    'different homes',
    'kinds of houses',
    'houses and homes',
    'flats and houses',
    'houses flats and boats',
    'town and countryside',
    'city and country',
    'our community',
    'homes around the world',
    'houses around the world',
    'houses all over the world',
  ],
  situations: ['learn', 'question', 'visit', 'make', 'newcomer', 'thing-pair'],
  topic: 'the street where we live',
  thing: 'the map of the street',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'behind-the-doors',
      titles: ['Behind Every Door', '{L} Draws the Street', 'Who Lives Where?'],
      goal: 'find out who lived in the street',
      trouble: '{L} knew only the doors',
      solved: '{L} knew who lived behind the doors',
      opener:
        '“Draw the place where you live,” they had been told. {L+} drew a street: a tall house with flats, a small one with a garden, one with wheels, and a houseboat on the canal. It was finished quickly.',
      friend:
        '“And who lives in them?” asked {F+}. {L} looked at the page. There were fourteen doors. “I don’t know,” said {L}. “I only ever go past.”',
      problem:
        'There was the green door, from where it smelled of cardamom. There was the one with three bells, where somebody practised the trumpet. There was one that never opened. {L} had walked by every day, and it was like a book that you carry about but never read.',
      tries: [
        'They looked through the keyholes. That is not allowed, and the keys were in them anyway.',
        '{L} guessed: a giant, a cook, a ghost. {F} drew them in. It was fun, but it was not the street.',
        'They rang, and when the door opened they had forgotten what they wanted to say, and ran.',
      ],
      tip: '“People like to be asked,” said {G+}, who brought the parcels. “Ring with something in your hand: a question, or a plate. And take a grown-up along who knows them. I could come for the first three doors.”',
      low: 'The drawing lay there, with fourteen locked doors. It began to rain.',
      turn: '{L} baked biscuits, and took the drawing under one arm. At the green door {L} took a deep breath, and rang. “Good morning. I’m {L}, from number six. I’m drawing our street. Would you like to be in it?”',
      done: 'Behind the green door lived a tailor from India. Behind the three bells there were twins, and only one of them played. On the boat lived a lady with nine geraniums. And behind the door that never opened was an old man, who opened it. “At last,” said the man.',
      again:
        'In June all of them put their tables out on the street, end to end. On the drawing there were no doors any more that day. There were only faces.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Behind the green door lived a tailor, behind the three bells the twins, on the boat a lady with nine geraniums. And the door that never opened was opened by an old man. There was one biscuit left. “Come out,” said {L}, “they’re all here!” And {told}.',
        },
        {
          asked: ['map/neighbour/neighbor/street/draw/picture/know/meet/house/home/live/door/friend/learn'],
          kinds: ['new-friend', 'learns', 'home', 'way-home', 'sees', 'stays', 'says', 'gets', 'makes'],
          done: 'Behind the green door lived a tailor from India, behind the three bells the twins, on the boat a lady with nine geraniums. And the door that never opened was opened by an old man. “At last,” said the man. {L} drew fourteen faces, and {told}.',
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
            'sleep',
          ],
          done: 'Behind the green door lived a tailor, behind the three bells the twins, on the boat a lady with geraniums. And the door that never opened was opened by an old man. “At last,” said the man, and looked for the right place on {L’s} drawing. And {told}.',
        },
      ],
      object: 'map',
      helper: {
        name: 'Postwoman Pearl',
        creature: 'woman',
      },
    },
  ],
};
