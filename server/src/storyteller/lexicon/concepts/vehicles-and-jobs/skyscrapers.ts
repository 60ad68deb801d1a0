import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the skyscraper. */
export const skyscrapers: StorySourceInput = {
  id: 'skyscrapers',
  words: [
    'skyscraper',
    'tall building',
    'high-rise',
    'tower block',
    'build/building skyscraper',
    'tallest building',
  ],
  situations: ['being-and-thing', 'question', 'learn', 'visit', 'make', 'record', 'thing-pair'],
  topic: 'the skyscraper',
  thing: 'the skyscraper',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'it-leans',
      titles: ['Up to the Clouds', '{L} and the Skyscraper', 'First You Have to Go Down'],
      goal: 'build the tower up to the clouds',
      trouble: 'the tower leaned and fell over',
      solved: 'the tower stood firm, right up in the clouds',
      opener:
        'In the city the houses reached up to the clouds. On the corner a new one was to be built, the tallest of all. {L+} had a yellow helmet, and a plan.',
      problem:
        'First they tried it out with blocks, on the sand beside the fence. At ten storeys the tower leaned. At eleven it fell. They built it again, and it fell again, always over to the side where the wind came from.',
      tries: [
        'They built it more quickly, to be finished before it leaned. It fell just as quickly.',
        'They made the top very heavy, so that it would stay still. It came down on {F’s} toes.',
        '{L} held it up with one hand. That’s no good if you want to go home in the evening.',
      ],
      tip: '“Everybody looks up at a skyscraper,” said {G+}, the builder. “I always look down. Have you ever tried to pull an old tree out of the ground? Why doesn’t it fall over in the wind?”',
      turn: '“Because of its roots!” said {L}. They dug down through the sand to the hard ground, and set four strong posts in it. Then they built around the posts, wide at the bottom and narrow at the top, and tied every storey to the next.',
      done: 'The wind blew, and the tower only hummed. Ten storeys, eleven, twenty! Then the big one was built in just that way. First a deep, deep hole, then the steel posts, and then up, storey by storey, until the crane stood in the clouds.',
      again: 'On the day it opened, {L} was the first to ride in the lift. From the top you can see the sea.',
      outcomes: [
        {
          asked: [
            'tower/skyscraper/building finish/ready/tall/tallest/stand/reach/open/cloud/sky',
            'build/finish tower/skyscraper/building',
            'touch cloud/sky/moon/star',
          ],
          done: 'The small tower hummed in the wind and stood. So the big one was built in just that way: a deep hole first, then steel posts, and then up, storey by storey, with every one tied to the next, until {told}.',
        },
        {
          asked: ['lift/elevator/top', 'see/look town/city/sea/world/everything', 'live in', 'view'],
          done: 'The small tower hummed in the wind and stood, so the big one was built in just that way, from the deep hole up into the clouds. On the day when it was opened {L} pressed the highest button, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The small tower hummed in the wind and stood, so the big one was built like that, with roots. When the last storey was tied on, the builders carried a long table up to the roof, as builders do, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The small tower hummed in the wind, and the big one was built in just that way, with posts as deep as roots. When the crane stood in the clouds, {G} led {L} to the door and pulled a cloth off the wall beside it. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The wind blew, and the tower of blocks only hummed. Ten storeys, eleven, twenty! {L} blew as hard as possible, and {F} blew, and then the whole building site in their yellow helmets blew at it, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The small tower hummed in the wind and stood, and the big one was built in just that way, with deep roots. From its roof you could see every street, right down to the own front door. {L} took the lift, and {told}.',
        },
      ],
      helper: { name: 'Mr Girder', creature: 'elephant' },
      art: {
        'houses reached up to the clouds': 'city: L look-up curious wearing hat; tower',
        'the tallest of all': 'city: L hold map proud wearing hat; F clap happy; crane',
        'First they tried it out': 'city: L build block worried; F point worried; big block-tower',
        'fell again, always over': 'city, wind: L startle worried; F look worried; many block',
        'finished before it leaned': 'city: L build block; F run block; block-tower',
        'made the top very heavy': 'city: F jump surprised; L think worried; many block, stone',
        'held it up with one hand': 'city: L raise sleepy; F peek curious; block-tower',
        'pull an old tree': 'city: G say; L think tree curious; F look G',
        'Because of its roots': 'city: L dig shovel brave; F look curious; hole',
        'four strong posts in it': 'city: L dig shovel brave; F hold pole; hole, pole',
        'they built around the posts': 'city: L build block brave; F carry block; block-tower',
        'the tower only hummed': 'city, wind: L cheer proud; F cheer; huge block-tower, crane',
        'to ride in the lift': 'lift: L point happy; F look happy; button',
      },
    },
  ],
};
