import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being an only child. */
export const onlyChild: StorySourceInput = {
  id: 'only-child',
  words: [
    'only child/children',
    'be/being an only child',
    'no brother or sister',
    'only child family',
    'without brothers and sisters',
    'no siblings',
  ],
  situations: ['question', 'trait', 'wants', 'lacks', 'own-wish', 'longing', 'thing-pair'],
  topic: 'being an only child',
  thing: 'the quiet afternoon',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'somebody-for-the-other-end',
      titles: ['{L} and the Long Afternoon', 'The Other End of the Seesaw', 'Only One, and Not Alone'],
      goal: 'find somebody for the other end of the seesaw',
      trouble: 'there was nobody for the other end of the seesaw',
      solved: 'somebody was sitting on the other end of the seesaw',
      opener:
        'At {L’s} house there was one child, and that was {L+}. There was one small toothbrush, one pair of small boots, and nobody who broke your tower. Mostly {L} liked it. You could think all the way to the end.',
      friend:
        'Only sometimes it was very quiet. That was why it was good when {F+} came by. But at five {F} had to go home again.',
      problem:
        '{L} had built a seesaw out of a plank and a log. It was the best thing {L} had ever built. {L} sat down on it, and it went down. And it stayed down. At the other end there was nobody.',
      tries: [
        '{L} put a sack of potatoes on the other end. It went up, and then the sack stayed down, and never said “whee”.',
        '{L} jumped off and ran to the other end, quickly. The seesaw was quicker.',
        '“Couldn’t you order a brother?” {L} asked at supper. They laughed, and then they didn’t. “It’s just us,” they said, “and we’re a whole family.” That was true, but the seesaw was still outside.',
      ],
      tip: '“I was the only one too,” said {G+} over the fence. “People thought that I must be lonely. I was good at being by myself, and you are, too. But I found out something else: you can’t choose a brother. The ones you choose, you have to invite.”',
      turn: '{L} thought about that, all the way to the end. Then {L} painted a sign: “Seesaw. Comes with one child. One more wanted.” {L} hung it on the gate, and sat down underneath, with two cups and a jug.',
      done: 'First a girl from number nine came by, and read it. Then came two boys with a dog. And then {F}, running, of course. They went up and down, whee, until it got dark, and then they built a second one.',
      again:
        'In the evening it’s quiet again at {L’s}, and that’s fine. {L} thinks up things to build. There will be five to try them out.',
      helper: { name: 'Mrs Plum', creature: 'woman' },
      outcomes: [
        {
          asked: ['friend/friends/new'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team'],
          done: 'First a girl from number nine read the sign. Then came two boys with a dog, and {F}, running. They went up and down, whee, until it got dark. You can’t choose a brother, but a seesaw asks the right ones, and {told}.',
        },
        {
          asked: ['brother/sister/baby/sibling/puppy/dog/pet/cat/kitten/rabbit'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: 'First a girl from number nine came by, then two boys with a dog, and then {F}, running. They went up and down until it got dark. “I’d know who for the other end,” said {L} at home. They had thought about that for a while, too, and {told}.',
          again:
            'The seesaw stands in the garden, with a very small seat at one end. On the others there are still five to try things out.',
        },
        {
          kinds: ['plays', 'party', 'eats', 'shares', 'makes', 'invited'],
          done: 'A girl from number nine read the sign, and two boys with a dog, and {F} came running. The jug on the gatepost was soon empty, so there had to be another one, and something to go with it. They built a second seesaw, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'says',
            'says-words',
            'stays',
            'home',
            'way-home',
            'sleep',
          ],
          done: 'First a girl from number nine came, then two boys with a dog, and then {F}, running. Up went {L}, and somebody sat at the other end, and then two, and a dog. Whoever was down had to say something funny, and {told}.',
        },
      ],
      art: {
        'toothbrush, one pair of small': 'living-room: L build happy; block-tower',
        'Only sometimes it was': 'cottage: F wave happy; L wave sad; clock',
        'a seesaw out of a plank and a log': 'garden: L sit sad on seesaw',
        'put a sack of potatoes': 'garden: L sit worried on seesaw; sack',
        'jumped off and ran': 'garden: L run worried; seesaw',
        'order a brother': 'kitchen: L say sad; mother, father, table',
        'over the fence. “People thought': 'garden: G say calm; L listen curious; fence',
        'thought about that, all the way': 'garden: L think seesaw happy',
        'hung it on the gate': 'garden: L hang sign happy; gate, two cup',
        'girl from number nine': 'garden: L+F ride laughing on seesaw; children, dog',
        'very small seat at one': 'garden: L ride happy on seesaw; baby',
        'In the evening it’s quiet again': 'garden, evening: L draw drawing-pad(seesaw) happy',
      },
    },
  ],
};
