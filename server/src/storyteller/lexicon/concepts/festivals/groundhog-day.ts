import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Groundhog Day. */
export const groundhogDay: StorySourceInput = {
  id: 'groundhog-day',
  words: ['groundhog', 'groundhog day', 'woodchuck', 'punxsutawney', 'candlemas'],
  situations: ['visit', 'learn', 'question', 'wants', 'deed', 'being-and-thing'],
  topic: 'Groundhog Day',
  thing: 'the burrow',
  creature: 'groundhog',
  home: 'village',
  main: 'meadow',
  weather: 'snow',
  plots: [
    {
      id: 'the-shadow',
      titles: ['{L} and the Groundhog', 'Six More Weeks?', 'Nobody Look Round!'],
      goal: 'find out when spring would come',
      trouble: 'the groundhog would not come out',
      solved: 'the groundhog had told them about spring',
      opener:
        'On the second of February everybody stands round a hole in the meadow and waits for the groundhog. If it sees its shadow, people say, winter will last for six more weeks. {L+} was standing in front.',
      friend:
        'Deep in the hole something yawned. It was {S+}. “Go away,” said {S}. “There are cameras out there. I can hear them.”',
      problem:
        'The mayor had a top hat and a speech. The band had cold fingers. Everyone waited. But {S} did not come. “They all shout when I come out,” said {S} to {L}, who was lying at the edge of the hole. “And they always blame me for the weather.”',
      tries: [
        'The mayor read out the speech. It was long. {S} fell asleep again.',
        'Somebody pushed a carrot into the hole. The carrot went in. Nothing came out.',
        'The band played a march. A bit of earth fell into {S’s} bed.',
      ],
      tip: '“I wouldn’t come out, either,” said {G+}, who looked after the meadow in all weathers. “Four hundred people, and every one of them wants something. Whoever lives under the snow needs it quiet. Maybe you should ask what {S} has noticed, and not what {S} is supposed to show.”',
      low: '{L} lay on the cold snow and listened. It was warm down there, and smelled of hay.',
      turn: '{L} got up and turned to the people. “Everybody turn round, please,” said {L}, “and be quiet. Nobody look!” Four hundred people turned round. Even the mayor did. Then {L} knelt down and asked, very softly, “What’s it like under the ground? Has anything started?”',
      done: '{S} came out, blinked, and sniffed. “The worms have come up a bit,” said {S}. “It’ll take a while, but it’s begun.” They sat in the snow side by side, and both had a shadow. “Spring’s begun underneath!” called {L}, and everybody cheered.',
      again: 'Six weeks later the meadow was green. The groundhog had been right, and nobody blamed anybody.',
      helper: { name: 'Ranger Fern', creature: 'woman' },
    },
  ],
};
