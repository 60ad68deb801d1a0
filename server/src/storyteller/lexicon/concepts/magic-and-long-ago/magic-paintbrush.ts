import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the magic brush. */
export const magicPaintbrush: StorySourceInput = {
  id: 'magic-paintbrush',
  words: [
    'magic paintbrush/brush/pencil/pen/crayon/chalk',
    'magic drawing',
    'drawing come alive',
    'pencil draw by itself',
    'paintbrush magic',
  ],
  situations: ['has', 'ability', 'deed'],
  topic: 'the magic brush',
  thing: 'the magic brush',
  main: 'village',
  plots: [
    {
      id: 'it-comes-off-the-paper',
      titles: ['{L} and the Magic Brush', 'It Came Off the Paper', 'Careful What You Paint'],
      goal: 'put right what the brush had painted',
      trouble: 'everything that was painted came alive',
      solved: 'the painted things had found their places',
      object: 'paintbrush',
      opener:
        'It was an ordinary paintbrush, with three hairs missing. {L+} painted a fly with it. The fly sat there, cleaned its legs, and flew off the paper.',
      friend:
        '“Do that again,” said {F+}. {L} took the paintbrush and painted a bun. They ate it. It tasted a little of blue.',
      problem:
        'Then {L} painted a lion. That was a mistake. It climbed down from the paper and wanted a bun as well, and then the dog. And because {L} had been in a hurry, it had only three legs, and was in a bad temper.',
      tries: [
        '{L} painted a cage, quickly. But the bars were crooked. The lion walked out between them.',
        'They wanted to wash it off, with a wet sponge. The lion liked that. It purred and got a bit paler, and bigger.',
        '{F} painted a second lion, so that the first one would have company. Now there were two, and one of them had five legs.',
      ],
      tip: '“The brush does exactly what you paint,” said {G+}, “not what you mean. Don’t paint against it. Look at the lion. What did you leave out?”',
      turn: 'The leg! {L} took a deep breath, went up to the lion and painted, slowly and properly, a fourth leg, with all its claws. The lion stood on it. It was surprised. Then {L} painted what every lion wants: a hill, some shade, and a long, yellow afternoon.',
      done: 'The lion yawned, walked into the picture and lay down under the tree. The other one went after it, and lent it a leg. {L} painted a gold frame round it all. It was quiet now. Only the tip of one tail still twitched.',
      again:
        'The brush lies in a drawer, and gets used on birthdays. Before each line {L} thinks. Three hairs are still missing.',
    },
  ],
};
