import type { FigurePose } from '../body/poses.ts';
import type { FigureFeeling } from '../figure-feeling.ts';
import type { PropName } from '../props/prop-catalog.ts';
import type { EffectKind } from './effect-kind.ts';

/** How a verb of a text is shown. */
export interface ActionRule {
  words: RegExp;
  pose: FigurePose;
  /** Where the text says nothing about how somebody feels. */
  feeling?: FigureFeeling;
  effect?: EffectKind;
  /** What is in the hand unless the text names something else that is held. */
  tool?: PropName;
}

const rule = (
  words: RegExp,
  pose: FigurePose,
  more: Pick<ActionRule, 'feeling' | 'effect' | 'tool'> = {},
): ActionRule => ({ words, pose, ...more });

/** Verbs that say what a page is about. The first of a page decides. */
export const STRONG_ACTIONS: readonly ActionRule[] = [
  rule(
    /\b(?:flipped|flips|tossed (?:the|a|it|his|her|their|another|one) ?(?:\w+ )?(?:pancakes?|up)|turned (?:the|a|it|his|her|their) (?:\w+ )?pancakes?|pushed the pan)\b/,
    'raise',
    { tool: 'flipped-pancake' },
  ),
  rule(
    /\b(?:played|plays|practised|blew|blows|tried) [^.,]{0,30}\b(?:flute|recorder|pipe|clarinet|oboe)\b/,
    'play',
    {
      tool: 'raised-flute',
      effect: 'notes',
    },
  ),
  rule(
    /\b(?:played|plays|practised|blew|blows|tooted|sounded|tried) [^.,]{0,30}\b(?:horn|trumpet|bugle|trombone|tuba)\b/,
    'play',
    { tool: 'raised-horn', effect: 'notes' },
  ),
  rule(/\b(?:played|plays|practised|tuned|tried) [^.,]{0,30}\b(?:violin|fiddle|viola)\b/, 'play', {
    tool: 'fiddle-and-bow',
    effect: 'notes',
  }),
  rule(
    /\b(?:played|plays|practised|tuned|strummed|plucked) [^.,]{0,30}\b(?:guitar|ukulele|banjo|lute)\b/,
    'handle',
    {
      tool: 'tilted-guitar',
      effect: 'notes',
    },
  ),
  rule(
    /\b(?:played|plays|practised|beat|banged|hit|struck) [^.,]{0,30}\bdrums?\b|\b(?:lifted|raised|took|gripped|swung|held) (?:the|his|her|their|both|a) (?:beaters?|drumsticks?)\b|\bdrummed(?! on the (?:window|roof|table|door|floor))\b/,
    'handle',
    { tool: 'drum-and-sticks', effect: 'notes' },
  ),
  rule(/\b(?:played|plays|practised|struck|hit|tapped) [^.,]{0,30}\btriangle\b/, 'handle', {
    tool: 'triangle-and-beater',
    effect: 'notes',
  }),
  rule(
    /\b(?:(?:jumped|leapt|leaped) (?:with|in|for) fright|jumped (?:right )?out of (?:his|her|their|its) skin|(?:got|had) (?:such )?a (?:terrible |great |big |bit of a )?(?:fright|shock)|gave a (?:great |little )?(?:start|jump|jolt)|(?:was|were) startled|(?:jumped|screamed|shrieked|squealed)(?= (?:when|as|because|at)\b)|screamed|shrieked)\b/,
    'startle',
    { feeling: 'surprised', effect: 'fright' },
  ),
  rule(
    /\b(?:bandaged|(?:wound|put|tied|stuck) (?:\p{L}+ )?(?:the|an?|another) (?:\p{L}+ ){0,2}(?:bandage|plaster))\b/u,
    'crouch',
  ),
  rule(
    /\b(?:sucked|slurped|sucks) (?:it|them|one|the (?:noodles?|spaghetti)|(?:up|in) (?:the|a|an?|his|her|their))\b/,
    'slurp',
    { feeling: 'happy', effect: 'strands' },
  ),
  rule(
    /\b(?:sniffed|sniffs|snuffled|smelled(?! of)|smelt(?! of)|followed (?:the|his|her|their|its) noses?|put (?:the|his|her|their|its) noses?)\b/,
    'sniff',
    { feeling: 'curious', effect: 'scent' },
  ),
  rule(/\b(?:kissed|gave [^.,]{1,30} kiss|blew [^.,]{0,20}kiss(?:es)?)\b/, 'kiss', {
    feeling: 'happy',
    effect: 'hearts',
  }),
  rule(/\b(?:poured|emptied|tipped (?!over|toe))\b/, 'pour', { tool: 'jug', effect: 'drops' }),
  rule(
    /\b(?:peeped|peeked|peered (?!under)|poked (?:(?:his|her|their|its|a) )?(?:head|nose)|looked (?:in|out) (?:of|at|through)|looked (?:through|round the)|put (?:an|one|his|her|their) eyes? to|pressed (?:his|her|their|its|both) (?:nose|noses|face|faces|eye|ear))\b/,
    'peek',
    { feeling: 'curious' },
  ),
  rule(
    /\b(?:fished out|(?:put|stuck|dug|dipped) (?:in )?(?:the|a|his|her|their) (?:fork|spoon)|turned the fork)\b/,
    'work',
    { tool: 'fork' },
  ),
  rule(/\b(?:played (?:the )?(?:piano|keys)|played with both hands|at the keys)\b/, 'work', {
    effect: 'notes',
  }),
  rule(/\b(?:held (?:each other|one another)|took [^.,]{1,24} in (?:both|his|her|their) arms)\b/, 'hug', {
    effect: 'hearts',
  }),
  rule(
    /\b(?:fell (?:fast )?asleep|(?<!had )slept|(?:was|were|lay) (?:fast |sound )?asleep|snored)\b/,
    'sleep',
  ),
  rule(
    /\b(?:(?:to|on the|by) (?:tele)?phone\b|(?:tele)?phoned|rang (?:up|\p{Lu}\p{L}+|grandma|grandpa|granny|mum|dad|home)|picked up the (?:tele)?phone|on the line)\b/u,
    'phone',
    { tool: 'phone' },
  ),
  rule(/\b(?:typed|clicked|swiped|scrolled|logged (?:in|on)|texted|tapped (?:on )?the screen)\b/, 'read', {
    tool: 'tablet',
  }),
  rule(/\b(?:brushed|brushing|scrubbed) (?:[\p{L}’]+ ){0,3}(?:teeth|tooth)\b/u, 'eat', {
    tool: 'toothbrush',
  }),
  rule(/\blaid (?:both |his |her |their |one )?hands? on\b/, 'offer'),
  rule(/\b(?:closed|shut) both eyes, (?:counted|crossed)/, 'clap', { feeling: 'proud' }),
  rule(
    /\b(?:covered (?:both |his |her |their )?eyes|hands? over (?:both |the |his |her |their )?eyes|(?:shut|closed|screwed up) (?:both |his |her |their )?eyes|counted (?:with|at the tree|aloud)|hid (?:the|his|her|their) face)\b/,
    'cover-eyes',
  ),
  rule(
    /\b(?:covered (?:both |his |her |their )?ears|hands? over (?:both |the |his |her |their )?ears|held (?:both |his |her |their )?ears)\b/,
    'cover-ears',
    { feeling: 'worried' },
  ),
  rule(/\b(?:hugged|cuddled|hug(?:s|ging)?|threw both arms|in (?:its|her|his|their) arms)\b/, 'hug', {
    effect: 'hearts',
  }),
  // `“Hooray!” cried Mira`
  rule(/^(?:cried|puffed|panted|giggled)\b/, 'speak'),
  rule(/\b(?:cried(?!,| [“,])|wept|sobbed|tears? (?:ran|fell|came|rolled)|burst into tears)\b/, 'cry', {
    feeling: 'sad',
  }),
  rule(/\b(?:cowered|ducked|crept into|hid (?:behind|under|in)|huddled|did not dare)\b/, 'cower', {
    feeling: 'worried',
  }),
  rule(/\b(?:trembled|shivered|shook (?:like|all over|from)|froze|were cold|was cold)\b/, 'cower', {
    feeling: 'worried',
    effect: 'shiver',
  }),
  rule(/\b(?:swam|swim|swims|swimming|dived|paddled|floated|floating)\b/, 'swim'),
  rule(/\b(?:blew|blow|blows|puffed)\b/, 'blow', { feeling: 'surprised', effect: 'puff' }),
  rule(/\b(?:sneezed|sneeze|coughed)\b/, 'blow', { feeling: 'sleepy', effect: 'puff' }),
  rule(/\b(?:sang|sings|singing|hummed|began to (?:sing|hum)|practised the song|warbled)\b/, 'sing', {
    feeling: 'happy',
    effect: 'notes',
  }),
  rule(/\b(?:whistled)\b/, 'blow', { feeling: 'surprised', effect: 'notes' }),
  rule(/\b(?:drummed|beat the drum|played the drum)\b/, 'work', { tool: 'drum', effect: 'notes' }),
  rule(/\b(?:played the (?:violin|fiddle|cello))\b/, 'hold', { tool: 'violin', effect: 'notes' }),
  rule(/\b(?:played the (?:guitar|ukulele|banjo))\b/, 'hold', { tool: 'guitar', effect: 'notes' }),
  rule(/\b(?:played the (?:flute|recorder|whistle))\b/, 'eat', { tool: 'flute', effect: 'notes' }),
  rule(/\b(?:played the (?:horn|trumpet|tuba))\b/, 'eat', { tool: 'horn', effect: 'notes' }),
  rule(/\b(?:rang the bell|shook the bell)\b/, 'work-high', { effect: 'sound' }),
  rule(
    /\b(?:shouted|called out|called (?:down|up|into|over|through|across|in|for|everybody)|called, all|yelled|roared|screamed|cried out)\b/,
    'shout',
    { effect: 'sound' },
  ),
  rule(/\b(?:leaned (?:over|in|forward|across|down)|bent over)\b/, 'peek', { feeling: 'curious' }),
  rule(/\b(?:patted|stroked|poked|prodded|touched|lit (?=the|an?|it)|lent)\b/, 'offer'),
  rule(/\b(?:quarrelled|argued|squabbled)\b/, 'arms-crossed', { feeling: 'angry' }),
  rule(/\b(?:whispered|breathed in (?:its|his|her|their) ear)\b/, 'whisper'),
  rule(/\b(?:tiptoed|crept|on tiptoe|sneaked|stole (?:in|out|up|down|past))\b/, 'tiptoe'),
  rule(/\b(?:laid (?:an|one|both|their|his|her) ears?|put (?:an|one|his|her) ear|listened at)\b/, 'listen'),
  rule(
    /\b(?:looked|searched|hunted) [^.]{0,40}\bin (?:an?|the|his|her|their|every)(?: \w+){0,3} (?:books?|dictionary|atlas)\b/,
    'read',
    { tool: 'book' },
  ),
  rule(
    /\b(?:looked under|peered under|looked (?:in|into|behind|under) (?:every|all|the)|searched|looked everywhere|hunted)\b/,
    'crouch',
    { feeling: 'curious' },
  ),
  rule(
    /\b(?:ate|eats|bit into|nibbled|licked|chewed|tasted|munched|gobbled|swallowed(?= (?:an?|the|it|his|her|their|one|two)\b))\b/,
    'eat',
    {
      feeling: 'happy',
    },
  ),
  rule(/\b(?:drank|sipped|slurped)\b/, 'eat', { tool: 'cup', feeling: 'calm' }),
  rule(/\b(?:dug|digs|digging|began to dig|shovelled)\b/, 'dig', { tool: 'shovel', effect: 'soil' }),
  rule(/\bswept [^,.]{0,30}\boff\b/, 'throw', { feeling: 'angry' }),
  rule(/\b(?:swept|sweeps|sweeping)\b/, 'dig', { tool: 'broom', effect: 'dust' }),
  rule(/\b(?:raked)\b/, 'dig', { tool: 'rake', effect: 'dust' }),
  rule(/\b(?:planted|sowed|buried|weeded)\b/, 'crouch', { effect: 'soil' }),
  rule(/\bput out the (?:fire|flames?|blaze)\b|\bsprayed\b/, 'offer', { tool: 'hose', effect: 'drops' }),
  rule(/\b(?:watered|gave (?:it|them) water)\b/, 'offer', { tool: 'watering-can', effect: 'drops' }),
  // What is too large to be held is painted where it stands.
  rule(
    /\b(?:painted|paints) (?:it |(?:the|his|her|their|every|each|all the) (?:\w+ ){0,2}(?:wall|fence|door|house|shed|gate|boat|ship|bench|box|stone|egg|face|nose|nails?)s?\b)/,
    'offer',
    { tool: 'paintbrush' },
  ),
  rule(
    /\b(?:painted|coloured|paints|painting (?:a|the|it|them)|dipped (?:the|his|her|a) brush)\b/,
    'handle',
    { tool: 'painting-board' },
  ),
  rule(
    /\bdr(?:ew|aws) [^.]{0,50}\b(?:in|into|on) the (?:dust|sand|snow|earth|mud|ground|window|pane|glass)\b/,
    'crouch',
  ),
  rule(
    /\b(?:drew(?! (?:(?:an?|the|his|her|their) (?:\w+ )?(?:breath|curtains?|blinds?|bolt|line under)|near|back|up|lots|in|away|close\w*|level|water|it (?:up|out)))|draws an?\b|sketched|began (?:a|the|his|her|their) (?:picture|drawing))\b/,
    'handle',
    { tool: 'drawing-pad' },
  ),
  rule(
    /\b(?:wrote(?! on the (?:board|blackboard|wall|window|screen))|writes|signed|scribbled|noted (?:down|it)|copied|began to (?:copy|write)|crossed (?:it |them )?out|began (?:a|the|his|her|their) (?:letter|list|song|poem|story))\b/,
    'handle',
    { tool: 'writing-pad' },
  ),
  rule(
    /\b(?:un)?fold(?:ed|s) (?!(?:both |his |her |its |their )?(?:arms|hands|paws|wings)\b|[^.,]{0,30}\b(?:blankets?|towels?|cloth\w*|shirts?|washing|sheets?|napkins?|scarf|coat|map|umbrella)\b)/,
    'handle',
    { tool: 'half-folded-paper' },
  ),
  rule(/\b(?:hammered|nailed)\b/, 'handle', { tool: 'nail-and-hammer' }),
  rule(/\b(?:mended|repaired|fixed|screwed|oiled)\b/, 'work', { tool: 'hammer' }),
  rule(
    /\b(?:cut|snipped)\b[^.,]{0,40}\b(?:out|paper|card|cardboard|shapes?|stars?|hearts?|masks?|snowflakes?|pictures?|letters|strips?)\b/,
    'handle',
    { tool: 'paper-and-scissors' },
  ),
  rule(/\b(?:cut|snipped|trimmed)\b/, 'work', { tool: 'scissors' }),
  rule(
    /\btied (?:it\b|them\b|[^.,]{0,44}\b(?:strings?|ribbons?|ropes?|laces?|shoelaces?|bows?|knots?|thread|cord|shoes?)\b|(?:an? )?(?:double |proper |tight )?(?:bow|knot)s?)/,
    'handle',
    { tool: 'bow-of-string' },
  ),
  rule(/\bbuttered\b(?! \p{L}+,? and\b)/u, 'offer', { tool: 'butter' }),
  rule(/\bkneaded\b/, 'handle', { tool: 'dough' }),
  rule(/\b(?:stirred|whisked|mixed(?! up))\b/, 'handle', { tool: 'mixing-bowl' }),
  rule(/\bcooked\b/, 'work', { tool: 'spoon', effect: 'steam' }),
  rule(/\b(?:knitted|crocheted)\b/, 'handle', { tool: 'knitting' }),
  rule(/\b(?:sewed|stitched|darned|embroidered)\b/, 'handle', { tool: 'needlework' }),
  rule(/\b(?:washed|bathed|scrubbed|soaped|rinsed)\b/, 'work', { tool: 'soap', effect: 'bubbles' }),
  rule(/\b(?:wiped|polished|dusted|rubbed|cleaned)\b/, 'work', { effect: 'sparkles' }),
  rule(/\b(?:brushed(?! (?:off|past|against|away))|combed)\b/, 'work', { tool: 'hairbrush' }),
  rule(/\b(?:measured|weighed)\b/, 'work', { tool: 'string' }),
  rule(/\bread (?:the|a|his|her|their) (?:letters|numbers|signs?|notices?|posters?)\b/, 'point'),
  rule(/\b(?:read (?!about)|reads|reading|leafed|looked it up)\b/, 'read', { tool: 'book' }),
  rule(/\b(?:threw|throws|tossed|hurled|flung)\b/, 'throw'),
  rule(/(?<!\b(?:was|were|got|been|be) )\b(?:caught|catches)\b(?! sight| the bus| up| a cold)/, 'catch'),
  rule(/\b(?:kicked|kicks|shot at)\b/, 'kick'),
  rule(/\brolled (?:the|a|one|his|her|their) (?:\w+ )?(?:ball|marble|wheel|hoop|egg|stone|coin)\b/, 'crouch'),
  rule(
    /\b(?:pushed|pushes|shoved|leaned against (?=it|the|a)|heaved|gave (?:it|the \w+|him|her|them) an? (?:\w+ )?(?:push|shove))\b/,
    'push',
    { feeling: 'brave', effect: 'effort' },
  ),
  rule(
    /\b(?:pulled|pulls|tugged|dragged|hauled|towed)\b(?! up both| (?:off )?(?:the|a|his|her|their) (?:cloth|sheet|cover|curtains?|plug|handle|lever|zip)\b| at (?:a|the) (?:thread|string)| a face| (?:his|her|their|the) (?:covers|blanket|cap|hat|scarf))/,
    'pull',
    { feeling: 'brave', effect: 'effort' },
  ),
  rule(/\b(?:climbed|climbs|scrambled|clambered)\b/, 'climb', { feeling: 'brave' }),
  rule(
    /\b(?:fell(?! (?:asleep|silent|quiet|ill|in love))|tumbled|slipped(?! (?:under|into|in|out|off|behind|between|through|away|past|it|him|her|the|an?|one|on)\b)|tripped|toppled|rolled down)\b/,
    'fall',
    {
      feeling: 'surprised',
      effect: 'stars',
    },
  ),
  rule(/\b(?:bumped|crashed|knocked over|banged into)\b/, 'fall', { feeling: 'surprised', effect: 'stars' }),
  rule(/\b(?:crawled|crawls|crawling|squeezed|wriggled)\b/, 'crawl'),
  rule(
    /\b(?:ran(?! (?:an?|one|his|her|their|the) (?:\w+ )?(?:fingers?|hands?|tongue|eye))|raced|rushed|chased|dashed|galloped|hurried|sprinted|skated|whizzed|zoomed)\b/,
    'run',
    {
      effect: 'speed',
    },
  ),
  rule(/\b(?:danced|began to dance|twirled|spun|swayed)\b/, 'dance', { effect: 'notes' }),
  rule(/\b(?:jumped|hopped|leapt|bounced|skipped|flew)\b/, 'jump'),
  rule(/\b(?:cheered|hooray|hurrah)\b/, 'cheer', { feeling: 'laughing' }),
  rule(/\b(?:clapped|applauded)\b/, 'clap', { feeling: 'happy' }),
  rule(/\b(?:stamped(?! it| them|,? smooth))\b/, 'hands-on-hips', { feeling: 'angry' }),
  rule(
    /\b(?:was (?:very |so )?(?:cross|angry|furious)|sulked|grumbled|growled|folded (?:both |his |her |their )?arms)\b/,
    'arms-crossed',
    { feeling: 'angry' },
  ),
  rule(
    /\b(?:arms (?:\w+ )?wide|spread (?:out )?(?:both|his|her|their) arms|arms (?:spread|stretched|held) out|balanced)\b/,
    'stretch-out',
  ),
  rule(/\b(?:waved|greeted|said goodbye)\b/, 'wave', { feeling: 'happy' }),
  rule(/\b(?:bowed)\b/, 'bow'),
  rule(/\b(?:hands?|paws?|fists?|wings?) in (?:both |his |her |their |the )?pockets?\b/, 'hands-on-hips', {
    feeling: 'worried',
  }),
  rule(/\b(?:held up|lifted up|lifted|raised|held .{0,20} up)\b/, 'raise'),
  rule(
    /\b(?:gave|gives|handed|offered|held out|shared|brought)\b(?! up| way| a (?:sigh|jump|start|nod|squeak))/,
    'offer',
  ),
  rule(/\b(?:hung|pinned|stuck) (?:.{0,24} )?(?:up|on|over|from)\b/, 'work-high'),
  rule(/\b(?:knocked(?! (?:over|down|off|out))|rang|tapped|drummed on)\b/, 'work-high', { effect: 'knock' }),
  rule(/\b(?:pressed|pushed) (?:the|a|every|all) (?:\w+ )?(?:button|switch|bell|key)s?\b/, 'work-high'),
  rule(/\b(?:built|builds|stacked|piled)\b/, 'work'),
  rule(/\b(?:reached (?:up|for)|stretched|up on (?:its|his|her|their) toes)\b/, 'reach-up'),
  rule(
    /\b(?:lay (?:back|on (?:his|her|its|their) backs?)|lay (?:down|flat)[^.]{0,50} looked up|floated on (?:his|her|its|their) backs?)\b/,
    'lie-back',
  ),
  rule(
    /\b(?:lay (?:down|flat|awake|still|there|stiff|curled|on (?:the|his|her|its|their) (?:left|right|other|one|side|tummy|stomach)|(?= ?,| and\b))|lay in bed|(?<!found (?:it|him|her|them) )lying)\b/,
    'lie',
  ),
  rule(/\b(?:looked up|gazed|stared at the (?:sky|moon|stars|ceiling))\b/, 'look-up', { feeling: 'curious' }),
  rule(/\b(?:knelt|crouched|bent (?:down|over)|stroked (?:the|a|its)|picked (?!at|a fight|out))/, 'crouch'),
];

/** Verbs that most pages have: they show when no other does. */
export const WEAK_ACTIONS: readonly ActionRule[] = [
  rule(/\b(?:looked for|went looking|kept a lookout|looked out for|searching)\b/, 'search', {
    feeling: 'curious',
  }),
  rule(/\b(?:sat|sits|sit|sitting|perched|rested|rode|made room)\b(?! up\b)/, 'sit'),
  rule(/\b(?:pointed|showed|pressed|counted|noticed)\b/, 'point'),
  rule(/\b(?:met|arrived|appeared)\b/, 'wave', { feeling: 'happy' }),
  rule(/\b(?:thought|wondered|pondered|had an idea|scratched)\b/, 'think'),
  rule(/\b(?:yawned)\b/, 'reach-up', { feeling: 'sleepy' }),
  rule(/\b(?:laughed|giggled|chuckled)\b/, 'clap', { feeling: 'laughing' }),
  rule(
    /\b(?:held|holds|took(?! (?:(?:an?|another|one|two|three|his|her|their) (?:\w+ )?(?:breaths?|look|steps?|moment|rest|while|turns?|bow|run|nap|peek)|turns|part|care|place|time|[\w-]+ (?:minutes?|hours?|seconds?))\b)|carried|chose|poured|packed|wrapped|unpacked|fetched|found|got (?=out|the|an?|his|her)|wore|put on|set (?=the|an?)|kept (?=the|an?|one))\b/,
    'hold',
  ),
  rule(
    /\b(?:walked|went|marched|strolled|followed|set off|set out|came|trudged|stepped|wandered|waddled)\b/,
    'walk',
  ),
  rule(
    /\b(?:put|laid|placed|tied|filled|folded|sorted|made(?! room)|turned (?:the|it|over)|glued|tidied|cleared|lined up|helped|practised|tried (?:hard|it|and tried))\b(?! up with)/,
    'work',
  ),
  rule(
    /\b(?:opened|shut|closed|unwrapped|unpacked|shook|turned|peeled|shelled|buttered|polished|examined|counted) (?:the|an?|his|her|their|its|one|every|each) (?:[\w-]+ ){0,2}(?:books?|box|boxes|letters?|envelopes?|parcels?|presents?|baskets?|bags?|jars?|tins?|umbrella|map|purse|lunchbox|packets?|bottles?|suitcase|shells?|pods?|apples?|oranges?|coins?|buttons?|plates?|cards?)\b/,
    'handle',
  ),
  rule(
    /\b(?:opened|shut|locked|unlocked|closed)\b(?! up\b| (?:his|her|its|their|both|one|an?|the) (?:\w+ )?(?:mouth|eyes?|lips|hands?|paws?|wings?)\b)/,
    'work-high',
  ),
  rule(/\b(?:sighed(?! of)|hung (?:his|her|its|their|the) head|drooped|slumped)\b/, 'slump', {
    feeling: 'sad',
  }),
  rule(/\b(?:took|made|walked|counted) (?:\p{L}+ ){1,4}(?:steps?|strides?|paces?)\b/u, 'walk'),
  rule(/\blistened\b/, 'listen'),
  rule(/\b(?:looked|watched|stared|peered)\b/, 'stand'),
];

/** Whoever does nothing else speaks. */
export const SPEAKING: readonly ActionRule[] = [
  rule(/\bcalled(?=,? “)|^called\b/, 'shout', { effect: 'sound' }),
  rule(/\b(?:said|asked|explained|told|answered|replied|talked|spoke)\b/, 'speak'),
];

/** `they had all built a treehouse`: that was before the page. */
const DONE_BEFORE =
  /\bhad (?:(?:all|both|just|already|once|never|only|\p{L}+ly) )*(?:(?!red\b)\p{L}{2,}(?:ed|ght)|\p{L}+(?:wn|lt|pt|tten|ken|ven|len|sen)|built|begun|sung|hung|come|run|swum|become|made|left|lost|found|sat|stood|told|said|read|met|seen|gone|done|flown|slid)\b/gu;

/** `was already pulling the sledge`: the same as `pulled`. */
const GOING_ON =
  /\b(?:was|were) (?:(?:already|still|just|busy|all) )?(pull|push|climb|kick|knock|paint|cook|pour|jump|call|shout|stirr|wash|rak|plant|crawl|peep|hugg|point|wav|walk|pack|sniff|whisper|hammer|stack|pil|scrubb|hopp|danc)ing\b/g;

/** The rule whose verb comes first in a text; what somebody had done before the page counts for nothing. */
export function firstRule(
  rules: readonly ActionRule[],
  text: string,
): { rule: ActionRule; at: number; end: number } | undefined {
  let best: { rule: ActionRule; at: number; end: number } | undefined;
  const present = text
    .replace(DONE_BEFORE, (words) => ' '.repeat(words.length))
    .replace(GOING_ON, (words, verb) => `${verb}ed`.padEnd(words.length));
  for (const rule of rules) {
    const match = rule.words.exec(present);
    if (match && match.index < (best?.at ?? text.length))
      best = { rule, at: match.index, end: match.index + match[0].length };
  }
  return best;
}

/** Weak verbs by which something is done to a thing. */
const WITH_OBJECT: ReadonlySet<string> = new Set(['hold', 'work', 'work-high', 'point']);
export const HANDLING_ACTIONS: readonly ActionRule[] = WEAK_ACTIONS.filter(({ pose }) =>
  WITH_OBJECT.has(pose),
);

/** What follows the first verb of a text by which something is done to a thing; undefined without one. */
export function afterVerb(text: string): string | undefined {
  const found = firstRule(STRONG_ACTIONS, text) ?? firstRule(HANDLING_ACTIONS, text);
  return found && text.slice(found.end);
}
