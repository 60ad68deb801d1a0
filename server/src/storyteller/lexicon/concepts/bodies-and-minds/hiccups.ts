import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the hiccups. */
export const hiccups: StorySourceInput = {
  id: 'hiccups',
  words: ['hiccup', 'hiccups', 'hiccough', 'sneezing fit', 'cannot stop hiccup/hiccuping'],
  situations: ['trait', 'deed', 'wants', 'cannot', 'question', 'ability'],
  topic: 'the hiccups',
  thing: 'the hiccups',
  main: 'village',
  plots: [
    {
      id: 'hic-hooray',
      titles: ['Hic!', 'The Day of the Hiccups', '{L} Cannot Stop'],
      goal: 'get rid of the hiccups',
      trouble: 'the hiccups would not stop',
      solved: 'the hiccups were gone',
      opener:
        '{L+} ate the last [dumpling|jam tart] rather fast. It was then that it began. “Hic!” said {L}. That was all. “Hic!” It came back.',
      problem:
        '“Hic!” The milk flew over the table. “Hic!” The cat shot under the cupboard. By noon {L} hopped at every hic, and by tea-time the whole street hopped along with it.',
      tries: [
        '{L} drank a glass of water upside down. It went in at the mouth and out at the nose. “Hic!” said the puddle.',
        '{F} jumped out from behind the door and shouted, “Boo!” {L} got a terrible fright. And so did the hiccups. They came twice as fast.',
        '{L} held {L.their~the} breath, went red, went purple, and counted up to thirty-one. “Thirty-tw… hic!”',
      ],
      tip: '“Everybody tries to chase them off,” said {G+}. “I collect hiccups. They’re shy, really. They stop as soon as they’re asked to go on. Tell them that you’d like ten more.”',
      turn: '“Well then,” said {L}, and put a chair in the middle of the square, and sat down. “Ten more, please, as loud as you can. I’m ready.” Everybody waited. {L} waited as well. It was dead quiet.',
      done: 'Nothing. “Not even one?” asked {L}. “A small one?” Nothing at all. They had gone! The whole street breathed out. A hat that had been hopping since noon lay down at last.',
      again:
        'Late that evening there was a very soft sound in the house across the road. “Hic!” {L} knows what to do now, and went over with a chair.',
      helper: { name: 'Professor Hup', creature: 'frog' },
    },
  ],
};
