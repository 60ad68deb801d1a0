import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `what-a-word-does` of the frame `hurtful-deed`, for themes with its words. */
export const whatAWordDoes: StoryPlotInput = {
  id: 'what-a-word-does',
  words: ['tease', 'mock', 'make fun', 'poke fun', 'laugh', 'snigger', 'giggle', 'call', 'call names'],
  titles: ['What a Word Does', '{S} Stops and Listens', 'Only a Joke?'],
  goal: 'get the teasing to stop',
  trouble: 'it was funny for {S} alone',
  solved: '{S} had stopped, and had said sorry',
  opener:
    'Some words are as small as peas, and still one feels them through a jumper. {L+} had felt some that morning. They had been said with a laugh.',
  friend:
    'It was {S+} who had said them. {^S} {did}, and looked round to see who else was laughing. “It’s only a joke,” said {S}.',
  problem:
    'But a joke is when both laugh. Only one did. There was a hot lump behind the eyes, and the whole day had got a crease in it. The next morning it began again.',
  tries: [
    '{L} said something mean back. It was even quite clever. Then there were two with a crease in their day, and {L} did not like the clever one.',
    '{L} said nothing, and looked at the wall. {S} thought that it did not hurt, and went on.',
    'They both shouted. In the end nobody knew what it had been about, but everybody was hoarse.',
  ],
  tip: '“Say it plainly,” said {G+}. “‘Stop. I don’t like that.’ And if it doesn’t stop, you go and get somebody big. That’s not telling tales. Nobody teases on a really good day.”',
  low: '“Perhaps it’s my fault,” said {L}. “No,” said {G}. “It isn’t.”',
  turn: '{L} stood quite straight and looked at {S}. “Stop,” said {L}. “I don’t like that.” It was so plain that there was nothing to laugh about. {S} looked up, and saw {L’s} face, perhaps for the first time that week.',
  done: '“I didn’t know that it’s so bad,” said {S} after a while. “I had a rotten day myself. They laughed at me on the bus.” That explained it. It did not make it right, and {S} knew that. “I’m sorry,” said {S}. “I won’t do it again.”',
  again:
    'They do joke together now. There’s a test for it: if one of the two isn’t laughing, it wasn’t a joke.',
  helper: { name: 'Aunt Olive', creature: 'owl' },
};
