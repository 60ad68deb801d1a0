import { species } from './species.ts';

const LONG_LEGS = { legLength: 118, torsoHeight: 92, neckLength: 136, headScale: 0.74, size: 1 } as const;

/** Birds. */
export const BIRDS = {
  parrot: species(
    'bird',
    'macaw parakeet budgie budgerigar polly lovebird',
    '#DC4F48 #F7C948 #3F7AC0 #F6D9A0/#5FB56B #F7D84E #2F8A70 #F0A04A',
    ['skull-bird', 'face-white', 'beak-hooked', 'crest-tuft'],
  ),
  cockatoo: species('bird', 'cockatiel', '#FBF6EC #FFFFFF #C9C0B8 #FBD04F', [
    'crest-fan',
    'skull-bird',
    'beak-hooked',
    'cheek-patches',
  ]),
  toucan: species('bird', 'hornbill', '#3F3A50 #FFF3DA #2C2838 #F59A3C', [
    'skull-bird',
    'face-white',
    'beak-toucan',
  ]),
  flamingo: species(
    'bird',
    '',
    '#F59AB0 #FFD8E0 #D96A86 #F0788E',
    ['neck-thin', 'skull-small-bird', 'beak-down'],
    { build: { ...LONG_LEGS, torsoWidth: 58 } },
  ),
  stork: species(
    'bird',
    'heron crane egret ibis',
    '#FBF6EE #FFFFFF #4A4A5A #E8603C',
    ['neck-thin', 'skull-small-bird', 'beak-spear'],
    { build: LONG_LEGS },
  ),
  ostrich: species(
    'bird',
    'emu rhea cassowary',
    '#5F5468 #F6EEE4 #3F384A #F2B8A0',
    ['neck-thin', 'skull-small-bird', 'bill-flat', 'tail-plume'],
    { build: { ...LONG_LEGS, torsoWidth: 82 } },
  ),
  peacock: species('bird', 'peahen peafowl', '#3F86C0 #6FC0B0 #2F7A64 #5FC4D0', [
    'tail-fan',
    'crest-peacock',
    'skull-bird',
    'beak-small',
  ]),
  turkey: species('bird', '', '#8A5A3E #C9956A #5A3A2E #F2B84B', [
    'tail-turkey',
    'skull-bird',
    'snood',
    'beak-small',
  ]),
  rooster: species(
    'bird',
    'cockerel cock',
    '#C9603A #F2B84B #3F5A54 #F2B84B/#FBF4E8 #FFFBF2 #5A4A54 #F2B84B',
    ['tail-plume', 'crest-comb', 'skull-bird', 'beak-small', 'wattle'],
  ),
  chicken: species(
    'bird',
    'hen broody',
    '#FBF1E0 #FFFBF4 #D9B48A #F2A93C/#C98A54 #F0D2A4 #8A5A38 #F2A93C',
    ['crest-comb', 'skull-bird', 'beak-small', 'wattle'],
    { build: { torsoWidth: 86, legLength: 46 } },
  ),
  chick: species(
    'bird',
    'hatchling nestling',
    '#FBDC6A #FFF3C0 #E8B63C #F2953C',
    ['skull-bird', 'beak-small', 'crest-tuft'],
    { build: { torsoWidth: 66, torsoHeight: 76, legLength: 36, size: 0.7 } },
  ),
  eagle: species('owl', 'bald_eagle osprey', '#6B4A3A #8A6450 #4A3228 #F5B83C', [
    'skull-bird',
    'cap-white',
    'beak-hooked',
  ]),
  hawk: species('owl', 'falcon kestrel buzzard kite_bird', '#9A6B48 #F0DCBC #5F4030 #F5B83C', [
    'skull-bird',
    'beak-hooked',
    'tear-lines',
  ]),
  barn_owl: species('owl', 'screech_owl', '#DDA763 #FFF8EC #A8763F #E3A04E', [
    'skull-round',
    'mask-heart',
    'beak-small',
  ]),
  vulture: species('owl', 'condor', '#4F4650 #6B6068 #35303A #D9B48A', [
    'skull-small-bird',
    'bald-pink',
    'beak-hooked',
  ]),
  crow: species('bird', 'raven rook jackdaw blackbird', '#3F3C54 #5A566E #2C2A3E #5A566E', [
    'skull-bird',
    'beak-spear',
  ]),
  magpie: species('bird', '', '#3A3A54 #FBF8F0 #2F5A80 #4A4A5E', ['skull-bird', 'beak-spear']),
  robin: species(
    'bird',
    'redbreast',
    '#9A7050 #FBF0DE #6B4A38 #5F5048',
    ['skull-bird', 'breast-red', 'beak-small'],
    { build: { torsoWidth: 76, torsoHeight: 88 } },
  ),
  sparrow: species('bird', 'wren finch lark nightingale starling', '#A97C58 #F3E2C8 #6B4836 #6B5A50', [
    'skull-bird',
    'beak-small',
    'stripes-chipmunk',
  ]),
  pigeon: species('bird', 'turtledove', '#8E98B0 #C4CADA #5F6884 #F0A8A0', ['skull-bird', 'beak-small']),
  dove: species('bird', '', '#FBF8F4 #FFFFFF #D0CEDA #F0B0A0', ['skull-bird', 'beak-small']),
  hummingbird: species('bird', 'sunbird', '#4FB894 #F6E8E4 #2F8070 #5A4A58', ['skull-bird', 'beak-long'], {
    build: { torsoWidth: 56, torsoHeight: 84, size: 0.7 },
  }),
  woodpecker: species(
    'bird',
    '',
    '#45405A #F6EFE4 #2F2B42 #6B6470',
    ['crest-mohawk', 'skull-bird', 'beak-spear'],
    { pattern: 'spots' },
  ),
  kingfisher: species('bird', '', '#3F8FC0 #F2994A #2C6A98 #4A4658', ['skull-bird', 'beak-spear']),
  seagull: species('bird', 'gull albatross tern', '#F6F4F0 #FFFFFF #9AA4B8 #F5B040', [
    'skull-bird',
    'beak-hooked',
  ]),
  puffin: species(
    'penguin',
    '',
    '#3F3F58 #FFF8EC #2E2E44 #F08A3C',
    ['skull-bird', 'face-white', 'beak-puffin'],
    { build: { torsoHeight: 112 } },
  ),
  kiwi: species('bird', 'kiwi_bird', '#9A7456 #C9A482 #6B4C3A #E6C8A0', ['skull-small-bird', 'beak-long'], {
    build: { armLength: 60, torsoWidth: 84 },
  }),
  pelican: species('duck', '', '#FBF6EE #FFFFFF #C9C4CC #F5B04C', ['skull-bird', 'bill-pouch']),
  swan: species(
    'duck',
    '',
    '#FDFBF6 #FFFFFF #D6D2DA #F08A3C',
    ['neck-swan', 'skull-small-bird', 'bill-flat', 'bill-knob'],
    { build: { neckLength: 150, headScale: 0.68 } },
  ),
  goose: species(
    'duck',
    'gosling',
    '#FBF6EA #FFFFFF #C9BDB0 #F0923C/#A39488 #EDE2D4 #6B5E58 #F0923C',
    ['neck', 'skull-small-bird', 'bill-flat'],
    { build: { neckLength: 96, headScale: 0.84 } },
  ),
  phoenix: species(
    'owl',
    'firebird fire_bird',
    '#E8603A #FBC84E #B83A34 #FBC84E',
    ['tail-flames', 'crest-flames', 'skull-bird', 'beak-hooked'],
    { build: { arms: 'wing' } },
  ),
  griffin: species('lion', 'gryphon griffon hippogriff', '#E0B062 #FCE7C2 #8A5A3C #F5B83C', [
    'wings-feather',
    'ears-pointed',
    'skull-bird',
    'cap-white',
    'beak-hooked',
  ]),
} as const;
