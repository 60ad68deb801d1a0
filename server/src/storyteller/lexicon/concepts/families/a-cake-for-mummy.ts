import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a birthday cake with which a mother is surprised. */
export const aCakeForMummy: StorySourceInput = {
  id: 'a-cake-for-mummy',
  words: [
    'cake for mum/mummy/mom/mommy/mama/mother',
    'birthday/surprise/secret/chocolate cake for mum/mummy/mom/mommy/mama/mother',
    'cake for my/our mum/mummy/mom/mommy/mama/mother',
    'cake for mum’s/mummy’s/mom’s/mommy’s/mama’s birthday',
    'cake for mum/mummy/mom/mommy/mama/mother birthday',
    'bake/baking/make/making mum/mummy/mom/mommy/mama birthday/a cake',
    'mum/mummy/mom/mommy/mama/mother birthday',
    'mum’s/mummy’s/mom’s/mommy’s/mama’s birthday',
    'mum’s/mummy’s/mom’s/mommy’s/mama’s birthday cake',
    'mum/mummy/mom/mommy/mama/mother birthday cake',
    'birthday surprise for mum/mummy/mom/mommy/mama',
  ],
  situations: ['make', 'wants', 'deed', 'learn', 'visit', 'has', 'own-wish', 'mystery'],
  creature: 'mum',
  happensToLead: true,
  topic: 'the birthday cake',
  thing: 'the birthday cake',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-bottom-stair',
      titles: ['A Cake for {S}', 'Nobody Must Come into the Kitchen', '{L} and the Secret Cake'],
      goal: 'bake a birthday cake for {S} in secret',
      trouble: 'the cake was not ready, and {S} kept coming to the kitchen',
      solved: '{S} had been surprised with a birthday cake',
      opener:
        'Tomorrow was {S+}’s birthday. {S} always baked the cakes for everybody else. “This time it’s my turn,” said {L+}. “And it’s a secret.”',
      friend:
        'The kitchen door was shut, and a chair was pushed up to the table. {L} got out the flour, the eggs, the butter and the biggest bowl.',
      problem:
        '{L} had just cracked the second egg when there were steps in the corridor. “Why is it so quiet in there?” called {S}. {L} threw a tea towel over the bowl. “I’m tidying up!” In that house nobody had ever tidied up of their own accord.',
      tries: [
        '{L} wrote “Do not come in” on the door. It was a mistake. If there’s one thing that makes you want to come in, it’s that.',
        '{L} stirred without a sound, under the table. A cake can be stirred under a table. But from there you can’t see how much salt you’ve taken.',
        '{L} went out to keep {S} busy, and asked how rain is made. The answer was very good, but it was shorter than a cake.',
      ],
      tip: '“You can hide a cake,” said {G+} at the window, “but you can’t hide the smell. So don’t bake it where {S} is. I have an oven next door, and I’ve got an hour. You’ve still got to do the baking yourselves.”',
      low: 'There was salt in the bowl, and not just a little. {L} tried it and pulled a face. So it was back to the beginning. But there were four eggs left, and now there was an oven.',
      turn: 'Next door {L} began again, and this time read every line aloud: sugar first, then salt, and only a pinch. The cake rose and turned brown. {L} spread chocolate over it, and with the very last raspberries {L} laid a heart on the top.',
      done: 'In the morning the kitchen was dark. The door opened, and {S} came in, yawning, to put the kettle on. “Surprise!” called {L}. There stood the cake with its candles alight. {S} put both hands to {S.their~the} mouth, and then hugged {L}, and the flour on {L}, too.',
      again:
        'It was all eaten up by the evening, down to the last crumb. “How did you do it without my noticing?” asked {S}. “I was tidying up,” said {L}.',
      object: 'cake',
      helper: { name: 'Mrs Crispin', creature: 'woman' },
      outcomes: [
        {
          asked: ['blow/light candle', 'make/makes wish', 'sing/sang song/birthday', 'sing'],
          done: 'In the morning the door opened, and {S} came in, yawning, to put the kettle on. “Surprise!” called {L}. There stood the cake with its heart of raspberries and every candle alight. {L} pulled {S} up to the table by one sleeve, and {told}.',
        },
        {
          asked: [
            'love/like/adore/delicious/tasty/enjoy cake/it',
            'surprise/surprised/amazed/delighted',
            'best/nicest/greatest/favourite/favorite birthday/cake/day/present/ever',
            'proud',
            'cry/tear happy/joy',
          ],
          kinds: ['says', 'says-words', 'gets', 'given-by', 'all-get'],
          done: 'In the morning {S} came yawning into the dark kitchen. “Surprise!” called {L}. There stood a cake with a heart on the top, and {S} had thought that somebody was tidying up. Somebody else had baked for once, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'In the morning {S} came yawning into the kitchen. “Surprise!” called {L}, and there stood the cake with its heart of raspberries. {G} came over from next door with the plates, and the biggest slice went to whoever never gets one. They pushed the chairs together, and {told}.',
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
            'stays',
          ],
          done: 'In the morning {S} came yawning into the kitchen. “Surprise!” called {L}. There stood the cake with its candles alight. {S} looked at the raspberry heart, and at {L} with flour up to the ears, and put the kettle down again. Both hands were free, and {told}.',
        },
      ],
      art: {
        'always baked the cakes for': 'kitchen: L whisper happy; calendar',
        'a chair was pushed up to the table': 'kitchen: L stand on chair happy; bowl on table, egg, flour',
        'threw a tea towel over the bowl': 'kitchen: L startle worried; mixing-bowl on table, egg',
        'on the door. It was a mistake': 'hallway: L hang paper worried; door',
        'A cake can be stirred under a table': 'kitchen: L stir worried under table',
        'asked how rain is made': 'living-room: L look S curious; S say calm; window',
        'you can’t hide the smell': 'kitchen: G say calm; L listen curious; window',
        'pulled a face': 'kitchen: L eat spoon surprised; salt-shaker on table',
        'this time read every line aloud': 'kitchen: L read curious; bowl on table',
        'spread chocolate over it': 'kitchen: L hold spoon proud; strawberry, cake on table',
        'stood the cake with its': 'kitchen, morning: L cheer happy; S startle happy; cake on table',
        'with a heart on the top': 'kitchen, morning: L cheer happy; S startle happy; cake on table, heart',
        'down to the last crumb': 'kitchen, evening: L laugh S; S laugh L; plate on table',
      },
    },
  ],
};
