import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being locked out of the house. */
export const lockedOut: StorySourceInput = {
  id: 'locked-out',
  words: [
    'locked out',
    'lock out',
    'lock/locked ourselves/yourself out',
    'forget/forgot/forgotten key/keys',
    'lost key/keys',
    'lose/losing key/keys',
    'lost the house/front door key',
    'key is lost',
    'key lost',
    'shut out',
    'no key',
    'door slammed/fell shut',
    'without key/keys',
    'where is the key',
    'where are the keys',
  ],
  situations: [
    'lost',
    'lacks',
    'forgets',
    'damage',
    'own-damage',
    'lost-by',
    'deed',
    'stuck',
    'mystery',
    'finds',
    'cannot',
  ],
  happensToLead: true,
  topic: 'being locked out',
  thing: 'the front door',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'the-key-that-was-there',
      titles: ['Locked Out!', '{L} and the Shut Door', 'The Key Was Inside'],
      goal: 'get back into the house',
      trouble: 'the door had slammed, and the key was inside',
      solved: 'the door was open again',
      opener:
        '{L+} had only wanted to put a letter in the letter box, in slippers. It was a lovely warm evening. Behind {L} a little wind came through the house, and the door said: bang.',
      friend:
        '“Have you got the key?” asked {F+}, who had come out to see the sunset. “I thought you had it,” said {L}. They both looked through the letter slot. There lay the key, on the small table, and shone.',
      problem:
        'Nobody else would be home before eight o’clock. In the kitchen a pot of potatoes was waiting, luckily still cold. It smelled of evening, and {L’s} slippers got damp in the grass. “We live here,” said {L} to the door. The door did not care.',
      tries: [
        '{L} went once round the house and tried all the windows. They were shut, every one, because {L} had shut them that afternoon, very thoroughly.',
        'They fished for the key through the letter slot, with a long stick. The key came nearer, and nearer, and fell behind the umbrella stand.',
        '{L} rang the bell. You never know. It rang beautifully, in an empty house.',
      ],
      tip: '“Not the chimney, please, and not the drainpipe,” said {G+} from over the hedge. “Come in and have some soup. And think: if the house were yours, who would you have given the second key to, for an evening like this one?”',
      low: 'They sat at the neighbour’s table with warm socks on that were much too big. {L} thought hard. Somebody watered the flowers when they went on holiday. Somebody fed the cat.',
      turn: '“You!” said {L}, and put down the spoon. “You fed the cat in August. So you must have a key!” {G} blinked, got up, went to the dresser and looked in the sugar bowl, in the blue jug, and in the tin with the buttons. There was a clink.',
      done: 'It was a key on a red ribbon, and on it was a label in {L’s} own handwriting: “For the cat”. They had all forgotten about it. {L} put it in the lock, and it turned as if it were coming home. At eight o’clock the potatoes were done.',
      again:
        'The key on the red ribbon lives in the tin with the buttons. But before the door shuts, somebody always calls: “Key?” And somebody answers: “Key!”',
      object: 'key',
      helper: { name: 'Mrs Hedge', creature: 'woman' },
    },
  ],
};
