import type { StorySourceInput } from '../../story-source.ts';

/** Stories about slime. */
export const slime: StorySourceInput = {
  id: 'slime',
  words: [
    'slime',
    'make/making slime',
    'homemade slime',
    'sticky/glitter/green slime',
    'goo',
    'gooey',
    'putty',
    'gloop',
    'oobleck',
  ],
  situations: ['make', 'learn', 'wants', 'damage', 'has', 'by-itself', 'deed', 'newcomer'],
  topic: 'slime',
  thing: 'the slime',
  main: 'cottage',
  plots: [
    {
      id: 'too-runny-too-stiff',
      titles: ['{L} Makes Slime', 'Too Runny, Too Sticky', 'It’s Everywhere!'],
      goal: 'make slime that stretches',
      trouble: 'the slime stuck to everything',
      solved: 'the slime stretched and did not stick',
      opener:
        '{L+} had a bowl, a spoon, a bottle of glue and a pot of green glitter. “We’re making slime,” said {L}, and laid newspaper over the whole table, because that had been the condition.',
      problem:
        '{L} stirred the glue and the glitter, and poured in some of the liquid that makes it firm. It got thick, and {L} dug in with both hands. It stuck. It stuck to the fingers and the spoon, and then to the table, the chair and one sock.',
      tries: [
        '{L} added water. Now it was green soup, and it dripped through the gap in the table.',
        'They stirred in more glue. It got even stickier, and the newspaper came along when {L} lifted it up.',
        '{L} poured in all the liquid at once. That made it hard and crumbly, like old cheese, and it tore.',
      ],
      tip: '“You’re in too much of a hurry,” said {G+}. “Slime is made of very long threads that have to find each other. Add only a few drops at a time. And then don’t stir. Knead. It sticks until it doesn’t.”',
      turn: 'So they began again. {L} put in a few drops and kneaded, slowly, and counted to a hundred. It still stuck. A few more drops, and another hundred. Then there was a soft “plop”. The slime let go of the bowl, all by itself.',
      done: '{L} lifted it up with one hand. It hung down, and grew longer and longer, as far as the floor, and it didn’t tear. When {L} pressed it together it said “pfff”. And both hands were clean! They had to laugh at the “pfff”.',
      again:
        'The slime lives in a jar with a lid, so that it stays soft. It must never go on the carpet. Everybody in the house knows why.',
      object: 'bowl',
      helper: { name: 'Professor Plop', creature: 'frog' },
      outcomes: [
        {
          asked: ['slime/stretch/clean/jar/wall/ceiling/colour/color/glitter/bounce/monster'],
          done: 'The slime let go of the bowl. {L} lifted it with one hand, and it hung down, longer and longer, as far as the floor, and didn’t tear. Pfff, it said. Green and glittering, between four hands, over the newspaper {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{L} lifted it with one hand, and it hung down to the floor, and didn’t tear. Pfff, it said. It went into a jar with a lid. The table was free at last, the hands were clean, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{L} lifted it with one hand, and it hung down, longer and longer, to the floor, and didn’t tear. And both hands were clean! {L} pressed it together. “Pfff,” it said, in the middle of the silence, and {told}.',
        },
      ],
      art: {
        'a pot of green glitter': 'kitchen: L hold glue happy; bowl, green paint-pot',
        'over the whole table': 'kitchen: L stir happy; newspaper, table',
        'dug in with both hands': 'kitchen: L pull green clay worried; chair, sock',
        'added water. Now': 'kitchen: L pour worried; green puddle, table',
        'stirred in more glue': 'kitchen: L pull green clay worried; F hold glue worried; newspaper',
        'like old cheese': 'kitchen: L hold green crumbs sad; bowl',
        'long threads that have': 'kitchen: G knead calm; L think string curious',
        'kneaded, slowly, and counted': 'kitchen: L knead calm; F look curious; bowl',
        'let go of the bowl': 'kitchen: L raise green clay surprised; bowl',
        'with one hand': 'kitchen: L pull green clay laughing; F laugh; bowl',
        'hung down, and grew longer': 'kitchen: L pull green clay laughing; F laugh; bowl',
        'a jar with a lid': 'kitchen: L show green jar happy; rug',
      },
    },
  ],
};
