import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the Romans and the Greeks. */
export const ancientRomeAndGreece: StorySourceInput = {
  id: 'ancient-rome-and-greece',
  words: [
    'ancient greece/rome/greek/roman',
    'romans',
    'roman soldier',
    'ancient greeks',
    'roman road',
    'greek myth/myths',
    'olympic game/games',
    'the romans',
    'gladiator',
    'roman times',
  ],
  situations: ['thing-pair', 'being-and-thing', 'learn', 'question', 'visit'],
  topic: 'the Romans and the Greeks',
  thing: 'the water pipe',
  home: 'village',
  main: 'city',
  plots: [
    {
      id: 'the-water-bridge',
      words: [
        'ancient rome/roman',
        'romans',
        'roman soldier',
        'roman road',
        'the romans',
        'gladiator',
        'roman times',
      ],
      titles: ['{L} and the Roman Water Bridge', 'Downhill All the Way', 'How the Water Came to Town'],
      goal: 'bring the water to the Roman town',
      trouble: 'there was no water left in the town',
      solved: 'the fountain in the Roman town was running',
      opener:
        'Two thousand years ago, when the Romans built roads and baths, {L+} lived in a small Roman town. In the middle of the square stood a fountain with a stone lion. Everybody fetched their water there.',
      problem:
        'But the summer was hot, and the spring had dried up. The lion’s mouth was empty. Up in the hills there was plenty of water, a whole clear lake. But it was a day’s walk away, and in between there was a valley.',
      tries: [
        'They carried it in jars. It took all day, and by evening there was enough for soup, and none for washing.',
        'They dug a ditch from the lake. The water ran down into the valley and stayed there. It wouldn’t go up again on the other side.',
        'They made the ditch steeper. The water came so fast that it washed the ditch away.',
      ],
      tip: '“Water’s like a cart,” said {G+}, the builder. “It rolls by itself, if it always goes down a little. Just a little, the width of a finger for every ten steps. Where the ground keeps to that, you lay it on the ground. And where the ground drops away?”',
      turn: '“Then you hold it up,” said {L}, “like a table!” They built stone arches right across the valley, and on top of them a narrow channel. {L} walked along it and measured: a finger’s width down, every ten steps.',
      done: 'Then they opened the sluice at the lake. The water set off, over the hill, over the arches, at a walking pace. {L} ran along beside it. In the square the lion gurgled, and coughed up some dust. And then there was water, cold and clear, for everyone.',
      again:
        'Some of these bridges are still standing today. They’re called aqueducts. Water could run over them even now.',
      helper: { name: 'Master Marcus', creature: 'man' },
    },
    {
      id: 'the-last-runner',
      words: ['ancient greece/greek', 'ancient greeks', 'greek myth/myths', 'olympic game/games'],
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
      helper: { name: 'Old Nikos', creature: 'man' },
    },
  ],
};
