import type { StorySourceInput } from '../../story-source.ts';

/** Stories about hands and what they can do. */
export const hands: StorySourceInput = {
  id: 'hands',
  words: [
    'hands',
    'my hands',
    'many hands',
    'what hands can do',
    'hands and what they can do',
    'clever hands',
    'busy hands',
    'what can hands do',
    'my two hands',
  ],
  situations: ['learn', 'question', 'make', 'wants', 'value', 'thing-pair'],
  topic: 'what hands can do',
  thing: 'the work of all the hands',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'hands-that-can-only-do-nothing',
      titles: ['What Can My Hands Do?', '{L} and the Many Hands', 'Hands Full of Something'],
      goal: 'find out what {L’s} hands could do',
      trouble: 'all the other hands could do something and {L’s} could not',
      solved: '{L’s} hands had something that only they could do',
      opener:
        'Today the long bridge of ropes was to be hung over the stream. Everybody was busy. Hands knotted, hands hammered, hands stirred the soup for lunch. {L+} looked down at two hands that were not doing anything.',
      friend:
        '{F+} was filing a board until it was smooth. “Everybody’s hands can do something,” said {F}. “What can yours do?” {L} turned them over. It was not written on the back either.',
      problem:
        '{L} wanted to tie a knot. It came undone as soon as anybody looked at it. {L} wanted to knock in a nail, and the nail lay down. “My hands can’t do anything,” said {L}, and put them away into both pockets.',
      tries: [
        '{L} carried water. But the buckets were as big as {L}, and most of it went into the shoes.',
        '{L} wanted to stir the soup. The spoon was taller, and it was the soup that did the stirring.',
        'They tied the knot together, {F’s} hands on {L’s} hands. It held. But it was really {F’s} knot.',
      ],
      tip: '“You’re asking what they can’t do,” said {G+}, and laid down the hammer. “Hands don’t only make things. They can hold, and they can show, and they can say something without a word. Keep them out of your pockets, and wait. Somebody’s always short of a hand.”',
      turn: 'The bridge hung there, and swayed. On the other bank stood the smallest one from the mill, who was to cross first, and did not dare. Everybody shouted. {L} did not. {L} walked out on to the boards, to the middle, and held out one hand.',
      done: 'A small hand came, and took hold. It was quite cold, and {L’s} was quite warm. Step by step they went over, and below them the stream rushed. On the bank all the other hands did the same thing at the same time: they clapped.',
      again:
        'In the evening {L} counted what those two hands had done: waved twice, held once, stroked a cat. “And scratched my ear,” said {L}, and did that too.',
      helper: { name: 'Mr Callus', creature: 'beaver' },
      outcomes: [
        {
          asked: ['clap/cheer/proud/thank/hero'],
          kinds: ['claps', 'says', 'says-words', 'happy', 'feels'],
          done: 'A small hand came, quite cold, and took hold of {L’s} warm one. Step by step they went over, with the stream rushing below. On the other bank there were hands with hammers in them and hands with spoons. They put it all down, and {told}.',
        },
        {
          asked: ['build/make/bridge/draw/paint/cook/help'],
          kinds: ['makes', 'helps'],
          done: 'A small hand took hold of {L’s}. Step by step they went over the long bridge of ropes. After that {L} kept both hands out of the pockets. Somebody was short of one for the last knot, and somebody for the spoon, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'plays', 'gets', 'given-by', 'all-get'],
          done: 'Hand in hand they went over the bridge, {L} and the smallest one from the mill, and all the others clapped. Then the others came over as well, one by one, holding on to a hand. The soup for lunch was carried across last, and {told}.',
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
          done: 'A small cold hand had come and taken hold. On the other side of the bridge it was quite warm, and it stayed where it was. {F} took the other one. That made three of them in a row, with two hands left over, and {told}.',
        },
      ],
      art: {
        'Hands knotted, hands hammered': 'river: L stand sad at ground; people, hammer',
        'was filing a board': 'river: F handle plank happy; L look sad',
        'wanted to tie a knot': 'river: L tie sad; nail-and-hammer',
        'carried water. But': 'river: L carry bucket worried; puddle',
        'wanted to stir the soup': 'river: L hold spoon worried; big pot',
        'tied the knot together': 'river: L+F tie calm; rope',
        'laid down the hammer': 'river: G say calm; L listen curious; hammer',
        'there, and swayed': 'river: L look curious; bridge, children',
        'The bridge hung': 'river: L look curious; bridge, children',
        'walked out on to the boards': 'river: L offer brave on bridge; children',
        'Step by step they went': 'river: L walk proud on bridge; children; F clap',
        'all the other': 'river: L walk proud on bridge; children; F clap',
        'three of them in a': 'river: L walk happy; F hold-hands L; children, bridge',
        'In the evening': 'living-room, evening: L touch happy; cat',
      },
    },
  ],
};
