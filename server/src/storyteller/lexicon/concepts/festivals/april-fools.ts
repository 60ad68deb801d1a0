import type { StorySourceInput } from '../../story-source.ts';

/** Stories about April Fools’ Day. */
export const aprilFools: StorySourceInput = {
  id: 'april-fools',
  words: [
    'april fool',
    'april fools',
    'april fool’s day',
    'april fools’ day',
    'april fools day',
    'first of april',
    'april 1st',
    'prank',
    'pranks',
    'play/plays/playing a prank/joke/trick',
    'practical joke',
    'practical jokes',
    'practical joker',
    'prankster',
    'whoopee cushion',
  ],
  situations: ['deed', 'trait', 'wants', 'learn', 'visit', 'make', 'misdeed'],
  topic: 'April Fools’ Day',
  thing: 'the prank',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'the-best-one-of-all',
      titles: ['April Fool!', '{L} and the First of April', 'A Joke for Two'],
      goal: 'play an April Fool’s trick that everybody laughed at',
      trouble: 'nobody but {L} laughed at {L’s} tricks',
      solved: 'everybody had laughed at {L’s} trick',
      opener:
        'On the first of April you may play a trick on people, until noon, and then you shout, “April fool!” {L+} had been thinking up tricks since the middle of March.',
      friend:
        '{F+} came round the corner yawning. “Your shoelace is undone!” called {L}. {F} looked down. There were no laces on those boots. “April fool!” shouted {L}. It was a small one, to begin with.',
      problem:
        'Then {L} put salt in the sugar bowl. The porridge was so bad that nobody could eat it, and there was no more. {L} laughed until it hurt. But nobody laughed along. They looked into their bowls, and {F} said, “I was hungry.”',
      tries: [
        '{L} hid one shoe of everybody’s. They were late, and cross, and hopped.',
        '{L} called out that there was a lion in the garden. The smallest one cried, and would not stop.',
        '{L} tried to explain why it was funny. A joke that has to be explained is like soup that has to be chewed.',
      ],
      tip: '“There are two kinds of trick,” said {G+}, who had once been a clown. “After one kind somebody has something less: no breakfast, no shoe. After the other kind they have something more. Those are the hard ones. You’ve got until noon.”',
      low: 'It was half past eleven. {L} sat on the stairs and thought harder than in the whole of March.',
      turn: '{L} ran into the kitchen, and then out with a basket and a ball of string. At a quarter to twelve {L} called, “Come and look! The old apple tree’s grown pancakes!” “We won’t fall for that,” they said. But they looked round the corner after all.',
      done: 'There stood the apple tree, quite bare, and from every twig hung a pancake on a string. You could pick them! Everyone stood there with open mouths. Then they laughed, and ran, and picked, and {F} had three, because of the porridge. “April fool,” said {L}. “They’re real.”',
      again:
        'The tree has apples on it now. But every first of April they go and look round the corner, just in case.',
      outcomes: [
        {
          asked: ['trick/prank/joke/fool/funny/back/teacher/dad/mum'],
          done: 'There stood the apple tree, quite bare, and from every twig hung a pancake on a string. “April fool,” said {L}. “They’re real.” While they all looked up and picked, somebody crept round behind the tree. It was not noon yet! And {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'shares', 'party', 'plays', 'makes', 'gets'],
          done: 'There stood the apple tree, quite bare, and from every twig hung a pancake on a string. You could pick them! They all ran to the lowest branches, and {F} had three, because of the porridge. “April fool,” said {L}. “They’re real.” So {told}.',
        },
        {
          asked: [
            'laugh/giggle/grin',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'clap/cheer/applaud',
            'hug/cuddle/kiss/snuggle',
            'make up',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'home',
          ],
          kinds: ['laughs', 'happy', 'claps', 'hugs', 'friends', 'team', 'says', 'home'],
          done: 'There stood the apple tree, quite bare, and from every twig hung a pancake on a string. They all stood there with open mouths. The smallest one took a bite, to see if it was a trick. “It’s a pancake!” And {told}.',
        },
      ],
      object: 'basket',
      helper: { name: 'Granny Pompom', creature: 'woman' },
      art: {
        'had been thinking up tricks': 'bedroom: L laugh happy; calendar',
        'Your shoelace is undone': 'village: L point laughing; F look surprised at ground; boot',
        'put salt in the sugar bowl':
          'kitchen: L laugh laughing; F hold spoon sad at table; bowl, salt-shaker',
        'hid one shoe of': 'hallway: L hide shoe laughing; F jump angry; shoe',
        'a lion in the garden': 'living-room: L call; F startle frightened; children',
        'soup that has to be chewed': 'kitchen: L speak worried; F arms-crossed angry; bowl',
        'two kinds of trick': 'village: G say; L+F look G curious; clock',
        'thought harder than in': 'hallway: L sit on stairs worried; clock',
        'with a basket and a ball of string': 'garden: L run basket happy; F clap happy; string, pan',
        'from every twig hung a pancake':
          'garden: L point proud; F hold pancakes laughing; tree, many pancakes on tree',
        'The tree has apples on it': 'garden: L point happy; F peek curious; tree, many apple',
      },
    },
  ],
};
