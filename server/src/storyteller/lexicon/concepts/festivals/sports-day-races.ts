import type { StorySourceInput } from '../../story-source.ts';

/** Races of a school’s sports day. */
export const sportsDayRaces: StorySourceInput = {
  id: 'sports-day-races',
  words: [
    'egg spoon race',
    'egg and spoon',
    'sack race',
    'three-legged race',
    'three legged race',
    'field day',
    'sports day egg',
    'sports day race',
    'potato race',
    'wheelbarrow race',
    'obstacle race',
    'relay race',
    'bean bag race',
  ],
  situations: ['learn', 'cannot', 'afraid', 'wants', 'visit'],
  topic: 'sports day',
  thing: 'the finishing line',
  home: 'school',
  main: 'meadow',
  plots: [
    {
      id: 'the-egg-on-the-spoon',
      words: [
        'egg',
        'egg spoon',
        'egg and spoon',
        'potato',
        'sports day race',
        'field day',
        'bean bag',
        'obstacle',
        'relay',
      ],
      titles: ['{L} and the Egg on the Spoon', 'Don’t Drop It!', 'The Egg and Spoon Race'],
      goal: 'carry the egg to the finishing line',
      trouble: 'the egg kept falling off the spoon',
      solved: 'the egg and {L} had crossed the line together',
      opener:
        'It was sports day. There were flags all round the field, and benches for the grown-ups. {L+} was in the egg and spoon race, in lane four.',
      friend:
        '{F+} was in lane five. They each got a spoon, and a hard-boiled egg. “If it falls, you pick it up, and go on from there,” said {F}. “And no thumbs.”',
      problem:
        'They practised before the race. {L} ran three steps. Plop! The egg was in the grass. {L} put it back, and ran. Plop! {L} spent more time looking for the egg than running.',
      tries: [
        '{L} ran faster, so that the egg would have no time to fall. It had plenty of time.',
        '{L} held it with a thumb, a very small thumb, at the side. “No thumbs!” called everybody on the benches.',
        '{F} held the spoon tight, and looked at the others. That was just when {F’s} egg rolled off.',
      ],
      tip: '“Have you ever carried a cup of tea upstairs, for somebody in bed?” asked {G+} from the bench. “Filled right to the top? You didn’t run then. And where did you look?”',
      low: 'The egg had a crack in it already. All the others were lining up for the race.',
      turn: '{L} thought of the cup of tea. Bang! The others shot off. {L} walked, quick and smooth, and looked at nothing but the egg. Plop, it went in lane three. Plop, plop, in lane six. In lane four nothing went plop.',
      done: 'Then there was a ribbon across {L’s} chest. Two were in front, and all the rest were still looking for their eggs. Third! The egg was sitting on its spoon as if it lived there. {F} came in after that, laughing.',
      again: 'They peeled the two eggs on the bench, and had them with a bit of salt.',
      object: 'spoon',
      helper: { name: 'Grandpa Bram', creature: 'badger' },
    },
    {
      id: 'the-sack',
      words: ['sack'],
      titles: ['Hop, {L}, Hop!', '{L} in the Sack', 'The Sack Race'],
      goal: 'get to the line in a sack',
      trouble: '{L’s} feet got caught in the sack',
      solved: '{L} had hopped right over the line',
      opener:
        'It was sports day, and {L+} was in the sack race. The sack was made of brown cloth and smelled of potatoes. You had to climb into it and hold it up with both hands.',
      friend:
        '{F+} had a sack as well. It came right up to the chin. “Now I know how a potato feels,” said {F}.',
      problem:
        'They tried it out on the grass. {L} wanted to run in the sack. But the left foot trod on the right one, and bump, {L} lay on the grass like a sausage. Getting up in a sack is even harder.',
      tries: [
        '{L} took tiny steps, one foot at a time. A snail might have overtaken {L}.',
        '{L} took one huge hop. The sack stayed where it was, and {L} fell out of it at the top.',
        '{F} let go of the sack to wave to somebody. The sack slid down, and {F} sat down.',
      ],
      tip: '“You’ve got two feet in there, and they both want to go first,” said {G+}. “In a sack you’ve only got one big foot. Hold the cloth up tight. Small hops, always the same. Think of a ball.”',
      low: '{L} had grass in both ears. The others were already in a row at the start.',
      turn: '{L} pulled up the sack, pushed both feet into the corners, and held on tight. Bang! “Ball, ball, ball,” said {L}, and the sack went up and down, small and even, past one sausage in the grass and then another.',
      done: 'There was the line. {L} hopped over it, and went on hopping because it was going so well. Then {F} arrived, and they both fell over, on purpose.',
      again: 'At home {L} goes to bed in hops, in a pillowcase.',
      helper: { name: 'Mrs Hopper', creature: 'frog' },
    },
    {
      id: 'three-legs',
      words: ['three-legged', 'three legged', 'wheelbarrow'],
      titles: ['{L} and {F} on Three Legs', 'Inside, Outside', 'The Three-Legged Race'],
      goal: 'run with three legs',
      trouble: 'the tied legs wanted to go different ways',
      solved: '{L} and {F} had got to the line on three legs',
      opener:
        'It was sports day. For the three-legged race you need two people and one scarf. {L+} was looking for somebody whose leg was about as long.',
      friend:
        '{F+} put a leg next to {L’s}. It was near enough. They tied the two legs together with a scarf, and stood up. “Now we’ve got three,” said {F}.',
      problem:
        '“Go!” said {L}, and started with the left. {F} started with the right. The tied legs wanted to go both ways at once, and bump, down they went. It is hard to be cross with somebody you are tied to, but they nearly managed.',
      tries: [
        '{L} went faster and pulled {F} along. {F} hopped twice, and then sat down.',
        'They tied the scarf tighter. Now they fell over more quickly.',
        'Each of them said what the other one was doing wrong. They had not moved at all.',
      ],
      tip: '“Put your arms round each other first,” said {G+}. “Then you can feel what the other one is going to do. Then give your legs names: the tied ones are inside, the free ones are outside. And say them, both of you, out loud.”',
      low: 'There they sat in the grass, on three legs. The race was about to start.',
      turn: '{L} put an arm round {F}, and {F} put an arm round {L}. “Inside,” they said together. The tied legs went forward. “Outside.” The free ones came after. “Inside, outside, inside, outside.” It went slowly, and then it did not go slowly any more.',
      done: 'They ran like one animal with a good deal of breath. Right and left of them people were lying in the grass. “Inside, outside!” they shouted, and they were over the line, and the scarf was still on.',
      again: 'They forgot to untie it until supper. It took them a while to get up the stairs.',
      object: 'scarf',
      helper: { name: 'Coach Barley', creature: 'dog' },
    },
  ],
};
