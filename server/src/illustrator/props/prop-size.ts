import { PROP_CATALOG, type PropName, type PropSpot } from './prop-catalog.ts';

/** The longest side of a thing beside a hero of 400, by where it is put; what is larger than heroes has no limit. */
const BY_SPOT: Record<PropSpot, number> = {
  hand: 130,
  table: 120,
  ground: 170,
  large: Number.POSITIVE_INFINITY,
  wall: Number.POSITIVE_INFINITY,
  sky: Number.POSITIVE_INFINITY,
};

/** Size classes: between fingers, in one hand, in both hands, on a lap, as high as a chair, as high as a person. */
const CLASSES: readonly (readonly [number, string])[] = [
  [46, 'stamp needle coin button marble ring seed nut tooth ant fly beetle ladybird'],
  [66, 'raisins soap yo-yo burr dice pebble sweets acorn dummy biscuit strawberry bee key cherry egg shell'],
  [
    86,
    'pencil key-ring stopwatch ticket crayon seahorse light-bulb onion peach pepper yoghurt starfish watch pocket-watch snowflake domino tart butter egg-timer inkwell cupcake doughnut glue apple lemon orange tomato potato jam cup broken-cup tin bun jar empty-jar compass phone letter bell mitten shoe butterfly spider grasshopper radish leaf dreidel mushroom snowball plaster bracelet badge pine-cone crumbs padlock',
  ],
  [
    106,
    'seed-packet test-tube paper-plane paper list scribble drawing-of-a-person drawing-of-a-house drawing-of-a-heart crooked-line origami baby-bottle saucer triangle note label sponge card slate dough fossil bandage cloth glass medicine toothpaste sunglasses croissant pretzel waffle chips broccoli cucumber corn tablet hairdryer hot-water-bottle snow-globe saw belt lead ruler quill fork thermometer menu burger hot-dog ice-lolly jelly flour pineapple flask toilet-roll tissue-box night-light carrot banana pear bread toast sandwich cheese bottle honey candle unlit-candle sock cabbage comb toothbrush glasses plate chocolate worm snail mouse bird frog ball boot torch camera purse medal mask necklace ribbon bowl empty-bowl sausage grapes hairbrush block microphone goggles present stone diya paint-pot',
  ],
  [
    140,
    'paper-crown crystal-ball egg-box food-bowl book-stack torch-beam blanket cushion ringing-clock wreath cymbals loudspeaker piggy-bank dustpan light-switch binoculars rubber-duck plaster-cast vase teapot salad candyfloss toolbox cobweb toy-car robot-toy cactus bubbles radio cereal lunchbox tray chess leek racket cake pie rope pizza pancakes melon peas popcorn jug fish crab drum wool string nest dandelion seedling',
  ],
  [
    170,
    'magic-hat rocket-model microscope first-aid-kit till one-eared-teddy tray-of-sand fire-extinguisher scales lifebelt tap broken-jug gold xylophone accordion toy-train laundry-basket crate hoop saddle skipping-rope noodles pot kettle teddy doll bag basket empty-basket rubbish-basket broken-vase broken-teapot box plant-pot fish-tank computer suitcase umbrella globe magnifying-glass',
  ],
  [
    220,
    'robot-parts flower-pots model-volcano big-button spilt-milk washing-pile open-suitcase lantern-on-stick pinata tyre log firewood mud vacuum tuba harp oar crutches sleeping-bag tall-cake block-tower fishing-rod guitar violin pan broom shovel rake hay sack broomstick sledge skateboard lamp unlit-lamp torn-kite',
  ],
  [
    300,
    'balloons half-snowman hole heap leaf-pile snow-heap fox badger mole otter beaver koala flamingo walrus dam rubbish drain lawnmower wheelchair bike scooter pram trolley trampoline goat balloon flag sheep cow beehive sandcastle rails rug plank hose alphabet footprints sign notice dustbin cauldron monkey pig penguin rabbit squirrel hedgehog hamster tortoise owl octopus ghost baby campfire unlit-campfire anchor jellyfish',
  ],
  [430, 'rope-barrier picnic-blanket pond wave'],
];
const CLASS_OF = new Map(CLASSES.flatMap(([side, names]) => names.split(' ').map((name) => [name, side])));

/** The longest side that a thing may have beside a hero of 400, in figure units. */
export const longestSide = (prop: PropName): number => CLASS_OF.get(prop) ?? BY_SPOT[PROP_CATALOG[prop].spot];
