import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Humpty Dumpty and other nursery rhymes. */
export const humptyDumpty: StorySourceInput = {
  id: 'humpty-dumpty',
  words: [
    'humpty dumpty',
    'humpty',
    'nursery rhyme',
    'nursery rhymes',
    'egg on a/the wall',
    'all the king’s horses',
    'mother goose',
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
    'afraid',
    'broken',
    'pair',
  ],
  topic: 'Humpty Dumpty',
  thing: 'the wall',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'the-other-verse',
      titles: ['Humpty Dumpty Will Not Fall', 'A Wall for an Egg', 'The New Verse'],
      goal: 'see that Humpty did not break',
      trouble: 'everyone sang that Humpty would fall',
      solved: 'Humpty had fallen and was whole',
      opener:
        'On the wall by the castle sat Humpty Dumpty, who was an egg in a waistcoat. From up there you could see everything. But whenever somebody went by, they sang: “Humpty Dumpty had a great fall!” {L+} saw that Humpty had gone quite pale.',
      friend:
        '“Why don’t you come down?” called {F+}. “I can’t climb,” said Humpty. “I’m round. I don’t even know how I got up.” The wall was three times as high as a ladder is long.',
      problem:
        '“It isn’t a question of whether I fall,” said Humpty in a small voice. “It’s in the song. All the king’s horses, and all the king’s men! And then they can’t put me together again.” A gust of wind came, and Humpty wobbled.',
      tries: [
        'They asked people to stop singing it. “But it’s such a good tune,” they said, and hummed it, which came to the same thing.',
        '{F} tied a string round Humpty and held on to the other end. There’s no place on an egg where a string will stay.',
        'They sent for the king’s men, beforehand for once. “Nothing’s broken yet,” said the king’s men, and rode off. “We only come afterwards.”',
      ],
      tip: '“It’s no use quarrelling with the song,” said {G+}. “Everything falls one day. Apples do, and nuts do, and I have, too. I’ve never been able to change the falling. So I look after the other end.”',
      low: 'The clouds came up over the castle. It smelled of storm. Humpty shut both eyes. “You needn’t watch,” said Humpty.',
      turn: 'The other end! {L} ran to the stable, where the king’s horses were having supper. “May I?” asked {L}, and took their straw, one forkful after the other, and the hay as well, and piled it all up at the foot of the wall, as high as a house.',
      done: 'Then came the storm, and Humpty had a great fall. Whump! It was very quiet. Something moved in the straw. “I say,” said Humpty, with hay in the waistcoat, “that was quite fun.” There was not a crack to be seen, not even a small one.',
      again:
        'These days they sing a different verse: “All the king’s horses’ straw in a heap: Humpty fell in it, and fell asleep.”',
      object: 'egg',
      helper: { name: 'Mother Cluck', creature: 'hen' },
    },
  ],
};
