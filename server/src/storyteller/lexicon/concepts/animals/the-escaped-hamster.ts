import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a small pet that has got out. */
export const theEscapedHamster: StorySourceInput = {
  id: 'the-escaped-hamster',
  words: [
    'hamster/gerbil/mouse/rabbit/guinea/bunny/budgie escape/escapes/escaped',
    'hamster/gerbil/rabbit/guinea pig/bunny/budgie is/has/gone/got missing/lost/out/away',
    'lost hamster/guinea/gerbil/budgie',
    'lose hamster',
    'lose gerbil',
    'losing hamster',
    'losing gerbil',
    'where is the/my hamster/rabbit',
    'escaped hamster/rabbit/pet/budgie',
    'cage open',
    'cage is empty',
    'empty cage',
    'hamster run/runs/ran away',
    'the class hamster is missing/gone',
  ],
  situations: [
    'strayed',
    'lost-by',
    'runaway',
    'lost',
    'mystery',
    'learn',
    'question',
    'trait',
    'deed',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'a hamster that has got out',
  thing: 'the open cage',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'flour-in-the-night',
      titles: ['The Open Little Door', 'Where’s Nutmeg?', 'A Trail in the Flour'],
      goal: 'find the hamster',
      trouble: 'the hamster was somewhere in the house',
      solved: 'the hamster was back in its nest',
      opener:
        'The wheel stood still. The little door stood open. In the nest of hay there was a dent, still round, but quite cold. “Nutmeg’s gone!” cried {L+}.',
      friend:
        '{F+} shut the front door at once, and the one to the cellar. That was a clever thing to do. “Now it’s in here somewhere,” said {F}.',
      problem:
        'A hamster is as big as an egg, and a house is as big as a house. {L} looked under the sofa, in the boots, behind the piano. Each bit of fluff looked like Nutmeg. “It’ll be hungry,” said {L}, “and I left the door open.”',
      tries: [
        'They called, loudly, in every room. A hamster has very good ears. It crawls further in when somebody calls.',
        '{F} built a trap out of a box, a ruler and a string. The only one who got caught was {F}.',
        '{L} took all the books off the shelf. Behind them was the wall. Afterwards all the books were on the floor, and Nutmeg could hide there as well.',
      ],
      tip: '“By day it’s asleep,” said {G+}, “so you can look as long as you like. But at night it’s awake, and has to eat. Don’t go to the hamster. Let it write to you where it lives. Have you got any flour?”',
      low: 'In the evening {L} could not eat anything. The cage stood on the table, with its door open, in case. It had never been so quiet without the wheel.',
      turn: '{L} sprinkled flour on the floor, thin as frost, and in each room laid a sunflower seed. Then they turned off the light. In the morning {L} crept from room to room. In the kitchen the seed was gone, and through the flour ran a row of tiny stars.',
      done: 'The stars led to the fridge, and round the back, where it was warm. {L} laid a cardboard tube in front of the gap, with a slice of apple in it, and sat quite still. Two black eyes, whiskers, and all of Nutmeg was in the tube!',
      again:
        'A clothes peg hangs on the small door now. {L} checks it every evening, and Nutmeg checks it every night.',
      helper: { name: 'Mrs Whisk', creature: 'mouse' },
      outcomes: [
        {
          asked: [
            'hamster/nutmeg/rabbit/pet/he/she/it/gerbil/pig find/found/back/home/safe/cage/return/sleep/asleep/wheel/eat',
          ],
          done: 'The stars led to the fridge, and round the back, where it was warm. {L} laid the cardboard tube in front of the gap, with a slice of apple in it. Two black eyes came, then whiskers. {F} opened the small door of the cage, and {told}.',
        },
        {
          asked: ['baby/babies'],
          done: 'The stars led to the fridge, and round the back, where it was warm. Two black eyes, whiskers, and all of Nutmeg was in the tube! But Nutmeg turned and looked back at the gap. {L} shone a light in, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The stars led to the fridge, and round the back, where it was warm. Two black eyes, whiskers, and all of Nutmeg was in the tube, with the apple! There was flour everywhere in any case, so {F} fetched eggs, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The stars led to the fridge, and round the back. Two black eyes, whiskers, and all of Nutmeg was in the tube! Back in the hay, in the round dent, Nutmeg washed off the flour. The wheel squeaked for the first time, and {told}.',
        },
      ],
    },
  ],
};
