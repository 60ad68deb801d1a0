import type { StorySourceInput } from '../../story-source.ts';

/** Stories about what makes us happy. */
export const happiness: StorySourceInput = {
  id: 'happiness',
  words: [
    'happiness',
    'joyful',
    'be/being happy',
    'what makes me/you/us happy',
    'makes me/you/us happy',
    'feel/feeling happy',
    'happy place',
    'happy things',
  ],
  situations: ['learn', 'question', 'trait', 'wants', 'visit'],
  topic: 'what makes us happy',
  thing: 'the happy thing',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'it-does-not-fit-in-a-bag',
      titles: ['What Makes {L} Happy?', '{L} and the Happy Thing', 'Something Happy for Friday'],
      goal: 'bring something happy to school',
      trouble: 'the happy thing did not fit in a bag',
      solved: 'everyone knew what made {L} happy',
      opener:
        '“On Friday,” said the teacher, “please bring something that makes you happy.” {L+} got a cloth bag to put it in. {L} knew at once what it was: the big puddle by the gate.',
      friend:
        '{F+} had a shell in a bag. It had come from the best day at the seaside. “What’s yours?” asked {F}. {L} looked out at the puddle. “Mine’s a bit wet,” said {L}.',
      problem:
        'How do you get a puddle into school? {L} loved to run up to it, and jump, and hear it go splash. But it was far too big for a bag, and it had no handle.',
      tries: [
        '{L} scooped some of it into a jam jar. In the jar it was only brown water. There was nothing happy in it.',
        '{L} packed a toy instead, a good one, with wheels. {L} liked the toy. But it had never made {L} shout for joy.',
        '{L} drew the puddle. It was a blue spot. “Is it a hole?” asked {F}.',
      ],
      tip: '“Perhaps it isn’t a thing at all,” said {G+}. “Some people have a happy thing. Some have a happy place, or a song, or something they do. You can’t put those in a bag. But you can show them.”',
      low: 'It was Friday, and {L’s} bag was empty. All the others put theirs on the table.',
      turn: 'When it was {L’s} turn, {L} stood up with the empty bag. “Mine is outside,” said {L}. “Please put your boots on and come with me.” Out at the gate {L} showed them: you run, and you jump with both feet.',
      done: 'Splash! Then {F}. Splash! Then all of the others, and last of all the teacher, with a great big jump. Everybody was wet, and everybody shouted for joy. Now they knew what it was.',
      again:
        'The shell lies on the shelf, and the puddle has dried up. But it will rain again, and {L} keeps the boots by the door.',
      object: 'bag',
      helper: { name: 'Mr Drake', creature: 'duck' },
      outcomes: [
        {
          asked: ['puddle/jump/splash/rain/wet'],
          done: 'Splash, went {L}. Then {F}. Splash! Then all of the others, one after another, and they all knew what had not fitted in the bag. The teacher looked down at two good shoes, put them on the wall, and {told}.',
        },
        {
          asked: ['happy/smile/joy/happiness/laugh/sun'],
          kinds: ['happy', 'feels', 'laughs', 'says', 'says-words'],
          done: 'Splash! Then {F}. Splash! Then all of the others, and last of all the teacher. Everybody was wet. “That’s mine,” said {L}, quite out of breath. “It’s a thing you do.” You could see it on all of them, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'gets', 'given-by', 'all-get', 'claps'],
          done: 'Splash! Then {F}, and all of the others, and last of all the teacher, with a great big jump. Now they were wet, and it was Friday. Indoors the socks went over the heater, one after another. The other bags were still to be opened, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: 'Splash! They had all jumped, and the teacher highest of all. {F} had a shell from the best day at the seaside, and held it under the drips. “Now it’s got two best days in it,” said {F}, and {told}.',
        },
      ],
      art: {
        'bring something that makes you happy': 'school: L hold bag happy; teacher',
        'had a shell in a bag': 'school: F show shell happy; L look curious; window',
        'How do you get a puddle': 'village: L jump laughing; big puddle, gate',
        'scooped some of it into a jam jar': 'village: L hold jar sad; puddle',
        'packed a toy instead': 'bedroom: L hold toy-car sad; bag',
        'drew the puddle': 'school: L show paper(puddle) sad; F look worried',
        'isn’t a thing at all': 'school: G say calm; L listen curious; bag',
        'All the others put theirs': 'school: L hold bag sad; children, shell',
        'stood up with the empty bag': 'school: L speak brave bag; children, boot',
        'Splash! Then': 'playground: L+F splash; big puddle, children',
        'the teacher highest of all': 'playground: L splash; F hold shell laughing; big puddle, teacher',
        'The shell lies on the shelf': 'hallway: L look happy; boot, door',
      },
    },
  ],
};
