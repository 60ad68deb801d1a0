import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the parts of the body and what they do. */
export const myBody: StorySourceInput = {
  id: 'my-body',
  words: [
    'body',
    'body part',
    'part of the body',
    'human body',
    'bone',
    'skeleton',
    'heart and lung',
    'muscle',
    'inside my body',
    'how my body works',
  ],
  situations: ['learn', 'question', 'being-and-thing', 'make'],
  topic: 'the body',
  thing: 'the paper figure',
  main: 'school',
  plots: [
    {
      id: 'paper-twin',
      titles: ['The Paper Twin', 'What Is Inside {L}?', 'Head, Shoulders, Knees and Toes'],
      goal: 'finish the paper figure of a body',
      trouble: 'the inside of the body was missing',
      solved: 'the paper figure had everything',
      opener:
        '{L+} lay down on a very large sheet of paper and kept still. A pencil went all the way round: round the head, along the arms, between the fingers, down to the toes. It tickled.',
      friend:
        '{F+} helped to cut it out. There it lay, a paper twin. They drew on eyes and a nose, ears, elbows, knees and ten toes. “Finished,” said {F}.',
      problem:
        'They stood the paper twin up against the wall. It folded in the middle and fell on its nose. “It’s only the outside,” said {L}. “What have we got inside that keeps us up?”',
      tries: [
        '{L} pulled in a deep breath and stood like a post. The chest got bigger. But was it only air in there?',
        '{F} drew a sandwich in the tummy, because that was where the sandwich had gone. The paper twin fell over again.',
        'They glued on a second sheet. Now it was a thicker twin, and it bent in the same place.',
      ],
      tip: '“Feel your own arm,” said {G+}. “The hard part is bone, and it holds you up. The soft part is muscle, and it moves the bone. Put your hand on your chest: that’s your heart, pumping. And the two lungs beside it do the breathing.”',
      low: '{L} felt along one arm, from the shoulder to the fingertips, and then down each side. “There are hard bits everywhere,” said {L}, “and they all join up.”',
      turn: 'They made bones of white cardboard: long ones for arms and legs, a cage of ribs, a row of little ones for the back. {L} felt for each of them first, and then {F} glued it on. Red wool was for the muscles.',
      done: 'In the middle of the ribs they put a red heart between two blue lungs, and in the head a brain like a walnut. They stood the paper twin up. It stayed up! It even waved, with a pin in its elbow.',
      again:
        'It hangs by the classroom door now. Everybody who comes in puts a hand on their own chest first, to see whether it is still knocking. It is.',
      object: 'paintbrush',
      helper: { name: 'Dr Stork', creature: 'stork' },
      outcomes: [
        {
          asked: ['dance/wave/walk/alive/move/run'],
          kinds: ['plays'],
          done: 'In the middle of the ribs they put a red heart between two blue lungs, and in the head a brain like a walnut. The paper twin stayed up. With a pin at each elbow and each knee it only wanted somebody to begin, and {told}.',
        },
        {
          asked: ['doctor/learn/know/strong/healthy/proud/class/teacher/show'],
          kinds: ['says', 'says-words', 'claps', 'happy', 'feels', 'gets', 'given-by', 'all-get', 'sees'],
          done: 'There were long bones and a cage of ribs, a heart between two lungs, and red wool for the muscles. They stood the paper twin up. It stayed up! {L} could find every part of it with shut eyes, on paper and at home, and {told}.',
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
            'party',
            'eats',
            'shares',
            'makes',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: 'The paper twin stayed up, and it even waved, with a pin in its elbow. “It looks hungry,” said {F}. There was one thing they had forgotten, between the ribs and the legs. So {told}.',
        },
      ],
      art: {
        'lay down on a very large sheet': 'school: L lie laughing; paper, crayon',
        'helped to cut it out': 'school: F cut happy; L draw happy',
        'It folded in the middle': 'school: L look surprised; F startle; paper, wall',
        'and stood like a post': 'school: L hands-on-hips brave; F look',
        'drew a sandwich': 'school: F draw drawing-pad(sandwich) happy; L look',
        'glued on a second sheet': 'school: L hold glue worried; F hold paper',
        'Feel your own arm': 'school: G point calm; L touch curious; heart, bone',
        'felt along one arm': 'school: L touch curious; F look',
        'made bones of white cardboard': 'school: L hold bone happy; F hold glue happy',
        'heart between two': 'school: L hold heart proud; F cheer; bone',
        'even waved, with a pin': 'school: L hold heart proud; F cheer; bone',
        'It hangs by the classroom door': 'school: L touch happy; heart, children, door',
      },
    },
  ],
};
