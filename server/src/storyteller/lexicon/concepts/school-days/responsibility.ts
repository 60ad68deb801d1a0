import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being responsible. */
export const responsibility: StorySourceInput = {
  id: 'responsibility',
  words: [
    'responsibility',
    'responsible',
    'be/being responsible',
    'take/taking responsibility',
    'a job to do',
    'class job',
    'plant monitor',
    'classroom job',
    'look/looking after the class plant',
  ],
  situations: ['learn', 'trait', 'forgets', 'deed'],
  topic: 'being responsible',
  thing: 'the class plant',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-drooping-plant',
      titles: ['{L} and the Class Plant', 'It Was My Job', 'The Plant on the Window Sill'],
      goal: 'look after the class plant',
      trouble: 'the class plant hung its leaves',
      solved: 'the class plant had a new leaf',
      opener:
        'There was a chart on the classroom wall with a job for everyone. Next to {L+}’s name there was a picture of a watering can. {L} was responsible for the class plant, and its one red flower.',
      friend:
        '“That’s an important job,” said {F+}. {L} thought so as well. On Monday {L} watered the plant, and polished the pot.',
      problem:
        'On Tuesday there was painting, and on Wednesday there was snow. On Friday somebody said, “What’s wrong with the plant?” All its leaves hung down, and the flower lay on the window sill. {L} had forgotten it.',
      tries: [
        '“It’s the sun’s fault,” said {L} quickly. “It shines too hard.” But it had snowed all week.',
        '{L} poured in three cans at once, to make up for it. The water ran over the edge, down the wall, and into somebody’s bag.',
        '{L} turned the pot round, so that the worst side faced the window. It was the worst side all round.',
      ],
      tip: '“A plant doesn’t ask whose fault it is,” said {G+}. “It asks for a little water, every day. And a person who forgets needs something that remembers. What do you never forget in the morning?”',
      low: 'Everyone stood round the plant and wondered. Only {L} knew whose job it had been, and it was an uncomfortable thing to know.',
      turn: '{L} said it out loud. “It was my job and I forgot. I’m sorry. I’d like to put it right.” Then {L} hung the little watering can on {L’s} own coat peg. Nobody could hang up a coat there without bumping into it.',
      done: 'Every morning, clonk, {L} bumped into the can, and the plant got a cupful. On the fourth day the leaves lifted. On the ninth day there was something small and green at the top. “A new leaf!” called {F}, and everybody came to look.',
      again: 'When the chart was changed, {L} showed the next child the trick with the peg.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Every morning, clonk, {L} bumped into the can, and the plant got a cupful. On the ninth day there was a new leaf. “It’s had a birthday!” called {F}. So they put the plant in the middle of the big table, and {told}.',
        },
        {
          asked: [
            'plant/flower/grow/bloom/water/job/trust/proud/teacher/remember/forget/responsible/care/look/leaf/pet',
          ],
          kinds: ['gets', 'learns', 'says', 'wins', 'no-longer', 'makes'],
          done: 'Every morning, clonk, {L} bumped into the can, and the plant got a cupful. On the fourth day the leaves lifted. On the ninth day there was something small and green at the top, and at the end of the month it was red. Everybody came to look, and {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'helps',
            'home',
            'way-home',
          ],
          done: 'Every morning, clonk, {L} bumped into the can, and the plant got a cupful. On the ninth day there was something small and green at the top. {F} saw it first, and fetched {L} by the sleeve without a word. They both bent over it, and {told}.',
        },
      ],
      object: 'flower',
      helper: { name: 'Miss Fern', creature: 'squirrel' },
      art: {
        'picture of a watering can': 'school: L point proud; notice, watering-can, plant-pot',
        'polished the pot': 'school: L water happy; F look happy; plant-pot',
        'What’s wrong with the plant': 'school: L look ashamed; drooping-tree, leaf, children',
        'It’s the sun’s fault': 'school: L point worried; drooping-tree, snowflake',
        'three cans at once': 'school: L pour watering-can worried; drooping-tree, puddle, bag',
        'turned the pot round': 'school: L push worried; drooping-tree',
        'whose fault it is': 'school: G speak calm; L listen ashamed; plant-pot',
        'an uncomfortable thing to know': 'school: L stand ashamed; children, drooping-tree',
        'It was my job': 'corridor: L hang watering-can brave; coat-pegs',
        'the plant got a cupful': 'school: L water happy; F point happy; seedling, plant-pot, children',
        'the trick with the peg': 'corridor: L point happy; children, watering-can, coat-pegs',
      },
    },
  ],
};
