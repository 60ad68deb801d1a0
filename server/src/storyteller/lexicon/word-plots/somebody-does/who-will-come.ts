import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `who-will-come` of the frame `somebody-does`, for deeds that are done once. */
export const whoWillCome: StoryPlotInput = {
  id: 'who-will-come',
  once: true,
  titles: ['Will Anyone Come?', '{S} and the Big Day', '{L} Carries the News'],
  goal: 'help {S} to {do}',
  trouble: 'nobody believed that it would happen',
  solved: 'everyone had seen it with their own eyes',
  opener:
    'The news was so big that it hardly got through the door. {L+} heard it from the milkman. The milkman had it from the baker, and the baker did not believe it.',
  friend:
    '“But it’s true,” said {S+}. “I’m going to {do}. On Saturday.” {^S} said it quite calmly, and drew a circle round the day. “You’re the first who hasn’t laughed.”',
  problem:
    'By Thursday everyone knew of it, and nobody believed it. “That never works,” they said, “not with {S}.” The words stuck to {S} like burrs. “Perhaps they’re right,” said {S}, and looked at the circle.',
  tries: [
    'They wrote invitations, forty of them. Thirty-nine came back, with “ha ha” on them. The fortieth had gone to an aunt by mistake.',
    '{S} explained to each of them how it would be done. With every explanation it sounded less likely, even to {S}.',
    '{L} had an argument about it with the baker. They both got loud. The bread burned, and that was all.',
  ],
  tip: '“You’re talking too much,” said {G+}. “Nobody has ever believed a thing because of talking. Begin. The first ones will stop because something’s moving. The others will stop because of the first ones.”',
  turn: 'On Saturday the square was empty. {S} looked at {L}. “Begin,” said {L}. And {S} began, all alone, in the middle of the morning. A dog stopped. The dog belonged to somebody, and so that one stopped, too. Then the windows went up, one after the other.',
  done: 'When the clock struck twelve, all of them were there, even the aunt. They saw it with their own eyes: {S} {did}! The baker took off the tall white cap. “I never said that it couldn’t be done,” said the baker, and everyone laughed.',
  again: 'The circle is still there in the calendar. It has got rays by now, like a sun. {L} drew them in.',
  helper: { name: 'Mrs Plum', creature: 'hen' },
};
