import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a family that has little money. */
export const moneyIsTight: StorySourceInput = {
  id: 'money-is-tight',
  words: [
    'can’t/cannot afford',
    'we can’t afford it',
    'not/no enough money',
    'no money for',
    'little money',
    'money is tight',
    'money troubles',
    'be/being poor',
    'poor family',
    'food bank',
    'free school meals',
    'cheap shoes',
    'no money for school trip/trip',
    'everyone else has',
    'friend/friends have/has more money',
    'my friend is rich',
    'rich and poor',
    'rich friend',
    'poverty',
    'hungry at school',
  ],
  situations: [
    'lacks',
    'has',
    'trait',
    'value',
    'learn',
    'question',
    'deed',
    'wants',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'having little money',
  thing: 'the jar on the shelf',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'the-free-list',
      titles: ['The Free List', 'What Does It Cost?', 'The Jar on the Shelf'],
      goal: 'have a fine Saturday without any money',
      trouble: 'there was no money left over',
      solved: 'it had been a fine Saturday, and it had cost nothing',
      opener:
        'On the kitchen shelf stood a jar for what was left over. At the end of this month nothing was left over. You could see right through it to the wall. “Not this month,” they said, when {L+} asked about the new trainers.',
      friend:
        '{F+} was going to the fair on Saturday. “Everybody’s going!” said {F}. “Are you coming?” {L} looked at the ground. “I don’t like fairs,” said {L}. That wasn’t true at all.',
      problem:
        '{L} knew that they were doing what they could. On Tuesdays they fetched a box from the food bank, with noodles and tins in it, where everybody was friendly. But {L} had gone by the back door, so that nobody would see. It’s tiring, to have a secret like that.',
      tries: [
        '{L} looked for coins under the sofa and found one, and it was a button.',
        '{L} said to {F} that the fair was stupid. {F} was hurt. Now there was no fair, and no {F} either.',
        '{L} drew some money. It was very beautiful, with a hen on it, but the baker knew it at once.',
      ],
      tip: '“I hand out the boxes on Tuesdays,” said {G+}, “and last year I fetched one myself. Having little isn’t a thing to be ashamed of. It’s only heavy when you carry it alone. Tell one friend. And then write a list of all that costs nothing.”',
      low: 'All that costs nothing? {L} began to count, on the way home. The echo under the bridge. The blackberries behind the station. Both hands were soon used up.',
      turn: '{L} went to {F}. “I do like fairs,” said {L}. “We just haven’t any money for it at the moment.” {F} was quiet. Then {F} said, “Why didn’t you say so? I only wanted you to come along.” So they sat down on the step and wrote the free list.',
      done: 'On Saturday they shouted under the bridge, ate blackberries until their teeth were blue, and built a dam. In the evening they climbed the hill. From there you could see the whole fair, with all its lights, and hear the music. “We’ve got the best seats,” said {F}.',
      again:
        'Some months there is something in the jar. The free list hangs next to it. They’ve got as far as fifty-three.',
      helper: { name: 'Mrs Pantry', creature: 'bear' },
      outcomes: [
        {
          asked: ['fair/ride/ticket/shoe/trainer/trip/money/job/win/find'],
          kinds: ['gets'],
          done: 'They shouted under the bridge, and ate blackberries until their teeth were blue. The free list had got as far as fifty-three when there was something in the jar again. It rattled. {L} had not hoped for it any more, and {told}.',
        },
        {
          asked: ['learn/realise/realize/understand/know/matter/important/rich/love'],
          kinds: ['happy', 'says'],
          done: 'They shouted under the bridge, ate blackberries until their teeth were blue, and built a dam. From the hill you could see the whole fair, with all its lights. “We’ve got the best seats,” said {F}. It hadn’t cost a penny, and {told}.',
        },
        {
          kinds: ['friends', 'team', 'hugs', 'laughs', 'stays', 'home'],
          done: '“I only wanted you to come along,” {F} had said. So they shouted under the bridge and built a dam, and in the evening they sat on the hill above the lights of the fair. There was no secret by the back door any more, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'plays', 'claps', 'invited'],
          done: 'They built a dam, and picked blackberries until their teeth were blue, and a hatful more. From the hill you could hear the music of the fair, every note of it, for nothing. {F} had brought bread for the berries, and {told}.',
        },
      ],
    },
  ],
};
