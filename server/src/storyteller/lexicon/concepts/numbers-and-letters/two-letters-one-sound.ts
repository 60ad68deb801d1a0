import type { StorySourceInput } from '../../story-source.ts';

/** Stories about two letters that make one sound. */
export const twoLettersOneSound: StorySourceInput = {
  id: 'two-letters-one-sound',
  words: [
    'digraph',
    'digraphs',
    'sh sound',
    'ch sound',
    'th sound',
    'sh and ch',
    'words with sh',
    'words with ch',
    'words with th',
    'words with sh and ch',
    'sh ch th',
    'two letters one sound',
    'words with ee',
    'words with oo',
    'words with ai',
  ],
  situations: ['learn', 'question', 'visit', 'make', 'wants', 'thing-pair', 'deed'],
  topic: 'two letters that make one sound',
  thing: 'the letter train',
  home: 'school',
  main: 'village',
  plots: [
    {
      id: 'the-train-that-said-sh',
      titles: ['The Train That Said “Sh”', '{L} and the Two Letters', 'Chuff, Chuff, Shhh'],
      goal: 'make the train go, and make it stop',
      trouble: 'the letters of the train would not make the right sound',
      solved: 'the letters held on to each other and made one sound',
      opener:
        'On the platform stood the letter train. Every wagon had one letter on its side, and said its sound: “sss” said the S, “k” said the C, and “huh” said the H at the end, a bit out of breath. {L+} was to drive it to the shop.',
      friend:
        '{F+} had the list. “Fish, a brush, cheese, chips, and a shell,” read {F}. “That’s sh, sh, ch, ch and sh.” They looked along the train. There was no wagon that said “sh”, and none that said “ch”.',
      problem:
        '“Off we go,” said {L}. “C! H!” But the train only said “k, huh, k, huh”, and coughed. It was supposed to say “ch, ch, ch”, as trains do. They had not moved an inch.',
      tries: [
        '{L} called louder: “S! H!” “Sss-huh,” said the train, like a tyre that has lost its air.',
        'They put the H in front. “Huh-sss,” it said, and rolled a little way backwards.',
        '{F} said “chips” very fast, twenty times. The train listened. It got hungry, that was all.',
      ],
      tip: '“Alone they each say their own thing,” said {G+}, with a green flag. “But if two hold hands, they say something new, that neither could say alone. The H can’t do much by itself. It’s the best friend on the whole line.”',
      turn: '{L} took the H off its hook and pushed it right up against the C, so that they touched. “Not k and huh,” said {L}. “Together!” “Ch,” said the wagons, surprised. “Ch, ch, ch, ch!” And the train moved.',
      done: '“Ch” took them to the cheese and the chips. At the shop {L} pushed the H up to the S: “Shhh!” said the train, and stopped, and even the baby in the shop was quiet. There they got the fish, the brush and the shell, and the list was done.',
      again:
        'At bedtime {L} drives one last round: “Ch, ch” past the chair, and “sh” at the bed. The H sleeps between the other two.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“Ch, ch, ch,” said the wagons, and took them to the cheese and the chips. At the shop the S and the H held hands: “Shhh!” They got the fish as well. It was all unpacked on the platform, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“Ch, ch, ch,” said the wagons, and took them to the cheese and the chips. At the shop the S and the H held hands: “Shhh!” Everyone held their breath, even the baby. Then the K coughed, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“Ch, ch, ch,” said the wagons, and took them to the cheese and the chips. At the shop the S and the H held hands: “Shhh!” They left them coupled like that for the way back, it was so quiet, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“Ch, ch, ch,” said the wagons, close together, and took them to the cheese and the chips. At the shop {L} pushed the H up to the S: “Shhh!” Even the baby was quiet. The list was done, and {told}.',
        },
      ],
      helper: { name: 'Mr Whistle', creature: 'badger' },
      art: {
        'stood the letter train': 'platform: L wave happy; train, alphabet',
        'had the list. “Fish': 'platform: F read paper happy; L look worried; train, fish',
        'as trains do': 'platform: L drive worried in train; cloud',
        'called louder': 'platform: L shout worried; train, wheel',
        'put the H in front': 'platform: L+F push; train',
        'twenty times. The': 'platform: F shout happy; L look worried; chips, train',
        'if two hold hands': 'platform: G raise green flag calm; L listen curious; train',
        'right up against the C': 'platform: L push train; F look surprised; train',
        'train moved': 'platform: L drive proud in train; F ride happy in train; cloud',
        'took them to the cheese': 'village: L drive proud in train; F hold chips happy; cheese, fish',
        'one last round': 'bedroom, night: L push toy-train happy; bed, chair',
      },
    },
  ],
};
