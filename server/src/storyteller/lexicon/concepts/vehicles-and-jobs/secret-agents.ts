import type { StorySourceInput } from '../../story-source.ts';

/** Stories about secret agents. */
export const secretAgents: StorySourceInput = {
  id: 'secret-agents',
  words: [
    'secret agent/agents',
    'spy',
    'spies',
    'agent',
    'detective agency',
    'secret mission',
    'spy mission/kit/school',
    'undercover',
    'top secret',
    'secret code',
  ],
  situations: [
    'wants',
    'wants-to-be',
    'mystery',
    'learn',
    'deed',
    'works-as',
    'trait',
    'pair',
    'ability',
    'lost',
    'own-wish-to-be',
  ],
  topic: 'secret agents',
  thing: 'the secret message',
  main: 'city',
  plots: [
    {
      id: 'the-message-in-the-mirror',
      titles: ['Agent {L}', 'Top Secret', 'The Message in the Mirror'],
      goal: 'read the secret message',
      trouble: 'nobody could read the secret message',
      solved: 'the secret message had been read',
      opener:
        'Under the doormat lay an envelope with a red stamp: “Top secret.” {L+} looked left and right and pushed it up one sleeve. From now on there was no {L} any more. There was only Agent L.',
      friend:
        '“Password?” whispered {L}. “Cucumber,” whispered {F+}, and slipped in by the back door. Every agent needs a partner.',
      problem:
        'In the envelope was a piece of paper with writing on it. But nobody could read it. It looked like hedgehogs and hooks. There was just a drawing of a clock, and the hands stood at four. It was half past two.',
      tries: [
        'Perhaps it was a foreign language. They asked the man at the newspaper stand, who knew five. It was none of those.',
        'Perhaps it was invisible ink with something on top. They held it over the lamp. It got warm, and that was all.',
        'Agent L tried every letter one place further on in the alphabet. It said “Xlmp”. It was ten past three.',
      ],
      tip: '“Good agents look at a thing from every side,” said {G+}, with a newspaper that had two holes in it. “Really from every side. What have you got in the hall, that turns everything round?”',
      turn: 'Agent L ran into the hall and held the paper up to the mirror. The hooks turned into letters! “The golden egg is in danger. In the park, at four. Third bench.” They ran, in the shadow of the wall, as far as the park.',
      done: 'Under the third bench, just where the gardener was about to rake, lay a duck’s egg, yellow as gold. “Stop!” called Agent L, with both arms up. The gardener stopped at once. The duck came running out of the reeds and sat down on the egg.',
      again:
        'The next morning there was a new envelope. There was one word in it, in hooks. In the mirror it said “Thanks.” It was signed with a webbed foot.',
      object: 'mirror',
      outcomes: [
        {
          asked: [
            'solve/crack mystery/case/code/message',
            'catch/find/arrest spy/thief/villain/baddie/bad/crook',
            'save/safe egg/day/world/duck',
          ],
          done: 'In the mirror the hooks turned into letters, and they ran to the park. Under the third bench, just where the gardener was about to rake, lay a duck’s egg, yellow as gold. “Stop!” called Agent L, with both arms up. So {told}.',
        },
        {
          asked: [
            'become/be/real agent/spy/spies',
            'badge/medal',
            'new/next/another mission/case',
            'chief/boss/headquarters',
          ],
          done: '“Stop!” called Agent L, and the gardener stopped. Under the third bench lay a duck’s egg, yellow as gold. The pigeon lowered the newspaper with the two holes. “That’s the way my best people work,” said {G}, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Under the third bench, just where the gardener was about to rake, lay a duck’s egg, yellow as gold. “Stop!” called Agent L. The gardener stopped, and found a second drawing on the back of the paper: a cake, and an arrow. And {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“Stop!” called Agent L, and the gardener’s rake stopped in the air. Under the third bench lay a duck’s egg, yellow as gold. The duck sat down on it, and pushed an envelope out of the grass with one webbed foot. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Under the third bench lay a duck’s egg, yellow as gold. “Stop!” called Agent L, and the gardener stopped at once, on one leg. The duck came running out of the reeds and sat down on the egg. “Cucumber,” whispered {F}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“Stop!” called Agent L, and the gardener’s rake stopped in the air. The duck sat down on the golden egg. The case was closed. Agent L put the paper up one sleeve and went back through the shadow of the wall, the other way round, and {told}.',
        },
      ],
      helper: { name: 'Mrs Nobody', creature: 'pigeon' },
      art: {
        'Under the doormat lay': 'hallway: L hold letter surprised; door, rug',
        'slipped in by the back door': 'hallway: F tiptoe curious in doorway; L whisper curious',
        'a drawing of a clock': 'hallway: L hold paper(clock) worried; F peek curious; clock',
        'man at the newspaper stand': 'city: L show paper; F point worried; gentleman, many newspaper',
        'over the lamp. It got': 'living-room: L hold paper worried; F look worried; lamp',
        'further on in the alphabet':
          'living-room: L write writing-pad worried; F think worried; alphabet, clock',
        'with a newspaper that had': 'hallway: G hold newspaper; L+F look G curious; mirror',
        'held the paper up to the mirror': 'hallway: L raise paper surprised; F point surprised; mirror',
        'in the shadow of the wall': 'garden: L+F tiptoe brave; wall',
        'Under the third bench': 'garden: L raise brave; F look curious; egg, bench, gentleman',
        'In the mirror it said': 'hallway: L hold letter happy; F clap happy; mirror, duck',
      },
    },
  ],
};
