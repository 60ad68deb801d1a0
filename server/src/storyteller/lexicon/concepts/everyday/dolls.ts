import type { StorySourceInput } from '../../story-source.ts';

/** Stories about dolls. */
export const dolls: StorySourceInput = {
  id: 'dolls',
  words: [
    'doll',
    'dolls',
    'rag doll',
    'doll’s house',
    'doll house',
    'dollhouse',
    'dolls and doll’s houses',
    'paper doll',
  ],
  situations: ['wants', 'learn', 'has', 'make'],
  creature: 'doll',
  indoors: true,
  topic: 'dolls',
  thing: 'the doll’s house',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'one-room-more',
      titles: ['{S} and the Doll’s House', '{L} Builds a Room', 'Too Big for the Little Door'],
      goal: 'find {S} a place in the doll’s house',
      trouble: '{S} was too big for the doll’s house',
      solved: '{S} had a room as well',
      opener:
        'The doll’s house had four rooms, a staircase and a lamp that really lit up. In it lived a family of four, each as long as a finger. {L+} knew all their names.',
      friend:
        'Then {S+} came. {S} was soft and floppy, with woollen hair, and as long as {L’s} arm. “What a lovely house,” said {S}. “May I live there, too?” The four little dolls looked up, and up.',
      problem:
        '{L} opened the door of the doll’s house. {S’s} left foot went in. Nothing else did. “I’m too big,” said {S}. “I always am. I’ll just sit outside and look through the window.” But when {S} looked in, it got dark in the kitchen.',
      tries: [
        '{L} folded {S} in the middle and pushed. Out fell the bath, the table and Grandfather.',
        '{L} took off the roof and put {S} in from above. Now {S} had a bed on one knee and a stove on the other, and couldn’t turn round.',
        'They tried it with only one hand indoors. {S} could wave to everybody. But you can’t have supper with only a hand.',
      ],
      tip: '“You’re trying to make {S} smaller,” said {G+}. “Nobody can do that. But who says that a house is finished? All the houses in our street have had something built on to them.”',
      low: '{L} walked round the doll’s house. At the side there was a lot of room, all the way to the bookcase. {S} sat up a bit straighter.',
      turn: '{L} fetched a big box from the cellar, cut a door in it, and stood it right against the wall of the house. Then came a rug made of a scarf, a window, and a bed that was long enough for woollen legs.',
      done: '{S} lay down and stretched. Nothing fell over! Through the window the four little dolls passed the soup, spoon by spoon. “It’s got the biggest room of all,” said Grandfather. “Can we dance in there?” They did, every evening.',
      again: 'Then a wooden horse came, and needed a stable. The doll’s house reaches to the door by now.',
      outcomes: [
        {
          asked: ['doll/she/they/he home/house/room/live/fit/place/family/belong/stay/move'],
          done: 'Against the wall of the house stood the new room, with a rug made of a scarf and a long bed. {S} lay down and stretched, and nothing fell over! Through the window the four little dolls passed the soup, spoon by spoon. So {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '{S} lay down in the new room and stretched, and nothing fell over! “It’s got the biggest floor of all,” said Grandfather at the window. The four little dolls came across with the lamp and the stools, and {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'sleep/asleep/bed/snore',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'sleep', 'gets'],
          done: '{S} lay down in the new room and stretched, and nothing fell over! Through the window the four little dolls passed the soup, spoon by spoon. It was the first time that anybody had called {S} the right size. And {told}.',
        },
      ],
      helper: { name: 'Mr Chisel', creature: 'beaver' },
      art: {
        'four rooms, a staircase': 'bedroom: L kneel happy at doll-house; doll-house',
        'with woollen hair': 'bedroom: L look curious; S look curious; doll-house',
        'the door of the doll’s': 'bedroom: L open worried; S kneel sad; doll-house',
        'in the middle and pushed': 'bedroom: L push; S crouch worried; doll-house, table',
        'took off the roof': 'bedroom: L raise worried; S sit worried; doll-house',
        'with only one hand indoors': 'bedroom: S wave sad; L look worried; doll-house',
        'who says that a house': 'bedroom: G speak happy; L think house curious; S sit sad; doll-house',
        'the way to the bookcase': 'bedroom: L point happy; S stand happy; doll-house',
        'box from the cellar, cut': 'bedroom: L cut happy; S look happy; big box, doll-house',
        'window the four little dolls': 'bedroom: S lie happy; L cheer; doll-house, box',
        'stretched. Nothing fell': 'bedroom: S lie happy; L cheer; doll-house, box',
        'reaches to the door': 'bedroom: L kneel proud; S wave happy; doll-house, rocking-horse',
      },
    },
  ],
};
