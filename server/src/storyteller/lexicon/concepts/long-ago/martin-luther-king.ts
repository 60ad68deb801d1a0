import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Martin Luther King. */
export const martinLutherKing: StorySourceInput = {
  id: 'martin-luther-king',
  words: [
    'martin luther king',
    'martin luther king day',
    'dr king',
    'mlk',
    'mlk day',
    'i have a dream',
    'had a dream speech',
    'march on washington',
  ],
  situations: ['learn', 'question', 'deed', 'visit', 'has', 'wants', 'value'],
  gentle: true,
  topic: 'Martin Luther King',
  thing: 'the words on the wall',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'i-have-a-dream',
      titles: ['I Have a Dream', '{L} and Dr King’s Dream', 'The Wall of Dreams'],
      goal: 'find words for a dream of a better world',
      trouble: '{L} did not know what to write on the wall of dreams',
      solved: '{L} had found the words',
      opener:
        'Along the corridor hung a long sheet of paper. “I have a dream”, it said at the top. These were the words of Dr Martin Luther King. Everyone was going to write their own dream below. {L+} held a pen.',
      friend:
        '{F+} had read about Dr King. “In America there were laws then that kept Black people and white people apart,” said {F}, “at school, on the bus, even at the water tap. Dr King wanted that to end, without hurting anybody.”',
      problem:
        'All round {L} they were writing. One dreamed of a pony, and one of flying. {L} would have liked a pony too. But that was not the kind of dream that Dr King had told 250,000 people about. The pen did not move.',
      tries: [
        '{L} wrote “peace for everyone”. It was a good word, but it was so big that you could not see anything in it.',
        '{L} copied a sentence from a book. They were somebody else’s words, and they sounded like it.',
        '{L} waited for a dream to come. It was nearly time to go home, and none came.',
      ],
      tip: '“You could see Dr King’s dream,” said {G+}, who had marched for it as a child. “It was about children holding hands. Look for something that isn’t right, here, where you are. Then say how it would look if it were.”',
      low: '{L} thought about yesterday, at lunch. There was the table by the door, where the new ones always sat, and nobody ever sat down with them.',
      turn: 'Now {L} knew. “I have a dream,” wrote {L}, “that one day there’s no table by the door any more, but one long table, and everybody sits where they like, and somebody says: come and sit with me.” {L} read it through. It was right.',
      done: '“That’s my dream too,” said {F}. At lunch they carried their plates to the table by the door. “May we sit here?” asked {L}. The new ones moved up. The next day six more came, and they pushed the tables together into one long one.',
      again: 'The sheet of paper is full now. Under {L’s} dream somebody has drawn a small tick.',
      outcomes: [
        {
          kinds: [
            'gets',
            'given-by',
            'all-get',
            'invited',
            'says',
            'says-words',
            'home',
            'way-home',
            'sleep',
          ],
          done: '“That’s my dream too,” said {F}. At lunch they carried their plates to the table by the door, and the new ones moved up. In the afternoon one of them waited at the gate with something to say, and {told}.',
        },
        {
          kinds: ['hugs', 'happy', 'friends', 'team', 'feels'],
          done: '“That’s my dream too,” said {F}. At lunch they carried their plates to the table by the door, and the next day six more came. They pushed the tables together into one long one, and {told}.',
        },
        {
          kinds: ['laughs', 'claps'],
          done: '“That’s my dream too,” said {F}. At lunch they carried their plates to the table by the door, and the new ones moved up. The next day the tables were one long one. Grandma Rose came to see it, and {told}.',
        },
        {
          kinds: ['eats', 'shares', 'party'],
          done: '“That’s my dream too,” said {F}. At lunch they carried their plates to the table by the door, and the new ones moved up. The next day six more came and pushed up their own tables, end to end, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“I have a dream,” {L} had written, “that there’s one long table.” “That’s mine too,” said {F}. They carried their plates to the table by the door. “May we sit here?” The new ones moved up, and {told}.',
        },
      ],
      helper: { name: 'Grandma Rose', creature: 'grandma' },
      art: {
        'a long sheet of paper': 'corridor: L hold crayon worried; notice',
        'had read about Dr King': 'corridor: F hold book; L listen; picture',
        'One dreamed of a pony': 'corridor: L stand worried; horse, children',
        'peace for': 'corridor: L write worried; notice',
        'from a book. They': 'corridor: L read worried; notice',
        'for a dream to come': 'corridor: L wait worried; clock',
        'children holding hands': 'corridor: G say; L look G curious; picture(heart)',
        'at lunch. There': 'school: L think table sad',
        'where they like, and': 'corridor: L write brave; F look',
        'their plates to the table': 'school: L hold plate happy; F hold plate happy; children, long-table',
        'has drawn': 'corridor: L stand happy; notice, children',
      },
    },
  ],
};
