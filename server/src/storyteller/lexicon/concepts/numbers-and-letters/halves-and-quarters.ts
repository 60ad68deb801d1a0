import type { StorySourceInput } from '../../story-source.ts';

/** Stories about halves and quarters. */
export const halvesAndQuarters: StorySourceInput = {
  id: 'halves-and-quarters',
  words: [
    'quarter of an apple',
    'half/halves quarter',
    'halves',
    'halves and quarters',
    'half and half',
    'half and quarter',
    'fraction',
    'fractions',
    'cut/cutting in half',
    'equal parts',
  ],
  situations: ['learn', 'cannot', 'quarrel', 'make'],
  topic: 'halves and quarters',
  thing: 'the pizza',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-bigger-half',
      titles: ['The Bigger Half', '{L} and the Four Quarters', 'Fair and Square'],
      goal: 'share the pizza equally',
      trouble: 'the pieces were never equal',
      solved: 'the pieces were all the same',
      opener:
        'There was a round pizza, and it had just come out of the oven. {L+} was allowed to cut it. “Half each,” {L} said. That sounded easy.',
      friend:
        '{F+} sat down with a plate. {L} cut. Now there were two pieces, a large one and a small one. “You can have the small half,” said {L}.',
      problem:
        '“That isn’t a half,” said {F}. “Yes, it is. There are two.” “But one of them is bigger!” They looked at the pizza from all sides. It was not fair, whoever got which piece. And then the doorbell rang. It was two more hungry people.',
      tries: [
        '{L} bit a piece off the bigger one, to make them equal. Now the other one was bigger. {L} bit that. Soon there would be nothing left to share.',
        'They cut it into slices, some wide, some narrow. Each of them got three. But {F} had three narrow ones.',
        '{L} measured with a spoon. The pizza was round and the spoon was not.',
      ],
      tip: '“Two pieces aren’t always halves,” said {G+}. “Halves are the same. Fold a round piece of paper, so that the edges meet. Where’s the line? And here’s an old trick: one of you cuts, the other one chooses.”',
      low: 'The cheese was growing cold. Everybody was hungry, and everyone was looking at everyone else’s plate.',
      turn: 'There was a second pizza in the oven. {L} folded a round paper, edge to edge, and laid it on top. The line ran right through the middle. {L} cut along there: two halves! And again: four quarters. “You choose first,” said {L}, “because I cut.”',
      done: '{F} looked and looked, and could not find a bigger one. They laid the quarters on top of each other. They were the same! Everybody got one, and nobody looked at anyone else’s plate, because their mouths were full.',
      again:
        'Two quarters make a half, {L} noticed, when there were two left. And half a pizza is just right for breakfast.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} folded a round paper and cut along the fold: two halves, four quarters. {F} could not find a bigger one. The four of them held their plates side by side, and nobody looked at anyone else’s, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} folded a round paper and cut along the fold: two halves, four quarters. “You choose first, because I cut.” {F} measured with one thumb and could not find a bigger one. “Ours are the same,” said {F}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} folded a round paper and cut along the fold: two halves, four quarters. {F} could not find a bigger one. When only the round paper was left, there was half a yawn here and half a yawn there, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} folded a round paper, edge to edge, and cut along the fold: two halves, four quarters. {F} chose first, looked and looked, and could not find a bigger one, and {told}.',
        },
      ],
      helper: { name: 'Signora Basil', creature: 'goose' },
      art: {
        'come out of the oven': 'kitchen: L hold pizza happy; oven',
        'sat down with a plate': 'kitchen: F sit happy plate at table; L offer pizza happy',
        'That isn’t a half': 'kitchen: F point angry; L look worried; pizza, table',
        'bit a piece off': 'kitchen: L eat pizza worried; F look angry',
        'some wide, some narrow': 'kitchen: L look worried; F arms-crossed angry; many pizza',
        'measured with a spoon': 'kitchen: L hold spoon worried; pizza',
        'one of you cuts': 'kitchen: G hold paper calm; L listen curious; pizza',
        'cheese was growing cold': 'kitchen: L look sad; F look sad; people, pizza',
        'folded a round paper': 'kitchen: L fold happy; F look curious; pizza',
        'find a bigger one': 'kitchen: L eat pizza happy at table; F eat pizza happy at table; people',
        'laid the quarters on top': 'kitchen: L eat pizza happy at table; F eat pizza happy at table; people',
        'just right for breakfast': 'kitchen, morning: L eat pizza happy at table; two pizza',
      },
    },
  ],
};
