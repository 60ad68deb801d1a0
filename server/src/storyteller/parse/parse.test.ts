import { describe, expect, it } from 'vitest';
import { readingLevelFor } from '../reading-level.ts';
import { createSeededRandom } from '../seeded-random.ts';
import type { CastMember } from '../story-plan.ts';
import { normalizeInput, truncateAtPause } from './normalize-input.ts';
import { parseCharacter } from './parse-character.ts';
import { parseEnding } from './parse-ending.ts';
import { parseLike } from './parse-like.ts';
import { parseTheme } from './parse-theme.ts';
import { peopleOfTheme } from './people-of-theme.ts';
import { assignShortNames } from './short-names.ts';

const mira: CastMember = {
  id: '1',
  name: 'Mira',
  creature: 'Dragon',
  description: 'a shy purple dragon who loves cake',
  pronouns: 'she/her',
};
const named = (name: string, rest: Partial<CastMember> = {}): CastMember => ({ ...mira, name, ...rest });

describe('normalizeInput and truncateAtPause', () => {
  it.each([
    ['  EVERYONE   IS HAPPY!!!  ', 'everyone is happy'],
    ['the "big" {race}', 'the big race'],
    ['they they win', 'they win'],
    ['Bo’s ball 🎉', 'Bo’s ball'],
    ['a b , c .', 'a b, c'],
  ])('%s becomes %s', (input, cleaned) => {
    expect(normalizeInput(input)).toBe(cleaned);
  });

  it('truncates at a pause in the sentence', () => {
    expect(truncateAtPause('they go to the sea, and then they swim and swim and swim', 7)).toBe(
      'they go to the sea',
    );
  });
});

describe('parseTheme', () => {
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
  ])('parses the topic of %s as %s', (input, topic) => {
    expect(parseTheme(input).topic).toBe(topic);
  });

  it('keeps a long topic in full within the word limit, and a shortened one for repetitions', () => {
    const input = 'the very last biscuit in the whole wide world and the mouse who would not give it up';
    const shortened = 'the very last biscuit in the whole wide world and the mouse';
    expect(parseTheme(input)).toMatchObject({ topic: shortened, fullTopic: input });
    expect(parseTheme(input, readingLevelFor(4).maxThemeWords).fullTopic).toBe(
      'the very last biscuit in the whole wide world',
    );
  });

  it('recognizes questions and single words', () => {
    expect(parseTheme('Why is the sky blue?')).toMatchObject({
      isQuestion: true,
      quotation: 'Why is the sky blue?',
    });
    expect(parseTheme('gruffle')).toMatchObject({ isOneWord: true, quotation: 'gruffle.' });
  });
});

describe('parseEnding', () => {
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
    ['warm rolls for the street', 'thing', 'warm rolls for the street', 'for warm rolls for the street'],
    [
      'clean hands and apple slices',
      'thing',
      'clean hands and apple slices',
      'for clean hands and apple slices',
    ],
    ['dry pants all day', 'thing', 'dry pants all day', 'for dry pants all day'],
    [
      'a story and a goodnight kiss',
      'thing',
      'a story and a goodnight kiss',
      'for a story and a goodnight kiss',
    ],
    [
      'ice cream after the operation',
      'thing',
      'ice cream after the operation',
      'for ice cream after the operation',
    ],
    ['both homes have a bed', 'sleep', 'both homes had a bed', 'that both homes would have a bed'],
    [
      'the dragon bows to the king',
      'deed',
      'the dragon bowed to the king',
      'that the dragon would bow to the king',
    ],
    ['snow falls on the roof', 'deed', 'snow fell on the roof', 'that snow would fall on the roof'],
    ['they build a den outside', 'deed', '{ALL} built a den outside', 'to build a den outside'],
    [
      'its our secret forever',
      'deed',
      'it was their secret forever',
      'that it would be their secret forever',
    ],
    ['Mira carries the can home', 'home', '{L} carried the can home', 'to carry the can home'],
    [
      'Mira brushes until they sparkle',
      'deed',
      '{L} brushed until they sparkled',
      'to brush until they sparkle',
    ],
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
    [
      'the tin of peaches goes to the boy',
      'deed',
      'the tin of peaches went to the boy',
      'that the tin of peaches would go to the boy',
    ],
    ['everyone snorkels', 'deed', 'everyone snorkelled', 'that everyone would snorkel'],
  ])('%s', (input, kind, statement, wish) => {
    expect(parseEnding(input, [mira])).toMatchObject({ kind, statement, wish });
  });

  it('parses several clauses', () => {
    expect(parseEnding('The bad wizard says sorry and everyone dances', [mira])).toMatchObject({
      statement: 'the bad wizard said sorry',
      fullStatement: 'the bad wizard said sorry, and everyone danced',
    });
  });

  it.each([
    ['they win, but it rains', '{ALL} won, but it rained'],
    ['The volcano says sorry and they all drink cocoa', 'the volcano said sorry, and they all drank cocoa'],
    ['they swim and then they sleep', '{ALL} swam, and then they slept'],
    ['everyone shares, so nobody is hungry', 'everyone shared, so nobody was hungry'],
    ['it comes back to visit and tell a story', 'it came back to visit and tell a story'],
  ])('keeps the conjunctions of %s', (input, fullStatement) => {
    expect(parseEnding(input, [mira]).fullStatement).toBe(fullStatement);
  });

  it.each([
    ['my cat comes home', undefined, '{L’s} cat came home'],
    ['his mum comes back', undefined, '{L’s} mum came back'],
    ['the conducter brings him back', 'the bunny', 'the conductor brought the bunny back'],
    ['we find him in dads slipper', 'the hamster', '{ALL} found the hamster in Dad’s slipper'],
    ['the pearl was in her own pocket', 'the octopus', 'the pearl was in the octopus’s own pocket'],
    ['the mayor climbs up and changes his mind', undefined, 'the mayor climbed up and changed his mind'],
    ['the bees trust her', undefined, 'the bees trusted {L}'],
    ['we rite letters', undefined, '{ALL} wrote letters'],
    ['I find my bunny', undefined, '{L} found {L.their} bunny'],
    ['the family eat bread together and remember', undefined, 'the family ate bread together and remembered'],
    ['he wins his race', undefined, '{L} won {L.their} race'],
    ['its mother comes', 'the baby bird', 'the baby bird’s mother came'],
    ['it is good there', undefined, 'it was good there'],
  ])('says whom the pronouns of %s mean (theme: %s)', (input, singular, fullStatement) => {
    expect(parseEnding(input, [mira], 32, { singular })).toMatchObject({ fullStatement });
  });

  it('they are the several whom the theme names', () => {
    expect(parseEnding('they have a disco', [mira], 32, { group: 'the teachers' })).toMatchObject({
      statement: 'the teachers had a disco',
      deed: { subject: 'the teachers', verb: 'have', infinitive: 'have a disco' },
    });
  });

  it('turns a wish in the first person into one about the lead', () => {
    expect(parseEnding('I get a puppy', [mira])).toMatchObject({
      kind: 'deed',
      fullStatement: '{L} got a puppy',
      wish: 'to get a puppy',
    });
    expect(parseEnding('I am a king', [mira])).toMatchObject({ fullStatement: '{L} was a king' });
    expect(
      parseEnding('I tell her and we glue it together', [mira], 32, { people: peopleOfTheme('mum’s mug') }),
    ).toMatchObject({ fullStatement: '{L} told Mum, and they glued it together' });
  });

  it.each([
    ['our dad cooks a dinner nobody likes', [{ text: 'Dad', pronoun: 'he' }]],
    [
      'my big sister and Aunt Olga',
      [
        { text: '{L’s} big sister', pronoun: 'she' },
        { text: 'Aunt Olga', pronoun: 'she' },
      ],
    ],
    ['a fox', []],
  ])('reads the people of %s', (theme, people) => {
    expect(peopleOfTheme(theme)).toEqual(people);
  });

  it.each(['will they get home?', 'Todos son felices', 'gruffle', '終わり'])(
    'falls back on quoting %s',
    (input) => {
      expect(parseEnding(input, [mira])).toMatchObject({ kind: 'quoted', wish: null });
    },
  );
});

describe('parseCharacter', () => {
  const read = (member: CastMember) =>
    parseCharacter(member, assignShortNames([member])[0] ?? '', createSeededRandom('a'));

  it('parses trait, appearance, likes and clothing from the description', () => {
    const bo = read(
      named('Bo', {
        creature: 'Polar Bear',
        description: 'tiny and grumpy, loves to dance, wears a red hat',
      }),
    );
    expect(read(mira)).toMatchObject({
      fullName: 'Mira the purple dragon',
      like: { kind: 'food', phrase: 'cake' },
    });
    expect(read(mira).trait.id).toBe('shy');
    expect(bo).toMatchObject({
      fullName: 'Bo the tiny polar bear',
      like: { kind: 'activity', phrase: 'dancing' },
      wornItem: 'red hat',
    });
    expect(bo.trait.id).toBe('grumpy');
  });

  it.each([
    ['girl', 'pink dressing gown', 'Nib'],
    ['mermaid', 'green tail, hair full of bubbles', 'Nib the mermaid'],
    ['boy', 'curly brown hair', 'Nib'],
    ['boy', 'brown hair, quiet', 'Nib'],
    ['girl', 'tall for her age', 'Nib'],
    ['cat', 'grey, hates boxes', 'Nib the grey cat'],
    ['dog', 'big and fluffy', 'Nib the big fluffy dog'],
    ['fox', 'a small friendly fox', 'Nib the small fox'],
  ])(
    'says of a %s with “%s” what is said of them, not of what they wear',
    (creature, description, fullName) => {
      expect(read(named('Nib', { creature, description })).fullName).toBe(fullName);
    },
  );

  it('falls back on the kind of creature, and on the name alone for unusable kinds', () => {
    expect(['shy', 'scared', 'small']).toContain(
      read(named('Nib', { creature: 'mouse', description: '' })).trait.id,
    );
    expect(read(named('Nib', { creature: 'x9 !! ??', description: '' })).fullName).toBe('Nib');
    expect(read(named('Ann', { creature: 'human', description: '' })).fullName).toBe('Ann');
  });

  it.each([
    ['likes the moon', { kind: 'thing', phrase: 'the moon' }],
    ['loves old castle', { kind: 'thing', phrase: 'an old castle' }],
    ['loves apples and pears', { kind: 'food', phrase: 'apples' }],
    ['enjoys reading', { kind: 'activity', phrase: 'reading' }],
    ['is green', null],
  ])('%s', (description, like) => {
    expect(parseLike(description)).toEqual(like);
  });

  it('gives every character a short name of its own', () => {
    expect(
      assignShortNames([named('mira'), named('BORIS'), named('Princess Sparkle Rainbow Butterfly')]),
    ).toEqual(['Mira', 'Boris', 'Princess Sparkle']);
    expect(assignShortNames([named('Bo'), named('bo'), named('Mr. Bun!')])).toEqual([
      'Big Bo',
      'Little Bo',
      'Mr Bun',
    ]);
  });
});

it.each([
  ['the orchard blossoms', 'the orchard blossomed'],
  ['mum and dad come home', 'Mum and Dad came home'],
  ['the cat and the dog are friends', 'the cat and the dog were friends'],
  ['his teeth sparkle', '{L’s} teeth sparkled'],
  ['dad dries the dishes', 'Dad dried the dishes'],
  ['even the other team claps', 'the other team clapped'],
  ['all her wishes come true', 'all {L’s} wishes came true'],
  ['a medal for the dog', 'a medal for the dog'],
  ['clean hands and apple slices', 'clean hands and apple slices'],
])('%s: is told as “%s”', (typed, told) => {
  const cast = [{ id: '1', name: 'Mira', creature: 'girl', description: '', pronouns: 'she/her' as const }];
  expect(parseEnding(typed.replace('his', 'her'), cast).fullStatement).toBe(told);
});
