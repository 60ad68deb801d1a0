import type { Noun } from '../../theme/noun.ts';
import type { Kind } from '../../word-net/kind-roots.ts';

/**
 * What happens to somebody in a place or a role that was not made for such a one: its size (`small`, `middle`, `big`), the mishap (a predicate
 * in the past tense, true indoors and outdoors), the sound, and what it likes best to eat (`-` where the facts about animals have it).
 */
const ROWS = `
hamster/gerbil/guinea pig = small; stuffed the nearest thing into both cheeks and could not get it out again; Squeak; sunflower seeds
mouse/rat = small; ran up somebody’s trouser leg, and there was a scream; Squeak; cheese
snail/slug = small; was still at the same spot ten minutes later, with a silver line behind; Shhh; lettuce
worm/earthworm/caterpillar = small; was taken for a shoelace and nearly tied; Squirm; old leaves
ant/beetle/ladybird/ladybug = small; was nearly sat on, twice; Trip-trap; crumbs
spider = small; spun a thread right across, and three people walked into it; Tick; breakfast flies
bee/bumblebee/fly/mosquito = small; buzzed so close that everybody waved their arms; Bzzz; honey
butterfly/moth/dragonfly = small; was blown away by a sneeze and had to come all the way back; Fff; nectar
frog/toad/newt = small; hopped into the nearest puddle and splashed everybody; Croak; flies
chicken/hen/chick/rooster/cockerel/turkey = small; got such a fright that feathers flew all over the place; Cluck; corn
duck/duckling/goose/swan = small; left wet footprints right across everything; Quack; bread crusts
bird/robin/sparrow/parrot/owl/pigeon/penguin chick = small; took off in a fright and landed on somebody’s head; Cheep; seeds
penguin = middle; slid along on a white tummy and took everyone’s feet away; Honk; fish
rabbit/bunny/hare = small; gnawed through the nearest string, and something came down; Thump; carrots
squirrel/chipmunk = small; buried the most important thing and forgot where; Chk; nuts
hedgehog/porcupine = small; rolled up in a fright, and three things were stuck to the spines; Snuff; beetles
cat/kitten = small; pushed something over the edge, slowly, just to see it fall; Miaow; fish
puppy/dog = middle; wagged so hard that three things fell over; Woof; sausages
fox/wolf = middle; chased its own tail and knocked everybody over; Yip; berries
bear/panda/polar bear/koala/teddy bear = big; sat down on something, and then it was flat; Grumf; honey
pig/piglet = middle; left mud on everything and everybody; Oink; apple cores
cow/bull/calf/buffalo = big; chewed up the only copy of the plan; Moo; clover
horse/pony/donkey/zebra/unicorn = big; turned round too quickly, and its tail swept everything over; Neigh; apples
sheep/lamb/goat = middle; ate the paper with the rules on it; Baa; hay
llama/alpaca/camel = big; sneezed, and nobody in the front row stayed dry; Hrrmph; hay
sloth = middle; fell asleep in the middle of it, upside down; Yaaawn; leaves
monkey/gorilla/chimpanzee/orangutan = middle; swung on the nearest rope, and everything came down; Oo-oo; bananas
lion/tiger/leopard/cheetah = big; yawned, and everybody ran and hid; Rrroar; meatballs
elephant/mammoth = big; sneezed, and whatever was light flew away; Toot; peanuts
giraffe = big; looked up, and got stuck with its head where nobody could reach; Mmm; leaves from the top
hippo/hippopotamus/rhino/rhinoceros = big; took one step back, and something went crack; Snort; water melons
kangaroo = big; hopped, and everybody in front fell over backwards; Thump; grass
crocodile/alligator = big; smiled, and at the sight of those teeth everybody ran; Snap; fish fingers
snake/python = middle; got tied in a knot round the nearest post; Sss; eggs
lizard/chameleon/gecko = small; turned the colour of everything else, and somebody hung a coat on it; Flick; flies
tortoise/turtle = small; pulled in its head in a fright and would not come out; Tuck; dandelions
shark/dolphin/whale/orca = big; left a puddle as big as a bath, and everybody slipped in it; Swish; fish fingers
fish/goldfish/seahorse/starfish = small; blew such big bubbles that nobody could see anything; Blub; breadcrumbs
octopus/squid/jellyfish = middle; shook hands with eight people at once, and stuck to them all; Blop; crabs
crab/lobster = small; walked sideways into everybody; Click; seaweed
bat = small; hung upside down and got everything the wrong way round; Eek; moths
dinosaur/dino/t-rex/triceratops/stegosaurus/diplodocus/brontosaurus/pterodactyl = big; turned round, and its tail swept everything over; Groooah; ferns
dragon = big; hiccuped, and a small flame burned a hole in somebody’s hat; Hic-whoosh; toast
monster/yeti/troll/ogre/bigfoot/giant = big; laughed so loudly that hats flew off; Harrr; porridge
alien/martian = middle; floated up, and had to be pulled down by one foot; Bleep; blue biscuits
robot = middle; said “Does not compute” and turned round in circles; Bleep; oil
ghost = middle; went straight through somebody, who got goose pimples; Hooo; fog
vampire/zombie/skeleton/mummy/werewolf = middle; lost a shoe, a button and its place in the line; Oooh; beetroot
witch/wizard/fairy/elf/gnome/pixie/genie = small; sneezed, and the nearest hat turned into a goose; Ta-daa; cake crumbs
mermaid/merman = middle; left a wet trail and seaweed on everything; Plish; seaweed crisps
princess/prince/queen/king = middle; tripped over the end of a very long cloak; Oh my; strawberries
pirate/viking/knight/cowboy/ninja/superhero/astronaut = middle; bumped into somebody, because the hat had slipped down; Ahoy; ship’s biscuits
snowman/snowwoman = middle; dripped, and stood in a puddle with the carrot crooked; Brrr; snow with sugar
teddy/doll/toy/puppet = small; fell over backwards, as toys do when they are laughed at; Squeak; pretend cake
cloud/rain/raindrop/snowflake/storm = middle; got excited and rained on everybody; Drip-drop; fog
sun/moon/star/comet/rainbow = big; shone so brightly that nobody could see; Bling; moonbeams
wind/breeze = big; breathed out, and whatever was light flew away; Whoosh; dandelion clocks
digger/bulldozer/tractor/truck/lorry/monster truck/fire engine/train/bus/car/dumper/crane/rocket/racing car = big; rolled back a little, and something behind was flat; Brrrum; oil sandwiches
potato/carrot/pea/tomato/onion/broccoli/banana/apple/orange/pumpkin/cucumber/strawberry/lemon/pear/melon/pickle = small; rolled away and had to be caught; Plop; fresh water
sausage/pancake/pizza/cake/cookie/biscuit/sandwich/burger/bun/doughnut/donut/cupcake/muffin/ice cream/egg/cheese/toast/noodle = small; was nearly eaten by somebody who wasn’t looking; Plop; nothing at all
poo/fart/burp/bogey = small; was noticed at once, and everybody held their noses; Pfff; prunes
sock/shoe/boot/welly/hat/glove/underpants/pants/slipper/mitten/pillow/blanket/scarf/towel = small; was picked up by somebody and nearly put on; Flop; fluff
spoon/fork/pencil/crayon/toothbrush/cup/kettle/teapot/book/broom/lamp/chair/fridge/toaster/toilet/bath = small; was picked up by somebody and nearly used; Clonk; a bit of polish
`;

type Nature = { size: 'small' | 'middle' | 'big'; slip: string; call: string; treat: string };

const natures = new Map<string, Nature>(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [names = '', values = ''] = row.split(' = ');
      const [size = '', slip = '', call = '', treat = ''] = values.split('; ');
      return names
        .split('/')
        .map((name) => [name, { size: size as Nature['size'], slip, call, treat }] as const);
    }),
);

/** The nature of somebody whose kind only is known. */
const OF_KIND: Partial<Record<Kind, string>> = {
  bird: 'bird',
  fish: 'goldfish',
  bug: 'ant',
  being: 'monster',
  toy: 'toy',
  vehicle: 'car',
  food: 'potato',
  plant: 'potato',
  clothes: 'sock',
};
const ANY: Nature = {
  size: 'middle',
  slip: 'stepped back, bowed, and knocked over what was standing behind',
  call: 'Hm',
  treat: 'biscuits',
};

/** Where things live that come alive in a story; the facts and `kind-details.ts` know it of living beings. */
const HOMES: Partial<Record<Kind, string>> = {
  food: 'in the big blue bowl',
  plant: 'on the window sill',
  clothes: 'at the back of the drawer',
  tool: 'on the kitchen shelf',
  furniture: 'in the corner by the stairs',
};
const ANY_HOME = 'in the house at the end of the lane';

/** What is needed in an emergency, and how one of a size does it: a clause, and a predicate in the past tense. */
const RESCUES: Record<Nature['size'], readonly [emergency: string, rescued: string]> = {
  small: [
    'a kitten had slipped through the grating in the road, and no arm was thin enough',
    'slipped through the grating, found the kitten in the dark and showed it the way out',
  ],
  middle: [
    'a goose had shut itself in the bus with twenty children, and hissed at everybody who came near',
    'got in through the back window, looked the goose in the eye, and led it out as if they were dancing',
  ],
  big: [
    'the bus was hanging over the edge of the bridge, and nobody was strong enough',
    'leaned against the bus, and held it until the very last child was out',
  ],
};

/** The nature of whoever a theme is about as slots: `{slip}`, `{treat}`, `{voice}`, `{emergency}`, `{rescued}`. */
export function natureOf({ bare, head, kind }: Noun): Readonly<Record<string, string>> {
  const { size, slip, call, treat } =
    natures.get(bare) ?? natures.get(head) ?? natures.get((kind && OF_KIND[kind]) ?? '') ?? ANY;
  const [emergency, rescued] = RESCUES[size];
  const home = kind === null ? ANY_HOME : HOMES[kind];
  return { ...(home && { lair: home }), slip, treat, voice: call.toLowerCase(), emergency, rescued };
}

/** The nature of the second of two as slots: `{other_name}`, `{other_slip}`, `{other_treat}`, `{other_voice}`. */
export function natureOfOther(noun: Noun): Readonly<Record<string, string>> {
  const { slip, treat, voice } = natureOf(noun);
  return {
    other_name: noun.bare,
    other_slip: slip ?? '',
    other_treat: treat ?? '',
    other_voice: voice ?? '',
  };
}
