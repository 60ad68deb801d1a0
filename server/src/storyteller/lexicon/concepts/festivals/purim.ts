import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Purim. */
export const purim: StorySourceInput = {
  id: 'purim',
  words: ['purim', 'queen esther', 'hamantaschen', 'megillah', 'purim costume', 'grogger'],
  situations: ['wants', 'learn', 'lost', 'make'],
  topic: 'Purim',
  thing: 'the rattle',
  home: 'city',
  main: 'village',
  plots: [
    {
      id: 'the-loudest-rattle',
      titles: ['{L’s} Rattle', 'The Loudest Purim', '{L} and the Bad Name'],
      goal: 'drown out the bad name',
      trouble: '{L’s} rattle made no sound',
      solved: 'nobody had heard the bad name',
      opener:
        'It was Purim, and everyone was dressed up. {L+} went as a lion. Soon the story of brave Queen Esther would be read out, and whenever the name of wicked Haman comes up, you make so much noise that nobody can hear it.',
      friend:
        '{F+} came as a teapot. They had filled a basket with three-cornered biscuits to give away, and {L} had a new wooden rattle.',
      problem:
        '“Try it out,” said {F}. {L} swung the rattle round. Nothing. The little wooden tongue had broken off. It went round and round without a sound. And inside, the reading was about to begin.',
      tries: [
        '{L} roared, like a lion. But a whole story is long, and after three roars the lion was hoarse.',
        '{F} knocked on the teapot. It was made of cardboard, and went “puff”.',
      ],
      tip: '“Is it only rattles that make a noise?” asked {G+}. “When I was little we had none. We had a pot, a lid, a shoe, dried beans. What have you got in that basket, and what’s it in?”',
      low: 'They sat down on the bench. All round them was clacking and clattering, for practice.',
      turn: '{L} looked into the basket. The biscuits were in a tin! {L} shared them out along the bench, until the tin was empty. Then {L} put in three buttons from the lion’s coat and the broken tongue of the rattle, and shut the lid.',
      done: 'Then came the bad name. Rattle, clatter, bang! went the tin, and {F} stamped with both feet. Everyone stamped and clattered along. Nobody heard it, not once. And brave Esther saved everyone.',
      again: 'The lion has no buttons any more. But it still has the tin.',
      helper: { name: 'Mrs Esterhazy', creature: 'owl' },
    },
  ],
};
