import type { StorySourceInput } from '../../story-source.ts';

/** Stories about maps and finding the way. */
export const maps: StorySourceInput = {
  id: 'maps',
  words: [
    'map',
    'maps',
    'make/making/draw/drawing map',
    'mapmaker',
    'map of our town/village/school/street/room',
    'map reading',
    'read/reading map',
    'find/finding way',
    'compass',
    'north south east west',
    'directions',
  ],
  situations: ['learn', 'make', 'question', 'has', 'visit', 'lost', 'wants'],
  topic: 'maps',
  thing: 'the map',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'past-the-dog-and-left',
      titles: ['{L} Draws a Map', 'Past the Dog and Left', 'A Map for Somebody New'],
      goal: 'draw a map that shows the way',
      trouble: 'the newcomer got lost every day',
      solved: 'the newcomer found the way with the map',
      object: 'map',
      opener:
        'In the house by the mill somebody new had moved in. It was Juno, and Juno came late to everything. {L+} knew every stone in the village and had never needed a map.',
      friend:
        '“Juno was at the duck pond again,” said {F+}, “and wanted to go to the baker’s.” That is the opposite direction. Juno was polite about it, but quite close to tears.',
      problem:
        'Without a map all the lanes look alike. “I turn left at the white house,” said Juno. “But there are five white houses here.” {L} had lived here for ever. How do you explain something that your feet know?',
      tries: [
        '{L} explained it: “Down, then round, then you’ll see.” Juno saw nothing, and ended up in the hay.',
        '{F} tied a red thread from door to door. A goat ate it.',
        '{L} drew a map from memory. There was the baker’s and there was the mill, and the way between them was as long as {L’s} thumb. On it was the duck pond, in the wrong place.',
      ],
      tip: '“You draw how it looks to you,” said {G+}, who had been round the world three times. “Walk it, and count the steps. Draw it from above, as I see it, with north at the top. And put in what doesn’t move away.”',
      low: '“What doesn’t move away?” said {L}. “The goat does. The washing does. The church tower doesn’t.”',
      turn: '{L} took paper and pencil and walked the whole way, from the mill to the baker’s. Forty steps to the well. Left. Sixty to the three lime trees. {F} called out the numbers. {L} put an arrow in the corner, and wrote: north.',
      done: 'Juno held the map so that the arrow pointed to the church tower, and set off. Forty steps, the well. Left. Sixty, the lime trees. {L} followed with crossed fingers. Then the bell of the baker’s door rang. “Two buns, please,” said Juno.',
      again:
        'The map hangs by the village pump now, for everyone who is new. In one corner stands a goat. “Moves,” it says beside it.',
      outcomes: [
        {
          asked: ['treasure/gold/x/dig/chest/find'],
          done: 'Forty steps, the well. Left. Sixty, the lime trees. Juno came in at the baker’s on the first try. “A good map deserves a cross,” said {G}, drew one on it, and flew off to hide something there. They counted the steps, and {told}.',
        },
        {
          asked: ['way/home/school/lost/explore/map/adventure/travel'],
          done: 'Forty steps, the well. Left. Sixty, the lime trees. The bell of the baker’s door rang. “Two buns, please,” said Juno, and one of them was for {L}. There was still a lot of white on the paper. They took the pencil along, and {told}.',
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
          done: 'Forty steps, the well. Left. Sixty, the lime trees. Then the bell of the baker’s door rang. “All the buns, please,” said Juno, and drew another arrow on the map, from the baker’s to the house by the mill. There {told}.',
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
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets'],
          done: 'Forty steps, the well. Left. Sixty, the lime trees. {L} followed with crossed fingers. Then the bell of the baker’s door rang, and Juno came out again with two buns, one for the one who drew the map. And {told}.',
        },
      ],
      helper: { name: 'Captain Tern', creature: 'stork' },
      art: {
        'new had moved in': 'village: L wave happy; house, windmill',
        'at the duck pond again': 'village: F point; L look worried; pond, duck',
        'all the lanes look alike': 'village: L stand worried; many white house',
        'Down, then round': 'village: L point worried; hay',
        'a red thread from door': 'village: F pull red string surprised; L look; goat',
        'a map from memory': 'cottage: L draw drawing-pad(duck) worried at table',
        'how it looks to you': 'village: G point calm; L hold map curious',
        'What doesn’t move away': 'village: L look curious; F point; tower, goat',
        'walked the whole way': 'village: L write happy; F walk happy; well, tree',
        'Forty steps, the well': 'village: L watch worried; F look curious; children, map, tower',
        'the map so that': 'village: L watch worried; F look curious; children, map, tower',
        'hangs by the village pump': 'village: L point happy; map, goat, people',
      },
    },
  ],
};
