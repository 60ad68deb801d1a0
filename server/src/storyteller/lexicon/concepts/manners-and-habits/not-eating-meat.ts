import type { StorySourceInput } from '../../story-source.ts';

/** Stories about somebody who does not eat meat. */
export const notEatingMeat: StorySourceInput = {
  id: 'not-eating-meat',
  words: [
    'vegetarian',
    'vegetarians',
    'vegan',
    'vegans',
    'be/being vegetarian/vegan',
    'not eat/eats/eating meat/animals',
    'don’t/doesn’t/not want eat meat/animals',
    'no meat',
    'become/becoming vegetarian',
    'where meat comes from',
    'veggie',
    'I don’t eat meat',
    'meat-free',
  ],
  situations: [
    'refuses',
    'value',
    'learn',
    'question',
    'trait',
    'deed',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'reluctant',
  ],
  happensToLead: true,
  topic: 'not eating meat',
  thing: 'the two pots',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'two-pots',
      titles: ['Two Pots on the Stove', '{L} Doesn’t Eat Meat', 'Something for Everybody'],
      goal: 'find a dinner for everyone at the table',
      trouble: '{L} did not want to eat meat any more',
      solved: 'everyone at the table had something good',
      opener:
        'On the farm visit {L+} had scratched a pig behind the ear. The pig had leaned against {L}’s leg and sighed. In the evening there were sausages. {L} looked at the sausage for a long time.',
      friend: '{F+} took two. “Aren’t you hungry?” asked {F}. {L} was. But not like that.',
      problem:
        '“I don’t want to eat animals any more,” said {L}. It grew quiet at the table. “What, never?” they asked. “But what will you eat, then?” “You’ve always liked sausages.” It was not meant badly, but everybody suddenly had a question, and the sausage got cold.',
      tries: [
        '{L} ate only potatoes. On the third day {L}’s knees were soft. You need more than potatoes to grow.',
        '“You shouldn’t eat that either!” {L} told everyone with a fork in their hand. Now they were cross, and nobody enjoyed the meal.',
        '{L} ate nothing but the pudding. It’s a good plan, but for a short time only.',
      ],
      tip: '“In my kitchen some eat meat and some don’t,” said {G+}, “and they sit at the same table. You decide for your plate. But you’ll need beans, lentils, nuts, eggs and cheese, so you stay strong. And it has to smell so good that they want some.”',
      low: 'Smell good! {L} sniffed through the kitchen. Onions smelled good. So did the tomatoes on the sill.',
      turn: '{L} went shopping with a list: red lentils, onions, tomatoes, cheese. At home {L} rinsed and stirred, and somebody tall looked after the hot pan. “It’s my plate,” {L} said to the others, “and you have yours. But you may try some.” On the stove stood two pots.',
      done: 'At dinner one spoon came across the table, and then another one. “What have you put in that?” asked {F}. The pot with the lentils was empty before the other one was. Nobody asked whether it was for ever. {L} had three helpings and strong knees.',
      again:
        'On Thursdays it’s lentils for everyone, because they all asked for it. When they walk past the farm, {L} waves to the pig.',
      helper: { name: 'Mrs Pulse', creature: 'goat' },
    },
  ],
};
