import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a parent who is away for weeks: at sea, on the road, abroad. */
export const awayForWork: StorySourceInput = {
  id: 'away-for-work',
  words: [
    'dad/daddy/mum/mummy/mom/father/mother/papa/mama at sea',
    'dad/daddy/mum/mummy/mom sailor',
    'dad/daddy/mum/mummy/mom oil rig',
    'dad/daddy/mum/mummy/mom abroad',
    'dad/daddy/mum/mummy/mom on ship',
    'dad/daddy/mum/mummy/mom away for work',
    'dad/daddy/mum/mummy/mom works/work abroad/ship',
    'working away',
  ],
  situations: ['longing', 'absence', 'deed', 'works-as', 'sad', 'lost'],
  gentle: true,
  happensToLead: true,
  topic: 'somebody who is far away and comes back',
  thing: 'the map on the kitchen wall',
  main: 'cottage',
  plots: [
    {
      id: 'the-thread-on-the-map',
      titles: ['The Thread on the Map', 'Forty Sleeps', 'As Far as the Sea'],
      goal: 'feel close although somebody was so far away',
      trouble: 'there were still so many sleeps till the coming home',
      solved: 'you could see the coming home getting nearer',
      opener:
        'The big bag had gone from the hall. It was always like that: six weeks here, six weeks out there, for work. {L+} stood in the hall and smelled the coat that had stayed behind.',
      problem:
        '“How many more sleeps?” asked {L}. Forty. Nobody can imagine forty. At night the wind blew round the house, and {L} thought of somebody far away.',
      tries: [
        '{L} went to bed at five, so that it would go faster. It was only a longer night.',
        '{L} did not want to think of it any more, not once. But “Don’t think of it!” was a thought about it, too.',
        'On the telephone it crackled. “I…” said {L}, and there was an echo, and then the line was gone.',
      ],
      tip: '“Forty’s too big for one bite,” said {G+}. “Make something that gets smaller by a bit each day. And make something that gets bigger by a bit each day. Then you’re not waiting, you’re working on it.”',
      turn: '{L} put up the big map, pinned a thread from here to there, and hung a paper boat on it. Each evening it was allowed to move one finger’s width. And into the big jar went one thing a day: a ticket, a feather, a sentence.',
      done: 'The boat was already past the island, and then round the cape. The jar was so full that the lid would not shut. And one morning there was a big bag in the hall, it smelled of far away, and somebody knelt down and held out both arms.',
      again:
        'They emptied the jar on the carpet, thing by thing, and it took three evenings. So nothing had been missed. And the thread stays on the wall, for next time.',
      outcomes: [
        {
          asked: ['come/return/arrive/back/home/surprise'],
          kinds: ['home', 'way-home', 'sees'],
          done: 'The boat was past the island, and then round the cape, and the lid of the jar would not shut. One morning the thread had come to its end. There was a big bag in the hall again, it smelled of far away, and {told}.',
        },
        {
          asked: ['call/phone/talk/video/ring', 'letter/write/postcard/send/message/parcel'],
          kinds: ['says', 'says-words', 'gets', 'given-by', 'all-get', 'tells'],
          done: 'The boat crept along its thread, one finger’s width each evening, and the jar grew full. When it was past the island, {L} looked at all the feathers and tickets and sentences. There was so much in there to tell, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'happy', 'feels', 'stays', 'sleep'],
          done: 'The boat was past the island, and then round the cape. It came into harbour on the very last finger’s width of thread. There was a key in the lock and a big bag in the hall. {L} held the full jar in both arms, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The boat had come round the cape, and the thread was at its end. There was a big bag in the hall, and somebody knelt down with both arms held out. They tipped the jar out on the carpet, feather by feather, and {told}.',
        },
      ],
      art: {
        'The big bag had gone': 'hallway: L look sad at door; door',
        'smelled the coat': 'hallway: L sniff coat sad; coat-pegs',
        'How many more sleeps': 'bedroom, night, wind: L sit sad in bed; window',
        'At night the wind blew': 'bedroom, night, wind: L think father sad in bed',
        'went to bed at five': 'bedroom, evening: L lie worried in bed; clock',
        'want to think of it': 'living-room: L cover-eyes sad; calendar',
        'On the telephone it crackled': 'living-room: L phone sad',
        'too big for one bite': 'living-room: G say calm; L listen curious',
        'put up the big map': 'kitchen: L hang map happy; boat',
        'into the big jar': 'kitchen, evening: L hold feather happy; big jar, ticket',
        'already past the island': 'kitchen: L hug happy; map, bag, father',
        'bag in the hall': 'hallway, morning: L hug happy; father, big bag',
        'past the island': 'hallway, morning: L hug happy; father, big bag',
        'emptied the jar on the carpet': 'living-room: L show feather happy; father, empty-jar',
      },
    },
  ],
};
