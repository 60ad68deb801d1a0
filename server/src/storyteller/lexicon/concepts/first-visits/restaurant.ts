import type { StorySourceInput } from '../../story-source.ts';

/** Stories about eating at a restaurant. */
export const restaurant: StorySourceInput = {
  id: 'restaurant',
  words: ['restaurant', 'pizza place', 'cafe', 'eat/eating out'],
  situations: ['visit', 'wants'],
  topic: 'eating at a restaurant',
  thing: 'the menu',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'the-menu',
      titles: ['A Table for Three and a Half', '{L} at the Restaurant', 'What Is a Soufflé?'],
      goal: 'order dinner at the restaurant',
      trouble: 'nobody could read the menu of the restaurant',
      solved: 'dinner was on the table',
      opener:
        'Tonight {L+} was going to a real restaurant, with white tablecloths and three forks each. “I know how it goes,” said {L}. “They ask, and you say what you’d like.”',
      problem:
        'But the menu of the restaurant was in curly letters and strange words. “Soufflé,” read {F}. “Is that a kind of hat?” The waiter stood there and waited.',
      tries: [
        '{L} pointed at any line. After a while there came a bowl of warm water with a lemon in it. It was for washing your fingers.',
        'They pointed at two lines at the same time. “That’s the opening hours,” said the waiter.',
        'They looked at what the others were eating. But they looked so long that the others moved to another table.',
      ],
      tip: '“Shall I tell you a secret?” whispered {G+} from behind the kitchen door. “It’s only food. Don’t tell me what it’s called. Tell me what it should taste like.”',
      turn: '“Warm,” said {L}. “With a crust that goes crack. A bit like a Sunday.” “And melted at the top,” said {F}. The cook wrote it all down.',
      done: 'Then the silver lid went up. There it was, golden, with a crust that went crack! They ate until even the three forks were clean. “My compliments to the cook,” said {L}.',
      again: 'It’s on the menu now, in curly letters: “{L’s} Sunday”. You can order it every day.',
      outcomes: [
        {
          asked: ['chef/cook/pizza/pudding/ice/spaghetti/pay/waiter/spaghetti'],
          done: 'The silver lid went up. There it was, golden, with a crust that went crack! “My compliments to the cook,” said {L}. The cook came out from behind the kitchen door, with the tall hat in both hands, and {told}.',
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
            'home',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'party/sleepover/celebrate/celebration/feast',
            'share',
          ],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'says',
            'gets',
            'home',
            'plays',
            'eats',
            'party',
            'shares',
            'makes',
          ],
          done: 'Then the silver lid went up. There it was, golden, with a crust that went crack! A bit like a Sunday, as {L} had said. All the other tables looked over and put down their curly menus, and {told}.',
        },
      ],
      helper: { name: 'Chef Basil', creature: 'pig' },
    },
    {
      id: 'the-little-bell',
      titles: ['The Loudest Restaurant in Town', '{L} Waits for Dinner', 'The Bell That Nobody Heard'],
      goal: 'get dinner at the restaurant',
      trouble: 'no food came out of the restaurant’s kitchen',
      solved: 'there was dinner on every table of the restaurant',
      opener:
        '“Today I’m eating at a restaurant,” said {L+}, and practised sitting up straight. “Somebody else cooks, and the food comes to your table, and you needn’t even get up.”',
      friend:
        '{F+} had picked the table in the corner, with a candle and folded napkins. “I’m having noodles,” said {F}, “with so much sauce that you can’t see them.”',
      problem:
        'They ordered, and then they waited. The whole restaurant was waiting. Because people were hungry, they talked, and because everybody talked, everybody had to talk louder. But no food came.',
      tries: [
        '{L} folded the napkins into boats to pass the time. It was a fine fleet, but nobody could eat it.',
        '{L} waved to the waiter, and the waiter waved back. Then the next table waved as well. It was very friendly, but it brought no noodles.',
        '{F} called out, “Where are our noodles?” So the next table called out for soup, and the one behind it for pancakes. Now it was louder than ever.',
      ],
      tip: '“But it’s all ready!” said {G+}, the cook, looking out of the kitchen. “The plates are keeping warm. I ring my little bell for the waiter, just as I always do. Only, tonight nobody comes.”',
      low: 'So the noodles were ready, and only the bell had not been heard. {L} looked round the noisy restaurant. Shouting for quiet would only make it louder still.',
      turn: '{L} leaned over to the next table and whispered, “If we listen, we’ll hear the dinner bell. Pass it on.” The whisper went from table to table, and behind it the restaurant grew so quiet that you could have heard a napkin fall.',
      done: 'Ting! The waiter looked up. Ting, ting, ting! Out came soup and pancakes and noodles, one steaming plate after another. “Enjoy your dinner,” whispered {L}, and the whole restaurant whispered it back.',
      again:
        'When {L} is hungry at home now, {L} sits quite still and listens. There’s no bell, but you can hear the spoon going round in the pot.',
      helper: { name: 'Mrs Ladle', creature: 'badger' },
    },
  ],
};
