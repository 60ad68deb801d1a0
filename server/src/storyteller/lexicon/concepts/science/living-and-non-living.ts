import type { StorySourceInput } from '../../story-source.ts';

/** Stories about what is alive and what is not. */
export const livingAndNonLiving: StorySourceInput = {
  id: 'living-and-non-living',
  words: [
    'living and non-living',
    'living and nonliving',
    'living things',
    'living and non-living things',
    'living things and non-living things',
    'alive or not',
    'what is alive',
    'is it alive',
    'alive and not alive',
    'living dead and never alive',
    'living or non-living',
  ],
  situations: ['learn', 'question', 'visit', 'make', 'wants', 'thing-pair', 'deed'],
  topic: 'what is alive',
  thing: 'the two hoops',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'two-hoops',
      titles: ['Alive or Not?', '{L} and the Two Hoops', 'The Stone That Woke Up'],
      goal: 'find out what was alive',
      trouble: 'something lay between the two hoops, and it was not clear whether it was alive',
      solved: 'everything was in its hoop',
      opener:
        'In the grass lay two hoops. Into the green one was to go what is alive, and into the grey one what is not. {L+} put the daisy and the beetle into the green hoop, and the spoon into the grey one. It was easy.',
      friend:
        '{F+} came with a wind-up car, a dry brown seed and something round and striped, like a stone. “And these?” asked {F}. The car whizzed across the grass by itself.',
      problem:
        'The car moved, so was it alive? The seed did nothing at all, so was it just a thing? And the striped stone just lay there. {L} put all three between the hoops. There it was getting crowded.',
      tries: [
        '“What moves is alive,” said {L}. Then the car was alive, and so was the cloud, and the daisy was not. The daisy looked hurt.',
        '“What makes a noise is alive,” said {F}. The kettle whistled on the stove. They didn’t believe it.',
        'They tickled all three. The car did not laugh. Neither did the seed, and the stone did not either.',
      ],
      tip: '“One question isn’t enough,” said {G+}. “Whatever’s alive can do all of this: it feeds, it grows, it breathes, and one day there are small ones of it. Ask all the questions. And give them time. Not everything that’s alive is in a hurry.”',
      turn: '{L} asked the car first. It ate nothing, and it had been just as small last year. “Not alive,” said {L}: grey hoop. Then {L} put the seed on wet cotton wool, and the striped stone beside it, with a lettuce leaf. And they waited, until the next day.',
      done: 'On the cotton wool the seed had burst open, and a white tip looked out. It was growing: green hoop! And the stone? In the lettuce leaf there was a hole. Slowly two horns came out of the stripes. “It’s a snail,” whispered {L}. “It was only asleep.”',
      again:
        'The green hoop is full now, and has moved twice by itself, because the snail went home. The grey hoop is just where it was.',
      helper: { name: 'Professor Moss', creature: 'mole' },
      outcomes: [
        {
          asked: ['snail/seed/grow/alive/hoop/plant/flower/bean'],
          done: 'On the cotton wool the seed had burst open, and a white tip looked out: green hoop! And in the lettuce leaf there was a hole. Two horns came out of the stripes. It had only been asleep. By the evening {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The seed had burst open, and a white tip looked out: green hoop! Two horns came out of the striped stone: green hoop. And {L}? Feeds, grows, breathes. “Feeds,” said {F}, “that’s a good one.” So they all got in, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The seed had burst open, and a white tip looked out. Two horns came out of the striped stone. “It was only asleep,” whispered {L}. “And you?” {F} tickled {L}, to be thorough. Green hoop! In the grass {told}.',
        },
      ],
      art: {
        'In the grass lay two hoops': 'garden: L look curious; two hoop, flower',
        'the daisy and the beetle': 'garden: L offer flower happy; green hoop, beetle, spoon',
        'a wind-up car': 'garden: F hold toy-car happy; L hold seed curious; stone',
        'was it just a thing': 'garden: L stand worried; F look; toy-car, seed, stone',
        'What moves is alive': 'garden: L point toy-car curious; F look; cloud, flower',
        'What makes a noise': 'kitchen: F cover-ears; L look; kettle',
        'tickled all three': 'garden: L touch worried; F touch; toy-car, stone',
        'One question isn’t enough': 'garden: G say; L+F look G curious; hoop',
        'asked the car first': 'garden: L hold toy-car curious; hoop',
        'with a lettuce leaf': 'garden: L hold leaf calm; seed, stone',
        'It’s a snail': 'garden: L+F cheer; snail, seedling, green hoop',
        'is full now': 'garden: L stand happy; green hoop, flower, beetle',
      },
    },
  ],
};
