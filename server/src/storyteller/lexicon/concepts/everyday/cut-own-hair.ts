import type { StorySourceInput } from '../../story-source.ts';

/** Stories about cutting your own hair. */
export const cutOwnHair: StorySourceInput = {
  id: 'cut-own-hair',
  words: [
    'cut/cuts/cutting own hair',
    'cut/cuts/cutting hair scissors',
    'cut/cuts hair myself/themselves',
    'cut off hair/plait/fringe',
    'cut own fringe/bangs',
    'cut fringe',
    'cut sister’s/brother’s/doll’s hair',
    'cut/cutting doll hair',
    'scissors and hair',
    'playing hairdresser',
    'play/playing hairdresser',
  ],
  situations: ['misdeed', 'damage', 'own-damage', 'deed', 'learn', 'sad'],
  topic: 'cutting your own hair',
  thing: 'the scissors',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'it-does-not-stick-back-on',
      titles: ['Snip, Snap, Oh Dear', '{L} the Hairdresser', 'The Very Short Fringe'],
      goal: 'get {L’s} hair right again',
      trouble: 'the hair was off, and it would not stick back on',
      solved: '{L} had hair that was short, and that looked right',
      opener:
        'There was hair in {L+}’s eyes. It tickled, and you could only see half the world. On the desk lay the paper scissors, blue, with round ends. “Just a tiny little bit,” thought {L}.',
      friend:
        'Snip. It was crooked. Snip, on the other side. Now it was crooked the other way. Snip, snap. When {F+} came in, {L} was sitting in front of the mirror, quite still, with a lap full of hair. “Oh,” said {F}.',
      problem:
        'At the front there was hardly anything left, and the rest stood up like a brush. At the side there was a hole. {L} looked into the mirror, and somebody strange looked out. “I want it back,” said {L}, and {L’s} lip trembled.',
      tries: [
        '{L} tried glue. Now it was short, crooked and sticky.',
        '{L} put on a woolly hat. It was July. At lunch they all looked at the hat, and the hat got hotter and hotter.',
        '{L} cut the doll’s hair as well, so as not to be the only one. Now there were two of them who looked sad.',
        '{L} pushed all the hair under the carpet. The carpet had a hump now, and you could still see {L’s} head.',
      ],
      tip: '“I was five when I did that,” said {G+}, “the day before the photo. Hair grows by itself, as long as your little fingernail every month. It doesn’t hurt, and it can be put right. But come out of that hat first, and say it.”',
      low: '{L} held on to the hat with both hands. Then {L} let go with one. Then with the other. It was nice and cool without it.',
      turn: '“I cut my hair,” said {L}, and pulled off the hat. “I didn’t like it in my eyes.” Nobody laughed. Somebody fetched a towel and the proper scissors, and {L} sat down on the kitchen stool, and chose: “All of it short, please. So that it fits.”',
      done: 'It went snip, snip, all round, as soft as rain. Then {L} looked into the mirror. There was a whole face in it, with two big eyes and two ears. “I can see everything!” said {L}. And {L’s} neck felt like summer.',
      again:
        'On the first of the month {L} measures it at the door, with the ruler. Paper scissors are for paper. The doll is still waiting, and wears a very pretty hat.',
      helper: { name: 'Aunt Fringe', creature: 'woman' },
    },
  ],
};
