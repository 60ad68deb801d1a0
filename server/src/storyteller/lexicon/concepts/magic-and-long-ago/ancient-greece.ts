import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the first Olympic Games. */
export const ancientGreece: StorySourceInput = {
  id: 'ancient-greece',
  words: [
    'ancient greece/greek',
    'ancient greeks',
    'greek myth/myths',
    'greek god/gods',
    'olympic game/games',

    'first olympics',
  ],
  situations: ['thing-pair', 'being-and-thing', 'learn', 'question', 'visit'],
  topic: 'the first Olympic Games',
  thing: 'the race',
  home: 'village',
  main: 'city',
  plots: [
    {
      id: 'the-last-runner',
      titles: ['{L} at the First Olympic Games', 'The Wreath of Olive Leaves', 'Who Won?'],
      goal: 'get to the end of the great race',
      trouble: 'the one in front had fallen',
      solved: 'they had both got to the end of the race',
      opener:
        'Two and a half thousand years ago, in ancient Greece, there were games every four years, in honour of the gods. Nobody could win any money there. The first one home was given a wreath of olive leaves. {L+} had trained all winter.',
      problem:
        'The trumpet sounded. They ran barefoot through the dust. {L} was in second place, close behind the fastest of them all. Then the one in front stumbled and fell, and lay there holding one knee. The line was quite near. And the others were coming up behind.',
      tries: [
        '{L} shouted, “Get up!” and ran on the spot. That helped nobody.',
        '{L} looked for a judge. The judges were sitting at the end of the track, in the shade.',
        '{L} ran three steps further towards the line. With every step it felt less like winning.',
      ],
      tip: '“I’ve got four of those wreaths at home,” somebody had told {L} that morning. It was {G+}, the old champion. “They dry up, you know. After a year they’re brown and fall to bits. What I still remember is who I ran with.”',
      turn: '{L} turned round. “Give me your arm,” said {L}, and pulled the other one up. They put their arms round each other’s shoulders, and ran on, on three legs. Two runners overtook them, and then three more. The people in the stands stood up.',
      done: 'They crossed the line last, both at the same time. First it was quiet, and then there was such cheering that the birds flew up from the temple roof. The winner came, took the wreath, broke it in two, and put half on each of their heads.',
      again:
        'The wreath dried up after a year. But on the road, when the two of them meet, they still fall into step.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'They crossed the line last, both at the same time, and the birds flew up from the cheering. The winner took the wreath and broke it in two, for both of them. Old Nikos opened the gate of the olive garden, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'They crossed the line last, both at the same time. First it was quiet, and then there was such cheering that the birds flew up. “That’s what I’d remember,” said {G}, and came down from the stands, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'They crossed the line last, both at the same time. The winner came, took the wreath, broke it in two, and put half on each of their heads. They still had their arms round each other’s shoulders, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'They crossed the line last, both at the same time, and such a cheering rose that the birds flew up. The winner broke the wreath in two for them. In the evening they limped down the road in step, and {told}.',
        },
        {
          asked: ['win/wreath/crown/medal/prize/champion', 'everyone/both/together/all win'],
          done: 'They crossed the line last, both at the same time. First it was quiet, and then the birds flew up from the temple roof, so loud was the cheering. The winner came up to them with the olive wreath, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'On three legs they came nearer, past the stands, where everybody had got up. “Left,” said {L}, “right, and left.” Three more runners overtook them. The white line lay in the dust in front of them, and {told}.',
        },
      ],
      helper: { name: 'Old Nikos', creature: 'man' },
      art: {
        'in honour of the gods': 'track: L look happy; statue, people',
        'had trained all winter': 'track: L point happy; F clap happy; wreath, people',
        'The trumpet sounded': 'track: L run brave; gentleman, horn',
        'stumbled and fell': 'track: L startle worried; gentleman, finish-line',
        'ran on the spot': 'track: L shout; gentleman',
        'looked for a judge': 'track: L think worried; bench, people',
        'three steps further': 'track: L run sad; finish-line, gentleman',
        'I’ve got four of those': 'village, morning: G show wreath; L look G curious',
        'Give me your arm': 'track: L give brave; gentleman',
        'on three legs. Two': 'track: L hug brave; gentleman, people',
        'The people in the stands': 'track: L walk brave; gentleman, people, finish-line',
        'broke it in two': 'track: L cheer proud wearing wreath; gentleman, people, finish-line',
        'still fall into step': 'village: L walk happy; gentleman, wreath',
      },
    },
  ],
};
