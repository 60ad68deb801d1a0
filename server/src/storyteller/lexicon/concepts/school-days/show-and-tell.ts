import type { StorySourceInput } from '../../story-source.ts';

/** Stories about show and tell. */
export const showAndTell: StorySourceInput = {
  id: 'show-and-tell',
  words: [
    'show tell',
    'show and tell',
    'bring something to school',
    'talk in front of class',
    'speak in front',
    'tell the class',
    'news time',
  ],
  situations: ['afraid', 'learn', 'wants'],
  topic: 'show and tell',
  thing: 'the thing in the bag',
  home: 'cottage',
  main: 'school',
  plots: [
    {
      id: 'only-a-stone',
      titles: ['Show and Tell', 'Only a Stone', '{L} Has Something to Show'],
      goal: 'find something for show and tell',
      trouble: '{L} had nothing grand to show',
      solved: 'everyone wanted to hold what {L} had shown',
      object: 'pebble',
      opener:
        'On Friday it was {L+}’s turn: show and tell! One brings something, stands in front of everyone, and tells about it. {L} looked round the room. It all looked very ordinary today.',
      problem:
        'The others had brought such things! A real drum, a tooth from a shark, a picture of an uncle on an elephant. {L} had only a pebble in one pocket. “That isn’t anything,” thought {L}.',
      tries: [
        '{L} wanted to bring the cat. The cat did not want to be shown. You could see it on {L’s} arm.',
        '{L} thought of saying that the pebble came from the moon. But then somebody would ask how {L} had got up there.',
        '{L} practised in front of the mirror. The words came out backwards, and then not at all.',
      ],
      tip: '“I’ve heard two hundred of these,” said {G+}. “I’ve forgotten all the drums. I can still remember a button. Its child knew who had worn it. Don’t show the thing. Tell what it knows.”',
      turn: '{L} stood in front of them, with hot ears, and held up the pebble. “It looks like nothing,” said {L}. “I found it on the day when I was lost at the lake. When they found me, it was as warm as I was.”',
      done: 'It was so quiet that you could hear the hamster. “May I hold it?” somebody asked. The pebble went from hand to hand, through the whole class. When it came back to {L}, it was warm.',
      again: 'It lies on the window sill at school now. Whoever has a hard day may put it in a pocket.',
      helper: { name: 'Miss Linden', creature: 'owl' },
    },
  ],
};
