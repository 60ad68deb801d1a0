import type { StorySourceInput } from '../../story-source.ts';

/** Stories about finding a friend. */
export const makingFriends: StorySourceInput = {
  id: 'making-friends',
  words: [
    'make/making friend',
    'new friend',
    'friendship',
    'first friend',
    'no friend',
    'nobody like/likes me/him/her/them',
    'all alone',
    'shy',
    'shyness',
    'be/being shy',
    'lonely',
    'loneliness',
    'have/having no friend',
    'need/needs/want/wants friend',
    'best friend',
    'find/finding friend',
    'new girl/boy/kid',
    'introvert',
    'be/being/feel/feeling/play/plays/playing alone',
    'afraid/scared of being alone',
    'nobody to play with',
  ],
  situations: ['newcomer', 'learn', 'trait', 'cannot', 'wants', 'afraid'],
  happensToLead: true,
  topic: 'finding a friend',
  thing: 'the first hello',
  main: 'meadow',
  plots: [
    {
      id: 'small-hello',
      titles: ['A Very Small Hello', '{L} Finds a Friend', 'The Other Side of the Hedge'],
      goal: 'make a friend',
      trouble: 'the hello would not come out',
      solved: 'there were two friends instead of two strangers',
      opener:
        '{L+} could play ball against a wall, and chess against nobody. It was all right. But a ball that comes back from a wall never laughs.',
      friend:
        'Behind the hedge somebody was singing. {L} looked through a gap. There was {F+}, playing all alone, too. {L} wanted to say hello, and the hello got stuck halfway.',
      problem:
        '{L} practised in front of the mirror: “Hello. My name is {L}.” There it went well. But at the hedge {L’s} mouth was as dry as flour, and nothing came out.',
      tries: [
        '{L} wrote the hello on a piece of paper and threw it over. The wind took it along to the pond. The ducks read it.',
        '{L} rolled the ball over there, quite by accident. It went too far, and a dog brought it back, wet.',
        '{L} stood on the wall and did a handstand, so as to be noticed. {L} was noticed by the nettles.',
      ],
      tip: '“You needn’t be funny or loud,” said {G+}. “Most of us are waiting for the other one. Ask something. A question is half a hello, and it’s the easier half.”',
      turn: '{L} went round the hedge, up close. The heart went thump. “What’s that you’re singing?” asked {L}. It was a very small question, but it had come out.',
      done: '{F} looked up and beamed. “It hasn’t got an end yet. Do you know one?” {L} did. They sang it together, and by the third verse they were friends.',
      again: 'There’s a hole in the hedge now, just the right size, worn smooth by going through.',
      helper: { name: 'Mr Snail', creature: 'snail' },
      outcomes: [
        {
          asked: ['friend/friends/friendship/best/never/lonely/alone'],
          kinds: ['friends', 'team', 'stays'],
          done: '“What’s that you’re singing?” {L} had asked. {F} looked up and beamed. “It hasn’t got an end yet. Do you know one?” {L} did. They sang it through the hedge, then across it, and then without a hedge. By the third verse {told}.',
        },
        {
          asked: ['invite/party/birthday/school/sit/lunch/house'],
          kinds: ['invited', 'party', 'eats', 'shares', 'gets'],
          done: '“What’s that you’re singing?” {L} had asked, and it was half a hello. {F} had the other half. They sang it together, right to the end. “Can you come again tomorrow?” asked {F}. It wasn’t tomorrow yet, so {told}.',
        },
        {
          kinds: ['plays', 'hugs', 'laughs', 'claps', 'happy', 'makes', 'home', 'says', 'tells', 'sleep'],
          done: '“It hasn’t got an end yet,” said {F}. “Do you know one?” {L} did, and they sang it together, and the end came out quite differently each time. A ball that comes back from a wall never does that, and {told}.',
        },
      ],
    },
    {
      id: 'seesaw',
      titles: ['{L} and the See-Saw', 'A Friend for {L}', 'One on Each End'],
      goal: 'make a new friend',
      trouble: 'nobody dared to say the first word',
      solved: 'there was a friend on the other end of the see-saw',
      opener:
        'There was a see-saw in the park, and {L+} sat on one end of it. The other end stuck up in the air. A see-saw is no good for one. What {L} needed was a friend.',
      problem:
        'On the bench sat {F}, and looked at the see-saw, and looked away. {L} looked at {F}, and looked away. They both wanted to make friends. But neither of them could find the first word.',
      tries: [
        '{L} put a heavy bag on the other end instead of a friend. The see-saw went up. It came down again, with no conversation in between.',
        '{L} did a handstand so that {F} would look. {L} fell over into the flower bed, and ran off and hid.',
        '{L} practised in front of a tree: “Hello, will you be my friend?” It sounded lovely. But the tree was not shy, and {L} was.',
      ],
      tip: '“You needn’t begin with the biggest word,” said {G+}. “Not ‘friend’. Begin with a small one. Ask for something, or give something. A see-saw asks all by itself.”',
      turn: '{L} went up to the bench, with ears as red as beetroot. “It doesn’t work with one,” said {L}, and pointed at the see-saw. It was only five words. “I know,” said {F}, “I’ve been sitting here hoping.”',
      done: 'Up went {L}, down went {F}, and up again. At the top you could see all the way to the church. They talked about everything at once, and by the time the lamps were lit, they were friends.',
      again: 'The see-saw squeaks every day at four now. There is always somebody on the other end.',
      setting: {
        topic: 'making a friend',
        thing: 'the see-saw',
        home: 'village',
        main: 'garden',
      },
      outcomes: [
        {
          asked: ['friend/friends/friendship/best/never/lonely/alone'],
          kinds: ['friends', 'team', 'stays'],
          done: 'Up went {L}, down went {F}, and up again. “It doesn’t work with one,” {L} had said. It had only been five words, with very red ears, but then there were hundreds. By the time the lamps were lit, {told}.',
        },
        {
          asked: ['invite/party/birthday/school/sit/lunch/house'],
          kinds: ['invited', 'party', 'eats', 'shares', 'gets'],
          done: 'Up went {L}, down went {F}, and at the top you could see all the way to the church. They talked about everything at once. When the lamps were lit, they were both still in the middle of a sentence, so {told}.',
        },
        {
          kinds: ['plays', 'hugs', 'laughs', 'claps', 'happy', 'makes', 'home', 'says', 'tells', 'sleep'],
          done: '“I’ve been sitting here hoping,” {F} had said. Up went {L}, down went {F}, and the see-saw squeaked each time, like somebody who has been tickled. They both got the hiccups from it, and {told}.',
        },
      ],
    },
  ],
};
