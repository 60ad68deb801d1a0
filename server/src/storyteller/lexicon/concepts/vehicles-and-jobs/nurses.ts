import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the work of a nurse. */
export const nurses: StorySourceInput = {
  id: 'nurses',
  words: [
    'nurse',
    'nurses',
    'be/being a nurse',
    'mum/mom/dad/mummy/daddy be nurse',
    'what does a nurse do',
    'school nurse',
    'male nurse',
    'paramedic',
    'paramedics',
    'ambulance crew',
    'first-aid kit',
    'bandage',
    'bandages',
    'put/putting on bandage',
  ],
  situations: ['works-as', 'learn', 'question', 'visit', 'wants-to-be', 'own-wish-to-be', 'deed', 'ailment'],
  topic: 'the work of a nurse',
  thing: 'the clean bandage',
  gentle: true,
  home: 'city',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'first-the-hand-then-the-bandage',
      titles: ['First the Hand', '{L} and the Nurse', 'A Bandage for a Knee'],
      goal: 'put a bandage on well',
      trouble: 'the bandage would not stay on',
      solved: 'the bandage sat well, and somebody was calm',
      opener:
        'In the corner of the playground was the first-aid tent, because today was the big race. A nurse worked there, and {L+} was allowed to help: to hand out plasters, to roll up bandages, to fetch water.',
      friend:
        'The first to come was {F+}. {F} had fallen at the hurdle, and there was gravel in one knee, and a bit of blood. {F} held it with both hands and did not want to show it to anyone.',
      problem:
        'The nurse was still busy with somebody’s foot. “I’ll begin,” said {L}, took a bandage, and went up to {F}. {F} drew back. And the bandage rolled out of {L’s} hand, all the way to the door, and was dirty.',
      tries: [
        '{L} said, “It’s not bad at all!” But to {F} it felt bad. {F} drew back even further.',
        '{L} wound the bandage round, quickly, ten times. It was thick as a pillow, and at the first step it slid down to the ankle.',
        '{L} looked away, so as not to see the blood. That way the plaster stuck to the trousers.',
      ],
      tip: '“I’m coming,” said {G+}. “But you’ve begun with the wrong end. A nurse doesn’t begin with the knee. First comes the person: sit down, say who you are, and say what you’ll do before you do it. And we wash our hands.”',
      low: '{F} sniffed. A tear ran along the nose and hung there.',
      turn: '{L} washed both hands and sat down on the floor beside {F}, quite low. “It hurts, doesn’t it?” said {L}. “First there’ll be water. It’s cold. You say when.” {F} thought about it. “Now,” said {F}.',
      done: 'The water took the gravel with it. The nurse looked at it and nodded. Then {L} laid on a clean pad and wound the bandage, not too tight, and crossed it at the back. {F} stood up and walked. It stayed where it was.',
      again:
        'All afternoon {L} rolled up bandages. What {L} told the next one was, “I’m {L}. I’m going to wash my hands first, and then we’ll have a look.”',
      outcomes: [
        {
          asked: ['become/be nurse/doctor', 'thank', 'help people/everyone/everybody', 'help', 'badge'],
          done: 'The water took the gravel with it. Then {L} laid on a clean pad and wound the bandage, not too tight. {F} stood up and walked. “First the person, then the knee,” said {G}, and nodded, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The water took the gravel with it, and the bandage went round the knee, not too tight. {F} stood up and walked. There was still a box on the nurse’s shelf, for those who had been brave, and {told}.',
        },
        {
          kinds: ['hugs', 'happy', 'friends', 'team'],
          done: 'The water took the gravel with it. Then {L} laid on a clean pad and wound the bandage, not too tight, crossed behind. {F} looked at it, and then at the one who had made it, and {told}.',
        },
        {
          kinds: ['laughs', 'claps', 'feels'],
          done: 'The water took the gravel with it, and the bandage went round the knee, crossed behind. {F} stood up and walked, and it stayed where it was. Outside the tent the others had been waiting, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The water took the gravel with it, and the bandage went round the knee, not too tight. {G} rolled up the last one and closed the tent. {F} leaned on {L} a little on the way, and {told}.',
        },
        {
          kinds: ['eats', 'shares', 'party'],
          done: 'The water took the gravel with it, and the bandage sat well. From the table by the finishing line somebody brought two stools, so that {F} could put the leg up and still be in the middle of it all, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The water took the gravel with it. {L} wound the bandage, not too tight, and crossed it at the back. “Try it,” said {L}, and held out a hand. {F} put the foot down, and {told}.',
        },
      ],
      helper: {
        name: 'Nurse Joy',
        creature: 'woman',
      },
      art: {
        'the first-aid tent': 'playground: L hold plaster happy; tent, doctor',
        'had fallen at the hurdle': 'tent: F sit on stone tearful; L think worried; plaster',
        'rolled out of': 'tent: L startle surprised; F hide frightened; bandage, doctor',
        'not bad at all': 'tent: L wave happy; F arms-crossed sad; bench',
        'quickly, ten times': 'tent: L handle bandage brave; F walk sad; big bandage',
        'the plaster stuck to the trousers':
          'tent: L cover-eyes worried; F sit on bench worried; plaster, trousers',
        'First comes the person': 'tent: G say calm; L+F look G curious; soap',
        'A tear ran along': 'tent: F cry on bench; L look F sad; bandage',
        'washed both hands': 'tent: L wash soap calm; F sit on bench sad',
        'The water took the gravel': 'tent: L hold bandage brave; F sit on bench brave; doctor, bowl',
        'All afternoon': 'tent: L handle bandage proud; F wave happy; children',
      },
    },
  ],
};
