import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `who-is-more-afraid` of the frame `somebody-does`, for its class of verbs. */
export const whoIsMoreAfraid: StoryPlotInput = {
  id: 'who-is-more-afraid',
  verbs: ['scare'],
  item: 'the neighbours',
  titles: ['{S} Says Boo', 'Who Is More Afraid?', '{S} and {Goods}'],
  goal: 'make friends with {goods}',
  trouble: '{goods} got a fright every time',
  solved: '{goods} {were} not afraid any more',
  opener:
    'Somebody screamed, somewhere behind the sheds. Then somebody else screamed, a bit higher. {L+} ran there, and met a very white cat that used to be grey.',
  friend:
    'Behind the sheds stood {S+}. It had happened again: {S} {did}. “But I only said hello,” said {S}. “And then I got a fright myself.”',
  problem:
    'It was a strange thing. Whenever {S} came round the corner, {goods} jumped into the air, and because of that {S} jumped too. Nobody got any sleep, and the milk went sour. “I don’t even want to be scary,” said {S}.',
  tries: [
    '{S} smiled, with all {S.their~the} teeth. That was much worse.',
    '{S} wore a flower hat. “It’s got roses on its head!” somebody screamed, and fell over the fence.',
    '{L} called out beforehand, “Here comes {S}!” Now {goods} got a fright before there was anything to see.',
  ],
  tip: '“You are afraid of what you only see for a moment,” said {G+}. “Nobody has ever looked at {S} for long enough. And does anyone know what {S} is afraid of?”',
  turn: '{L} sat down with {S} in the middle of the meadow, where you can see everything. “And now you sit still,” said {L}, “and tell me what you’re afraid of.” “Of balloons,” said {S}, “and of the drain, when it gurgles.” Behind the hedge it rustled.',
  done: 'Slowly {goods} came out. “The drain? Is that so?” And nearer, and nearer still. “You have to sing to the drain,” {goods} explained, “then it stops.” They sat in the grass until evening, and nobody jumped, except once, and that was a balloon.',
  again: 'They always sing to the drain together now. {S} says hello from afar, and waves.',
};
