import type { StorySourceInput } from '../../story-source.ts';

/** Stories about conkers and autumn leaves. */
export const conkers: StorySourceInput = {
  id: 'conkers',
  words: [
    'conker',
    'conkers',
    'horse chestnut',
    'fall leaves',
    'leaf pile',
    'pile of leaves',
    'leaf hunt',
    'autumn walk',
    'collect/collecting leaves/conkers',
    'why do leaves fall',
    'why do leaves change color',
  ],
  situations: ['visit', 'learn', 'question', 'make', 'wants', 'finds', 'deed'],
  topic: 'conkers',
  thing: 'the conker',
  home: 'village',
  main: 'meadow',
  weather: 'wind',
  plots: [
    {
      id: 'the-one-in-the-spiky-coat',
      titles: ['The Biggest Conker', '{L} Under the Chestnut Tree', 'A Coat with Spikes'],
      goal: 'find a conker',
      trouble: 'all the conkers under the tree had gone',
      solved: '{L} had found the finest conker of all',
      opener:
        'The chestnut tree stood there in red and gold, and under it lay the leaves, up to the knee. {L+} had an empty bag. Today it was going to be filled with conkers.',
      friend:
        '{F+} waded through the leaves beside {L}. Swish, swish. “Yesterday there were hundreds of them here,” said {F}. “Brown ones, as shiny as shoes.”',
      problem:
        'They looked to the left and to the right of the trunk. There was not one. Somebody had been there before them. There were only leaves, and empty green shells with spikes. “They’ve taken them all,” said {L}.',
      tries: [
        '{L} shook the tree. The tree did not notice.',
        'They threw a stick up into the branches. It stayed up there. Now they had no conker and no stick.',
        '{F} dug right down under the leaves, and found a glove, from last year.',
      ],
      tip: '“Yesterday they picked up all the shiny ones,” said {G+}, who was raking the path. “But the tree hasn’t finished yet. When the wind comes, it lets go of some more. And don’t forget: the best ones have still got their coats on.”',
      low: 'They lay down on their backs in the leaves and looked up. Far up there it was full of small green hedgehogs.',
      turn: 'Then the wind came. The whole tree rustled and let go. Leaves whirled, and plop, plop, the green hedgehogs fell. {L} crawled over to a fat one that was still closed, and pressed it gently with the heel of a boot until it cracked.',
      done: 'Inside it was white and soft as a bed, and in the bed lay a conker, wet and brown and shining like a horse. Nobody in the world had ever seen it before. {L} was the very first. They opened one after the other, until the bag was full.',
      again:
        'The conker has become dull by now, but it’s still in {L’s} pocket. One of the others they planted. It has two leaves.',
      object: 'bag',
      helper: { name: 'Mr Rake', creature: 'man' },
      outcomes: [
        {
          asked: ['conker/find/leaf/leaves/pile/jump/collect/tree/grow/plant'],
          done: 'In the spiky coat it was soft as a bed, and in the bed lay a conker that nobody in the world had ever seen. They opened one after the other, until the bag was full. It was still raining leaves. Knee-deep {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'In the spiky coat it was soft as a bed, and in the bed lay a conker, shining like a horse. They opened one after the other, until the bag was full. {G} had raked the leaves into a sofa, and on it {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'In the spiky coat it was soft as a bed, and in the bed lay a conker, brown and shining. Nobody had ever seen it before. {L} pressed one into {F’s} hand, warm from the pocket. In the gold leaves {told}.',
        },
      ],
      art: {
        'had an empty bag': 'meadow, wind: L hold bag happy; tree, leaf-pile',
        'waded through the leaves': 'meadow: F walk happy; L walk happy; leaf-pile',
        'empty green shells': 'meadow: L crouch worried; F look; burr, leaf',
        'shook the tree': 'meadow: L push tree worried; F look',
        'a stick up into the branches': 'meadow: L throw stick worried; F look; tree',
        'found a glove': 'meadow: F hold mitten surprised; L look; leaf-pile',
        'was raking the path': 'meadow: G rake; L look G curious',
        'full of small green': 'meadow: L+F lie-back curious; leaf-pile',
        'the wind came. The': 'meadow, wind: L crouch happy; big burr, many leaf',
        'soft as a bed': 'meadow: L hold nut happy; F cheer; burr',
        'The conker has become': 'garden: L hold nut happy; seedling',
      },
    },
    {
      id: 'the-conker-horse',
      titles: ['The Conker Horse', '{L} and the Bag of Conkers', 'Four Legs and a Mane of Leaves'],
      goal: 'make a horse out of conkers',
      trouble: 'the legs would not stay in the conker',
      solved: 'the conker horse stood on its own legs',
      object: 'bag',
      opener:
        'The wind blew the autumn leaves across the path, red and yellow. Under the chestnut tree {L+} was filling a bag with conkers. They were smooth and shiny, and each of them had a pale spot, like a nose.',
      friend:
        '{F+} held up two of them, a big one and a small one. “If you put those together, it’s a horse,” said {F}. {L} looked into the bag and saw a whole herd.',
      problem:
        'They carried the bag into the workshop and tipped the conkers out on the table. For the legs they had matchsticks without heads. But a conker has a coat like leather. {L} pressed, and the first leg snapped.',
      tries: [
        'They tried glue. The shiny coat let go of it at once, and the horse lay on its tummy, with four legs beside it.',
        '{L} took a conker from last year. It was as hard as a stone, and the matchstick snapped off even faster.',
        'They made the legs out of clay. The horse stood, and then slowly sat down, and then lay down.',
      ],
      tip: '“Legs don’t like to be pushed in. They like a hole to stand in,” said {G+}. “Take a conker from today, while it’s still soft inside. I’ll hold it tight for you in the vice, so that no finger gets in the way, and you turn the little hand drill.”',
      low: '{L} felt all the conkers, one by one, and chose the freshest. It was still damp from its green coat.',
      turn: '{G} screwed the conker tight in the vice, and {L} turned the handle, slowly, round and round. White crumbs came out. It was a hole! {L} made four for the legs and one for the neck. Then {L} put in the matchsticks, and not a single one snapped.',
      done: 'The small conker was the head. {L} put the horse on the table and let go. It stood! {F} gave it a mane of red leaves, and {L} a tail of yellow ones. After that came a stag, and a spider that used up the rest of the matchsticks.',
      again:
        'In winter the conker horse gets wrinkles, and its mane turns brown. It is an old horse now, says {L}, and stands by the window, where it can see the tree.',
      helper: { name: 'Mrs Plane', creature: 'woodpecker' },
      setting: {
        topic: 'conkers and autumn leaves',
        thing: 'the conker horse',
        main: 'workshop',
        indoors: true,
      },
      outcomes: [
        {
          asked: ['conker/horse/animal/stag/spider/make/farm/stand/museum/zoo'],
          done: 'The small conker was the head. {L} put the horse on the table and let go. It stood! {F} gave it a mane of red leaves, and {L} a tail of yellow ones. There was still half a bag of conkers, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The small conker was the head. {L} put the horse on the table and let go. It stood! It got a mane of red leaves, and a meadow of yellow ones, in the middle of the table. Round that meadow {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The small conker was the head. {L} put the horse on the table and let go. It wobbled on its four new legs, and looked at {L}, and stood! {F} gave it a mane of red leaves, and in the workshop {told}.',
        },
      ],
      art: {
        'a bag with conkers': 'meadow, wind: L hold bag happy; nut, tree',
        'up two of them': 'meadow: F raise nut happy; L look; horse',
        'the first leg snapped': 'workshop: L hold nut worried; F look; stick',
        'tried glue': 'workshop: L hold glue worried; F look; nut',
        'from last year': 'workshop: L hold nut worried; stick',
        'out of clay': 'workshop: L hold clay worried; F stand worried; horse',
        'to be pushed in': 'workshop: G hold nut; L look G curious',
        'chose the freshest': 'workshop: L hold nut curious; many nut',
        'turned the handle': 'workshop: L build happy; toolbox, nut',
        'a mane of red leaves': 'workshop: L cheer; F hold red leaf happy; small horse',
        'gets wrinkles': 'bedroom, snow: L look happy; small horse',
      },
    },
  ],
};
