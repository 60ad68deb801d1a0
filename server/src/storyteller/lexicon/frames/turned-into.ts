import type { StorySourceInput } from '../story-source.ts';

/** Plots about {S} who has turned into {a}. */
export const turnedInto: StorySourceInput = {
  id: 'turned-into',
  situations: ['turned-into'],
  creature: 'theme',
  topic: '{S} as {a}',
  thing: '{S}',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'a-spoonful-too-much',

      titles: ['{S} Is {A}', 'When {S} Became {A}', '{L} and the New {Noun}'],
      goal: 'turn {S} back',
      trouble: '{S} had turned into {a}',
      solved: '{S} was {S} again',
      opener:
        'There was a new bottle on the shelf, and it had no label. “Is that the cough syrup?” asked {S}, and took a spoonful. {L+} was just doing up a shoe.',
      friend:
        '“Plop,” it went. When {L} looked up, {S} wasn’t there. On the kitchen chair sat {a}. “{Voice}?” it said, and was startled. It was the voice of {S}! “{L},” said {S+}, “what do I look like?” “Like {a},” said {L}.',
      problem:
        'At first they laughed. But {a} cannot drive to work, or reach the coffee. {S} wanted to make breakfast all the same, and {slip}. Then the telephone rang. “{Voice},” said {S}. It was the boss.',
      tries: [
        '“Perhaps you only need to sleep,” said {L}, and put {S} to bed, with the blanket up to the chin. After an hour {a} lay there, and was snoring the way {nouns} do.',
        '{L} gave {S} what one gives to {nouns}: {treat}. “I don’t like that,” said {S}, and tasted it. “Oh. I do.” Now there was even more of the {noun} in {S}.',
        'They asked the doctor. The doctor looked in the book under “turned into”, and wrote down: “One {noun}, healthy.”',
      ],
      tip: '“What has been said at yours lately?” asked {G+}. “Has somebody been wishing for something? That’s how it gets into bottles. It goes off again as soon as it’s been used for what it was meant for.”',
      turn: '{L} went red. “Yesterday I said that {S} never had time to play,” said {L}, “and that I’d rather have {a}.” {S} was quiet for a bit. “Then let’s play,” said {S}. “I don’t have to be at work. Show me how {nouns} do it.”',
      done: 'So they played all day, under the table and through the garden, and said nothing but “{voice}”. {S} was very good at it. In the evening they sat on the step, side by side. Plop! And there was {S}, with grass in both ears, and an arm round {L}.',
      again:
        'The bottle’s empty now. But every Sunday at four somebody says “{voice}” in the hall. Then {S} drops everything and comes to play.',
      outcomes: [
        {
          kinds: [
            'party',
            'eats',
            'shares',
            'gets',
            'all-get',
            'given-by',
            'plays',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'helps',
            'stays',
            'invited',
            'gathers',
            'includes',
            'tells',
            'spreads',
          ],
          done: 'So they played all day, under the table and through the garden, and said nothing but “{voice}”. In the evening there was a plop. There was {S}, with grass in both ears, and an arm round {L}. “Tomorrow again,” said {S}, “but on two legs.” And {told}.',
        },
        {
          kinds: [
            'result',
            'happy',
            'feels',
            'no-longer',
            'becomes-somebody',
            'learns',
            'understands',
            'says',
            'says-words',
            'hugs',
            'changes-mind',
            'resolves',
            'wins',
            'dares',
            'reveals',
            'goes',
            'rides',
            'sees',
            'visit',
            'finds',
            'sleep',
            'home',
            'way-home',
          ],
          done: 'So they played all day, under the table and through the garden. In the evening they sat on the step. Plop! And there was {S}, with grass in both ears, and an arm round {L}. All it had needed was time, and {told}.',
        },
      ],
    },
  ],
};
