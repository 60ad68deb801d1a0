import type { FactTable } from './fact-table.ts';

/** Animals: where one lives, what it eats, what only it can do (infinitive; past tense), and the sound it makes. */
export const animalFacts: FactTable = {
  frame: 'any-animal',
  columns: ['dwelling', 'meal', 'skill', 'skilled', 'cry'],
  rows: `
kangaroo = in the dry grass under the gum trees; grass; hop as far as a bus is long; hopped as far as a bus is long; Thump
koala = in the fork of a gum tree; gum leaves; sleep sitting in a tree without falling out; slept sitting in the tree and did not fall out; Hmm
camel = in the hot sand; thorns; walk for a week without a drink; walked and walked without a drink; Hrrmph
crocodile/alligator = in the muddy river; fish; lie as still as a log; lay as still as a log; Snap
lion/lioness = in the shade of the thorn tree; a very large supper; roar so that the grass bends; roared so that the grass bent; Rrroar
tiger = in the long striped grass; a very large supper; creep so softly that no leaf moves; crept so softly that no leaf moved; Grrr
giraffe = among the tall trees; the topmost leaves; reach the very highest branch; reached the very highest branch; Mmm
zebra = in the wide grass; grass; find its own stripes among a hundred; found the right stripes among a hundred; Hee-haw
hippo/hippopotamus = in the warm mud of the river; water plants; walk along the bottom of the river; walked along the bottom of the river; Blub
rhino/rhinoceros = in the dusty bushes; thorny twigs; stop in the middle of a gallop; stopped in the middle of a gallop; Snort
gorilla = in a nest of leaves; wild celery; drum on its own chest; drummed like thunder; Boom
monkey/chimpanzee/orangutan = high up in the fig tree; figs; swing from branch to branch; swung from branch to branch; Oo-oo
elephant = under the baobab tree; leaves and bark; blow water out of a trunk; blew water in a high fountain; Toot
panda = in the bamboo wood; bamboo; eat bamboo lying down; ate a whole bamboo lying down; Crunch
polar bear = on the white ice; fish; slide on its tummy over the ice; slid over the ice in one go; Hrr
seal/sea lion/walrus = on the flat rocks; herring; balance on the top of a wave; balanced on the top of a wave; Arf
dolphin = in the blue bay; mackerel; leap out of the water and turn over; leaped out of the water and turned over; Eee
shark = by the dark reef; fish; swim without ever stopping; swam and swam without stopping; Swish
octopus/squid = in a jar-shaped hole; crabs; turn the colour of whatever it sits on; turned as blue as the rock; Blop
seahorse = in the sea grass; tiny shrimps; hold on to the grass with its tail; held on to the grass in the wildest current; Plip
jellyfish = in the slow warm current; very small things; glow in the dark water; glowed like a lamp in the dark water; Floop
starfish = in a rock pool; mussels; hold on in the biggest wave; held on in the biggest wave; Plop
crab/lobster/hermit crab = under a flat stone; bits and pieces; walk sideways without looking; walked sideways without looking; Click
turtle/tortoise/sea turtle = between the warm stones; dandelions; pull in everything and shut the door; pulled in everything, quick as a wink; Tuck
otter/beaver = in the river bank; fish and roots; build a dam that holds; built a dam that held; Splash
frog/toad = among the lily pads; flies; jump from leaf to leaf; jumped from leaf to leaf; Croak
lizard/chameleon/gecko = on the sunny wall; flies; walk up a wall and along the ceiling; walked up the wall and along the ceiling; Flick
snake/python = under a warm rock; hardly anything; wind up in a neat coil; wound up in a neat coil; Sss
parrot/cockatoo = in a hollow tree; nuts and seeds; say a whole sentence; said a whole sentence, and in the right place; Squawk
flamingo/stork/heron/crane bird = in the shallow lake; shrimps; stand on one leg without wobbling; stood on one leg without a wobble; Honk
peacock = in the castle garden; corn; open a whole fan of feathers; opened a whole fan of feathers; Meow
eagle/hawk/falcon = on the highest rock; what it can see from up there; sail on the wind without one flap; sailed on the wind without one flap; Keee
swan/goose = in the reeds; reed shoots; take off from the water; took off from the water in a long run; Honk
robin/sparrow/blackbird/wren = in the hedge; worms and crumbs; sing the sun up; sang until the sun came up; Tweet
owl/barn owl = in the old tower; mice; fly without making a sound; flew without making a sound; Hoo-hoo
bat = under the old roof; moths; fly in the dark and bump into nothing; flew in the dark and bumped into nothing; Eek
hedgehog = under a heap of leaves; beetles; roll up into a ball; rolled up into a perfect ball; Snuff
squirrel/chipmunk = in a ball of twigs high in the oak; nuts; find a nut again that it has buried; found every nut that had been buried; Chk
fox = in a den below the roots; berries and whatever there is; pounce with all four feet at once; pounced with all four feet at once; Yip
wolf = in the deep pine wood; a shared supper; howl at the moon; howled so that the moon seemed to listen; Awoo
bear = in a dry cave; honey and berries; sleep right through the winter; slept right through the winter; Grumf
badger = in a tidy burrow; worms; dig a tunnel with a bend in it; dug a tunnel with a bend in it; Grunt
mole = under the lawn; worms; dig in the dark straight to the right place; dug straight to the right place; Scrape
mouse/rat/hamster/gerbil = in a hole behind the wall; cheese and corn; squeeze through the smallest hole; squeezed through the smallest hole; Squeak
guinea pig = in a box full of hay; cucumber; whistle louder than a kettle; whistled louder than a kettle; Wheek
rabbit/bunny/hare = in a burrow in the bank; clover; run in zigzags; ran in such zigzags that nobody could follow; Thump
deer/reindeer/moose = at the edge of the wood; moss and buds; jump the highest fence; jumped the highest fence; Hup
goat/lamb/sheep = on the steep meadow; herbs; climb where nobody else can stand; climbed where nobody else could stand; Baa
donkey/llama/alpaca = in a stall with straw; hay; carry a load up the narrow path; carried the load up the narrow path; Ee-aw
pig/piglet = in the muddiest corner of the yard; nearly everything; find a truffle by its smell; found a truffle by its smell; Oink
cow/calf/bull = in the long pasture; grass and clover; give milk with a good froth on it; gave milk with a good froth on it; Moo
chicken/hen/chick/rooster/cockerel = on a perch in the henhouse; corn; lay an egg and tell everybody; laid an egg and told everybody; Cluck
duck/duckling = in the reeds of the pond; duckweed; dive with its tail in the air; dived with its tail in the air; Quack
ladybird/ladybug/beetle = under a rose leaf; greenfly; unfold its wings from under a coat; unfolded a pair of wings from under the coat; Brrr
ant = in a hill with a thousand doors; crumbs; carry something ten times as heavy; carried something ten times as heavy; Trip-trap
bee/bumblebee = in a round hive; nectar; dance the way to the flowers; danced the way to the best flowers; Bzzz
spider = in the corner of the shed; what flies in; spin a web as round as a wheel; spun a web as round as a wheel; Tick
worm/earthworm = in the soft black earth; old leaves; turn old leaves into garden soil; turned the old leaves into garden soil; Squirm
firefly/glow worm = in the hedge by the stream; dew; light its own lamp; lit a lamp, small and green and bright; Blink
dragonfly/moth/grasshopper/cricket = in the tall reeds; clover; make music with six legs; made music with six legs; Chirp
sloth = on a branch in the rainforest; leaves; hang upside down all day; hung upside down all day and was happy; Yaaawn
kitten/cat = on the warm side of the stove; fish; land on all four feet; landed on all four feet; Miaow
puppy/dog = in a basket by the door; a bone; fetch the ball and give it back; fetched the ball and gave it back; Woof
penguin = on the ice by the open sea; fish; slide down on a white tummy; slid down on a white tummy, right into the sea; Honk
whale = in the deep green sea; a soup of tiny shrimps; blow a fountain as high as a house; blew a fountain as high as a house; Whoosh
platypus = in the bank of a quiet creek; creek shrimps; feel its way with eyes and ears shut; found the way with eyes and ears shut; Grr
raccoon/skunk/possum = in a hollow trunk; leftovers; open any lid there is; opened every lid there was; Chitter
snail/slug = under the wet leaf; lettuce; draw a silver line and never turn back; drew a silver line, right up the wall; Shhh
butterfly/caterpillar = on the nettle by the fence; a drop from the thistle; fly without a plan and still arrive; flew left, right and left, and arrived; Fff`,
};
