import type { StorySourceInput } from '../../story-source.ts';

/** Stories about saving water and energy. */
export const savingWater: StorySourceInput = {
  id: 'saving-water',
  words: [
    'save/saving water',
    'waste/wasting water',
    'don’t waste water',
    'waste/wasting energy/electricity',
    'turn off tap',
    'turning off tap',
    'leaving the lights/tap on',
    'dripping tap',
    'water shortage',
    'drought',
  ],
  situations: ['learn', 'deed', 'forgets', 'question'],
  topic: 'saving water',
  thing: 'the dripping tap',
  home: 'garden',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-bucket-under-the-tap',
      titles: ['Drip, Drip, Drip', '{L} and the Dripping Tap', 'Not One Drop Too Many'],
      goal: 'save enough water for the garden',
      trouble: 'there was not enough water for the garden',
      solved: 'there was enough water for every plant',
      opener:
        'It had not rained for weeks. The grass was yellow, and {L+}’s tomatoes hung their heads. “No more watering with the hose,” it said on a notice at the gate. “Please save water.”',
      friend:
        '{F+} came in for a drink, let the tap run until it was cold, filled a glass, and drank half. The rest went down the sink. They both watched it go.',
      problem:
        'The tomatoes needed a can of water every evening. But there was none to spare. In the kitchen a tap went drip, drip, drip, and in the bathroom somebody was brushing their teeth with the water running. “All that’s going down the hole,” said {L}.',
      tries: [
        '{L} asked the clouds to rain. They were very small clouds.',
        '{F} gave the tomatoes the other half of the glass. It was enough for one leaf.',
        '{L} wanted to turn off all the water in the house. “I’m still soapy!” shouted somebody from the shower.',
      ],
      tip: '“You don’t need more water,” said {G+}. “You need to catch what’s running away. Put something under every drip and see how much there is by tonight. Only not the soapy kind, for tomatoes.”',
      low: 'In the evening the lowest leaves of the tomatoes were brown. {L} turned the empty can upside down. Not a drop.',
      turn: '{L} put a bowl under the drip, and a bucket in the shower, to catch the cold water at the start. {F} collected what was left in the glasses. The water from the lettuce went in as well. In the evening {L} poured it all together.',
      done: 'It was a whole can, and half of another! {L} carried it out when the sun was low, and gave each of the tomatoes a long drink. By the end of the week the leaves stood up. And with a new ring, the tap did not drip.',
      again: 'Then it rained, all night. {L} put out every bowl in the house, just in case.',
      object: 'bowl',
      helper: { name: 'Mrs Wells', creature: 'frog' },
      outcomes: [
        {
          asked: ['rain/plant/tomato/tomatoes/garden/flower/grow/tap/save/water/drip'],
          done: 'It was a whole can, and half of another! {L} carried it out when the sun was low, and gave each of the tomatoes a long drink. With a new ring, the tap did not drip. Every bowl stood ready, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'It was a whole can, and half of another! Each of the tomatoes got a long drink. By the end of the week the leaves stood up, and something red hung under them. They washed it, over the can, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'It was a whole can, and half of another! Each of the tomatoes got a long drink. {F} filled a glass, only half, drank it to the last drop, and turned it over on that head. Nothing came out, and {told}.',
        },
      ],
      art: {
        'hung their heads': 'garden: L look sad; tomato, notice',
        'let the tap run': 'kitchen: F hold glass worried; L look; tap, sink',
        'went drip, drip': 'kitchen: L point worried; tap, sink',
        'asked the clouds': 'garden: L say worried; small cloud, tomato',
        'the other half of the glass': 'garden: F pour glass happy; L look; tomato',
        'I’m still soapy': 'bathroom: L startle ashamed; gentleman, soap',
        'what’s running away': 'kitchen: G point; L look G curious; tap',
        'upside down. Not': 'garden, evening: L hold watering-can sad; tomato',
        'a bowl under the drip': 'kitchen: L hold bowl brave; F hold glass brave; tap, bucket',
        'and half of another': 'garden, evening: L water happy; F cheer; tomato',
        'all night.': 'garden, rain: L hold bowl laughing; many bowl',
      },
    },
  ],
};
