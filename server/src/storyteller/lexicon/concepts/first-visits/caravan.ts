import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the caravan. */
export const caravan: StorySourceInput = {
  id: 'caravan',
  words: [
    'caravan',
    'caravan holiday',
    'camper van',
    'campervan',
    'motorhome',
    'camper',
    'trailer holiday',
    'rv trip',
  ],
  situations: ['visit', 'learn', 'newcomer', 'wants', 'has', 'ride', 'own-wish', 'refuses'],
  happensToLead: true,
  topic: 'the caravan',
  thing: 'the caravan',
  home: 'village',
  main: 'shore',
  weather: 'rain',
  plots: [
    {
      id: 'everything-has-two-jobs',
      titles: ['{L} and the Caravan', 'A House on Two Wheels', 'Rain on the Roof'],
      goal: 'find room for everybody in the caravan',
      trouble: 'the caravan was too small for everybody',
      solved: 'there was room for everybody in the caravan',
      opener:
        'The caravan had two wheels, a stripe along the side, and curtains with anchors on them. Inside there was a sink as small as a hat. “Where do we sleep?” asked {L+}. There was only a table.',
      problem:
        'They parked it on the grass above the sea. And then it rained. Everyone was inside, with wet coats and buckets and bags. When one stood up, two had to sit down. Somebody’s elbow was in the butter.',
      tries: [
        '“Let’s take turns,” said {L}. So one breathed in, and another put on socks. It took until ten to get everyone dressed.',
        'They put the bags outside to make room. The rain filled the bags.',
        '{L} moved under the table with the buckets. There it was cosy, until somebody put the hot soup down on top.',
      ],
      tip: '“In a small house each thing has two jobs,” said {G+} from the next caravan. “Mine sits down to breakfast and goes to bed at nine. Look underneath. And look what folds.”',
      turn: '{L} looked. The bench had a lid, and under it was a box for all the bags. The table could be let down, and with the cushions on it, it was a bed. And the shelf with the rail was a bunk, exactly as long as {L}!',
      done: 'Now the floor was empty, and all of them had a place. The rain drummed on the roof, an arm’s length above {L’s} nose. There were cards, and cocoa. Nobody’s elbow was in anything.',
      again:
        'On the third day the sun came out, and they nearly stayed in. “At home we have far too much room,” says {L}.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares', 'gets', 'wins'],
          done: 'The bags were in the bench and the bed was a table once more. All of them had a place, and nobody’s elbow was in the butter. The rain drummed on the roof. Out of the sink as small as a hat came just enough water for cocoa, and {told}.',
        },
        {
          asked: ['beach/sea/swim/sun/sand/outside/star'],
          kinds: ['sees', 'goes', 'home', 'way-home', 'makes'],
          done: 'Now the floor was empty, and all of them had a place. The rain drummed on the roof, an arm’s length above {L’s} nose, and then it stopped. {L} drew the curtain with the anchors. Down there lay the sea, and {told}.',
        },
        {
          asked: [
            'bed/bunk/sleep/asleep/cosy/cozy/night',
            'make/find/get/meet/have/become/best/new/good friend',
          ],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'sleep',
            'says',
            'stays',
            'helps',
            'learns',
            'no-longer',
          ],
          done: 'The floor was empty, and all of them had a place. {L} lay in the bunk, which was exactly as long as {L}. The rain drummed on the roof, an arm’s length away. From up there everybody was so near that nobody had to get up when {told}.',
        },
      ],
      helper: { name: 'Mrs Shell', creature: 'snail' },
      art: {
        'The caravan had two wheels': 'village: L look curious; caravan',
        'There was only a table': 'village: L peek curious; F point; caravan, table',
        'inside, with wet coats and': 'living-room, rain: L sit worried; F sit worried; people, coat, bucket',
        'elbow was in the butter': 'living-room, rain: L sit worried; F startle; butter, people',
        'one breathed in': 'living-room: L hold sock worried; F hands-on-hips; people',
        'put the bags outside': 'shore, rain: L slump sad; F look sad; caravan, many bag',
        'moved under the table': 'living-room: L hide worried under table; F hold bowl; bucket',
        'each thing has two jobs': 'shore, rain: G say; L+F look G curious; caravan',
        'The bench had a lid': 'living-room, rain: L raise curious; F carry bag; chest, bench',
        'shelf with the rail was': 'living-room, rain: L lie happy in bed; F raise happy; cushion, shelf',
        'The rain drummed on the roof': 'living-room, rain: L sit on bed happy; F hold cup happy; card',
        'On the third day': 'shore, morning: L look happy; F clap happy; caravan, sun',
      },
    },
  ],
};
