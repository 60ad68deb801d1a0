import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the lost cuddly toy. */
export const lostTeddy: StorySourceInput = {
  id: 'lost-teddy',
  words: [
    'lost/lose/missing teddy/toy/bear/doll/bunny/rabbit/cuddly',
    'lost teddy bear',
    'teddy is lost/missing/gone',
    'toy is lost/missing/gone',
    'lost soft/favourite/cuddly/toy toy/bunny/rabbit/dog/bear',
    'leave/left teddy/bunny/toy bus/train/park/behind',
    'forget/forgot teddy/bunny',
  ],
  situations: [
    'lost',
    'lost-by',
    'absence',
    'forgets',
    'sad',
    'afraid',
    'mystery',
    'wants',
    'runaway',
    'strayed',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'the lost cuddly toy',
  thing: 'the lost toy',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'backwards-through-the-day',
      titles: ['Where Is It?', 'Lost!', 'Backwards Through the Day'],
      goal: 'find the lost toy',
      trouble: 'the best toy of all was lost',
      solved: 'the lost toy was back in {L’s} arms',
      opener:
        '{L+} never went anywhere without the old soft friend with the flat nose, which had been there since the very first night. In the morning they had gone out together. In the evening, at bedtime, {L} reached under the pillow.',
      problem:
        'The place was empty. {L} looked under the bed and behind it, and shook out the duvet. Then {L} knew. It had stayed behind, somewhere, outside. And it was getting dark.',
      tries: [
        'They looked in every room, with a torch, even in the oven. They found a marble and a glove, but no flat nose.',
        '{L} tried another toy, under the same arm. It was new, and too stiff, and it had the wrong smell.',
        'They looked out of the window, at the slide and the sandpit below. There was only a red spade.',
      ],
      tip: '“Don’t look everywhere,” said {G+}. “Look where you were. Go back through your day, from now until this morning, and stop at each place. When did you last have it under your arm?”',
      turn: '{L} sat down on the stairs and shut both eyes. “Supper: no. The bath: no. The walk home: I carried the bread. The baker’s: I needed both hands for the purse. I put it down. On the ledge, by the window!” They all put on coats over their pyjamas.',
      done: 'The baker’s was shut. But behind the glass, on the ledge, next to the price list, there it sat, with its flat nose and a paper hat. There was a light upstairs, and the baker came down. {L} could not say anything, and held on tight.',
      again:
        'There is a label sewn on now, with a telephone number. Before {L} goes out of any door, {L} asks, “Have we got everybody?”',
      outcomes: [
        {
          asked: [
            'teddy/toy/bear/doll/bunny/it/rabbit/dog/she/he find/found/back/home/return/safe/cuddle/hug/sleep/reunite',
          ],
          done: 'The baker’s was shut. But behind the glass, on the ledge, next to the price list, there it sat, with its flat nose and a paper hat. A light went on upstairs, and the baker came down with the key. That was how {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'laugh/giggle/grin',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'sleep/asleep/bed/snore',
            'home',
            'stay',
          ],
          kinds: ['hugs', 'happy', 'laughs', 'friends', 'says', 'sleep', 'home', 'stays'],
          done: 'Behind the baker’s glass, on the ledge, next to the price list, there it sat, with its flat nose and a paper hat. The baker came down with the key. {L} could not say anything, and held on tight. And {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'party/sleepover/celebrate/celebration/feast',
            'clap/cheer/applaud',
            'team/together',
          ],
          kinds: ['eats', 'plays', 'shares', 'makes', 'gets', 'party', 'claps', 'team'],
          done: 'Behind the baker’s glass, on the ledge, next to the price list, there it sat, with its flat nose and a paper hat. The baker came down with the key. “It has guarded the buns for me,” said the baker, and brought out the tray, and {told}.',
        },
      ],
      helper: { name: 'Mr Crust', creature: 'hedgehog' },
    },
    {
      id: 'where-finders-put-things',
      titles: ['Look Up, {L}!', 'Somebody Found It', 'The Way Home'],
      goal: 'bring the lost toy home',
      trouble: 'the lost toy was still out there somewhere',
      solved: 'the lost toy had come home',
      opener:
        'The old cuddly toy had one ear that was softer than the other, because {L+} always held on to that one. It went everywhere with {L}. But today, when {L} came in at the front door, there was nothing under {L’s} arm.',
      friend:
        '“It was there just now,” said {L}. {F+} did not ask anything, and just put on both shoes again. “Then we’ll go and look,” said {F}. “Which way did you come?”',
      problem:
        'It was a long way, past hedges and gates and across the bridge. It had rained, and there were puddles everywhere. {L} thought of the soft ear, and how quickly it got wet. Somewhere out here the old toy was lying all alone.',
      tries: [
        'They looked along the kerb and behind every gatepost. They found a button, and a brown sock that looked like an ear from far away.',
        '{L} called it by name, in all directions. A dog came, and was friendly. But it was not the right one.',
        'They looked in every puddle, and under the hedges. In the end their knees were wet, and their hands were still empty.',
      ],
      tip: '“You’re only looking down,” said {G+} with the broom. “I sweep this street every day, so I know: a lost thing doesn’t stay on the ground for long. Somebody comes along and thinks, ‘Oh, somebody’s going to miss you.’ And where do people put it then?”',
      low: '{L} had once found a mitten, and had put it on a fence post, so that it could be seen. “High up,” said {L} slowly, and wiped both eyes.',
      turn: 'They went the whole way once more, and this time {L} looked up. On a post a little glove was waving. From a railing hung a scarf. {L} looked at every wall and windowsill, as far as the bridge. There, on top of the letter box, sat somebody.',
      done: 'It was a bit wet, but it wore a paper bag like a raincoat, with a hole for the face. “I was found in a puddle,” somebody had written on the bag. “I am waiting here.” {L} took it down and held the soft ear.',
      again:
        'The toy dried by the stove, and {L} sat next to it all evening. The paper raincoat is on the shelf. Nobody ever found out who had made it.',
      outcomes: [
        {
          asked: [
            'teddy/toy/bear/doll/bunny/it/rabbit/dog/she/he find/found/back/home/return/safe/cuddle/hug/sleep/reunite',
          ],
          done: 'On top of the letter box somebody sat, a bit wet, in a paper bag like a raincoat, with a hole for the face. “I am waiting here,” it said on the bag. {L} took hold of the soft ear. That was how {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'laugh/giggle/grin',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'sleep/asleep/bed/snore',
            'home',
            'stay',
          ],
          kinds: ['hugs', 'happy', 'laughs', 'friends', 'says', 'sleep', 'home', 'stays'],
          done: 'On top of the letter box somebody sat, a bit wet, in a paper bag like a raincoat. “I was found in a puddle,” it said on the bag. “I am waiting here.” {L} held the soft ear, the whole way back, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'party/sleepover/celebrate/celebration/feast',
            'clap/cheer/applaud',
            'team/together',
          ],
          kinds: ['eats', 'plays', 'shares', 'makes', 'gets', 'party', 'claps', 'team'],
          done: 'On top of the letter box somebody sat, a bit wet, in a paper bag like a raincoat. {L} held the soft ear the whole way back. By the stove the old toy dried, and then there was a place for it at the table, and {told}.',
        },
      ],
      helper: { name: 'Mrs Sweep', creature: 'magpie' },
    },
  ],
};
