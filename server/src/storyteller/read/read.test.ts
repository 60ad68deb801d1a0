import { describe, expect, it } from 'vitest';
import { createDice } from '../dice.ts';
import type { CastMember } from '../plan.ts';
import { callNames } from './call-names.ts';
import { cleanTyped, shorten } from './clean-typed.ts';
import { readCharacter } from './read-character.ts';
import { readEnding } from './read-ending.ts';
import { readLike } from './read-like.ts';
import { readTheme } from './read-theme.ts';
import { roomFor } from './room.ts';

const mira: CastMember = {
  id: '1',
  name: 'Mira',
  creature: 'Dragon',
  description: 'a shy purple dragon who loves cake',
  pronouns: 'she/her',
};
const named = (name: string, rest: Partial<CastMember> = {}): CastMember => ({ ...mira, name, ...rest });

describe('what was typed', () => {
  it.each([
    ['  EVERYONE   IS HAPPY!!!  ', 'everyone is happy'],
    ['the "big" {race}', 'the big race'],
    ['they they win', 'they win'],
    ['Bo’s ball 🎉', 'Bo’s ball'],
    ['a b , c .', 'a b, c'],
  ])('%s becomes %s', (typed, cleaned) => {
    expect(cleanTyped(typed)).toBe(cleaned);
  });

  it('shortens where a reader would pause', () => {
    expect(shorten('they go to the sea, and then they swim and swim and swim', 7)).toBe('they go to the sea');
  });
});

describe('themes', () => {
  it.each([
    ['An adventure in a magical forest', 'an adventure in a magical forest'],
    ['magic forest', 'a magic forest'],
    ['PIZZA', 'pizza'],
    ['learning to share', 'learning to share'],
    ['a dragon loses its fire', 'how a dragon loses its fire'],
    ['dragons who are afraid of fire', 'dragons who are afraid of fire'],
    ['save the ocean', 'how to save the ocean'],
    ['under the sea', 'what it is like under the sea'],
    ['cat and dog', 'a cat and a dog'],
    ['unicorns and trains and a lighthouse', 'unicorns and trains and a lighthouse'],
    ['Tell me a story about trains', 'trains'],
    ['a apple tree', 'an apple tree'],
    ['Why is the sky blue?', null],
    ['el perro feliz', null],
    ['my dad’s tractor', null],
    ['gruffle', null],
  ])('%s can be told about as %s', (typed, topic) => {
    expect(readTheme(typed).topic).toBe(topic);
  });

  it('tells a long theme in full once, as far as there is room, and then in fewer words', () => {
    const typed = 'the very last biscuit in the whole wide world and the mouse who would not give it up';
    const again = 'the very last biscuit in the whole wide world and the mouse';
    expect(readTheme(typed)).toMatchObject({ topic: again, whole: typed });
    expect(readTheme(typed, roomFor(4).theme).whole).toBe('the very last biscuit in the whole wide world');
  });

  it('keeps a question as a question and a word as a word', () => {
    expect(readTheme('Why is the sky blue?')).toMatchObject({
      isQuestion: true,
      line: 'Why is the sky blue?',
    });
    expect(readTheme('gruffle')).toMatchObject({ isOneWord: true, line: 'gruffle.' });
  });
});

describe('endings', () => {
  it.each([
    ['everyone learns to share', 'learn', 'everyone learned to share', 'that everyone would learn to share'],
    ['they find the lost moon', 'find', '{ALL} found the lost moon', 'to find the lost moon'],
    ['pizza wins', 'win', 'pizza won', 'that pizza would win'],
    ['the end of homework', 'thing', 'the end of homework', 'for the end of homework'],
    ['Happy', 'state', 'everyone was happy', 'that everyone would be happy'],
    ['EVERYONE IS HAPPY', 'state', 'everyone was happy', 'that everyone would be happy'],
    ['they all become best friends', 'friends', '{ALL} all became best friends', 'for best friends'],
    ['She finds her mum', 'find', '{L} found her mum', 'to find her mum'],
    ['the dragon learns to fly', 'learn', 'the dragon learned to fly', 'that the dragon would learn to fly'],
    [
      'finding the treasure and going home',
      'find',
      '{ALL} found the treasure and went home',
      'to find the treasure and go home',
    ],
    ['nobody is left out', 'state', 'nobody was left out', 'that nobody would be left out'],
    [
      'the ghost is not lonely anymore',
      'deed',
      'the ghost was not lonely anymore',
      'that the ghost would not be lonely anymore',
    ],
    ['they can fly', 'deed', '{ALL} could fly', 'to be able to fly'],
    ['it ends with a big party', 'party', 'a big party', 'for a big party'],
    ['There is a huge party', 'party', 'there was a huge party', 'that there would be a huge party'],
    ['hug', 'thing', 'a hug', 'for a hug'],
    ['grandma gets better', 'deed', 'Grandma got better', 'that Grandma would get better'],
    ['Mira wins the race', 'win', '{L} won the race', 'to win the race'],
    [
      'the monster becomes their friend',
      'friends',
      'the monster became their friend',
      'that the monster would become {L.their} friend',
    ],
    ['in a castle', 'home', '{ALL} were in a castle', 'to be in a castle'],
    ['they will be friends forever', 'friends', '{ALL} were friends forever', 'for friends'],
    ['happily ever after', 'state', '{ALL} lived happily ever after', 'to live happily ever after'],
    ['they don’t fight anymore', 'deed', '{ALL} did not fight anymore', 'not to fight anymore'],
    ['everyone snorkels', 'deed', 'everyone snorkeled', 'that everyone would snorkel'],
  ])('%s', (typed, kind, told, wish) => {
    expect(readEnding(typed, [mira])).toMatchObject({ kind, told, wish });
  });

  it('tells several clauses one after the other', () => {
    expect(readEnding('The bad wizard says sorry and everyone dances', [mira])).toMatchObject({
      told: 'the bad wizard said sorry',
      whole: 'the bad wizard said sorry, and everyone danced',
    });
  });

  it.each([
    ['they win, but it rains', '{ALL} won, but it rained'],
    ['The volcano says sorry and they all drink cocoa', 'the volcano said sorry, and they all drank cocoa'],
    ['they swim and then they sleep', '{ALL} swam, and then they slept'],
    ['everyone shares, so nobody is hungry', 'everyone shared, so nobody was hungry'],
    ['it comes back to visit and tell a story', 'it came back to visit and tell a story'],
  ])('joins the clauses of %s as they were joined', (typed, whole) => {
    expect(readEnding(typed, [mira]).whole).toBe(whole);
  });

  it('tells what somebody wishes for themselves of the lead', () => {
    expect(readEnding('I get a puppy', [mira])).toMatchObject({
      kind: 'deed',
      whole: '{L} got a puppy',
      wish: 'to get a puppy',
    });
  });

  it.each([
    'he wins',
    'will they get home?',
    'Todos son felices',
    'I am a king',
    'my cat comes home',
    'gruffle',
    '終わり',
  ])('quotes %s as a line', (typed) => {
    expect(readEnding(typed, [mira])).toMatchObject({ kind: 'line', wish: null });
  });
});

describe('characters', () => {
  const read = (member: CastMember) => readCharacter(member, callNames([member])[0] ?? '', createDice('a'));

  it('reads trait, looks, likes and clothes from the description', () => {
    const bo = read(
      named('Bo', {
        creature: 'Polar Bear',
        description: 'tiny and grumpy, loves to dance, wears a red hat',
      }),
    );
    expect(read(mira)).toMatchObject({
      full: 'Mira the purple dragon',
      like: { kind: 'food', what: 'cake' },
    });
    expect(read(mira).trait.id).toBe('shy');
    expect(bo).toMatchObject({
      full: 'Bo the tiny polar bear',
      like: { kind: 'doing', what: 'dancing' },
      wears: 'red hat',
    });
    expect(bo.trait.id).toBe('grumpy');
  });

  it('falls back on the kind of creature, and on the name alone for kinds that can’t be told', () => {
    expect(['shy', 'scared', 'small']).toContain(
      read(named('Nib', { creature: 'mouse', description: '' })).trait.id,
    );
    expect(read(named('Nib', { creature: 'x9 !! ??', description: '' })).full).toBe('Nib');
    expect(read(named('Ann', { creature: 'human', description: '' })).full).toBe('Ann');
  });

  it.each([
    ['likes the moon', { kind: 'thing', what: 'the moon' }],
    ['loves apples and pears', { kind: 'food', what: 'apples' }],
    ['enjoys reading', { kind: 'doing', what: 'reading' }],
    ['is green', null],
  ])('%s', (description, like) => {
    expect(readLike(description)).toEqual(like);
  });

  it('calls everybody by a short name of their own', () => {
    expect(callNames([named('mira'), named('BORIS'), named('Princess Sparkle Rainbow Butterfly')])).toEqual([
      'Mira',
      'Boris',
      'Princess Sparkle',
    ]);
    expect(callNames([named('Bo'), named('bo'), named('Mr. Bun!')])).toEqual([
      'Big Bo',
      'Little Bo',
      'Mr Bun',
    ]);
  });
});
