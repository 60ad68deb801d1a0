import { COLOR_WORDS } from '../palette.ts';

const COLOR_TARGETS: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }),
);

const PHRASE_START = /^(with|has|have|wears|wearing|who|that|loves|likes|carries|holding)$/;

/** Finds colour words and what they apply to (coat, eyes, hat …); every text is parsed separately. */
export function parseColors(texts: readonly (readonly string[])[]): Map<string, string> {
  const colors = new Map<string, string>();
  for (const words of texts) collectColors(words, colors);
  return colors;
}

function collectColors(words: readonly string[], colors: Map<string, string>): void {
  let pendingColor: [string, number] | null = null;
  let lastTarget: [string, number] | null = null;
  const applyPendingColor = () => {
    if (!pendingColor) return;
    if (!colors.has('coat')) colors.set('coat', pendingColor[0]);
    else if (!colors.has('second')) colors.set('second', pendingColor[0]);
    pendingColor = null;
  };
  words.forEach((word, i) => {
    if (PHRASE_START.test(word)) applyPendingColor();
    const color = COLOR_WORDS.get(word.replace(/ish$/, ''));
    if (color) {
      if (lastTarget && /^(is|are)$/.test(words[i - 1] ?? '') && i - lastTarget[1] <= 2) {
        colors.set(lastTarget[0], color);
        return;
      }
      applyPendingColor();
      pendingColor = [color, i];
      return;
    }
    const target = COLOR_TARGETS.get(word) ?? COLOR_TARGETS.get(word.replace(/s$/, ''));
    if (!target) return;
    lastTarget = [target, i];
    if (pendingColor && i - pendingColor[1] <= 3) {
      if (!colors.has(target)) colors.set(target, pendingColor[0]);
      pendingColor = null;
    }
  });
  applyPendingColor();
}
