import type { StorySourceInput } from '../story-source.ts';

/** General plots about the quarrel about {matter}. */
export const twoQuarrel: StorySourceInput = {
  id: 'two-quarrel',
  situations: ['quarrel'],
  creature: 'theme',
  culprits: '{S} and {the}',
  topic: 'the quarrel about {matter}',
  thing: '{matter}',
  main: 'meadow',
  plots: [
    {
      id: 'what-for',
      titles: ['{S}, {The} and {Matter}', 'Mine, Said {S}', 'The Great Quarrel'],
      goal: 'end the quarrel about {matter}',
      trouble: '{S} and {the} both wanted {matter}',
      solved: '{S} and {the} knew how to share {matter}',
      opener: [
        '“Mine!” “No, mine!” It had been going on since breakfast. {L+} could not hear the birds any more, and went to see what it was about.',
        'There was {matter}, and there were two who wanted it. {L+} could hear them from three streets away.',
      ],
      friend:
        '{S+} was pulling on the left, and {a} on the right. Between them was {matter}. “I saw it first!” said {S}. “I needed it first!” said {the}.',
      problem:
        'They quarrelled about {matter} till they were hoarse. Then they sat down back to back, and neither of them had it. It lay there all alone, and got cold.',
      tries: [
        '{L} drew a line right through the middle with chalk. {S} took the left, {the} took the right, and half of {matter} was no good to anybody.',
        '“You in the morning, and you in the evening,” said {F}. But when does the morning end? They quarrelled about noon.',
        '{L} hid {matter}, so that there was nothing to quarrel about. So they quarrelled about who should look for it.',
      ],
      tip: '“You know who wants it,” said {G+}. “Nobody’s asked what for. Ask each of them alone, and write it down.”',
      turn: '{L} asked {S} first, quietly, behind the tree. “I only want to lie in the sun on it,” said {S}. Then {L} asked {the}. “I only want the shady bit underneath,” said {the}. {L} looked at the two answers and began to laugh.',
      done: '“You don’t want the same thing at all!” said {L}. {S} looked at {the}, and {the} looked at {S}. There was room for both of them, one on top and one below. There always had been.',
      again: 'They still shout “Mine!” now and then. But they say it for fun, and both at the same time.',
    },
  ],
};
