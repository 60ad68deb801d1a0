import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the visit to the doctor. */
export const doctor: StorySourceInput = {
  id: 'doctor',
  words: ['doctor', 'doctor visit', 'checkup', 'check-up', 'shot', 'a cold'],
  situations: ['afraid', 'visit', 'wants'],
  gentle: true,
  topic: 'the visit to the doctor',
  thing: 'the doctor’s room',
  main: 'village',
  indoors: true,
  plots: [
    {
      id: 'count-to-three',
      titles: ['{L} Goes to the Doctor', 'Count to Three', 'A Plaster with Stars'],
      goal: 'get well with the doctor’s help',
      trouble: 'it was hard to go in to the doctor',
      solved: 'the doctor’s visit was over',
      opener:
        '{L+} was hot and then cold, and not even toast tasted good. “We’ll go and see the doctor,” somebody said, and tucked a scarf round {L}.',
      problem:
        'In the waiting room there was a fish tank and a clock that ticked. Then the door opened. {L} did not want to go in. “Will it hurt?” asked {L}.',
      tries: [
        '{L} hid behind the coats. It was dark there, and the question was there too: will it hurt?',
        '{F} said, “It surely won’t hurt a bit.” But how could {F} know? That didn’t help either.',
        '{L} tried to think of something else, of the fish. But the fish went in a circle, and so did the thoughts.',
      ],
      tip: '“I always tell you first what I do,” said {G+}. “This listens to your heart. It’s cold. This one pinches, as long as you count to three. You may hold a hand, and you may shout.”',
      turn: 'Now {L} knew. {L} listened to the heart through the long tube: boom, boom. Then {L} took {F’s} hand, held it tight, and counted out loud. “One. Two. Three!”',
      done: 'It had pinched, yes, just as long as three. Then there was a plaster with stars on it. “You said all of it was true,” said {L}, “and it was.”',
      again:
        'A few days later toast tasted of toast again. {L} kept the plaster with the stars on for a whole week.',
      helper: { name: 'Doctor Willow', creature: 'bear' },
    },
    {
      id: 'heart-drum',
      titles: ['{L} at the Doctor’s', 'Bump, Bump, Says the Heart', 'A Plaster With Stars'],
      goal: 'be brave at the doctor’s',
      trouble: '{L} did not want the doctor to come near',
      solved: 'the doctor was finished and it had hurt only for one breath',
      opener:
        'In the waiting room there was a box of [bricks|old picture books] and a fish tank. {L+} sat on the edge of the chair and watched the door with the sign “Doctor”.',
      problem:
        '“Next, please,” said the doctor. There was a bed with a paper sheet, a cold round thing for listening, and on the tray, very small, the needle. {L} slid behind the chair.',
      tries: [
        '{L} said, “I’m not ill any more,” and jumped up and down to show it. “Wonderful,” said the doctor, “but this is so that you stay well.”',
        '{L} crawled under the bed with the paper sheet. It rustled so loudly that everyone knew where to look.',
        '“Do {F} first,” said {L}. So {F} was examined from head to foot, and then it was {L’s} turn all the same.',
      ],
      tip: '“Would you like to listen first?” asked {G+}, the doctor. “Here. That’s your heart. And when the little pinch comes, blow, as if there were a candle on my thumb.”',
      turn: 'Bump, bump, said {L’s} heart in the listening tubes, like a small brave drum. {L} held out one arm, looked at {F}, and blew at the doctor’s thumb as hard as possible.',
      done: '“Done,” said the doctor. “Already?” asked {L}. It had hurt for one breath, and now there was a plaster with stars on it. The candle on the thumb was out.',
      again:
        'The plaster with the stars stayed on for three days. Since then {L} can blow out even a big fright.',
      helper: {
        name: 'Dr Fern',
        creature: 'bear',
      },
      setting: {
        topic: 'going to the doctor',
        thing: 'the doctor’s bag',
        main: 'city',
      },
    },
  ],
};
