import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the rainbow. */
export const rain: StorySourceInput = {
  id: 'rain',
  words: ['rain', 'rainy', 'rainy day', 'storm'],
  situations: ['afraid', 'lost', 'visit'],
  topic: 'the rainbow',
  thing: 'the rainbow',
  home: 'cottage',
  main: 'meadow',
  weather: 'rain',
  plots: [
    {
      id: 'rain-orchestra',
      titles: ['{L} and the Rainbow', 'Boom, Said the Thunder', 'After the Rain'],
      goal: 'see the rainbow',
      trouble: 'the rain and thunder kept everyone inside',
      solved: 'the rainbow stood over the roofs',
      object: 'umbrella',
      opener:
        'The rain ran down the window in long races. {L+} had bet on the drop on the left. Somewhere far off it rumbled. “When rain and sun meet, there’s a rainbow,” said {L}. “I want to see it.”',
      friend:
        '{F+} came running, under an umbrella that was mostly holes. “It’s coming closer,” said {F}. There was a flash. Boom!',
      problem:
        'The thunder was so loud that the cups jumped. {L} crept under the table, and so did everyone else. Down there you could not see any sky at all, and no rainbow either. And it rained, and it boomed.',
      tries: [
        'They stopped up their ears. Then they heard it with their tummies.',
        '{L} ran out between two booms, to look quickly. There was a flash, and {L} was back under the table before the door had closed.',
        'They called to the thunder to be quiet. It answered. You should not argue with thunder.',
      ],
      tip: '“Count,” said {G+}. “From the flash to the boom. One, two, three. If there’s more and more to count, the storm is walking away. It’s only a cloud clapping its hands.”',
      turn: 'There was a flash. “One, two, three,” counted {L}, “four.” Boom. Another flash. “One, two, three, four, five, six.” Boom, but further off. {L} came out from under the table. “It’s going! Quick, while it’s still raining!”',
      done: 'They stood in the meadow, in the last fine rain, and behind them the sun came out. And there it stood, from the mill to the church, red, orange, yellow, green, blue and violet: the rainbow, and a second one above it, paler, like an echo.',
      again: 'When it booms, {L} counts aloud for everybody. And then they all put on their boots.',
      helper: { name: 'Old Nimbus', creature: 'frog' },
      outcomes: [
        {
          asked: ['rainbow/sun/stop/shine'],
          done: 'They stood in the meadow, in the last fine rain, as the booms walked off behind the church. Something warm touched all their backs. The drops in front of them took fire, one by one, from the mill to the church, and {told}.',
        },
        {
          asked: ['puddle/splash/jump/boot/mud/wet'],
          done: 'The booms walked off behind the church. A rainbow stood over the roofs, and a second one, paler. {L} looked for it in the puddles, too, and there it was, in every one, red, orange, yellow. They had their boots on, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'In the last fine rain the sun came out, and there it stood, from the mill to the church: the rainbow. {F} turned the umbrella over, holes and all, and hung it up like a lamp. The table came out from above their heads, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'In the last fine rain the sun came out, and there it stood, from the mill to the church: the rainbow, and a second one above it, paler, like an echo. It rumbled once more, far off. “Twelve,” counted {L}, and {told}.',
        },
      ],
      art: {
        'in long races': 'living-room, rain: L look happy at sky',
        'that was mostly holes': 'living-room, rain: F hold umbrella worried; L look',
        'crept under the table': 'living-room, rain: L+F hide frightened under table',
        'stopped up their ears': 'living-room, rain: L+F cover-ears frightened',
        'between two booms': 'living-room, rain: L run frightened; door',
        'to the thunder to be quiet': 'living-room, rain: L+F shout worried',
        'From the flash to': 'living-room, rain: G say; L+F look G curious',
        'like an echo': 'meadow, clear: L cheer; F point happy; rainbow',
        'There was a flash. “One': 'living-room, rain: L listen brave; F listen',
        'came out from under the table': 'living-room, rain: L run happy; F run happy; door',
        'counts aloud': 'hallway, rain: L hold boot happy; people',
      },
    },
  ],
};
