/**
 * What a character is good at: `settingOut` shows it on the way, `turn` is how it helps at the turn, independent of the plot. `{X}` is
 * the character, `{L}` the lead; `pattern` matches words of the description or creature.
 */
export type Strength = { id: string; pattern: RegExp; settingOut: string[]; turn: string[] };

/** Every strength; the first match in a description wins. */
export const strengths: Strength[] = [
  {
    id: 'flying',
    pattern:
      /\b(fl(y|ies|ying)|wings?|flutter\w*|soar\w*|bird|butterfly|bee|parrot|owl|dragonfly|eagle|dragon|fairy|bat|pegasus|robin|duck|goose|crow|swan)\b/,
    settingOut: [
      '{X} flew on ahead, came back, and reported: “More of the same, only further.”',
      '{X} went up for a look now and then, and came down with a leaf on {X.their~that} nose.',
    ],
    turn: [
      '{X} flew up high, looked, and pointed to the very spot.',
      '{X} hovered overhead and called, “Left a bit! Right a bit! There!”',
    ],
  },
  {
    id: 'strong',
    pattern:
      /\b(strong|mighty|powerful|muscl\w+|lifts?|huge|giant|big|elephant|bear|ox|bull|horse|rhino|gorilla|hippo|troll|yeti|mammoth|robot|lion|tiger|cow|whale)\b/,
    settingOut: [
      '{X} carried the bags, and, over the muddy bit, everybody else.',
      '{X} lifted a fallen branch out of the way with one hand and said it was nothing.',
    ],
    turn: [
      '{X} moved whatever was in the way, one, two, three.',
      '{X} held everything steady, as firm as a wall.',
    ],
  },
  {
    id: 'fast',
    pattern:
      /\b(fast|quick|speedy|run(s|ning)?|race[sr]?|racing|zoom\w*|cheetah|hare|dog|puppy|pony|fox|deer|horse|squirrel|unicorn)\b/,
    settingOut: [
      '{X} ran ahead, ran back, and so went everywhere three times.',
      '{X} raced a cloud, and said it was a draw.',
    ],
    turn: [
      '{X} ran to the far end and was ready before anyone could blink.',
      '{X} was there in three bounds, and waved: “All clear!”',
      '{X} was ready before anybody had said “ready”.',
    ],
  },
  {
    id: 'tiny',
    pattern:
      /\b(small|tiny|little|mini\w*|mouse|bug|ant|beetle|hamster|snail|ladybird|ladybug|baby|elf|pixie|hedgehog|worm|kitten|chick)\b/,
    settingOut: [
      '{X} slipped through gaps that nobody else had noticed.',
      '{X} rode part of the way in a pocket, giving directions.',
    ],
    turn: [
      '{X} squeezed into the smallest gap and called, “It’s clear on this side!”',
      '{X} slipped in where no one else could fit and pushed from behind.',
    ],
  },
  {
    id: 'singing',
    pattern: /\b(sing\w*|songs?|music\w*|hum\w*|whistl\w+|mermaid|nightingale|frog|canary|plays? the)\b/,
    settingOut: [
      '{X} made up a song for walking. It had only one verse, so it went round and round.',
      '{X} hummed all the way, and the path seemed shorter for it.',
    ],
    turn: [
      '{X} hummed one low, steady note, so that everyone kept together.',
      '{X} sang the walking song, softly, and all the wobbling stopped.',
    ],
  },
  {
    id: 'dancing',
    pattern: /\b(danc\w+|ballet|twirl\w*|gymnast\w*|acrobat\w*|cartwheels?|flamingo)\b/,
    settingOut: [
      '{X} danced over the puddles: hop, hop, twirl.',
      '{X} walked three steps and twirled the fourth, all the way along.',
    ],
    turn: [
      '{X} showed everyone the steps: left, right and turn.',
      '{X} twirled across on tiptoe and never made a sound.',
    ],
  },
  {
    id: 'digging',
    pattern: /\b(dig\w*|mole|badger|burrow\w*|rabbit|bunny|tunnel\w*|rat|gopher|meerkat|dirt|mud)\b/,
    settingOut: [
      '{X} dug up a button, a cork and a spoon along the way, and put them all back.',
      '{X} tapped the ground and could tell what was under it: mostly more ground.',
    ],
    turn: [
      '{X} cleared a space in the middle, quick as a spade.',
      '{X} stamped the ground flat, so that nobody would trip.',
    ],
  },
  {
    id: 'climbing',
    pattern:
      /\b(climb\w*|monkey|cat|goat|gecko|lizard|koala|sloth|panda|squirrel|spider|jump\w*|leap\w*|kangaroo|bounc\w+)\b/,
    settingOut: [
      '{X} went the whole way along the tops of things.',
      '{X} climbed whatever could be climbed and waved from the top of it.',
    ],
    turn: [
      '{X} climbed to the top and called down what could be seen.',
      '{X} took one great leap and landed just where a helper was needed.',
    ],
  },
  {
    id: 'swimming',
    pattern:
      /\b(swim\w*|fish|shark|dolphin|otter|seal|turtle|octopus|penguin|crab|frog|crocodile|water|sea|seahorse)\b/,
    settingOut: [
      '{X} found every puddle on the way and tested how deep it was.',
      '{X} could hold a breath for as long as it takes to sing “Row, Row” twice, and proved it.',
    ],
    turn: [
      '{X} slid round to the other side, smooth as water.',
      '{X} took one long breath for everyone and said, “Steady. Steady. Now.”',
    ],
  },
  {
    id: 'clever',
    pattern:
      /\b(clever|smart|wise|genius|inventor|invents?|scien\w+|brainy|reads?|reading|books?|puzzles?|math\w*|owl|fox|octopus|computer|professor|teacher|librarian)\b/,
    settingOut: [
      '{X} worked out the shortest way, drew it in the dust, and was very nearly right.',
      '{X} knew the name of everything they passed, and told them.',
    ],
    turn: [
      '{X} worked out exactly where to stand.',
      '{X} counted the seconds out loud, so that nobody was early and nobody was late.',
    ],
  },
  {
    id: 'kind',
    pattern:
      /\b(kind|caring|gentle|sweet|loving|helpful|friend\w*|nice|generous|hugs?|cuddl\w*|loyal|thoughtful|doctor|nurse|good)\b/,
    settingOut: [
      '{X} asked after everybody’s feet, and meant it.',
      '{X} kept count, so that nobody was ever left behind.',
    ],
    turn: [
      '{X} stayed close, so that nobody had to be brave alone.',
      '“You can do this,” said {X}, and said it as if it were a plain fact.',
    ],
  },
  {
    id: 'funny',
    pattern:
      /\b(funny|silly|jokes?|joker|clown|laugh\w*|giggl\w*|cheeky|mischievous|prank\w*|monkey|goofy)\b/,
    settingOut: [
      '{X} told the joke about the cheese. Then {X} told it again, with the cheese winning.',
      '{X} walked backwards for a mile to see if the day would go back too.',
    ],
    turn: [
      '{X} pulled such a face that nobody could stay afraid.',
      '{X} made everyone laugh, and laughing helped.',
      '{X} told the joke about the cheese, and the last of the worry fell off with laughing.',
    ],
  },
  {
    id: 'brave',
    pattern:
      /\b(brave|bold|hero\w*|courag\w*|fearless|knight|pirate|daring|lion|superhero|explorer|captain|adventur\w*)\b/,
    settingOut: [
      '{X} went first wherever it was dark, and said “Mind the step” at each step.',
      '“Follow me,” said {X}, and asked quietly which way it was.',
    ],
    turn: [
      '{X} went first and held out a hand for the rest.',
      '{X} stood at the front, where the wind was, and did not budge.',
    ],
  },
  {
    id: 'magic',
    pattern:
      /\b(magic\w*|wizard|witch|spells?|fairy|unicorn|genie|wand|enchant\w*|sparkl\w*|glow\w*|powers|ghost|phoenix)\b/,
    settingOut: [
      '{X} made a small light bob along in front, about the colour of honey.',
      '{X} left a trail of sparks, so that they could find the way back.',
    ],
    turn: [
      '{X} whispered the one small spell that makes things hold still.',
      'A soft light came up around {X}, just enough for everyone to see by.',
    ],
  },
  {
    id: 'fire',
    pattern: /\b(fire|flames?|hot|breathes?)\b/,
    settingOut: [
      '{X} toasted the sandwiches on the way, mostly on purpose.',
      '{X} puffed a little warm air at everyone’s cold fingers.',
    ],
    turn: [
      '{X} puffed one small warm flame, no bigger than a candle, to see by.',
      '{X} breathed out, slow and warm, and the cold stepped back.',
    ],
  },
  {
    id: 'making',
    pattern:
      /\b(build\w*|makes?|making|fix\w*|paint\w*|draw\w*|art\w*|craft\w*|sew\w*|knit\w*|beaver|engineer|mechanic|robot|tools?|lego)\b/,
    settingOut: [
      '{X} mended a gate, a shoe and a wobbly sign along the way.',
      '{X} drew the way on a scrap of paper, with trees that looked like spoons.',
    ],
    turn: [
      '{X} tied it, propped it and tested it twice.',
      '{X} had it held together with string before anyone could ask for string.',
    ],
  },
  {
    id: 'cooking',
    pattern: /\b(cook\w*|bak\w+|chef|cakes?|cookies?|food|biscuits?|pies?|pizza)\b/,
    settingOut: [
      '{X} had brought buns, and handed them out at every corner.',
      '{X} smelled cinnamon three hills away and said it was a good sign.',
    ],
    turn: [
      '{X} handed round one crumb of courage each. It tasted of cinnamon.',
      '{X} gave everyone a bite of something sweet, and nobody’s hands shook after that.',
    ],
  },
  {
    id: 'listening',
    pattern: /\b(listen\w*|ears?|quiet|shy|patient|calm|dreamy|slow|giraffe|deer|tortoise|sleepy|moth)\b/,
    settingOut: [
      '{X} put one ear to the ground and said, “Nobody has been this way since Tuesday.”',
      '{X} heard things that others missed: a drip, a creak, a leaf changing its mind.',
    ],
    turn: [
      '“Hush,” said {X}, and heard the exact moment to begin.',
      '{X} listened for the small sound under all the other sounds, and nodded.',
    ],
  },
];

/** Strength ids to choose from when nothing matches. */
export const defaultStrengthIds = ['kind', 'clever', 'brave', 'listening', 'making', 'funny'];
