import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the school photo. */
export const schoolPhoto: StorySourceInput = {
  id: 'school-photo',
  words: [
    'school photo/photograph/picture',
    'school photo day',
    'photo day',
    'picture day',
    'class photo/photograph/picture',
    'have/having photo taken',
    'photographer at school',
    'smile for the photo/camera',
    'take/taking school photo',
  ],
  situations: ['reluctant', 'afraid', 'refuses', 'learn', 'cannot', 'visit'],
  topic: 'the school photo',
  thing: 'the camera',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'do-not-smile',
      titles: ['{L} and the School Photo', 'Say Cheese!', 'Don’t Smile, {L}'],
      goal: 'smile for the school photo',
      trouble: '{L’s} smile would not come out right',
      solved: 'the photo was taken, with a real smile on it',
      opener:
        'It was school photo day. {L+} had on the good jumper and had been combed twice. At breakfast everyone had said, “And don’t forget to smile!”',
      friend:
        '{F+} stood in front of {L} in the line, and showed all those teeth. “Cheese,” said {F}. “Cheese, cheese, cheese.” To {F} it seemed to come easily.',
      problem:
        '{L} practised in the mirror by the coats. The mouth went up at the sides. But the eyes looked as though something hurt. “That isn’t a smile,” said {L}. “It’s a mouth with corners.” And the line was moving.',
      tries: [
        '{L} said “cheese”, as the photographer asked. On the little screen there was somebody who had just bitten into a lemon.',
        '{L} pushed up both corners with two fingers. Now you could see the fingers.',
        '{L} pressed both lips together and did not smile at all. “Next to last try,” said the photographer kindly.',
      ],
      tip: '“I’ve taken four hundred photos this week,” said {G+}, and put the camera down. “A smile can’t be told to come. It comes by itself, when you’ve forgotten about it. So please don’t smile. Whatever happens now, you mustn’t smile.”',
      low: '{L} sat on the stool under the bright lamp, and wanted to slide off. Why was something so small so hard?',
      turn: '{L} looked as serious as a judge. Behind the camera {F} was serious, too. Then a very small hiccup came out of {F}. {F} looked at {L}, and {L} felt it coming up from the tummy, and could not hold it back.',
      done: 'Click! In the photo {L} is laughing with the whole face, and a bit of hair is sticking up. “That’s you,” said {F}. “That’s just what you look like.” And it was.',
      again: 'The photo stands on the shelf at Grandma’s. “I can hear that one,” says Grandma.',
      object: 'mirror',
      helper: { name: 'Mr Flash', creature: 'magpie' },
    },
  ],
};
