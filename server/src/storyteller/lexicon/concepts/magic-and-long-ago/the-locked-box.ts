import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a box that cannot be opened. */
export const theLockedBox: StorySourceInput = {
  id: 'the-locked-box',
  words: [
    'locked/mysterious/mystery/old/secret box/chest/trunk/parcel/package/suitcase',
    'box/chest/trunk in the attic',
    'attic',
    'box that will not open',
    'box that won’t open',
    'box/chest/trunk without a key',
    'box nobody can open',
    'padlock',
    'combination lock',
    'escape room',
    'escape rooms',
    'locked room',
    'treasure in the attic',
    'what is in the box',
    'what’s in the box',
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
    'mystery',
    'finds',
    'stuck',
    'lost',
  ],
  topic: 'a locked box',
  thing: 'the box',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'three-numbers',
      titles: ['The Box in the Attic', 'Three Little Wheels', 'What Did Great-Grandpa Count?'],
      goal: 'open the box',
      trouble: 'the box was locked with three numbers',
      solved: 'the box was open',
      opener:
        'Under the roof, behind the Christmas things, stood a box that {L+} had never seen before. It was made of dark wood, and in the front there was a lock with three little wheels. “For the one who finds it,” said a note.',
      friend:
        '“That’s us,” said {F+}, and blew the dust away. Something slid to and fro inside when you tilted it. It wasn’t heavy. It might be anything.',
      problem:
        'On each little wheel were the numbers from nought to nine. {L} turned one, and {F} turned another. If they tried every number there was, one after the other, they’d need a thousand goes. They began. At thirty-one they’d both had enough.',
      tries: [
        'They tried one, two, three, because a lot of people do. Great-Grandpa was not a lot of people.',
        'They pulled at the lid and looked into the crack. They saw something blue. Then it was closed again, and they were more curious than before.',
        'They asked for Great-Grandpa’s birthday. That had four numbers, and with each of the three that were left it didn’t fit.',
      ],
      tip: '“Those who hide something from everyone write nothing down,” said {G+} in the beam. “Those who leave a note want it to be found. They always put the key where the finder’s looking anyway. What did you look at first?”',
      low: 'The light from the skylight had wandered across the floor and was lying on the box now. You could see every scratch on it.',
      turn: 'First? {L} had looked at the front! And there, round the lock, something was carved, so fine that you only saw it in the slanting light: three birds on a branch, five leaves, and one moon. {L} read it like a sentence. Three. Five. One.',
      done: 'Click. The lid sprang open. Inside lay a blue kite, folded up, with a reel of string, and a sheet of paper. “Well looked,” it said. “I never got it to fly. Maybe you will. Your Great-Grandpa.” They were down the stairs before the dust had settled.',
      again:
        'It flies as high as the church. The tail is new. In the box there’s now something else, and on the front {L} has carved two snails and a sun.',
      object: 'kite',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Click. The lid sprang open. Inside lay a blue kite and a sheet of paper: “I never got it to fly. Maybe you will. Your Great-Grandpa.” It flew as high as the church. Everybody in the meadow wanted to hold the string, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Click. The lid sprang open. Inside lay a blue kite and a sheet of paper: “I never got it to fly. Maybe you will. Your Great-Grandpa.” They ran, the string went tight, and there it stood over the roof, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Click. The lid sprang open. Inside lay a blue kite. “I never got it to fly. Maybe you will. Your Great-Grandpa.” It flew until the wind went to bed. {L} wound in the string, turn by turn, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Three birds, five leaves, one moon. Click. The lid sprang open. On the top lay a sheet of paper: “Well looked. Your Great-Grandpa.” Under it there was something folded up, blue, and something under that, and {told}.',
        },
      ],
      helper: { name: 'Tock', creature: 'woodworm' },
    },
  ],
};
