import type { StorySourceInput } from '../../story-source.ts';

/** Stories about umbrellas. */
export const umbrellas: StorySourceInput = {
  id: 'umbrellas',
  words: ['umbrella', 'umbrellas', 'red/yellow/big umbrella', 'share/sharing umbrella', 'parasol'],
  situations: ['wants', 'trait', 'visit', 'deed', 'lost'],
  weather: 'rain',
  topic: 'umbrellas',
  thing: 'the umbrella',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'room-underneath',
      titles: ['{L’s} Big Umbrella', 'Room Underneath', 'Under One Umbrella'],
      goal: 'get everybody dry to the bus stop',
      trouble: 'it was pouring and there was only one umbrella',
      solved: 'everyone had come through the rain dry',
      opener:
        '{L+} had an umbrella from Grandfather. It was as black as a bat and as big as a tent. On the first day of autumn it rained, and {L} put it up: whoosh!',
      friend:
        'Under the roof of the shop stood {F+}, quite wet already. “Room for me?” asked {F}. There was a lot of room. They walked along arm in arm, and it drummed above them.',
      problem:
        'But on the way to the bus stop everyone was standing in doorways: a lady with a cake, a boy with a cello, three dogs and a postman. “Only one umbrella,” people said, “and so much rain.” And the bus was coming in five minutes.',
      tries: [
        '{L} gave the umbrella to the lady with the cake. Now the cake was dry, and all the others were wet.',
        'They put up a newspaper. It became soft, and then it became a hat.',
        'Everyone wanted to get under it at once. They trod on each other’s feet, and the umbrella tipped over backwards.',
      ],
      tip: '“From above it looks as if you’re doing it all wrong,” said {G+} from a window sill. “We huddle in the rain, but we don’t push. Tall ones in the middle, small ones outside, and all the feet at the same time.”',
      low: 'The bus had already turned into the street. “We’ll never make it,” said the boy with the cello. {L} lifted the umbrella up high.',
      turn: '“The postman holds it, because the postman’s tall,” said {L}. “Cello in the middle, cake next to it, dogs at the front. And now all of you listen to me: left, right! Left, right!” They came out of the doorways and fell into step.',
      done: 'Like a many-legged beetle the umbrella walked down the street, left, right, past the puddles. Not one drop fell on the cake. They reached the stop just as the doors opened. “Who are you?” asked the driver. “Passengers,” said {L}, and shook out the umbrella.',
      again:
        'Since then they all say good morning to each other at the bus stop. It hasn’t rained again. But {L} takes the umbrella along.',
      outcomes: [
        {
          asked: ['dry/wet/share/shelter', 'under umbrella', 'catch/miss bus'],
          done: 'Like a many-legged beetle the umbrella walked down the street, left, right, past the puddles. Not one drop fell on the cake. They reached the stop just as the doors opened, and {L} held the umbrella over the step until the last of them was in. So {told}.',
        },
        {
          asked: ['rain/rainbow/sun/puddle/cloud/wind/fly'],
          done: 'Like a many-legged beetle the umbrella walked down the street, left, right. Not one drop fell on the cake. They reached the stop just as the doors opened. {L} shook out the umbrella, the last drops flew up, and {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['party', 'eats', 'plays', 'makes', 'gets'],
          done: 'Like a many-legged beetle the umbrella walked down the street, left, right. Not one drop fell on the cake. They reached the bus just in time, and took the whole back row. The lady opened the cake box, the boy opened the cello case, and {told}.',
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
            'share',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'shares'],
          done: 'Like a many-legged beetle the umbrella walked down the street, left, right, past the puddles. They reached the stop just as the doors opened. “Who are you?” asked the driver. They looked at each other, eleven of them, dogs and all, and {told}.',
        },
      ],
      helper: { name: 'Mrs Coo', creature: 'pigeon' },
      art: {
        'as big as a tent': 'city, rain: L hold umbrella happy',
        'arm in arm': 'city, rain: L walk umbrella happy; F walk happy',
        'a boy with a cello': 'city, rain: L look worried; postman, lady, dog, cake',
        'lady with the cake': 'city, rain: L give umbrella; lady, cake',
        'put up a newspaper': 'city, rain: L+F raise newspaper worried; lady',
        'tipped over backwards': 'city, rain: L+F fall; umbrella, people',
        'huddle in the rain': 'village, rain: G point; L+F look G curious',
        'lifted the umbrella': 'city, rain: L raise umbrella brave; bus',
        'left, right! Left': 'city, rain: L point brave; F walk; postman, dog, umbrella',
        'Not one drop': 'city, rain: L hold umbrella proud; F walk happy; bus, postman',
        'say good morning': 'city, morning: L wave happy; F wave; people',
      },
    },
  ],
};
