import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a baby who died before or soon after birth. */
export const theBabyWhoDidNotCome: StorySourceInput = {
  id: 'the-baby-who-did-not-come',
  words: [
    'miscarriage',
    'stillborn',
    'stillbirth',
    'lost/losing/lose baby brother/sister born',
    'baby died/die/dies',
    'baby brother/sister died/die/dies',
    'lose/lost/losing a baby',
    'mum/mummy/mom/mommy lost baby',
    'baby who died',
    'baby who was not/never born',
    'baby is not coming/born',
    'no baby after all',
    'baby in heaven',
    'angel baby',
    'rainbow baby',
    'lost/losing the baby',
    'baby who did not live',
  ],
  situations: [
    'lost',
    'lost-by',
    'longing-being',
    'sad-being',
    'learn',
    'question',
    'trait',
    'deed',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'a baby who did not live',
  thing: 'the small blue boots',
  home: 'cottage',
  main: 'meadow',
  plots: [
    {
      id: 'the-small-blue-boots',
      titles: ['The Small Blue Boots', 'The Baby Who Did Not Come Home', 'A Tree for the Baby'],
      goal: 'find a place for the baby',
      trouble: 'the baby had died',
      solved: 'the baby had a place with them',
      opener:
        'There was going to be a baby. There was a bed already, and a pair of small blue boots that {L+} had helped to choose. Then one morning everyone was at home, although it was Tuesday. The baby had died, before it could come home.',
      friend:
        'Nobody had done anything wrong. They said so straight away, and held {L} tight as they said it. Not the doctor, not Mum, and not {L}.',
      problem:
        'It was very quiet. {L} had already told the baby so much: about the stairs, and the cat. Now there was nobody to show it to. People brought soup and talked softly in the kitchen. Nobody asked {L}. “Was I a big one now,” thought {L}, “or not?”',
      tries: [
        '{L} put the boots in a drawer, so that nobody would have to cry. But they cried anyway, and one of them looked for the boots.',
        '{L} was as happy as possible, all day long, to cheer everyone up. In the evening {L} was as tired as a stone.',
        '{L} asked when there would be another one. It was the wrong question just then, and {L} wasn’t to blame for that.',
      ],
      tip: '“I had a brother whom I never saw,” said {G+}, who grew trees. “You can miss somebody you’ve never met. It counts. And it counts that you were going to be the big one. You may ask for a place. Something that you can go to, and touch.”',
      low: '{L} took the boots out of the drawer. They were so small that two fingers filled them.',
      turn: '“I’d like a place for the baby,” said {L} in the kitchen. “And I’d like us to say its name sometimes.” Then they all cried, but together this time. On Saturday they planted a little apple tree. {L} told the baby about the stairs and the cat, to the end.',
      done: '{L} hung the boots on the lowest branch. “I’m the big one,” said {L} to the tree. “I still am.” “Yes,” they said, “you are, and you always will be.” They stood close together for a long time, and nobody had to say anything.',
      again:
        'In spring the tree had five blossoms. They go there on that day each year, and {L} says the name first.',
      helper: { name: 'Mr Pomme', creature: 'mole' },
      outcomes: [
        {
          asked: ['remember/name/say/talk/star/tree/blossom/flower/candle/light'],
          kinds: ['says', 'tells'],
          done: '{L} hung the boots on the lowest branch of the little apple tree. “I’m the big one,” said {L}. “I still am.” “Yes,” they said, “you are, and you always will be.” There was a place for the baby now, and {told}.',
        },
        {
          kinds: ['hugs', 'happy', 'stays', 'friends', 'team', 'home', 'laughs'],
          done: '{L} hung the small blue boots on the lowest branch. “I’m the big one,” said {L} to the tree. “Yes,” they said, “and you always will be.” Nobody had to speak after that. They stood close together on the grass, and {told}.',
        },
        {
          kinds: ['makes', 'shares', 'eats', 'gets', 'plays', 'sleep'],
          done: 'On Saturday they planted a little apple tree, and {L} hung the boots on the lowest branch. “I’m the big one,” said {L}. “I still am.” They stayed out there until the lamp went on in the kitchen, all of them, and {told}.',
        },
      ],
    },
  ],
};
