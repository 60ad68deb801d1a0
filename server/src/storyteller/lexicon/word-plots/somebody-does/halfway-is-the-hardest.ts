import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `halfway-is-the-hardest` of the frame `somebody-does`, for deeds that are done once. */
export const halfwayIsTheHardest: StoryPlotInput = {
  id: 'halfway-is-the-hardest',
  once: true,
  words: [
    'cross',
    'reach',
    'sail across',
    'swim across',
    'climb mountain',
    'walk across',
    'walk to',
    'row across',
    'travel to',
  ],
  verbs: ['go', 'climb'],
  titles: ['Halfway Is the Hardest', '{S} Sets Off', 'To the Very End'],
  goal: 'help {S} to get there',
  trouble: '{S} was stuck halfway',
  solved: '{S} had got there',
  opener:
    'On a gatepost sat somebody with a very small bundle, and looked over to where the other side must be. {L+} looked as well. It was a long way off.',
  friend:
    '“Today’s the day,” said {S+}. “I’m going to {do}. All the others say that I’ll turn back.” “Will you?” asked {L}. “Ask me halfway,” said {S}.',
  problem:
    'At first it went well. There was wind from behind and a song for it. But halfway the song was over. {S} looked back: too far. {S} looked forward: just as far. “Now you can ask me,” said {S} in a small voice.',
  tries: [
    'They went faster, to get it over with. Soon they had a stitch, and the other side was no nearer.',
    'They sat down to rest. It was so comfortable that they nearly grew roots.',
    '{S} tried it with both eyes shut. That way one goes in a circle. They met their own bundle.',
  ],
  tip: '“Nobody can do the second half,” said {G+}. “It’s much too long. But the bit up to that thistle is one that you can do. Then look for the next thistle. And tell each other something.”',
  turn: '“Up to the thistle,” said {S}, and went up to the thistle. “Up to the tin,” said {L}. Up to the shadow, up to the puddle, up to the feather. In between they told each other what they had never told anyone. They forgot how far it still was.',
  done: 'All at once there was nothing left to look for. They stood on the other side. {S} put down one foot, quite carefully, to see if it was real. It was. {S} {did}! From over there the place where they had started was quite small.',
  again: 'The small bundle hangs on a nail. When something takes too long, {S} says, “Up to the thistle.”',
  helper: { name: 'Old Barnaby', creature: 'tortoise' },
};
