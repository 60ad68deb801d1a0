import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a baking competition. */
export const bakeOff: StorySourceInput = {
  id: 'bake-off',
  words: [
    'baking competition/contest',
    'bake-off',
    'bake off',
    'cake competition/contest',
    'baking show',
    'bake/baking for a competition',
    'cake collapses/collapsed',
    'cake fall/falls/fell apart',
    'cake go/goes/going/went wrong',
    'baking disaster',
    'great bake off',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'damage',
    'own-damage',
    'broken',
    'pair',
  ],
  topic: 'a baking competition',
  thing: 'the cake',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'the-trifle',
      titles: ['The Cake That Fell Down', 'Five Minutes Left', 'Trifle for Everybody'],
      goal: 'bring something to the judges in time',
      trouble: 'the cake had collapsed',
      solved: 'something wonderful stood on the judges’ table',
      opener:
        'In the big white tent the village was holding its bake-off, the great baking competition. There were twelve tables, twelve ovens and one clock. {L+} was going to bake a tower of cake with four floors, strawberries, and cream in between.',
      friend:
        '{F+} whisked the cream. “Four floors,” said {F}, and looked up to where the top would be. “Has anybody ever eaten up there?” In the oven it rose and smelled of vanilla.',
      problem:
        '{L} stacked them up while they were still warm: one, two, three, four. It stood for as long as you need to say “There!”. Then the cream grew soft, the tower leaned over, and whump. On the plate lay a heap. The clock said five minutes left.',
      tries: [
        '{L} tried to stand it up again. It fell over to the other side, so that at least now it was even.',
        '{F} held it up from both sides. It held. But the judges would have had to judge {F} as well.',
        'They covered it with cream, so that it would look like a hill. It looked like a hill after a landslide.',
      ],
      tip: '“My grandmother’s best dish was an accident,” murmured {G+} at the next table, without looking up from the dough. “Nobody asked what it was meant to be. They asked for a spoon.”',
      low: 'Four minutes. At table seven stood a castle with windows of sugar. In front of {L} lay crumbs, berries and cream.',
      turn: 'Crumbs, berries, cream. It was all there, it had only lost its order! {L} fetched the big glass bowl: a layer of cake, a layer of strawberries, a layer of cream, and again from the beginning. You could see every stripe. On top came the last whole strawberry.',
      done: '“And what is this?” asked the judge. “A trifle,” said {L}. “It used to be a tower.” The judge dipped the spoon down through all the layers, tasted, and fetched a second spoon. The sugar castle got first prize. But the bowl was the only thing that was empty.',
      again:
        'Every year now there’s a table in the tent with a sign: “Collapsed Cakes”. It’s always the one with the longest queue.',
      object: 'bowl',
      helper: { name: 'Mrs Rolling', creature: 'woman' },
      outcomes: [
        {
          asked: ['win/prize/first/medal/trophy/winner/star/judge/second'],
          done: '“And what is this?” asked the judge. “A trifle,” said {L}. “It used to be a tower.” The spoon went down through all the layers, stripe by stripe, and then for another one. The castle hadn’t even been touched. So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '“And what is this?” asked the judge. “A trifle,” said {L}. “It used to be a tower.” The judge tasted, and fetched a second spoon, and one for table seven, and for tables one to twelve. Round the big glass bowl {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '“And what is this?” asked the judge. “A trifle,” said {L}. “It used to be a tower.” The judge fetched a second spoon. The bowl went back empty, and {F} scraped the very last stripe out of it. With cream on both noses {told}.',
        },
      ],
    },
  ],
};
