import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the harvest festival at school. */
export const harvestFestival: StorySourceInput = {
  id: 'harvest-festival',
  words: [
    'harvest festival',
    'harvest',
    'harvest assembly',
    'harvest time',
    'harvest basket/box',
    'harvest supper',
    'erntedank',
    'collect/collecting food for others',
    'tins for the food bank',
    'harvest around the world',
    'harvest all over the world',
    'harvest festivals around the world',
    'harvest in other countries',
    'harvest festivals in other countries',
  ],
  situations: ['wants', 'visit', 'learn', 'lacks'],
  topic: 'the harvest festival',
  thing: 'the harvest basket',
  home: 'garden',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-bent-carrot',
      titles: ['The Bent Carrot', '{L} and the Harvest Basket', 'Harvest Festival'],
      goal: 'bring something to the harvest festival',
      trouble: '{L} had only one bent carrot',
      solved: 'the carrot had become somebody’s supper',
      opener:
        'For the harvest festival everyone brought something: apples, a marrow, tins of soup. The baskets would go to people who had not got enough. {L+} had sown a whole row of carrots in spring, just for today.',
      friend:
        '{F+} came with a pumpkin as round as a ball. “Where are your carrots?” asked {F}. {L} held up what there was.',
      problem:
        'The slugs had been there first. Of the whole row one carrot was left, and it was bent, with two legs. On the harvest table all the baskets looked splendid. {L} hid the carrot. “I can’t bring that,” said {L}.',
      tries: [
        '{L} washed it and tied a ribbon round it. Now it was a bent carrot with a ribbon.',
        '{L} went to the garden and looked under every leaf. There were a great many happy slugs.',
        '{F} offered {L} half of the pumpkin. But then it would not be {L’s} harvest.',
      ],
      tip: '“Come along with me and help to carry,” said {G+}, who took the baskets round. “I’m going to old Mr Hay. And bring that carrot. People can open a tin by themselves. There’s something they can’t do by themselves.”',
      low: 'During the singing {L} stood in the back row and did not sing. All the others had their baskets in front of them.',
      turn: 'In Mr Hay’s kitchen it was very quiet. {L} put the carrot down beside the basket. “It’s bent,” said {L}. “But we could make soup together.” {F} fetched a pot. {L} peeled both legs of the carrot, and a potato, and stirred.',
      done: 'The kitchen began to smell of supper. Mr Hay got out the bowls and told them about a carrot that once won a prize. They ate, and they laughed. “I’ve had soup every day this week,” said Mr Hay. “But not with company.”',
      again:
        'In spring {L} is going to sow two rows. One of them is for the slugs, and one is for soup on Fridays at Mr Hay’s.',
      outcomes: [
        {
          asked: ['give/food/people/poor/help/others/everyone/share/enough/donate'],
          done: 'The kitchen began to smell of supper. Mr Hay got out the bowls, and then more bowls, because the smell had gone up the stairs and down the street. For such a soup each brings what is left, bent or straight. So {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'share',
          ],
          kinds: ['eats', 'party', 'makes', 'plays', 'gets', 'shares'],
          done: 'The kitchen began to smell of supper. Mr Hay got out the bowls and told them about a carrot that once won a prize. It had been bent, too. {F} cut the pumpkin after all, for afters, and {told}.',
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
            'home',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'sleep'],
          done: 'The kitchen began to smell of supper. “I’ve had soup every day this week,” said Mr Hay. “But not with company.” In each bowl swam a bit of the bent carrot, and the foot of it was in {L’s}. They stirred and blew, and {told}.',
        },
      ],
      object: 'basket',
      helper: { name: 'Mrs Barrow', creature: 'hen' },
    },
    {
      id: 'the-table-of-the-whole-world',
      words: [
        'harvest around the world',
        'harvest all over the world',
        'harvest festivals around the world',
        'harvest in other countries',
        'harvest festivals in other countries',
      ],
      titles: ['The Harvest of the Whole World', '{L} Lays a Long Table', 'Apples, Rice and Yams'],
      goal: 'lay a harvest table for the whole world',
      trouble: 'there was only one country on the harvest table',
      solved: 'the harvest of nine countries lay on the table',
      opener:
        'At school the harvest lay on a table: apples, a pumpkin and a loaf in the shape of a sheaf of wheat. “People bring in the harvest all around the world,” said the teacher. {L+} was to lay the table for the whole world by Friday.',
      friend:
        '{F+} fetched the globe from the shelf and gave it a spin. “There’s a lot of world,” said {F}. “Where do we begin?”',
      problem:
        'But apples, pumpkins and wheat came from the fields round the village. On the globe there were so many countries, and on the table there was only one. “What do they harvest over there?” asked {L}.',
      tries: [
        'They turned the globe and stopped it with one finger. Three times the finger stood in the middle of the sea.',
        '{L} laid out more apples and stuck a little flag in each. Now it looked like the world, and tasted of apples.',
        'At the shop they asked for the harvest of the whole world. They got a tin on which it said “mixed”.',
      ],
      tip: '“You needn’t travel,” said {G+}, who was watering the plants in the corridor. “The world comes in at this door every morning at half past eight. Whose grandmothers keep a harvest feast? Ask what’s on the table there.”',
      turn: '{L} took the globe from class to class. “What does your family harvest?” asked {L}. “Rice,” said Priya. “At Pongal we let the pot boil over!” “Yams,” said Kofi, “and our chief eats the first one.” “We have moon cakes,” said Lin. {L} stuck on a dot for each.',
      done: 'On Friday the table was too short. Rice stood beside yams, moon cakes beside dates, and maize beside the loaf. From each dish a thread ran to its place on the globe. “Thank you for the harvest,” they said in nine languages, and then they ate it up.',
      again:
        'A maize grain and an apple pip were left over. {L} planted them in two pots, side by side on the windowsill, and turned the globe so that they could see where they came from.',
      outcomes: [
        {
          asked: ['learn/country/world/thank/give/share/everyone'],
          done: 'On Friday the table was too short. Rice stood beside yams, moon cakes beside dates, and from each dish a thread ran to its place on the globe. In nine languages each of them said where it came from, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'share',
          ],
          kinds: ['eats', 'party', 'makes', 'plays', 'gets', 'shares'],
          done: 'On Friday the table was too short. Rice stood beside yams, moon cakes beside dates, and maize beside the loaf. From each dish a thread ran to its place on the globe. They pulled at the threads, to choose where to begin, and {told}.',
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
            'home',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home'],
          done: 'On Friday the table was too short. From each dish a thread ran to its place on the globe, and all the grandmothers had come along to see that it was the right one. {G} put down the watering can, and {told}.',
        },
      ],
      helper: { name: 'Mr Doormat', creature: 'badger' },
      setting: {
        topic: 'harvest around the world',
        thing: 'the harvest table',
        home: 'school',
        main: 'school',
        indoors: true,
      },
    },
  ],
};
