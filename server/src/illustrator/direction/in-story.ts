import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { inState } from './thing-states.ts';

/** What a word means on certain pages. */
interface Meaning {
  /** The word's own prop. */
  prop: PropName;
  /** What is drawn instead; null for nothing, because the word means no thing of its own here. */
  means: PropName | null;
  /** Words of the page. */
  text?: RegExp;
  /** Words of what the story is about. */
  topic?: RegExp;
  /** Kinds of beings of which it is a part, when one is on the page or the story is about one. */
  partOf?: RegExp;
  /** Words of the page with which it keeps its usual meaning. */
  unless?: RegExp;
}

/** A race with an egg on a spoon, until it falls. */
const EGG_AND_SPOON = /\beggs?(?: and | on (?:a |the )?|-and-)spoons?\b/i;
const DROPPED = /\b(?:dropped|fell|rolled off|broke|smashed)\b/i;

/** By the first that fits; what something looks like in this state and use comes before what it is part of. */
const MEANINGS: readonly Meaning[] = [
  {
    prop: 'spoon',
    means: 'egg-on-spoon',
    topic: EGG_AND_SPOON,
    unless: DROPPED,
  },
  { prop: 'egg', means: 'egg-on-spoon', topic: EGG_AND_SPOON, unless: DROPPED },
  { prop: 'hairbrush', means: 'paintbrush', text: /\b(?:paint(?:s|ed|ing|er)?|palette|canvas|easel)\b/i },
  { prop: 'hairbrush', means: 'paintbrush', topic: /\bpaint/i, unless: /\b(?:hair|fur|mane|teeth|coat)\b/i },
  {
    prop: 'hole',
    means: null,
    unless: /\b(?:dug|digs?|digging|deep|fell (?:in|down)|rabbit|mole|badger|ground|sand|lawn)\b/i,
  },
  {
    prop: 'note',
    means: null,
    text: /\b(?:sang|sing|song|songs|music|tune|hummed|trumpet|piano|violin|flute|choir)\b/i,
  },
  { prop: 'ball', means: null, text: /\bballs? of (?:earth|clay|mud|dough|paper|fur|dust|light|fire)\b/i },
  { prop: 'ball', means: 'snowball', text: /\bsnow\b/i },
  {
    prop: 'ball',
    means: 'planet',
    text: /\b(?:earth|planet|space) (?:\p{L}+ )?(?:was )?(?:an? |the )?(?:\p{L}+ )?ball\b|\bblue ball\b/iu,
    topic: /space|moon|mars|planet|rocket|astronaut|star/i,
  },
  {
    prop: 'fork',
    means: null,
    text: /\bfork (?:of|in) (?:the|a|an)\b|\b(?:tree|trunk|path|road|branch)\b[^.]{0,20}\bfork/i,
  },
  { prop: 'feather', means: null, text: /\bfur\b[^.]{0,30}\bfeathers?\b/i },
  {
    prop: 'rails',
    means: null,
    text: /\b(?:over|at|by|on) the rail\b/i,
    unless: /\b(?:train|tram|railway)\b/i,
  },
  { prop: 'nest', means: null, text: /\b(?:forks?|spaghetti|noodles|cushions|blankets|towels)\b/i },
  {
    prop: 'clock',
    means: 'ringing-clock',
    text: /\bclock (?:that |which )?(?:rang|rings|went off|jangled)\b|\b(?:set|wound up) (?:a|the|an) (?:alarm )?clock\b/i,
  },
  { prop: 'alarm-clock', means: 'ringing-clock', text: /\b(?:rang|went off|jangled)\b/i },
  {
    prop: 'note',
    means: null,
    topic: /\b(?:orchestra|music|choir|concert|song|sing|piano|violin|flute|recorder|trumpet|drum|band)/i,
    unless: /\b(?:wrote|written|sticky|pinned|letter|read (?:the|a) note)\b/i,
  },
  { prop: 'note', means: null, text: /\b(?:first|last|high|low|wrong|right|next) notes?\b/i },
  { prop: 'stethoscope', means: null, text: /\b(?:doctor|nurse|vet)\b/i },
  { prop: 'log', means: null, text: /\blog (?:in|on)\b/i },
  { prop: 'mole', means: null, text: /\bmolehill/i },
  { prop: 'machine', means: null, text: /\b(?:washing|sewing|coffee|ticket|X-ray) machine/i },
  { prop: 'pond', means: null, topic: /\b(?:pond|river|lake)\b/i },
  {
    prop: 'horn',
    means: null,
    partOf: /\b(?:unicorn|narwhal|rhino\w*|goat|ram|bull|cow|deer|reindeer|dragon|devil)\b/i,
    unless: /\b(?:blew|blow|played?|tooted|sounded) (?:\w+ )?(?:the|a|his|her|their) horn|trumpet/i,
  },
  {
    prop: 'wheel',
    means: null,
    text: /\b(?:its|all|his|her|their|back|front|four|both) (?:\w+ )?wheels?\b|\bthe wheels (?:went|turned|spun|stopped|squeaked|hummed|rolled)/i,
    unless:
      /\b(?:lost|found|new|spare|broken|missing|came off|fell off|rolled away|square|carved|made) (?:\w+ ){0,3}wheel|\bwheels? (?:came|fell|had come|had fallen|was|were) (?:off|missing|gone|square|broken)/i,
  },
  {
    prop: 'washing-line',
    means: null,
    topic: /brushing and washing|washing (?:\w+ )?(?:hands|hair|faces?)/i,
    unless: /\bwashing[ -]line|hung (?:up|out)/i,
  },
  {
    prop: 'tooth',
    means: null,
    topic: /\b(?:wobbly|loose) tooth\b/i,
    unless:
      /\btooth (?:fairy|had (?:fallen|come)|fell|came|was out|lay|popped|flew)|\bout (?:it )?(?:came|fell|popped|flew)|\bunder the pillow\b/i,
  },
  { prop: 'cradle', means: 'cradle-with-baby', text: /\bbaby\b/i },
  { prop: 'baby', means: null, text: /\b(?:cradle|cot)\b/i },
  {
    prop: 'bowl',
    means: 'fish-tank',
    partOf: /\b(?:gold)?fish\b/i,
    unless: /\b(?:soup|porridge|cereal|salad)\b/i,
  },
  { prop: 'heart', means: 'gingerbread', text: /\bgingerbread hearts?\b/i },
  { prop: 'heart', means: 'chocolate', text: /\bchocolate hearts?\b/i },
  { prop: 'tree', means: 'christmas-tree', topic: /christmas/i },
  {
    prop: 'tree',
    means: 'drooping-tree',
    text: /\blet (?:all )?(?:its|their|the) (?:\w+ )?(?:leaves|branches) (?:hang|droop)|\bleaves (?:hung|drooped|were hanging)|\b(?:wilted|withered|drooping)\b/i,
  },
  {
    prop: 'leaf',
    means: null,
    text: /\blet (?:all )?(?:its|their|the) (?:\w+ )?leaves hang|\bleaves (?:hung|drooped|were hanging)/i,
  },
  {
    prop: 'sign',
    means: 'notice',
    text: /\b(?:put|hung|stuck|pinned|painted|wrote|made|held) (?:up )?(?:a|the|another|one) (?:[\w-]+,? ){0,4}sign\b|\bsign(?:, and)? (?:said|which said|with)\b|\bsign: “/i,
  },
  {
    prop: 'tree',
    means: 'bare-tree',
    text: /\b(?:(?:stood|stands|was|is|were|still|quite) (?:there )?bare(?! hands)|bare (?:tree|branch|twig)\w*|without (?:a|one) (?:single )?leaf|no leaves|not (?:a|one) (?:single )?leaf|leafless|lost all its leaves|it’s dead)\b/i,
  },
  {
    prop: 'moon',
    means: 'moon-face',
    topic: /\bmoon\b/i,
    text: /said the moon|the moon (?:said|sneezed|had|was|felt|only|looked|shivered|smiled|laughed|sniffed)/i,
  },
  { prop: 'table', means: 'feast-table', topic: /feast|banquet|wedding|thank|iftar|eid\b|dinner party/i },
  { prop: 'chair', means: 'dentist-chair', topic: /dentist/i },
  { prop: 'chair', means: 'dentist-chair', text: /dentist/i },
  {
    prop: 'stick',
    means: 'tree',
    text: /\b(?:low|lowest|high|highest|strong|thick)(?: \w+)? branch|\b(?:on|onto|from|to) (?:a|the)(?: \w+){0,2} branch/i,
  },
  { prop: 'coat', means: 'coat-pegs', text: /\bcoats\b/i },
  { prop: 'bear', means: 'teddy', text: /\b(?:bricks?|toys?|dolls?|tidy|teddy|cuddly|pillow)\b/i },
  { prop: 'lamp', means: 'diya', topic: /diwali|deepavali/i },
  { prop: 'lamp', means: 'spotlight', text: /\b(?:stage|theatre|curtain up|footlights)\b/i },
  {
    prop: 'letter',
    means: 'alphabet',
    topic: /read|alphabet|spell|letters|writ/i,
    unless: /\b(?:post|envelope|stamp|letter ?box)/i,
  },
  {
    prop: 'candle',
    means: 'menorah',
    topic: /han+uk+ah?|chanukah/i,
    unless: /\b(?:a|the helper|one) candle\b/i,
  },
  { prop: 'bus', means: 'full-bus', text: /\bheads\b|\bpassengers\b|\bcrowded\b|\bsqueezed into the bus\b/i },
  {
    prop: 'orange',
    means: null,
    text: /\b(?:red|yellow|green|blue|violet),? (?:and )?orange|orange(?:,| and) (?:red|yellow|green|blue)/i,
  },
  { prop: 'rope', means: null, text: /\bswing|\bskipp|\bbell rope/i },
  {
    prop: 'rope',
    means: 'rope-barrier',
    text: /\b(?:put up|stretched|tied|strung|hung) (?:up )?(?:a|the) rope|\brope (?:across|round|between|in front of)|\bbehind (?:a|the) rope/i,
  },
  {
    prop: 'cake',
    means: 'tall-cake',
    text: /\bwedding\b|\b(?:three|four|five|six|seven|eight|nine|ten|many) (?:floors|storeys|layers|tiers)\b/i,
  },
  {
    prop: 'snowman',
    means: 'headless-snowman',
    text: /\b(?:no|without a|lost (?:his|its|the)) head\b|\bhead (?:fell|had (?:gone|rolled|fallen)|rolled|was gone|was missing|lay)\b|\bcame the head\b|\brolled the head\b|\bheadless\b/i,
  },
  {
    prop: 'window',
    means: 'broken-window',
    text: /\b(?:broken|smashed|cracked|shattered) (?:\w+ )?window\b|\bwindow (?:was|broke|had) ?(?:broken|smashed|cracked)?\b.{0,30}\b(?:broken|broke|hole|crack|shards?)|\b(?:flew|went|crashed) (?:straight |right )?through the window/i,
  },
  {
    prop: 'house',
    means: null,
    text: /\broofs?\b/i,
    unless: /\bhouses?\b|\bcottage\b|\b(?:on|onto|off|to|from) (?:the|a|her|his) roof\b/i,
  },
  {
    prop: 'house',
    means: null,
    text: /\bhad a house to carry|\bhouse on (?:its|his|her) back\b/i,
    partOf: /\b(?:snail|tortoise|turtle)\b/i,
  },
  { prop: 'plank', means: 'blackboard', text: /\b(?:letters|sums?|wrote|chalk)\b.{0,30} board\b/i },
  { prop: 'blocks', means: 'block-tower', text: /\btower\b/i },
  { prop: 'tower', means: 'block-tower', text: /\b(?:bricks?|blocks?)\b/i },
  { prop: 'tower', means: 'sandcastle', topic: /sand ?castle/i },
  { prop: 'gate', means: null, topic: /sand ?castle/i },
  { prop: 'tower', means: 'block-tower', topic: /\b(?:bricks?|blocks?)\b/i },
  { prop: 'blocks', means: 'block', text: /\b(?:a|one|the last|another) (?:\w+ )?(?:block|brick)\b/i },
];

/** The prop that a word means on a page, by its state and use there: a bare tree, a rope across a market; null for no thing of its own. */
export function inStory(prop: PropName, plan: StoryPlan, scene: Scene): PropName | null {
  const { text, guest, secondGuest } = scene;
  const topic = plan.about?.topic ?? plan.asked?.theme ?? '';
  const beings = () =>
    [
      topic,
      plan.about?.noun,
      guest?.creature,
      secondGuest?.creature,
      ...plan.cast.map(({ creature }) => creature),
    ].join(' ');
  const found = MEANINGS.find(
    (meaning) =>
      meaning.prop === prop &&
      (!meaning.text || meaning.text.test(text)) &&
      (!meaning.topic || meaning.topic.test(topic)) &&
      (!meaning.partOf || meaning.partOf.test(beings())) &&
      !meaning.unless?.test(text),
  );
  return found ? found.means : inState(prop, plan, scene);
}
