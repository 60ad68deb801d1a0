import type { StorySourceInput } from '../../story-source.ts';

/** Stories about hugs. */
export const hugs: StorySourceInput = {
  id: 'hugs',
  words: [
    'hug',
    'hugs',
    'hugging',
    'cuddle',
    'cuddles',
    'hugs and cuddles',
    'hugs and kisses',
    'group hug',
    'goodnight kiss/hug',
    'give/giving hug',
    'need/needing hug',
    'a big hug',
  ],
  situations: [
    'learn',
    'wants',
    'cannot',
    'lacks',
    'question',
    'own-wish',
    'ability',
    'trait',
    'longing',
    'has',
  ],
  happensToLead: true,
  topic: 'hugs',
  thing: 'the paper hug',
  main: 'cottage',
  plots: [
    {
      id: 'a-hug-by-post',
      titles: ['A Hug by Post', '{L} Sends a Hug', 'As Wide as Two Arms'],
      goal: 'send a hug to somebody far away',
      trouble: 'the hug would not go into an envelope',
      solved: 'the hug had arrived',
      opener:
        'In a letter from far away it said that the week had been a bad one. {L+} read it twice. “Somebody needs a hug,” said {L}, “a proper one. And I’ve got one here.”',
      problem:
        'But how does a hug get from here to there? It’s warm and it’s big, and when you hold it too tight it’s over. The post office had envelopes in four sizes, and the largest was as large as a slice of bread.',
      tries: [
        '{L} hugged the empty box for a good while and shut the lid fast. When {L} looked in again, to be on the safe side, the box was empty. It was only a little warmer than before.',
        '{L} gave the hug to the postman, to be passed on. The postman liked it so much that it only got as far as the corner, and there the dog got it.',
        '{L} hugged a cushion and wrapped it up. It weighed as much as a small pig, and cost as much. And it was a cushion.',
      ],
      tip: '“What’s a hug made of?” asked {G+} behind the counter. “Arms, that’s all, and somebody who means it. How long are yours? Paper folds up small. But mind you measure it from the tips, because a hug starts right out there.”',
      turn: '{L} lay down on a roll of paper, arms out wide, and the pencil went all the way round: fingertips, elbows, shoulders, and back again. {L} cut it out and folded it, again and again, until it went into the envelope. On it {L} wrote: “Put this round you.”',
      done: 'After three days the telephone rang. “I’m standing here with two paper arms round me,” said a voice, and laughed, and blew its nose. “They go all the way round. They even meet at the back!” {L} held the telephone with both arms. It was quite warm.',
      again:
        'A week later there was an envelope in the post, a fat one. It had other arms in it, much longer, and they went round {L} twice.',
      helper: { name: 'Mrs Stamp', creature: 'goose' },
      outcomes: [
        {
          asked: ['hug/cuddle/kiss', 'feel/is/be/get better/happy/warm/loved/safe'],
          done: 'After three days the telephone rang. “I’ve got two paper arms round me,” said a voice, and laughed, and blew its nose. “But I want to see if the real ones are as long.” On Sunday the gate squeaked, {L} ran with both arms out, and {told}.',
        },
        {
          kinds: ['sleep', 'home', 'stays', 'says', 'gets', 'sees', 'tells'],
          done: 'After three days the telephone rang. “I’m standing here with two paper arms round me,” said a voice, and blew its nose. “They go all the way round!” {L} held the telephone with both arms. It was as warm as if somebody were there, and {told}.',
        },
        {
          kinds: [
            'friends',
            'happy',
            'laughs',
            'claps',
            'party',
            'eats',
            'plays',
            'shares',
            'makes',
            'team',
            'helps',
          ],
          done: 'After three days the telephone rang. “They go all the way round me,” said a voice. “They even meet at the back! And now the neighbours want one, too.” So {L} rolled out the paper again. Everybody lay down once, arms out wide, and {told}.',
        },
      ],
      art: {
        'In a letter from far away': 'living-room: L read letter sad',
        'a proper one': 'living-room: L stretch-out happy; letter',
        'how does a hug get from here': 'shop: L hold letter worried; many letter',
        'hugged the empty box': 'living-room: L hug box happy',
        'gave the hug to the postman': 'village: L hug happy; postman, dog',
        'hugged a cushion and wrapped': 'living-room: L hold cushion happy; scales',
        'What’s a hug made of': 'shop: G say happy; L listen curious; letter',
        'on a roll of paper': 'living-room: L lie happy; big paper',
        'cut it out and folded it': 'living-room: L fold happy; letter, scissors',
        'After three days the telephone': 'hallway: L phone happy; heart',
        'A week later there was an envelope': 'hallway: L hold letter laughing; paper',
      },
    },
  ],
};
