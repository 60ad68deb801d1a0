import type { StorySourceInput } from '../../story-source.ts';

/** Stories about saving electricity. */
export const savingEnergy: StorySourceInput = {
  id: 'saving-energy',
  words: [
    'save/saving energy',
    'saving energy',
    'save/saving electricity',
    'saving electricity',
    'turn/turning lights off',
    'turning off lights to save energy',
    'turn/turning off light/lights',
    'switch/switching off light/lights',
    'leave/leaving the light on',
    'lights on in empty room',
    'carbon footprint',
    'energy',
    'solar energy',
    'solar panel',
    'solar panels',
    'solar power',
    'wind turbine',
    'wind turbines',
    'wind power',
    'renewable energy',
    'climate heroes',
    'eco warriors',
    'eco team',
  ],
  situations: ['learn', 'question', 'value', 'make', 'deed', 'forgets'],
  topic: 'saving energy',
  thing: 'the wheel of the electricity meter',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-wheel-in-the-cupboard',
      titles: ['The Wheel in the Cupboard', '{L} Saves Energy', 'Who Is Still Awake?'],
      goal: 'make the little wheel turn slowly',
      trouble: 'the wheel turned even when nobody needed anything',
      solved: 'the wheel was turning slowly',
      opener:
        'In a cupboard in the hall {L+} found a box with a window, and behind it a silver wheel that went round. “That counts the electricity,” they said. “When we use a lot, it turns fast.” It was turning very fast.',
      friend:
        '{F+} looked in as well. “But we aren’t doing anything,” said {F}. They were in the hall, and the house was quiet. Even so it raced round and round. Who was using all that?',
      problem:
        '“Somewhere a wind turbine is turning for us, and somewhere else something’s burning,” said {L}. “All for nobody?” They ran through the house. In the empty bathroom there was light. In the empty room a radio was talking to a chair.',
      tries: [
        '{L} turned off everything. Then somebody stood in the dark with soap in both eyes, and shouted.',
        'They wrote signs: “Switch off!” There were forty of them. After two days nobody saw them any more.',
        '{F} wanted to hold on to the wheel. It is behind glass, and that’s just as well.',
      ],
      tip: '“You needn’t sit in the dark,” said {G+}. “Just ask in each room: who is this for? If there’s somebody, leave it on. If there’s nobody, it may go to sleep. And look for the little red eyes. They’re awake all night.”',
      low: 'In the evening {L} looked out of the bedroom. Downstairs a light was burning, and nobody sat under it.',
      turn: '{L} took a torch and went from room to room. “Who are you for?” {L} asked the lamp. Nobody. Click. The radio: click. The screen had a red eye. Click! Then {L} opened the curtains, because outside it was still light enough to read.',
      done: 'They opened the cupboard. The wheel was creeping like a snail. You could even read the tiny number on it. Behind the kitchen door there was light, and so there should be: somebody was cooking there, and it smelled of pancakes.',
      again:
        'Every evening {L} says good night to the lamps. And each Sunday they write down how fast the wheel turns. It is getting slower and slower.',
      helper: {
        name: 'Mrs Watt',
        creature: 'firefly',
      },
      outcomes: [
        {
          asked: ['save/light/turn/switch/planet/earth/electricity/energy/candle/dark/sun/wind'],
          done: 'They opened the cupboard. The wheel was creeping like a snail, and you could read the tiny number on it. “Who are you for?” {L} asked the very last lamp. It had no answer, either. Click! Behind the open curtains {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'They opened the cupboard. The wheel was creeping like a snail. Behind the kitchen door there was light, and so there should be: it smelled of pancakes. That lamp was for all of them. They moved together under it, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'They opened the cupboard. The wheel was creeping like a snail, and you could read the tiny number on it. “Good night,” said {L} to the lamp in the hall. It was so quiet that one could hear the wheel, and {told}.',
        },
      ],
      art: {
        'a box with a window': 'hallway: L look curious; wheel, box',
        'we aren’t doing anything': 'hallway: F peek surprised; L look; wheel',
        'talking to a chair': 'living-room: L run worried; F look; radio, chair, lamp',
        'with soap in both eyes': 'bathroom, night: L startle ashamed; gentleman, soap',
        'There were forty of them': 'living-room: L hang note worried; F hold note; many note',
        'to hold on to the wheel': 'hallway: F reach-up worried; L look; wheel',
        'who is this for': 'hallway: G say; L look G curious; lamp',
        'light was burning, and': 'bedroom, evening: L look sad at sky; lamp',
        'from room to room': 'hallway, evening: L hold torch brave; unlit-lamp',
        'like a snail': 'hallway: L cheer; F cheer; wheel, pancakes',
        'good night to the lamps': 'bedroom, night: L wave happy in bed; unlit-lamp',
      },
    },
  ],
};
