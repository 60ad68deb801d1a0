import type { StorySourceInput } from '../../story-source.ts';

/** Stories about birds that fly south. */
export const migration: StorySourceInput = {
  id: 'migration',
  words: [
    'migration',
    'stork',
    'storks',
    'birds that fly south',
    'migrate/migrating',
    'bird migration',
    'animal migration',
    'bird/goose/swallow/stork fly south',
    'fly south for the winter',
    'bird flying south',
    'crane flying south',
    'storks',
    'storks and other birds that travel',
    'birds that travel',
    'travelling birds',
    'swallows and storks',
  ],
  situations: [
    'deed',
    'ability',
    'being-and-thing',
    'pair',
    'thing-pair',
    'visit',
    'question',
    'record-being',
  ],
  topic: 'birds that fly south',
  thing: 'the long flight',
  home: 'village',
  main: 'meadow',
  plots: [
    {
      id: 'the-last-swallow',
      titles: ['The Last Swallow', 'All the Way to Africa', 'When the Swallows Fly South'],
      goal: 'get the young swallow ready to fly south',
      trouble: 'the young swallow could not fly far enough',
      solved: 'the young swallow was flying south with the others',
      opener:
        'In September the swallows sat along the wire like notes on a line. Every day there were more of them. “Soon they’ll fly south, all the way to Africa,” {L+} said. “That’s called migration.”',
      problem:
        'Under the roof one young swallow was still sitting in the nest. It had hatched last of all. It flew once round the yard and had to sit down. In a week the others would go, and without flies to eat it could not stay.',
      tries: [
        '{L} put it in a basket, to carry it south. They walked until noon and came to the next village. Africa is thousands of miles further.',
        'They made it a warm bed by the stove, for the winter. But it wouldn’t eat bread or berries. Swallows eat insects that they catch in the air, and in winter there are none.',
        '{F} ran about, flapping, to show how it’s done. The swallow watched politely and stayed where it was.',
      ],
      tip: '“Those wings are long enough,” said {G+}. “They’re only weak. Nobody flies to Africa on the first day. What did its brothers and sisters do all August, while it was still an egg?”',
      turn: 'They had practised! So every morning {L} stood a little further off and shook the bush where the flies sat. The young swallow flew after them, over the yard, then over the barn, then over the hill and back, and ate all the way.',
      done: 'On the seventh day the wire was empty at dawn. The swallows were in the air, and they called. The young one opened its wings, rose, and flew after them, up and up. Nobody could tell any more which one it was.',
      again:
        'In April something shot through the barn door and up to the old nest. It was as thin as a wire, and it had flown from Africa. “Welcome home!” said {L}.',
      helper: { name: 'Grandfather Stork', creature: 'stork' },
      outcomes: [
        {
          asked: ['fly/south/africa/family/join/flock/warm/home/return/back/spring/sky'],
          done: 'On the seventh day the wire was empty at dawn. The swallows were in the air, and they called. The young one had flown over yard and barn and hill, seven mornings, and ate on the way. It opened its wings, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'On the seventh day the swallows were in the air, and they called. The young one opened its wings and flew after them, up and up. “From now on we’ll wave for somebody,” said {L}. Under the empty wire {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'On the seventh day the wire was empty. The swallows called, and the young one opened its wings and rose. It flew one circle round the yard, right over {L}, as on the first morning. Nobody had to flap for it now. And {told}.',
        },
      ],
      art: {
        'like notes on a line': 'village: L look-up happy; many bird',
        'all the way to Africa': 'village: L say happy; many bird',
        'was still sitting in the nest': 'village: L look-up worried; small bird on nest, nest',
        'in a basket': 'village: L carry basket worried; F walk worried; small bird',
        'by the stove': 'kitchen: L offer bread worried; F hold blanket; small bird',
        'ran about, flapping': 'meadow: F run happy; L look worried; small bird',
        'wings are long enough': 'meadow: G say; L look G curious; small bird',
        'They had practised': 'meadow: L look happy; F cheer; small bird',
        'where the flies sat': 'meadow: L push bush happy; bird, fly',
        'On the seventh day': 'village, morning: L+F wave happy; many bird',
        'In April': 'farm: L look-up happy; bird, nest',
      },
    },
    {
      id: 'somebody-at-the-front',
      words: ['goose', 'fly south', 'bird migration'],
      titles: ['Who Flies at the Front?', 'The Geese Go South', 'A Letter V in the Sky'],
      goal: 'help the tired geese on their way south',
      trouble: 'the geese were too tired to fly on',
      solved: 'the geese were flying south again',
      opener:
        'Every autumn the wild geese flew over on their way south. {L+} always heard them before seeing them: honk, honk, far off, and then a long line of birds across the sky.',
      problem:
        'Today a family of geese came down by the river and stayed there. They hung their heads. “There’s a wind against us,” said the oldest, “and my wings hurt. We can’t go on, and we can’t stay. The river will soon freeze.”',
      tries: [
        'They brought the geese bread. It filled their stomachs, but it’s no food to fly on, and they were as tired as before.',
        '{L} said, “Then each of you fly where you like, and find your own way.” The geese tried it. The wind pushed every one of them back, one after another.',
        'They waited for the wind to drop. In the night there was thin ice along the bank.',
      ],
      tip: '“When I ride my bicycle behind a cart, I hardly feel the wind,” said {G+}. “But whoever is in front feels all of it. Tell me, who flies at the front of those geese? And for how long?”',
      turn: '“Is it always you in front?” {L} asked the oldest goose. It nodded. So {L} laid pebbles in the sand in the shape of a V, and moved the front one to the back, and the next one to the front. “Take turns!”',
      done: 'They rose, honking. The oldest goose led for a while and then dropped back, and the next took its place. Each flew just behind and beside the other, where the air is easier. The V grew small and was gone to the south.',
      again:
        'In spring they came back over the river in a perfect V. When they were right above {L}, the front goose changed places.',
      helper: { name: 'Aunt Olive', creature: 'otter' },
      setting: { home: 'meadow', main: 'river', weather: 'wind' },
      outcomes: [
        {
          asked: ['fly/south/warm/home/back/return/spring/arrive/family/sky'],
          done: 'They rose, honking. The oldest goose led for a while and then dropped back, and the next took its place, as the pebbles showed. Each flew just behind and beside the other, where the air is easier. And with the wind against them {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The geese tried it out, once over the river and back: the oldest led, then dropped back, and the next took its place. Now they could eat, and rest, and leave. On the bank, beside the V of pebbles, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'They rose, honking. The oldest goose led for a while and then dropped back, and the next took its place. The V flew once round above {L}, who was waving with both arms, and by the river {told}.',
        },
      ],
      art: {
        'Every autumn the wild geese': 'meadow: L listen curious; many bird',
        'a long line of birds': 'meadow: L point happy; many bird',
        'hung their heads': 'river, wind: L look worried; many duck',
        'brought the geese bread': 'river, wind: L offer bread worried; F hold bread; duck',
        'each of you fly': 'river, wind: L point worried; F look-up; bird',
        'waited for the wind to drop': 'river, night, wind: L+F shiver; duck, moon',
        'behind a cart': 'river, wind: G ride bike; L look G curious',
        'Is it always you': 'river, wind: L say curious; F look; duck',
        'laid pebbles in the sand': 'river, wind: L kneel happy; many pebble, duck',
        'rose, honking': 'river: L+F wave happy; many bird',
        'In spring they came back': 'river: L look-up happy; many bird',
      },
    },
  ],
};
