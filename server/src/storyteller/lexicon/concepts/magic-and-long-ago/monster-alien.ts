import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the visitor whom everyone feared. */
export const monsterAlien: StorySourceInput = {
  id: 'monster-alien',
  words: ['monster', 'sea monster'],
  situations: ['newcomer'],
  creature: 'theme',
  topic: 'the visitor whom everyone feared',
  thing: '{S}',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'who-is-afraid',
      titles: ['{L} and {S}', 'Who Is Afraid of {S}?', 'The Visitor'],
      goal: 'show everyone that {S} was friendly',
      trouble: 'everyone ran away from {S}',
      solved: 'nobody was afraid of {S} any more',
      opener:
        'In the morning there were footprints on the market square, as big as bathtubs. People stood round them and whispered. {L+} put one shoe into one of the toes.',
      friend:
        'Behind the town hall somebody was sitting and trying to be small: {S+}. “Please don’t scream,” said {S}. “They’ve all screamed already.” {L} did not scream. {L} sat down too.',
      problem:
        'Wherever {S} went, doors slammed and shutters shut. “Good morning,” said {S}, and it sounded like thunder in a barrel. Even the brass band ran away, and left the tuba.',
      tries: [
        '{S} brought flowers, a whole tree full of them, roots and all, and left them in front of the town hall. Now nobody could get out of the door.',
        '{S} tried to smile. It had not been a good idea. You could see all the teeth.',
        '{S} sang a lullaby, so that everyone would feel at home. It was so deep that the roof tiles hummed, and three of them came down.',
      ],
      tip: '“They’re afraid because {S} is big, and they know nothing more,” said {G+}. “Let them find out something small. What is {S} afraid of?”',
      turn: '“What are you afraid of?” asked {L}. {S} looked round. “Of ducks,” whispered {S}. {L} fetched the smallest duckling from the pond, carried it to the middle of the square, and put it down. “Quack.” And {S} climbed up the church tower.',
      done: 'Behind a shutter somebody began to giggle. A window opened, then a door. “It’s only a duckling!” they called up. “It does nothing! Wait, we’ll help you.” And they put up a ladder and took {S} by the hand, a hundred people at once.',
      again:
        '{S} plays the tuba in the brass band now. When the ducks come by, everyone stands in front of {S}.',
      outcomes: [
        {
          asked: [
            'friend/friends/like/love/welcome/accept/understand/nice/kind/village/people/everyone monster/alien/creature/it/him/dragon',
            'not/nobody/no afraid/scared',
            'home',
          ],
          done: '“Of ducks?” Behind a shutter somebody began to giggle. A window opened, then a door. “It’s only a duckling!” they called up to the church tower. “Wait, we’ll help you.” A ladder was put up, and a hundred hands held it, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '“It’s only a duckling!” they called up to the church tower. A ladder was put up, and a hundred people took {S} by the hand. The brass band came back for its tuba, and for once everybody was on the square at the same time, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“It’s only a duckling!” they called up to the church tower. A ladder was put up, and a hundred people helped {S} down. The bandmaster dragged something big and golden across the square, which had been left behind, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Behind a shutter somebody began to giggle. A window opened, then a door. “It’s only a duckling!” they called up. A ladder was put up, and {S} climbed down, with both eyes shut, into a hundred arms, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“It’s only a duckling!” they called up to the church tower. A ladder was put up, and a hundred people took {S} by the hand. For sleepy giants they pushed all the straw of the market together, and {told}.',
        },
      ],
      helper: { name: 'Granny Pepper', creature: 'mouse' },
      art: {
        'as big as bathtubs': 'village, morning: L look curious; footprints, people',
        'trying to be small': 'village: S hide sad; L sit curious',
        'doors slammed': 'village: S speak worried; L slump sad; people, tuba',
        'a whole tree full': 'village: S carry tree happy; L think worried; door, flower',
        'You could see all': 'village: S open happy; L look worried; tooth, people',
        'the roof tiles hummed': 'village: S sing; L cover-ears; house',
        'They’re afraid because': 'village: G say; L look G curious; duck',
        'What are you afraid': 'village: L say curious; S look frightened; pond',
        'carried it to the middle': 'village: L hold duck happy; S climb frightened; tower',
        'It’s only a duckling': 'village: S look worried; L point laughing; small duck, ladder, people',
        'plays the tuba': 'village: S trumpet tuba happy; L look happy; duck',
      },
    },
    {
      id: 'lost-from-under-a-bed',
      titles: ['The Monster without a Bed', 'A Bed for a Monster', 'Who Lives Underneath?'],
      goal: 'find a bed for the monster',
      trouble: 'the monster had no bed to live under',
      solved: 'the monster had a bed of its own to live under',
      opener:
        'It was raining, and on the stairs in front of {L+}’s house somebody was crying. It sounded like a drainpipe with a cold. {L} opened the door a crack.',
      friend:
        'There sat {S+}, with wet fur and a tiny suitcase. “They’ve bought a bed with drawers,” sobbed {S}. “I don’t fit in a drawer.” “Come in first,” said {L}.',
      problem:
        '{S} needed a bed to live underneath, dark and with a bit of fluff. But {L’s} bed stood flat on the floor. And who takes in a monster with six elbows?',
      tries: [
        'They rang at the neighbours’ and asked kindly. The neighbours moved out.',
        '{S} tried it under the bathtub. There was a lion’s foot there already, four of them, and they were not friendly.',
        '{L} put an advertisement in the shop: “Clean monster, sings at night.” There was one answer, from a hotel for bats.',
      ],
      tip: '“People don’t mind monsters,” said {G+}. “They mind not knowing. Do you know anybody who is afraid of the dark? A monster under the bed that you know by name is better than any night light.”',
      turn: '{L} thought of the smallest child in the street, who always slept with three lamps on. “Would you like somebody who looks after you at night?” asked {L}. The child looked at {S}. {S} made a very small bow, with all six elbows.',
      done: 'That night it was dark in the child’s room for the first time, and something purred under the bed. If a shadow came in, it said, “Occupied!” Both of them slept till nine.',
      again:
        'On Saturdays they swap, and {S} sleeps on top. Somebody else has to lie underneath then and purr.',
      outcomes: [
        {
          asked: [
            'friend/friends/like/love/welcome/accept/understand/nice/kind/child/everyone monster/alien/creature/it/him',
            'not/nobody/no afraid/scared',
            'home/bed',
            'live/stay',
          ],
          done: '{S} made a very small bow, with all six elbows, to the smallest child in the street. The child looked under the bed: there was room, and even a bit of fluff. The tiny suitcase was pushed in first, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'That night it was dark in the smallest child’s room for the first time, and something purred under the bed. In the morning three lamps stood on the table that nobody needed. They were lit once more, round the breakfast, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'That night something purred under the smallest child’s bed, and no lamp was lit. In the morning the tiny suitcase stood open on the rug, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The smallest child in the street bowed back to all six elbows and pushed the slippers out of the way. Out of the tiny suitcase came a tiny toothbrush, and {told}.',
        },
        {
          kinds: ['sleep', 'home', 'way-home'],
          done: 'It was dark in the smallest child’s room for the first time, and something purred under the bed. If a shadow came in, it said, “Occupied!” The rain ran down the drainpipe, quite without a cold, and {told}.',
        },
      ],
      helper: { name: 'Madame Fluff', creature: 'moth' },
      setting: { creature: 'monster', thing: 'the bed', home: 'cottage', main: 'village' },
      art: {
        'opened the door a crack': 'hallway, rain: L look surprised in doorway; stairs',
        'with wet fur and a': 'hallway, rain: S cry; L think worried; small suitcase',
        'stood flat on the floor': 'bedroom: S look sad; L look worried; bed',
        'The neighbours moved out': 'village: L ring bell; S look sad; door, people',
        'tried it under the bathtub': 'bathroom: S crawl sad; L look curious; bath',
        'an advertisement in the shop': 'shop: L hang notice; S look sad; bat',
        'mind not knowing': 'bedroom: G say; L look G curious; S look; night-light',
        'thought of the smallest child': 'bedroom, night: L think lamp curious; S look',
        'a very small bow': 'bedroom, night: S bow happy; L point happy; children, lamp',
        'something purred under': 'bedroom, night: S sleep happy under bed; children, bed',
        'On Saturdays they swap': 'bedroom, night: S sleep happy in bed; L lie laughing under bed',
      },
    },
  ],
};
