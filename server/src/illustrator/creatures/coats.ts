import type { CreatureKind } from './creature-kinds.ts';

/** The colours of a coat: `base` fur or skin, `belly` light parts, `dark` paws and markings, `accent` features such as beak or horn. */
export interface Coat {
  base: string;
  belly: string;
  dark: string;
  accent: string;
}

/** The pattern of a coat. */
export type Pattern = 'plain' | 'spots' | 'stripes' | 'rainbow' | 'stars';

const coat = (base: string, belly: string, dark: string, accent: string): Coat => ({
  base,
  belly,
  dark,
  accent,
});
type Coats = readonly [Coat, ...Coat[]];

/** The coats to choose from, by kind; the choice is seeded by the character's id. */
export const COATS: Record<CreatureKind, Coats> = {
  fox: [
    coat('#EC7B3F', '#FFF3E0', '#5B3344', '#F2A878'),
    coat('#DF6A3A', '#FDE9D2', '#4B2E3E', '#EFA07A'),
    coat('#F09A4E', '#FFF6E6', '#6A3B3B', '#F6C08E'),
  ],
  wolf: [coat('#8E95A8', '#EEEAE4', '#555A72', '#C9B9B9'), coat('#A39A94', '#F3EADD', '#5F5660', '#D6B8A6')],
  bear: [
    coat('#A8714A', '#E8C49A', '#6B4234', '#E3A987'),
    coat('#8B5A44', '#DDB48E', '#573330', '#D69A80'),
    coat('#C68F5C', '#F2D6AC', '#7E5238', '#E8AE84'),
  ],
  panda: [coat('#FBF4E8', '#FFFAF2', '#453F58', '#F3B7A8'), coat('#F6EFE6', '#FFFAF2', '#544356', '#F0A998')],
  koala: [coat('#A6A6B8', '#EDE7E4', '#5E5A70', '#F0B9B4'), coat('#B3AAB2', '#F4EAE2', '#625868', '#EFB0A8')],
  rabbit: [
    coat('#E9D3B8', '#FFF8EC', '#B08B6E', '#F5B5AE'),
    coat('#C7A98E', '#F8EBDA', '#8D6C58', '#EFA9A0'),
    coat('#F5EEE6', '#FFFCF6', '#CDB9B4', '#F6B3B3'),
    coat('#B4AEC0', '#F3EEF0', '#7F7890', '#F2B4B8'),
  ],
  cat: [
    coat('#F0A55C', '#FFF3E0', '#C8713A', '#F4B3A0'),
    coat('#9A96A8', '#F3EEEA', '#655F78', '#F0AFA8'),
    coat('#5A5068', '#D8CFD6', '#3B3450', '#EBA59C'),
    coat('#F4E8D8', '#FFFBF4', '#C69E7C', '#F3AFA8'),
  ],
  tiger: [coat('#F29A45', '#FFF5E4', '#57384A', '#F3B09A'), coat('#EDB04E', '#FFF5E2', '#5E3F46', '#F1AC94')],
  lion: [coat('#F2C069', '#FDEBC8', '#8F5334', '#C9713A'), coat('#EDB65C', '#FCE7C2', '#7B4436', '#A95C3C')],
  dog: [
    coat('#D9A066', '#FFF0DA', '#8A5638', '#8A5638'),
    coat('#F3E6D2', '#FFFBF3', '#8E6A58', '#A77452'),
    coat('#8F6450', '#EFD6BC', '#573A3C', '#5F3F3E'),
    coat('#E7C48E', '#FFF6E4', '#B58553', '#C08E58'),
  ],
  mouse: [
    coat('#B9AEBC', '#F6EEEC', '#827689', '#F3B2B2'),
    coat('#C9AE97', '#F8EDDF', '#8F7464', '#F2AFA6'),
    coat('#EDE4DE', '#FFFBF5', '#BBA9A8', '#F6B6B6'),
  ],
  elephant: [
    coat('#9DA9C2', '#D6DCE8', '#6C7796', '#F1B6B4'),
    coat('#B0A6BE', '#E2DAE4', '#7C728E', '#F2B5B0'),
  ],
  monkey: [
    coat('#96654A', '#F2CDA6', '#5F3D36', '#EBA98A'),
    coat('#B57E52', '#F8DCB8', '#734A38', '#EEB08E'),
  ],
  pig: [coat('#F5B1AE', '#FBD3CC', '#D9807F', '#EC8F92'), coat('#F2BFA6', '#FBDCC8', '#CF8A74', '#E98F84')],
  cow: [coat('#FBF3E6', '#F8C9BC', '#5C4656', '#EFA59A'), coat('#F6E8D4', '#F6C3B4', '#95604A', '#EBA092')],
  sheep: [coat('#FBF2E2', '#FFFAF0', '#5B4E66', '#F3BDAE'), coat('#F4E4D0', '#FFF6E8', '#7A5A50', '#F0B6A4')],
  horse: [
    coat('#B4774C', '#EBCBA4', '#6E4334', '#6B3F38'),
    coat('#D9B184', '#F6E4C8', '#8C623F', '#FBEBCF'),
    coat('#7D5A52', '#D8BBA6', '#4C3640', '#3F3144'),
  ],
  unicorn: [
    coat('#FBF5F0', '#FFFDF8', '#D9C8DC', '#C99AE0'),
    coat('#FDEFF0', '#FFFBF8', '#E3BFCB', '#7FD1C4'),
    coat('#F1EDFA', '#FFFDFC', '#C3B7DC', '#F39AAE'),
  ],
  zebra: [coat('#FBF6EC', '#FFFBF4', '#453F55', '#453F55'), coat('#F8F1E6', '#FFFBF4', '#54414E', '#54414E')],
  giraffe: [
    coat('#F5CB74', '#FFF0CF', '#B46F3C', '#C98445'),
    coat('#F2C27A', '#FDEBC9', '#9C5A3C', '#B8713F'),
  ],
  deer: [coat('#C98E5C', '#FBE9CF', '#7C4E38', '#F8EBD4'), coat('#B97C54', '#F6E0C4', '#6C4234', '#F4E2C8')],
  hedgehog: [
    coat('#F0CFA6', '#FFF0D8', '#7A5546', '#6B4A44'),
    coat('#E9C4A0', '#FCEAD2', '#5E4A52', '#56465A'),
  ],
  squirrel: [
    coat('#C8703F', '#FBE6CB', '#7E4132', '#E08E55'),
    coat('#B5624A', '#F9DFC8', '#6E3836', '#D48460'),
  ],
  raccoon: [
    coat('#9B9AAA', '#EFEBE8', '#4A4660', '#C6C2CC'),
    coat('#A89C94', '#F2EAE0', '#544652', '#CFC3BA'),
  ],
  frog: [
    coat('#86C06A', '#E9F2BF', '#4F8A50', '#F4B183'),
    coat('#6FBF8A', '#E4F3CC', '#3F8568', '#F3A98C'),
    coat('#B0CB5A', '#F5F3C4', '#75923F', '#F0A878'),
  ],
  turtle: [
    coat('#9CC98A', '#EFF3C8', '#5E8F62', '#A8744F'),
    coat('#8CCBB4', '#EAF4DC', '#4E8F82', '#8A6FB0'),
    coat('#BFCF86', '#F6F4D2', '#7F9452', '#5F8F74'),
  ],
  crocodile: [
    coat('#7DB27A', '#E9EEBE', '#4C7C58', '#F5E9C8'),
    coat('#8EAF68', '#EFEFC0', '#5A7844', '#F5E9C8'),
  ],
  dragon: [
    coat('#6FBFA0', '#FCE8B8', '#3F8577', '#F2915E'),
    coat('#E2725E', '#FDE3B5', '#A84350', '#F7BE5E'),
    coat('#8D74C8', '#F3DDF2', '#5C4696', '#F6B65E'),
    coat('#6FA5D8', '#FBEBC6', '#4670A8', '#F08A6A'),
  ],
  dinosaur: [
    coat('#7FC09A', '#F6EFC4', '#4A8A74', '#F08A5D'),
    coat('#F0A463', '#FDEBC4', '#BF6A48', '#5FB0A6'),
    coat('#8FB3DC', '#F0F0E0', '#5A7CB0', '#F6B95F'),
  ],
  snake: [coat('#8FC474', '#F4F0BE', '#55894F', '#F2B04C'), coat('#EFA75C', '#FDEFCB', '#B5663F', '#7FBFA6')],
  owl: [
    coat('#A97C5C', '#F5DDB8', '#6C4A40', '#F2A94C'),
    coat('#8E82A6', '#EDE2E6', '#5B4F78', '#F3B24F'),
    coat('#F4EADC', '#FFFBF2', '#B9A28C', '#F1A848'),
  ],
  bird: [
    coat('#6FB0DC', '#FDEFD2', '#3F7AAE', '#F5A344'),
    coat('#E8705A', '#FDE8D0', '#A84448', '#F7B24C'),
    coat('#F7CF5A', '#FFF5D6', '#D9A03A', '#EF8A45'),
    coat('#7CC7A0', '#F8F3CE', '#43917A', '#F39A4E'),
  ],
  duck: [coat('#FBD765', '#FFF2BE', '#DDA93C', '#F08A3C'), coat('#FBF4E6', '#FFFCF4', '#D8CABC', '#F2994A')],
  penguin: [
    coat('#4B5078', '#FFF8EC', '#363A5E', '#F5A544'),
    coat('#5F6FA0', '#FFF8EE', '#414F80', '#F4A04A'),
  ],
  fish: [
    coat('#F4925A', '#FEE9CA', '#D2623F', '#FFC94D'),
    coat('#5FB6C9', '#EAF6E6', '#3A8398', '#F7B45A'),
    coat('#9C82D2', '#F5E3F0', '#6A52A4', '#F59C84'),
  ],
  whale: [coat('#6C9BD0', '#EEF3F2', '#4A73A8', '#A9CBE8'), coat('#7F8FBF', '#F1F0F4', '#58669A', '#B5C1E2')],
  octopus: [
    coat('#E88A94', '#FBD8CF', '#B85A72', '#F6B7A0'),
    coat('#9B7FCB', '#EBD9F0', '#6A4F9E', '#C9AEE6'),
    coat('#F29B66', '#FDE0C0', '#C2683F', '#F9C79A'),
  ],
  crab: [coat('#EC6F55', '#FBD2B4', '#B5453F', '#F7A07C'), coat('#F0905A', '#FDDFBC', '#BE5C3C', '#F8B88A')],
  mermaid: [
    coat('#5FBFAE', '#F3C7A8', '#38877F', '#F2899A'),
    coat('#8D7CCB', '#F3C7A8', '#5D4D9A', '#F6B45E'),
    coat('#5FA3D0', '#F3C7A8', '#3A70A0', '#F2937C'),
  ],
  snail: [
    coat('#F0CFA0', '#FCEBD0', '#B98A60', '#D97B5C'),
    coat('#D8C29C', '#F6ECD4', '#9A7C5A', '#8F74BE'),
    coat('#F3C5A6', '#FDE6D2', '#BE7F66', '#6FB09C'),
  ],
  bee: [coat('#FBCB55', '#FFF1C4', '#4B3B4E', '#DDF0F2'), coat('#F7BE4C', '#FFEFC4', '#523A48', '#E6EDF6')],
  butterfly: [
    coat('#6A4F7C', '#F6E2D0', '#4A3560', '#F2914E'),
    coat('#5A5480', '#F3E6DC', '#3F3A62', '#7FB5E6'),
    coat('#7A5560', '#F8E6D2', '#523A48', '#EE8FA8'),
  ],
  ladybug: [
    coat('#E2574A', '#FBE0C6', '#42354E', '#42354E'),
    coat('#F08A3C', '#FDE6C4', '#4A3A4A', '#4A3A4A'),
  ],
  caterpillar: [
    coat('#A3CC62', '#F3F4C0', '#6A9440', '#F29A5C'),
    coat('#7FCBA8', '#EEF6D6', '#478E78', '#F4B24E'),
  ],
  fairy: [
    coat('#B9A3E3', '#F3C7A8', '#7C63B0', '#F6C3D4'),
    coat('#9BD3B8', '#F3C7A8', '#5A9A80', '#FCE08A'),
    coat('#F4A9B8', '#F3C7A8', '#C06C86', '#C9E4F2'),
  ],
  alien: [
    coat('#9CD28A', '#E4F4C8', '#5F9A66', '#F4A35C'),
    coat('#8FC9D8', '#E6F4EE', '#5590A4', '#F29AB0'),
    coat('#C39ADC', '#F2DFF2', '#8560A8', '#8FD6B4'),
  ],
  ghost: [coat('#F6F1F2', '#FFFDFA', '#C9BBD6', '#F5B7B0'), coat('#E6E4F6', '#FBFAFF', '#AEA6D2', '#F2B0B8')],
  monster: [
    coat('#8C77C6', '#E9D9F0', '#5D4896', '#F6B65A'),
    coat('#6DBBA8', '#E4F3D8', '#3D8378', '#F28A66'),
    coat('#EE8C74', '#FCE0C4', '#B6544E', '#FBD06A'),
    coat('#6E9FD6', '#E4EEF4', '#456FA6', '#F7C25C'),
  ],
  robot: [
    coat('#A9B9C9', '#E6EEF0', '#67758C', '#F0743E'),
    coat('#8FC7BC', '#EAF6EE', '#55877F', '#FFC94D'),
    coat('#EDA86E', '#FDEBD0', '#A9684A', '#5FA8B8'),
  ],
  child: [coat('#F3C7A8', '#FBE0CC', '#7E5238', '#F0A090')],
  grandparent: [coat('#F3C7A8', '#FBE0CC', '#7E5238', '#F0A090')],
  wizard: [
    coat('#5E4B9C', '#F3C7A8', '#43357A', '#FFC94D'),
    coat('#3F6FA0', '#F3C7A8', '#2D4F7C', '#FFC94D'),
  ],
  knight: [coat('#B5BECB', '#E8EDF0', '#77839A', '#DC5445')],
  royal: [coat('#D98AA8', '#F3C7A8', '#A6587C', '#FFC94D'), coat('#6F9FD0', '#F3C7A8', '#46709E', '#FFC94D')],
  pirate: [
    coat('#B7485E', '#F3C7A8', '#4A4058', '#FFC94D'),
    coat('#3F7F8F', '#F3C7A8', '#4A4058', '#FFC94D'),
  ],
  hero: [coat('#4F74C4', '#F3C7A8', '#344E92', '#FFC94D'), coat('#3FA08C', '#F3C7A8', '#2A7066', '#FFC94D')],
  object: [coat('#8FB8D8', '#E6F0F4', '#5A83A8', '#F4A45C')],
  imaginary: [coat('#B59ADC', '#F0E4F6', '#74589E', '#F6C95E')],
};

/** Human skin tones. */
export const SKIN_TONES = ['#FBDAC0', '#F3C4A0', '#E0A67E', '#C58860', '#A26A48', '#7E5038'] as const;

/** Human hair colours. */
export const HAIR_COLORS = ['#4A3440', '#6E4634', '#A8663C', '#E0A04E', '#C85F3A', '#38304A'] as const;

/** Colours of garments; they go with every coat. */
export const GARMENT_COLORS = [
  '#E2604F',
  '#F2B84B',
  '#5B9FB8',
  '#6FAE86',
  '#8A6BB8',
  '#EE8F78',
  '#4F74A8',
] as const;
