import type { StorySourceInput } from '../../story-source.ts';

/** Stories about sloths. */
export const sloths: StorySourceInput = {
  id: 'sloths',
  words: ['sloth', 'sloths', 'slow sloth', 'three-toed sloth'],
  situations: ['visit', 'learn', 'question', 'trait'],
  creature: 'theme',
  topic: 'sloths',
  thing: 'the tree',
  home: 'forest',
  main: 'forest',
  plots: [
    {
      id: 'nobody-saw-it',
      titles: ['{S} Takes It Slowly', '{L} and the Slowest One', 'Quite Still'],
      goal: 'find out what being slow is good for',
      trouble: '{S} was always the last',
      solved: 'everybody knew why {S} was slow',
      opener:
        'The whole rainforest was going to the mango tree, where the fruit was ripe. The monkeys swung, the parrots flew, and {L+} ran along below. Only one was missing, as always.',
      friend:
        'It was {S+}, hanging from a branch by long, curved claws. “I’m on my way,” said {S}, “since Tuesday.” {L} looked up. There was moss growing in {S’s} fur, and two moths lived in it.',
      problem:
        '“They laugh at me,” said {S}. “When I get there, only the stones are left.” And {S} moved one arm. It took as long as it takes to peel an orange.',
      tries: [
        '{L} pulled at {S’s} arm to make it quicker. The claws held on. A sloth doesn’t fall even when it’s asleep.',
        '{L} shouted “Go, go, go!” {S} turned {S.their~the} head to see who was coming. By then it was evening.',
        'A monkey pushed from behind. {S} swung to and fro, and had to start again from the beginning.',
      ],
      tip: '“Quick ones are seen,” said {G+}. “That’s why I’m hiding. Look up there, above the leaves. The eagle watches for everything that moves. Has it ever noticed {S}?”',
      low: '{L} looked up through the leaves. A shadow with wide wings was circling there. All the monkeys were swinging about in the mango tree and saw nothing.',
      turn: '“The eagle!” called {L} to the mango tree. “Hang quite still, like {S}! Don’t move, whatever you do!” {L} stood like a trunk. The monkeys hung there like fruit. And {S} did what {S.they} always did: nothing at all.',
      done: 'The shadow came down, lower and lower. The eagle looked at the tree. There was a lot of moss, and some fruit. It flew on. “How did you know that?” whispered the monkeys. “{S} has done it every day,” said {L}, “all day long.”',
      again:
        'Since then the monkeys bring {S} a mango on the way home. And when the eagle comes, somebody calls, “Sloth!” and then nobody moves.',
      helper: { name: 'Tip', creature: 'frog' },
      outcomes: [
        {
          asked: ['mango/fruit/eat/friend/slow/thank/hero/save/laugh'],
          done: 'The shadow came lower. The eagle looked at the tree, saw moss and fruit, and flew on. “{S} does that every day,” said {L}, “all day long.” The monkeys looked at the stones they had left, and at {S}. Then they swung over, and {told}.',
        },
        {
          asked: ['race/win/finish/first/last'],
          done: 'The eagle looked at the tree, saw moss and fruit, and flew on. “{S} did it best,” whispered the monkeys. “Who can hold out longer?” One after another had to scratch. {S} only began to smile, since Tuesday, and {told}.',
        },
        {
          asked: ['sleep/asleep/hug/nap/tree'],
          done: 'The eagle looked at the tree, saw a lot of moss and some fruit, and flew on. “How did you know that?” whispered the monkeys. Nobody answered from the branch. The danger had passed, the two moths settled down, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The eagle looked at the tree, saw a lot of moss and some fruit, and flew on. This time nobody started without {S}. They carried the ripest mangoes to that branch, since the branch couldn’t come to them, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The eagle looked at the tree, saw a lot of moss and some fruit, and flew on. “{S} does it every day,” said {L}. Nobody laughed now, until {S} did, very slowly, from the left ear to the right one, and {told}.',
        },
      ],
      art: {
        'was going to the mango tree': 'forest: L run happy; monkey, bird, tree',
        'since Tuesday': 'forest: S lie calm on tree; L look-up S surprised',
        'laugh at me': 'forest: S cry sad on tree; L look-up worried; monkey',
        'to make it quicker': 'forest: L pull S worried; S stand calm',
        'Go, go, go': 'forest, evening: L shout worried; S look L calm',
        'A monkey pushed': 'forest: S fall worried; L startle; monkey',
        'Quick ones are seen': 'forest: G say; L+S look G curious',
        'with wide wings': 'forest: L look-up frightened; S stand calm; big bird',
        'stood like a trunk': 'forest: L stand brave; S stand calm; monkey, tree',
        'The eagle looked at the tree': 'forest: S stand proud on tree; L whisper happy; bird, monkey',
        'mango on the way home': 'forest: S eat orange happy; L stand happy; monkey',
      },
    },
  ],
};
