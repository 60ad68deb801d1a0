import { describe, expect, it } from 'vitest';
import { chooseSource } from '../lexicon-stories/choose-source.ts';
import { planStory } from '../plan-story.ts';
import { readTheme } from './read-theme.ts';

describe('themes that bring together what does not belong together', () => {
  it.each([
    ['superhero potato', 'somebody-in-role', 'in-role'],
    ['bunny detective and the missing carrots', 'somebody-in-role', 'in-role'],
    ['a shark who wants to be a dentist', 'somebody-in-role', 'in-role'],
    ['poo goes to school', 'odd-outing', 'outing'],
    ['a dinosaur comes to my birthday', 'odd-outing', 'outing'],
    ['dinosaurs in space', 'far-from-home', 'far-off'],
    ['monster trucks vs dinosaurs', 'one-against-the-other', 'versus'],
    ['Daddy turns into a cat', 'turned-into', 'turned-into'],
    ['I wake up and I’m a fish', 'turned-into-myself', 'i-turned-into'],
    ['the day all the toys went on strike', 'on-strike', 'on-strike'],
    ['the giant hamster that sat on our house', 'far-too-giant', 'giant'],
    ['a tiny elephant who fits in a pocket', 'pocket-sized', 'tiny'],
    ['sloth wants to be fast', 'wants-to-be-different', 'wants-to-be-so'],
    ['a talking potato', 'it-can-talk', 'talks'],
    ['the loudest burp contest', 'a-contest', 'contest'],
    ['what if cats ruled the world', 'what-if-they-could', 'what-if'],
    ['a unicorn who is bad at flying', 'somebody-cannot', 'cannot'],
  ])('%s: %s', (theme, source, situation) => {
    const reading = readTheme(theme);
    expect(reading.situation).toBe(situation);
    expect(chooseSource(reading, 'plain')?.id).toBe(source);
  });

  it.each([
    'queen bees',
    'our cat goes to the vet',
    'my brother goes to school',
    'penguins in the snow',
    'a fish in the sea',
    'Daddy turns into our street',
    'pirate ship',
    'our class hamster goes on holiday',
    'dogs in the snow',
    'a lion in the jungle',
    'my tiny brother',
    'Daddy turns into a grump',
    'breakfast in bed',
    'the art competition',
  ])('%s is none', (theme) => {
    expect(readTheme(theme).situation ?? '').not.toMatch(
      /^(?:in-role|outing|far-off|versus|turned-into|on-strike|giant|tiny|talks|contest)$/,
    );
  });

  it.each([
    ['ninja worm', /\bworm\b/i, /\bninja|shoelace|squirm|leaves/i],
    ['dinosaurs in space', /\bdinosaur/i, /space|rocket|radio|stars|antenna|weighs/i],
    ['a crocodile at the hairdresser’s', /\bcrocodile/i, /hair|scissors|comb|foam|drier|style|wig|photo/i],
  ])('%s: both halves matter on at least four pages', (theme, one, other) => {
    const cast = [
      { id: '1', name: 'Mila', creature: 'child', description: '', pronouns: 'she/her' as const },
    ];
    const { scenes } = planStory({ theme, desiredEnding: '', totalPages: 10, cast, age: 6, seed: 'mash' });
    const both = scenes.filter(({ text }) => one.test(text) && other.test(text));
    expect(both.length).toBeGreaterThanOrEqual(4);
  });
});
