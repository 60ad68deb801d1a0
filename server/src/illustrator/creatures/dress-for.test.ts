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
