import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a box that is buried for later. */
export const timeCapsule: StorySourceInput = {
  id: 'time-capsule',
  words: [
    'time capsule',
    'time capsules',
    'bury/burying a time capsule/box',
    'bury/burying time capsule/box/treasure for later',
    'message to the future',
    'letter to the future',
    'letter to myself',
    'letter to my future self',
    'box for the future',
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
    'lacks',
  ],
  topic: 'a time capsule',
  thing: 'the tin',
  main: 'school',
  plots: [
    {
      id: 'what-nobody-keeps',
      titles: ['Do Not Open for Fifty Years', 'What Shall We Put In?', 'A Tin for Later'],
      goal: 'find the right things for the time capsule',
      trouble: 'nothing was right for the time capsule',
      solved: 'the time capsule was full of the right things',
      opener:
        'Under the new path at the school a tin was going to be buried. “It will be opened in fifty years,” it said on the lid. {L+} had been chosen to fill it. It was no bigger than a bread bin.',
      friend:
        '“In fifty years!” said {F+}. “They’ll have to see what it was like with us.” They sat down beside the empty tin. They could put anything in it. That was just the trouble.',
      problem:
        'Everyone came with something. One brought a cup that had been won, one a coin, one a photograph of the mayor. {L} laid it all in and looked at it. “If I found that,” said {L}, “I’d know who was mayor. But I wouldn’t know what it was like.”',
      tries: [
        'They put in a slice of cake, because it was so good. Somebody reckoned out what it would look like in fifty years. They ate it up.',
        '{F} wanted to put in a tablet with a thousand pictures. “And who’s to charge it?” asked someone. No one could say.',
        '{L} tried to catch the noise of the playground in a jar. The jar was too quiet.',
      ],
      tip: '“When they pulled down my wall,” said {G+}, “an old shopping list fell out from behind the paper. Soap, thread, liquorice for Tom. People stood round it for an hour. Nobody looked at the coins. Everyone keeps coins.”',
      low: 'The hole under the path was already dug. Tomorrow they’d close it. In the tin lay a cup and the mayor.',
      turn: 'A shopping list! {L} took everything out again and ran off with a notebook. {L} wrote down what was for lunch, what they were all laughing about that week, which stairs creaked, what they were afraid of, and what they played at break, with all the rules.',
      done: 'Each of them put in one small thing that no one else would have kept: a bus ticket, a list of nicknames, a conker, half a joke. “The other half is under the bench,” {L} wrote. Then the lid was closed. It rattled just right when you shook it.',
      again:
        'When {L} walks over the path, it sounds a bit hollow at one place. Only forty-nine years and eleven months to go!',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'A bus ticket, a list of nicknames, a conker, half a joke: each put in one small thing. The lid was closed, and it rattled just right. “One has to write down what we had to eat today,” said {F}. So {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'A bus ticket, a list of nicknames, a conker, half a joke: each put in one small thing. “The other half is under the bench,” wrote {L}. They crawled under it to read it once more, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'A bus ticket, a list of nicknames, a conker, half a joke: each put in one small thing. The lid was closed, and the path went over it. It sounded a bit hollow under their feet, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'A bus ticket, a list of nicknames, a conker, half a joke: each put in one small thing that no one else would have kept. “The other half is under the bench,” wrote {L}. The lid was closed, and {told}.',
        },
      ],
      helper: { name: 'Old Lime', creature: 'wall lizard' },
      art: {
        'no bigger than a bread bin': 'school: L hold tin happy; shovel',
        'They’ll have to see': 'school: F sit happy; L sit worried; tin',
        'a photograph of the mayor': 'school: L hold tin worried; children, cup, coin',
        'a slice of cake': 'school: L eat cake; F eat cake; tin',
        'with a thousand pictures': 'school: F hold tablet happy; L stand worried; tin',
        'of the playground in a jar': 'playground: L raise jar worried; children',
        'pulled down my wall': 'wall: G hold note; L look G curious',
        'The hole under the path': 'school: L look sad; hole, tin',
        'ran off with a notebook': 'school: L run writing-pad happy; children',
        'a list of nicknames': 'school: L hold tin laughing; F offer nut happy; children, ticket',
        'hollow at one place': 'school: L walk happy; children',
      },
    },
  ],
};
