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
      outcomes: [
        {
          asked: ['stop/gone/away/go/quiet/breathe'],
          done: '“Ten more, please,” {L} had said, on the chair in the middle of the square. Nothing. “Not even a small one?” Not one. The whole street held its breath, and then it let it out again, and {told}.',
        },
        {
          asked: ['scare/boo/water/drink/sleep'],
          kinds: ['sleep'],
          done: '“Not even one?” asked {L}, on the chair in the middle of the square. Nothing at all. They had gone! A hat that had been hopping since noon lay down at last. It was very peaceful, and just then, from behind the chair, {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'gets', 'given-by', 'all-get', 'makes'],
          done: '“Not even one?” asked {L}. Nothing at all. The whole street had stood round the chair with their cups held high, so as not to spill. They could be put on one table now. There was even a dumpling left, for eating slowly, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'plays',
            'says',
            'says-words',
            'home',
            'way-home',
            'tells',
          ],
          done: '“Not even a small one?” asked {L}. Nothing. The whole street listened, with one foot in the air, from habit. And then it went “hic!”, but it came from {G}, and {told}.',
        },
      ],
      art: {
        'ate the last': 'kitchen: L eat happy pie',
        'That was all.': 'kitchen: L startle surprised; plate on table',
        'The milk flew over': 'kitchen: L jump worried; cat, cup, puddle',
        'a glass of water upside down': 'kitchen: L hold glass surprised; puddle',
        'jumped out from behind': 'hallway: F shout laughing; L startle; door',
        'breath, went red': 'kitchen: L stand worried; clock',
        'tries to chase them off': 'village: G say happy; L listen worried; jar',
        'and put a chair in the middle': 'village: L carry chair brave; people',
        'It was dead quiet': 'village: L sit curious on chair; people',
        'Not even one': 'village: L laugh; people, chair, hat',
        'held its breath, and then': 'village: L sit happy on chair; people',
        'one foot in the air': 'village: L sit laughing on chair; people',
        'in the house across the road': 'village, night: L carry chair happy; house, moon',
      },
    },
  ],
};
