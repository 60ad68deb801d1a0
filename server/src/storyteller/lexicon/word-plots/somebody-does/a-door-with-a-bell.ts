import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-door-with-a-bell` of the frame `somebody-does`, for its class of verbs. */
export const aDoorWithABell: StoryPlotInput = {
  id: 'a-door-with-a-bell',
  verbs: ['live'],
  titles: ['{S} Has Moved In', 'A Door with a Bell', 'Who Lives There?'],
  goal: 'make sure that {S} could stay',
  trouble: '{S} was not allowed to stay',
  solved: '{S} was allowed to stay',
  opener:
    'There was a light where there’s no lamp. It smelled of toast, too. {L+} put one eye to the crack, and looked into somebody’s kitchen.',
  friend:
    'There was a table in there, a bed, and a picture on the wall. And there was {S+}. So it was true: {S} {did}, and had done so all winter. “Come in,” said {S}. “Mind your head.”',
  problem:
    '“Nobody can {do},” said a loud voice outside. “On Monday the builders are coming.” {S} looked at the bed and at the picture. “But I’ve only just got it straight,” said {S}.',
  tries: [
    'They looked for another home. The shed was too windy, the tower was too noisy, and into the old bath it rained.',
    '{S} wanted to pay rent: three nuts a week. Nobody knew where to put them.',
    '{L} hung up a sign: “Beware!” Now people came to see of what.',
  ],
  tip: '“They only see that somebody is there,” said {G+}. “They don’t see what’s good about it. What has been different here since {S} came?”',
  turn: '{L} went round with a pencil and asked. The draught was gone. Nobody had lost a button for weeks: in the morning they lay on the lowest step. And the baby slept, because something hummed at night. {L} wrote it all down.',
  done: '“Was that you?” they asked. {S} nodded. For a while it was quiet. “Then on Monday the builders can put in a door,” said the loud voice, not so loud, “with a bell.” And so {S} {did}, and now with an address.',
  again:
    'In the morning there’s a button on the lowest step. In the evening there’s a bit of cake by the little door.',
};
