/** Irregular forms, and words of families that mean the same, by the form that stands for them. */
const IRREGULAR: Record<string, string> = {
  be: 'is are was were am been being im youre theyre',
  have: 'has had having ive',
  do: 'does did done doing',
  go: 'goes went gone going gonna',
  get: 'got gotten gets getting',
  not: 'dont doesnt didnt isnt wasnt wont cant cannot couldnt wouldnt havent hasnt hadnt arent shouldnt werent',
  want: 'wanna',
  because: 'cos coz becos becuz cuz becuase becouse cause',
  child: 'children kids kid',
  man: 'men guy guys',
  woman: 'women lady ladies',
  person: 'people persons',
  mum: 'mummy mom mommy mama mother mam mums moms mothers momma',
  dad: 'daddy papa father dads fathers',
  grandma: 'granny gran nana nan grandmother',
  grandpa: 'grandad granddad gramps grandfather',
  you: 'u',
  your: 'ur',
};
const PAST_FORMS =
  'say:said make:made take:took,taken come:came see:saw,seen know:knew,known give:gave,given find:found tell:told feel:felt leave:left keep:kept hold:held begin:began,begun hear:heard run:ran bring:brought write:wrote,written sit:sat stand:stood lose:lost pay:paid meet:met lead:led speak:spoke,spoken spend:spent grow:grew,grown win:won teach:taught buy:bought send:sent build:built fall:fell,fallen drive:drove,driven break:broke,broken wear:wore,worn hide:hid,hidden throw:threw,thrown eat:ate,eaten drink:drank,drunk sleep:slept wake:woke,woken catch:caught fight:fought shoot:shot hang:hung,hanged beat:beaten bite:bit,bitten bleed:bled burn:burnt steal:stole,stolen strike:struck,stricken swim:swam,swum sing:sang,sung fly:flew,flown ride:rode,ridden rise:rose,risen shake:shook,shaken tear:tore,torn dig:dug stick:stuck sting:stung swing:swung slide:slid spit:spat lie:lying,lay,lain die:dying,died,dies tie:tying,tied light:lit feed:fed sell:sold forget:forgot,forgotten freeze:froze,frozen sink:sank,sunk stink:stank,stunk dream:dreamt smell:smelt learn:learnt spill:spilt blow:blew,blown draw:drew,drawn swear:swore,sworn think:thought slay:slew,slain flee:fled creep:crept mouse:mice foot:feet tooth:teeth wolf:wolves knife:knives wife:wives life:lives leaf:leaves thief:thieves';

const baseOf = new Map<string, string>();
for (const [base, forms] of Object.entries(IRREGULAR))
  for (const form of forms.split(' ')) baseOf.set(form, base);
for (const entry of PAST_FORMS.split(' ')) {
  const [base = '', forms = ''] = entry.split(':');
  for (const form of forms.split(',')) baseOf.set(form, base);
}

/** The word without the regular endings of verbs and plurals. */
const withoutEnding = (word: string): string => {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/ie[sd]$/.test(word)) return `${word.slice(0, -3)}y`;
  const verb = /^(..+?)(?:ing|ed)$/.exec(word)?.[1];
  if (verb !== undefined && /[aeiouy]/.test(verb)) return verb.replace(/([bdgklmnprt])\1$/, '$1');
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

/**
 * What stands for a normalised word and its inflected forms: `stab` of `stabbing`. Not always a word: a final e is left out, so that
 * `hiding` and `hide` meet.
 */
export const stemOf = (word: string): string => {
  const base = baseOf.get(word) ?? withoutEnding(word);
  const known = baseOf.get(base) ?? base;
  return known.length > 3 && known.endsWith('e') ? known.slice(0, -1) : known;
};
