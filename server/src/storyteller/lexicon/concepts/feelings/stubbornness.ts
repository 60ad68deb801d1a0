import type { StorySourceInput } from '../../story-source.ts';

/** Stories about stubbornness. */
export const stubbornness: StorySourceInput = {
  id: 'stubbornness',
  words: [
    'stubborn',
    'stubbornness',
    'being stubborn',
    'obstinate',
    'never give in',
    'won’t give in',
    'neither will give in',
    'refuse/refuses to move',
  ],
  situations: ['learn', 'value', 'trait', 'deed', 'quarrel', 'refuses'],
  topic: 'being stubborn',
  thing: 'the narrow bridge',
  home: 'meadow',
  main: 'river',
  plots: [
    {
      id: 'two-on-a-plank',
      titles: ['Two on a Plank', 'After You', '{L} Takes One Step Back'],
      goal: 'get across the narrow plank',
      trouble: 'neither of the two would go back',
      solved: 'both of them were across',
      opener:
        'Over the brook lay a plank, just wide enough for two feet. {L+} came from the left with a bag of flour. There was a cake to be baked, and it was already four o’clock.',
      friend:
        'From the right came {F+}, with a basket of eggs. In the middle they met. “I was on it first,” said {L}. “I was further,” said {F}. “You go back.” “No, you.”',
      problem:
        'They stood nose to nose. Neither gave way. The brook murmured, and the sun moved on. {L} thought: if I go back now, I’ve lost. {F} was thinking exactly the same. And on both sides a queue had begun to form.',
      tries: [
        'They put down the flour and the eggs, to be able to fold their arms. Now there was even less room.',
        'They counted to see who could stand still longest. At four hundred both of them lost count.',
        '“I can stay here till tomorrow,” said {L}. “I can stay till Sunday,” said {F}. A frog went round underneath.',
      ],
      tip: '“I’ve got time, I’m always slow,” said {G+}, looking up from the bank. “But tell me: what did you want to do on the other side? And are you doing it? It seems to me that you’ve both lost already, and only one of you needs to be clever.”',
      low: '{L} looked at the flour, and then at the eggs. What do you bake with flour and no eggs? Nothing very much.',
      turn: '{L} took a deep breath. It was the hardest step of the whole day, and it went backwards. “After you,” said {L}. “But I wanted to say that,” said {F}. And then they both laughed so much that the plank bounced.',
      done: '{F} came across with the eggs, and then the whole queue came over. “What do you need the flour for?” asked {F}. “For a cake,” said {L}. “I need eggs.” “I need flour,” said {F}. It was a very good cake.',
      again:
        'The plank is still just as narrow. Whoever gets to it now shouts from far off: “After you!” Sometimes nobody gets across because of that.',
      helper: { name: 'Old Tortoise Ted', creature: 'tortoise' },
      outcomes: [
        {
          asked: ['friend/friends/sorry/let/turn/give/way/say'],
          kinds: ['friends', 'new-friend', 'still-friends', 'says', 'says-words'],
          done: '“After you,” {L} had said, and taken the hardest step of the day. They laughed so much that the plank bounced. Then the whole queue came over, flour and eggs and all, and {told}.',
        },
        {
          asked: ['cake/bake/share/eat'],
          kinds: ['eats', 'party', 'shares', 'makes'],
          done: '“What do you need the flour for?” asked {F} on the other side. “For a cake. I need eggs,” said {L}. “I’ve got eggs,” said {F}, “I need flour.” They had stood nose to nose with the whole recipe for half a day. So {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'team',
            'stays',
            'home',
            'way-home',
            'plays',
            'gets',
            'given-by',
            'all-get',
            'tells',
            'sleep',
          ],
          done: '“After you!” – “No, after you!” The plank bounced, an egg jumped out of the basket and into the flour, and there was a white cloud. Nobody could see any more who was first, and {told}.',
        },
      ],
      art: {
        'came from the left with a bag': 'river: L hold flour happy; bridge',
        'with a basket of eggs': 'river: L hold flour angry; F hold basket angry; bridge',
        'Neither gave way': 'river: L stand angry on bridge; F sulk; people',
        'put down the flour and': 'river: L arms-crossed angry; F arms-crossed angry; flour, basket, bridge',
        'who could stand still longest':
          'river: L hands-on-hips angry; F hands-on-hips angry; bridge, people',
        'A frog went round underneath': 'river: L sit angry; F sit angry; frog, bridge',
        'I’ve got time,': 'river: G say calm; L+F listen angry; bridge',
        'looked at the flour, and then': 'river: L look curious at flour; flour, many egg',
        'step of the whole day': 'river: L bow happy; F laugh; bridge',
        'whole queue came over': 'kitchen: L eat cake happy; F eat cake happy; flour, egg',
        'What do you need the': 'kitchen: L eat cake happy; F eat cake happy; flour, egg',
        'there was a white cloud': 'river: L+F laugh; bridge, flour, egg',
        'The plank is still just as narrow': 'river: L call happy; F call happy; bridge',
      },
    },
  ],
};
