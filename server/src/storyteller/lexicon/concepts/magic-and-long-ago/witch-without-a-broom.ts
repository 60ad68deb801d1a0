import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a witch and a lost or broken broom. */
export const witchWithoutABroom: StorySourceInput = {
  id: 'witch-without-a-broom',
  words: [
    'witch lose/lost/loses broom/broomstick',
    'witch without a broom',
    'witch broom/broomstick',
    'lost/broken/missing broomstick/broom',
    'witch’s broom',
    'witch cannot/can’t/couldn’t fly',
    'witch learn/learning/learns fly',
    'broom that will not fly',
    'flying broomstick',
    'broom break/breaks/broke',
    'witch and broom',
    'witch who lost her broom',
    'witch who cannot/can’t fly',
    'learning to fly on a broom',
    'learn/learning to ride a broom',
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
    'lost',
    'lost-by',
    'lost-its-own',
    'broken',
    'damage',
    'afraid',
    'ailment',
  ],
  topic: 'a witch without a broom',
  thing: 'the broom',
  creature: 'witch',
  home: 'forest',
  main: 'forest',
  plots: [
    {
      id: 'the-birch',
      titles: ['{S} Has No Broom', 'What Makes a Broom Fly?', 'Seven Handfuls of Birch'],
      goal: 'get {S} into the air again',
      trouble: '{S’s} broom was gone',
      solved: '{S} was flying again',
      opener:
        'On the night of the first new moon all the witches were to meet on the Bald Hill. {S+} came running to {L+} in the middle of supper. “My broom is gone! The stream has carried it off. And you can’t get up there on foot!”',
      friend:
        '{L} got up at once. “Let’s see what else you’ve got that flies,” said {L}. In the witch’s house there were a cat, four hundred jars and a stuffed owl. None of them flew.',
      problem:
        'A broom isn’t just any old stick, {S} explained. It has to know its witch. This one had taken {S} to school, and it stopped by itself in front of every bakery. {S} blew into a handkerchief with stars on it. It was two hours until the new moon.',
      tries: [
        'They took the kitchen broom. It swept. It swept very well, but with its feet on the ground.',
        '{S} said the flying spell over a rake. The rake flew, without {S}, and raked the sky for a while.',
        '{F} had the idea of a bathtub. It hopped three times and then was stuck in the door.',
      ],
      tip: '“I gave the twigs for the old one,” said {G+} by the stream, and its leaves whispered. “Nobody bought it in a shop. It was bound, at night, by two who were friends. That’s the only thing about it that was ever magic.”',
      low: 'A thin cold wind went through the wood. From far off you could already hear them laugh, up there on the Bald Hill.',
      turn: '{L} gathered what the birch let fall: seven handfuls of twigs, fine and whippy. {S} fetched the handle of the old umbrella. {L} laid the twigs round it and held them tight, while {S} wound the string three times. Then {L} tied the knot.',
      done: 'For a moment nothing happened. Then the new broom gave a shiver, like a dog after a bath, and rose into the air. “It knows us both,” said {S}. “Hold on tight!” They flew over the treetops and up to the Bald Hill, just on the stroke of twelve.',
      again:
        'Sometimes in the evening something scratches at {L’s} window. It’s the broom. It stops there by itself now, too.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The new broom gave a shiver, like a dog after a bath, and rose into the air. “It knows us both,” said {S}. They flew up to the Bald Hill, just on the stroke of twelve. All the witches moved up round the kettle, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The new broom gave a shiver, like a dog after a bath, and rose. “It knows us both,” said {S}. They flew up to the Bald Hill on the stroke of twelve. The oldest witch looked at the knot in the string, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The new broom gave a shiver, like a dog after a bath, and rose into the air. “It knows us both,” said {S}. It flew them up to the Bald Hill, by way of every bakery, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The new broom gave a shiver and rose into the air. “It knows us both,” said {S}. They flew up to the Bald Hill, just on the stroke of twelve, and back over the sleeping roofs, as quietly as an owl, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Seven handfuls of birch twigs, an umbrella handle, and a knot. For a moment nothing happened. Then the new broom gave a shiver, like a dog after a bath, and rose into the air. “It knows us both,” said {S}, and {told}.',
        },
      ],
      helper: { name: 'Silver', creature: 'birch tree' },
    },
  ],
};
