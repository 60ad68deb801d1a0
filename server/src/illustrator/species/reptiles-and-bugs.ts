import { species } from './species.ts';

const UPRIGHT = { torsoWidth: 78, torsoHeight: 140, legLength: 70 } as const;

/** Reptiles, amphibians, dinosaurs, fish and insects. */
export const REPTILES_AND_BUGS = {
  lizard: species(
    'frog',
    'gecko iguana skink newt komodo_dragon slow_worm bearded_dragon',
    '#7FBF6A #EEF3C4 #4F8A50 #F4B183/#6FB8B0 #E6F3E0 #3F7F7A #F2A65E',
    ['skull-flat', 'spots-head', 'tail-lizard'],
    { build: { torsoWidth: 54, torsoHeight: 124, legLength: 60 } },
  ),
  salamander: species(
    'frog',
    'fire_salamander',
    '#4A4656 #F7D24E #302E3C #F7C53C',
    ['skull-flat', 'spots-head', 'tail-lizard'],
    {
      build: { torsoWidth: 54, torsoHeight: 124, legLength: 60 },
      pattern: 'spots',
    },
  ),
  slug: species('snail', 'sea_slug', '#B08A6C #E8D4BC #7A5A44 #8A6A50', []),
  chameleon: species('frog', '', '#86C96A #EEF3C4 #4F8A50 #F2C14E', ['skull-flat', 'casque', 'tail-curl'], {
    build: { torsoWidth: 54, torsoHeight: 120, legLength: 60 },
    pattern: 'stripes',
  }),
  axolotl: species(
    'frog',
    'mudpuppy',
    '#F6B3C0 #FFE3E6 #D9788E #E86A8C',
    ['gills', 'skull-flat', 'tail-lizard'],
    { build: { torsoWidth: 58, torsoHeight: 112, legLength: 48, legs: 'paw' } },
  ),
  tortoise: species('turtle', 'giant_tortoise', '#B4B878 #EEE6B8 #6B6A3C #9A6B3E', ['shell-dome'], {
    build: { torsoWidth: 72, headScale: 0.86 },
  }),
  goldfish: species('fish', 'koi clownfish nemo', '#F59A3C #FFE3A8 #D9722E #F9C06A', []),
  toad: species('frog', 'cane_toad', '#A08A5C #E6DCB4 #6B5A3A #C9A878', ['spots-head'], {
    build: { torsoWidth: 82, legLength: 60 },
  }),
  triceratops: species(
    'dinosaur',
    '',
    '#8FB07A #F0F0D0 #587A50 #F2A65E',
    ['frill', 'skull-wide', 'horns-long', 'horn-nose', 'tail-thick'],
    { build: UPRIGHT },
  ),
  stegosaurus: species(
    'dinosaur',
    'stegosaur',
    '#8CBF8A #F3F1CC #558A5C #F08A5D',
    ['plates', 'skull-narrow', 'tail-dragon'],
    { build: { ...UPRIGHT, torsoWidth: 84, headScale: 0.76 } },
  ),
  brachiosaurus: species(
    'dinosaur',
    'brontosaurus diplodocus long_neck longneck apatosaurus sauropod nessie plesiosaur loch_ness_monster',
    '#7FB0C9 #EEF3E4 #4F7F9C #F2C14E',
    ['neck', 'skull-narrow', 'muzzle-small', 'tail-thick'],
    { build: { neckLength: 168, headScale: 0.72, torsoWidth: 92, armWidth: 22, size: 1.1 } },
  ),
  pterodactyl: species(
    'dinosaur',
    'pterosaur pteranodon',
    '#C98A6A #F6E0C4 #8A5644 #F2B45C',
    ['wings-bat', 'crest-bone', 'skull-small-bird', 'beak-long', 'tail-none'],
    { build: { torsoWidth: 54, torsoHeight: 112, armLength: 70, headScale: 0.86 } },
  ),
  ankylosaurus: species(
    'dinosaur',
    '',
    '#A89468 #EADDB4 #6B5A3C #C9A45C',
    ['shell-bands', 'skull-wide', 'horns-short', 'tail-thick'],
    { build: UPRIGHT },
  ),
  spinosaurus: species('dinosaur', 'dimetrodon', '#6FA88C #EAF0CC #3F7460 #E8805C', ['sail']),
  wyvern: species('dragon', 'drake', '#7A8FC0 #EEF0E0 #4A5A94 #F2A65E', []),
  ant: species(
    'ladybug',
    'pharaoh_ant termite',
    '#8A4A3C #E8B494 #5A3030 #5A3030',
    ['skull-round', 'antennae', 'legs-extra', 'abdomen'],
    { build: { torsoWidth: 40 } },
  ),
  fly: species('bee', 'housefly midge gnat', '#5A6478 #C9D2DC #3B4254 #8A3A4C', [
    'wings-gauze',
    'skull-round',
    'antennae',
    'eyes-red',
  ]),
  mosquito: species('bee', '', '#7A7488 #D9D2D8 #4A4458 #B0485C', [
    'wings-slim',
    'skull-small-bird',
    'beak-long',
    'antennae',
  ]),
  dragonfly: species('bee', 'damselfly dragon_fly', '#5FB0C4 #E0F4F0 #3A7C90 #8FD0A8', [
    'wings-slim',
    'skull-round',
    'antennae',
  ]),
  firefly: species('bee', 'glowworm fire_fly lightning_bug', '#5A4A58 #F4E0C0 #3B303E #F08A5C', [
    'wings-gauze',
    'skull-round',
    'antennae',
    'glow',
  ]),
  grasshopper: species(
    'frog',
    'cricket locust katydid',
    '#9CCB5C #EEF6C4 #5F8A38 #C9A04E',
    ['skull-long', 'antennae', 'wings-slim'],
    { build: { torsoWidth: 44, torsoHeight: 120, legLength: 104, legs: 'shoe', legWidth: 11, armWidth: 9 } },
  ),
  mantis: species(
    'frog',
    'praying_mantis stick_insect',
    '#8FBF5A #EEF3C0 #56803A #C9A04E',
    ['skull-mantis', 'antennae', 'legs-extra'],
    { build: { torsoWidth: 32, torsoHeight: 150, legLength: 90, legWidth: 9, armWidth: 9, headScale: 0.84 } },
  ),
  stag_beetle: species('ladybug', 'stagbeetle rhinoceros_beetle', '#5A3A34 #C9946A #33242A #33242A', [
    'antlers',
    'skull-round',
  ]),
  earwig: species(
    'ladybug',
    'cockroach weevil shield_bug dung_beetle cockchafer',
    '#8A5A3A #E8C49A #5A3826 #5A3826',
    ['antennae', 'skull-round'],
  ),
  beetle: species('ladybug', 'scarab bug insect louse nit aphid', '#4F7F6A #D2E6C8 #33405A #33405A', [
    'antennae',
    'skull-round',
  ]),
  moth: species('butterfly', '', '#8A7A6C #F0E4D0 #5F5048 #D9BE94', []),
} as const;
