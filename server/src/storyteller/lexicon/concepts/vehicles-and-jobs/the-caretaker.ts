import type { StorySourceInput } from '../../story-source.ts';

/** Stories about those who clean and look after a school. */
export const theCaretaker: StorySourceInput = {
  id: 'the-caretaker',
  words: [
    'clean/cleans up after us',
    'who cleans school',
    'keep/keeps our school clean',
    'caretaker',
    'caretakers',
    'janitor',
    'janitors',
    'school caretaker',
    'school cleaner',
    'cleaner at school',
    'cleaner',
    'cleaners',
    'cleaning lady',
    'who cleans our school',
    'school cook',
    'school cooks',
    'lunch cook',
    'behind the scenes at school',
    'thank/thanking the cleaner',
  ],
  situations: ['works-as', 'learn', 'question', 'visit', 'wants-to-be', 'value', 'deed'],
  topic: 'the work of the caretaker',
  thing: 'the big bunch of keys',
  home: 'school',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'before-the-bell',
      titles: ['Before the Bell', 'Who Does That?', '{L} and the Bunch of Keys'],
      goal: 'get the school ready before the bell',
      trouble: 'nothing was ready in the school',
      solved: 'the school was ready when the bell rang',
      opener:
        'In the morning the school is warm, the floor shines, and there’s chalk at the board. That was how it had always been. {L+} had never thought about it. It just was like that.',
      friend:
        'But today it was cold. The door was locked, and they all stood outside. “Where’s the caretaker?” asked {F+}. “Poorly,” said the teacher. “With a bad back.” Somebody had brought the bunch of keys.',
      problem:
        'It was dark inside. The radiators were cold. In the cloakroom was yesterday’s mud, the bins were full, and the clock had stopped. “Does somebody do all that?” asked {L}. “Every single day?”',
      tries: [
        'They opened every door with every key. There were forty keys and thirty doors. They got as far as the broom cupboard.',
        '{L} swept the mud with the big broom. It rose like a cloud and came down somewhere else.',
        '“We’ll simply sit in the cold,” said {F}. After ten minutes nobody could hold a pencil.',
      ],
      tip: '“Did you think that the house does it alone?” asked {G+} on the telephone, and laughed a bit. “There’s an order to it. First warmth, then light, then water, then dirt. And always from the top to the bottom. Have you got a piece of paper?”',
      low: 'In the cupboard hung a blue overall, and on its pocket, mended with yellow thread, was a name. {L} had never read it before.',
      turn: '{L} read the list out loud, and everybody got one job. {F} turned on the heating, two carried the bins, and one wound up the clock. {L} wiped the stairs, from the top to the bottom, with water in the bucket and not only with a broom.',
      done: 'There was a rumbling in the pipes, and it got warm. The floor shone, at least in the middle. At ten o’clock {L} rang the bell by hand. They were all tired, and school had only just begun.',
      again:
        'On Monday the blue overall was there again. “Good morning, Mr Hale,” said {L}. {L} wiped both shoes on the mat, first the left one and then the right one.',
      outcomes: [
        {
          asked: [
            'clean/tidy/help',
            'school clean/shine',
            'everyone/everybody/child/children/they help/clean/tidy/pick',
          ],
          done: '{L} wiped the stairs from the top to the bottom, and {F} turned on the heating. The pipes rumbled, and the clock ticked. But out in the yard the wind had left something under every bush. “Who’s got a free hand?” asked {L}, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'There was a rumbling in the pipes, and it got warm, and the floor shone, at least in the middle. At ten o’clock {L} rang the bell by hand, for lessons. But the teacher opened the kitchen first, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'There was a rumbling in the pipes, and it got warm. At ten o’clock {L} rang the bell by hand. They held the telephone up high, so that Mr Hale could hear it in bed. “That’s my bell!” they heard. And {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'There was a rumbling in the pipes, and it got warm. The floor shone, at least in the middle, and {L} rang the bell by hand. At three they put up the chairs and emptied the bins, from the top to the bottom, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'There was a rumbling in the pipes, and it got warm. At ten o’clock {L} rang the bell by hand. They were all tired, and school had only just begun. “Every single day,” they said, and thought of Mr Hale. So {told}.',
        },
      ],
      helper: {
        name: 'Mr Hale',
        creature: 'bear',
      },
      art: {
        'there’s chalk at the board': 'school: L look happy; blackboard',
        'But today it was cold': 'school, snow: L shiver worried; F shiver; door, children',
        'yesterday’s mud, the bins': 'corridor: L look surprised; F point surprised; mud, dustbin, clock',
        'forty keys and thirty doors': 'corridor: L hold key worried; F hold key; door, broom',
        'with the big broom': 'corridor: L sweep broom worried; F sneeze; cloud',
        'could hold a pencil': 'school: L shiver; F shiver; children, crayon',
        'There’s an order to it': 'corridor: G phone calm; L phone curious; F write; radiator',
        'In the cupboard hung': 'corridor: L look curious; F peek curious; blue coat',
        'list out loud, and': 'corridor: L wipe cloth brave; F push; radiator, bucket, stairs',
        'rang the bell by hand': 'school: L ring bell proud; F cheer; children, radiator',
        'the blue overall was there': 'corridor, morning: L wave happy; F wave; gentleman, rug',
      },
    },
  ],
};
