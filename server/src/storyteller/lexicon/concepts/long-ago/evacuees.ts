import type { StorySourceInput } from '../../story-source.ts';

/** Stories about children who were sent to the country in the war. */
export const evacuees: StorySourceInput = {
  id: 'evacuees',
  words: [
    'evacuee',
    'evacuees',
    'evacuee in the war',
    'evacuation',
    'blitz',
    'the blitz',
    'world war 2',
    'world war two',
    'world war ii',
    'second world war',
    'second world war children',
    'ww2',
    'wwii',
    'children in the war',
    'gas mask',
    'air raid',
    'rationing',
    'war time',
    'wartime',
    'wartime children',
    'home front',
    'dig for victory',
  ],
  situations: ['learn', 'question', 'deed', 'visit', 'sad', 'wants', 'has', 'longing'],
  gentle: true,
  topic: 'the children who were sent to the country',
  thing: 'the label',
  home: 'city',
  main: 'farm',
  plots: [
    {
      id: 'the-last-one-in-the-hall',
      titles: ['The Label on the Coat', '{L} Goes to the Country', 'The Last Two in the Hall'],
      goal: 'find a place to stay until the war was over',
      trouble: '{L} was far from home and nobody had chosen {L}',
      solved: '{L} had a place to stay',
      opener:
        'There was a war, so the children were sent from the city to the country, where it was safe. {L+} had a small suitcase, and a label with a name on it.',
      friend:
        '{F+} had a label too. They sat on the same seat and looked out of the window. “I’ve never seen a cow,” whispered {F}. “Stay with me,” said {L}. They had both promised to write.',
      problem:
        'In the evening they stood in a village hall. People came and looked at them. “I’ll have that strong lad,” said a farmer. “I’ll take the girl with the curls.” The hall became emptier and emptier. In the end only {L} and {F} were standing there, hand in hand.',
      tries: [
        '{L} tried to look strong. It is hard to look strong when you want to cry.',
        '“You could take one of them,” said somebody. {L} held {F’s} hand tighter. “We’re two,” said {L}.',
        '{F} said a poem, as at school. The ladies smiled. But they had no bed.',
      ],
      tip: '“I only came to bring the milk,” said {G+} at the door. “I’ve got no curtains and no patience, and the house is draughty. But I do know what it’s like to stand about until last. Can either of you milk a cow?”',
      low: 'It was quiet in the hall. {F} had never even seen a cow.',
      turn: '{L} swallowed. “No,” said {L}, “but we can get up early, and {F} can sing. We’ll learn it, if we can stay together.” The milk woman looked at them. “Well, the cows do like singing,” said the milk woman. “Up you get, both of you.”',
      done: 'They shared a room under the roof, with a bed that creaked. In the morning they learned to milk. {F} sang, and after three days milk came. On Sundays {L} wrote home: “It’s dark here, but quiet. The cow is called Duchess.” And every week a letter came back.',
      again:
        'It was a long time until the war was over and the train went home. {L} still has the label. On the back it says, in pencil: “Come whenever you like.”',
      outcomes: [
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'They shared a room under the roof, with a bed that creaked. In the morning they learned to milk. {F} sang, and after three days milk came. On Saturday the postman leaned the bicycle against the gate, and {told}.',
        },
        {
          kinds: ['hugs', 'happy', 'friends', 'team', 'feels', 'laughs'],
          done: 'They shared a room under the roof, with a bed that creaked. In the morning they learned to milk. {F} sang, and after three days milk came. “Well,” said {G} at the door, with no curtains and no patience, and {told}.',
        },
        {
          kinds: ['eats', 'shares', 'makes'],
          done: 'They shared a room under the roof, with a bed that creaked. In the morning they learned to milk. {F} sang, and after three days milk came. {G} put the first bowl of it on the table, and {told}.',
        },
        {
          kinds: ['sleep', 'stays'],
          done: 'They shared a room under the roof, with a bed that creaked. In the morning they learned to milk. In the evening Mrs Pail stood on the stairs with the lamp until both were quiet. It was dark, but it wasn’t strange any more, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'They shared a room under the roof, with a bed that creaked. In the morning they milked, and {F} sang. Every week a letter came. “The cow is called Duchess,” {L} wrote back, and kept the label in the suitcase, until {told}.',
        },
      ],
      helper: { name: 'Mrs Pail', creature: 'woman' },
      art: {
        'a label with a name': 'city: L hold suitcase worried; label, train',
        'on the same seat': 'train: F look worried at window; L hold-hands F; cow',
        'stood in a village hall': 'great-hall, evening: L hold-hands F worried; people, suitcase',
        'to look strong': 'great-hall, evening: L raise worried; people',
        'take one of them': 'great-hall, evening: L hug F worried; lady',
        'said a poem': 'great-hall, evening: F say worried; L look; lady',
        'came to bring the milk': 'great-hall, evening: G hold jug; L+F look G worried',
        'quiet in the hall': 'great-hall, evening: L comfort F; F stand sad; suitcase',
        'We’ll learn it': 'great-hall, evening: L say brave; F nod; farmer, jug',
        'under the roof': 'farm: F lie happy in bed; L lie happy in bed',
        'learned to milk': 'farm, morning: F sing happy; L crouch happy; cow, bucket',
        'the train went home': 'bedroom: L hold label happy; letter',
      },
    },
  ],
};
