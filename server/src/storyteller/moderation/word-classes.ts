/** Verbs by class, in base form; an irregular past is written after a slash, a doubled consonant before it: `hit:tt/hit`. */
const VERBS: Record<string, string> = {
  KILL: 'kill murder slaughter massacre stab:bb strangle behead decapitate assassinate execute slay/slew/slain unalive exterminate annihilate garrote disembowel lynch crucify electrocute impale',
  HURT: 'hit:tt/hit beat/beat/beaten slap:pp smack punch kick whip:pp spank hurt/hurt thump wallop bash hammer thrash attack harm stomp stamp shove scratch slam:mm strike/struck abuse whack flog:gg belt cane injure clobber wound batter',
  DEADLY: 'burn/burnt drown suffocate poison choke smother crush bomb torture torment maim mutilate trample',
  CHOP: 'chop:pp cut:tt/cut saw hack slice tear/tore/torn rip:pp shred:dd',
  THROW: 'throw/threw/thrown push shove kick drop:pp drag:gg toss chuck',
  CUT_OFF:
    'cut:tt/cut chop:pp rip:pp tear/tore/torn bite/bit/bitten saw slice hack pull gouge stab:bb smash crush bash squash',
  SHOOT: 'shoot/shot fire snipe aim',
  EAT: 'eat/ate/eaten devour swallow gobble cook roast munch chew bite/bit/bitten',
  DIE: 'die/died/dying perish drown/drowned starve',
  CUT: 'cut:tt/cut slit:tt/slit scratch burn hurt/hurt harm starve injure',
  SEXUAL_TOUCH: 'touch grope fondle rub:bb stroke caress lick kiss grab:bb squeeze',
  TOUCH: 'touch grope fondle rub:bb stroke tickle feel/felt',
  UNDRESS: 'undress strip:pp',
  SCARE: 'frighten scare terrify',
  SHOUT: 'shout yell scream swear/swore rage argue fight/fought',
  LOCK: 'lock shut:tt/shut chain tie/tied',
  DRINK: 'drink/drank sip:pp gulp guzzle down taste',
  SMOKE: 'smoke vape snort sniff inject puff',
  TAKE: 'take/took/taken swallow eat/ate/eaten drink/drank buy/bought sell/sold use try/tried deal/dealt',
  JUMP: 'jump leap/leapt throw/threw fall/fell',
  LEAVE: 'leave/left abandon',
  HATE: 'hate despise loathe detest',
  BULLY: 'bully tease mock humiliate laugh spit:tt/spat pick gang',
  WANT: 'want wish would hope need try/tried plan decide long beg:gg ask wanna gonna going',
  SEND: 'send/sent show give/gave take/took/taken want ask need post',
};

const NOUNS: Record<string, string> = {
  MOTHER:
    'mum mummy mom mommy mother mama mam mommys momma stepmum stepmom stepmother mami mutter maman mamá',
  FATHER: 'dad daddy father papa papi stepdad stepfather vater pere',
  PARENT: 'MOTHER FATHER parent parents mums dads stepparent stepparents foster',
  RELATIVE:
    'uncle aunt auntie aunty gramps grandpa grandfather granddad grandad grandma grandmother granny gran nan nana opa oma cousin brother sister stepbrother stepsister onkel tante oncle',
  ADULT:
    'PARENT RELATIVE boyfriend babysitter sitter teacher coach neighbour neighbor stranger trainer tutor priest carer caretaker nanny boss man guy adult adults grownup grownups landlord husband wife headmaster doctor owner master',
  SELF: 'i me my myself im ive mine',
  VICTIM:
    'me myself us him her them you child children kid kids boy girl boys girls son daughter sons daughters baby babies toddler brother sister mum mummy mom mommy mother wife dad daddy cub kitten puppy bunny rabbit mouse bear fox duckling piglet lamb bird hedgehog cat dog',
  PERSON:
    'ADULT him her them me us you himself herself themselves myself man men woman women boy boys girl girls child children kid kids baby babies toddler toddlers teen teens teenager teenagers person people persons human humans everyone everybody anyone anybody someone somebody others teacher teachers king kings queen queens prince princes princess princesses farmer farmers guard guards nurse doctor soldier soldiers prisoner prisoners villager villagers family families friend friends enemy enemies traveller travellers traveler travelers student students pupil pupils classmate classmates guy guys crowd hero heroes heroine police policeman policemen policewoman servant servants slave slaves knight knights citizen citizens victim victims neighbours neighbors men hostage hostages passenger passengers villain villains son daughter dude dudes bride groom sailor sailors lady ladies gentleman thief thieves mayor president',
  EVERYBODY:
    'everyone everybody all they them kids children people humans mankind humanity villagers humans families men women boys girls',
  HEROES:
    'hero heroes heroine prince princess knight boy girl boys girls child children kid kids baby i you we he she',
  ANIMAL:
    'animal animals cat cats kitten kittens dog dogs puppy puppies bunny bunnies rabbit rabbits hamster hamsters bird birds horse pony ponies mouse mice fly flies insect insects frog frogs pet pets parrot parrots budgie budgies goldfish cow cows duck ducks duckling sheep lamb lambs pig pigs squirrel squirrels turtle spider spiders butterfly butterflies bee bees ant ants hedgehog',
  FANTASY:
    'dragon dragons witch witches wizard troll trolls goblin goblins ogre giant giants pirate pirates alien aliens monster monsters sorcerer robber robbers wolf fairy fairies queen king bandit bandits',
  BODY: 'head heads face faces wrist wrists arm arms leg legs finger fingers hand hands toe toes ear ears tongue eye eyes heart hearts throat throats limb limbs brain brains skin neck necks nose noses foot feet guts insides stomach belly wing wings tail tails flesh skull bones',
  PRIVATE:
    'privates penis vagina boobs boob tits nipples breasts breast bum butt bottom knickers panties underwear pants groin crotch genitals genital willy pee-pee peepee bra underpants thighs',
  SKIN: 'wrist wrists arm arms leg legs skin body vein veins thigh thighs',
  BLOODY:
    'everywhere spray sprays sprayed spraying splatter splatters splattered splattering splash drip drips dripping gush gushes gushing pour pours pouring pool pools puddle river rivers fountain covered soaked lots flows spurts spurted bath bloodbath spilled spilling',
  GUN: 'gun guns pistol pistols rifle rifles shotgun shotguns handgun handguns revolver machinegun machineguns uzi ak47 bazooka bazookas grenade grenades bullets sniper snipers gunman gunmen gunfight missile missiles nuke nukes landmine landmines dynamite gunshot gunshots ammo ammunition',
  BOMB: 'bomb bombs bombing bombings bomber bombers explosive explosives',
  MONTH:
    'january february march april may june july august september october november december januar februar marz mai juni juli oktober dezember',
  VEHICLE: 'train trains truck lorry bus car cars tram subway traffic',
  DRUG: 'cocaine heroin meth marijuana cannabis lsd ketamine opium opioid opioids fentanyl mdma amphetamine amphetamines',
  TOBACCO: 'cigarette cigarettes cigar cigars vape vapes vaping tobacco weed joint joints hash shisha fags',
  LIQUOR:
    'vodka tequila whiskey whisky beer beers booze alcohol liquor wine gin rum brandy champagne schnapps lager cider absinthe bourbon spirits cocktails shots bier',
  POISON: 'bleach poison acid antifreeze detergent',
  GROUP:
    'jew jews jewish muslim muslims islam christian christians hindus blacks whites asians mexicans africans arab arabs gypsy gypsies gays gay lesbian lesbians foreigner foreigners immigrant immigrants refugee refugees turks turken auslander juden disabled handicapped autistic homosexual homosexuals muslime poles transgender migrants',
  ORIGIN:
    'black white brown asian african indian chinese mexican turkish polish arab gay lesbian trans disabled handicapped jewish muslim foreign coloured colored african-american',
  SEX_GROUP: 'women girls boys men',
  GROUP_MEN: 'people person kids children man men woman women boys girls guys lives',
  INSULT:
    'stupid evil bad disgusting ugly dumb dirty filthy inferior worthless criminals terrorists animals vermin pigs subhuman scum rats liars thieves sick gross dangerous weird wrong smelly parasites horrible nasty monkeys apes useless lazy',
  LOOKS: 'fat ugly stupid spotty smelly dumb weird disabled poor skinny crippled nerdy',
  NOT: 'not dont doesnt didnt never cant cannot wont isnt arent aint no without nothing nobody hardly barely wouldnt havent hasnt dosent dosnt neither',
  HOME: 'home house homes',
  HUNGRY: 'hungry starving starved hunger',
  AFRAID: 'afraid scared frightened terrified fear fears fearful scary dread dreads',
  ANGRY: 'angry mad furious drunk cross violent rage shouting raging aggressive',
  SAD: 'sad sadness lonely alone unhappy depressed hopeless worthless miserable',
  ROOM: 'cupboard closet cellar basement wardrobe attic shed garage bathroom room cage bedroom cabinet',
  HIGH_PLACE: 'bridge roof building cliff tower window balcony rooftop train skyscraper',
  STICK: 'belt stick whip cane slipper ruler hanger rod',
  NIGHTLY: 'night bed bedroom dark',
  SECRET: 'secret secrets',
  PHOTO: 'photo photos picture pictures pics pic selfie selfies video videos nude nudes',
  ONLINE:
    'online internet roblox minecraft discord snapchat instagram tiktok fortnite whatsapp chat website app',
  GAME: 'chess checkers cards race races game games football soccer tennis tag draughts ludo uno monopoly bowling golf swimming running hockey basketball match drum drums piano pinata eggs egg cream batter ball record carpet rug score music song sandcastle mat backgammon domino dominoes video minecraft mario',
  OBJECT:
    'ball balls snowball snowballs pillow pillows branch wave waves balloon raindrop raindrops acorn coconut apple wind sunlight hailstone snowflake snow rain frisbee pie idea lightning',
};

/** Words of other languages in classes of their own, checked together with the English ones. */
const FOREIGN: Record<string, string> = {
  KILL: 'toten totet totete getotet ermordet ermorden mord umbringen umgebracht tuer tue tuent tuez assassine assassiner meurtre matar mata matan mato asesina asesino asesinar uccidere uccide ammazza ammazzare',
  HURT: 'schlagt schlagen schlug verprugelt geschlagen frappe frappent tape tapent pega pegan golpea picchia',
  SELF: 'ich mich mir meine mein je me mon ma mes moi yo mi mis io mio mia',
  NOT: 'nicht kein keine keinen pas plus ne',
};

const suffix = (base: string, ending: 's' | 'ing' | 'ed', doubled: string): string => {
  if (doubled) return ending === 's' ? `${base}s` : `${base}${doubled.slice(1)}${ending}`;
  const isYVerb = /[^aeiou]y$/.test(base);
  if (ending === 's')
    return isYVerb ? `${base.slice(0, -1)}ies` : /(s|x|z|ch|sh)$/.test(base) ? `${base}es` : `${base}s`;
  if (ending === 'ing') return `${/[^e]e$/.test(base) ? base.slice(0, -1) : base}ing`;
  return isYVerb ? `${base.slice(0, -1)}ied` : base.endsWith('e') ? `${base}d` : `${base}ed`;
};

/** All forms of `hit:tt/hit`: hit, hits, hitting, hitted, hit. Wrong regular pasts are typed by children. */
const verbForms = (entry: string): string[] => {
  const [head = '', ...pasts] = entry.split('/');
  const [base = '', doubled = ''] = head.split(':');
  return [
    base,
    suffix(base, 's', doubled),
    suffix(base, 'ing', doubled),
    suffix(base, 'ed', doubled),
    ...pasts,
  ];
};

const classes = new Map<string, Set<string>>();
const add = (word: string, name: string): void => {
  const names = classes.get(word);
  if (names) names.add(name);
  else classes.set(word, new Set([name]));
};
/** The words of a noun class; names in capitals include another class. */
const nounsOf = (name: string): string[] =>
  (NOUNS[name] ?? '').split(' ').flatMap((word) => (/^[A-Z]+$/.test(word) ? nounsOf(word) : [word]));

for (const [name, entries] of Object.entries(VERBS))
  for (const entry of entries.split(' ')) for (const form of verbForms(entry)) add(form, name);
for (const name of Object.keys(NOUNS)) for (const word of nounsOf(name)) add(word, name);
for (const [name, entries] of Object.entries(FOREIGN)) for (const word of entries.split(' ')) add(word, name);

const NONE: readonly string[] = [];
const lists = new Map(Array.from(classes, ([word, names]) => [word, [...names]]));

/** The classes of a normalised word, e.g. HURT and CUT of `hurts`. */
export const classesOf = (word: string): readonly string[] => lists.get(word) ?? NONE;

/** Whether a class exists, to find misspelled ones in patterns. */
export const isClass = (name: string): boolean => Object.hasOwn(VERBS, name) || Object.hasOwn(NOUNS, name);

const FILLERS = new Set(
  'a an the very really so just quite always often still even also then again ever little small big poor dear own old young such totally completely basically literally like both new own please'.split(
    ' ',
  ),
);
/** Words that carry no meaning for the rules and are left out before matching. */
export const isFiller = (word: string): boolean => FILLERS.has(word);
