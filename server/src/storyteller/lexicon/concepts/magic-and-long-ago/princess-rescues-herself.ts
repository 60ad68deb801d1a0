import type { StorySourceInput } from '../../story-source.ts';

/** Stories about princesses who need no prince to rescue them. */
export const princessRescuesHerself: StorySourceInput = {
  id: 'princess-rescues-herself',
  words: [
    'princess rescue/rescues/rescuing/save/saves herself/themselves',
    'princess who rescue/rescues/save/saves',
    'princess rescue/rescues/save/saves prince/knight/dragon',
    'princess not need prince/rescue/rescuing/saving',
    'princess without a prince',
    'princess not need prince/princes',
    'brave/strong/clever/independent princess',
    'princess in/from tower',
    'locked in a/the tower',
    'trapped in a/the tower',
    'no prince needed',
    'own hero',
    'be own hero',
    'rescue/save/rescues/saves herself/themselves',
    'tower without stairs',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'refuses',
    'stuck',
    'wants-to-be',
    'own-wish-to-be',
    'reluctant',
  ],
  topic: 'a princess who rescues herself',
  thing: 'the tower',
  home: 'castle',
  main: 'castle',
  indoors: true,
  plots: [
    {
      id: 'the-hinges',
      titles: ['Nobody Has to Wait for a Prince', 'The Door in the Tower', 'Three Pins and a Spoon'],
      goal: 'get out of the tower',
      trouble: 'the tower door was locked and the key was gone',
      solved: 'the tower door stood open',
      opener:
        'At the top of the castle there was a tower room with a view of seven hills. Princess {L+} often went up there to read. One day the wind slammed the heavy door, clack, and the lock snapped shut.',
      friend:
        '{F+} had come along to see the view, and now shook the handle. “It won’t open,” said {F}. “In stories a prince comes at this point.” They looked out. There was no prince on any of the seven hills.',
      problem:
        'The only key was lost long ago. The tower was as high as six trees, the door was thicker than a book, and supper was at seven. If nobody came, they would be up here all night.',
      tries: [
        'They shouted for help from the window, together and very loud. Far below the gardener waved back in a friendly way and went on raking.',
        'They knotted the curtains together and let them down. They reached as far as the first ivy. Below that was nothing but air.',
        'They made a paper plane and wrote “Help!” on it. It flew beautifully, over the wall and away, and landed in the pond with the ducks.',
      ],
      tip: '“Everyone looks at the lock of a door,” said {G+}, who lived under the tower roof. “A lock is strong. But a door has two sides, you know. What holds it on the other one?”',
      low: 'The sun was already sitting on the last hill. Far below a knight came by, rode straight into the rose hedge, and stuck fast. “Could somebody rescue me, please?” called the knight.',
      turn: '{L} looked at the other side of the door. There it hung on three old hinges, and through each of them went a pin, and the pins were on the inside! {L} put the handle of a spoon under the first one and pushed. It moved!',
      done: 'One pin, two pins, three pins: they came out with a squeak, and the door leaned slowly into the room, lock and all. They ran down a hundred steps. First {L} had supper put back by half an hour, and then went and pulled the knight out of the roses.',
      again:
        'The tower door has a new lock now, with a key on a ribbon. “And if it goes missing?” asks {F}. {L} holds up a spoon.',
      object: 'spoon',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'One pin, two pins, three pins, and the door leaned into the room, lock and all. They ran down a hundred steps to supper. The knight was pulled out of the roses and got a chair, the door made a very long table, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'One pin, two pins, three pins, and the door leaned into the room, lock and all. At the bottom of the stairs stood the castle’s locksmith with forty keys, and looked at the spoon. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'One pin, two pins, three pins: they came out with a squeak, and the door leaned slowly into the room, lock and all. “In stories a prince comes at this point,” said {F}. {L} held up the spoon, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'One pin, two pins, three pins, and the door leaned into the room, lock and all. They ran down a hundred steps. Supper was put back by half an hour, and after it {L} took a pillow instead of a key, and {told}.',
        },
        {
          asked: ['free/escape/save/rescue/herself/themselves/home/safe', 'prince/knight', 'dragon'],
          done: 'One pin, two pins, three pins: they came out with a squeak, and the door leaned slowly into the room, lock and all. {L} put the spoon in one pocket and ran down the hundred steps. So {told}.',
        },
        {
          kinds: ['any'],
          done: 'One pin, two pins, three pins, and the door leaned into the room, lock and all. They ran down a hundred steps. In the hall everyone was still discussing who should be sent for. {L} laid the spoon on the table, and {told}.',
        },
      ],
      helper: { name: 'Jack', creature: 'jackdaw' },
    },
  ],
};
