import type { SlotValues } from '../fill-template.ts';
import type { Surroundings } from './scene-setting.ts';

/**
 * Small things for the sentences that every plot can use. The longer a list, the fewer stories share a sentence. No word begins
 * with a vowel sound.
 */
const lists = {
  bug: 'bee|ladybird|butterfly|beetle|snail|dragonfly|grasshopper|caterpillar|moth|cricket|fat bumblebee|daddy-long-legs',
  smell:
    'hay|warm bread|cut grass|rain|ripe apples|lavender|a wood fire|mint|wet leaves|roses|pancakes|fresh paint|earth|honey',
  house_smell:
    'soap|apples|wood polish|toast|clean sheets|new paper|paint|wet coats|oranges|old books|lemon|soup',
  house_smell_too:
    'cinnamon|rain|pencils|ginger|washing|pepper|honey|candles|pears|rubber boots|wool|popcorn',
  treat:
    'buns|plums|crumpets|radishes|jam tarts|pancakes|gingerbread hearts|pears|carrots|raisins|cheese sandwiches|cherries|nuts|oat biscuits|apple rings',
  bite: 'half a bun|one last biscuit|a handful of raisins|a squashed bun|three nuts|a bit of cheese|a rather flat sandwich|a slice of melon|the end of a loaf|a peppermint|a warm plum|four strawberries|a piece of gingerbread',
  oh: 'Oh dear|Oh no|Bother|Crumbs|Goodness|Oh, pickles|Fiddlesticks|Oh, jellyfish|Whoops|Oh, turnips|Dear me|Oh, bananas|Oh, custard|My whiskers',
  hooray:
    'Hooray|Yes|Hurrah|Wow|Yippee|Bravo|Ha|Hoorah|Oh, wonderful|Well, well|Three cheers|Oh my|Just look',
  day: 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday',
  day_too: 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday',
  many: 'three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen',
  /** Of a day's hours, for a child who is up. */
  hour: 'seven|eight|nine|ten|three|four|five|six',
  many_too: 'three|four|five|six|seven|nine',
  bit: 'ears|knees|toes|elbows|fingertips|eyebrows|shoulders|heels|hands|legs',
  wear: 'hat|scarf|jacket|woolly jumper|sock|coat|mitten|cap|raincoat|shirt|bow tie|glove|headband',
  wear_too: 'sheets|towels|wool|pyjamas|pillows|blankets',
  cheered: 'cheered|whooped|clapped|sang|laughed|shouted|whistled|yodelled|stamped|sneezed|squeaked|crowed',
  danced: 'hopped|spun round|danced|skipped|jumped|twirled|bounced|wobbled|galloped',
  times:
    'once for luck|twice|three times|till the cups rattled|from one foot to the other|on the spot|in a circle|until the floor shook|backwards',
  like: 'like a jelly|like a leaf|like a bell|like a top|like a kettle|like a drum|like a spring|like a kite|like popcorn|like a squirrel|like a fish',
  soft_thing: 'cushion|blanket|rug|pillow|big chair|quilt|sofa|woolly shawl|beanbag|mattress|warm corner',
  drink: 'cocoa|warm milk|tea|peppermint tea|soup|hot lemon|hot chocolate|milk and honey',
  house_thing: 'kettle|radiator|lamp|cupboard|fridge|clock|tap|water pipe|floor|toaster|window|door',
  little_thing:
    'button|crumb|crayon|marble|feather|paper clip|bead|pencil|wooden peg|ribbon|hazelnut|rubber band|single sock',
  little_thing_of_water:
    'shell|bit of rope|string of bubbles|cork|leaf|piece of wood|paper boat|bottle with nothing in it|feather',
  colour: 'red|blue|yellow|green|purple|silver|golden|striped|spotted|white|brown|pink',
  distance:
    'behind the hill|three streets away|by the stream|down the road|across the field|over by the bridge|round the corner|at the far end of the lane|on the other side of the trees|beyond the roofs',
  indoor_work:
    'singing the wrong words|practising the flute|counting spoons|laughing|moving a chair|looking for a sock|whistling|sharpening pencils|telling a long story|humming|sneezing|shelling peas',
  /** Their plurals end in `s`. */
  beast_too: 'rabbit|duck|cat|horse|hen|snail|bear|frog|swan|goat|badger|penguin|parrot',
};

type SceneList = 'bird' | 'beast' | 'perch' | 'crash' | 'work';

/** Lists that differ by what is around the scene. */
const sceneLists: Record<Surroundings, Record<SceneList, string>> = {
  outdoors: {
    bird: 'blackbird|robin|sparrow|wren|thrush|finch|starling|magpie|swallow|blue tit|wood pigeon|skylark|jackdaw',
    beast:
      'goat|donkey|duck|goose|hen|cat|sheep|pony|toad|squirrel|hedgehog|rabbit|spotted dog|very old dog|piglet',
    perch:
      'gate|fence|garden wall|post|washing line|bench|wheelbarrow|signpost|bucket|water butt|flowerpot|letter box|sunny step',
    crash:
      'a pigeon fell over|the windows hummed|somebody’s hat came off|three doors opened|a cat ran up a tree|a baby woke up and laughed|the whole street looked out|two snails looked round|a cloud moved on|all the ducks flew up|a tile came loose',
    work: 'hammering|whistling|sweeping a step|beating a carpet|practising the trumpet|calling the hens|chopping wood|sawing a plank|calling a dog|singing the wrong words|ringing a bell|counting sheep|laughing|shelling peas',
  },
  indoors: {
    bird: 'blackbird|robin|sparrow|wren|finch|starling|magpie|blue tit|jackdaw',
    beast:
      'goldfish|spider|pot plant|fly|mouse|cat|moth|budgie|toy giraffe|teddy bear|paper tiger|tin soldier',
    perch: 'chair|stool|window sill|bottom step|table|rug|bench|big box|cushion|radiator|shelf|doorstep',
    crash:
      'the windows hummed|three doors opened|the cups rattled|the lamp swung|a picture went crooked|the whole house looked up|the pencils rolled about|the spoons began to ring|the pot plant lost a leaf|a button came off',
    work: 'singing the wrong words|practising the flute|counting spoons|laughing|moving a chair|looking for a sock|whistling|sharpening pencils|humming|sneezing',
  },
  snow: {
    bird: 'robin|crow|sparrow|blue tit|snowy hen|jackdaw|wren',
    beast: 'hare|reindeer|fox|sledge dog|stoat|small bear|squirrel|cat|wolf cub',
    perch: 'gate|fence|sledge|post|tree stump|signpost|bucket|snowy bench|woodpile',
    crash:
      'snow fell off a branch|the icicles rang|somebody’s hat came off|a crow fell over|the whole valley answered|a snowman looked round|the ice hummed',
    work: 'shovelling snow|whistling|chopping wood|ringing a bell|laughing|calling a dog|pulling a sledge|stamping both feet',
  },
  water: {
    bird: 'gull|tern|puffin|pelican|cormorant|duck',
    beast: 'crab|sea horse|starfish|snail|shrimp|turtle|small octopus|flat fish|lobster|seal',
    perch: 'rock|big shell|sandbank|raft|barrel|post|driftwood|pile of rope|mossy stone',
    crash:
      'a crab fell over|the shells rang|three fish looked round|the waves stood still|bubbles went up everywhere|somebody’s hat came off|the seagulls all took off|a whale said pardon',
    work: 'singing sea songs|blowing a horn|ringing a bell|whistling|hauling a net|laughing|counting fish',
  },
  space: {
    bird: 'moon moth|star sparrow|night owl|small comet|cloud goose',
    beast: 'moon mouse|star dog|small comet|dust bunny|cloud sheep|lost balloon|sleepy planet',
    perch: 'crater|ladder|moon rock|heap of dust|tin box|step|soft cloud|folding chair',
    crash:
      'a star blinked|the dust danced|the whole ship hummed|three comets looked round|somebody’s helmet came off|the moon wobbled|a screw came loose',
    work: 'polishing a star|whistling|sweeping up stardust|laughing|humming|counting comets',
  },
};

const asSlots = (words: Readonly<Record<string, string>>): SlotValues =>
  Object.fromEntries(Object.entries(words).map(([slot, list]) => [slot, `[${list}]`]));

/** The lists as slot values: `{colour}` is one of the colours. */
export const textureWords: SlotValues = asSlots(lists);

const bySurroundings = Object.fromEntries(
  Object.entries(sceneLists).map(([surroundings, words]) => [surroundings, asSlots(words)]),
) as Record<Surroundings, SlotValues>;

/** The lists that fit what is around a scene: a `{beast}` is a goat outdoors and a goldfish indoors. */
export const sceneWords = (surroundings: Surroundings): SlotValues => bySurroundings[surroundings];
