import type { StorySourceInput } from '../../story-source.ts';

/** Stories about scientists who did not give up. */
export const marieCurie: StorySourceInput = {
  id: 'marie-curie',
  words: [
    'marie curie',
    'madame curie',
    'radium',
    'albert einstein',
    'einstein',
    'galileo',
    'galileo galilei',
    'famous scientist',
    'famous scientists',
    'great scientist',
    'women in science',
    'ada lovelace',
    'thomas edison',
    'edison',
    'nikola tesla',
    'scientist who',
    'become/becoming a scientist',
    'charles darwin',
    'darwin',
  ],
  situations: ['learn', 'question', 'deed', 'visit', 'works-as', 'wants-to-be', 'own-wish-to-be'],
  topic: 'great scientists',
  thing: 'the experiment',
  main: 'workshop',
  indoors: true,
  plots: [
    {
      id: 'the-thing-that-glowed',
      titles: ['{L} Asks Why', 'The Hundredth Try', 'What Scientists Do'],
      goal: 'find out why the jar glowed',
      trouble: 'nobody knew why the jar glowed',
      solved: '{L} knew why the jar glowed',
      opener:
        '{L+} had read about Marie Curie, who stirred a big pot in a cold shed for four years, until something in it glowed that nobody knew. And yesterday, behind the woodshed, {L} had seen something glow as well.',
      friend:
        '{F+} had seen it, too: a piece of rotten wood, and it shone green in the dark. They had put it in a jar. “It’s magic,” said {F}. “Perhaps,” said {L}. “Let’s find out.”',
      problem:
        'In the evening they sat in the dark and looked. It glowed. But in the morning, by daylight, it was only wood, and on the third evening it had gone out. “It’s over,” said {F}. “Now we’ll never know.”',
      tries: [
        '{L} held it under a lamp to fill it up with light. It grew warm, and stayed dark.',
        '{F} said a spell. They waited. It was a good spell, but it was not a good question.',
        '{L} changed everything at once: new jar, cold water, other place. Now it glowed a little, and nobody could tell why.',
      ],
      tip: '“That’s just what happened to the great ones,” said {G+}, who had taught at the university. “Galileo was wrong, Edison was wrong a thousand times. It isn’t that they were cleverer. They changed one thing at a time, and wrote it down. Even what didn’t work is an answer.”',
      low: '{L} fetched an exercise book and wrote on the first page: “What doesn’t work”. It soon had three lines.',
      turn: 'This time {L} took two jars, and put the same piece of wood into each. One stayed dry, and one was kept damp. Nothing else was different. {L} wrote down the time. Then they sat there with a blanket and waited until it was night.',
      done: 'The dry one stayed dark. But the damp one glowed, as green as a cat’s eye! With a magnifying glass {L} saw fine threads in the wood. “It’s something alive,” whispered {L}. “A mushroom! It’s the mushroom that shines. And it needs water.”',
      again:
        'The jar stands by {L’s} bed. On the second page it says: “Why does it glow at all?” That will take a little longer.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The dry one stayed dark, but the damp one glowed, as green as a cat’s eye. It was a mushroom that shines, and it needs water. They carried the jar to the table as the only lamp, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The dry one stayed dark, but the damp one glowed, as green as a cat’s eye. It was a mushroom that shines, and it needs water. Professor Quill read every page, also those that didn’t work, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The dry one stayed dark, but the damp one glowed, as green as a cat’s eye. It was a mushroom that shines, and it needs water. In its light {F} had a green nose, and {L} had green ears, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The dry one stayed dark, but the damp one glowed, as green as a cat’s eye. It was a mushroom that shines, and it needs water. {L} put the jar by the bed. It was better than any night light, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The dry one stayed dark, but the damp one glowed, as green as a cat’s eye! With a magnifying glass {L} saw fine threads in the wood. “It’s a mushroom,” whispered {L}, wrote it down, and the time, and {told}.',
        },
      ],
      helper: { name: 'Professor Quill', creature: 'woman' },
      art: {
        'pot in a cold shed': 'forest, night: L stand surprised; green log, shed',
        'rotten wood, and': 'bedroom, night: F hold jar happy; L look; green stick',
        'it had gone out': 'bedroom, morning: L stand sad; F stand worried; jar, stick',
        'under a lamp to': 'bedroom: L hold jar worried; lamp',
        'said a spell': 'bedroom, night: F raise wand; L look; jar',
        'cold water, other': 'bedroom: L hold jar worried; F look; jug',
        'the great ones': 'workshop: G say; L look G curious; book',
        'What doesn’t work': 'workshop: L write happy; jar',
        'took two jars': 'workshop, night: L hold jar calm; F sit under blanket; two jar',
        'as green as a cat':
          'workshop, night: L hold magnifying-glass laughing; F cheer; green jar, mushroom',
        'stands by': 'bedroom, night: L write happy; green jar',
      },
    },
  ],
};
