import { describe, expect, it } from 'vitest';
import { Pose } from '../../storyteller/story-plan.ts';
import { drawFigure } from '../body/draw-figure.ts';
import { createGradients } from '../gradients.ts';
import { COLOR_WORDS } from '../palette.ts';
import { appearanceOf } from './derive-appearance.ts';

const appearance = (creature: string, description = '') => appearanceOf({ id: '7', creature, description });
const color = (word: string) => COLOR_WORDS.get(word);

describe('colours', () => {
  it('apply to the part that the description names', () => {
    const cat = appearance('cat', 'green eyes and a red coat, blue wings and a purple tail');
    expect(cat).toMatchObject({ eyes: color('green'), garment: 'coat', garmentColor: color('red') });
    expect(cat).toMatchObject({ wings: color('blue'), tailColor: color('purple') });
    expect(cat.coat.base).toBe(appearance('cat').coat.base);
  });

  it.each([
    ['her eyes are green', { eyes: color('green') }],
    ['a red and yellow hat', { hatColor: color('red') }],
    ['blue boots', { shoeColor: color('blue') }],
    ['has a yellow raincoat', { garment: 'coat', garmentColor: color('yellow') }],
  ])('%s', (description, expected) => {
    expect(appearance('fox', description)).toMatchObject(expected);
  });

  it('of one ear are not those of the other, nor of the fur', () => {
    const dog = appearance('dog', 'one white ear');
    expect(dog).toMatchObject({ oddEar: color('white'), coat: appearance('dog').coat });
    const draw = (look: typeof dog) =>
      drawFigure(look, { pose: 'stand', feeling: 'happy', holding: null, flip: false }, createGradients('x'));
    expect(draw(dog).length).toBeGreaterThan(draw({ ...dog, oddEar: null }).length);
  });

  it('of straw and of marigolds are their own', () => {
    expect(appearance('hare', 'wears a straw hat')).toMatchObject({ hat: 'hat', hatColor: '#E8C877' });
    expect(appearance('girl', 'marigolds in her hair')).toMatchObject({ hat: 'flower', hatColor: '#F29A3A' });
    expect(appearance('hare', 'wears a blue straw hat').hatColor).toBe(color('blue'));
  });

  it('of a name are not those of the fur: a red panda', () => {
    expect(appearance('red panda').coat.base).not.toBe(color('red'));
    expect(appearance('blue red panda').coat.base).toBe(color('blue'));
  });
});

describe('who cannot be seen', () => {
  it.each([
    ['rabbit', 'invisible', true],
    ['kid', 'you cant see them only there hat', true],
    ['ghost', '', false],
  ])('%s, %s', (creature, description, invisible) => {
    expect(appearance(creature, description).invisible).toBe(invisible);
  });

  it('is faint, and the hat is not', () => {
    const draw = (description: string) =>
      drawFigure(
        appearance('kid', description),
        { pose: 'stand', feeling: 'happy', holding: null, flip: false },
        createGradients('x'),
      );
    expect(draw('invisible, with a red hat')).toMatch(/^<g opacity="[^"]*">.*<\/g>.+$/s);
    expect(draw('with a red hat')).not.toMatch(/^<g opacity/);
  });
});

describe('what is denied', () => {
  it.each([
    ['dragon', 'no wings', { wingless: true }],
    ['dragon', 'without wings or a hat', { wingless: true, hat: 'none' }],
    ['boy', 'without hair', { hairStyle: 'bald' }],
    ['dragon', 'has no wings and a red hat', { wingless: true, hat: 'hat', hatColor: color('red') }],
    ['grandma', 'no glasses', { glasses: null }],
  ])('%s: %s', (creature, description, expected) => {
    expect(appearance(creature, description)).toMatchObject(expected);
  });

  it('is not the colour of the coat', () => {
    for (const id of ['1', '2', '3', '4', '5', '6', '7', '8'])
      expect(appearanceOf({ id, creature: 'dragon', description: 'not green' }).coat.base).not.toBe(
        '#6FBFA0',
      );
    expect(appearance('fox', 'not red but blue').coat.base).toBe(color('blue'));
  });

  it('takes the tail away', () => {
    expect(appearance('fox', 'without a tail').features).toContain('tail-none');
    expect(appearance('moose', 'no antlers').features).not.toContain('antlers-broad');
  });
});

describe('people', () => {
  it.each([
    ['girl', 'in a wheelchair', { aid: 'wheelchair' }],
    ['boy', 'with red crutches', { aid: 'crutches', aidColor: color('red') }],
    ['boy', 'has a hearing aid', { hearingAid: '#5B8FD6' }],
    ['girl', 'wears a purple hijab', { hat: 'hijab', hatColor: color('purple') }],
    ['boy', 'with an orange turban', { hat: 'turban', hatColor: color('orange') }],
    ['woman', 'in a green sari', { garment: 'sari', garmentColor: color('green'), age: 'grownup' }],
    ['boy', 'with a kippah', { hat: 'kippah' }],
    ['girl', 'bald', { hairStyle: 'bald' }],
    ['girl', 'with braids and freckles', { hairStyle: 'braids', freckles: true }],
    ['girl', 'afro', { hairStyle: 'afro' }],
    ['girl', 'curly red hair', { hairStyle: 'curls', hair: '#C85F3A' }],
    ['boy', 'with short blue hair', { hairStyle: 'short', hair: color('blue') }],
    ['woman', 'in a doctor’s coat', { garment: 'labcoat' }],
    ['grandma', 'with a red shawl', { garment: 'shawl', garmentColor: color('red') }],
    [
      'girl',
      'in a green coat and a blue scarf',
      { garment: 'coat', garmentColor: color('green'), scarf: color('blue') },
    ],
    ['girl', 'with a blue scarf', { garment: 'scarf', garmentColor: color('blue'), scarf: null }],
    [
      'boy',
      'with a purple coat and orange boots',
      { garment: 'coat', boots: true, shoeColor: color('orange') },
    ],
    ['boy', 'without boots', { boots: false }],
    ['teenage girl', '', { age: 'teenager', lashes: true, earrings: false }],
    ['woman', '', { age: 'grownup', lashes: true, earrings: true }],
    ['man', '', { age: 'grownup', lashes: false, earrings: false }],
    ['mum', 'with a baby', { age: 'grownup' }],
    ['mermaid', 'with a pink tail', { coat: { base: color('pink'), accent: color('pink') } }],
    ['baby', 'with a dummy', { pacifier: '#5B8FD6' }],
    ['girl', 'with a blonde ponytail', { hairStyle: 'ponytail', hair: color('blonde') }],
    ['girl', 'who has vitiligo', { vitiligo: true }],
    ['dad', 'with a beard', { age: 'grownup', beard: true }],
    ['man', 'with a moustache', { age: 'grownup', moustache: true }],
    ['baby', '', { age: 'baby' }],
    ['toddler', '', { age: 'toddler' }],
    ['grandma', '', { age: 'old', kind: 'grandparent' }],
    ['black girl', '', { skin: '#7A4A34' }],
    ['boy', 'with brown skin and black hair', { skin: '#A26A48', hair: color('black') }],
  ])('%s %s', (creature, description, expected) => {
    expect(appearance(creature, description)).toMatchObject(expected);
  });

  it('have skin on which the patches of vitiligo are seen', () => {
    const tones = Array.from(
      { length: 20 },
      (_, i) => appearanceOf({ id: `v${i}`, creature: 'girl', description: 'vitiligo' }).skin,
    );
    expect(tones).not.toContain('#FBDAC0');
    expect(new Set(tones).size).toBeGreaterThan(2);
  });

  it.each([
    ['teacher', '', 'Miss Hart', 'grownup'],
    ['gardener', '', 'Mrs Green', 'grownup'],
    ['captain', '', 'Ida', 'grownup'],
    ['neighbour', 'old', 'Mr Bell', 'old'],
    ['boy', 'has an old hat', 'Tom', 'child'],
    ['girl', '6 years old', 'Ada', 'child'],
  ])('look grown-up in the roles of grown-ups: %s %s', (creature, description, name, age) => {
    const look = appearanceOf({ id: '7', creature, description, name });
    expect(look.age).toBe(age);
    if (age !== 'child') expect(['pigtails', 'ponytail', 'curls', 'tousled']).not.toContain(look.hairStyle);
    if (age !== 'child') expect(['dungarees', 'jumper']).not.toContain(look.garment);
  });

  it('are taller the older they are, and teenagers are between children and grown-ups', () => {
    const legs = ['girl', 'teenage girl', 'woman'].map((each) => appearance(each, '').build.legLength);
    expect(legs).toEqual([...new Set(legs)].sort((a, b) => a - b));
  });

  it('show boots, lashes and a scarf over a coat, each only where it is said', () => {
    const draw = (creature: string, description: string) =>
      drawFigure(
        { ...appearance(creature, description), skin: '#FBDCC4', hair: '#6E4634', hairStyle: 'short' },
        { pose: 'stand', feeling: 'happy', holding: null, flip: false },
        createGradients('t'),
      );
    const paths = (svg: string) => svg.split('<path').length;
    expect(paths(draw('boy', 'in a red coat and boots'))).toBeGreaterThan(
      paths(draw('boy', 'in a red coat')),
    );
    expect(paths(draw('boy', 'in a red coat and a scarf'))).toBeGreaterThan(
      paths(draw('boy', 'in a red coat')),
    );
    expect(paths(draw('girl', 'in a red coat'))).toBeGreaterThan(paths(draw('boy', 'in a red coat')));
  });

  it('sit in their wheelchair in every pose', () => {
    for (const pose of Pose.options) {
      const draw = (description: string) =>
        drawFigure(
          appearance('girl', description),
          { pose, feeling: 'happy', holding: null, flip: false },
          createGradients('t'),
        );
      // The spokes of the two large wheels.
      expect(draw('in a wheelchair').match(/stroke="#B9C0CC"/g)).toHaveLength(2);
      expect(draw('')).not.toContain('stroke="#B9C0CC"');
    }
  });
});

describe('other features', () => {
  it.each([
    ['two-headed dragon', '', { heads: 2 }],
    ['hydra', '', { heads: 3 }],
    ['alien', 'with three eyes', { eyeCount: 3 }],
    ['cyclops', '', { eyeCount: 1 }],
    ['mermaid cat', '', { kind: 'cat', fishTail: true }],
    ['robot cat', '', { kind: 'cat', robotic: true }],
    ['ghost dog', '', { kind: 'dog', ghostly: true }],
  ])('%s %s', (creature, description, expected) => {
    expect(appearance(creature, description)).toMatchObject(expected);
  });

  it('tiny and giant ones differ in size', () => {
    expect(appearance('tiny mouse').size).toBeLessThan(0.7);
    expect(appearance('giant mouse').size).toBeGreaterThan(1.25);
  });

  it('an unknown creature is the same for the same words, whatever its id', () => {
    const imagined = (id: string) => appearanceOf({ id, creature: 'zorblax', description: 'purple' });
    expect(imagined('1').features).toEqual(imagined('2').features);
    expect(imagined('1').coat.base).toBe(color('purple'));
  });
});

describe('the name of a character', () => {
  const named = (name: string, creature: string, look?: string) =>
    appearanceOf({ id: '7', name, creature, description: '', ...(look && { look }) });

  it('says what it is where it says more', () => {
    expect(named('Biscuit Jar', 'jar').shape).toBe('biscuit-jar');
    expect(named('Paper Jar', 'jar').shape).toBe('jar');
    expect(named('Ann Frog', 'frog').kind).toBe('frog');
  });

  it('varies the usual clothes of those without a look of their own, and no others', () => {
    const clothes = (name: string, look?: string) => {
      const { garment, garmentColor } = named(name, 'girl', look);
      return `${garment} ${garmentColor}`;
    };
    const names = ['Ann', 'Bea', 'Cleo', 'Dot', 'Eve', 'Fay'];
    expect(new Set(names.map((name) => clothes(name))).size).toBeGreaterThan(2);
    expect(new Set(names.map((name) => clothes(name, 'x'))).size).toBe(1);
  });

  it('gives grown-ups dungarees only where the description does', () => {
    const names = Array.from({ length: 40 }, (_each, n) => `Ann ${n}`);
    expect(names.map((name) => named(name, 'dad').garment)).not.toContain('dungarees');
    expect(names.map((name) => named(name, 'boy').garment)).toContain('dungarees');
    expect(appearance('dad', 'in blue dungarees').garment).toBe('dungarees');
  });
});
