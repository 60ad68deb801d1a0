const TRAITS = [
  'brave',
  'very shy',
  'red and white',
  'tiny',
  'clever',
  'grumpy',
  'funny',
  'spotty',
  'curious',
  'sleepy',
  'kind',
  'muddy',
  'quiet',
  'fluffy',
  'bossy',
  'gentle',
];

const HABITS = [
  'who collects shiny buttons',
  'who tells the best jokes',
  'who sings when it rains',
  'with a blue scarf from grandma',
  'who always loses one shoe',
  'who wants to fly to the moon',
  'that lives under the stairs',
  'who bakes bread for the whole street',
  'with ears as big as pancakes',
  'who can talk to trees',
  'who never wants to go to bed',
  'that hides when the bell rings',
  'who builds boats out of boxes',
  'who is new at school',
  'with a wobbly tooth',
  'who paints with her tail',
  'who counts the stars every night',
  'with two little brothers',
  'who eats too many plums',
  'who is learning to ride a bike',
];

const FEELINGS = [
  'but is scared of thunder',
  'and misses dad on Mondays',
  'and hums all day long',
  'and laughs so much that the hat falls off',
  'but gets cross when things are unfair',
  'and is best friends with a snail',
  'and does not like the dark',
  'but is afraid of the big stairs',
  'and loves pancakes with honey',
  'and cries when balloons pop',
  'but never gives up',
  'and loves very long words',
  'and wants to be a doctor',
  'but cannot swim yet',
  'and shares everything with the new girl',
  'and fights with the wind',
];

const PLACES = [
  'by the sea',
  'in a lighthouse',
  'in the old tram',
  'at the end of our garden',
  'in a tent made of blankets',
  'next to the bakery',
  'up in the apple tree',
  'in a very small flat',
  'on a boat called Pea',
  'behind the waterfall',
  'in the library',
  'in the kitchen',
  'at the farm',
  'on the roof',
  'in the snow',
  'far far away',
  'near the station',
  'in the meadow',
  'in a teapot',
  'inside a cloud',
];

/**
 * The nth description of a character as children type them, each another one: the server keeps its verdicts on texts. Of some its
 * moderation is uncertain, as of theirs.
 */
export const descriptionOf = (n: number): string => {
  let rest = n;
  const pick = (words: readonly string[]): string => {
    const word = words[rest % words.length] ?? '';
    rest = Math.floor(rest / words.length);
    return word;
  };
  const [habit, feeling, trait, place] = [pick(HABITS), pick(FEELINGS), pick(TRAITS), pick(PLACES)];
  return `a ${trait} fox ${habit} ${feeling}, ${place}`;
};
