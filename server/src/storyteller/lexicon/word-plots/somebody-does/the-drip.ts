import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-drip` of the frame `somebody-does`, for its class of verbs. */
export const theDrip: StoryPlotInput = {
  id: 'the-drip',
  verbs: ['watch'],
  titles: ['{S} Notices Everything', 'The Drip', 'Ssh, Said {S}'],
  goal: 'find out what had changed',
  trouble: 'nobody believed what {S} had noticed',
  solved: 'they had found it in time',
  opener:
    'Somebody sat on the wall from morning till night and did nothing. So people said. {L+} wasn’t sure about that, and climbed up too.',
  friend:
    'It was {S+}, and that wasn’t nothing at all. {^S} {did}, quite still, hour after hour. “Ssh,” said {S}. “There it is again. Don’t you notice anything?” {L} noticed the wind, and a bee.',
  problem:
    '“Something isn’t as it was yesterday,” said {S}. But when {S} told the others, they had no time. They looked up once, quickly, and there was nothing. “You can’t {do} all day,” they said. “Do something useful.”',
  tries: [
    '{L} tried it as well, just like {S}. After one minute {L’s} foot itched, and after two it was over.',
    'They wrote down all that there was. “Wind,” said the list, forty times.',
    '{S} rang the bell, to warn everyone. “What’s the matter?” they asked. “I don’t know yet,” said {S}. They went home, and were cross.',
  ],
  tip: '“Most people look for something big,” said {G+}. “{S} knows the small things by heart. So ask this: what was there yesterday, and isn’t there today?”',
  turn: '{S} shut both eyes. “The drip,” said {S} then. “Behind the mill, in the wall of the pond, it goes drip. It’s always gone drip. Today it goes trickle.” They ran there. And behind the ferns was a crack, as thin as a hair.',
  done: '“Everyone come here!” called {L}. They came with clay and stones. In the evening the crack was shut, and not one kitchen had got wet. “How did you know?” they asked. And {S} {did}, and smiled: drip. Drip. Drip.',
  again:
    'There’s a second cushion on the wall now, and a third. Some days it’s quite full up there, and very quiet.',
};
