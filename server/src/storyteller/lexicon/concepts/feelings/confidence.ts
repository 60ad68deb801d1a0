import type { StorySourceInput } from '../../story-source.ts';

/** Stories about believing in yourself. */
export const confidence: StorySourceInput = {
  id: 'confidence',
  words: [
    'confidence',
    'confident',
    'self-confidence',
    'self confidence',
    'self-esteem',
    'self esteem',
    'be/being confident',
    'believe/believing in yourself/myself/herself/himself',
    'feel/feeling good enough',
    'not good enough',
    'not good at anything',
    'what am I good at',
    'my talent',
    'hidden talent',
  ],
  situations: ['learn', 'trait', 'cannot', 'wants', 'lacks'],
  topic: 'believing in yourself',
  thing: 'the tangled string',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-great-tangle',
      titles: ['What Is {L} Good At?', '{L} and the Great Tangle', '{L} Can'],
      goal: 'find something for the talent show',
      trouble: '{L} did not know what {L} was good at',
      solved: 'everybody had seen what {L} could do',
      opener:
        'There was going to be a talent show at school. One child could sing, you could juggle, you could walk on their hands. {L+} read the list by the door, and there was nothing on it for {L}.',
      friend:
        '{F+} came up with a knot in a shoelace. “Can you do this?” asked {F}. {L} sat down, pulled here, loosened there, and the knot was gone. “I can’t do anything,” said {L}.',
      problem:
        '“Everyone is good at something,” they all said. {L} looked for it all week and did not find it. The line next to {L’s} name stayed empty.',
      tries: [
        '{L} tried to sing. It came out so softly that the piano was louder with its lid shut.',
        '{L} tried to juggle three balls, and then two. With one it went quite well. But that is called throwing.',
        '{L} decided to be ill on Friday.',
      ],
      tip: '“I’ve been watching you,” said {G+}, the caretaker. “On Monday it was {F’s} lace. On Tuesday it was the kite, on Wednesday two necklaces and the skipping ropes. Why do you think they all come to you?”',
      low: 'On Friday the hall was full. {L} stood at the side of the stage, and on the list the line next to {L’s} name was still empty.',
      turn: 'Then the curtain got stuck. Its rope had tangled itself into a lump. Everyone pulled, and it grew tighter. “Don’t pull,” said {L}, and sat down on the stage in front of them all, and began, a little here and a little there.',
      done: 'It was so quiet that you could hear the rope slide. One loop came free, and another, and then, whoosh, the curtain flew open! Everybody clapped and stamped. “That,” said {F}, “is what you’re good at.” {L} looked at {L.their~both} hands and believed it.',
      again: 'On the list by the door it now says: “{L}: knots.” They come from all the classes.',
      object: 'rope',
      helper: { name: 'Mr Bolt', creature: 'beaver' },
      outcomes: [
        {
          asked: ['win/prize/medal/show/stage/perform'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: 'One loop came free, and another, and then, whoosh, the curtain flew open! The whole show could begin, because of two hands. The line next to {L’s} name was empty no longer, somebody wrote “knots” on it, and {told}.',
        },
        {
          asked: ['proud/believe/confident/good/talent/brave/self/herself/himself'],
          kinds: ['happy', 'feels', 'says', 'says-words'],
          done: 'The rope slid, one loop came free, and another, and then, whoosh, the curtain flew open! “That,” said {F}, “is what you’re good at.” {L} looked at {L.their~both} hands, for quite a while, and {told}.',
        },
        {
          kinds: ['claps', 'party', 'eats', 'shares', 'plays', 'makes'],
          done: 'It was so quiet that you could hear the rope slide. One loop came free, and another, and then, whoosh, the curtain flew open! And there sat {L}, in the middle of the stage, with the rope in both hands, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: 'One loop came free, and another, and the curtain flew open. “That,” said {F}, “is what you’re good at.” The ones who juggle and the ones who sing came running with all their laces, undone on purpose, and {told}.',
        },
      ],
      art: {
        'There was going to be a talent show': 'corridor: L look sad at notice; notice, door',
        'with a knot in a shoelace': 'corridor: L tie sad; F look happy; shoe',
        'is good at something': 'corridor: L look sad at notice; notice, children',
        'tried to sing': 'school: L sing worried; piano',
        'tried to juggle three balls': 'school: L throw ball worried; many ball',
        'to be ill on Friday': 'bedroom: L lie sad in bed; thermometer',
        'the caretaker. “On Monday': 'corridor: G sweep calm; L listen curious; kite',
        'On Friday the hall was full': 'stage: L stand sad; people, bench',
        'the curtain got stuck': 'stage: L tie calm; rope, people, curtain',
        'loop came free, and another': 'stage: L cheer proud; F clap; people, rope',
        'come from all the classes': 'corridor: L tie happy; children, string',
      },
    },
  ],
};
