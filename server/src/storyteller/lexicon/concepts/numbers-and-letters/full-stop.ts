import type { StorySourceInput } from '../../story-source.ts';

/** Stories about full stops, commas and question marks. */
export const fullStop: StorySourceInput = {
  id: 'full-stop',
  words: [
    'speech marks',
    'full stop',
    'full stops',
    'punctuation',
    'comma',
    'commas',
    'question mark',
    'question marks',
    'exclamation mark',
    'exclamation marks',
    'capital letter',
    'capital letters',
    'period at the end',
    'sentence',
    'sentences',
    'write/writing a sentence',
    'writing sentences',
    'grammar',
    'apostrophe',
  ],
  situations: ['learn', 'question', 'cannot', 'lacks', 'refuses', 'lost', 'runaway'],
  topic: 'the full stop',
  thing: 'the full stop',
  home: 'school',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'out-of-breath',
      titles: ['The Missing Full Stop', '{L} Out of Breath', 'Stop, Said the Dot'],
      goal: 'read the letter aloud',
      trouble: 'the letter had not one full stop in it',
      solved: 'the letter had all its full stops',
      opener:
        'A letter came for the class, from a school far away. {L+} was allowed to read it out. “Dear friends,” it began, and then it went on and on, without one dot, right down to the bottom of the page.',
      friend:
        '{F+} held up the other end of the paper. “Off you go,” said {F}. Everyone sat in a circle and listened.',
      problem:
        '“We have a cat it sits on the roof the teacher calls us in we eat worms live in the garden,” read {L}, and had to gasp for air. “They eat worms?” asked {F}. “And why is the teacher on the roof?”',
      tries: [
        '{L} read it faster, so as to get to the end in one breath. At the bottom there were stars before {L’s} eyes.',
        '{L} read it slowly. Now it took longer, and the teacher was still on the roof.',
        '{F} put in a dot after every word. “We. Have. A. Cat.” It sounded like a robot with the hiccups.',
      ],
      tip: '“A sentence is like a bite,” said {G+}. “You finish it before you take the next. Read it quietly to yourself and listen: where does one thought stop? That’s where the dot belongs. And the next thought begins with a capital letter.”',
      low: '{L} took a pencil and looked at all those words. Somewhere between them sat the stops. They only had to be heard.',
      turn: '“We have a cat,” read {L} quietly, and listened. That was a whole thought! {L} made a dot. “It sits.” Was that all? No, it was sitting somewhere. {L} made the next dot after “roof”, and went on like that, right down to the bottom.',
      done: 'Then {L} stood up and read: “We have a cat. It sits on the roof. The teacher calls us in. We eat. Worms live in the garden.” Everyone breathed out. Nobody there ate worms, and the teacher was not on the roof!',
      again:
        'They wrote back. “Dear friends,” it said, “here is a bag of full stops. Put them where you need to breathe.”',
      object: 'letter',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“We have a cat. It sits on the roof. The teacher calls us in. We eat. Worms live in the garden.” Everyone breathed out. “We eat,” read {L} again, and looked at the clock. That was a whole thought, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“We have a cat. It sits on the roof. The teacher calls us in. We eat. Worms live in the garden.” Everyone breathed out. They wrote back, and soon there was a parcel from the school far away, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“We have a cat. It sits on the roof. The teacher calls us in. We eat. Worms live in the garden.” Everyone breathed out. “What a pity,” said {F}, “I liked the teacher on the roof,” and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“We have a cat. It sits on the roof. The teacher calls us in. We eat. Worms live in the garden.” Everyone breathed out. A day has a full stop too, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} stood up and read: “We have a cat. It sits on the roof. The teacher calls us in. We eat. Worms live in the garden.” Everyone breathed out. There were a few dots left, and {told}.',
        },
      ],
      helper: { name: 'Mr Point', creature: 'man' },
      art: {
        'a school far away': 'school: L read letter happy; teacher, children',
        'held up the other end': 'school: L hold paper curious; F hold paper happy; children',
        'had to gasp for air': 'school: L read paper worried; F look surprised; children',
        'read it faster, so': 'school: L read paper sleepy; star',
        'was still on the roof': 'school: L think teacher worried; children',
        'a dot after every word': 'school: F write laughing; L look worried; robot-toy',
        'sentence is like a bite': 'school: G eat apple calm; L listen curious',
        'took a pencil and looked': 'school: L look worried at desk paper',
        'That was a whole thought': 'school: L write happy at desk; cat',
        'breathed out': 'school: L read paper proud; F clap; children',
        'a bag of full stops': 'school: L hold letter happy; F hold bag laughing; postbox',
      },
    },
  ],
};
