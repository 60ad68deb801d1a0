import type { EndingKind } from '../read/read-ending.ts';

/** How the wished ending comes about on its page. `{told}` is the clause as it is told, `{Told}` the same at a sentence's start. */
export const endingLines: Record<Exclude<EndingKind, 'line'>, string[]> = {
  find: ['And there, {spot}, {told}.', 'And then, {spot}, it happened: {told}.'],
  learn: [
    'Nobody made a rule about it. It just came, {spot}: {told}.',
    'And without anyone noticing quite when, {told}.',
  ],
  win: ['Everyone looked, and looked again. It was true: {told}!', 'A great cheer went up, for {told}!'],
  friends: ['That was how {told}.', 'And from that hour on, {told}.'],
  home: ['And so, just as {L} had wished, {told}.', 'And that was how {told}.'],
  sleep: ['Little by little it grew quiet, and {told}.', 'And so, just as {L} had wished, {told}.'],
  party: ['So of course it had to be, right there {spot}: {told}.', 'And {spot} it began: {told}.'],
  state: [
    'And just like that, {told}. Even the air was warm with it.',
    'It began {spot} and spread, until {told}.',
  ],
  deed: ['And that was the very moment, {spot}, when {told}.', 'And so, just as {L} had wished, {told}.'],
  thing: [
    'And there it was {spot}, just as {L} had wished: {told}.',
    '“Look!” cried {F}. There it was at last: {told}.',
  ],
};

/** Party endings that are a clause of their own. */
export const partyClause = ['So of course {told}.', 'And so, just as {L} had wished, {told}.'];

/** How an ending comes true that can only be quoted. `{line}` is the typed text. */
export const endingAsLine = [
  '{L} took out the scrap of paper and read the wish aloud: “{line}” It had come true.',
  '{F} unfolded the note and read it out: “{line}” And that is how it was.',
];
