import type { CastMember } from '../../server/src/storyteller/story-plan.ts';

/** The requests of the stories in `docs/stories/`: what parents and children ask for, at three ages and with one to three characters. */
export type ShownRequest = { theme: string; desiredEnding: string; age: number; cast: CastMember[] };

const character = (
  name: string,
  creature: string,
  pronouns: CastMember['pronouns'],
  description: string,
) => ({
  id: name,
  name,
  creature,
  pronouns,
  description,
});
const mira = character('Mira', 'fox', 'she/her', 'shy, loves cake');
const bo = character('Bo', 'robot', '', 'tidy');
const tam = character('Tam', 'bear', 'he/him', 'brave');
const lulu = character('Lulu', 'rabbit', 'she/her', 'always asks why');
const kai = character('Kai', 'dragon', 'they/them', 'green, afraid of water');
const otis = character('Otis', 'owl', 'he/him', 'a little vain');

export const shownRequests: readonly ShownRequest[] = [
  { theme: 'the first day at school', desiredEnding: 'she makes a friend', age: 5, cast: [mira] },
  { theme: 'going to the dentist', desiredEnding: 'they are proud', age: 4, cast: [tam, mira] },
  { theme: 'a new baby brother', desiredEnding: 'they are a happy family', age: 4, cast: [lulu] },
  { theme: 'a fire engine', desiredEnding: 'they have a big party', age: 5, cast: [bo, tam] },
  { theme: 'a cat who steals socks', desiredEnding: 'they find all the socks', age: 6, cast: [mira, bo] },
  { theme: 'our dog died', desiredEnding: 'they remember him', age: 6, cast: [tam, mira] },
  { theme: 'learning to ride a bike', desiredEnding: 'she can do it', age: 5, cast: [lulu, bo] },
  { theme: 'Eid with grandma', desiredEnding: 'everyone eats together', age: 7, cast: [mira, otis] },
  { theme: 'Christmas eve', desiredEnding: 'everyone gets a present', age: 6, cast: [tam, lulu, bo] },
  { theme: 'a dragon who is afraid of water', desiredEnding: 'the dragon swims', age: 7, cast: [mira, kai] },
  { theme: 'mum and dad live in two houses now', desiredEnding: 'it is all right', age: 7, cast: [tam, bo] },
  { theme: 'moving to a new house', desiredEnding: 'they feel at home', age: 6, cast: [lulu, otis] },
  { theme: 'pirates', desiredEnding: 'they share the treasure', age: 8, cast: [mira, bo, tam] },
  { theme: 'a rocket to the moon', desiredEnding: 'they come home safely', age: 8, cast: [bo, kai] },
  { theme: 'a lost teddy', desiredEnding: 'they find teddy', age: 4, cast: [mira] },
  { theme: 'baking a birthday cake', desiredEnding: 'they have a party', age: 5, cast: [otis, lulu] },
  { theme: 'a monster under the bed', desiredEnding: 'they become friends', age: 5, cast: [tam, mira] },
  { theme: 'why does it rain?', desiredEnding: 'they dance in the puddles', age: 7, cast: [lulu, bo] },
  { theme: 'a robot who cannot laugh', desiredEnding: 'everyone laughs', age: 9, cast: [mira, bo, otis] },
  { theme: 'learning to share', desiredEnding: 'they play together', age: 4, cast: [kai, lulu] },
];
