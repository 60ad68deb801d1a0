import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `tired` of the frame `somebody-is`, for themes with its words. */
export const tired: StoryPlotInput = {
  id: 'tired',
  words: ['tired', 'sleepy', 'lazy', 'yawn', 'weary', 'sleep all day', 'snooze'],
  titles: ['{S} Is So Tired', 'Don’t Fall Asleep, {S!}!', 'The Big Yawn'],
  goal: 'find out why {S} was so tired',
  trouble: '{S} fell asleep at every turn',
  solved: '{S} was wide awake',
  opener:
    'Somebody yawned. {L+} yawned as well, because you have to. Then the cat yawned, and then the postman. Who had begun it?',
  friend:
    'It was {S+}, leaning on the fence. “Good mor…,” said {S}, and slept. {L} pulled a little. “…ning,” said {S}. “I’m always {quality}. Where was I?”',
  problem:
    '{S} fell asleep in the soup. {S} fell asleep in the middle of a game, and the ball rolled by. “It’s no fun with {S},” said the others. {S} did not hear it, which was just as well.',
  tries: [
    'They rang [a bell|two saucepan lids] beside {S’s} ear. {S} opened one eye, said “Come in,” and slept on.',
    '{L} sang the liveliest song that there is. In the second verse it was {L} who nodded off.',
    '{F} sprinkled cold water on {S}. {S} dreamed of the seaside, and smiled.',
  ],
  tip: '“Nobody asks what {S} does at night,” said {G+}. “Take a torch and stay awake. It begins when you’re all asleep.”',
  turn: 'So they kept awake, with biscuits and pinching. At midnight {S} got up, and went round on tiptoe. {S} shut the garden gates, and put back a blanket here and there, and told the moon good night. Every single night!',
  done: '“So it’s you!” said {L}. Everyone had thought that gates shut by themselves. The next night they shared the work, {L} on the left side and {F} on the right. And {S} slept, from eight to eight, and woke up with a hop.',
  again: 'Nowadays it is {S} who calls the others in the morning. They yawn, and {S} laughs.',
};
