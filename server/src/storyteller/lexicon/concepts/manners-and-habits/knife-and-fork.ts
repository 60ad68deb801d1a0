import type { StorySourceInput } from '../../story-source.ts';

/** Stories about eating with a knife and fork. */
export const knifeAndFork: StorySourceInput = {
  id: 'knife-and-fork',
  words: [
    'knife and fork',
    'eat/eating with knife and fork',
    'eat/eating with a knife and fork',
    'use/using knife and fork',
    'cutlery',
    'learn/learning eat with a spoon',
    'eat/eating with a spoon',
    'eat/eating with fork',
    'eat/eating with chopsticks',
    'eat/eating with fingers',
    'eat/eating with hands',
    'messy eater',
    'eat/eating neatly',
    'elbows on the table',
  ],
  situations: ['learn', 'cannot', 'refuses', 'reluctant', 'own-wish', 'deed'],
  topic: 'eating with a knife and fork',
  thing: 'the knife and fork',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-runaway-dumpling',
      titles: ['The Runaway Dumpling', '{L} and the Knife and Fork', 'A Seat at the Big Table'],
      goal: 'cut up a dumpling with a knife and fork',
      trouble: 'the dumpling would not hold still',
      solved: 'the dumpling had been cut and eaten',
      opener:
        'For the first time {L+} had a place at the big table, with a plate, a napkin, and a knife and a fork. Until now there had been a spoon, and before that, fingers. In the middle steamed the dumplings.',
      friend:
        '{F+} sat opposite and whispered, “Fork on the left, knife on the right.” It sounded simple. {L} took one in each fist, like two flagpoles.',
      problem:
        '{L} put the fork on the dumpling and pressed. The dumpling shot across the table and stopped in front of Great-Aunt Ottilie. “Thank you,” said Great-Aunt Ottilie. “I have one already.” Everybody was very polite about it.',
      tries: [
        '{L} pressed harder. The second dumpling left a long trail of gravy and hid behind the salt.',
        '{F} sawed hard with the knife. The plate squeaked so badly that the cat left the room.',
        '{L} tried without a fork, only with the knife. The dumpling turned round and round like a globe.',
      ],
      tip: '“One of them holds, and the other one cuts,” said {G+}. “The fork is the anchor. Let it go right in, first of all, and don’t let go. Then the knife goes to and fro, gently, like a bow on a fiddle.”',
      low: 'There was one dumpling left on the plate. It looked very round and very quick.',
      turn: '{L} opened both fists and laid a pointing finger along the back of the fork. In it went: that was the anchor. Only then did the knife come, quite close beside it, to and fro, with hardly any pressing.',
      done: 'A small piece fell off. It stayed where it was! {L} put it in the gravy and ate it. It was the best dumpling of the evening, because it had been caught. “Bravo,” said Great-Aunt Ottilie, and raised a glass.',
      again:
        'Pancakes are easy by now, and so are potatoes. Peas are still peas. {L} has asked whether anybody at all has ever caught one.',
      helper: {
        name: 'Cook Ladle',
        creature: 'pig',
      },
      outcomes: [
        {
          asked: ['restaurant/eat/spaghetti/steak/alone/cut/neatly/meal/dinner/pizza'],
          kinds: ['party', 'eats', 'shares'],
          done: 'The fork was the anchor, and the knife went to and fro like a bow on a fiddle. A small piece fell off, and it stayed where it was! {L} put it in the gravy. There were nine more in the dish, and none of them ran away, so {told}.',
        },
        {
          asked: ['proud/clap/cheer/bravo/star/well/praise'],
          kinds: ['claps', 'happy', 'feels', 'says', 'says-words', 'gets', 'given-by', 'all-get'],
          done: 'A small piece fell off, and it stayed where it was. {L} ate it, with a straight back. “Bravo,” said Great-Aunt Ottilie, who still had the first dumpling in front of the glass, and raised it. All along the big table {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'plays',
            'makes',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: '{L} had caught it with the anchor, and cut it with the fiddle. Then somebody at the other end tried to show how it’s done, and a dumpling shot across the table. “Thank you,” said Great-Aunt Ottilie, “that’s two.” So {told}.',
        },
      ],
      art: {
        'place at the big table': 'kitchen: L sit proud at table; plate, fork, bun',
        'like two flagpoles': 'kitchen: L raise fork spoon proud; F whisper happy at table',
        'shot across the table': 'kitchen: L startle fork; bun, grandmother, table',
        'left a long trail': 'kitchen: L push fork worried; bun, salt-shaker, puddle',
        'sawed hard with the knife': 'kitchen: F push fork worried; L cover-ears worried; cat, plate',
        'tried without a fork': 'kitchen: L look worried; bun, globe',
        'The fork is the anchor': 'kitchen: G show fork calm; L think anchor curious',
        'one dumpling left': 'kitchen: L look worried at plate; bun on plate',
        'opened both fists': 'kitchen: L handle fork calm at table; bun on plate',
        'piece fell off': 'kitchen: L eat fork proud at table; F cheer; grandmother, glass',
        'It stayed where it was': 'kitchen: L eat fork proud at table; F cheer; grandmother, glass',
        'Pancakes are easy by now': 'kitchen: L eat fork happy at table; peas, pancakes',
      },
    },
  ],
};
