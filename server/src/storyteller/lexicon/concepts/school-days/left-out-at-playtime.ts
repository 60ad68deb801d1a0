import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being left out at playtime. */
export const leftOutAtPlaytime: StorySourceInput = {
  id: 'left-out-at-playtime',
  words: [
    'left/leave out',
    'left-out',
    'nobody play/plays/wants',
    'left/leave out at playtime/school/recess',
    'be/being/feel/feeling left out',
    'leave/leaving out',
    'nobody/no-one play/plays playtime',
    'nobody will/wants to play',
    'no one will/wants to play',
    'nobody lets me/her/him play',
    'won’t let me/her/him play',
    'not let me/her/him play',
    'let/lets me/her/him play',
    'not allowed to play with',
    'play/plays alone at playtime/school',
    'alone at playtime/recess',
    'exclude/excluded/excluding',
    'don’t want to play with me',
  ],
  situations: [
    'sad',
    'refuses',
    'reluctant',
    'quarrel',
    'longing',
    'deed',
    'cannot',
    'lacks',
    'wants',
    'learn',
    'misdeed',
  ],
  gentle: true,
  topic: 'being left out',
  thing: 'the game by the fence',
  main: 'school',
  plots: [
    {
      id: 'five-is-enough',
      titles: ['Five Is Enough, They Said', '{L} at the Fence', 'Somebody Else by the Wall'],
      goal: 'have somebody to play with at playtime',
      trouble: 'the others would not let {L} join in',
      solved: '{L} had somebody to play with',
      opener:
        'At playtime the others played ships by the fence. {L+} ran over. “May I play too?” asked {L}. “No,” said the captain. “Five is enough.”',
      friend:
        '{L} walked away, all along the wall, as if that had been the plan. {F+} saw it from the steps, and came nearer, and walked along beside {L} without asking anything.',
      problem:
        'It hurt, somewhere behind the buttons of {L’s} coat. Why five? A ship has room for twenty. The next day {L} asked again, and they only shook their heads. Playtime was suddenly very long.',
      tries: [
        '{L} stood near the game and laughed when they laughed. Nobody noticed, and after a while it was not funny.',
        '{L} brought a biscuit for each of them. They ate the biscuits. Then they said, “But it’s still five.”',
        '{L} said, “I didn’t want to play anyway.” It wasn’t true, and it made the lump in {L’s} throat bigger.',
      ],
      tip: '“That was unkind of them, and it isn’t your fault,” said {G+}, who was on duty. “I’ll talk to them. But you don’t have to stand and wait in front of a shut door. Look round the whole playground, slowly. Who else is standing somewhere?”',
      low: 'They sat down on the step in the sun. It was good that somebody knew about it now.',
      turn: '{L} looked, slowly, from the gate to the big tree. Under the tree stood a girl with a skipping rope, and nobody at the other end of it. {L} knew how that feels. {L} walked across the whole playground. “I could hold the other end,” said {L}.',
      done: 'The rope went round, and {F} was the first to jump. They made a rule: whoever asks can play. Three more children came. And on Friday the captain stood there and asked, quite quietly. “Yes,” said {L}. “You can come too.”',
      again:
        '{L} still thinks of it sometimes. When somebody stands by the wall at playtime, {L} sees it first.',
      object: 'rope',
      helper: { name: 'Mrs Lark', creature: 'woman' },
    },
  ],
};
