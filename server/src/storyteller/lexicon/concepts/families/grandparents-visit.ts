import type { StorySourceInput } from '../../story-source.ts';

/** Stories about grandparents who come from far away for a visit. */
export const grandparentsVisit: StorySourceInput = {
  id: 'grandparents-visit',
  words: [
    'grandma/grandpa/granny/nana/nan/nani/grandad/grandmother/grandfather/oma/opa/abuela/abuelo come/comes/coming visit/stay',
    'grandparent/grandparents come/comes/coming/arrive/visit/visiting',
    'visit of/from grandparents',
    'grandma/grandpa/granny/nana/nan/grandad/grandmother/grandfather/grandparents cannot/can’t come/visit',
    'grandma/grandpa/granny/nana/nan/nani/grandad/grandmother/grandfather/oma/opa/abuela/abuelo visit/visits',
    'grandma/grandpa/granny/nana/nan/grandad/grandmother/grandfather come/comes/coming from',
    'grandma/grandpa/granny/nana/grandad visit from',
    'grandparents from far away/abroad',
    'visit/visiting from far away',
    'come/coming from far away',
    'grandparents live far',
  ],
  situations: ['visit', 'newcomer', 'deed', 'longing', 'longing-being', 'learn', 'wants', 'has', 'afraid'],
  topic: 'the visit from far away',
  thing: 'the visit',
  creature: 'grandma',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'smaller-than-on-the-screen',
      titles: ['{S} Is Coming!', 'A Visit from Far Away', 'Three Suitcases and a Spoon'],
      goal: 'get to know {S} again',
      trouble: '{L} felt shy, now that {S} was really there',
      solved: '{L} and {S} belonged together again',
      opener:
        'Every Sunday {S+} waved from the screen, from so far away that it was night there when it was day here. And now {S} was coming to stay for a whole month! {L+} had painted a banner, and it went right across the hall.',
      friend:
        'At the airport the doors opened and closed, and opened again. And there {S} stood, with three suitcases, and spread out both arms.',
      problem:
        '{L} had wanted to run. But {S} was smaller than on the screen, and smelled of a house that {L} didn’t know. {L’s} feet stopped. “Hello,” said {L} very quietly, to the suitcase.',
      tries: [
        '“Show us your dance!” the others said, and “Tell us about school!” The more they asked, the less {L} could think of anything to say.',
        '{S} had brought a woolly jumper, with a dog on it. It was meant for the size that {L} had been two years ago. It would not go over {L’s} head.',
        '{L} hid in the next room and rang {S} up. On the screen it was all as easy as on Sundays. But there was only a door between them, and that felt silly.',
      ],
      tip: '“I couldn’t say a word either, the first time,” said {G+}. “You know each other’s faces, but not each other’s hands. Hands get to know each other by working. What does {S} do best?”',
      low: '{L} thought of the Sundays. Behind {S}, on the screen, there had always been a stove with a big pot on it, and a wooden spoon. Now there was a clatter in the kitchen. {L} went as far as the door.',
      turn: '{S} was standing in front of the wrong cupboard and looking for the flour. “It’s in there,” said {L}, and fetched it. {S} broke an egg into it. Then {S} took the old wooden spoon out of the third suitcase, and gave it to {L}.',
      done: 'They stirred, first one and then the other, until there was dough on both noses. “You stir just like me,” said {S}. And {L} told {S} everything: school, the dance, the dog, all of it, until the dumplings were done.',
      again:
        'When {S} flew home, the spoon stayed here. On Sundays they cook the same thing now, here and there, and hold it up to the screen. And in the summer {L} will be the one with the suitcase.',
      helper: { name: 'Uncle Ben', creature: 'man' },
      outcomes: [
        {
          asked: ['cook/bake/make/eat/food/dumpling/dinner'],
          kinds: ['eats', 'party', 'shares', 'makes'],
          done: 'They stirred, first one and then the other, until there was dough on both noses. “You stir just like me,” said {S}. The old wooden spoon knew the way. When the steam came off the pot, the whole family stood round it, and {told}.',
        },
        {
          asked: [
            'stay/come/visit again/longer/back/every/summer/forever/soon/live',
            'promise',
            'fly/home/leave/goodbye',
          ],
          kinds: ['stays', 'home', 'way-home', 'says', 'says-words'],
          done: 'They stirred, first one and then the other, until there was dough on both noses. The three suitcases stood under the banner for a whole month. Then {S} put the old spoon in {L’s} hand, to be kept till the next time, and {told}.',
        },
        {
          asked: ['language/teach/learn/story/tell/read/present/gift'],
          kinds: ['tells', 'gets', 'given-by', 'all-get', 'sees'],
          done: '“You stir just like me,” said {S}, with dough on the nose. {L’s} tongue came loose over that: school, the dance, the dog, all of it. {S} dried both hands and opened the third suitcase again, right down to the bottom, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'plays',
            'sleep',
          ],
          done: 'They stirred, first one and then the other, until there was dough on both noses. “You stir just like me,” said {S}. It was the same hand, only smaller. There were three steps between them across the kitchen, and then none, and {told}.',
        },
      ],
      art: {
        'Every Sunday': 'hallway: L paint happy; paper-chain',
        'At the airport the doors opened': 'airport: S stretch-out happy; L look surprised; many suitcase',
        'smelled of a house': 'airport: L stand worried at ground; S look sad; suitcase',
        'Show us your dance': 'living-room: L stand worried; people; S look L',
        'had brought a woolly jumper': 'living-room: L hold shirt worried; S look worried',
        'hid in the next room': 'bedroom: L phone worried; door',
        'Hands get to know each other': 'living-room: G say calm; L listen curious',
        'thought of the Sundays': 'hallway: L peek curious in doorway',
        'in front of the wrong cupboard': 'kitchen: L offer flour happy; S look L happy',
        'stirred, first one and then': 'kitchen: L stir happy; S laugh L; flour',
        'You stir just like me': 'kitchen: L stir happy; S laugh L; flour',
        'flew home, the spoon stayed': 'kitchen: L raise spoon happy; computer, pot',
      },
    },
  ],
};
