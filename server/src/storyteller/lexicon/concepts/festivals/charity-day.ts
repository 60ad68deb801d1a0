import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a day on which a school collects money for others. */
export const charityDay: StorySourceInput = {
  id: 'charity-day',
  words: [
    'charity',
    'charity day',
    'charity run',
    'fundraiser',
    'fundraising',
    'fun run',
    'sponsored walk/run/swim',
    'children in need',
    'red nose day',
    'comic relief',
    'raise/raising money',
    'collect/collecting money for',
    'donate',
    'donation',
    'donating',
    'giving to charity',
    'food drive',
    'help/helping the poor/needy',
  ],
  situations: ['make', 'learn', 'wants', 'deed', 'value', 'question', 'visit'],
  topic: 'collecting money for others',
  thing: 'the tin',
  home: 'school',
  main: 'village',
  plots: [
    {
      id: 'round-and-round',
      titles: ['Round and Round for a Roof', '{L} Runs a Little Further', 'Twenty-Six Rounds'],
      goal: 'collect enough money for a new roof',
      trouble: 'the tin was nearly empty',
      solved: 'there was enough in the tin',
      opener:
        'The storm had taken the roof off the animal shelter. So the whole school was running for it: for every round of the field somebody gave a coin. {L+} had a number on the front, and a tin.',
      friend:
        '{F+} tied both shoes with a double knot. “How many rounds can you do?” asked {F}. “Lots,” said {L}. They set off with all the others.',
      problem:
        'After the first round {L} had a stitch. After the second {L} was last. The big ones had done eight by then. In {L’s} tin were two coins, and they rattled so much that it was embarrassing. “I’m no help to anybody,” said {L}.',
      tries: [
        '{L} ran as fast as the big ones. It worked as far as the goalpost.',
        '{L} stopped and asked people for money instead. “What for?” they asked. “You’ve got to do something for it.”',
        '{F} pushed from behind. Then two of them had a stitch.',
      ],
      tip: '“I’m not fast, either,” said {G+}, who was going round the field with a stick. “I’ve done eleven rounds. Nobody says you have to run. And do you know what makes somebody give a coin? If they can see that you don’t stop.”',
      low: '{L} looked at the tin. Two coins, that was one screw for the roof, perhaps. But two dogs and a one-eyed cat were waiting under a sheet of plastic.',
      turn: '“Then I’ll walk,” said {L}. {L} walked, slowly and steadily, past those who were lying in the grass and panting. Five rounds. Nine. {L} sang, so that it would not be boring. At the twelfth round people began to count along. At the fifteenth they came with coins.',
      done: 'The big ones had long finished. {L} was still walking, and {F} with {L}, and more and more of the others behind them. “Twenty-five,” they all shouted, “twenty-six!” Then the tin was full. They counted it three times. It was enough for the whole roof.',
      again:
        'The one-eyed cat lies dry in its basket now. On the roof beam, in very small letters, it says “Twenty-six”.',
      helper: { name: 'Mr Steady', creature: 'grandpa' },
    },
  ],
};
