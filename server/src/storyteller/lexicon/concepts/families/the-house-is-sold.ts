import type { StorySourceInput } from '../../story-source.ts';

/** Stories about grandparents who leave their old house. */
export const theHouseIsSold: StorySourceInput = {
  id: 'the-house-is-sold',
  words: [
    'grandma/granny/grandpa/nana/nan/grandad/grandmother/grandfather/grandparents/gran house is/be/being sold',
    'grandma/granny/grandpa/nana/nan/grandad/grandparents/gran old house sold/sell',
    'sell/selling/sold grandma/granny/grandpa/nana/grandparents house',
    'old house is sold',
    'house sold',
    'house for sale',
    'sell/selling our/the house',
    'last time grandma/granny/grandpa/nana house',
    'goodbye grandma/granny/grandpa/nana house',
  ],
  situations: ['sad', 'absence', 'longing', 'deed', 'reluctant', 'visit', 'afraid', 'trait'],
  gentle: true,
  happensToLead: true,
  topic: 'saying goodbye to the old house',
  thing: 'the old house',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'the-house-in-the-notebook',
      titles: ['The Last Summer in the Old House', '{L} Takes the House Along', 'Goodbye, Pear Tree'],
      goal: 'say goodbye to the old house',
      trouble: 'the old house was sold, and {L} could not imagine it',
      solved: '{L} carried the old house in a small book',
      opener:
        'In the old house there was a stair that sang, a cupboard that smelled of apples, and a pear tree with a swing. {L+} had been there every summer, for as long as {L} could remember.',
      friend:
        'Now there was a sign by the gate. “Sold,” it said. {F+} was standing beside {L}, and they read it twice. “Somebody else will be living here,” said {F} quietly. {L} said nothing at all.',
      problem:
        'Inside there were boxes. On the walls there were light patches where the pictures had been. “It’s too big and too much work,” they had explained to {L}. {L} understood it, and still it felt as if somebody were packing up the summers.',
      tries: [
        '{L} did not let them pack the cups. {L} stood in front of the cupboard with both arms spread out. They were very patient. But it took nothing away from the sign.',
        '{L} wanted to take along a bit of everything: a tile, a door knob, a bucket of earth. Soon it was as heavy as a house.',
        '{L} stayed outside, in order not to see it. But from the swing you can see everything.',
      ],
      tip: '“We were happy here, and that doesn’t get sold with it,” said {G+}. “The new people get the walls. You can take the rest with you, but it takes a bit of time. Go through all the rooms once more. With your ears, and your nose, and a pencil.”',
      low: '{L} wiped {L.their} eyes and got the small notebook out of the bag. It was empty. {F} came along and carried the tape measure and the pencils.',
      turn: '{L} began at the bottom. {L} stepped on every stair and wrote down which one sang. {L} drew the apple cupboard, with the door open. {L} laid paper on the bark of the pear tree and rubbed it with a crayon, until the bark was on it.',
      done: 'In the evening the book was full. {L} read it aloud to everyone, sitting on the boxes. They laughed at the stair, and some of them cried a little. Then they turned off the lights, room by room, and said good night to each of them.',
      again:
        'There’s a small flat now, with a big balcony. On the shelf lies the book. And in a pot grows something from a pip, with two leaves. In ten years’ time it will be able to carry a swing.',
      helper: { name: 'Grandpa Will', creature: 'man' },
      outcomes: [
        {
          asked: ['new/family/people/child/children/owner/neighbour/move'],
          done: 'In the evening the book was full: which stair sings, the bark of the pear tree, the cupboard that smells of apples. They said good night to every room. {L} left one page on the window sill for whoever came next, and {told}.',
        },
        {
          asked: ['visit/see/remember/memory/keep/photo/never/forget/always'],
          kinds: ['says', 'says-words', 'tells'],
          done: 'In the evening the book was full. {L} read it aloud to everyone, sitting on the boxes, and they laughed at the stair that sings. The walls could stay behind. The summers had been packed by somebody who knew them, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'happy',
            'feels',
            'laughs',
            'stays',
            'home',
            'way-home',
            'friends',
            'new-friend',
            'still-friends',
            'team',
          ],
          done: 'In the evening the book was full, and {L} read it aloud, sitting on the boxes. They laughed at the stair, and some of them cried a little. Then they turned off the lights, room by room. In the last one they stood still for a while, and {told}.',
        },
        {
          kinds: ['makes', 'plays', 'eats', 'shares', 'party', 'gets', 'given-by', 'all-get', 'sleep'],
          done: 'In the evening the book was full, and {L} read it aloud, sitting on the boxes. The old table was gone, but the swing was still in the pear tree, and so were the last of the pears. Somebody spread a blanket underneath, and {told}.',
        },
      ],
      art: {
        'there was a stair that sang': 'garden: L sit happy on swing; tree, house',
        'Now there was a sign by the gate': 'village: L look sad at sign; F look sad; sign, gate, house',
        'Inside there were boxes': 'living-room: L stand sad; many box',
        'stood in front of the cupboard': 'kitchen: L stretch-out angry; cup on shelf, box',
        'a bit of everything': 'garden: L hold bucket sad; house',
        'stayed outside, in order not': 'garden: L sit sad on swing; house',
        'The new people get the walls': 'garden: G say calm; L+F listen sad; house',
        'notebook out of the bag': 'hallway: L hold book sad; F hold ruler calm; box',
        'stepped on every stair': 'hallway: L write curious; F look L; stairs',
        'bark of the pear tree': 'garden: L handle crayon happy; tree',
        'In the evening the book was full': 'living-room, evening: L read happy on box; people',
        'flat now, with': 'living-room: L water happy; seedling, book on shelf',
      },
    },
  ],
};
