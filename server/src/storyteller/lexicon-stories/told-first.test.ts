import { describe, expect, it } from 'vitest';
import { readTheme } from '../theme/read-theme.ts';
import { chooseSource } from './choose-source.ts';
import { retellTheme } from './retell-theme.ts';

describe('what is told before the rules are asked', () => {
  it.each([
    ['Grandad has started to forget things', 'grandparent-forgets'],
    ['my nan can’t remember where she lives any more', 'grandparent-forgets'],
    ['Grandma has to go into hospital', 'somebody-ill-at-home'],
    ['my uncle has become very ill', 'somebody-ill-at-home'],
    ['T-rex goes to the dentist', 'dinosaur-at-the-dentist'],
    ['dinosaur’s first haircut', 'haircut'],
    ['a lion goes to the dentist', 'odd-outing'],
    ['a bear goes to the supermarket', 'odd-outing'],
    ['a dragon goes to school', 'monster-at-school'],
    ['a ninja hamster', 'ninja-pets'],
    ['the chicken who thought she was a superhero', 'animal-superheroes'],
    ['a garbage truck that eats everything', 'the-lorry-that-eats-everything'],
    ['my dog can talk but only to me', 'talks-only-to-me'],
    ['Minecraft but with bunnies', 'a-world-of-blocks'],
  ])('%s: %s', (theme, id) => {
    expect(chooseSource(readTheme(theme), 'plain')?.id).toBe(id);
  });

  it('takes the pet, not the looking after it, for what a theme is about', () => {
    expect(readTheme('Looking after our class pet over the weekend').subject?.bare).toBe('class pet');
  });

  it('puts no particle into the past', () => {
    expect(retellTheme('she is having her tonsils out', true)).toBe(
      '{L} was having {L.their~the} tonsils out',
    );
  });
});
