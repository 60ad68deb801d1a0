import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Ireland and Scotland. */
export const irelandAndScotland: StorySourceInput = {
  id: 'ireland-and-scotland',
  words: [
    'ireland',
    'scotland',
    'irish',
    'scottish',
    'loch ness',
    'loch ness monster',
    'nessie',
    'bagpipe',
    'bagpipes',
    'ireland and scotland',
    'trip to ireland/scotland',
    'lake',
    'lakes',
    'loch',
    'lake monster',
  ],
  situations: ['visit', 'learn', 'newcomer', 'question', 'mystery', 'wants'],
  weather: 'mist',
  topic: 'Ireland and Scotland',
  thing: 'the lake',
  home: 'mountain',
  main: 'mountain',
  plots: [
    {
      id: 'something-in-the-lake',
      titles: ['Something in the Lake', '{L} and the Mist', 'Who Lives in the Loch?'],
      goal: 'find out what was swimming in the lake',
      trouble: 'nobody knew what was swimming in the lake',
      solved: '{L} knew who was in the lake',
      opener:
        'In Scotland the lakes are called lochs. They are so deep and so dark that nobody knows what’s down there. {L+} stood on the shore in a yellow raincoat, with binoculars, and waited.',
      friend:
        '“There!” whispered {F+}. Something had come up out of the mist, three humps, one behind the other. It glided along without a sound. Then it was gone.',
      problem:
        'At the inn they all had a story. “As long as a church,” said one. “With green eyes,” said another. “Stay off the water,” they all said. But {L} hadn’t seen any eyes. {L} had only seen humps. What was it really?',
      tries: [
        'They lay in wait with a camera. In the evening they had forty pictures of mist.',
        '{F} played something on the bagpipes, to lure it. All the sheep went to the other side of the hill.',
        'They threw in a sandwich. It floated for a while. Then a duck ate it.',
      ],
      tip: '“You’ve all looked with your fear,” said {G+}. “I come here every evening with my family. You draw what you saw, at once, before anyone tells you what it was. And tomorrow get up before the mist.”',
      low: '{L} took a pencil. Three humps: a big one, a smaller one, and a very small one. There was nothing else. “It’s odd,” said {L}. “A monster doesn’t get smaller towards the back.”',
      turn: 'They got up at four. The water was like glass, and for a moment the mist lifted. {L} held the binoculars with both hands and didn’t even blink. There they came: one hump, two humps, three humps. And each of the humps had whiskers.',
      done: '“They’re otters!” breathed {L}. “A mother and two young ones, one behind the other!” They dived, and came up again with a fish. At the inn {L} showed the drawing. They all looked at it for a long time. “But that’s much nicer,” said one.',
      again:
        'The next night the mist came back, and something splashed in it, very loud, far out. {L} listened. It was really a very big splash.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“They’re otters!” breathed {L}. “A mother and two young ones, one behind the other!” At the inn they all looked at the drawing for a long time. “But that’s much nicer,” said one, and fetched the bagpipes down from the wall. And {told}.',
        },
        {
          asked: ['monster/nessie/real/otter/see/photo/picture/lake/loch/believe/find/prove/castle'],
          kinds: ['sees', 'tells', 'learns', 'no-longer', 'gets', 'wins', 'makes'],
          done: '“They’re otters!” breathed {L}. “A mother and two young ones!” They dived, and came up with a fish. At the inn they all looked at the drawing for a long time. “Then who makes the big waves?” asked one. They took the binoculars to the window, and {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'says',
            'home',
            'way-home',
            'sleep',
            'helps',
          ],
          done: '“They’re otters!” breathed {L}. “A mother and two young ones, one behind the other!” The smallest swam right up to the yellow raincoat and looked at it, with all its whiskers. {F} did not even breathe. It dived, with a tiny splash, and {told}.',
        },
      ],
      helper: { name: 'Old Lutra', creature: 'otter' },
    },
  ],
};
