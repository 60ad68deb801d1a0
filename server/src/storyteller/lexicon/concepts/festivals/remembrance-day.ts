import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Remembrance Day and Anzac Day. */
export const remembranceDay: StorySourceInput = {
  id: 'remembrance-day',
  words: [
    'remembrance',
    'remembrance day',
    'remembrance sunday',
    'poppy day',
    'remembrance poppy',
    'remembrance poppies',
    'paper poppy',
    'armistice',
    'armistice day',
    'anzac',
    'anzac day',
    'veterans day',
    'veteran',
    'memorial day',
    'remember/remembering soldiers',
    'two minutes silence',
    'war memorial',
    'lest we forget',
    'dawn service',
  ],
  situations: ['visit', 'learn', 'question', 'make', 'wants', 'deed'],
  gentle: true,
  topic: 'the day of remembering',
  thing: 'the poppy',
  home: 'village',
  main: 'village',
  weather: 'mist',
  plots: [
    {
      id: 'two-minutes',
      titles: ['Two Quiet Minutes', '{L} and the Poppy', 'A Name on the Stone'],
      goal: 'be quiet for two minutes and remember',
      trouble: '{L} did not know whom to remember',
      solved: '{L} knew whom to remember',
      opener:
        'On the square stands a tall stone with names on it, and once a year everybody comes to it with red poppies and is quiet for two minutes. {L+} had made a poppy out of paper.',
      friend:
        '{F+} walked beside {L} through the mist. “They remember the people who went away to the wars and didn’t come home,” said {F}. “There are forty-two names. I’ve counted.”',
      problem:
        '{L} looked up at the stone. Whom was {L} to think of? All of them had lived so long ago. “I don’t know any of them,” said {L}. “How can I remember somebody I’ve never met?”',
      tries: [
        '{L} read all forty-two names, one after the other. By the last one the first was gone again.',
        '{L} looked at the grown-ups, to see how they did it. They looked at the ground. You could not see what they were thinking.',
        '{L} tried to think about nothing at all. But then {L} thought about lunch, and felt sorry for it.',
      ],
      tip: '“I knew only one of them,” said {G+}, who had come in a wheelchair, with a row of medals. “That’s enough. Choose one name. A name was once a child who lived in this village, and climbed these trees. Ask me, and I’ll tell you about mine.”',
      low: 'The others were standing in a half circle by now. It was nearly eleven o’clock.',
      turn: '“Tell me about yours,” said {L}. “That’s Tom,” said the old soldier, and pointed. “Tom could whistle through a blade of grass, and hated porridge. Tom was my brother.” {L} looked for the name and found it, quite low down. {L} knelt and laid the paper poppy just there.',
      done: 'The clock struck eleven. It was so quiet that you could hear the leaves fall. For two minutes {L} thought of Tom, and of grass that whistles, and of porridge. A trumpet played. The old soldier held {L’s} hand. “Thank you,” said the soldier. “Now two of us know.”',
      again:
        'In spring {L} lay in the meadow with a blade of grass and blew until it whistled. “That one’s for Tom,” said {L}.',
      object: 'flower',
      helper: { name: 'Mr Arthur', creature: 'grandpa' },
    },
  ],
};
