import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `would-rather-not` of the frame `somebody-does`, for themes with its words. */
export const wouldRatherNot: StoryPlotInput = {
  id: 'would-rather-not',
  words: ['dislike'],
  titles: ['{S} Does Not Like {Items}', 'No {Items}, Thank You', '{L} and {S}'],
  goal: 'find something that {S} likes to eat',
  trouble: '{S} did not like {items}',
  solved: '{S} had found what tastes best, and tried it all alone',
  opener:
    'On {S’s} plate there were {items}. There had been {items} on it yesterday, and the day before. They were all still there. {L+} could see them from the gate.',
  friend:
    '“I don’t like {items},” said {S+}. “I know that you have to, when your like me. My mother does, and my grandmother did. I open my mouth, and then it shuts.”',
  problem:
    '“Just one bite,” everyone said. They said it in a friendly voice, and in a strict one. {S’s} mouth was as narrow as a letter box. “How can anyone like you not like {items}?” somebody asked, and that stayed in {S’s} ears all day.',
  tries: [
    'They hid the {items} in a pancake. {S} found every single one and laid them in a row at the edge of the plate.',
    '{F} made a game of it: here comes the aeroplane! {S’s} mouth was shut. The aeroplane had to land in an ear.',
    'They put honey on the {items}. Now {S} did not like honey either.',
  ],
  tip: '“Nobody can like on command,” said {G+}. “A tongue’s shy. Let it look first, then smell, then lick. And let {S} say when it’s enough. And then let it choose from many things, not from one.”',
  turn: '{L} put out twelve small bowls, each with one bite in it: something red, something round, something crunchy. “You may look,” said {L}. “You may sniff. And whatever you don’t like you put in this flowerpot.” Nobody said “just one bite”.',
  done: '{S} looked, for a long time. Then {S} sniffed. Two of them went into the flowerpot, and then five. And at the sixth {S} licked, waited and licked again. “What’s that?” asked {S}, with a full mouth. It was gone already. “That’s mine,” said {S}.',
  again:
    'On Sundays {S} licks {an_item}, just to see. “Not yet,” says {S}, and puts it in the flowerpot. It grows well in there.',
};
