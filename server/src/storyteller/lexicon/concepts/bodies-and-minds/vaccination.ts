import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the vaccination. */
export const vaccination: StorySourceInput = {
  id: 'vaccination',
  words: [
    'vaccination',
    'vaccine',
    'vaccinate',
    'get/getting/have/having shot/jab/vaccine/injection',
    'flu/school jab/shot',
    'injection',
    'jab',
    'immunisation/immunization',
    'needle',
    'booster',
  ],
  situations: ['afraid', 'visit', 'wants', 'learn', 'reluctant', 'refuses', 'own-wish', 'question'],
  gentle: true,
  topic: 'the vaccination',
  thing: 'the little needle',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'the-cough-in-time',
      titles: ['{L} Gets a Jab', 'One Small Pinch', '{L} and the Little Needle'],
      goal: 'get through the vaccination',
      trouble: '{L} was afraid of the needle',
      solved: 'the jab was over',
      opener:
        'There was a letter with a date on it. “On Tuesday you’re having your jab,” they said at breakfast. {L+} put down the spoon. The toast did not taste of anything now.',
      friend:
        '{F+} was there on Tuesday. “I don’t like needles either,” said {F}. “Shall I sit on your left or your right?” {L} thought about it. “On the right,” said {L}.',
      problem:
        'In the waiting room there were bricks and a fish tank. Then somebody called {L’s} name. On the tray lay some cotton wool, a plaster and a needle in its wrapper. {L} held on tight to the door frame.',
      tries: [
        '“I don’t need one,” said {L}. “I’m not ill.” The nurse nodded. “That’s just when we give it. It shows your body how to fight an illness before the illness comes.”',
        '{L} squeezed both eyes shut and made the arm as hard as wood. But the nurse waited. “A hard arm hurts more,” said the nurse. “We have time.”',
        '{L} asked for one more minute, and then for another. The minutes were not nice ones. The needle was in all of them.',
      ],
      tip: '“It’s a pinch, and I won’t say that it isn’t,” said {G+}. “But arms listen to what the rest of you do. Let yours hang down like a wet sock. And when I say ‘now’, give a good loud cough.”',
      turn: '{L} sat down and shook the arm until it was as floppy as a wet sock. {L} held on to {F}. “Now,” said the nurse. {L} coughed, so loudly that the fish turned round.',
      done: '“Done,” said the nurse. “Already?” asked {L}. There had been a pinch, but it was shorter than the cough. A round plaster went on top, and {L} was allowed to choose the colour.',
      again:
        'The arm was a bit sore in the evening. Inside it, the body was learning. “I can do it with a cough,” said {L}, and told everybody who had a letter as well.',
      helper: { name: 'Nurse Willow', creature: 'deer' },
      outcomes: [
        {
          asked: ['brave/sticker/reward/toy/plaster/proud/ice-cream/cream/lollipop/lolly/medal'],
          kinds: ['gets', 'given-by', 'all-get', 'claps', 'happy', 'feels', 'says', 'says-words'],
          done: '“Done,” said the nurse. “Already?” asked {L}. There had been a pinch, but it was shorter than the cough. The fish had all turned round for it. A round plaster went on top, and then the drawer was opened, and {told}.',
        },
        {
          asked: ['afraid/scared/fear/hurt/anymore/easy/over'],
          done: 'The cough had been loud, and the pinch had been short. “Done,” said the nurse. {L} looked at the arm that hung there like a wet sock. Behind the door somebody small was holding on to the frame, so {L} told them about the cough, and {told}.',
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
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'home',
            'way-home',
            'tells',
            'sleep',
            'helps',
          ],
          done: '“Done,” said the nurse. “Already?” asked {L}. {F} had coughed as well, just to help, and louder. The fish were still looking. They went out past the tank with one wet-sock arm each, and {told}.',
        },
      ],
      art: {
        'There was a letter with a date': 'kitchen, morning: L look worried at letter; letter, toast',
        'Shall I sit on your left': 'clinic: F say calm L; L sit worried on chair',
        'In the waiting room there were': 'clinic: L hide frightened; fish-tank, doctor',
        'just when we give it': 'clinic: L arms-crossed brave; doctor',
        'made the arm as hard': 'clinic: L cover-eyes frightened; doctor',
        'asked for one more minute': 'clinic: L look worried at clock; clock, doctor',
        'arms listen to what': 'clinic: G show sock calm; L listen worried',
        'down and shook the arm': 'clinic: L sit calm on chair; F sit happy; doctor, sock',
        'coughed, so loudly': 'clinic: L sneeze brave; F startle surprised; fish-tank, doctor',
        'There had been a pinch': 'clinic: L show plaster proud; F clap; doctor',
        'holding on to the frame': 'clinic: L speak happy; children, doctor, door',
        'out past the tank with': 'clinic: L laugh; F laugh; fish-tank, plaster',
        'sore in the evening': 'village: L speak happy; people, letter',
      },
    },
  ],
};
