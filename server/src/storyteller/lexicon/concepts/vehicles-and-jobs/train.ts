import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the train. */
export const train: StorySourceInput = {
  id: 'train',
  words: [
    'train',
    'train journey/ride/trip',
    'railway',
    'railroad',
    'train station',
    'train driver/conductor',
    'train get/gets/getting up hill/mountain',
    'train cannot/can’t/couldn’t/could get up hill/mountain',
    'train up hill/mountain',
    'train who/that cannot/can’t/couldn’t get up hill/mountain',
    'little engine that could',
  ],
  situations: ['wants', 'learn', 'visit', 'ability', 'trait', 'lost', 'cannot', 'ride'],
  topic: 'the train',
  thing: 'the little train',
  main: 'mountain',
  plots: [
    {
      id: 'up-the-mountain',
      titles: ['The Train over the Mountain', '{L} and the Little Train', 'Tickets, Please!'],
      goal: 'get the train over the mountain',
      trouble: 'the train could not get up the mountain',
      solved: 'the train was over the top',
      opener:
        'On platform one stood a little train with a green engine and three carriages. {L+} had a whistle and a flag. “All aboard!” called {L}. “To the other side of the mountain!”',
      problem:
        'At first the train went merrily, clickety-clack. Then the rails went up, steeper and steeper. Clickety. Clack. The train stood still, and slowly, slowly began to roll back.',
      tries: [
        'They put on more coal. The engine puffed out a cloud as big as a house, and rolled on backwards.',
        'All the passengers moved to the front carriage and leaned forward. The driver put on the brake, or the train would have rolled all the way back.',
        '“Let’s throw out everything heavy!” called {F}. But the suitcases were light, and nobody wanted to leave them behind.',
      ],
      tip: '“I’m a mountain goat, and even I don’t go straight up,” said {G+}. “I zigzag. And where it’s slippery, I want sand under my feet. Your rails are wet.”',
      turn: '{L} looked down. The rails shone with dew. “Sand!” called {L}. Every engine has a box of it. The driver pulled a handle, and dry sand trickled down through a little pipe, right in front of the wheels.',
      done: 'The wheels took hold. Clack. Clickety. Clack! Round the left bend, round the right bend, up and up, and then the train put its nose over the top, and down there lay the sea.',
      again:
        '“Clickety-clack,” said {L} that evening, “clickety-clack,” more and more slowly, and fell asleep.',
      object: 'whistle',
      outcomes: [
        {
          asked: [
            'reach/get/arrive/make/over/up top/mountain/hill/station/sea/beach/seaside/other side/there/grandma',
            'on time',
            'station/seaside',
          ],
          done: 'The sand trickled down in front of the wheels, and they took hold. Clack. Clickety. Clack! Round the left bend, round the right bend, up and up, and then the train put its nose over the top, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The wheels took hold on the sand. Clickety. Clack! Up and up it went, and then the train put its nose over the top. There’s a little station there, with a bench, and all three carriages got out to look at the sea, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The wheels took hold on the sand, and up and up it went, over the top. {G} was waiting up there beside the signal, and had taken the short way, straight up, for once. “Sand,” said {G}, “well remembered.” And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The wheels took hold on the sand. Clack. Clickety. Clack! Round the left bend, round the right bend, up and up. The whole train leaned forward to help. Then they were over the top, and there lay the sea, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The wheels took hold on the sand, and up it went, round the left bend, round the right bend, until the train put its nose over the top. From there it ran down by itself, clickety-clack, clickety-clack, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The wheels took hold on the sand. Clack. Clickety. Clack! Up and up it went, and then the train put its nose over the top, and down there lay the sea. The driver looked at {L}, and at the whistle and the flag, and {told}.',
        },
      ],
      helper: { name: 'Signalman Horn', creature: 'goat' },
      art: {
        'with a green engine': 'platform: L hold whistle happy; train',
        'had a whistle and a flag': 'platform: L blow whistle happy; F wave; train, people',
        'To the other side': 'platform: L raise flag happy; F run; train, people',
        'still, and slowly, slowly': 'mountain: L drive in train worried; F look worried',
        'put on more coal': 'mountain: L dig shovel; F look worried; train, cloud',
        'moved to the front carriage': 'train: L push; F push; people',
        'But the suitcases were light': 'train: F hold suitcase; L think worried; people',
        'where it’s slippery, I want': 'mountain: G say; L look G curious; F look G; rails',
        'looked down. The rails': 'mountain: L point surprised; F look surprised; rails, train',
        'dry sand trickled': 'mountain: L look happy; F point; heap, rails, train',
        'put its nose over the top': 'mountain: L+F ride in train happy; wave',
        'more and more slowly, and': 'bedroom, night: L sleep calm in bed; toy-train',
      },
    },
    {
      id: 'cow-on-the-line',
      titles: ['{L} Takes the Train', 'The Cow on the Line', 'All Aboard, {L}!'],
      goal: 'get the train moving again',
      trouble: 'the train stood still in the middle of a field',
      solved: 'the train was rolling again',
      object: 'whistle',
      opener:
        'Tickets, sandwiches, a seat by the window: {L+} was ready for the train journey. “All aboard!” called the guard. Ta-tam, ta-tam, went the wheels.',
      friend:
        'On the seat opposite sat {F+}. “I always count the bridges,” said {F}. Then the guard came by, punched the tickets and let {L} hold the whistle. “Keep it until the next station,” said the guard.',
      problem:
        'Ta-tam, ta-tam, and then a long squeal. The train stopped, in the middle of a field. {L} leaned out. On the rails, right in front of the engine, lay a cow, and it was chewing.',
      tries: [
        'The driver let off steam, a great white cloud. The cow came out of the cloud a bit cleaner, and went on chewing.',
        'The guard climbed down and pushed the cow from behind. The driver pushed, too. The cow leaned back, as if they were a sofa.',
        'The guard offered the cow a sandwich. It ate that, looked for another, and lay down again.',
      ],
      tip: '“That’s Bluebell,” said {G+}, who had come across the field. “That cow loves music. Every evening somebody whistles, and it goes home. But I’ve lost my whistle.”',
      turn: '{L} felt something in one pocket. The guard’s whistle! {L} took a big breath and blew, not the sharp kind, but a long soft evening tune, as well as you can on one note.',
      done: 'The cow looked up. It got to its feet, first the back and then the front, and walked off the rails, after the tune. Ta-tam, said the train. Ta-tam, ta-tam, and all the passengers cheered.',
      again:
        '“Keep it,” said the guard at the last station. When {L} blows the whistle at home in the evening, somewhere a cow looks up.',
      outcomes: [
        {
          asked: [
            'reach/get/arrive/make top/mountain/station/sea/beach/seaside/other/there/grandma/city/town',
            'on time',
            'station/seaside',
          ],
          done: '{L} blew a long soft evening tune. The cow got to its feet, first the back and then the front, and walked off the rails after it. Ta-tam, said the train. The field ran past, and the river, and {told}.',
        },
        {
          asked: ['cow/bluebell home/safe/friend/farm/ride/field'],
          done: '{L} blew a long soft evening tune. The cow looked up. It got to its feet, first the back and then the front, and walked off the rails. Far over the grass {G} held the gate open, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} blew a long soft evening tune, and the cow walked off the rails after it. Ta-tam, said the train, and all the passengers cheered. From one seat to the next the sandwiches were unwrapped, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} blew a long soft evening tune. The cow got to its feet, first the back and then the front, and walked off the rails. “Mooo,” it said, on the very same note. From all the windows they had heard it, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} blew a long soft evening tune, and the cow walked off the rails after it. Ta-tam, said the train, ta-tam. The tune went on in everybody’s heads. The guard turned the lamps down low, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} blew a long soft evening tune, and the cow got to its feet and walked off the rails. Ta-tam, said the train, and all the passengers cheered. The guard came along the carriage and took off the blue cap, and {told}.',
        },
      ],
      helper: {
        name: 'Farmer Nell',
        creature: 'goat',
      },
      setting: {
        topic: 'the train journey',
        thing: 'the train',
        home: 'city',
        main: 'meadow',
      },
      art: {
        'Tickets, sandwiches, a seat': 'train: L hold ticket happy; sandwich',
        'I always count the bridges': 'train: F say happy; L hold whistle happy; captain, ticket',
        'lay a cow, and': 'meadow: L look surprised; F point surprised; cow, rails, train',
        'let off steam, a great': 'meadow: L think worried; F point worried; cow, cloud, train',
        'The driver pushed, too': 'meadow: L look worried; F look worried; cow, captain, train',
        'offered the cow a sandwich':
          'meadow: L hands-on-hips worried; F think worried; cow, sandwich, captain',
        'That cow loves music': 'meadow: G say; L look G curious; F look G; cow',
        'felt something in one pocket': 'meadow: L hold whistle surprised; F look surprised; cow',
        'a long soft evening tune': 'meadow: L blow whistle calm; F peek curious; cow, train',
        'walked off the rails': 'meadow: L blow whistle proud; F cheer; cow, train',
        'somewhere a cow looks up': 'garden, evening: L blow whistle happy; F clap happy; cow',
      },
    },
  ],
};
