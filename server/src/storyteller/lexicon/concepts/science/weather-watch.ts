import type { StorySourceInput } from '../../story-source.ts';

/** Stories about watching the weather. */
export const weatherWatch: StorySourceInput = {
  id: 'weather-watch',
  words: [
    'weather',
    'weather forecast',
    'weather watch',
    'weather watcher',
    'weather watchers',
    'weather chart',
    'weather report',
    'weather station',
    'what is the weather',
    'different weather',
    'kinds of weather',
    'types of weather',
    'weatherman',
    'forecast',
    'what’s the weather like',
    'all kinds of weather',
    'rain snow and wind',
    'rain snow and wind all kinds of weather',
    'wind rain and snow',
    'sun rain and wind',
    'sun rain wind and snow',
    'rain wind and sun',
    'different kinds of weather',
  ],
  situations: ['learn', 'question', 'visit'],
  topic: 'the weather',
  thing: 'the weather chart',
  home: 'school',
  main: 'meadow',
  weather: 'wind',
  plots: [
    {
      id: 'the-weather-keeper',
      titles: ['{L} the Weather Watcher', 'Sun or Rain?', 'What Will It Be Tomorrow?'],
      goal: 'say what the weather would be',
      trouble: 'the weather on the chart was always wrong',
      solved: '{L} had said what the weather would be, and it came true',
      opener:
        'This week {L+} was the weather watcher. On the wall hung a chart with a pointer: sun, cloud, rain, wind, snow. In the morning {L} was to turn the pointer to the weather of the day.',
      friend:
        '{F+} asked, “Will I need an umbrella?” {L} looked out. It was blue. “No,” said {L}, and turned the pointer to sun. At ten o’clock it poured, and {F} got wet through.',
      problem:
        'The next day {L} set it to rain, and everyone sweated in their raincoats. “Our weather watcher’s no good,” somebody said. And on Thursday there was to be the picnic! Everyone wanted to know from {L} if it would stay dry.',
      tries: [
        '{L} tossed a coin for it. Heads was sun. It snowed.',
        '{F} asked the cat. The cat looked at both of them and went to sleep. That might have meant anything.',
        '{L} set the pointer right between sun and rain, so as to be safe. “And what does that mean?” asked everybody.',
      ],
      tip: '“You only look out once,” said {G+}, who had been at sea. “The weather’s on its way all the time. Look where the wind’s coming from, because that’s where tomorrow’s coming from. Watch it, and write it down.”',
      low: 'There was one day left until the picnic. {L} would much rather have been in charge of the pencils.',
      turn: '{L} tied a ribbon to a stick and looked at it three times a day. When it blew from the sea, there was rain. When it blew from the hills, it stayed dry. {L} wrote it down. On Wednesday evening the ribbon turned: from the hills!',
      done: '{L} set the pointer to sun. On Thursday morning it was misty, and they all took umbrellas, just in case. But at ten the mist lifted, and at noon they lay in the sun. “Three cheers for the weather watcher!” called {F}.',
      again: '{L} is often right now, and not always. Even the people on the radio are not.',
      object: 'umbrella',
      helper: { name: 'Captain Gale', creature: 'pelican' },
      outcomes: [
        {
          asked: ['sun/picnic/sunny/dry/rain/snow/rainbow/television/tv/radio/right/shine'],
          done: '{L} set the pointer to sun. On Thursday morning it was misty, and they all took umbrellas, just in case. But the ribbon on the stick still blew from the hills. At ten the mist lifted, the umbrellas stayed shut, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{L} set the pointer to sun. On Thursday it was misty, and they all took umbrellas, just in case. But at ten the mist lifted, and at noon the umbrellas stood in the grass, for shade. Under them {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{L} set the pointer to sun. On Thursday it was misty, and they all took umbrellas. But at ten the mist lifted, and at noon they lay in the sun. “Three cheers for the weather watcher!” called {F}. And {told}.',
        },
      ],
    },
  ],
};
