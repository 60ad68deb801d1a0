import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `up-is-easier` of the frame `somebody-does`, for its class of verbs. */
export const upIsEasier: StoryPlotInput = {
  id: 'up-is-easier',
  verbs: ['climb'],
  titles: ['Up Went {S}', 'Don’t Look Down, {S!}', 'How Does One Get Down?'],
  goal: 'get {S} down again',
  trouble: '{S} was up there and did not dare to come down',
  solved: '{S} had both feet on the ground',
  opener:
    '“Don’t look up,” said the neighbour, and so of course {L+} looked up. Somebody was up there who belonged down here.',
  friend:
    'It was {S+}! {^S} {did}, just like that, before anyone could say no. “I can see the sea from here!” called {S}. And then, rather more quietly, “How do you get down?”',
  problem:
    'Up had been easy: you look at where you want to go. Down was different. Whenever {S} put out a foot, there was nothing under it but air. “I’ll stay here,” said {S}. “I’ll live here now.” But it was windy, and there was no supper.',
  tries: [
    'They held out a blanket. “Jump!” {S} looked at the blanket. From up there it was the size of a stamp.',
    '{L} brought a ladder and climbed up to help. Half-way {L} looked down, and held on, and now there were two to be fetched.',
    'They put something good to eat at the bottom, where you could smell it. {S} smelled it, and sighed, and held on tighter.',
  ],
  tip: '“On the way up you look ahead,” said {G+}. “On the way down you look the wrong way. Turn round. Go backwards, as you get out of bed. And somebody below says where the next foot goes.”',
  turn: '“Turn round, {S!},” called {L}. “Tummy to the front. Now the left foot: lower, lower, there!” {S} did not look down once, and only listened. “And now the right one. A bit more. There!”',
  done: 'Foot by foot {S} came down, backwards, past a spider, a nest and a long-lost ball. And then there was no lower any more, there was only grass. “You did it!” said {L}. “I only listened,” said {S}.',
  again:
    '{S} still goes up there. You can see the sea, after all. And coming down is quite easy: it’s like getting out of bed.',
};
