import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a baby that cries a lot. */
export const theBabyCries: StorySourceInput = {
  id: 'the-baby-cries',
  words: [
    'baby won’t stop crying',
    'baby cry/cries/crying/cried',
    'cry/crying/screaming baby',
    'baby cousin/brother/sister cry/cries/crying/scream/screaming',
    'baby scream/screams/screaming',
    'baby not sleep',
    'baby cry all night',
    'baby is loud',
    'baby keeps everyone awake',
    'brother/sister cry/cries all night',
    'loud baby',
    'noisy baby',
  ],
  situations: [
    'deed',
    'cannot',
    'sound',
    'has',
    'learn',
    'question',
    'newcomer',
    'sad-being',
    'trait',
    'wants',
  ],
  happensToLead: true,
  topic: 'the baby who cried all night',
  thing: 'the cradle',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'the-sound-of-the-sea',
      titles: ['The Loudest Voice in the House', 'Waaah!', '{L} and the Loudest Baby'],
      goal: 'find out what the baby wanted',
      trouble: 'the baby cried and would not stop',
      solved: 'the baby was asleep',
      opener:
        'The baby was as long as a loaf of bread, and its voice was as long as the street. “Waaah,” it said at midnight. “Waaah,” it said at one. {L+} lay in bed and looked at the ceiling.',
      friend:
        '“Is it broken?” asked {F+}. “They all do that,” said {L}. “They can’t say anything else yet.” In the hall the grown-ups walked up and down with the baby, in slippers, with grey faces. First one walked, and then the other.',
      problem:
        'It had been fed. It had been changed. It was not ill, the doctor had looked. And still it cried, every night, until it was purple. “If only we knew what it wants,” said one of the grown-ups, and yawned so wide that you could see every tooth.',
      tries: [
        '{L} showed it the brightest rattle and shook it with all {L.their} strength. The baby stopped, looked shocked, and cried in a higher voice.',
        '{L} made funny faces. Those were very good faces, but the baby’s eyes were shut.',
        '{L} asked it nicely. “Waaah,” it said. That could mean anything.',
      ],
      tip: '“Think where it’s come from,” said {G+}, who had brought up six. “It was dark in there, and tight, and never quiet. It went whoosh, whoosh, all day long, like the sea, and something rocked. And now it’s lying in a big, still, silent bed. What would you miss?”',
      low: '{L} thought it over. Dark, tight, whoosh. {L} laid {L.their} own ear on a pillow and listened. There it was, quite far away: whoosh, whoosh. It was {L’s} own heart.',
      turn: '“May I try?” asked {L}. {L} sat down in the big armchair, with cushions on both sides. Somebody laid the baby against {L’s} chest, wrapped up snugly. {L} rocked, very slowly, and went: “Shhh, shhh, shhh,” like the sea.',
      done: 'The baby took a breath for the next waaah. Then it listened. Its fists opened, one finger at a time. The purple turned into red, and the red into pink, and then the baby sighed and was asleep. In the hall the grown-ups slept standing up.',
      again:
        'It doesn’t work every time. Sometimes a baby just has to cry, and then they take turns. But when nothing else helps, they come and whisper at {L’s} door: “Could you do the sea?”',
      helper: { name: 'Grandma Pearl', creature: 'woman' },
      outcomes: [
        {
          asked: ['baby/everyone/everybody/all/family/they/mum/dad/house sleep/asleep/stop/quiet'],
          kinds: ['sleep'],
          done: 'The baby listened to {L’s} sea: shhh, shhh, shhh. Its fists opened, one finger at a time, and the purple turned into pink. In the hall the grown-ups leaned on the wall in their slippers. It was quiet from the cellar to the roof, and {told}.',
        },
        {
          asked: ['baby smile/laugh/giggle/happy/calm/hold'],
          kinds: ['laughs', 'happy', 'feels'],
          done: 'The baby took a breath for the next waaah. Then it heard the sea, shhh, shhh, shhh, from somebody who was rocking. Its fists opened, one finger at a time, and held on to {L’s} sleeve. It looked up with wet eyes, and {told}.',
        },
        {
          asked: ['mum/dad/parent/they/mummy/daddy thank/thanks/proud/hug/say/call'],
          kinds: ['says', 'says-words', 'hugs', 'claps', 'gets', 'given-by', 'all-get'],
          done: '“Shhh,” went {L}, like the sea, and the baby sighed and was asleep. In the hall the grown-ups listened, with one slipper in the air. It had not been that quiet since Tuesday. They came in on tiptoe, and {told}.',
        },
        {
          kinds: [
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'plays',
            'eats',
            'shares',
            'party',
            'makes',
            'tells',
          ],
          done: '“Shhh,” went {L}, and the purple turned into red, and the red into pink, and then the baby was asleep. Nobody in the house was tired any more, it was so beautifully quiet. They sat down round the kitchen table in their slippers, and {told}.',
        },
      ],
    },
  ],
};
