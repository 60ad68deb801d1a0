import type { CastMember } from '../story-plan.ts';

/** Companions for stories with a single cast member. */
export const sidekicks: Omit<CastMember, 'id'>[] = [
  {
    name: 'Pip',
    creature: 'snail',
    description: 'a small calm snail who listens well and loves pie',
    pronouns: '',
  },
  {
    name: 'Tuppence',
    creature: 'mouse',
    description: 'a small curious mouse who loves cheese',
    pronouns: '',
  },
  {
    name: 'Button',
    creature: 'robin',
    description: 'a cheerful robin who can fly and loves crumbs',
    pronouns: '',
  },
  { name: 'Moss', creature: 'frog', description: 'a silly frog who sings and loves puddles', pronouns: '' },
  {
    name: 'Figgy',
    creature: 'squirrel',
    description: 'a hasty squirrel who climbs and loves nuts',
    pronouns: '',
  },
  { name: 'Truffle', creature: 'mole', description: 'a kind mole who digs and loves jam', pronouns: '' },
  {
    name: 'Bramble',
    creature: 'hedgehog',
    description: 'a shy hedgehog who is very brave inside and loves apples',
    pronouns: '',
  },
  {
    name: 'Domino',
    creature: 'penguin',
    description: 'a neat penguin who fixes things and loves fish',
    pronouns: '',
  },
];

/** Names for a helper whose own name clashes with one of the cast. */
export const spareHelperNames = ['Thistle', 'Old Pepper', 'Aunt Clementine', 'Mr Wimble', 'Saffron'];
