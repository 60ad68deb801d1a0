import type { StorySourceInput } from '../../story-source.ts';

/** Stories about brushing and washing. */
export const brushTeeth: StorySourceInput = {
  id: 'brush-teeth',
  words: [
    'brush tooth/teeth',
    'toothbrush',

    'bath',
    'bath time',
    'bathtime',
    'not wash',
    'shower',
    'clean tooth/teeth',
  ],
  situations: ['refuses', 'learn', 'cannot', 'deed', 'afraid'],
  topic: 'brushing and washing',
  thing: 'the toothbrush',
  main: 'cottage',
  plots: [
    {
      id: 'mud-monster',
      words: ['bath', 'bath time', 'bathtime', 'wash', 'not wash', 'shower', 'soap', 'dirty', 'clean'],
      titles: ['{L} Will Not Wash', 'The Sticky Day', 'Scrub, {L}, Scrub!'],
      goal: 'get properly clean',
      trouble: '{L} was too sticky for anyone to hug',
      solved: '{L} shone from the teeth to the toes',
      opener:
        '“No,” said {L+} to the toothbrush. “No,” to the soap, and “no” to the bath. Washing took away good playing time, and you only got dirty again.',
      problem:
        'On Monday nobody noticed. On Tuesday there was jam on the elbow, and a feather stuck to the jam. On Wednesday the teeth had fur on them, and when {F} wanted to hug {L}, they stayed glued together.',
      tries: [
        '{L} licked the elbow clean. Now the tongue had feathers.',
        '{L} only wiped the middle of the face with a dry cloth. It looked like a small clean island in a muddy sea.',
        '{L} stood out in the rain instead. It ran down in stripes, and a zebra walked by and said hello.',
      ],
      tip: '“It isn’t the brush you don’t like, it’s the standing about,” said {G+}. “When I brush, I sing. One verse for up, one verse for down. And in the bath I’m captain. Who says it’s not playing?”',
      turn: '“Then I’m captain,” said {L}, and climbed into the bath. The soap was a ship. The toothbrush was a broom for thirty-two little decks, one verse up and one verse down. Foam flew as high as the lamp.',
      done: 'When the water ran out, {L} was at the bottom of it, pink and shiny, and smelling of peppermint. {F} came and gave {L} a hug, and afterwards could even let go.',
      again:
        'Every evening there is singing in the bathroom, one verse up and one verse down. The captain does not get out before the last deck is clean.',
      helper: { name: 'Auntie Splash', creature: 'duck' },
    },
    {
      id: 'the-choir-of-teeth',
      titles: ['The Choir of Teeth', 'Two Minutes', '{L} and the Squeaky Tooth'],
      goal: 'get every tooth brushed',
      trouble: '{L} would not let the brush in',
      solved: 'every tooth was shining',
      opener:
        'In the evening the toothbrush stood in its cup and was ready. {L+} was not. {L} was a tiger, and then a stone, and then, all of a sudden, nobody at all behind the curtain.',
      problem:
        '“Open wide,” they said. {L’s} mouth was shut like a money box. Behind it there was a bit of everything: of carrot, of biscuit and of spaghetti. One tooth at the back was already humming. Out of tune.',
      tries: [
        '{L} brushed the tap, very thoroughly. It sparkled. That did not help any teeth.',
        '{L} licked off the toothpaste and said, “Done.” The tooth at the back said, “Mmmm,” and not because it was nice.',
        '{L} brushed only the front ones, for showing. They were quite lonely in all that shine.',
      ],
      tip: '“You have a choir in there,” said {G+}, and tapped against the glass. “Twenty singers! But how can they sing with biscuit on their feet? Listen: each one squeaks when it’s clean. A different note each.”',
      turn: '{L} put an ear to the mirror and the brush to the last tooth. Scrub, scrub… squeak! It was an F. The one beside it squeaked a bit higher. {L} scrubbed on, from one to the next. You could nearly hear a song.',
      done: 'Top row, bottom row, and the very last one, who had been humming out of tune: squeak! Two minutes, and the whole choir stood there in white shirts. {L} bared all of them at the mirror and bowed.',
      again:
        'There’s a concert twice a day now, in the morning and in the evening. The tiger takes part as well. It sings bass.',
      helper: { name: 'Maestro Mint', creature: 'crocodile' },
    },
    {
      id: 'too-much-mint',
      titles: ['Too Much Mint', 'As Much as a Pea', '{L} and the Toothpaste That Stung'],
      goal: 'brush every tooth',
      trouble: 'the toothpaste stung',
      solved: 'the teeth were smooth all over',
      opener:
        '{L+} liked the bathroom in the evening. There was a stool to stand on, and a cup with a whale for the toothbrush. There was only one thing that {L} did not like, and that was the toothpaste.',
      problem:
        '{L} squeezed a long, fat snake of it on to the toothbrush. It was so minty that it stung. {L} spat it out, rinsed, and ran. The teeth had not been brushed at all, and they felt furry.',
      tries: [
        '{L} brushed with jam instead. It was delicious. But now the teeth were even stickier than before.',
        '{L} brushed so fast that the mint would not notice. It did notice. The foam flew as far as the mirror, and the teeth at the back were still furry.',
        '{L} took only water, and gargled a song. It sounded splendid. But a bit of carrot from supper stayed just where it was, between two teeth.',
      ],
      tip: '“Not every toothpaste stings,” said {G+}. “Mine tastes of strawberries. And as much as a pea is enough. It’s the brush that does the work, in little circles, and it likes to begin at the back.”',
      low: 'In the cupboard there was a small tube that nobody had opened yet. There was a strawberry on it. {L} sniffed at it carefully. It didn’t sting in the nose.',
      turn: '{L} put a dot on the toothbrush, no bigger than a pea, and began right at the back. Round and round went the brush in little circles, outside, inside and on top. Nothing stung. So {L} had time for every single tooth.',
      done: '{L} spat out the pink foam, and felt along the teeth with {L.their~the} tongue. They were as smooth as wet shells, even the ones at the back. “No fur anywhere,” said {L}, and smiled at the mirror.',
      again:
        'The minty tube has moved to the far end of the shelf. Morning and evening {L} takes a pink dot as big as a pea, and begins at the back.',
      helper: { name: 'Granny Bristle', creature: 'hedgehog' },
      setting: { topic: 'brushing teeth', thing: 'the toothbrush' },
    },
  ],
};
