import type { StorySourceInput } from '../../story-source.ts';

/** Stories about flying in an aeroplane. */
export const airplane: StorySourceInput = {
  id: 'airplane',
  words: [
    'airplane/aeroplane/plane trip/ride/flight',
    'fly/flying to spain/france/italy/turkey/greece/india/poland/america/africa/germany/portugal/brazil/canada/mexico/japan/china/egypt/ireland/norway/australia/jamaica/morocco/nigeria/pakistan/england/scotland/london/grandma/grandpa/granny/grandparent/nan/holiday/see',
    'first flight',
    'fly/flying on plane/airplane/aeroplane',
    'airplane',
    'aeroplane',
    'airport',
    'plane',
  ],
  situations: ['ride', 'afraid', 'visit', 'wants', 'learn'],
  topic: 'flying in an aeroplane',
  thing: 'the aeroplane',
  main: 'clouds',
  plots: [
    {
      id: 'ears-pop',
      titles: ['{L} in the Sky', 'Seat by the Window', 'Up Through the Clouds'],
      goal: 'fly to the other side of the clouds',
      trouble: 'the aeroplane was still on the ground',
      solved: 'the aeroplane was high above the clouds',
      opener:
        '{L+} had a ticket, with a seat by the window. Outside stood the aeroplane with its long white wings. “How can something so heavy stay up there?” asked {L}.',
      problem:
        'Everyone was buckled in, and the engines hummed. But the little red light over the door would not go out. “We can’t take off like this,” said the pilot. “Something isn’t shut.”',
      tries: [
        'They pushed all the lids above the seats shut: click, click, click. The red light stayed on.',
        'They shut the window blinds, the tables and the biscuit tins. {F} even shut both eyes. It was still red.',
        'They counted the passengers, in case one door was still waiting for somebody. There was one too many. It was a pigeon.',
      ],
      tip: '“An aeroplane flies when the air can slip past on all sides,” said {G+}. “It’s like a fish. Nothing may stick out. So has anything of ours stayed outside?”',
      turn: '{L} looked out of the little window, along the white side, and there it was: the end of a long scarf, caught in the door, waving merrily. It was {L’s} own! They opened, pulled it in, and shut.',
      done: 'The light went out. The aeroplane ran, faster and faster, and the bump-bump of the wheels stopped. The houses became toys. Then it was white all round, and then blue. They were flying!',
      again: 'When they landed, {L’s} ears said pop. “Down here everything is so big again,” said {L}.',
      object: 'scarf',
      helper: { name: 'Captain Swift', creature: 'goose' },
    },
    {
      id: 'goose-formation',
      titles: ['{L} Takes Off', 'The Little Plane in the Clouds', 'Up Above the Rain'],
      goal: 'find the airfield again',
      trouble: 'the little plane was lost in the clouds',
      solved: 'the little plane had landed',
      opener:
        'The little plane had two wings, one propeller and a seat for everyone. {L+} put on the goggles. Today, for the very first time, it was allowed to take off.',
      problem:
        'Brrrr, over the grass, a bump, and they were flying! Sheep like dots, rivers like string. Then everything went white. The plane was in the clouds, and nobody knew any more where up was, or the airfield.',
      tries: [
        'They flew to the left for a while. It was white. They flew to the right for a while. It was white, and a goose looked in surprise.',
        'They threw down a shoe and listened, to hear how far it was to the ground. They heard nothing. It was a good shoe.',
        '{L} blew the fog away in front. There was more fog behind it.',
      ],
      tip: '“Lost?” called {G+}, who was flying close beside the wing. “In the clouds you don’t steer by your eyes. We fly one behind the other and keep talking, and the one in front knows the smell of home.”',
      turn: '{L} turned the engine down to a hum, so that they could hear. Honk, honk, it came from the front. “Follow that!” They flew where the honking was, a bit higher, a bit to the left, last in a long line of geese.',
      done: 'The white tore open. Below lay the airfield, with the little red house and the washing on the line. The geese went left and the plane went down. A bump, and another, and they rolled out to the very last daisy.',
      again: 'In autumn, when the geese fly over, {L} stands on the airfield and waves with one shoe.',
      helper: {
        name: 'Captain Honk',
        creature: 'goose',
      },
      setting: {
        topic: 'the flight',
        thing: 'the little plane',
        home: 'meadow',
        main: 'clouds',
      },
    },
  ],
};
