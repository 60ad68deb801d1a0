import type { StorySourceInput } from '../../story-source.ts';

/** Stories about ladybirds and beetles. */
export const ladybirds: StorySourceInput = {
  id: 'ladybirds',
  words: [
    'ladybird larva/larvae',
    'life cycle of a ladybird',
    'ladybird',
    'ladybirds',
    'ladybug',
    'ladybugs',
    'beetle',
    'beetles',
    'stag beetle',
    'ladybird and aphids',
  ],
  situations: ['visit', 'learn', 'question', 'trait'],
  creature: 'theme',
  topic: 'ladybirds',
  thing: 'the rosebush',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'hungry-for-greenfly',
      titles: ['{S} and the Rosebush', '{L} and the Ladybird', 'Two Spots Are Enough'],
      goal: 'save the rosebush',
      trouble: 'greenfly were eating the rosebush',
      solved: 'the rosebush was in flower',
      opener:
        'Grandmother’s rosebush had never looked like this. The leaves were curled up and sticky, and on every bud sat little green dots, one next to the other. {L+} fetched the magnifying glass.',
      friend:
        '“Excuse me,” said somebody on {L’s} sleeve, “is that a restaurant?” It was {S+}, red and round. “They’re greenfly,” said {L}, “and they’re drinking the whole bush dry.” “I know,” said {S}. “Delicious.”',
      problem:
        '{S} ate one, and a second one, and by noon it was fifty. {L} counted. But on the bush there were thousands, and by evening there were even more. “I can’t do it all by myself,” said {S}, and loosened {S.their~the} wing cases.',
      tries: [
        '{L} washed the leaves with a hose. Half of the greenfly fell off, and {S} was washed as far as the gate.',
        '{L} picked them off with tweezers. After an hour both of {L’s} hands were green, and one single leaf was clean.',
        '“There’s a spray,” said the neighbour. But it would have harmed {S} and the bees, too. “No, thank you,” said {L}.',
      ],
      tip: '“I’ve been rolling stones round this garden for a long time,” said {G+}. “One ladybird eats a lot. But its children eat much more. They need a place that nobody rakes, and a place for the winter.”',
      low: '“Children?” said {S}. “I know a good leaf for eggs. But there’s nobody of my kind far and wide.” {L} looked over the hedge. There the grass was high, and full of nettles.',
      turn: '{L} went over with a soft brush and a jar, and looked under the nettle leaves. There sat eleven red ladybirds. {L} carried them over, very gently. And in the corner by the fence {L} piled up a heap of dry leaves for the winter.',
      done: 'The eggs were yellow, like tiny skittles. Out of them came small grey crocodiles with six legs, and they were hungry! Day by day there were fewer green dots. In June the first bud opened, and it was pink. “That was an excellent restaurant,” said {S}.',
      again:
        'In winter twenty ladybirds sleep in that heap, close together. {L} has put up a sign for Grandmother: “Please don’t tidy up here.”',
      helper: { name: 'Old Dor', creature: 'beetle' },
      outcomes: [
        {
          asked: ['rose/rosebush/flower/bloom/garden/greenfly/aphid/save'],
          done: 'Out of the eggs came small grey crocodiles with six legs, and they were hungry! Day by day there were fewer green dots. In June {L} came out with the magnifying glass and found nothing to count. One bud was open, and {told}.',
        },
        {
          asked: ['spot/fly/friend/family/baby/babies'],
          done: 'Out of the eggs came small grey crocodiles with six legs, and they were hungry. Day by day there were fewer green dots. Then they sat quite still, each on its leaf, and split, and were red! {S} looked along the row, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Out of the eggs came small grey crocodiles with six legs, and day by day there were fewer green dots. In June the first bud opened, pink. “An excellent restaurant,” said {S}. Grandmother carried the table out beside it, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Out of the eggs came small grey crocodiles with six legs, and day by day there were fewer green dots. In June the first bud opened, and it was pink. Grandmother bent over it, and {S} sat down on the tip of that nose. And {told}.',
        },
      ],
      art: {
        'the magnifying glass': 'garden: L hold magnifying-glass worried; rose',
        'is that a restaurant': 'garden: S say happy; L look S surprised; rose',
        'by noon it was fifty': 'garden: S eat leaf happy; L stand worried; rose, many leaf',
        'with a hose': 'garden: L spray worried; S fall; rose',
        'with tweezers': 'garden: L look worried; rose, leaf; S sit sad',
        'There’s a spray': 'garden: L arms-crossed brave; S hide worried; lady, rose',
        'rolling stones': 'garden: G push stone; L+S look G curious',
        'over the hedge': 'garden: L peek curious; S say sad; hedge, nettle',
        'a soft brush and a jar': 'garden: L hold jar happy; many ladybird, nettle',
        'small grey crocodiles': 'garden: S cheer happy; L clap happy; pink rose, ladybird',
        'twenty ladybirds sleep': 'garden, snow: L hold sign happy; leaf-pile, ladybird',
      },
    },
  ],
};
