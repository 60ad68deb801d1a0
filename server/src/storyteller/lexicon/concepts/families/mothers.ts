import type { StorySourceInput } from '../../story-source.ts';

/** Stories about mothers and their children. */
export const mothers: StorySourceInput = {
  id: 'mothers',
  words: [
    'mothers',
    'mums',
    'moms',
    'mothers and daughters',
    'mothers and sons',
    'mother and daughter/son/child',
    'mum and daughter/son',
    'mom and daughter/son',
    'day with mum/mummy/mom/mommy/mama/mother',
    'mum and me',
    'mummy and me',
    'mommy and me',
    'my mum and me',
    'my mom and me',
  ],
  situations: ['visit', 'learn', 'pair', 'has', 'trait', 'question'],
  creature: 'mum',
  indoors: true,
  topic: 'mothers',
  thing: 'the marks on the door',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'the-mark-on-the-door-frame',
      titles: ['Was {S} Ever Small?', '{L} and the Pencil Mark', 'When {S} Was Little'],
      goal: 'find out whether {S} had ever been small',
      trouble: '{L} could not believe that {S} had ever been small',
      solved: '{L} had found {S} as a child',
      opener:
        '“When I was as small as you,” said {S}, as so often. {L+} looked up. {S} could reach the top shelf, lift the shopping with one hand, and see who was at the door.',
      friend:
        '“You were never small,” said {L}. “I was,” said {S+}, and laughed. “I even had a gap in my teeth.” {L} shook {L.their~the} head. That was just something that people say.',
      problem:
        '{L} really wanted to believe it. But how could somebody who knows everything ever have had to ask? “Prove it,” said {L}. They were on the way to the old house, where {S} had lived once.',
      tries: [
        '{S} showed a photograph. There was a baby in it, with no hair. It could have been anybody’s.',
        '{S} tried to walk on the garden wall, as in those days, and had to hold on to the hedge.',
        '{S} told the story of the frog in the teapot. It was a good one. But a story isn’t proof.',
      ],
      tip: '“Things forget, and people do as well,” said {G+}, who had lived next door all that time. “But wood remembers. Look in the kitchen, on the side of the door. Nobody has painted that in thirty years.”',
      low: 'In the kitchen it smelled of apples. {S} stood quite still and looked at the door. “I’d forgotten that,” said {S} softly.',
      turn: 'There were pencil marks on the frame, one above the other. {L} bent down and read: “Four. Five. Six.” Beside each stood the name of {S}, in wobbly letters. {L} stood up against it, and {S} laid a hand flat on {L’s} head.',
      done: 'It was exactly the same height! “So that’s how big you were,” whispered {L}, “just like me.” Then they sat down side by side in the doorway. “And what were you afraid of?” asked {L}. And {S} told everything, until it got dark.',
      again: 'There are two marks on that line today. One of them is very new.',
      helper: { name: 'Old Mrs Wren', creature: 'wren' },
      outcomes: [
        {
          asked: ['best/love/favourite day/mum/mummy/mom/friend/other/ever'],
          kinds: ['says', 'says-words', 'happy', 'feels', 'stays'],
          done: 'It was exactly the same height! “So that’s how big you were,” whispered {L}, “just like me.” They sat down side by side in the doorway, and it was hard to see which was the one who knows everything. So {told}.',
        },
        {
          asked: ['tell/read/talk story/everything/childhood/little/remember'],
          kinds: ['tells'],
          done: '“So that’s how big you were,” whispered {L}. They sat down in the doorway, with the pencil marks at their backs. “And what were you afraid of?” asked {L}. It began with the geese and did not end there, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'plays'],
          done: 'It was exactly the same height! They looked at each other, the one who was six and the one who had been. “And what did you do, when you were this big?” asked {L}. {S} stood up to show it, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'home',
            'way-home',
            'gets',
            'given-by',
            'all-get',
            'sleep',
          ],
          done: 'It was exactly the same height! {L} made a new mark on that very line. Then {S} knelt down and was just as small as it says on the door. There was even the gap in the teeth, if you knew where to look, and {told}.',
        },
      ],
    },
  ],
};
