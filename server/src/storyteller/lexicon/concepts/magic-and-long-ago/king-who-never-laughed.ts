import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a bored king or a princess who never laughs. */
export const kingWhoNeverLaughed: StorySourceInput = {
  id: 'king-who-never-laughed',
  words: [
    'king/queen/prince/princess who never laugh/laughs/laughed',
    'bored king/queen/prince/princess/emperor',
    'king/queen/prince/princess who is/was bored',
    'king is bored',
    'king who is bored',
    'king/queen/prince/princess never laugh/laughs/smile/smiles',
    'king/queen/prince/princess who never smile/smiles',
    'sad king/queen/prince/princess',
    'jester',
    'court jester',
    'jester who lost his laugh',
    'make/makes/making the king/queen/prince/princess laugh',
    'golden goose',
    'grumpy king/queen/prince/princess',
    'princess/prince could not/cannot laugh',
    'queen who wants to be ordinary',
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
    'lost',
    'lost-its-own',
    'sad',
    'sad-being',
    'refuses',
    'longing-being',
    'lacks',
  ],
  topic: 'a king who never laughed',
  thing: 'the throne',
  creature: 'king',
  home: 'castle',
  main: 'castle',
  indoors: true,
  plots: [
    {
      id: 'the-missing-peas',
      titles: ['The King Who Never Laughed', 'Nothing Is Funny', '{S} Drops a Spoon'],
      goal: 'get {S} to laugh',
      trouble: '{S} had not laughed for years',
      solved: '{S} had laughed',
      opener:
        '{S+} sat on the throne and yawned. {S} had everything: nine cooks, a hundred clocks, a swing made of gold. But {S} had not laughed for years. “Whoever makes me laugh may have a wish,” it said on the gate. {L+} read it twice.',
      friend:
        'In the courtyard there was a long queue: clowns, geese, a man with a singing saw. They all came out again with long faces. Even the saw hung down.',
      problem:
        '{L} went in. {S} sat there like a stone lion. To the left and the right of the throne stood servants. One held the cup, one turned the pages of the book, and one blew on the soup. “Begin,” said {S}, without looking up.',
      tries: [
        '{L} told the best joke in the world. “I know it,” said {S}. “I’ve got it in gold letters over the bath.”',
        '{F} did a somersault and landed in the flowerpot. The servants put everything straight before {S} had looked round.',
        'They dressed the dog as the Lord Chancellor. {S} signed a law that the dog held out, and nodded to it.',
      ],
      tip: '“It’s never funny to watch when nothing can happen to you,” said {G+}, who had hung up the bells. “In thirty years {S} has never dropped a thing. There’s always a hand under it. Think of when you yourself laughed last.”',
      low: '{L} thought about it. That had been at supper, at home, with the peas. Nobody had told a joke at all.',
      turn: '“I have a wish beforehand,” said {L}. “Would you have supper with us, please? In the kitchen, and without servants.” It went very quiet. {S} got up, and sat down on the kitchen stool. {L} put down a plate of peas and a fork, and no one blew on anything.',
      done: '{S} had never eaten peas without help. The first one jumped off the fork. The second landed in {L’s} cup: plop. The third hit the cook on the cap. Something began to twitch in {S’s} face, and then {S} laughed until the pans rang. “Again!” cried {S}.',
      again:
        'On Thursdays there are peas in the castle kitchen. It’s the only day when the King is never late.',
      object: 'spoon',
      outcomes: [
        {
          asked: ['king/queen/prince/princess/everyone/jester laugh/smile/giggle', 'laugh'],
          done: '{S} had never eaten peas without help. The first one jumped off the fork. The second landed in {L’s} cup: plop. The third hit the cook on the cap. Something began to twitch in {S’s} face, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{S} had never eaten peas without help. One jumped off the fork, one landed in {L’s} cup, and one hit the cook. {S} laughed until the pans rang. “Fetch the clowns in!” cried {S}, “and the geese, and the saw!” So {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'One pea jumped off the fork, one landed in {L’s} cup, and one hit the cook on the cap. {S} laughed until the pans rang. {G} took one of the little bells off the jester’s hat and held it out, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{S} had never eaten peas without help. The first one jumped off the fork. The second landed in {L’s} cup. The third hit the cook on the cap. The servants bit their lips, the cook didn’t, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'One pea jumped off the fork, one landed in {L’s} cup, and one hit the cook on the cap. {S} laughed until the pans rang, and then with no sound at all. A laugh like that makes you pleasantly tired, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The first pea jumped off the fork, the second landed in {L’s} cup, and the third hit the cook on the cap. {S} laughed until the pans rang. “And your wish?” asked {S}. {L} whispered it into the royal ear, and {told}.',
        },
      ],
      helper: { name: 'Tinkle', creature: 'jester' },
    },
  ],
};
