import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a child and an old person who become friends. */
export const oldAndYoungFriends: StorySourceInput = {
  id: 'old-and-young-friends',
  words: [
    'old and young friends',
    'old person/man/woman/lady child/boy/girl',
    'old person/man/woman/lady child/boy/girl friend/friends',
    'friend/friends with old man/woman/lady/neighbour/neighbor/person',
    'old woman next door',
    'old neighbour',
    'old neighbor',
    'elderly neighbour/neighbor',
    'lonely old man/woman/lady',
    'friendship between old/young',
    'help/helping an old lady/man',
    'visit/visiting the old lady/man',
    'grumpy old man',
    'an old friend',
  ],
  situations: [
    'newcomer',
    'pair',
    'deed',
    'being-and-thing',
    'sad-being',
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
  topic: 'a friend who is much older',
  thing: 'the bench by the gate',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'the-bench-by-the-gate',
      titles: ['The Bench by the Gate', 'Seventy Years Apart', '{L} and Mr Alder'],
      goal: 'find out what to do together',
      trouble: 'one of them was very old and the other one was not',
      solved: 'they had become friends',
      opener:
        'On the bench by the green gate sat old Mr Alder, in spring and in autumn, with a stick, and looked at the road. Everybody said “Good morning” as they went by. {L+} went by every day.',
      friend:
        '{F+} always ran past. “Mr Alder is as old as the church,” whispered {F}, “and never smiles.” But {L} had seen how the stick was lifted a little, as a greeting, after they had gone.',
      problem:
        'On Monday {L} sat down on the bench. “So,” said Mr Alder. “So,” said {L}. Then nobody knew any more. What do you talk about with somebody who has never seen your games, and whose own are seventy years old?',
      tries: [
        '{L} brought the ball along. Mr Alder looked at it as you look at a mountain. It rolled under the bench, and neither of them could get it out.',
        'Mr Alder told a long story about a war of beans. {L} didn’t know what a halfpenny was, nor a mangle, and nodded till it was over.',
        'They tried not talking. It was quite nice. But after an hour {L}’s legs were asleep.',
      ],
      tip: '“I cut the hedge from both sides,” said {G+}, who was clipping it, “so I see you both. Look for something where being slow is good. And for what the one has and the other is missing. One of you can’t bend down. The other one can’t wait.”',
      low: 'Something where slow is good. {L} looked at the road. A snail was just crossing it. Mr Alder looked at it, too. They both held their breath for it.',
      turn: '“I bet it’ll be over by twelve,” said {L}. “Half past,” said Mr Alder at once, “that’s a brown-lipped one.” Mr Alder knew them all, snails and birds, but could no longer see that far. {L} could. “There, on the left post,” said {L}. “It has a white stripe.”',
      done: 'From then on {L} was the eyes and Mr Alder was the book. By the summer they had a list with sixty-one birds. Once, when a wren sat on the handle of the stick, neither of them moved. It flew off, and Mr Alder laughed. It sounded a bit rusty.',
      again:
        '“Old Mr Alder never smiles,” people say, as they go past. The two on the bench look at each other and say nothing. They’re counting.',
      helper: { name: 'Mrs Clipper', creature: 'hedgehog' },
      outcomes: [
        {
          asked: ['friend/friends/best/lonely/alone'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'stays'],
          done: '{L} was the eyes and Mr Alder was the book. By the summer their list had sixty-one birds on it. When a wren sat on the handle of the stick, neither of them moved. It took them for one person, and by then {told}.',
        },
        {
          asked: ['smile/laugh/happy/grumpy'],
          kinds: ['laughs', 'happy', 'feels'],
          done: '{L} was the eyes and Mr Alder was the book, and by the summer they had sixty-one birds. A wren sat down on the handle of the stick, looked at one of them, and then at the other, and sneezed. It was too much, and {told}.',
        },
        {
          asked: ['visit/tea/cake/teach/tell/story/play/chess/game'],
          kinds: ['eats', 'plays', 'tells', 'party', 'shares'],
          done: 'By the summer they had sixty-one birds on the list, with {L} for the eyes and Mr Alder for the book. Then came a day when it rained on the bench. Behind the green gate there was a kettle, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'says',
            'says-words',
            'home',
            'way-home',
            'claps',
            'sleep',
          ],
          done: '{L} was the eyes and Mr Alder was the book. They had a list with sixty-one birds. The sixty-second was a wren, and it sat down on the handle of the stick. Neither of them dared to breathe until it flew off, and {told}.',
        },
      ],
    },
  ],
};
