import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a child who has a serious illness and loses their hair. */
export const havingCancer: StorySourceInput = {
  id: 'having-cancer',
  words: [
    'have/has/having cancer/leukaemia/leukemia',
    'child/children/kid with cancer/leukaemia',
    'lose/loses/losing/lost hair cancer/chemo',
    'lose/losing/lost my/his/her hair',
    'chemotherapy',
    'chemo',
    'leukaemia',
    'leukemia',
    'hair fell/falls out',
    'headscarf for cancer',
    'friend has cancer/leukaemia',
    'alopecia',
  ],
  situations: [
    'ailment',
    'friend-ill',
    'lacks',
    'learn',
    'question',
    'trait',
    'deed',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'a long illness',
  thing: 'the row of hats',
  home: 'cottage',
  main: 'city',
  plots: [
    {
      id: 'a-hat-for-each-day',
      titles: ['A Hat for Each Day', 'The Long Illness', '{L} Comes to School on Monday'],
      goal: 'go back to school without hair',
      trouble: 'the long illness had taken {L}’s hair',
      solved: 'the others knew what they wanted to know',
      opener:
        '{L+} was ill with something that takes a long time. It couldn’t be caught, and it was nobody’s fault. The medicine was so strong that it chased the illness, and on the way it chased off {L}’s hair as well.',
      friend:
        '{F+} sent a drawing every Tuesday. On the last one there was a chair with {L}’s name on it. “It’s still free,” {F} had written underneath.',
      problem:
        'Now there was a break, and the doctor said, “If you feel like it, you may go to school for some days.” {L} did feel like it. But then {L} looked in the mirror. It wasn’t a bad head. It was just so very bare. “They’ll all stare,” said {L}.',
      tries: [
        '{L} tried on a wig. It itched, and slipped to one side, and looked like somebody’s aunt.',
        '{L} pulled the hood right down to the nose. That was good for not being seen, but it was also good for bumping into doors.',
        '{L} practised not minding. It’s hard to practise alone.',
      ],
      tip: '“I look after lots of heads like yours,” said {G+}. “When people stare, they mostly have a question that they don’t dare to ask. So answer three of them before they do. And then put on what you like, or nothing at all. That’s for you to say.”',
      low: '{L} thought about what they would ask. It wasn’t so many things, really. And to most of them {L} knew the answer by heart.',
      turn: 'On Monday {L} stood up at the front, in the blue hat with the fish. {F} stood close by. “Three things,” said {L}. “You can’t catch it. It’ll grow again. And you may touch it, once, if you ask.” Then {L} took off the hat.',
      done: 'A hand went up. “Is it cold?” “Only when there’s a draught,” said {L}. One of them touched it, very gently. “Like a peach!” After that they wanted to know whether {L} could still do the noise of the donkey. {L} could. The free chair creaked as it always had.',
      again:
        'There’s a hat for every day on {L}’s hook. Some days {L} is too tired, and the chair waits. They’ve sworn that nobody else will sit on it.',
      helper: { name: 'Nurse Willow', creature: 'deer' },
      outcomes: [
        {
          asked: ['better/well/healthy/hair/grow/home/recover/healed/hospital'],
          kinds: ['home', 'way-home'],
          done: '{L} had told them the three things. The chair creaked as it always had. It stayed free on the tired days, and was dusted. Then the hat with the fish began to feel tight, over something as soft as down, and {told}.',
        },
        {
          asked: ['hat/shave/head/class/friend/everyone/wear/scarf'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'makes', 'gets', 'given-by', 'all-get'],
          done: 'One of them touched {L’s} head, very gently. “Like a peach!” The free chair creaked as it always had. On the next day there were eleven hats on the hooks, with fish, with ears, and one with a bell, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'happy', 'feels', 'stays', 'says', 'says-words', 'claps'],
          done: 'A hand went up. “Is it cold?” “Only when there’s a draught,” said {L}. After that they wanted to know whether {L} could still do the noise of the donkey. {L} could, and it was a good loud one, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'plays', 'tells', 'sleep'],
          done: 'The three things had been said, and the blue hat lay on the table. “Can you still do the donkey?” they asked. {L} could. The free chair creaked as it always had. They moved the other chairs up to it, and {told}.',
        },
      ],
      art: {
        'was ill with something': 'ward: L sit sad in bed; medicine',
        'sent a drawing every Tuesday': 'ward: L hold paper(chair) happy; bed',
        'Now there was a break': 'bedroom: L look sad at mirror; mirror',
        'tried on a wig': 'bedroom: L stand worried wearing hat; mirror, wool',
        'pulled the hood right down': 'hallway: L fall wearing hat; door',
        'practised not minding': 'bedroom: L arms-crossed sad; mirror',
        'heads like yours': 'ward: G show hat calm; L listen curious',
        'thought about what they would ask': 'bedroom: L sit calm on bed; many hat',
        'in the blue hat with the fish': 'school: L stand brave wearing blue hat; F stand happy; children',
        'chair creaked as it always': 'school: L laugh; F laugh; blue hat, children',
        'A hand went up': 'school: L laugh; F laugh; blue hat, children',
        'a hat for every day': 'hallway: L hold hat happy; many hat',
      },
    },
  ],
};
