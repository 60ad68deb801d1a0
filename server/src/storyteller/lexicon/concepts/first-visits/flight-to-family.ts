import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the long flight. */
export const flightToFamily: StorySourceInput = {
  id: 'flight-to-family',
  words: [
    'fly/flying/flight see/visit/family/grandma/aunt/uncle',
    'flight to grandma/family/australia/canada/america/india',
    'fly/flying see family',
    'fly/flying plane see family/grandparent/aunt/uncle',
    'long flight',
    'visit/visiting family in australia/canada/america/india/africa/brazil/new-zealand',
    'fly/flying alone',
    'fly/flying to see family/grandma/grandpa/grandparents/aunt/uncle',
    'fly/flying on a plane to see',
  ],
  situations: ['visit', 'learn', 'wants', 'newcomer', 'afraid', 'ride', 'longing', 'deed', 'own-wish'],
  happensToLead: true,
  topic: 'the long flight',
  thing: 'the plane',
  home: 'city',
  main: 'clouds',
  plots: [
    {
      id: 'the-night-above-the-clouds',
      titles: ['The Long Flight', '{L} Flies a Very Long Way', 'Above the Clouds'],
      goal: 'get through the long flight',
      trouble: 'the flight went on and on, and {L} could not keep still',
      solved: 'the long flight was over',
      opener:
        'The family they were going to see lived so far away that it was night there when {L+} had breakfast. {L} only knew them from the screen. Today they would fly there, for a day and half a night, and {L} had a seat at the window.',
      problem:
        'The engines roared, the houses shrank, and then everything was white and blue. It was wonderful. Then came a little tray with a lid. And then it was still white and blue. “Are we there?” asked {L}. On the map the little plane had moved by one finger.',
      tries: [
        '{L} walked to the back, and to the front, and to the back again. Then the seat-belt sign went on with a ping, and everyone had to sit.',
        '{L} watched one film and the beginning of another. After that the eyes were square, and the legs were still wide awake.',
        '{L} folded the little table down and up, and down. “Please,” said the man in front, whose head went down and up as well.',
      ],
      tip: '“A long flight is too big to swallow whole,” said {G+} from the seat behind. “Cut it into slices, like a loaf. One slice for eating, one for walking, one for making something. And sleep is the biggest. What will you bring them?”',
      turn: '{L} drew eight boxes on a sheet of paper, one for each hour that was left. One was for eating and one for walking. In three of them {L} made a book for the family: our house, our street, our cat. In the last boxes {L} drew a bed.',
      done: '“Look,” said somebody softly. {L} woke up, and every box but one was crossed out. Down below there were lights, a whole city of them. The wheels bumped. Behind the glass doors stood a row of people, and {L} knew every face.',
      again:
        'The book was passed round until it fell apart. By then nobody was on a screen any more. {L} knows now how they smell, and how loudly they all laugh.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares', 'gets'],
          done: '{L} woke up, and every box but one was crossed out. The wheels bumped. Behind the glass doors stood a row of people, and {L} knew every face. In the last box there was only a question mark. “That’s for today,” they said, and {told}.',
        },
        {
          asked: [
            'grandma/grandpa/granny/nana/grandad/aunt/uncle/cousin/family/meet/see/arrive/airport/land',
            'make/find/get/meet/have/become/best/new/good friend',
          ],
          kinds: [
            'home',
            'way-home',
            'sees',
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'says',
            'new-friend',
            'makes',
          ],
          done: '“Look,” said somebody softly. {L} woke up, and every box but one was crossed out. Down below was a whole city of lights. The wheels bumped. Behind the glass doors stood a row of people, and {L} knew every face. The doors slid open, and {told}.',
        },
        {
          kinds: ['sleep', 'learns', 'no-longer', 'wins', 'stays'],
          done: 'One box after another was crossed out. Then there were lights down below, a whole city of them, and the wheels bumped. {L} had the book for the family on both knees: our house, our street, our cat. There was one page left for this, and {told}.',
        },
      ],
      object: 'book',
      helper: { name: 'Captain Honk', creature: 'goose' },
      art: {
        'night there when': 'living-room: L look curious at tablet; tablet',
        'Today they would fly there': 'airport: L hold suitcase happy; F wave; aeroplane',
        'a little tray with a lid': 'aeroplane: L sit worried on bench; F point worried; tray, map',
        'walked to the back': 'aeroplane: L walk worried; people',
        'one film and the beginning': 'aeroplane: L look sleepy at television; television',
        'folded the little table down': 'aeroplane: L push tray; F look worried; gentleman',
        'too big to swallow whole': 'aeroplane: G hold bread; L+F look G curious',
        'one for each hour that was': 'aeroplane: L draw drawing-pad(plate) happy; F clap happy',
        'our house, our street': 'aeroplane: L draw drawing-pad(house) happy; F look happy; book',
        'stood a row of people': 'airport: L run happy; F cheer; people',
        'The book was passed round': 'living-room: L show book(house) proud; F clap happy; people',
      },
    },
  ],
};
