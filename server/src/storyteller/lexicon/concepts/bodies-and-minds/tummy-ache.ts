import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the tummy ache. */
export const tummyAche: StorySourceInput = {
  id: 'tummy-ache',
  words: [
    'tummy ache',
    'tummyache',
    'stomach ache',
    'stomachache',
    'tummy hurt/hurts',
    'sore tummy',
    'my tummy',
  ],
  situations: ['ailment', 'has', 'trait', 'question', 'cannot', 'mystery', 'learn'],
  gentle: true,
  topic: 'the tummy ache',
  thing: 'the tummy ache',
  main: 'cottage',
  plots: [
    {
      id: 'what-the-tummy-says',
      titles: ['{L’s} Tummy Ache', 'What Is the Matter, Tummy?', 'A Hot-Water Bottle for {L}'],
      goal: 'get rid of the tummy ache',
      trouble: '{L’s} tummy hurt, and nobody knew why',
      solved: 'the tummy ache was gone',
      opener:
        '{L+} woke up with a tummy that hurt. It was not a big pain. It was a tight one, as if somebody had tied a knot in there. {L} lay on one side and pulled up both knees.',
      friend:
        '{F+} sat down on the edge of the bed. “Is it bad?” asked {F}. “It’s in the middle,” said {L}. So {F} stayed.',
      problem:
        '“Did you eat something funny?” they asked. There had been soup, and everybody had eaten it. There was no temperature. At the weekend it had been fine. And yet there it was again, just when it was time to get dressed.',
      tries: [
        '{L} drank a cup of peppermint tea, in small sips. It was warm and sweet. The knot stayed.',
        '{L} lay down with a hot-water bottle. That was better. But as soon as the school bag was mentioned, it was worse again.',
        '{L} tried not to think of {L.their} tummy. So {L} thought of school, and that made it hurt more.',
      ],
      tip: '“Some tummies ache because of what’s in them,” said {G+}. “And some ache because of what’s in your head. The worry slides down, as it has nowhere else to go. Is there anything that you haven’t told anyone?”',
      turn: 'It was quiet for a while. “Today we have to read out loud,” said {L} at last, “in front of the whole class. And I’m going to get stuck.” It was out. Nobody laughed. They rang the school together and asked.',
      done: '“Then {L} can read to me first, at my desk,” said the teacher on the phone. {L} breathed out, right down to the tummy. The knot had come undone. “I think I’m hungry,” said {L}.',
      again:
        'Sometimes the knot comes back. Then {L} puts one hand on it and asks, “What is it you want to tell me?” And then {L} tells somebody.',
      helper: { name: 'Doctor Thistle', creature: 'sheep' },
      outcomes: [
        {
          asked: ['better/well/gone/eat/breakfast/hungry/stop/heal'],
          kinds: ['eats'],
          done: '“{L} can read to me first, at my desk,” said the teacher on the phone. {L} breathed out, right down to the tummy. The knot had come undone, and there was room in there again. The toast was still on the plate, so {told}.',
        },
        {
          asked: ['read/school/class/teacher/brave/aloud/clap/proud'],
          kinds: ['claps', 'happy', 'feels', 'gets', 'given-by', 'all-get'],
          done: '“{L} can read to me first, at my desk,” said the teacher on the phone, and the knot came undone. At the desk it went well, down to the last line. “Shall we leave the door open?” asked the teacher. {L} nodded, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'says',
            'says-words',
            'tells',
          ],
          done: '“I’m going to get stuck,” {L} had said, and nobody had laughed. “Then read to me first,” said the teacher on the phone. The knot came undone, bit by bit. {F} had sat on the edge of the bed for all of it, and {told}.',
        },
        {
          kinds: ['plays', 'party', 'shares', 'makes', 'sleep'],
          done: '“{L} can read to me first,” said the teacher on the phone. The knot had come undone. {L} let both knees down and stretched out, and nothing pulled. The day had only just begun, and there was no worry in it, so {told}.',
        },
      ],
      art: {
        'woke up with a tummy': 'bedroom, morning: L lie sad in bed',
        'sat down on the edge of the bed': 'bedroom, morning: F sit worried; L sit sad in bed',
        'Did you eat something funny': 'bedroom: L sit sad in bed; mother, thermometer',
        'drank a cup of peppermint': 'bedroom: L drink sad',
        'with a hot-water bottle. That': 'bedroom: L lie sad in bed; hot-water-bottle, bag',
        'tried not to think of': 'bedroom: L think desk sad',
        'Some tummies ache': 'bedroom: G say calm; L listen sad',
        'Today we have to read': 'bedroom: L speak tearful; mother',
        'rang the school together and': 'hallway: mother, phone; L look worried',
        'read to me first': 'kitchen: L eat bread happy; mother, phone',
        'Sometimes the knot comes back': 'bedroom: L whisper calm; mother',
      },
    },
  ],
};
