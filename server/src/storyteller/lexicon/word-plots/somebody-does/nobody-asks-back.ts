import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `nobody-asks-back` of the frame `somebody-does`, for its class of verbs. */
export const nobodyAsksBack: StoryPlotInput = {
  id: 'nobody-asks-back',
  verbs: ['speak'],
  subjects: 'beings',
  titles: ['{S} and All Those Words', 'Nobody Asks Back', '{L} Listens to {S}'],
  goal: 'hear what {S} really wanted to say',
  trouble: 'nobody listened to {S}',
  solved: 'somebody had listened to {S}',
  opener:
    'Somebody was talking. It had begun at breakfast, and now it was nearly four. {L+} followed the words round the corner, and there were even more of them there.',
  friend:
    'They came from {S+}. {^S} {did}, and hardly stopped for breath. When {S} saw {L}, it went on, only in another direction.',
  problem:
    'At first people had answered. Then they had nodded. Now they crossed the street. “{S} {did} again,” they told each other. But the less anyone listened, the more {S} talked, as one pours water into a bucket with a hole.',
  tries: [
    '{L} asked for one minute of quiet. {S} explained for a quarter of an hour how you would do that.',
    'They set the egg timer. When it rang, {S} told it about another egg timer.',
    '{L} talked back, just as fast. Now two talked, and nobody listened.',
  ],
  tip: '“All those words go round something,” said {G+}, “like a cat round a hot bowl. In the middle is one sentence that hasn’t been said. Don’t stop {S}. Wait for it.”',
  turn: 'So {L} sat down on the wall. {L} did not nod, and did not say “aha”, and only listened, with both ears. {S} noticed it. The words came slower. They came one at a time. And then {S} said, quite softly, “Nobody ever asks me back.”',
  done: '“How was your day?” asked {L}. {S} opened {S.their~their} mouth, and shut it again, and thought. “Good,” said {S}. It was one single word, and it was enough. Then they sat on the wall, and it was lovely and quiet.',
  again: 'There’s still a lot of talk. But there are gaps in it now. They’re for the others.',
};
