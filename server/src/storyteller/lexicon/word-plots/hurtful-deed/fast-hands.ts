import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `fast-hands` of the frame `hurtful-deed`, for themes with its words. */
export const fastHands: StoryPlotInput = {
  id: 'fast-hands',
  words: ['hit', 'punch', 'slap', 'smack', 'thump', 'poke', 'hurt', 'headbutt'],
  titles: ['Hands That Are Too Fast', '{S} and the Big Cushion', 'Ten Fingers to Count'],
  goal: 'find something better for {S’s} hands',
  trouble: '{S’s} hands were faster than {S}',
  solved: '{S’s} hands knew where to go with the anger',
  opener:
    'It had been a good game, with a line in the sand. Then somebody stepped on the line. {L+} heard a smack, and after it nothing, and then somebody crying.',
  friend:
    '{S+} stood there, with both fists shut, and breathed hard. {^S} {did}. It had taken less than a second. “I told you it was the line,” said {S}, but in a very small voice.',
  problem:
    '“Hitting hurts,” said {L}, and sat down with the one who was crying. {S} looked at both hands as if somebody else had put them there. Before tea it happened once more.',
  tries: [
    '“You stop that!” somebody shouted. Now there were two who were angry, and the bigger one was louder.',
    '{S} had to say sorry at once, while everything still boiled. It came out like a cork. Nobody could use a sorry like that.',
    '{S} put both hands into both pockets. That was all right until the pockets were full of anger as well.',
  ],
  tip: '“Anger comes up like hot milk,” said {G+}. “You have to see it coming. Punch a cushion, lean on a wall, count ten fingers. And then say with words what was stepped on.”',
  low: '“They’re all afraid of me now,” said {S}. “A bit,” said {L}. “That can change.”',
  turn: 'They put a big cushion by the wall and drew a flame on it. When {S} got hot, {L} only said, “Cushion?” {S} hit the cushion, four times, and it said “puff”. Then {S} counted ten fingers, slowly, and blew on each one.',
  done: '“I’m cross because it was my line,” said {S} at the end of the ten fingers. That was something you could answer. They drew the line again, together. Then {S} went to the one who had been hit, with a cool cloth and open hands. “I’m sorry I hurt you.”',
  again:
    'The cushion has got rather flat. Others use it, too. And {S} can see the milk coming now, long before it boils.',
  helper: { name: 'Old Smoky', creature: 'dragon' },
};
