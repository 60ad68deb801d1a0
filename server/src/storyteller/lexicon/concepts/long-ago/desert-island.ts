import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being washed up on an island. */
export const desertIsland: StorySourceInput = {
  id: 'desert-island',
  words: [
    'desert island',
    'lonely/deserted/empty/uninhabited/tropical island',
    'shipwrecked',
    'shipwreck on island',
    'stranded/marooned/washed up/shipwrecked/stuck/lost/alone on a/an/the island',
    'castaway',
    'castaways',
    'robinson crusoe',
    'live/living on a desert island',
    'message from an island',
    'survive/surviving on an island',
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
    'stuck',
    'lost',
    'lacks',
    'wants-to-go',
    'absence',
    'finds',
  ],
  topic: 'a desert island',
  thing: 'the island',
  home: 'island',
  main: 'island',
  plots: [
    {
      id: 'the-rain-on-the-leaf',
      titles: ['Washed Up', 'Five Days on the Island', 'A Hundred Palm Trees'],
      goal: 'find water to drink on the island',
      trouble: 'there was no water to drink on the island',
      solved: 'there was enough water until the ship came',
      opener:
        'The storm had broken the boat, and in the morning {L+} lay on warm white sand. There was a hill, a hundred palm trees and the sea all round. It was a desert island, and it had been waiting for someone.',
      friend:
        'From behind a rock came {F+}, wet through, with a tin box. “There are two of us, then,” said {F}. In the tin box were ship’s biscuits, a mirror and a ball of string. They were so glad that they danced.',
      problem:
        'By noon they no longer danced. The sun burned down, and they were thirsty. There was water as far as the eye could see, and every drop of it was salt. Salt water only makes you thirstier.',
      tries: [
        'They shook a palm tree with all their might. The coconuts stayed up there, and a cross little lizard came down.',
        'They dug a hole in the beach. Water came, and they cheered. Then they tasted it. It was the sea, by another way.',
        'They crossed the island to look for a spring. They found eleven crabs, a shoe, and their own footprints.',
      ],
      tip: '“I never touch the sea water,” said {G+}, with a drop on its beak. “In the morning I go to the big leaves. You only have to see to it that nothing runs away in the night.”',
      low: 'Clouds came up in the evening. {L} lay awake. The sky is full of water, thought {L}, and we have nothing to hold under it.',
      turn: 'Nothing? {L} jumped up. There were leaves here as big as tables! They tied the stalks together with the string so that each leaf became a gutter, one above the other, and at the bottom they put the tin box and the shells, and every hollow stone on the island.',
      done: 'At night the rain drummed on the leaves and ran from one to the next. In the morning the box was full of clear water, enough for days. On the fifth morning {L} flashed the mirror at a far white sail, and the sail turned towards them.',
      again:
        'At home {L} turns on the tap and watches the water run into the glass. It’s a small miracle. Hardly anyone looks.',
      object: 'mirror',
      outcomes: [
        {
          asked: ['stay/live island/forever/there', 'stay'],
          done: 'The rain ran from leaf to leaf into the tin box, and there was enough water for a long time. On the fifth morning a white sail went by, far out. {L} looked from the sail to the table of leaves, and {told}.',
          again: 'There is no tap on the island. There is a drip, and everybody looks.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The rain ran from leaf to leaf into the tin box, enough for days. Captain Flint showed them where the nuts were ripe. They set a stone table with shells, a biscuit for each, and clear water to the brim, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The rain ran from leaf to leaf into the tin box. On the fifth morning {L} flashed the mirror at a far white sail, and the sail turned towards them. The captain stepped ashore and looked at the gutters of leaves, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The rain ran from leaf to leaf into the tin box. On the fifth morning {L} flashed the mirror at a far white sail, and the sail turned towards them. “Two of us!” shouted {F}, “there are two of us!” And {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The rain ran from leaf to leaf into the tin box. On the fifth morning {L} flashed the mirror at a far white sail, and the sail turned towards them. There were two hammocks on board, and a wind from behind, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The rain ran from leaf to leaf into the tin box, enough for days. On the fifth morning there was a white sail, far out. {L} held the mirror to the sun and flashed, again and again. The sail turned, and {told}.',
        },
      ],
      helper: { name: 'Captain Flint', creature: 'parrot' },
      art: {
        'warm white sand': 'island: L sit worried; broken-bridge, boat',
        'with a tin box': 'island: F hold tin happy; L dance happy; biscuit, string',
        'The sun burned down': 'island: L stand worried; F lie sleepy; sun, wave',
        'shook a palm tree': 'island: L+F push tree worried',
        'dug a hole in the beach': 'island: L dig worried; F eat worried; hole',
        'to look for a spring': 'island: L walk sad; F walk sad; footprints, crab',
        'the big leaves': 'island, morning: G drink; L look G curious; big leaf',
        'lay awake': 'island, night: L lie sad; cloud, moon',
        'as big as tables': 'island, evening: L hold big leaf brave; F tie string brave; tin',
        'a far white sail': 'island, morning: L raise mirror laughing; F cheer; small ship',
        'turns on the tap': 'kitchen: L hold glass happy; tap',
      },
    },
  ],
};
