import type { StorySourceInput } from '../../story-source.ts';

/** Stories about swimming without armbands. */
export const jumpIn: StorySourceInput = {
  id: 'jump-in',
  words: [
    'jump/jumping deep end/pool/water',
    'jump/jumping in',
    'jump/jumping off side/diving board',
    'deep end',
    'diving board',
    'without/take/taking armband/armbands',
    'armband',
    'armbands',
    'float without',
    'water wings',
    'learn/learning dive',
  ],
  situations: ['afraid', 'learn', 'cannot', 'reluctant', 'wants', 'lacks', 'deed', 'own-wish'],
  topic: 'swimming without armbands',
  thing: 'the orange armbands',
  main: 'shore',
  indoors: true,
  plots: [
    {
      id: 'the-leaky-armbands',
      titles: ['{L} Without Armbands', 'A Little Less Air', '{L} Lets Go'],
      goal: 'swim without armbands',
      trouble: 'without the armbands {L} went under',
      solved: '{L} could swim without any armbands',
      opener:
        '{L+} was a good swimmer, as long as there were orange armbands. With them {L} crossed the pool, did turns and waved. They had a picture of a duck on them.',
      problem:
        '“Shall we try it without?” asked the teacher. {L} took off the armbands, pushed away from the side, and went under like a spoon. {L} came up coughing, and put them straight back on.',
      tries: [
        '{L} held on to the side with one hand and swam with the other. It went well. But nobody gets across a pool like that.',
        '{L} walked on tiptoe and moved both arms as if swimming. In the middle of the pool the floor went down, and that was the end of it.',
        '{L} swam with just one armband. It went round and round, like a boat with one oar.',
      ],
      tip: '“It isn’t the armbands that swim, it’s you,” said {G+}. “They only hold you up. Let out a little air each time, just one small puff. Your arms and legs will take over before you notice.”',
      turn: 'So {L} let out one puff and swam a width. Then one more puff. The armbands got softer and softer and {L} kicked a little harder. At last they were as flat as pancakes. {L} pulled them off and pushed away from the side.',
      done: 'Kick, kick, and pull. The chin stayed above the water. {L} looked round for the side, and it was far behind. And then {L’s} fingers touched the other one. “There was no air in them for the last two widths,” said {L}. “That was all me!”',
      again:
        'The armbands lie in the drawer. They are lent to somebody smaller now, with a little less air every week.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Kick, kick, and pull. The chin stayed above the water, and {L’s} fingers touched the other side. “There was no air in them for the last two widths!” The teacher threw all the rings and floats in at once, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Kick, kick, and pull. The chin stayed above the water, and {L’s} fingers touched the other side. {G} folded up the two flat armbands as small as they would go. “You don’t need a duck for that,” said {G}, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Kick, kick, and pull. The chin stayed above the water. And then {L’s} fingers touched the other side. “There was no air in them,” said {L}. “That was all me!” It echoed through the whole pool, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Kick, kick, and pull, and {L’s} fingers touched the other side. “That was all me!” Rolled up small, the armbands fitted into one pocket of the bathrobe. The bus was warm, with wet hair on both seats, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Puff by puff {L} had let the air out. The armbands were as flat as pancakes, and {L} laid them on the side, duck upwards. Kick, kick, and pull. The chin stayed above the water, and {told}.',
        },
      ],
      helper: { name: 'Coach Finley', creature: 'seal' },
      art: {
        'was a good swimmer, as long as': 'pool: L swim happy in water wearing armbands',
        'They had a picture of a duck': 'pool: L wave happy wearing armbands',
        'Shall we try it without': 'pool: L startle frightened in water; armbands',
        'held on to the side': 'pool: L swim worried in water; armbands',
        'walked on tiptoe and moved': 'pool: L tiptoe worried in water',
        'with just one armband': 'pool: L swim worried in water; armbands',
        'It isn’t the armbands that swim': 'pool: G show armbands calm; L listen curious',
        'let out one puff': 'pool: L blow happy armbands',
        'they were as flat as': 'pool: L hold armbands brave',
        'Kick, kick, and pull': 'pool: L swim proud in water',
        'The armbands lie': 'bedroom: L offer armbands happy; drawers',
      },
    },
  ],
};
