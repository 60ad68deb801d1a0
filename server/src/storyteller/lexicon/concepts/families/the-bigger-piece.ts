import type { StorySourceInput } from '../../story-source.ts';

/** Stories about who gets the bigger piece or the better seat. */
export const theBiggerPiece: StorySourceInput = {
  id: 'the-bigger-piece',
  words: [
    'who gets the bigger/biggest/last piece/slice/half/one',
    'bigger piece/half',
    'biggest piece/slice',
    'last piece/slice/biscuit/cookie',
    'front seat',
    'fight/fighting front/window seat',
    'who gets to sit',
    'it’s not fair brother/sister',
    'divide/dividing/share/sharing cake/the cake fairly',
    'who goes first',
    'best seat',
    'the same size',
    'brother/sister gets a bigger',
    'bigger than mine',
    'sit in the front',
  ],
  situations: [
    'quarrel',
    'deed',
    'learn',
    'question',
    'trait',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  topic: 'who gets the bigger piece',
  thing: 'the last piece of cake',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'you-cut-i-choose',
      titles: ['You Cut, I Choose', 'The Last Piece of Cake', 'Exactly in the Middle'],
      goal: 'share the last piece fairly',
      trouble: 'one half was always bigger than the other',
      solved: 'nobody wanted to have the other half',
      opener:
        'One piece of the plum cake was left. It lay on the blue plate, with four plums on top, and there was just one. {L+} had seen it first.',
      friend:
        '{F+} had seen it first as well. They stood on either side of the table and both had a hand on the plate. “Half each,” said {F}. “Half each,” said {L}. So far it was quite easy.',
      problem:
        '{L} took the knife from the butter and cut. One half had three plums, and the other had one plum and more crust. “I cut, so I choose,” said {L}. “You cut it like that on purpose!” cried {F}. Neither of them let go of the plate.',
      tries: [
        '{L} bit a bit off the bigger half to make it fair. Then the other half was bigger. After four bites there was very little left that anyone could quarrel about.',
        'They weighed both halves on the kitchen scales. But {F}’s had a plum less and weighed more, and what is a plum worth, exactly?',
        '“The one who’s older gets more,” said one. “The one who’s hungrier,” said the other. Their tummies growled, both at the same time.',
      ],
      tip: '“I’ve divided up treasure for forty years, with nine of us on board,” said {G+}, “and never a black eye. One of us cuts. And the other one chooses. Try it, and see how carefully somebody can cut.”',
      low: 'They looked at the plate. Half of the last piece was still there, a small half, with two plums. It was enough for one more try.',
      turn: '“I’ll cut, and you choose,” said {L}. Now it was a different thing. {L} bent down until the table was at eye level, turned the plate, measured with a finger, cut one plum through the middle, and moved a crumb across. It was as quiet as in a clock shop.',
      done: '{F} looked at the left half, and at the right half. There was no difference to be found. “You can have either of them,” said {F}. “You can,” said {L}. They clinked the two bits of cake together, and it tasted of more than it was.',
      again:
        'In the car it’s the same: one decides on the day, and the other one on the seat. Most of the time they look out of the same window.',
      helper: { name: 'Captain Fair', creature: 'raven' },
      outcomes: [
        {
          asked: ['turn/front/seat/window/next'],
          done: '“You can have either of them,” said {F}, for there was no difference to be found. “You can,” said {L}. They clinked the two bits of plum cake together. It works with anything that there is only one of, so {told}.',
        },
        {
          asked: ['mum/mummy/dad/grandma/bake/another/more cake/bake/one/pie'],
          kinds: ['makes', 'gets', 'given-by', 'all-get'],
          done: '{L} had cut, and {F} chose, and there was no difference to be found. The plate was licked clean. Somebody had watched from the door, and had never seen two pieces of cake like that. It was worth an apron and six more plums, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'invited'],
          done: '{F} looked at the left half and at the right half, and there was no difference to be found. “You can have either,” said {F}. “You can,” said {L}. One plum had rolled to the edge of the plate. They cut that, too, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'plays',
            'says',
            'says-words',
            'claps',
          ],
          done: '{F} looked at the left half and at the right half, with one eye shut, and then the other. There was no difference to be found, not by a crumb. {L} had even divided the crust. They both let go of the plate, and {told}.',
        },
      ],
    },
  ],
};
