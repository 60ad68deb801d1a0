import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a work that is spoiled. */
export const somethingRuined: StorySourceInput = {
  id: 'something-ruined',
  words: [
    'drawing/picture/painting/work/castle/sandcastle/tower/model got/get/is/was/gets ruined/spoiled/spoilt/destroyed/wrecked',
    'ruined/spoiled/spoilt drawing/picture/painting/work',
    'tower fall/fell/falls down/over',
    'sandcastle fall/fell/washed',
    'wave sandcastle',
    'knock/knocked over my tower',
    'mess/messed up my drawing/picture',
    'smudge/smudged',
    'ripped/torn/tore my drawing/picture/painting',
    'spilled/spilt on my drawing/picture',
    'juice on my drawing/picture',
    'my tower fell down',
  ],
  situations: [
    'broken',
    'damage',
    'own-damage',
    'deed',
    'learn',
    'question',
    'trait',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'a picture that is spoiled',
  thing: 'the big picture',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'the-blue-lake',
      titles: ['The Blue Lake', 'A Blot in the Middle', '{L}’s Ruined Picture'],
      goal: 'save the picture',
      trouble: 'there was a blot in the middle of the picture',
      solved: 'the picture was better than before',
      opener:
        '{L+} had been drawing since breakfast: the whole farm, with each hen by itself, and every spot on the cow. Only the sky was missing. {L} dipped the brush in the blue, and the glass of water tipped over.',
      friend: '{F+} came running, because of the scream. “Oh,” said {F}. There was nothing else to say.',
      problem:
        'Right in the middle of the farm lay a big blue blot. It spread out slowly, over the yard and over nine hens. {L} wanted to wipe it up, and then it was a smear. Three hours! {L} picked up the paper to tear it to pieces.',
      tries: [
        '“Wait,” said {F}, and dabbed at it with a sleeve. Now the sleeve was blue, and there was a hole where the cow had been.',
        '{L} painted white over it. White and blue is light blue. The blot was still there, and was looking cheerful.',
        '{L} began all over again on a new sheet. But the hens would not come out as they had been, and after the second {L} put the pencil down.',
      ],
      tip: '“I make pots,” said {G+} at the door. “One in three comes out different from what I had planned. Then I put it on the shelf, and don’t look at it until I’ve had my tea. You mustn’t ask what it was going to be. Ask what it is now.”',
      low: 'So the sheet was hung over the chair to dry, and they drank something warm. {L} did not look. It was quite hard not to look.',
      turn: 'When {L} turned round, the blot was dry. It had a bay on the left and a narrow end on the right. “That isn’t a blot,” said {L} slowly. “That’s a lake. The farm is by a lake!” And {L} reached for the pencil.',
      done: 'The hens turned into ducks. The hole became a boathouse, with a door that opened. {F} did the reeds. And the cow stood up to its tummy in the water, which was just what it had always wanted. “If it hadn’t tipped over,” said {F}, “nobody could have a swim.”',
      again:
        'The picture hangs in the hall. Nobody knows which part was the accident, and {L} isn’t telling.',
      helper: { name: 'Mrs Glaze', creature: 'beaver' },
    },
  ],
};
