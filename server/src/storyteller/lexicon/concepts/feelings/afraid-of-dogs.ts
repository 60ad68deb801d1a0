import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being afraid of dogs. */
export const afraidOfDogs: StorySourceInput = {
  id: 'afraid-of-dogs',
  words: [
    'afraid/scared/frightened/fear of dog/dogs',
    'dog bark/barks/barked/barking',
    'scared/afraid/frightened/fear dog/dogs',
    'big dog next-door',
    'neighbour dog bark/barks',
    'not like dogs',
  ],
  situations: ['afraid', 'afraid-being', 'trait', 'cannot', 'learn', 'wants', 'deed'],
  gentle: true,
  happensToLead: true,
  topic: 'being afraid of dogs',
  thing: 'the dog',
  main: 'village',
  plots: [
    {
      id: 'stand-like-a-tree',
      titles: ['{L} and the Big Dog', 'Stand Like a Tree', 'The Dog at Number Nine'],
      goal: 'walk past the dog',
      trouble: '{L} was afraid of the dog',
      solved: '{L} knew what to do when a dog came',
      opener:
        'There were two ways to the park. The short one led past number nine, where a big dog lived. {L+} always took the long one.',
      friend: '{F+} walked the long way too. “It’s got a lot of teeth,” said {F}. “I know,” said {L}.',
      problem:
        'But today the long way was closed, because they were digging up the road. {L} stopped at the corner. The dog stood behind the fence at number nine and barked, so loudly that {L} felt it in {L.their} tummy. {L’s} legs would not go on.',
      tries: [
        '{L} ran past, as fast as possible. The dog ran along on its side of the fence, and barked even more. Dogs think that running is a game.',
        '{L} walked with closed eyes. In the dark the barking was twice as big, and {L} turned back.',
        '{F} walked on the side of the fence, and {L} on the other. It helped for three steps. Then the dog jumped up.',
      ],
      tip: '“The dog doesn’t know you yet,” said {G+}, who lived there. “You don’t have to stroke any dog, ever. But you can learn dog language. Stand like a tree: arms down, eyes on the ground, no shouting. Trees are boring. Then ask me what you’d like to know.”',
      turn: '{L} stood like a tree, with hands like leaves hanging down, and looked at the pavement. Inside, the heart was hammering. The dog barked, and stopped, and sniffed through the fence. Then it lay down. “What’s its name?” asked {L}, very softly.',
      done: '“Biscuit,” they said. It was hard to be as frightened of somebody called Biscuit. {L} looked at the dog out of the corner of one eye. It yawned. “Bye, Biscuit,” said {L}, and walked past, slowly, right to the end of the fence.',
      again:
        '{L} still doesn’t like it when dogs jump up. But {L} knows how to be a tree. And on the short way somebody wags behind a fence.',
      helper: { name: 'Mrs Nettle', creature: 'badger' },
      outcomes: [
        {
          asked: ['pet/stroke/pat/touch/hug/lick/cuddle'],
          done: '“Biscuit,” they said. It was hard to be as frightened of somebody called Biscuit. {L} stood like a tree, and asked first, and {G} held on to the collar. Biscuit lay down flat and looked at something else. So {told}.',
        },
        {
          asked: ['friend/friends/best/like/love'],
          kinds: ['friends', 'new-friend', 'still-friends', 'happy', 'feels'],
          done: '“Biscuit,” they said, and the dog yawned. {L} came by the short way the next day, too, and stood like a tree, with hands like leaves. On the fourth day Biscuit was at the fence before {L} was, and {told}.',
        },
        {
          asked: ['own/get/have/adopt puppy/dog'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: '“Bye, Biscuit,” said {L}, and walked past, slowly, right to the end of the fence. It took all summer. {L} learned what a tail says, and what the ears say, and could read all of it by the time the leaves fell, and {told}.',
        },
        {
          asked: ['afraid/scared/brave/fear/frightened/anymore/walk/park'],
          done: '“Biscuit,” they said. It was hard to be as frightened of somebody called that. {L} stood like a tree until the dog yawned. Then {L} walked past, slowly, right to the end of the fence, and {told}.',
        },
        {
          kinds: [
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'hugs',
            'laughs',
            'claps',
            'team',
            'stays',
            'home',
            'way-home',
            'says',
            'says-words',
            'tells',
            'sleep',
          ],
          done: '“Biscuit,” they said, and the dog yawned. “Bye, Biscuit,” said {L}, and walked past, right to the end of the fence. The short way was open, and the park was at the end of it. Behind the fence somebody wagged, and {told}.',
        },
      ],
    },
    {
      id: 'a-story-for-pepper',
      titles: ['A Story for Pepper', 'The Dog Behind the Fence', '{L} Reads Aloud'],
      goal: 'sit in the garden without being afraid of the dog',
      trouble: 'the dog barked whenever {L} came outside',
      solved: 'the dog knew {L’s} voice',
      opener:
        'The best place for reading was under the plum tree, at the bottom of the garden. But {L+} didn’t go there any more. On the other side of the fence there lived a big dog now.',
      friend:
        '{F+} brought a new book, all about the sea. “Shall we read it under the plum tree?” asked {F}. {L} held the book tight and looked across at the fence.',
      problem:
        'They had only gone a few steps when it started. “Woof! Woof!” Something big moved behind the boards. {L} ran back to the kitchen door. The dog couldn’t get through the fence, and {L} knew that. But {L’s} knees didn’t.',
      tries: [
        '{L} tiptoed across the grass in socks. But dogs have very good ears. “Woof!” it went, long before the plum tree.',
        '“Be quiet!” shouted {L} from the door. The dog thought that somebody was barking back, and barked even more.',
        '{L} read in the kitchen, with the window shut. There was no dog there. But there was no sun, either, and no plum tree.',
      ],
      tip: '“Pepper barks at anyone new,” said {G+}, who had come to the fence to say hello. “You don’t have to come near. Just talk, from as far away as you like, so that you’re not new any more. I’ll stay here and hold the lead.”',
      low: '{L} put a stool right beside the kitchen door, as far from the fence as possible, and opened the book. {F} sat down there as well, on the side nearer the fence.',
      turn: '{L} began to read aloud, quite softly. “Woof,” went Pepper. {L} took a breath and read on, all about whales. At the end of the page it was quiet. Then {L} moved the stool forward, by one step, and read the next page.',
      done: 'Page by page the stool moved across the grass, and whenever {L} wanted it to stay, it stayed. On the last page it stood under the plum tree. A long sigh came from behind the fence. Pepper was lying there and listening.',
      again:
        '{L} doesn’t stroke Pepper, and nobody has to stroke a dog. But on sunny days there’s a story under the plum tree, and behind the fence somebody is waiting for it.',
      object: 'book',
      helper: { name: 'Mr Cobble', creature: 'otter' },
      setting: { main: 'garden' },
      outcomes: [
        {
          asked: ['pet/stroke/pat/touch/hug/lick/cuddle'],
          done: 'Page by page the stool moved across the grass, until it stood under the plum tree. A long sigh came from behind the fence. {G} opened the gate just a little and held the lead, and {L} said when. So {told}.',
        },
        {
          asked: ['friend/friends/best/like/love/happy'],
          kinds: ['friends', 'new-friend', 'still-friends', 'happy', 'feels'],
          done: 'Page by page the stool moved across the grass. On the last page it stood under the plum tree, and Pepper was lying on the other side of the boards and listening. Neither of them was new any more, and {told}.',
        },
        {
          asked: ['own/get/have/adopt puppy/dog'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: 'Page by page the stool moved across the grass, and whenever {L} wanted it to stay, it stayed. In the end it was under the plum tree, and Pepper sighed behind the fence. By then they had read nine books. {L} knew a good deal about dogs, and {told}.',
        },
        {
          kinds: [
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'hugs',
            'laughs',
            'claps',
            'team',
            'stays',
            'home',
            'way-home',
            'says',
            'says-words',
            'tells',
            'sleep',
          ],
          done: 'Page by page the stool moved across the grass, until it stood under the plum tree. Pepper was lying behind the fence and listening, with one ear turned inside out. The best place for reading was theirs again, and {told}.',
        },
      ],
    },
  ],
};
