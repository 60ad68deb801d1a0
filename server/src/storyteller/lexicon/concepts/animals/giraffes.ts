import type { StorySourceInput } from '../../story-source.ts';

/** Stories about giraffes. */
export const giraffes: StorySourceInput = {
  id: 'giraffes',
  words: ['giraffe', 'giraffes', 'baby giraffe'],
  situations: ['visit', 'learn', 'question'],
  creature: 'theme',
  topic: 'giraffes',
  thing: 'the water hole',
  home: 'meadow',
  main: 'meadow',
  plots: [
    {
      id: 'far-down-to-the-water',
      titles: ['{S} Takes a Drink', '{L} and the Long Way Down', 'Too Tall to Drink'],
      goal: 'help {S} drink from the water hole',
      trouble: '{S} could not reach the water',
      solved: '{S} was not thirsty any more',
      opener:
        'Everyone had walked a long way to the water hole: zebras, warthogs and birds, and {L+}, too. Then a shadow fell on the ground, a very long one.',
      friend:
        'The shadow belonged to {S+}. “From up here I can see the rain coming in three days,” said {S}, “but I’m thirsty now.” Far, far down the water glittered.',
      problem:
        '{S} bent {S.their~the} long neck. It went down, and down, and stopped. {S’s} nose was still a whole arm’s length above the water. A giraffe’s neck is long, but its legs are even longer. “It’s just too far,” said {S}.',
      tries: [
        '{L} carried water up in both hands and climbed onto a rock. When {L} got to the top, there were four drops left. {S} licked them off.',
        '{S} tried to kneel down. Left knee, right knee, and then {S} tipped over sideways, and needed a long time to get up.',
        'They looked for a puddle on top of the hill, closer to {S’s} nose. But water doesn’t stay on hills.',
      ],
      tip: '“Everybody tells you to bend,” said {G+}. “Bending isn’t enough. You have to get the whole giraffe lower. And don’t do it alone. Somebody has to look out, because with its head down a giraffe can’t see a lion.”',
      low: '{L} looked at {S’s} four long legs. If they couldn’t get shorter, what else could they do?',
      turn: '{L} stood at the edge and tried it out. {L} slid one foot to the left and one foot to the right, wider and wider, until {L.their~the} nose nearly touched the water. “Like this!” said {L}. “I’ll climb on the rock and keep watch for you.”',
      done: '{S} moved the front legs apart, bit by bit, until they stood like an open pair of scissors. Down came the long neck, and there was the water! {S} drank and drank. {L} stood on the rock and looked out, and no lion came.',
      again:
        'That’s how all giraffes do it: one drinks, and one keeps watch. In between, {S} and {L} changed places.',
      helper: { name: 'Old Tusk', creature: 'elephant' },
      outcomes: [
        {
          asked: ['drink/water/thirsty'],
          done: '{S} moved the front legs apart, bit by bit, until they stood like an open pair of scissors. Down came the long neck, past the rock with {L} on it, who looked out for lions, down to where the water glittered. And {told}.',
        },
        {
          asked: ['star/tree/leaf/leaves/ride/neck/view/see'],
          done: '{S} moved the front legs apart, like an open pair of scissors, down came the neck, and {S} drank and drank. {L} had kept watch. “Now it’s my turn,” said {S}. “Hold on to my ears!” Up it went, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{S} moved the front legs apart, like an open pair of scissors, and drank and drank. Then {S} stretched right up and picked from the tops what nobody else could reach, for the zebras, the warthogs, for {L}. And {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{S} moved the front legs apart, bit by bit, like an open pair of scissors, and down came the long neck. When {S} came up again, there was water dripping on {L} from very high, like rain. By the rock {told}.',
        },
      ],
      art: {
        'had walked a long way': 'meadow: L walk curious; zebra, pig, pond',
        'From up here': 'meadow: S point sad; L look-up S surprised; pond',
        bent: 'meadow: S bow sad; L stand worried; pond',
        'carried water up': 'meadow: L offer bowl worried on stone',
        'kneel down': 'meadow: S fall; L startle',
        'looked for a puddle': 'mountain: L search worried; S look worried; stone',
        'tells you to bend': 'meadow: G say; L+S look G curious',
        'four long legs': 'meadow: L think curious pond; S stand sad',
        'one foot to the left': 'meadow: L stretch-out happy; S look L curious; pond',
        'pair of scissors': 'meadow: S drink happy; L look brave on stone; pond',
        'one keeps watch': 'meadow: S look proud; L drink happy; pond',
      },
    },
  ],
};
