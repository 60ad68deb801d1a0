import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being on stage. */
export const onStage: StorySourceInput = {
  id: 'on-stage',
  words: [
    'school play/show/concert',
    'play at school',
    'theatre',
    'theater',
    'talent show',
    'perform/performing',
    'stage',
    'stage fright',

    'act/acting',

    'juggle/juggling',
    'be/being star of the show',
    'speak/speaking front of class',
    'forget/forgot/forgetting line/lines/words on stage',
    'forget/forgot/forgetting line/lines',
    'lines in the play',
    'learn/learning lines',
    'speak/speaking on stage',
  ],
  situations: ['learn', 'afraid', 'wants', 'cannot', 'visit', 'make', 'trait', 'forgets'],
  topic: 'being on stage',
  thing: 'the curtain',
  main: 'school',
  plots: [
    {
      id: 'the-tree-with-one-line',
      titles: ['The Tree with One Line', 'Curtain Up!', '{L} on the Stage'],
      goal: 'say the one line on stage',
      trouble: 'the line was gone as soon as {L} stood on the stage',
      solved: 'the line had come, loud and clear',
      opener:
        'There was going to be a play. The others were kings and wolves. {L+} was the tree, with twigs on both arms. The tree had only one line: “Stop! This way!” And without it the king would walk into the swamp.',
      problem:
        'At home {L} could say it in the bath and on one leg. But on the stage there were lamps, and behind the lamps sat people, and all of them had eyes. {L’s} mouth opened. Out came a rustle.',
      tries: [
        '{L} wrote the line on a leaf. At the rehearsal the leaf fell off, and the wolf stood on it.',
        '{L} pictured all the people in their underpants, as somebody had advised. Now {L} had to giggle, and a giggling tree is of no help to any king.',
        '“I have a sore throat,” whispered {L}. They looked inside. In there sat nothing but fright.',
      ],
      tip: '“The flutter in the tummy doesn’t go away,” said {G+}. “I’ve had it for forty years. It’s the same as when you look forward to something. Don’t say your line to everybody. Say it to one who needs it.”',
      turn: 'Curtain up. There came the king, one step, two steps, straight towards the swamp. {L} didn’t look at the lamps. {L} looked at {F}, down there, who was nodding. And the king really needed help.',
      done: '“Stop!” called the tree, so that the twigs shook. “This way!” The king got such a fright that the crown slid off. It was quiet for a moment. Then they clapped, and somebody at the back shouted, “Bravo, tree!”',
      again:
        'The twigs are in a vase on the window sill. In the evening {L} says the line once more for them. They’ve even got a leaf.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“Stop!” called the tree, so that the twigs shook. “This way!” And the king didn’t walk into the swamp. When the curtain was down, kings, wolves and trees pushed the paper bushes to the wall, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“Stop!” called the tree, so that the twigs shook. “This way!” Then they clapped, and somebody shouted, “Bravo, tree!” Behind the curtain {G} came up, with a flutter in the tummy too, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“Stop!” called the tree, so that the twigs shook. “This way!” The king got such a fright that the crown slid off and rolled down to {F} in the first row. It was quiet for a moment, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“Stop!” called the tree, so that the twigs shook. “This way!” Then they clapped, and somebody shouted, “Bravo, tree!” The lamps went out. The tree was allowed to keep its twigs on all the way, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'There came the king, straight towards the swamp, and the king really needed help. “Stop!” called the tree, so that the twigs shook. “This way!” It was quiet for a moment behind the lamps, and {told}.',
        },
      ],
      helper: { name: 'Madame Curtain', creature: 'peacock' },
      art: {
        'There was going to be a play': 'stage: L stretch-out happy; stick, crown, wolf',
        'had only one line': 'stage: L stretch-out happy; king, wolf',
        'behind the lamps sat people': 'stage: L stand frightened; people, spotlight',
        'wrote the line on a leaf': 'stage: L look worried at leaf; leaf, wolf',
        'in their underpants': 'stage: L stand laughing; people, underpants',
        'I have a sore throat': 'bedroom: L say worried; mother',
        'I’ve had it for forty years': 'stage: G say calm; L listen worried; curtain',
        'Curtain up. There': 'stage: L look worried; king, people',
        'down there, who was nodding': 'stage: L look F worried; F nod happy; king',
        'called the tree': 'stage: L shout brave; king, crown',
        'The twigs are in a vase': 'bedroom, evening: L speak happy; vase, stick',
      },
    },
  ],
};
