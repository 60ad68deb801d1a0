import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being twins. */
export const twins: StorySourceInput = {
  id: 'twins',
  words: ['twin', 'twin brother/sister', 'triplet', 'identical'],
  situations: ['trait', 'wants', 'question', 'deed', 'newcomer'],
  topic: 'being twins',
  thing: 'the two coats',
  main: 'village',
  plots: [
    {
      id: 'which-is-which',
      titles: ['Which Is Which?', 'Two Blue Coats', 'The Twins Next Door'],
      goal: 'tell the twins apart',
      trouble: 'nobody could tell the twins apart',
      solved: 'everybody knew which twin was which',
      opener:
        'Next door to {L+} lived twins. They had the same nose, the same cough and the same blue coat. Even their grandmother called both of them “You two”.',
      problem:
        '“I’m not ‘You two’,” said one twin. “I’m me.” “So am I,” said the other, crossly. They were so cross that they wouldn’t walk side by side. And still everybody mixed them up.',
      tries: [
        'They tied a red ribbon on one twin and a green one on the other. Then the wind came, and both ribbons hung in a tree.',
        '{L} asked them to walk in different ways. One hopped and the other marched. By the time they came to the baker’s, both of them were hopping.',
        'They wrote the names on their hats. But the twins swapped hats, for a laugh, and forgot to swap back.',
      ],
      tip: '“You’re only looking at the outside,” said {G+}. “I have known them since they were this big. Don’t look. Ask them what they’d do with a wet afternoon.”',
      turn: 'So {L} asked. “Build a volcano!” said one. “Read under the table,” said the other, at the same moment. They looked at each other, surprised. They were not alike at all!',
      done: 'From then on {L} never mixed them up again. One always had sand on both knees. The other always had a book in a pocket. And on a wet afternoon there was a volcano of cushions under the table, and one twin sat in it and read to the other.',
      again:
        'They still have the same blue coat. But in one pocket there are pebbles for the volcano, and in the other there is a bookmark. That’s how you can tell.',
      helper: { name: 'Old Mr Tandem', creature: 'goose' },
      outcomes: [
        {
          asked: ['know/tell/apart/right/name/who/which/different/own'],
          kinds: ['says', 'says-words'],
          done: 'From then on {L} never mixed them up again. One always had sand on both knees, and the other always had a book in a pocket. {L} told it to their grandmother, who looked, and looked again, and {told}.',
        },
        {
          asked: ['swap/trick/fool/joke/teacher'],
          done: 'One had sand on both knees, and the other had a book in a pocket, and {L} never mixed them up again. Nobody else had noticed it yet. “We could use that,” said one twin. “Just once,” said the other, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'gets', 'given-by', 'all-get'],
          done: 'One twin was for volcanoes and the other was for books. They built one out of cushions, under the table, and one sat in it and read to the other. There was room in the crater for everybody, with a plate, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'sleep',
            'tells',
          ],
          done: 'From then on nobody called them “You two”. One had sand on both knees, and the other had a book in a pocket. Under the table stood a volcano of cushions. “You’re not like me at all,” said one twin, quite pleased, and {told}.',
        },
      ],
      art: {
        'Next door to': 'village: L look happy; children, house',
        'the same cough': 'village: L look curious; children, two blue coat',
        'Even their grandmother called': 'village: L laugh; children, grandmother',
        'crossly. They were so cross': 'village: L look worried; children',
        'tied a red ribbon on': 'village, wind: L look worried; red ribbon, green ribbon, tree',
        'to walk in different ways': 'village: L hands-on-hips worried; children',
        'wrote the names on their': 'village: L hold hat worried; two hat, children',
        'looking at the outside': 'village: G say calm; L listen curious',
        'Build a volcano': 'village: L say curious; children, volcano',
        'looked at each other, surprised': 'village: L laugh; children, book',
        'had sand on both knees': 'living-room: L laugh; children, volcano, book',
        'under the table, and one': 'living-room: L laugh; children, volcano, book',
        'still have the same blue': 'village: L show pebble happy; children, two blue coat',
      },
    },
  ],
};
