import type { EndingKind } from '../parse/classify-ending.ts';

/** How the ending that was asked for is told on its page. `{told}` is `Ending.fullStatement`; `{spot}` is where the plot ends. */
export const endingTemplates: Record<Exclude<EndingKind, 'quoted'>, string[]> = {
  find: ['And there, {spot}, {told}.', '“Look,” whispered {F}, and pointed. And there, {spot}, {told}.'],
  learn: ['And {told}.', 'And so {told}.'],
  win: ['Everyone looked, and looked again. It was true: {told}!', 'A great cheer went up, for {told}!'],
  friends: ['That was how {told}.', 'And from that hour on, {told}.'],
  home: ['And so {told}.', 'And that was how {told}.'],
  sleep: ['Little by little it grew quiet, and {told}.'],
  party: ['And {spot} it began: {told}.'],
  state: ['It began {spot} and spread, until {told}.', 'And {told}.'],
  deed: ['And then, {spot}, {told}.', 'And {told}.'],
  thing: ['And there it was {spot}: {told}.', '“Look!” cried {F}. There it was at last: {told}.'],
};
