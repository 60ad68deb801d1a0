import { stemOf } from './stem.ts';

/**
 * Words that play the same part in what people type, for the score alone: a rule needs narrower classes. A word may be in several.
 * Written down because by WordNet knife, pistol and noose are tools like the ladle.
 */
const MEANINGS: Record<string, string> = {
  // What is done to somebody.
  end_life:
    'kill murder slay slaughter massacre execute assassinate strangle throttle choke smother suffocate drown behead decapitate hang lynch poison gas exterminate butcher crucify impale electrocute stab shoot unalive slit hanged choking drowned sacrifice',
  wound:
    'hit beat slap punch kick whip smack spank thrash flog cane belt wallop bash batter hurt harm bruise burn scald brand scratch cut slice carve gash pierce prick bite claw sting crush squash squeeze twist snap break crack smash stamp stomp trample bang wound injure torture torment maim lash clobber whack strap thump pinch poke',
  take_apart:
    'chop saw hack rip tear shred gut skin flay peel pluck pull gouge drill nail screw sew unpick split slice dissect dismember mince grind blend mash chew gnaw suck lick swallow drain',
  hold_by_force:
    'tie bind chain gag lock trap cage bury grab grip pin hold press push shove drag force pull shut kidnap capture wall stuff squash corner kneel handcuff padlock',
  put_in: 'throw toss drop dump put shove stuff flush pour tip push lower chuck hurl fling leave sink',
  let_down: 'leave forget abandon ignore sell swap dump lock hide refuse starve neglect lose',
  go_still:
    'still quiet silent silence limp motionless lifeless unconscious stiff cold pale blue purple asleep stop breath breathe bubble move twitch wriggle struggle wake gasp scream squeal whimper plead beg heartbeat pulse end gone forever',
  // What remains of it.
  gore: 'blood bloody bleed gore guts intestine entrails brain skull bone flesh vein marrow spine eyeball eye tongue teeth jaw liver kidney heart organ corpse body bodies limb stump skeleton wound rib maggot innards eyelid severed',
  mark: 'bruise mark scar burn spot line cut scratch bump welt scab plaster bandage sore swollen limp sleeve makeup blue purple red spots marks stripes stripe ribs shiner',
  dead: 'dead death die corpse grave coffin bury funeral tomb graveyard cemetery hearse urn ashes heaven ghost skeleton',
  // With what, and where.
  blade:
    'knife dagger blade razor scissors shears axe hatchet sword saw chainsaw machete cleaver scalpel needle nail screw hook spike drill fork sharpener compass glass screwdriver',
  gun: 'gun pistol rifle revolver shotgun bullet weapon ammo sniper grenade bomb explosive dynamite vest cannon bazooka missile uzi ak47 trigger',
  blunt:
    'hammer bat club stick rod cane belt whip strap cable cord hanger ruler spoon slipper brick stone rock crowbar wrench shovel poker fist hose lead broom',
  choke_thing:
    'pillow cushion bag rope noose scarf cord string wire blanket water bath bucket sack tub tape plastic pond sheet',
  machine_trap:
    'oven microwave freezer dryer washer mixer blender mincer grinder press toilet fridge mower lawnmower furnace boiler stove fire cauldron pot pan grill socket plug disposal',
  prison:
    'cellar basement cupboard closet wardrobe shed cage attic box chest trunk pit well dungeon cell locker coffin crate kennel garage boot cot',
  height:
    'roof cliff bridge balcony tower crane ledge window rooftop mast pylon pole edge skyscraper floor storey stairs rail railing wall',
  traffic:
    'track rail railway train tram subway metro motorway highway truck lorry bus car road wheel brake platform traffic lights',
  water_deep: 'sea river lake pond canal ocean ice well pool current wave bath',
  fire: 'fire flame burn torch match matches lighter petrol fuel gas ignite blaze bonfire arson ash smoke spark torched torching roast toast cook melt boil fry bake stew',
  electric: 'electric electricity wire socket plug fence shock pylon cable power outlet volt',
  // What is taken.
  medicine:
    'pill tablet medicine capsule dose drug overdose sleeping syrup painkiller injection inject syringe needle sedative antidepressant potion poison bleach detergent acid antifreeze cleaner pod cyanide laxative powder',
  drug: 'weed cannabis joint bong coke cocaine heroin crack meth ketamine lsd acid ecstasy shroom mushroom magic powder leaf leaves herb needle high stoned trip sniff snort inhale glue deodorant aerosol helium pipe dealer deal junkie stash hash opium hotbox crystal grass',
  smoke: 'smoke cigarette cigar vape tobacco puff pod e-cigarette fag nicotine ring cloud shisha pipe',
  alcohol:
    'beer wine vodka whisky whiskey gin rum schnapps tequila booze alcohol liquor drunk drink bottle can cider pub bar tipsy wasted hangover bottles cans slur sober shot champagne absinthe brandy brown juice cocktail',
  feel_good:
    'high floaty giggly silly funny slow colour colours colourful dizzy relaxed happy awesome cool great amazing fun better best dream star stars louder melt buzz',
  // The body as desire.
  naked:
    'naked nude undress strip bare topless unzip unbutton clothes underwear knickers panties bra bikini thong corset lingerie towel gown shirt pants trousers skirt dress swimsuit shower bath pyjamas',
  sexual:
    'sex sexy sexual horny kinky erotic porn porno orgy threesome orgasm moan groan hump seduce lust naughty fetish twerk stripper striptease prostitute hooker whore slut brothel escort pimp onlyfans nudes nude rape rapist molest grope fondle caress lap massage virgin condom virginity spicy throb intimate hooking boner lap-dance grind railed undressing',
  private:
    'private privates bottom bum thigh breast boob nipple crotch groin willy penis vagina genitals butt knicker nappy lap tits down there',
  intimate:
    'kiss touch tickle cuddle hug stroke rub lick bed blanket massage lap sit lie bath film undress pet hand hold',
  // Who.
  carer:
    'mum dad stepdad stepmum parent father mother grandpa grandma grandad granny uncle aunt cousin brother stepbrother sister boyfriend girlfriend babysitter nanny coach trainer tutor teacher priest doctor neighbour stepfather stepmother ex husband wife family owner master boss keeper farmer caretaker guardian foster counsellor landlord',
  small:
    'baby toddler kid child boy girl infant newborn puppy kitten cub lamb chick pup foal calf duckling hamster bunny rabbit mouse frog hedgehog hen bird orphan schoolgirl schoolboy pupil twin son daughter little tiny small teddy doll piglet gosling fawn kit squirrel badger otter seal owl snail beetle gerbil tot minor underage',
  weak: 'homeless tramp beggar blind deaf disabled wheelchair cripple fat ugly old poor slow sick weak stutter ginger nerd loser spotty special needs stupid weird freak smelly stinky skinny shy quiet lonely new retard spastic',
  people:
    'jew jewish muslim islam christian hindu roma gypsy gypsies black brown white asian african arab turk turkish polish pole mexican immigrant migrant refugee foreigner foreign gay lesbian trans queer asylum seeker african-american indian chinese skin race religion country homeland nation colour negro somali syrian ukrainian romani sinti pakistani infidel unbeliever heretic believer homosexual women disabled',
  purge:
    'pure purge cleanse clean dirty filth filthy vermin rat rats parasite plague scum inferior superior master race chosen breed exterminate expel chase out ban send back wall belong place servant slave obey rule born reich nazi hitler fuhrer swastika camp chimney gas invented supremacy supremacist lynch ghetto savage subhuman replacement holy martyr heaven crusade cause believer jihad isis',
  crime:
    'steal rob shoplift burgle hack fraud fake smuggle blackmail bribe threat threaten kidnap arson vandal graffiti getaway cop police jail prison judge court arrest thief robber gang dealer mafia',
  // How it is told.
  crowd_fun:
    'laugh lol haha hahaha hehe lmao rofl funny hilarious giggle cheer clap applause joke prank fun comedy party yay hooray hurray epic legend hero cool howl smile grin',
  film: 'film video record photo picture post online likes like viral stream chat send share upload selfie camera tiktok phone internet followers subs account snap pics webcam',
  dare: 'dare challenge brave bravest bet test courage try game win winner winning rule loser crown points club gang turn prove chicken scared record legend who whoever longest first last hold count',
  recipe:
    'recipe step steps guide manual tutorial how-to lesson instructions explain detailed detail exactly build make mix trick tip hide teach learn show beginners ingredients stuff stuffing formula homemade print',
  exclude:
    'exclude ignore alone nobody outcast invisible vote worst ugliest ugly loser bully bullied tease mock mean nasty spit laugh song sing name call hate club allowed invite pretend exist except class group cry crying shun ban',
  reward:
    'deserve deserved right rightly learn lesson obey obedient praise proud good peace finally happy ever applause place grateful thanks thank beautiful thin pretty loved strong',
  // What a child says who is not all right.
  fear: 'afraid scared fear frightened terrified hide hiding flinch shake tremble duck creep tiptoe quiet careful footsteps step stairs key keys door lock listen dark night shadow nightmare roll curl shy invisible breath breathe under behind cover run shoes',
  row: 'shout yell scream rage angry drunk slam throw break smash fight argue storm mad furious mood fist hole plate door bang swear temper roar shouting yelling loud',
  secret:
    'secret tell telling told promise swear whisper quiet shh nobody know keep silent lie lying pretend say mention allowed confess believe special favourite game between',
  hunger:
    'hungry hunger starve empty food eat lunch dinner supper breakfast tea meal bread crumb fridge cupboard plate tummy belly bin leftovers cereal fed feed milk plate rib bowl pantry',
  lack: 'no none nothing without empty cold dark off broken never only gone left alone nobody anybody sold hole water heating light electricity money bed shoes coat meter bill power soap poor rent boiler',
  outside:
    'car station bench street shelter bus-stop tent hostel doorway couch floor outside bridge park eviction homeless caravan van',
  asleep_parent:
    'sleep asleep wake bed sofa floor couch curtain shut days lie lies still tired up get dressed ill',
  tend: 'look after feed wash nappy bottle baby cook shopping bill clean cleaning brother sister siblings carry dress school lunch toast put little care',
  wish_gone:
    'wish want vanish disappear gone away end stop exist alive born live life forever ever never wake sleep heaven star miss nobody better without goodbye letter note reason reasons point why sorry everyone happier quiet peace over done tired anymore dissolve fade',
  self_cut:
    'cut cutting blade razor arm wrist thigh leg sleeve scratch bleed red line pain feel calm quiet relief burn pull hair bite pick hurt sharpener compass inside',
  thin: 'thin fat diet weight weigh scale calorie eat eating starve vomit puke sick throw bathroom mirror bone bones ribs skinny belly lunch meal food pound kilo toilet finger size hips waist disappear lighter purge',
  help: 'help police social worker judge court teacher nurse doctor safe safely rescue save believe tell lady house listen lock escape run away leave stop somebody someone adult grown-up line call foster home',
  home: 'home house flat room bedroom bed door stairs kitchen sofa bath bathroom night evening weekend weekends monday friday holiday school',
  online_stranger:
    'online internet game chat server discord roblox minecraft snapchat insta instagram tiktok message stranger meet meeting friend age older man photo picture send webcam gift present secret',
  lure: 'sweets candy candies present gift puppy van car park come nice man uncle special friend lap ice lift lifts money pay alone lonely secret',
  // What makes a story harmless.
  play: 'play game pretend costume toy tag hide seek race match team score goal ball puppet dance circus magic trick funny party show sport chess card kite swing slide tickle puzzle riddle joke song sing drum band parade',
  treat:
    'cake pie jam custard pancake biscuit cookie chocolate soup marshmallow jelly pudding honey banana apple pizza spaghetti sandwich popcorn lemonade cocoa juice cheese ice-cream noodles sausage porridge strawberry syrup tea bun toast lolly cupcake pea peas carrot cucumber melon pumpkin onion bread ketchup',
  cosy: 'hug cuddle kiss blanket pillow teddy bedtime lullaby moon star warm soft snore nap dream sleepy goodnight gentle kind friend share sorry thank love smile comfort purr together',
  spooky:
    'ghost witch vampire zombie skeleton monster mummy werewolf dragon troll goblin ogre haunted spooky creepy bat spider pumpkin halloween wizard spell curse cursed',
  care: 'doctor nurse hospital vet dentist plaster bandage medicine cast operation needle jab stitches chemo cancer wheelchair ambulance clinic diabetes asthma epilepsy surgery surgeon glasses',
  learn:
    'school class teacher lesson museum history year volcano dinosaur planet science library book experiment word spell maths century explained told about why',
  nature:
    'bird fish tree flower bee butterfly forest river mountain sea sky snow rain wind cloud sun garden leaf leaves meadow cow horse sheep goose duck pigeon penguin whale shark lion tiger elephant bear fox owl',
};

const meaningsByStem = new Map<string, string[]>();
for (const [name, words] of Object.entries(MEANINGS))
  for (const stem of new Set(words.split(' ').map(stemOf)))
    meaningsByStem.set(stem, [...(meaningsByStem.get(stem) ?? []), name]);

const NONE: readonly string[] = [];

/** The meanings of a stem, e.g. `choke_thing` of `pillow`; most words have none. */
export const meaningsOf = (stem: string): readonly string[] => meaningsByStem.get(stem) ?? NONE;
