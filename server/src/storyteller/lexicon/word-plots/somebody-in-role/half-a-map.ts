import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `half-a-map` of the frame `somebody-in-role`, for themes with its words. */
export const halfAMap: StoryPlotInput = {
  id: 'half-a-map',
  words: ['pirate', 'buccaneer', 'captain'],
  titles: ['{Noun} the Pirate', 'Half a Map', 'Ahoy, Said {S}'],
  goal: 'find the treasure',
  trouble: '{S} the pirate had lost the map',
  solved: 'the pirate had found the treasure',
  opener:
    'There was a ship on the pond, with a flag made from a tea towel. On the flag there were two crossed spoons. {L+} looked twice.',
  friend:
    '“Ahoy!” shouted {S+} from the mast. “I’m a pirate! I’ve got a hat, a plank and half a map. I only need a crew.” So {L} climbed aboard, and the ship set sail.',
  problem:
    'The map showed three small islands and a cross. “Treasure!” cried the pirate. But at the first big wave {S} {slip}, and the map went over the side. A fish took it away.',
  tries: [
    '“A pirate follows the nose,” said {S}, and steered straight for the smell of {treat}. It was somebody’s picnic on the shore. They were quite nice about it, but a picnic is not a treasure.',
    '“{Voice}!” {S} shouted at a bigger pirate ship, to ask the way. The bigger pirates laughed so much at such a pirate that they threw old potatoes. {L} caught eleven of them.',
    '{S} made a pirate face at the sea, to frighten it. The sea made a wave.',
  ],
  tip: '“You’re looking for it like any other pirate,” said {G+}. “They’ve all been here, and they’ve all dug under the palms. Where would {a} hide something? Look there.”',
  turn: '{S} thought so hard that the pirate hat moved. “I’d hide it where it’s like home,” said {S}. “{Lair}.” And the smallest of the islands had a place just like that! “Hard to port!” shouted {L}.',
  done: 'They dug, and there it was: a chest! It must have belonged to a pirate just like {S}. There was a golden hat inside, in exactly the right size, and {treat}, in a tin with a crown on it.',
  again:
    'The ship is back on the pond. There’s {a} in a golden hat on its flag now, and when it sails by, the ducks salute.',
  setting: { home: 'meadow', main: 'ship' },
};
