import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-decree-of-the-first-day` of the frame `what-if-they-could`, for themes with its words. */
export const theDecreeOfTheFirstDay: StoryPlotInput = {
  id: 'the-decree-of-the-first-day',
  words: ['rule world', 'rule', 'be in charge', 'run world', 'be king', 'take over', 'take over world'],
  titles: ['When {Nouns} Ruled the World', 'The First Decree', 'Long Live the {Nouns}'],
  goal: 'live under the rule of the {nouns}',
  trouble: 'the {nouns} ruled, and they only thought of {nouns}',
  solved: 'the {nouns} and the people ruled together',
  opener:
    'In the morning there were trumpets. {L+} ran to the window. On the steps of the town hall sat {a}, with a chain round the neck. On every poster there was one, too: “FROM TODAY WE RULE. THE {NOUNS}.”',

  problem:
    '“First decree,” it said from the loudspeaker: “{Voice}!” That meant: everybody lives as {nouns} live. School was {lair}. Everybody ate {treat}, in the morning, at noon and at night. And whoever said anything had to say it in {Noun}.',
  tries: [
    'The mayor complained. The {nouns} listened with their heads to one side, and made the mayor carry the cushions.',
    '{L} tried to be a {noun}, since that was the law. It was quite comfortable until noon. Then {L} wanted a sandwich, and that was forbidden by decree four.',
    'They all wrote a letter: “Please, may we have our town back?” The {nouns} held it upside down, and then they sat on it.',
  ],
  tip: '“They rule as they’ve been ruled,” said {G+}. “All their lives it was: sit, come, off the sofa. Nobody’s ever asked a {noun} for advice. Ask for an audience. And take along a question, not a complaint.”',
  turn: '{L} walked up the long red carpet, and bowed. “Your Majesty,” said {L}, “what did you always want us to know?” It got still in the hall. The chief {noun} took off the chain, and thought. “{Voice},” it said then. “That you should look at us, now and then.”',
  done: '“Is that all?” asked {L}. It was nearly all. There was a bit about doors, and one about {treat}. They wrote the second decree together, the {nouns} and the people: “Everyone’s asked. Sundays are for lying in the sun.” Both sides signed.',
  again:
    'The {nouns} have gone back to their usual places, for ruling is such a lot of work. But beside the mayor’s chair there’s a small second one, and on Fridays it’s warm.',
};
