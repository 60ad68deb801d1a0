import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `too-bright` of the frame `somebody-is`, for themes with its words. */
export const tooBright: StoryPlotInput = {
  id: 'too-bright',
  words: ['too bright', 'bright', 'too hot', 'too light', 'too shiny', 'dazzle'],
  titles: ['{S} Is Too Bright', 'Turn Down {S}!', 'Good Night, {S}'],
  goal: 'dim {S} a little',
  trouble: '{S} was {quality}, and nobody could sleep',
  solved: '{S} knew when to shine and when to hide a bit',
  opener:
    'It was the middle of the night, and {L+} could count the hairs on the blanket. It came in through the curtain, it came in under the door. Who had left the light on?',
  friend:
    'It was {S}! “Could you shine a little less?” called {L} out of the window. “I thought you liked it,” said {S+}, “so I’m giving all I’ve got.” {S} looked hurt, and shone even more.',
  problem:
    'Nobody slept. The cock crowed every half hour. The owls wore hats pulled down over their eyes. “It’s {quality},” everybody groaned. But you can’t just turn off {S}.',
  tries: [
    'They hung up all the blankets. It was dark now, and so stuffy that everyone took them down again, to breathe.',
    'Everybody put on sunglasses in bed. They dreamed in brown.',
    '{F} wanted to throw a tablecloth over {S}. It went up quite a way, and came down on {F}.',
  ],
  tip: '“{^S} does it to be seen,” said {G+}. “Whoever shines that hard thinks that nobody would look otherwise. Tell {S} what you can see only when it’s a little darker.”',
  turn: '{L} climbed on the roof. “Do you know what we never see, when you’re so bright?” asked {L}. “The glow-worms. And the little stars, right behind you.” {S} turned round. “I’ve got neighbours?” asked {S}.',
  done: 'And {S} pulled a cloud up to the nose, like a blanket. It grew dim, and then dark, and there they all were: a hundred thousand little lights. “Ooh,” said everybody, and {S} said it loudest. Then they slept.',
  again:
    'Some nights {S} is all there, some nights a half, and on some only a thin slice. That is for the neighbours.',
};
