import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `grumpy` of the frame `somebody-is`, for themes with its words. */
export const grumpy: StoryPlotInput = {
  id: 'grumpy',
  words: ['grumpy', 'cross', 'angry', 'bad mood', 'moody', 'mean', 'grouchy', 'rude', 'nasty'],
  titles: ['{S} in a Bad Mood', 'Grr, Said {S}', 'Leave Me Alone!'],
  goal: 'find out what {S} was {quality} about',
  trouble: '{S} was as {quality} as before',
  solved: '{S} could laugh again',
  opener:
    'On the door hung a sign: “Go away.” Underneath it said, in smaller letters, “And don’t knock.” {L+} read it twice, and knocked.',
  friend:
    '“Can’t you read?” shouted {S+}. “I’m {quality}! And I want to be!” The door banged shut. It banged on the corner of a jacket, and the jacket was {L’s}, so {L} could not leave.',
  problem:
    '{S} was {quality} with the sun, because it shone, and with the rain. The milk turned sour when {S} looked at it. Nobody came by any more. “Just as I wanted,” said {S}, and looked out of the window.',
  tries: [
    '{L} made a funny face. {S} made one as well. It was much worse than {L’s}.',
    'They left a bunch of flowers on the step. It came back through the letter box, flower by flower.',
    '“Smile!” said {F}. {S} showed all {S.their~the} teeth. It was not a smile.',
  ],
  tip: '“Grumpy is what one wears on top,” said {G+}, “like a coat. Something hurts underneath. Don’t pull at the coat. Sit down in front of the door and talk about something that hurts you.”',
  turn: '{L} sat down on the step. “My toe hurts,” said {L}, to nobody in particular. “And yesterday nobody saved me a seat.” It was quiet. Then there was a voice, behind the keyhole. “Nobody came to my birthday,” it said.',
  done: 'The door opened a crack. “When was that?” asked {L}. “On Tuesday,” said {S}. They fetched a candle, and put it in {bite}, and sang as loudly as they could. There was a twitch at the corner of {S’s} mouth, and then on the other side.',
  again:
    'There’s a new sign on the door: “Come in. (Not on Mondays.)” On Mondays {S} wears the coat, for old times’ sake.',
};
