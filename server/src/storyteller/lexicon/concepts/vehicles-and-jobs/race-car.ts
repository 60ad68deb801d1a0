import type { StorySourceInput } from '../../story-source.ts';

/** Stories about it. */
export const raceCar: StorySourceInput = {
  id: 'race-car',
  words: [
    'race/racing car',
    'racecar',
    'car',
    'car race',
    'go-kart',
    'gokart',
    'car who/that always come/came last',
    'car come/comes/came last',
    'slow/slowest car',
    'slow/slowest racing/race car',
    'racing/race car who/that always come/comes/came last',
  ],
  situations: ['wants', 'learn', 'ability', 'trait', 'visit', 'record'],
  topic: '{the}',
  thing: '{the}',
  main: 'workshop',
  plots: [
    {
      id: 'the-rattle',
      titles: ['The {Noun} That Rattled', '{L} and the {Noun}', 'What’s That Noise?'],
      goal: 'make {the} run again',
      trouble: '{the} rattled and would not go',
      solved: '{the} ran like new',
      opener:
        'In the yard stood {a}, with big wheels and a shiny nose. {L+} knew every screw of it. Today it was going out on the road.',
      problem:
        'Brumm, went {the}. Brumm, brumm, rattle. Rattle-rattle-bang! And then it rolled to the side of the road and stopped, with steam coming out in front.',
      tries: [
        'They gave it a push. {The} rolled as far as the next bend, rattled once, as if to say no, and stopped.',
        'They took it apart and put it together. There were three screws left over. Now it rattled in a different place.',
        '{F} talked kindly to it, and stroked its lamps. {The} hooted, but it did not drive.',
      ],
      tip: '“With a noise you don’t look, you listen,” said {G+}, and gave {L} a long tube. “One end to your ear. Go from wheel to wheel. Where it’s loudest, that’s where it hurts.”',
      turn: '{L} held the tube to one wheel: quiet. To the second: quiet. At the third something went rattle, right in the ear! {L} took off the cover, and reached in up to the elbow.',
      done: 'Out came a tin whistle, quite bent. {L} shut the cover and turned the key. Brumm! {The} ran without a sound, up the hill and all the way to the sea, with flags on both sides.',
      again: 'The tin whistle hangs on the mirror. It only rattles when {the} laughs.',
      outcomes: [
        {
          asked: ['win race/cup/trophy/medal', 'win', 'come/finish first', 'fast/fastest', 'champion'],
          done: 'Out came a tin whistle, quite bent. {L} shut the cover and turned the key. Brumm! {The} ran without a sound, and there were the flags, on both sides of the road, and the others only just ahead. So {told}.',
        },
        {
          asked: ['friend/friends/help other/driver/racer', 'together/tie', 'second/lose'],
          done: 'Out came a tin whistle, quite bent, and {the} ran without a sound. Behind the hill another car stood at the side, with steam coming out in front. {L} braked and got out the long tube, and {told}.',
        },
        {
          asked: ['drive/ride sea/home/away/beach/world', 'car work/go/run/fix/mend/fast', 'fix/mend car'],
          done: 'Out came a tin whistle, quite bent. {L} shut the cover and turned the key. Brumm! No rattle, no bang, no steam. The road went up the hill and down to the sea, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Out came a tin whistle, quite bent. {L} shut the cover, and {the} ran like new, up the hill and all the way to the sea. There were flags on both sides of the road, and stalls, and they parked in the middle, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Out came a tin whistle, quite bent, and {the} ran like new, up the hill and all the way to the sea. At the end of the road, between the flags, somebody had set up a small platform out of tyres, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Out came a tin whistle, quite bent. {L} turned the key. Brumm! {The} ran without a sound, all the way to the sea. There {L} blew the whistle, and it still said, “Rattle,” and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Out came a tin whistle, quite bent. {L} shut the cover, and {the} ran like new. It ran so quietly that you could hear the crickets, up the hill and back into the yard. {L} patted the shiny nose, and {told}.',
        },
      ],
      helper: { name: 'Gus Spanner', creature: 'beaver' },
      art: {
        'knew every screw of it': 'workshop: L wipe cloth happy; car',
        'Today it was going out': 'workshop: L wave proud; F cheer; car, flag',
        'rattle. Rattle-rattle-bang': 'village: L startle worried; F point worried; car, cloud',
        'gave it a push': 'village: L+F push; car',
        'three screws left over': 'workshop: L hold spanner worried; F hold wheel worried; car',
        'stroked its lamps': 'village: F touch happy; L slump sad; car',
        'With a noise you': 'village: G give pipe; L look G curious; F listen; wheel',
        'to one wheel: quiet': 'village: L listen pipe curious; F peek curious; wheel, car',
        'in up to the elbow': 'village: L work surprised; F look curious; car',
        'Out came a tin whistle': 'village: L raise whistle surprised; F cheer; car',
        'up the hill and all': 'shore: L+F ride in car proud; flag, wave',
        'hangs on the mirror': 'village: L+F drive in car happy; whistle',
      },
    },
    {
      id: 'the-slowest-wins',
      titles: ['The Race of the Slow', 'Snail’s Pace', '{L} Drives in a Circle'],
      goal: 'win the great race',
      trouble: 'the car was the slowest of all',
      solved: 'the slowest car had won',
      opener:
        '{L+} had built a car: a tin bath, four pram wheels and an engine out of a coffee mill. It went tuck, tuck, tuck. On Sunday the great race would be on.',
      problem:
        'The others had cars like arrows. Whoosh, they were off, and {L} sat in a cloud of dust. Tuck, tuck. A hen overtook on the right. “At this rate we’ll arrive on Monday,” said {L}.',
      tries: [
        '{L} blew into a sail made out of a shirt. The wind came from in front. They went back to the start.',
        '{L} threw out everything that was heavy: the cushion, the lamp and the picnic. The car was not any faster. But now they were hungry.',
        'Everyone pushed. So the car went exactly as fast as people can push, uphill, in the heat.',
      ],
      tip: '“I’ve watched forty races from this wall,” said {G+}. “Who goes fast sees nothing. There are four signs on this course, and nobody has ever read them. You, at your speed, could read novels.”',
      turn: '{L} slowed down even more and read. The first sign said, “Bridge broken.” And the second, “Please go by way of the orchard.” “They can’t have seen that,” said {L}, and turned the wheel. Tuck, tuck, in under the apple trees.',
      done: 'At the bridge stood all the arrows, one behind the other, with their noses in the stream. And on the other side, with an apple in the mouth and a hen as a passenger, {L} rolled across the line. Tuck, tuck, tuck.',
      again: 'The cup is full of coffee beans. “For the engine,” says {L}. The hen has got a helmet now.',
      outcomes: [
        {
          asked: ['win race/cup/trophy/medal', 'win', 'come/finish first', 'champion'],
          done: 'At the broken bridge stood all the arrows, one behind the other, with their noses in the stream. Out of the orchard, with an apple in the mouth and a hen as a passenger, came {L}. Tuck, tuck, tuck, and {told}.',
        },
        {
          asked: ['friend/friends/help other/driver/racer', 'together/tie', 'second/lose'],
          done: 'At the broken bridge stood all the arrows with their noses in the stream. {L} had come round through the orchard and saw them. “I’ve a rope,” called {L}, and the coffee mill pulled, tuck, tuck. So {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The arrows stood at the broken bridge, and {L} rolled across the line through the orchard, tuck, tuck, with a hen as a passenger. The tin bath was full to the brim with apples. They carried it to the finishing line, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The arrows stood at the broken bridge, and out of the orchard {L} rolled across the line. Tuck, tuck, tuck. “Somebody can read!” said the judge, and shook hands with {L}, and with the hen. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The arrows stood at the broken bridge with their noses in the stream, and {L} rolled across the line out of the orchard, tuck, tuck. The hen laid an egg in the coffee mill, right on the finishing line, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The arrows stood at the broken bridge, and out of the orchard {L} rolled across the line. Tuck, tuck. At this speed you see everything on the way back too: the four signs, the evening, the lit windows. So {told}.',
        },
      ],
      helper: { name: 'Grandpa Milestone', creature: 'tortoise' },
      setting: { main: 'meadow' },
      art: {
        'had built a car': 'meadow: L handle spanner happy; car, bath',
        'the great race would be on': 'meadow: L drive in car happy; F raise flag; people',
        'A hen overtook': 'meadow: L drive in car worried; F point worried; hen',
        'a sail made out of a shirt': 'meadow, wind: L blow; F raise shirt worried; car',
        'threw out everything that was heavy': 'meadow: L throw cushion; F throw lamp worried; car',
        'Everyone pushed': 'meadow: L+F push; car',
        'forty races from this wall': 'meadow: G sit on wall calm; L+F look G curious; sign',
        'slowed down even more and read': 'meadow: L drive in car curious; sign',
        'under the apple trees': 'garden: L drive in car happy; F point; tree, apple, sign',
        'rolled across the line': 'meadow: L drive in car proud; F cheer; finish-line, hen',
        'full of coffee beans': 'meadow: L hold trophy proud; F clap happy; hen, car',
      },
    },
  ],
};
