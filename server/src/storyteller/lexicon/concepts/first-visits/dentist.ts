import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the dentist. */
export const dentist: StorySourceInput = {
  id: 'dentist',
  words: [
    'dentist',
    'tooth/teeth check/checkup',
    'dental visit',
    'cavity',
    'sore tooth',
    'toothache',
    'filling',
    'first filling',
    'tooth pulled',
    'tooth taken out',
    'dentist drill',
  ],
  situations: ['afraid', 'visit', 'wants'],
  topic: 'the dentist',
  thing: 'the dentist’s chair',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'thirteen-teeth',
      titles: ['{L} Goes to the Dentist', 'The Chair That Goes Up', 'Counting Teeth'],
      goal: 'open wide at the dentist’s',
      trouble: 'the mouth stayed shut at the dentist’s',
      solved: 'every tooth had been counted',
      opener:
        'On the calendar there was a tooth with a smile, and that meant: the dentist! {L+} ran a tongue along all the teeth. “What will happen to them there?” asked {L}.',
      problem:
        'The dentist’s chair was high, and above it hung a lamp with a great bright eye. {L} climbed up, shut both lips tight, and could not get them open again.',
      tries: [
        '“Say aah,” said {F}. “Mm,” said {L}. More was not possible with a mouth that was shut.',
        '{F} showed how to do it and opened as wide as a hippopotamus. The dentist counted {F’s} teeth by mistake.',
        '{L} opened for a tiny moment and shut again. “One,” said the dentist. “I think it was one. Or perhaps your tongue.”',
      ],
      tip: '“It’s easier when you know what comes,” said {G+}. “Here’s the little mirror. It only looks. Do you want to hold it first, and look at my teeth?”',
      turn: '{L} held the mirror, which was as small as a coin and quite cold. {L} counted the dentist’s teeth first, even the gold one. Then {L} lay back and opened wide, wider and wider.',
      done: '“Nineteen, twenty,” counted the dentist. “All there, and all shining.” The chair went down with a hum. That was it already, and nothing had hurt.',
      again: 'In the evening {L} brushed twenty teeth, one by one, by name. And the last one is called Bert.',
      helper: { name: 'Doctor Mint', creature: 'stork' },
    },
    {
      id: 'the-chair',
      titles: ['{L} Goes to the Dentist', 'Open Wide, {L}!', 'The Chair That Went Up'],
      goal: 'open wide at the dentist’s',
      trouble: '{L} would not open up',
      solved: 'every single tooth had been counted',
      opener:
        'On the calendar there was a drawing of a tooth. That meant: today they would go to the dentist. {L+} brushed for so long that the mirror was [white|full of dots].',
      problem:
        'The dentist had a chair that went up and down, a lamp like a sun, and a tray with [tiny mirrors|shiny little hooks]. {L} climbed onto the chair and shut both lips tight.',
      tries: [
        '“Just a peep?” asked the dentist. {L} opened up as wide as a letter box, no wider, and shut it again at once.',
        '{F} went first and said, “Aaah!” and showed all {F.their~the} teeth. “Now you.” {L} said, “Mmm,” and that was all.',
        '{L} offered the dentist an elbow to look at instead. “A very good elbow,” said the dentist, “but no teeth in it.”',
      ],
      tip: '“Hold the little mirror yourself,” said {G+}. “Look in it first, and then I’ll count along. If you lift one hand, I stop. You’re the boss of the chair.”',
      turn: '{L} took the mirror and looked: a whole row of teeth, like [a little fence|piano keys]. “One,” said {L}, and {L.their~the} lips opened wide enough for two. The dentist counted along. Once {L} lifted a hand, and everything stopped, just as promised.',
      done: '“[Eighteen|Twenty]!” they called, all together. No holes, only a crumb of toast. The chair came down with a hum, and {L} chose a sticker with a grinning crocodile.',
      again:
        'Now {L} counts {L.their~the} teeth every evening while brushing. They are all there, and the crocodile grins above the basin.',
      helper: {
        name: 'Dr Mint',
        creature: 'stork',
      },
      setting: {
        topic: 'the dentist',
        thing: 'the dentist’s chair',
        main: 'city',
      },
    },
  ],
};
