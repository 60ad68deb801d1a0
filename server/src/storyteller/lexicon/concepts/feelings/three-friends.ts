import type { StorySourceInput } from '../../story-source.ts';

/** Stories about three friends. */
export const threeFriends: StorySourceInput = {
  id: 'three-friends',
  words: [
    'three friends',
    'three is a crowd',
    'three’s a crowd',
    'two against one',
    'third wheel',
    'best friend has/have new/another/other friend',
    'best friend has a new friend',
    'best friend play/plays with others',
    'best friend prefers',
    'odd one out',
    'two best friends and a new one',
    'new best friend',
    'friend plays/plays with somebody/someone else',
    'friendship triangle',
    'two friends leave/left me',
  ],
  situations: ['sad', 'quarrel', 'longing', 'learn', 'deed', 'lacks', 'refuses', 'trait', 'pair', 'has'],
  gentle: true,
  happensToLead: true,
  topic: 'being three',
  thing: 'the seat on the bus',
  main: 'school',
  plots: [
    {
      id: 'a-rope-for-three',
      titles: ['Three Is Not a Crowd', 'A Seat for Two', '{L} in the Middle'],
      goal: 'find something for three',
      trouble: 'one of the three was always left over',
      solved: 'there was room for all three',
      opener:
        '{L+} and {F+} had always been two: two on the seesaw, two on the seat of the bus. Then a new girl came, called Wren, and {F} liked Wren at once.',
      friend:
        'Now {F} and Wren sat on the seat for two, and {L} sat behind them. {L} could see the backs of two heads. They were laughing, and it was too far away to hear why.',
      problem:
        '“There’s no room,” said Wren at the table by the window. It wasn’t meant badly. There were really only two chairs. But {L’s} throat was tight. If somebody new comes, must somebody else be left over?',
      tries: [
        '{L} got to the bus first and kept the seat for {F}. Now Wren sat alone and looked at the floor. It was no better. It was only somebody else.',
        '“You must choose,” said {L} to {F}, “Wren or me.” {F} looked very unhappy and said nothing at all.',
        '{L} played alone, and made it look like fun. It is tiring, to look like fun.',
      ],
      tip: '“You’re counting like a seesaw,” said {G+}, who was looking after the playground. “On a seesaw there’s only room for two. But how many do you need to turn a long rope and jump in it? It’s not you three that don’t fit. It’s the game.”',
      low: '{L} looked at the seesaw for a long time. It was quite true. One up, one down, and nobody in the middle.',
      turn: '{L} fetched the long rope out of the box. “{F!}, you take that end,” said {L}. “Wren, could you take the other one? It doesn’t work with two.” Wren came running. {L} stood in the middle, and the rope began to turn.',
      done: 'They jumped until the bell rang, and everybody was in the middle once. Then they carried a third chair to the table. On the bus they took the long seat at the back, and {L} sat in the middle and heard all the jokes.',
      again:
        'Some days it is two of them, and some days two others. But nobody has to ask any more whether there’s room.',
      object: 'rope',
      helper: { name: 'Mr Sparrow', creature: 'man' },
      outcomes: [
        {
          asked: ['friend/friends/three/together/best'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'stays'],
          done: 'They jumped until the bell rang, and everybody was in the middle once. It doesn’t work with two, a rope like that. Then they carried a third chair to the table. It stood a bit crooked, but it stood, and {told}.',
        },
        {
          asked: ['sorry/say/invite/apologise/apologize/forgive'],
          kinds: ['says', 'says-words', 'invited'],
          done: 'They jumped until the bell rang, and then they carried a third chair to the table by the window. “There were only two,” said Wren. “I didn’t know that you wanted to sit here.” Nobody had said it aloud before, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: 'They jumped until the bell rang, and everybody was in the middle once. On the bus they took the long seat at the back, and {L} sat between the two of them and heard all the jokes, with both ears. So {told}.',
        },
      ],
    },
  ],
};
