import type { StorySourceInput } from '../../story-source.ts';

/** Stories about bad dreams. */
export const nightmares: StorySourceInput = {
  id: 'nightmares',
  words: [
    'nightmare',
    'nightmares',
    'bad dream',
    'bad dreams',
    'scary dream',
    'scary dreams',
    'dream/dreams badly',
    'have/having bad dream',
    'wake/waking up bad dream',
    'wake/woke from nightmare',
    'afraid of dreams/dreaming',
    'dreams that scare',
  ],
  situations: ['afraid', 'has', 'deed', 'cannot', 'learn', 'question', 'afraid-being', 'sad', 'reluctant'],
  gentle: true,
  topic: 'bad dreams',
  thing: 'the bad dream',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'a-new-end-for-the-dream',
      titles: ['{L} and the Bad Dream', 'A New End for the Dream', 'The Dream That Got a Hat'],
      goal: 'sleep without being afraid of the dream',
      trouble: 'the same bad dream came every night',
      solved: 'the dream had a new end',
      opener:
        '{L+} sat up in bed, and it was dark. {L’s} heart was running as if {L} had been running, too. It had been that dream again, the one with the long corridor.',
      friend:
        '{F+} heard it and came at once. “You’re awake now,” said {F}. “This is your bed. That’s the window. I’m here.” They looked at one thing after the other, until {L’s} heart was walking again.',
      problem:
        'In the dream there was a corridor, and behind {L} came something huge, thump, thump, and {L} could not run. “What if it comes back?” asked {L}. It had come on Monday and on Tuesday. {L} was afraid to close both eyes.',
      tries: [
        '{L} wanted to stay awake all night. {L} sat up straight and looked at the lamp. But sleep is stronger, and the dream came after all, only later.',
        '{L} tried not to think about it. But when you mustn’t think of a thing, it sits down right in front of you.',
        '{L} moved the pillow to the other end of the bed. The dream found it there.',
      ],
      tip: '“A dream is a story that your head makes up,” said {G+}. “And you may change your own stories. But do it by day, when it’s light and we’re together. Draw it. Then draw how you want it to go on.”',
      low: 'In the morning the sun lay on the table, and there was paper, and there were pens. {L} didn’t want to, and then {L} did. It is easier to look at a thing when it’s flat, and no bigger than your hand.',
      turn: '{L} drew the corridor and the huge thing. Then {L} thought for a while, and gave it slippers, and a party hat, and a cake. Into the wall {L} drew a red door. “It’s only late for a birthday,” said {L}. “It’s looking for the right door.”',
      done: 'In the evening {L} told the whole picture, from beginning to end. In the night the corridor came. Thump, thump, it went. {L} turned round in the dream. There were the slippers. “It’s over there,” said {L}, “the red door.” And {L} slept on till morning.',
      again:
        'Sometimes another bad dream comes. Then {L} calls, and somebody is there. In the morning they get out the pens. There is always room for a door.',
      helper: { name: 'Grandma Lark', creature: 'woman' },
    },
  ],
};
