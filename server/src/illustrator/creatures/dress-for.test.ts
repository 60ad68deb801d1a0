import { describe, expect, it } from 'vitest';
import { appearanceOf } from './derive-appearance.ts';
import { dressFor } from './dress-for.ts';

const look = (creature: string, description = '') => appearanceOf({ id: '7', creature, description });

describe('dressFor', () => {
  it('puts on a coat in the cold only, in the same colour', () => {
    const boy = look('boy');
    expect(boy.garment).not.toBe('coat');
    expect(dressFor(boy, 'cold')).toMatchObject({ garment: 'coat', garmentColor: boy.garmentColor });
    expect(dressFor(boy, 'indoors')).toBe(boy);
    expect(dressFor(boy, 'mild')).toBe(boy);
  });

  it('wears summer clothes in the heat, and no wool', () => {
    expect(dressFor(look('boy'), 'hot').garment).toBe('tshirt');
    expect(dressFor({ ...look('camel'), garment: 'scarf' }, 'hot').garment).toBe('none');
  });

  it.each([
    ['cave girl', { garment: 'fur' }],
    ['girl from ancient egypt', { garment: 'linen', hat: 'headband' }],
    ['viking boy', { garment: 'tunic', hat: 'viking' }],
    ['shepherd boy', { garment: 'tunic' }],
  ] as const)('knows the clothes of other times: %s', (creature, clothes) => {
    expect(look(creature)).toMatchObject(clothes);
    expect(dressFor(look(creature), 'hot')).toMatchObject(clothes);
  });

  it('dresses everybody of a story for its time, but who has clothes of a role', () => {
    expect(dressFor(look('boy'), 'indoors', 'stone-age').garment).toBe('fur');
    expect(dressFor({ ...look('fox'), garment: 'jumper' }, 'mild', 'stone-age').garment).toBe('none');
    expect(dressFor(look('king'), 'mild', 'knights').garment).toBe(look('king').garment);
    expect(dressFor(look('fox'), 'mild', 'knights')).toEqual(look('fox'));
  });

  it.each([
    ['boy', 'in a green coat'],
    ['girl', 'with a yellow dress'],
    ['pirate', ''],
    ['king', ''],
    ['astronaut', ''],
  ])('leaves the clothes of a description or role on: %s %s', (creature, description) => {
    const dressed = look(creature, description);
    expect(dressFor(dressed, 'hot').garment).toBe(dressed.garment);
    expect(dressFor(dressed, 'cold').garment).toBe(dressed.garment);
  });
});
