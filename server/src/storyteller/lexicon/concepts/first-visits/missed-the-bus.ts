import type { StorySourceInput } from '../../story-source.ts';

/** Stories about missing a bus or train. */
export const missedTheBus: StorySourceInput = {
  id: 'missed-the-bus',
  words: [
    'miss/missed/missing bus/train/tram',
    'missed the school bus',
    'missed our bus/train',
    'miss the last bus/train',
    'too late for the bus/train',
    'bus/train drove/drives off without',
    'bus/train left without',
  ],
  situations: ['deed', 'absence', 'lost', 'own-damage', 'forgets', 'ride', 'visit', 'sad', 'wants', 'lacks'],
  happensToLead: true,
  topic: 'missing the bus',
  thing: 'the bus stop',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'one-hour-at-the-stop',
      titles: ['The Bus Has Gone', '{L} at the Bus Stop', 'One Whole Hour'],
      goal: 'get through the hour till the next bus',
      trouble: 'the bus had gone, and the next one came in an hour',
      solved: 'the next bus had come, and {L} was nearly sorry',
      opener:
        'They ran, with bag and umbrella and one glove. {L+} was in front. They could already see it, round the last corner, big and red, with its door still open. “Wait!” called {L}.',
      friend:
        'The door shut. The bus hummed, and drove off, and somebody on the back seat waved. {F+} came running with the second glove. “That was it,” panted {F}. On the post there was a timetable. The next one came in an hour.',
      problem:
        'An hour! They had been looking forward to the puppet show, and now they would miss the beginning. There was a bench, a bin and a ditch. {L} kicked a stone. “It’s all because of the glove,” said {L}. {F} looked at the floor.',
      tries: [
        'They worked out whose fault it was. It was the glove’s, and then the cat’s, and then it was everybody’s. That took six minutes, and afterwards they were sitting at the two ends of the bench.',
        '{L} stared down the road as hard as possible. Buses don’t come any sooner for that.',
        'They wanted to run after it. After the second field they could see how long the road was.',
      ],
      tip: '“Missed it?” asked {G+}, who had got here much too early, with a folding chair. “I miss one every week. An hour is what’s left over when everyone else has driven off. You won’t get it again so soon. What’s there here that you can’t see from a bus?”',
      low: '{L} slid into the middle of the bench. It was true, {L} had only ever been through this place. {L} had never been in it.',
      turn: '“I’m sorry about the glove,” said {L}. Then they climbed down into the ditch. There was a tiny bridge, and under it lived a newt. {L} got sticks. Soon there was a stop down there, with a bench, and a bus made of bark.',
      done: 'The newt got on. “To the puppet show,” said {L}, “all change!” They played the whole show, with two gloves for puppets. They were just at the best part when something hummed, up there, big and red. “Already?” asked {L}. The door opened. They were the first in the queue.',
      again:
        'They were in time for the second half. It was good. The one with the gloves was a bit better. And whenever the bus drives past the ditch, {L} waves to somebody down there.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares', 'gets', 'wins'],
          done: '“To the puppet show,” said {L} to the newt, “all change!” They played the whole of it, with two gloves for puppets. When the big red bus hummed up, nobody had even looked at the timetable. The back seat was free, all of it, and {told}.',
        },
        {
          asked: [
            'mum/mummy/mom/dad/daddy/grandma/grandpa/parent/neighbour/teacher drive/lift/car/take/pick/fetch/collect/come',
          ],
          kinds: ['makes'],
          done: 'They played the whole show for the newt, with two gloves for puppets. They were at the best part when something hooted, up there, and it was not the bus. It had a dent in the door that {L} knew. The window went down, and {told}.',
        },
        {
          asked: ['bus/train/catch/next/time/show/puppet/late/arrive/driver/early'],
          kinds: ['home', 'way-home', 'sees', 'learns', 'no-longer', 'goes'],
          done: '“To the puppet show,” said {L} to the newt, “all change!” They played the whole show, with two gloves for puppets. They were at the best part when something hummed, up there, big and red. Its door opened. They were the first in the queue, and {told}.',
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
            'sleep',
            'helps',
            'stays',
          ],
          done: 'They played the whole puppet show for the newt, with two gloves. “It’s good that I went back for mine,” said {F}. “Without it there would be only half a show,” said {L}. Something hummed, up there, big and red, and they sat down close together, and {told}.',
        },
      ],
      helper: { name: 'Mrs Early', creature: 'woman' },
      art: {
        'ran, with bag': 'village: L run umbrella worried; bus',
        'The bus hummed, and drove': 'village: F run mitten worried; L slump sad; bus',
        'kicked a stone': 'village: L kick stone angry; F look ashamed; bench, sign',
        'two ends of the bench': 'village: L+F sit on bench angry; mitten',
        'stared down the road': 'village: L look angry; F sit on bench sad; sign',
        'After the second field': 'meadow: L+F run sleepy',
        'with a folding chair': 'village: G sit on chair; L+F look G curious; bench',
        'slid into the middle': 'village: L sit on bench calm; F look sad; flower',
        'a bus made of bark': 'village: L build stick happy; F crouch happy; grass, frog',
        'with two gloves for puppets': 'village: L hold mitten happy; F hold mitten happy; bus, frog',
        'drives past the ditch': 'bus: L wave happy; F hold mitten happy',
      },
    },
  ],
};
