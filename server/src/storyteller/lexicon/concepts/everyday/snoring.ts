import type { StorySourceInput } from '../../story-source.ts';

/** Stories about somebody who snores. */
export const snoring: StorySourceInput = {
  id: 'snoring',
  words: [
    'snore',
    'snores',
    'snored',
    'snoring',
    'snorer',
    'snores loudly',
    'snoring uncle/aunt/grandma',
    'loud snoring',
    'snoring grandpa/dad/daddy/granny',
  ],
  situations: [
    'deed',
    'trait',
    'cannot',
    'ability',
    'record-being',
    'sound',
    'question',
    'learn',
    'own-wish',
    'what-if',
  ],
  topic: 'somebody who snores',
  thing: 'the snoring',
  creature: 'grandpa',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'on-the-side',
      titles: ['Who Is Sawing Wood?', '{S} Snores', 'The Loudest Sleeper in the House'],
      goal: 'get some sleep in spite of the snoring',
      trouble: 'the snoring kept everybody awake',
      solved: '{S} slept quietly, and everybody else slept too',
      opener:
        'There was one visitor too many that night, so {L+} was to share a room with {S+}. That was an honour. They told each other stories, and then they put out the lamp.',
      friend:
        'It was quiet for as long as it takes to count to ten. Then it began. Chrrr, it went, and after that: pheeew. “Is that a bear?” thought {L}, and sat up. But it was no bear. It was {S}.',
      problem:
        'Chrrr, pheeew. The window rattled with every chrrr, and the curtain blew out with every pheeew. {S} lay flat on {S.their} back, fast asleep, and smiled. But nobody else in the house could close an eye.',
      tries: [
        '{L} put a pillow over each ear. Now it sounded like a bear under a pillow.',
        '“Please stop,” whispered {L} into {S’s} ear. “Of course,” said {S}, sat up, looked around kindly, lay down again, and went on: chrrr.',
        '{L} whistled. Somebody had once said that it helps. {S} stopped, listened, and then snored the same tune.',
      ],
      tip: '“It isn’t done on purpose,” said {G+}, who stood at the door in slippers, wide awake as well. “Somebody lying flat on their back has a floppy tongue, and the air has to squeeze past it. On the side there’s more room.”',
      low: '{L} looked at {S}. You can’t just roll over somebody that size, not without waking everybody up. They needed something that would do it gently, and that would stay there all night.',
      turn: '{L} collected all the cushions in the house. One by one they pushed them under the blanket behind {S}, very softly, from the left. {S} sighed, and turned, a little at a time, until {S} lay on one side.',
      done: 'They waited. Chr, it went. Then came one small pheew, like a kettle that has been taken off. And then nothing: only somebody breathing. {L} wanted to say “It worked!”, but {L} was already asleep.',
      again:
        'In the morning {S} found nine cushions. “Did I sleep on a sofa?” asked {S}. “You were very quiet,” said {L}. “But somebody else snored,” said {S}. “I think it was you.”',
      helper: { name: 'Aunt Nettie', creature: 'woman' },
    },
  ],
};
