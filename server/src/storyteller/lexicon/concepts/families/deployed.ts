import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a parent who is deployed. */
export const deployed: StorySourceInput = {
  id: 'deployed',
  words: [
    'deployed',
    'deployment',
    'dad/daddy/papa/mum/mom/mummy/mommy/mama/father/mother/brother/sister army/navy/military/soldier/air-force/marine/deployed/deploys',
    'mum/mom/mummy/mommy/dad/daddy is a soldier',
    'in the army/navy/military',
    'military family',
    'soldier go/goes/going away',
    'homecoming soldier',
    'dad/daddy/mum/mom/mummy/mommy go/goes/going away army/navy/month/months/long',
    'dad/daddy/mum/mom/mummy come/comes home army/navy/deployment',
  ],
  situations: [
    'absence',
    'longing',
    'lost',
    'sad',
    'works-as',
    'afraid',
    'wants',
    'deed',
    'trait',
    'runaway',
    'has',
    'question',
    'learn',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'a parent who is deployed',
  thing: 'the two clocks',
  main: 'cottage',
  plots: [
    {
      id: 'two-clocks',
      titles: ['Two Clocks on the Wall', 'As Long as It Takes', '{L} Waits'],
      goal: 'feel close to somebody so far away',
      trouble: 'somebody {L} loved was far away for months',
      solved: '{L} had found a way to be close',
      opener:
        'The big green bag stood in the hall. There was a uniform, and very shiny boots. “It’s my job,” {L+} heard, “and I’ll think of you every day.” Then there was a hug that went on and on, and a car that drove off.',
      friend:
        '{F+} came and sat on the stairs with {L}, where the bag had been. They did not talk for a while.',
      problem:
        'The chair at the table was empty. The voice on the telephone was far off and there was a hum in it. “It’s dark here already,” it said, when {L} was having tea. “How many more days?” asked {L}. But nobody could say exactly. That was the worst.',
      tries: [
        '{L} crossed out the days on the calendar. But nobody knew which one to draw the ring round.',
        '{L} was fine at school, and smiled when people asked. At home {L} kicked the door. Nobody told {L} off. Somebody sat down on the floor and stayed.',
        '{L} watched for the post van each morning. On most days it didn’t stop.',
      ],
      tip: '“You don’t have to be brave all the time,” said {G+}. “I waited like that when I was your age. We couldn’t be in the same place. But we did one thing at the same hour, every day, both of us. So we always knew.”',
      turn: '{L} hung up a second clock, which showed the time over there. “When it’s seven here, it’s ten there,” said {L}. “Will you look at the moon then?” “Every day,” said the voice on the telephone. “Even if I can’t ring.” At seven {L} stood at the window.',
      done: 'There was the moon, over the roofs. Now somebody else was looking at it, with the same eyes as {L’s}. {L} told the moon about the day, and stayed there until it was told. It was still a long time. But it wasn’t as far.',
      again:
        'Next to the clocks hangs a box with everything that they’ll want to show each other: a tooth, a drawing, a ticket. Each evening at seven the window is taken.',
      helper: { name: 'Old Sergeant Plum', creature: 'goose' },
      outcomes: [
        {
          asked: ['come/home/back/return/surprise/meet'],
          kinds: ['home', 'way-home', 'sees'],
          done: 'There was the moon over the roofs, evening after evening, and somebody else looked at it too. Then the second clock was taken down, because one was enough. The green bag stood in the hall, with very dusty boots beside it, and {told}.',
          again:
            'The window at seven is for three now: two at the sill, and the moon. The box next to the clocks is empty, because it has all been shown.',
        },
        {
          asked: ['call/phone/talk/video/ring/letter/write/send/parcel/message'],
          kinds: ['says', 'says-words', 'tells', 'gets', 'given-by', 'all-get'],
          done: 'There was the moon, over the roofs. Somebody else was looking at it, with the same eyes as {L’s}. {L} told it about the tooth and the ticket. The second clock said ten over there, and it was a good hour, so {told}.',
        },
        {
          asked: ['proud/brave/hero'],
          kinds: ['claps', 'happy', 'feels'],
          done: 'There was the moon, over the roofs, and two pairs of eyes were looking at it. {L} stood at the window at seven, every day, even in the rain. “You never missed one,” said the voice on the telephone. “Nor did I.” So {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'stays', 'friends', 'new-friend', 'still-friends', 'team'],
          done: 'There was the moon, at seven, and somebody else looked at it as well, until it was no longer needed. One evening there were two at the same window. The boots stood in the hall, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'sleep'],
          done: 'There was the moon, over the roofs. It had been told about the tooth, the drawing and the ticket. On the day when the green bag was back in the hall, the box next to the clocks was opened, and {told}.',
        },
      ],
      art: {
        'The big green bag stood': 'hallway: L hug sad; father, big green bag',
        'sat on the stairs with': 'hallway: L+F sit sad on stairs',
        'The voice on the telephone was far': 'kitchen: L phone sad; chair',
        'crossed out the days': 'kitchen: L draw sad; calendar',
        'kicked the door': 'hallway: L kick angry; door',
        'watched for the post van': 'village, morning: L look sad at van; van',
        'have to be brave': 'living-room: G say calm; L listen sad',
        'hung up a second clock': 'living-room: L hang clock happy; clock',
        'stood at the window': 'living-room, night: L phone happy; window',
        'There was the moon': 'living-room, night: L look calm at moon; moon, window',
        'two at the sill, and': 'living-room, night: L hug happy; father, moon, window',
        'Next to the clocks hangs a box': 'living-room: L hold tooth happy; box, two clock',
      },
    },
  ],
};
