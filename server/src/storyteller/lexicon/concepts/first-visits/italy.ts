import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Italy and Venice. */
export const italy: StorySourceInput = {
  id: 'italy',
  words: [
    'italy',
    'venice',
    'italian',
    'gondola',
    'gondolas',
    'trip to italy',
    'leaning tower',
    'florence',
    'naples',
    'colosseum',
  ],
  situations: ['visit', 'learn', 'newcomer', 'question', 'lost', 'wants'],
  topic: 'Italy',
  thing: 'the gondola',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'lost-in-venice',
      titles: ['{L} in Venice', 'Where the Streets Are Water', 'Lost between the Bridges'],
      goal: 'find the way back through Venice',
      trouble: '{L} and {F} were lost between the bridges',
      solved: 'they had found the square again',
      opener:
        'In Italy there’s a city where the streets are made of water. The bus is a boat, the taxi is a boat, and even the dustmen come by boat. {L+} couldn’t stop looking.',
      friend:
        '“Let’s just go over that bridge,” said {F+}, “and then we’ll turn back.” They each had an ice cream in one hand. On the other side was another bridge, with a cat on it, and behind that another one.',
      problem:
        'There are four hundred bridges in Venice, and all of them looked alike. There was water on the left and a wall on the right. “I think we’ve been here before,” said {L}. They were to be back at the big square by six.',
      tries: [
        'They turned left, always left. They came back to the cat.',
        'They asked a gondolier, who sang the answer. It was beautiful, and it was in Italian.',
        '{F} dropped ice cream wafers, like in the fairy tale. Behind them walked a pigeon.',
      ],
      tip: '“You look at the walls,” said {G+}, “and they’re all the same. I look at the water. It all flows to the big canal, and the big canal goes to the square. And at six, use your ears. There’s only one bell that deep.”',
      low: 'It was a minute to six. {L} knelt down at the edge of the canal. An orange peel was floating there, and it moved, very slowly, to the right.',
      turn: '“That way!” said {L}. They followed the orange peel, over a bridge and along a wall. Where the path ended, they stood still and listened. Bong, it went, far off, deep and slow. Bong. “Straight on, and then to the right!” cried {L}.',
      done: 'The lane got wider, and lighter, and then it opened: there was the square, as big as a lake, with the tower, the golden horses and all the pigeons. “There you are,” said somebody. It was one minute past six.',
      again: '{L} can say one sentence in Italian now. It means: “Excuse me, where is the cat?”',
      outcomes: [
        {
          asked: ['find/way/back/square/lost/mum/mummy/dad/daddy/parent/family/home/safe/hotel'],
          kinds: ['home', 'way-home', 'no-longer', 'learns', 'sees', 'makes'],
          done: 'They followed the bong over the last bridge. The lane got wider, and lighter, and there was the square, as big as a lake, with the tower, the golden horses and all the pigeons. “There you are,” said somebody. It was one minute past six, and {told}.',
        },
        {
          asked: ['gondola/boat/ride', 'marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['rides', 'party', 'eats', 'plays', 'shares', 'gets', 'wins'],
          done: 'The lane got wider, and lighter, and there was the square, as big as a lake. “There you are,” said somebody. “All through Venice on foot! Now sit down.” A table was free beside the water, a gondola was tied up at it, and {told}.',
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
            'says',
            'sleep',
            'stays',
            'helps',
          ],
          done: 'The lane got wider, and lighter, and there was the square, as big as a lake. “There you are,” said somebody. {F} still had the ice cream cone in one hand, quite empty. The pigeons came down for it from the tower, all of them, and {told}.',
        },
      ],
      helper: { name: 'Pippo', creature: 'pigeon' },
      art: {
        'the streets are made of water': 'river: L ride in rowing-boat happy; house',
        'with a cat on it': 'old-town: L hold ice-cream happy; F hold ice-cream happy; cat on bridge, bridge',
        'all of them looked alike': 'old-town: L think worried; F point worried; bridge, many wall',
        'always left': 'old-town: L look surprised; F point worried; cat on bridge, bridge',
        'asked a gondolier': 'old-town: L look worried; F look worried; gentleman, rowing-boat',
        'ice cream wafers': 'old-town: F throw waffle; L hands-on-hips worried; bird',
        'I look at the water': 'old-town: G point; L+F look G curious; bridge',
        'An orange peel was floating': 'old-town: L crouch curious; F peek curious; orange',
        'followed the orange peel': 'old-town: L run brave; F run; orange, bridge',
        'Where the path ended': 'old-town: L listen brave; F point; bell',
        'the square, as big as a lake': 'old-town: L cheer; F cheer; tower, many bird, two horse',
        'one sentence in Italian': 'old-town: L say happy; F laugh; cat',
      },
    },
  ],
};
