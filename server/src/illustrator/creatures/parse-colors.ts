import { COLOR_WORDS } from '../palette.ts';

const COLOR_TARGETS: Record<string, string> = {
  eye: 'eyes',
  hair: 'hair',
  mane: 'hair',
  curl: 'hair',
  beard: 'hair',
  ponytail: 'hair',
  pigtail: 'hair',
  hat: 'hat',
  cap: 'hat',
  beanie: 'hat',
  helmet: 'hat',
  crown: 'hat',
  tiara: 'hat',
  bow: 'hat',
  ribbon: 'hat',
  scarf: 'garment',
  jumper: 'garment',
  sweater: 'garment',
  shirt: 'garment',
  tshirt: 'garment',
  dress: 'garment',
  skirt: 'garment',
  tutu: 'garment',
  coat: 'garment',
  jacket: 'garment',
  raincoat: 'garment',
  dungaree: 'garment',
  overall: 'garment',
  bowtie: 'garment',
  tie: 'garment',
  robe: 'garment',
  bandana: 'garment',
  kerchief: 'garment',
  armour: 'garment',
  armor: 'garment',
  vest: 'garment',
  waistcoat: 'garment',
  pyjama: 'garment',
  hoodie: 'garment',
  trouser: 'none',
  boot: 'none',
  shoe: 'none',
  sock: 'none',
  nose: 'none',
  glasse: 'glasses',
  glasses: 'glasses',
  spectacle: 'glasses',
  goggle: 'glasses',
  cape: 'cape',
  cloak: 'cape',
  wing: 'wings',
  backpack: 'backpack',
  rucksack: 'backpack',
  bag: 'backpack',
  spot: 'pattern',
  dot: 'pattern',
  patch: 'pattern',
  stripe: 'pattern',
  star: 'pattern',
  belly: 'belly',
  tummy: 'belly',
  shell: 'accent',
  tail: 'accent',
  horn: 'accent',
  ear: 'accent',
  fin: 'accent',
  spike: 'accent',
  beak: 'accent',
  paw: 'dark',
  feet: 'dark',
  skin: 'skin',
};

const PHRASE_START = /^(with|has|have|wears|wearing|who|that|loves|likes|carries|holding)$/;

/** Colour words sorted to what they paint: the coat, the eyes, the hat … Every text is read for itself. */
export function parseColors(texts: readonly (readonly string[])[]): Map<string, string> {
  const paints = new Map<string, string>();
  for (const words of texts) collectColors(words, paints);
  return paints;
}

function collectColors(words: readonly string[], paints: Map<string, string>): void {
  let waiting: [string, number] | null = null;
  let lastItem: [string, number] | null = null;
  const settle = () => {
    if (!waiting) return;
    if (!paints.has('coat')) paints.set('coat', waiting[0]);
    else if (!paints.has('second')) paints.set('second', waiting[0]);
    waiting = null;
  };
  words.forEach((word, i) => {
    if (PHRASE_START.test(word)) settle();
    const color = COLOR_WORDS[word.replace(/ish$/, '')];
    if (color) {
      if (lastItem && /^(is|are)$/.test(words[i - 1] ?? '') && i - lastItem[1] <= 2) {
        paints.set(lastItem[0], color);
        return;
      }
      settle();
      waiting = [color, i];
      return;
    }
    const item = COLOR_TARGETS[word] ?? COLOR_TARGETS[word.replace(/s$/, '')];
    if (!item) return;
    lastItem = [item, i];
    if (waiting && i - waiting[1] <= 3) {
      if (!paints.has(item)) paints.set(item, waiting[0]);
      waiting = null;
    }
  });
  settle();
}
