import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the cousins. */
export const cousins: StorySourceInput = {
  id: 'cousins',
  words: ['cousin', 'visit/visiting cousin', 'cousins', 'family reunion', 'play/playing with cousin'],
  situations: ['thing-pair', 'newcomer', 'visit', 'question', 'longing', 'being-and-thing'],
  topic: 'the cousins',
  thing: 'the visit',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'too-many-at-the-table',
      titles: ['The Cousins Are Coming!', '{L} and All the Cousins', 'Everybody’s Turn to Choose'],
      goal: 'find a game for all the cousins',
      trouble: 'the cousins could not agree on a game',
      solved: 'all the cousins were playing together',
      opener:
        'Once a year they all came, in three cars: the aunts, the uncles and the cousins, big and little. {L+} had counted the days and put out all the chairs.',
      problem:
        'They hugged, and ate, and then they stood in the garden. “Football,” said the big ones. “Mummies and daddies,” said the little ones. “Reading,” said one. “I want to go home,” said the smallest. Last year they had all known what to play. Now everybody had grown.',
      tries: [
        'They played football. The ball rolled over the smallest, and the goalkeeper was reading.',
        'They played mummies and daddies. There were six daddies, and none of them wanted to cook.',
        '{L} said, “Then each of you do what you like.” Everybody sat in a different corner, and it was as if nobody had come.',
      ],
      tip: '“When we were your age we couldn’t agree either,” said {G+}, and looked at the other aunts. “Then we stopped asking who’s right. We built one thing together, and it needed somebody tall, and somebody small, and somebody who knows how it goes on.”',
      turn: '{L} looked round the garden: the blankets, the chairs, the washing line. “We’ll build a ship!” said {L}. The big ones tied up the sails. The little ones crept underneath and laid the floor. The one with the book read out what happens on ships. And the smallest was captain.',
      done: 'They sailed all afternoon. There was a storm from the watering can, and cake on a desert island. Nobody wanted to go home, least of all the captain.',
      again:
        'In the evening the three cars drove off, and out of every window waved arms. In the garden the ship still stood. {L} slept in it.',
      helper: { name: 'Aunt Rose', creature: 'woman' },
      outcomes: [
        {
          asked: ['stay/come/visit again/longer/back/summer/every/next/year', 'sleep/tent/night'],
          kinds: ['stays', 'home', 'way-home', 'sleep', 'says', 'says-words'],
          done: 'They sailed all afternoon, past a desert island with cake and through a storm from the watering can. Then the aunts called from the three cars. But the captain was the smallest, and the captain did not give the order to land. So {told}.',
        },
        {
          asked: ['photo/picture/memory/remember', 'tell story'],
          kinds: ['tells', 'makes', 'gets', 'given-by', 'all-get'],
          done: 'They sailed all afternoon. There was a storm from the watering can, and cake on a desert island. The one with the book wrote it all down, with the names of the whole crew, from the captain to the sail-maker, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'They sailed all afternoon. There was a storm from the watering can, and the little ones bailed. Behind the washing line lay a desert island. Aunt Rose had put a tablecloth on it, and something under a cover, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
          ],
          done: 'They sailed all afternoon, the big ones at the sails and the smallest at the helm. Then a storm came out of the watering can. They all held on to one another, so that nobody would go overboard, and {told}.',
        },
      ],
      art: {
        'in three cars': 'garden: L wave happy; many car, people',
        'put out all the chairs': 'garden: L carry chair happy; many chair',
        'hugged, and ate, and then': 'garden: L look worried; children, ball, book',
        'want to go home,” said': 'garden: L stand worried; children, book',
        'played football': 'garden: L kick worried; ball, children',
        'six daddies': 'garden: L cook worried; children',
        'sat in a different corner': 'garden: L sit sad on bench; children',
        'couldn’t agree either': 'garden: G say calm; L listen curious',
        'blankets, the chairs, the washing': 'garden: L point happy; blanket, chair, washing-line',
        'The big ones tied up the sails': 'garden: L pull rope happy; ship, children',
        'crept underneath and laid': 'garden: L point proud; ship, children, blanket',
        'sailed all afternoon': 'garden: L sit happy in ship; watering-can, cake',
        'In the evening the three cars': 'garden, night: L sleep happy in ship',
      },
    },
  ],
};
