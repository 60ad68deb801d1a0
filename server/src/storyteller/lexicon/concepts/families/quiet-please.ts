import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being quiet because somebody needs rest. */
export const quietPlease: StorySourceInput = {
  id: 'quiet-please',
  words: [
    'mum/mom/mummy/mommy/mama/dad/daddy/papa/grandma have/has/need/needs headache/quiet/rest',
    'need/needs quiet/rest/peace',
    'keep quiet',
    'play/playing quietly',
    'mum/mom/mummy/mommy/mama/dad/daddy/papa need/needs sleep/nap',
    'mum/mom/mummy/mommy/mama/dad/daddy/papa sleeping',
    'quiet as a mouse',
  ],
  situations: [
    'trait',
    'deed',
    'has',
    'learn',
    'question',
    'wants',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'being quiet for somebody',
  thing: 'the quietest game',
  creature: 'mum',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-feather-game',
      titles: ['The Feather Game', 'Sh!', 'The Quietest Afternoon'],
      goal: 'let {S} have an hour of rest',
      trouble: 'everything in the house made a noise',
      solved: '{S} could rest',
      opener:
        '{S} had a headache and had drawn the curtains. “I need one quiet hour,” said {S}. “That’s easy,” said {L+}, and shut the door. It banged.',
      friend:
        'In the hall stood the drum. {L} looked at it, and looked at the door of {S}’s room, and pushed the drum right to the back of the cupboard. That was a good beginning.',
      problem:
        '{L} had not known how loud that house was. The third stair said “eek”. The cupboard said “clack”. The bag of bricks, when it was tipped out, sounded like a wall coming down. “Please,” said a faint voice behind the curtains.',
      tries: [
        '{L} only whispered. But a whisper about something funny turns into a giggle, and a giggle came out of {L} that you could hear in the street.',
        '{L} sat still and did nothing. It worked for as long as it takes to count to sixty. Then both feet began to tap by themselves.',
        '{L} put a cushion on everything that made a noise. But when {L} stepped on a cushion, there was the toy duck under it, and it quacked.',
      ],
      tip: '“I work in a reading room,” said {G+}. “I never tell them not to make a noise, because then they think of noise. I give them something that would fly away if they were loud.”',
      low: '{L} looked round for something like that. A little feather had come out of the sofa cushion and was lying on the carpet. {L} breathed on it, and it moved.',
      turn: '{L} laid the feather on the table. “It has to go from here to the other end and back,” {L} breathed. “Nobody may touch it, and if you laugh, it’s off.” {L} knelt down and blew, quite gently. You could hear nothing but the clock.',
      done: 'The feather sailed over three books, round the teapot, and through the handle of a cup. Nobody noticed how late it was, until the door opened. There stood {S}, with colour in both cheeks. “Is anyone here at all?” asked {S}. “It was so quiet that I slept.”',
      again:
        'They play the feather game on Sundays now, with {S} as well. {S} is not bad at it, but always laughs first.',
      helper: { name: 'Miss Hush', creature: 'owl' },
      outcomes: [
        {
          asked: ['better/headache/gone/rest/sleep/asleep/nap/feel'],
          kinds: ['sleep'],
          done: 'The feather sailed over three books, round the teapot, and through the handle of a cup. It was so quiet that you could hear a feather. Not one stair said “eek”, and behind the curtains nobody had to say “please” any more, and {told}.',
        },
        {
          asked: ['thank/thanks/proud/say/good'],
          kinds: ['says', 'says-words', 'happy', 'feels', 'gets', 'given-by', 'all-get'],
          done: 'The feather sailed over three books and round the teapot. Nobody noticed how late it was, until the door opened. There stood {S}, with colour in both cheeks. “Is anyone here at all?” asked {S}. “It was so quiet that I slept.” So {told}.',
        },
        {
          kinds: ['plays', 'party', 'eats', 'shares', 'makes', 'tells'],
          done: 'The feather sailed round the teapot and through the handle of a cup, until the door opened. “Is anyone here at all?” asked {S}, with colour in both cheeks. The drum was allowed out of the cupboard again, and so was the cake tin, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'friends', 'new-friend', 'still-friends', 'team', 'stays'],
          done: 'The feather sailed through the handle of a cup, and the door opened. There stood {S}, with colour in both cheeks. “It was so quiet that I slept,” said {S}, and blew, just once. The feather landed on {L’s} nose, and {told}.',
        },
      ],
      art: {
        'had a headache': 'bedroom: S sit sad on bed; L look S worried; curtain',
        'In the hall stood the drum': 'hallway: L push calm; drum',
        'how loud that house was': 'hallway: L startle worried; many blocks, stairs',
        'a whisper about something funny': 'hallway: L laugh; door',
        'sat still and did nothing': 'living-room: L sit worried on chair; clock',
        'there was the toy duck under it': 'living-room: L startle surprised; cushion, duck',
        'I work in a reading room': 'living-room: G whisper calm; L listen curious',
        'A little feather had come out': 'living-room: L blow curious; feather, cushion',
        'laid the feather on the table': 'living-room: L offer feather happy; table',
        'knelt down and blew': 'living-room: L blow happy; feather on table',
        'feather sailed': 'living-room: L cheer; S stand happy; feather, teapot on table',
        'play the feather game on': 'living-room: S laugh; L blow happy; feather on table',
      },
    },
  ],
};
