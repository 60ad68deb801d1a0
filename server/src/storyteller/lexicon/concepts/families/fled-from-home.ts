import type { StorySourceInput } from '../../story-source.ts';

/** Stories about children who had to leave their country. */
export const fledFromHome: StorySourceInput = {
  id: 'fled-from-home',
  words: [
    'refugee',
    'refugee family/child/camp',
    'flee home/country',
    'fled',
    'had to leave home/country',
    'leave/left country/home because war',
    'asylum',
  ],
  situations: ['newcomer', 'deed', 'sad', 'learn', 'longing', 'wants'],
  gentle: true,
  topic: 'coming from far away and arriving',
  thing: 'the small bag',
  main: 'city',
  plots: [
    {
      id: 'the-key-without-a-door',
      titles: ['The Key in the Pocket', 'Arriving', 'A Door for {L}'],
      goal: 'feel at home somewhere again',
      trouble: 'home was far away, and here everything was strange',
      solved: 'there was one place here where {L} belonged',
      opener:
        '{L+} had one small bag and one key. The key fitted a blue door, very far away. They left quickly, at night, because it was not safe there any more. {L} kept the key in the left pocket.',
      problem:
        'Here the street was wide, and the words went by too fast. People smiled, and {L} did not know what about. At night, when there was a bang outside, {L} lay under the bed before {L.they} knew it.',
      tries: [
        '{L} tried the key in the new door. It was the wrong size. Of course it was.',
        '{L} was very quiet, so as to be in nobody’s way. After a week nobody noticed {L}, and that was not good either.',
        '{L} nodded at everything that was said. Once it had been a question, and they all waited.',
      ],
      tip: '“Nobody arrives all at once,” said {G+}. “The feet come first, the heart comes after. You needn’t forget the blue door. Tell somebody about it. And let somebody show you one thing here. One for one.”',
      turn: '{L} put the key on the table, in front of {F}, and drew the door: blue, with the fig tree. {F} looked at it for a long time. Then {F} took {L} behind the house, under the elder bush. “This is mine,” said {F}. “Ours, now.”',
      done: 'Under the bush {L} said the word for tree, and {F} said it back. Then the other way round. A bang came from the street. {L} flinched, and {F} took {L’s} hand. “Just a bin,” said {F}. They stayed sitting there, and it got warm.',
      again:
        'The key hangs on a nail over the bed, where you can see it. And under the elder bush there’s a blue door now, painted on a board. It opens for anyone who knows the word for tree.',
      outcomes: [
        {
          asked: ['new friend', 'friend', 'play/game/football'],
          kinds: ['friends', 'new-friend', 'still-friends', 'plays', 'team'],
          done: 'Under the elder bush {L} said the word for tree, and {F} said it back. Then the other way round. By evening they had a word each for leaf, for bin, and for door. It was enough to begin with, and {told}.',
        },
        {
          asked: ['safe/home/house/live/belong/happy/feel'],
          kinds: ['happy', 'feels', 'home', 'way-home', 'stays'],
          done: 'Under the elder bush {L} said the word for tree, and {F} said it back. A bang came from the street. “Just a bin,” said {F}, and took {L’s} hand. They painted a blue door on a board and leaned it against the trunk, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'says', 'says-words', 'sleep'],
          done: 'Under the elder bush {L} said the word for tree, and {F} said it back. A bang came from the street, and {L} flinched. “Just a bin,” said {F}. They stayed there, close together, with the key between them, until it got warm, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'gets', 'given-by', 'all-get', 'tells', 'invited'],
          done: 'Under the elder bush {L} said the word for tree, and {F} said it back. Then {L} drew the fig tree by the blue door, and how the figs taste. {F} ran home for bread and something sweet. They sat under the bush, and {told}.',
        },
      ],
      art: {
        'bag and one key': 'city, night: L hold key sad; bag',
        'The key fitted a blue door': 'city: L hold key sad; bag',
        'left quickly, at night, because': 'city, night: L walk bag worried; people',
        'Here the street was wide': 'city: L stand worried; people, bag',
        'tried the key in the new door': 'cottage: L handle key worried; door',
        'quiet, so as to be': 'school: L sit sad at desk; children',
        'nodded at everything': 'city: L nod worried; people',
        'arrives all at once': 'city: G say calm; L listen sad; key',
        'put the key on the table': 'living-room: L tell door sad; F listen; key on table',
        'This is mine': 'garden: F hide happy behind bush; L look F curious',
        'Under the bush': 'garden: L speak happy; F speak happy; tree, bush',
        'flinched, and': 'garden: F hold-hands L calm; L stand worried; bush',
        'said the word for tree': 'garden: F hold-hands L calm; L stand worried; bush',
        'The key hangs on a nail': 'garden: L paint painting-board(door) happy; F look happy; bush',
      },
    },
  ],
};
