import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `shows-it-to-everyone` of the frame `somebody-does`, for themes with its words. */
export const showsItToEveryone: StoryPlotInput = {
  id: 'shows-it-to-everyone',
  words: [
    'juggle',
    'skate',
    'ski',
    'surf',
    'act',
    'rap',
    'do magic',
    'do cartwheel',
    'do trick',
    'balance',
    'drum',
    'yodel',
    'skateboard',
  ],
  titles: ['{S} Comes On Stage', 'Bravo, {S!}!', '{L} and {S}'],
  goal: 'help {S} to {do} in front of everyone',
  trouble: '{S} only dared to {do} when nobody looked',
  solved: 'everyone had seen how {S} {did}',
  opener:
    'Behind the big shed, where nobody ever goes, something was going on. {L+} put one eye to the gap between two boards. There was somebody back there {doing}, and it was wonderful to see.',
  friend:
    'It was {S+}! Then the gate creaked, and all was over. “You didn’t see that,” said {S}. “Nobody like me can {do}. That’s what they all say.” “You can,” said {L}. “Better than anyone.”',
  problem:
    'On Saturday there was a show, and {L} had put {S} on the list. But as soon as one single snail looked on, everything went wrong. {S} tried to {do}, and dropped what could be dropped, and fell over the rest. “You see?” said {S}.',
  tries: [
    '{S} tried it with a bag over {S.their~their} head. Now {S} could see nobody. {S} could not see the wall either.',
    '“Think that they’re all cabbages,” said {F}. {S} thought so. Then one of the cabbages coughed.',
    'They practised it a hundred times, until {S} could {do} in {S.their~their} sleep. But the show was not at night.',
  ],
  tip: '“You’re thinking of the ones who look,” said {G+}. “Think of one who’d like to learn it. Somebody who shows another how to do it has no time to be afraid.”',
  turn: 'So on Saturday {L} went on to the stage, too. “I can’t {do} at all,” said {L}, very loudly. “Who’ll show me?” {L} tried it, and it was a disaster. “No, not like that,” called {S}. “Like this. Look!”',
  done: 'And there {S} stood, in the middle of the light, and {did}. First slowly, for {L}. And then faster, and higher, and with a twist at the end. It was so quiet that you could hear the moths. Then they jumped up from their seats, all of them.',
  again: 'There’s a class on Wednesdays, behind the shed. {S} is the teacher. “Like this,” says {S}. “Look!”',
};
