import type { StorySourceInput } from '../../story-source.ts';

/** Stories about words that begin with the same sound. */
export const theSameFirstSound: StorySourceInput = {
  id: 'the-same-first-sound',
  words: [
    'alliteration',
    'tongue twister',
    'tongue twisters',
    'same first sound',
    'same beginning sound',
    'words that begin with the same sound',
    'words beginning with the same letter',
    'slippery slimy snake/snakes',
    'initial sound',
    'initial sounds',
    'beginning sounds',
    'i spy',
  ],
  situations: ['learn', 'make', 'question', 'cannot', 'has'],
  topic: 'words with the same first sound',
  thing: 'the suitcase',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'the-suitcase-that-was-choosy',
      titles: ['The Choosy Suitcase', 'Seven Silly Socks', '{L} Packs by Ear'],
      goal: 'pack the suitcase',
      trouble: 'the suitcase threw things out',
      solved: 'the suitcase was packed',
      opener:
        'In the attic {L+} found an old suitcase with a silver S on the lid. It was just right for a night away. {L} put the pyjamas in. The suitcase opened again, and threw them out.',
      friend:
        '“It’s choosy,” said {F+}, and held a toothbrush out to it. Flop! There it lay on the floor. But {F’s} wet sock stayed in. They looked at each other.',
      problem:
        'Some things it took, and some it threw out. Soap stayed, and the towel flew out. A spoon stayed, and the fork flew out. What did the suitcase want? In an hour the bus was going to leave.',
      tries: [
        '“It likes small things,” said {L}, and put in a pea. The pea came back like a shot.',
        '“It likes wet things,” said {F}, and tried the sponge. It stayed! Then the flannel, just as wet. It landed on the lamp.',
        'They said “please” and “thank you” to it. It was a polite suitcase, but it did not change its mind.',
      ],
      tip: '“Say it aloud,” said {G+}, “what it took. Slowly. And listen to the very first sound. Not how it’s written, how it hisses.”',
      low: 'Round the suitcase lay half of the household. On its lid shone the silver S.',
      turn: '“Sock. Soap. Spoon. Sponge,” said {L}, and stopped. “Sss. They all begin with the same sound!” {L} ran through the house and gathered up a scarf, sandals, a sandwich, some string, and seven silly striped socks.',
      done: 'The suitcase swallowed everything and closed with a soft snap. For the pyjamas {L} just said “sleeping suit”, and the suitcase let itself be fooled. So they sat safely on seat seven.',
      again:
        'In the bus they played on. “Busy bears baking bread,” said {F}. “Muddy mice making marmalade,” said {L}. It lasted until they got off.',
      object: 'bag',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'A scarf, sandals, some string, and seven silly striped socks: the suitcase swallowed everything and snapped shut. On seat seven it opened again, just a crack, and held out the sandwiches, six of them, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'A scarf, sandals, some string, and seven silly striped socks: the suitcase swallowed everything and snapped shut. “Soft, sweet, sensible suitcase,” said {L}. It blushed round the silver S, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'A scarf, sandals, and seven silly striped socks: the suitcase swallowed everything. For the pyjamas {L} just said “sleeping suit”, and it let itself be fooled. The bus hummed, sss, sss, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'A scarf, sandals, some string, and seven silly striped socks: the suitcase swallowed everything and closed with a soft snap. So they sat safely on seat seven. It sped south, past sheep and signposts, and {told}.',
        },
      ],
      helper: {
        name: 'Susan',
        creature: 'seal',
      },
      art: {
        'an old suitcase with': 'attic: L open happy; suitcase',
        'threw them out': 'attic: L startle pyjamas; suitcase',
        'held a toothbrush out': 'cottage: F offer toothbrush surprised; L look surprised; suitcase, sock',
        'took, and some it threw': 'cottage: L hold towel worried; suitcase, soap, fork',
        'likes small things': 'cottage: L hold small peas worried; suitcase',
        'likes wet things': 'cottage: F hold sponge surprised; L look surprised; suitcase, lamp',
        'polite suitcase': 'cottage: L bow worried; F bow worried; suitcase',
        'to the very first sound': 'cottage: G speak calm; L listen curious; suitcase',
        'half of the household': 'cottage: L sit sad; F sit sad; suitcase, towel, fork',
        'all begin with': 'cottage: L run happy scarf; F look surprised; spoon, sock, suitcase',
        'suitcase swallowed everything': 'cottage: L sit proud; F cheer; big suitcase, sock',
        'closed with a soft snap': 'cottage: L sit proud; F cheer; big suitcase, sock',
        'In the bus they played': 'bus: L tell mouse laughing; F tell bear laughing; suitcase',
      },
    },
  ],
};
