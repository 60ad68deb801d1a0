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
    'hey diddle',
    'hey diddle diddle',
    'cow jumped/jumps over the moon',
    'cow jump/jumping over the moon',
    'cat and the fiddle',
    'dish ran away with the spoon',
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
      outcomes: [
        {
          asked: [
            'humpty safe/fix/mend/whole/better/wall/land/together/home/down',
            'not break/fall/crack',
            'fix/mend/save/put humpty/together',
            'king/horse',
          ],
          done: 'At the foot of the wall lay all the straw of the king’s horses, as high as a house. Then came the storm, and Humpty had a great fall. Whump! It was very quiet, and something moved in the straw, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Then came the storm, and Humpty had a great fall. Whump! “I say,” said Humpty, with hay in the waistcoat, “that was quite fun.” The king’s men came with wheelbarrows for the straw, saw who was in it, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Then came the storm, and Humpty had a great fall. Whump! Something moved in the straw. “I say,” said Humpty, with hay in the waistcoat, “that was quite fun.” There was not a crack to be seen, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Then came the storm, and Humpty had a great fall. Whump! There was not a crack to be seen. The straw was soft and still warm from the stable, the horses came and stood round it, and {told}.',
        },
      ],
      helper: { name: 'Mother Cluck', creature: 'hen' },
      art: {
        'On the wall by the castle': 'castle: L think worried; huge egg on wall, wall',
        'as a ladder is long': 'castle: F call; L look worried; huge egg on wall, wall',
        'A gust of wind came': 'castle, wind: L look frightened; F point worried; huge egg on wall, wall',
        'asked people to stop': 'castle: L say worried; F look worried; people, egg on wall, wall',
        'tied a string round': 'castle: F pull string worried; L hands-on-hips worried; huge egg',
        'Nothing’s broken yet': 'castle: L think worried; F look worried; knight, horse, egg',
        'So I look after the other end': 'castle: G say; L look G curious; F look G; hay',
        'It smelled of storm': 'castle, cloudy: L look worried; F point worried; huge egg on wall, wall',
        'ran to the stable': 'farm: L run brave; F run; horse, hay',
        'as high as a house': 'castle: L carry hay brave; F rake; hay, egg on wall, wall',
        'with hay in the waistcoat': 'castle: L cheer; F cheer; huge egg, hay',
        'a different verse': 'castle: L sing; F sing; egg, horse',
      },
    },
    {
      id: 'the-cow-who-had-to-jump',
      words: [
        'hey diddle',
        'hey diddle diddle',
        'cow jumped/jumps over the moon',
        'cow jump/jumping over the moon',
        'cat and the fiddle',
        'dish ran away with the spoon',
      ],
      titles: ['Hey Diddle Diddle', 'Over the Moon', 'The Cat, the Fiddle and the Jump'],
      goal: 'get the cow of the rhyme over the moon',
      trouble: 'the cow could not jump over the moon',
      solved: 'the cow had jumped over the moon',
      opener:
        '“Hey diddle, diddle, the cat and the fiddle!” they all sang on the meadow at night. The cat played the fiddle, the little dog got ready to laugh, and the dish held the spoon by the hand. {L+} had come to watch. But the next line did not begin.',
      friend:
        '“It’s my line,” said the cow of the rhyme. “I’m supposed to jump over the moon. Every evening! Just look at where it is.” {F+} looked up. The moon was a very long way up.',
      problem:
        'The cow ran, and jumped. It got as far as the height of a footstool. The fiddle broke off, and the little dog had nothing to laugh about. “Without the jump the dish can’t run away with the spoon,” said {L}. “Then the whole rhyme’s stuck.”',
      tries: [
        'They built a ramp out of hay bales. The cow ate the ramp.',
        '{F} tied balloons to its tail. Only the tail got up off the ground, and looked surprised.',
        'They all pushed from behind, one, two, three. It was a very heavy jump, and not a high one.',
      ],
      tip: '“High, high,” meowed {G+}. “You’re all looking up. It doesn’t say how high the moon has to hang. It’s been in my water bowl all evening, and it didn’t bother me.”',
      turn: '{L} ran to the edge of the meadow. There was the pond, as smooth as a plate. And in the middle, round and white, lay the moon! “Come here,” called {L}. “From this bank to that one, and you’re over it!” The cow looked, and pawed the ground.',
      done: 'The cat struck up. The cow ran, and jumped, with all four hooves in the air, right over the moon in the pond! On the other bank it landed in the clover. The little dog laughed until it lay on its back, and the dish ran away with the spoon.',
      again:
        'They sing it every night now, without a stop. Only the frog complains, who lives right under the moon.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The cow ran, and jumped, right over the moon in the pond, and landed in the clover. So the rhyme could go on. The dish came back with the spoon on its arm, and this time it was full, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The cow ran, and jumped, right over the moon in the pond, and landed in the clover. The little dog lay on its back, the cat’s fiddle had the hiccups, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The cow ran, and jumped, right over the moon in the pond, and landed in the clover. The dish ran away with the spoon. The cat played the last verse on one string, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'There lay the moon in the pond, round and white. The cat struck up. The cow ran, with all four hooves in the air, from this bank to that one, right over it, and {told}.',
        },
      ],
      helper: { name: 'Old Fiddle', creature: 'cat' },
      setting: { topic: 'Hey Diddle Diddle', thing: 'the rhyme', home: 'farm', main: 'meadow', night: true },
      art: {
        'had come to watch': 'meadow, night: L look happy; cat, cow, dog',
        'It’s my line': 'meadow, night: F look-up worried; L think worried; cow, moon',
        'as far as the height': 'meadow, night: L look worried; F point worried; cow, cat, moon',
        'The cow ate the ramp': 'meadow, night: L look surprised; F point surprised; cow, hay',
        'tied balloons to its tail': 'meadow, night: F tie string; L look curious; cow, many balloon',
        'one, two, three. It was': 'meadow, night: L+F push; cow',
        'High, high': 'meadow, night: G fiddle; L look G curious; F look G; bowl, moon',
        'as smooth as a plate': 'meadow, night: L point surprised; F look surprised; pond, moon',
        'pawed the ground': 'meadow, night: L call brave; F peek curious; cow, pond',
        'right over the moon in': 'meadow, night: L cheer; F cheer; cow, pond, dog',
        'Only the frog complains': 'meadow, night: L sing; F fiddle; frog, cow, pond',
      },
    },
  ],
};
