import { readNoun } from './noun.ts';
import { splitClause } from './read-tagged-clause.ts';
import { strayedTo } from './strayed.ts';
import { actorOf, type Rule, rule, subjectOf, WHO, withoutEnd } from './theme-rule.ts';

const PLACE_OF_PEOPLE =
  /^(kitchen|bath|bathtub|bathroom|garden|school|classroom|class|bed|fridge|cupboard|wardrobe|library|house|home|room|bedroom|attic|cellar|living room|playground|street|city|town|village|supermarket|shop|roof|sofa|swimming pool|pool|bus|sandpit|park|garage|office|museum|cinema|church|hospital|hotel|restaurant|toilet|pocket|lunchbox|letterbox|chimney|teapot|shoe|boot|hat|soup)$/;

/** How an animal or a being of storybooks looks, which is what its story is about. */
const ODD_LOOKS =
  /^(?:(?:an?|the|my|our) )(blue|purple|pink|turquoise|polka[- ]dot(?:ted)?|rainbow(?:-coloured)?|checked|tartan|stripy|striped|spotty|spotted|colourful|multicoloured|sparkly|glittery|glowing|luminous|glow[- ]in[- ]the[- ]dark|giant|huge|massive|teeny(?:-tiny)?|miniature) (\p{L}+(?: \p{L}+)?)$/iu;
/** Animals that look so anyway. */
const LOOKS_SO =
  /^(?:blue (?:whale|tit|bird|jay|butterfly)|pink (?:flamingo|pig|piglet|worm)|stri\p{L}+ (?:zebra|tiger|bee|wasp|badger|skunk)|spott\p{L}+ (?:leopard|cheetah|dog|ladybird|hyena|giraffe|deer|owl)|colourful (?:parrot|butterfly|fish|peacock|bird)|giant (?:panda|tortoise|squid)|glow\p{L}+ (?:worm|bug)|sparkly unicorn|\p{L}+ (?:dinosaur|mammoth|monster))$/iu;

/** Somebody is where nobody expects it, becomes friends with another, or is of some kind: too tall, grumpy, alone. */
export const BEING_RULES: readonly Rule[] = [
  // `a hedgehog who is found by a family`: what befalls somebody is no deed of theirs.
  rule(
    /^((?:an?|the|our|my) (?:\p{L}+ )?\p{L}+) (?:who |that )?(?:is|was|gets?|got|has been) (?:found|rescued|saved|adopted|taken in|looked after|given)(?: .*)?$/iu,
    ([who = '']) => {
      const subject = subjectOf(who);
      return subject && { situation: null, subject };
    },
  ),
  // `a pencil and a rubber who quarrel`, about nothing in particular
  rule(
    /^(.+?) (?:and .+? )?(?:who )?(?:always |keep )?(?:quarrel(?:ling)?|argue|arguing|fight(?:ing)?|squabble)(?: all the time| all day)?$/iu,
    ([who = '']) => {
      const subject = actorOf(who);
      return subject && { situation: null, subject };
    },
  ),
  // `100 kittens in my bath`
  rule(
    /^(?:\d{2,}|an? hundred|an? thousand|an? million|twenty|thirty|forty|fifty|ninety|hundreds of|dozens of|thousands of|loads of) (.+?) (?:in|on|under|inside|all over) (?:the|my|our) \p{L}+(?: \p{L}+)?$/iu,
    ([many = '']) => {
      const object = readNoun(many);
      return object?.isPlural ? { situation: 'too-many', object } : null;
    },
  ),
  rule(
    /^(.+?) (?:who |that )?(?:lands?|landed|crash(?:es|ed)|falls?|fell|turn(?:s|ed) up|comes?|came|appear(?:s|ed)|move[sd]?|show(?:s|ed) up|arrive[sd]?|wandered|wanders|hid(?:es)?|sits|sleeps) (in|into|at|on|out of|from|under|behind|down from|down in|inside) (.+)$/i,
    ([who = '', preposition = '', where = '']) => strayedTo(who, preposition, where),
  ),
  rule(
    /^(?!\p{L}+ing )((?:(?! (?:who|that|which) (?!(?:lives?|lived|is|was|sits?|sleeps?|hides?) )).)+?) (in|at|on|under|inside) ((?:the|my|our|a) .+|school|bed)$/iu,
    ([who = '', preposition = '', where = '']) => {
      const place = readNoun(where.replace(/ (?:at|in|on) .+$/i, ''));
      return place && PLACE_OF_PEOPLE.test(place.head) ? strayedTo(who, preposition, where) : null;
    },
  ),
  rule(
    /^(.+?) (?:with|and) (.+?) (?:are|become|became|were) (?:best |good )?friends$/i,
    ([one = '', other = '']) => {
      const [subject, object] = [actorOf(one), readNoun(other)];
      return subject && object ? { situation: 'pair', subject, object } : null;
    },
  ),
  rule(
    new RegExp(`^(.+?) ${WHO}(?:makes?|made|becomes?|became|is|are) (?:best |good )?friends with (.+)$`, 'i'),
    ([one = '', other = '']) => {
      const [subject, object] = [actorOf(one), readNoun(other)];
      return subject && object ? { situation: 'pair', subject, object } : null;
    },
  ),
  rule(
    /^(.+?) (?:(?:who|that|which) )?(?:is|was|are|were|feels?) (?:always |so |really |a bit |just )?((?:too|much too|far too) \p{L}+(?: (?:for|to) .+)?)$/iu,
    ([who = '', how = '']) => {
      const subject = actorOf(who);
      return subject ? { situation: 'trait', subject, quality: withoutEnd(how.toLowerCase()) } : null;
    },
  ),
  rule(
    /^(?:(?:an?|the) )?(?:very )?(hungry|greedy|freezing|sleepy|tired|lazy|lonely|sad|unhappy|miserable|grumpy|cross|angry|moody|rude|bored|slow|dirty|smelly|muddy|messy|stinky|untidy|scruffy|loud|noisy|clumsy|dizzy|wobbly|chatty|tiny|enormous|gigantic) (\p{L}+)$/iu,
    ([how = '', who = '']) => {
      const subject = actorOf(who);
      const isActor = subject !== null && !/^(clothes|food|body|feeling|festival)$/.test(subject.kind ?? '');
      return isActor && subject.kind !== 'relative'
        ? { situation: 'trait', subject, quality: how.toLowerCase() }
        : null;
    },
  ),
  rule(ODD_LOOKS, ([how = '', who = '']) => {
    const subject = subjectOf(who);
    return subject && !LOOKS_SO.test(`${how} ${subject.head}`)
      ? { situation: 'trait', subject, quality: how.toLowerCase() }
      : null;
  }),
  rule(
    /^(?:an?|the|my|our) ((?:very|really|extremely|incredibly) \p{L}+) (\p{L}+)$/iu,
    ([how = '', who = '']) => {
      const subject = subjectOf(who);
      return subject ? { situation: 'trait', subject, quality: how.toLowerCase() } : null;
    },
  ),
  rule(
    /^(.+?) (?:who |that |whom )?(?:nobody|no one) (?:likes|wants|plays with|talks to|sees|visits)$/i,
    ([who = '']) => {
      const subject = actorOf(who);
      // `dad cooks a dinner nobody likes`
      return subject && splitClause(who) === null ? { situation: 'trait', subject, quality: 'lonely' } : null;
    },
  ),
  // A name is not what happens.
  rule(/^(.+?) (?:called|named) \p{L}+$/iu, ([who = '']) => {
    const subject = actorOf(who);
    return subject ? { situation: null, subject } : null;
  }),
];
