import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `who-needs-it-most` of the frame `somebody-does`, for its class of verbs. */
export const whoNeedsItMost: StoryPlotInput = {
  id: 'who-needs-it-most',
  verbs: ['give'],
  item: 'a present',
  titles: ['For You, Said {S}', '{S} Gives It All Away', 'The Right Doorstep'],
  goal: 'find out who really needed {goods}',
  trouble: 'nobody was glad of {goods}',
  solved: '{goods} {were} where somebody needed {them}',
  opener:
    'There was something on the doorstep again. It had not been there last night. {L+} nearly fell over it, and then over the one who had put it there.',
  friend:
    '“For you!” said {S+}, and beamed. It was just as they said in the village: {S} {did}, day after day, whether anyone needed it or not. “I like the face that people make,” said {S}.',
  problem:
    'But people had begun to make other faces. What was the fish to do with {some_goods}? Or the baby, or the postman, who had so much to carry already? “Thanks,” they said, and put {them} behind the door. And {S} had hardly anything left.',
  tries: [
    '{S} wrapped {goods} in silver paper, with a bow. People kept the bow.',
    '{S} gave {them} to whoever came past first. It was a goat, and it only wanted the string.',
    '{L} put up a sign: “Free!” Now they came from everywhere and took as much as they could carry, and nobody made any face at all.',
  ],
  tip: '“You look at what you have,” said {G+}. “Look at the others first. Giving begins with the eyes. Who’s been without {some_goods} the longest?”',
  turn: 'So they went from window to window, and only looked. Here was enough of everything. Here too. But in the last house somebody sat beside an empty place, and it was just the right size for {some_goods}. “Oh,” said {S} softly. “There.”',
  done: '{S} put {goods} on the step, rang, and hid behind the hedge with {L}. The door opened. First there was nothing. Then there was a face, and it was the best one that {S} had ever seen.',
  again: '{S} still likes to give. But first {S} looks, for a long time, and then it’s nearly always right.',
};
