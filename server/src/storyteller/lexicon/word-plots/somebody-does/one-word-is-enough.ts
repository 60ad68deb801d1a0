import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `one-word-is-enough` of the frame `somebody-does`, for themes with its words. */
export const oneWordIsEnough: StoryPlotInput = {
  id: 'one-word-is-enough',
  words: ['only say', 'only speak'],
  titles: ['{S} Only Says One Thing', 'One Word Is Enough', '{Item}, Said {S}'],
  goal: 'understand {S}',
  trouble: '{S} only ever said one word',
  solved: 'everybody understood what {S} meant',
  opener:
    '“{^item},” somebody said at the gate. “Pardon?” asked {L+}. “{^item},” said the voice, quite friendly.',
  friend:
    'It was {S+}. “What’s your name?” asked {L}. “{^item},” said {S}. “And where are you from?” “{^item}.” It was the only word that {S} had. “{Item}, {item}?” asked {S}, and pointed down the street.',
  problem:
    'Nobody knew what to do with that. At the shop {S} said “{item}”, and got one, but had wanted a stamp. The telephone rang: “{^item}.” They hung up. On the bus {S} shouted “{item}!” at every stop, and in the end {S} stood in the road, alone.',
  tries: [
    '{L} taught {S} another word: “Please.” They practised for two hours. “{^item},” said {S}, and one could hear that it was meant to be “please”.',
    'They gave {S} a dictionary. {S} turned its pages as far as one word, and was so glad to see it there. “{^item}!”',
    '{L} wrote a sign for {S}: “I can only say one thing. Be patient.” People were patient, and spoke very loudly and slowly. That made it no better.',
  ],
  tip: '“You’re listening to the word,” said {G+}, “and that’s always the same. Listen to the tune. A dog has only one word, too, and nobody ever takes its hungry for its happy.”',
  turn: '{L} shut both eyes, and listened. “{Item}?” went up at the end: that was a question. “{Item}, {item}” was low and slow: that was homesick. And “{ITEM}!”, quick and high? {L} opened both eyes. {S} was pointing at the bridge. That meant: danger!',
  done: 'They ran. A plank was loose, right in the middle, and the school bus was just turning in. “{ITEM}!” shouted {S}. “Stop!” shouted {L}. The bus stopped. “{Item},” said {S} then, softly, and wiped its brow. “What does that mean?” asked the driver. “Phew,” said {L}.',
  again:
    'Half the town speaks it now. You only need the one word, and the right tune. “{^item},” says {L} in the evening, and that means good night.',
  item: 'a banana',
};
