import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `it-tickles` of the frame `somebody-does`, for themes with its words. */
export const itTickles: StoryPlotInput = {
  id: 'it-tickles',
  words: [
    'tell secret',
    'tell everything',
    'gossip',
    'not keep a secret',
    'cannot keep a secret',
    'tell everyone',
  ],
  titles: ['{S} and the Secret', 'It Tickles', 'Don’t Say It, {S!}'],
  goal: 'help {S} to hold on to the surprise',
  trouble: '{S} could not keep anything in',
  solved: 'the surprise was still a surprise',
  opener:
    'By noon everyone knew that {L+} slept with a night light. By one they knew what was in the mayor’s blue tin. Somebody here could not keep a thing in.',
  friend:
    '“It just slipped out,” said {S+}. {^S} {did}, to the left and to the right, and went red each time. “When I know something, it tickles. Then I open my mouth for air, and it’s out.”',
  problem:
    'So when {S} came, they all stopped talking and looked at the sky. And now the worst had happened: {S} had heard by accident of the surprise for the baker’s birthday. It was on Saturday. Today was Tuesday, and it tickled already.',
  tries: [
    'They put a plaster on it. {S} hummed it instead, and everyone understood it.',
    '{S} whispered it into a hole in the ground. A mole lived there, and moles have a lot of relatives.',
    '{S} ran away with it, out into the field, as far as possible. There stood the baker, picking poppies.',
  ],
  tip: '“It’s too heavy for one,” said {G+}. “A happy surprise wants to be carried by two. Somebody who knows it already can hear it a hundred times, and nothing gets out.”',
  turn: '“I know about it too,” said {L}. “So tell me. As often as you like.” {S} told it, with big eyes. It felt good. An hour later {S} told it again. On Thursday {S} told it nineteen times, and on Friday only eleven.',
  done: 'On Saturday the baker opened the door, and there they all were, with a cake as big as a cartwheel. “Oh!” said the baker, and sat down on the step. “And nobody said a word!” {S} stood beside {L} and beamed. It did not tickle at all any more.',
  again:
    'Now they bring {S} their happy surprises on purpose. There’s only one condition: {L} must know about it too.',
};
