import type { StorySourceInput } from '../../story-source.ts';

/** Stories about worries at home. */
export const parentWorries: StorySourceInput = {
  id: 'parent-worries',
  words: [
    'dad/daddy/mum/mom/mummy/father/mother lose/loses/lost/losing job/work',
    'lose/losing job',
    'mum/mom/mummy/dad/daddy always/busy work',
    'busy mum/mom/dad/parent',
    'no time',
    'war',
    'flee',
    'dad/daddy/mum/mummy/mom out of work',
    'out of work',
    'unemployed',
    'unemployment',
  ],
  situations: ['deed', 'trait', 'wants', 'question', 'lost', 'newcomer', 'visit', 'afraid'],
  gentle: true,
  happensToLead: true,
  topic: 'worries at home',
  thing: 'the worry at the table',
  main: 'cottage',
  plots: [
    {
      id: 'the-worry-at-the-table',
      titles: ['The Worry at the Table', 'Pancakes without Anything', 'Whispering in the Kitchen'],
      goal: 'understand the worry at home',
      trouble: 'the grown-ups had a worry and whispered about it',
      solved: 'they had talked about the worry together',
      opener:
        'At {L+}’s house somebody new was sitting at the table. It had no face and ate nothing. It was a worry. The grown-ups had it, and they thought {L} did not notice.',
      problem:
        'They whispered in the kitchen. The trip to the sea was put off. “It’s nothing,” they said, when {L} asked. But {L} knew what nothing looks like, and it did not look like that.',
      tries: [
        '{L} listened at the door and heard half of it. The half that you don’t hear is always the worse one.',
        '{L} was extra good and ate no second helping, to save something. Nobody saw that, and the tummy rumbled.',
        '{L} put all the coins from the money box on the table. “Oh, my dear,” they said, and then they had wet eyes. That was not what {L} had meant to do.',
      ],
      tip: '“Worries like to whisper,” said {G+}. “They grow in the dark, like potatoes. Ask for the light to be switched on. It’s for the grown-ups to carry, but you may know its name.”',
      turn: 'At supper {L} put down the spoon. “I know there’s something,” said {L}. “Please say it in a normal voice.” They looked at each other. And then they told the whole of it, in words that you could understand.',
      done: 'It was not small. But it was much smaller than what {L} had imagined at night. “You needn’t mend it,” they said. “We’ll do that. You only need to hug us.” So {L} did, one after the other, and then all at once.',
      again:
        'There’s no money for the sea this year. So on Saturday they put up the tent in the kitchen, with pancakes without anything. You could nearly hear the waves.',
      helper: { name: 'Mrs Lamp', creature: 'owl' },
      outcomes: [
        {
          asked: ['job/work/money/find/new/peace/safe/better'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: 'They told the whole of it, in words that you could understand. It was not small. But it had a name now, and it was carried by the ones with the strong arms. A little while later the telephone rang in the kitchen, and {told}.',
          again:
            'The trip to the sea is on the calendar again. But they put up the tent in the kitchen all the same, on Saturdays, with pancakes without anything.',
        },
        {
          asked: ['talk/tell/say/understand/know/worry/okay/alright'],
          kinds: ['says', 'says-words', 'tells', 'happy', 'feels'],
          done: '“Please say it in a normal voice,” {L} had said, and put down the spoon. They told the whole of it. It was much smaller than what {L} had imagined at night, and it had no place at the table any more, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'stays',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'home',
            'way-home',
            'sleep',
          ],
          done: 'They told the whole of it, in words that you could understand. “You needn’t mend it,” they said. “We’ll do that.” The worry had to move up, because there were suddenly so many arms on that side of the table, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'They told the whole of it, and it was smaller than what {L} had imagined. There was no money for the sea this year. So they put up the tent in the kitchen, and somebody made waves with the tap, and {told}.',
        },
      ],
      art: {
        'new was sitting at the': 'kitchen: L look worried; mother, father, table',
        'It had no face and ate nothing': 'kitchen: mother, father, table; L look worried',
        'The grown-ups had it': 'kitchen: mother, father, table; L look worried',
        'whispered in the kitchen': 'hallway: L peek worried; mother, father',
        'listened at the door': 'hallway, night: L listen worried; door',
        'was extra good and ate': 'kitchen: L sit sad at table; plate',
        'from the money box on the table': 'kitchen: L offer coin worried; mother, piggy-bank',
        'Worries like to whisper': 'cottage: G say calm lamp; L listen curious',
        'put down the spoon': 'kitchen: L speak brave at table; mother, father, spoon',
        'they told the whole of': 'kitchen: L listen curious; mother, father',
        'much smaller than what': 'kitchen: L hug happy; mother, father',
        'You needn’t mend it': 'kitchen: L hug happy; mother, father',
        'the ones with the strong': 'kitchen: L hug happy; mother, father, phone',
        'put up the tent in the kitchen': 'kitchen: L eat pancakes happy; tent, mother',
      },
    },
  ],
};
