import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the Pied Piper and the rats. */
export const piedPiper: StorySourceInput = {
  id: 'pied-piper',
  words: [
    'pied piper',
    'the pied piper',
    'piper of hamelin',
    'hamelin',
    'rat catcher',
    'rats in the town',
    'too many rats',
    'magic flute',
    'magic pipe',
    'magic whistle',
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
    'too-many',
    'culprit',
  ],
  topic: 'the piper and the rats',
  thing: 'the flute',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'what-was-promised',
      titles: ['The Piper Is Back', 'A Promise Is a Promise', 'One Hundred Coins'],
      goal: 'see that the piper was paid',
      trouble: 'the town had not kept its promise to the piper',
      solved: 'the piper had got what was promised',
      opener:
        'In the town of Hamelin there had been rats in every cupboard. Then a piper in a red and yellow coat had come, had played a tune, and all the rats had walked out after it, as far as the river mill. {L+} had seen it all.',
      friend:
        '“That was wonderful,” said {F+}, who had counted the rats: nine hundred and four. “And for that the Mayor promised a hundred coins.” They both went to the town hall to see the piper get them.',
      problem:
        'But the Mayor put both thumbs into the waistcoat pockets. “The rats are gone,” said the Mayor. “So why should I pay? Here’s one coin. Good day.” The piper went pale, took out a smaller flute, and walked away to the square.',
      tries: [
        '“A promise is a promise,” called {L}. The Mayor closed the window, because of the draught.',
        'They wanted to collect the money themselves, and went from house to house. They came back with three coins, a button, and a lot of good advice.',
        '{F} asked the piper to forget about it. “I’ve forgotten it in seven towns,” said the piper. “That’s why I’ve no soles to my shoes.”',
      ],
      tip: '“I was there when it was promised,” said {G+} on the town hall steps. “So were four hundred others. I’m only one old cat, but it makes a difference whether a promise stands in one ear or in four hundred.”',
      low: 'On the square the piper raised the little flute. At the first note, all over the town, the children looked up from their plates.',
      turn: '“One moment, please!” cried {L}, and went up to the bell of the town hall and rang it as loud as it would go. They all came. {L} stood on the top step. “Who was here on Monday? Who heard what the Mayor said? Put up your hands!”',
      done: 'A hand went up, and another, and then the whole square was full of hands. The Mayor turned red, and counted out a hundred coins on the steps. The piper put the small flute away, took out the long one, and played something to dance to.',
      again:
        'Over the town hall door it says, in letters of gold: “What Is Promised Here Is Kept.” {L} reads it every day, out loud.',
      object: 'bell',
      outcomes: [
        {
          asked: [
            'piper/child/children/kid paid/pay/gold/coin/money/back/happy/stay/return/home/free',
            'mayor sorry/pay/promise/learn',
            'promise',
          ],
          done: 'A hand went up, and another, and then the whole square was full of hands that had heard the promise. The Mayor turned red, and felt in the waistcoat pockets. The piper put the small flute away, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The whole square was full of hands that had heard the promise. The Mayor turned red and counted out a hundred coins. The piper put the small flute away and took out the long one, and everybody was on the square already, so {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The whole square was full of hands that had heard the promise. The Mayor turned red, and counted out a hundred coins on the steps. {G} put up a paw as well, rather late, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The whole square was full of hands that had heard the promise. The Mayor turned red and counted out a hundred coins. The piper played a tune for the end of the day, the slow one, and the whole town followed it, up to their own front doors, and {told}.',
        },
      ],
      helper: { name: 'Mauser', creature: 'cat' },
      art: {
        'rats in every cupboard': 'old-town: L look surprised; many mouse, drawers',
        'all the rats had walked': 'old-town: L look happy; gentleman, many mouse, flute',
        'a hundred coins.” They': 'old-town: F write writing-pad happy; L clap; gentleman, house',
        'So why should I pay': 'old-town: L look angry; F point worried; gentleman, coin, flute',
        'closed the window, because': 'old-town: L call angry; F look worried; gentleman',
        'and a lot of good advice': 'old-town: L hold coin sad; F hold button; door',
        'to forget about it': 'old-town: F say worried; L think worried; gentleman, shoe',
        'on the town hall steps': 'old-town: G say; L+F look G curious; step',
        'raised the little flute': 'old-town: L look worried; F think worried; children, flute',
        'went up to the bell': 'old-town: L ring bell brave; F call; people',
        'Who was here on Monday': 'old-town: L raise brave; F raise; people',
        'the whole square was full': 'old-town: L dance; F dance; gentleman, many coin, people',
        'in letters of gold': 'old-town: L point proud; F clap happy; sign',
      },
    },
  ],
};
