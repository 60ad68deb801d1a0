import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the ice at the end of the world. */
export const penguin: StorySourceInput = {
  id: 'penguin',
  words: ['penguin', 'antarctica', 'south pole'],
  situations: ['visit'],
  creature: 'theme',
  topic: 'the ice at the end of the world',
  thing: '{S}',
  home: 'snowfield',
  main: 'snowfield',
  weather: 'snow',
  plots: [
    {
      id: 'cold-feet',
      titles: ['{S} With Cold Feet', '{L} and {S}', 'The Warmest Place on the Ice'],
      goal: 'get {S} warm',
      trouble: '{S} was freezing',
      solved: '{S} was warm through and through',
      object: 'scarf',
      opener:
        'At the end of the world everything was white: the ground, the sky and the breath in front of {L’s} nose. {L+} had three pairs of socks on and listened. Somebody’s teeth were chattering.',
      friend:
        'On a lump of ice sat {S+}, shivering from head to tail. “I’m the only one here who’s always cold,” said {S}. {L} wound a scarf round {S.them}, twice.',
      problem:
        'The others laughed. “Whoever lives on the ice isn’t cold,” they said, and dived into the black water. {S} put one toe in and turned blue. And tonight the great storm was coming.',
      tries: [
        'They built an igloo for {S}, with a chimney. Then they lit a fire in it. There was a puddle with a chimney.',
        '{S} ran round in circles to get warm. It worked, until {S} stopped. Then the sweat froze.',
        'They put on {S} everything they had, seven pairs of socks as well. {^S} could not walk any more, only roll.',
      ],
      tip: '“Nobody is warm alone,” said {G+}. “Do you think the others are? Look at them in a storm. They stand in a heap, and those from the outside move to the middle, and the ones in the middle move out.”',
      turn: 'The storm came howling. “Into the middle with {S}!” called {L}. They all moved up, wing to flipper to paw to coat, in one big heap, and slowly went round, so that everyone was outside for a bit and inside for a bit.',
      done: 'In the middle of the heap it was as warm as an oven. {S} stopped shivering and laughed out loud. “I’m warm,” said {S}, “right down to the toes!” The others looked at the ground. “So are we,” they said. “Because of you.”',
      again:
        'Since then they do it every evening, storm or not. {S} calls it “the oven”. The scarf goes round from neck to neck.',
      helper: { name: 'Old Frost', creature: 'walrus' },
      outcomes: [
        {
          asked: ['warm/cold/toe/feet/scarf/huddle/cosy/cozy'],
          done: 'In the middle of the heap it was like an oven. The storm ran round the outside and found no gap. {S} stopped shivering, first at the top and then all the way down. “Right to the toes!” said {S}. And {told}.',
        },
        {
          asked: ['friend/swim/dive/slide/ice/fish/family/mum/mother/home/fly/egg/chick'],
          done: 'In the middle of the heap {S} stopped shivering, right down to the toes. “So did we,” said the others, and looked at the ground, “because of you.” When the storm was over they made room in the row, and {told}.',
        },
        {
          asked: ['sleep/asleep'],
          done: 'In the middle of the heap it was as warm as an oven. {S} stopped shivering, right down to the toes. Slowly the heap went round, outside a bit and inside a bit, like a cradle. The storm sang, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'In the middle of the heap it was as warm as an oven, and {S} stopped shivering, right down to the toes. “You’ve invented the oven,” said {G}. What’s an oven without anything in it? They passed things to the middle, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'In the middle of the heap it was as warm as an oven. {S} stopped shivering, and laughed out loud. “I’m warm, right down to the toes!” “So are we,” said the others. “Because of you.” Wing to flipper to coat, {told}.',
        },
      ],
      art: {
        'three pairs of socks': 'snowfield, snow: L listen curious wearing scarf',
        'On a lump of ice': 'snowfield, snow: S shiver sad; L give scarf worried',
        'one toe in': 'snowfield, snow: S shiver ashamed; L stand worried; penguin',
        'built an igloo': 'snowfield, snow: L build happy; S look sad; campfire, puddle',
        'round in circles': 'snowfield, snow: S run worried; L look S worried',
        'seven pairs of socks': 'snowfield, snow: L give sock worried; S fall wearing scarf; two sock',
        'is warm alone': 'snowfield, snow: G say; L+S look G curious',
        howling: 'snowfield, night, wind: L call brave; S shiver frightened',
        'in one big heap': 'snowfield, night, wind: L hug S; penguin, walrus',
        'as an oven.': 'snowfield, night, wind: S laugh; L hug S; penguin',
        'from neck to neck': 'snowfield, evening: S laugh; L give scarf happy; penguin',
      },
    },
  ],
};
