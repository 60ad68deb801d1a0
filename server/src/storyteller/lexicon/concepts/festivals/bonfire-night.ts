import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Bonfire Night. */
export const bonfireNight: StorySourceInput = {
  id: 'bonfire-night',
  words: [
    'gunpowder plot',
    'bonfire night',
    'bonfire',
    'guy fawkes',
    'guy fawkes night',
    'fireworks night',
    'sparkler',
    'sparklers',
    'fifth of november',
    '5th november',
    'toffee apple',
    'the gunpowder plot',
    'story of guy fawkes',
  ],
  situations: ['wants', 'afraid', 'visit', 'learn'],
  topic: 'Bonfire Night',
  thing: 'the bonfire',
  home: 'village',
  main: 'meadow',
  night: true,
  plots: [
    {
      id: 'somebody-in-the-woodpile',
      titles: ['Who Is in the Woodpile?', '{L} and the Bonfire', 'Stop, Before You Light It!'],
      goal: 'check the bonfire before it was lit',
      trouble: 'somebody was asleep in the bonfire',
      solved: 'the hedgehog was safe, and the bonfire was burning',
      opener:
        'On the meadow stood a heap of wood, as tall as a house. Tonight was Bonfire Night! There would be sparklers, toffee apples, and the biggest fire of the year. {L+} had carried the first branch there, weeks ago.',
      friend:
        '{F+} came in a warm hat and gloves, with a lantern. They were early. They went once round the woodpile, to look at it.',
      problem:
        'Something rustled, deep down among the leaves. {L} held still. There it was again, and a small snuffle. “Somebody’s in there,” said {L}. And over the meadow they were all coming already, with the torches.',
      tries: [
        '{L} called into the wood, “Come out!” It went quiet. Whoever it was had rolled up.',
        '{F} shook a branch. The whole heap creaked, and they jumped back.',
      ],
      tip: '“You were right to tell me,” said {G+}, who was in charge of the fire, and stopped everyone. “That’s a hedgehog. To it that’s the best bed in the world. It needs another one, and a way to get there.”',
      low: 'It was dark by now. Everyone was waiting, and some of them were calling, “When does it start?”',
      turn: '{L} and {F} made a heap of dry leaves under the hedge, well away. The grown-ups lifted the wood, one branch at a time, and {L} held the lantern low. There lay a ball of prickles. {G} carried it over, in thick gloves.',
      done: 'The ball unrolled, sniffed, and crept into the leaves. “Now!” called {G}. The flames shot up, the sparks flew, and everyone stood behind the rope and said, “Ooh!” {L} wrote in the air with a sparkler, with a glove on.',
      again:
        'Every year now they build the bonfire on the very day. And {L} goes round it first, with the lantern.',
      outcomes: [
        {
          asked: ['firework/fireworks/sparkler/sky/rocket/colour/bang/bonfire/fire'],
          done: 'In thick gloves {G} carried the ball of prickles over to the dry leaves. It unrolled, sniffed, and crept in. “Now!” called {G}. They stood behind the rope with their heads back. The flames shot up, and {told}.',
        },
        {
          asked: ['hedgehog/animal safe/sleep/family/baby/home/leaf/leaves/happy/name/friend/new'],
          done: 'The ball unrolled, sniffed, and crept into the heap of dry leaves that {L} and {F} had made. Far away behind the rope the flames shot up, and everyone said, “Ooh!” Under the hedge it was quiet and dark, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'gets'],
          done: 'The ball unrolled, sniffed, and crept into the leaves. “Now!” called {G}, the flames shot up, and everyone behind the rope said, “Ooh!” Whoever saves somebody is served first. {G} held out the tray, and {told}, in gloves.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'home',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'plays', 'home', 'sleep'],
          done: 'The ball unrolled, sniffed, and crept into the leaves. “Now!” called {G}. The flames shot up, the sparks flew, and everyone stood behind the rope and said, “Ooh!” {L} wrote something in the air with a sparkler. {F} could read it, and {told}.',
        },
      ],
      object: 'lantern',
      helper: { name: 'Firefighter Ash', creature: 'dog' },
      art: {
        'stood a heap of wood': 'meadow, evening: L carry log proud; big heap',
        'in a warm hat and gloves': 'meadow, evening: F hold lantern happy; L look happy; heap, log',
        'Something rustled, deep down':
          'meadow, night: L listen worried; F hold lantern worried; log, people',
        'Whoever it was had rolled up': 'meadow, night: L call worried; F point worried; log',
        'The whole heap creaked': 'meadow, night: F startle stick; L jump surprised; log',
        'You were right to tell': 'meadow, night: G say; L think hedgehog; F look G; log',
        'waiting, and some of them': 'meadow, night: L think worried; F look worried; people, log',
        'a heap of dry leaves': 'meadow, night: L hold lantern brave; F rake; leaf-pile, hedgehog',
        'crept into the leaves': 'meadow, night: L raise torch happy; F cheer; campfire, people, leaf-pile',
        'build the bonfire on the very': 'meadow, evening: L hold lantern curious; F carry log; log',
      },
    },
    {
      id: 'the-letter-to-the-lord',
      words: ['gunpowder plot', 'the gunpowder plot', 'story of guy fawkes', 'guy fawkes'],
      titles: ['The Gunpowder Plot', '{L} and the Letter without a Name', 'Who Is in the Cellar?'],
      goal: 'find out what was wrong before the king came',
      trouble: 'there was a plot against the king, and nobody knew where',
      solved: 'Guy Fawkes was caught and the king was safe',
      opener:
        'It was London, four hundred years ago. Tomorrow King James was to open Parliament, with trumpets. {L+} worked for a lord, and ran errands all day: candles, bread, ink. In the evening somebody in the street gave {L} a letter and was gone.',
      friend:
        '{F+} held the lantern while the lord read it aloud. “Stay at home tomorrow,” it said. “They will get a terrible blow, and will not see who hurts them.” There was no name under it.',
      problem:
        '“A blow?” said the lord. “From whom? From where?” It was the fourth of November, and it was getting late. In the morning the king, the queen and all the lords would be sitting in that hall. {L} felt quite cold.',
      tries: [
        'They searched the great hall, under each bench. They found one glove and two mice.',
        'They looked up into the towers. There were only bells there, and pigeons.',
        '{F} asked the guards at the gate. They had seen nobody go in today but a man with firewood.',
      ],
      tip: '“‘They won’t see it’,” said {G+}, who kept the keys, and read it once more. “Where does something come from that you don’t see? Not from the front, and not from above. What’s there under a hall? And what does a parliament want with so much firewood?”',
      turn: '“The cellar!” cried {L}. The guards went ahead, down the steps. There lay the firewood, in a heap. And behind it, in the middle of the night, stood a man with a cloak and spurs. “My name’s John Johnson,” said the man. {L} pointed: “There’s something under the wood!”',
      done: 'Under the wood stood barrels, thirty-six of them, full of gunpowder. The man’s real name was Guy Fawkes. The guards led that man away, and carried the barrels out into the rain. In the morning the trumpets sounded, the king walked in, and nothing happened at all.',
      again:
        'That night the people of London lit bonfires, because the king was safe. They have done it every fifth of November since. {L} still carries letters, and likes those best that have a name at the bottom.',
      outcomes: [
        {
          asked: ['firework/fireworks/sparkler/sky/rocket/colour/bang/bonfire/fire/light'],
          done: 'Under the wood stood thirty-six barrels of gunpowder. The guards led Guy Fawkes away and rolled the barrels out into the rain. In the morning the king walked in, and nothing happened at all. Because of that, in the evening, {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'play/game/dance/sing/fun/race',
            'best day/time',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'gets', 'plays'],
          done: 'Under the wood stood thirty-six barrels of gunpowder. The guards carried them out into the rain, and the king walked in safe. “Who thought of the cellar?” asked the king. The lord pushed {L} forward, and {told}, at the long table in the hall.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'home',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home'],
          done: 'Under the wood stood thirty-six barrels of gunpowder. The guards carried them out into the rain. In the morning the trumpets sounded, the king walked in, and nothing happened at all. It was the loveliest nothing in London, and {told}.',
        },
      ],
      helper: { name: 'Old Key', creature: 'badger' },
      setting: {
        topic: 'the Gunpowder Plot',
        thing: 'the letter',
        home: 'city',
        main: 'city',
        night: true,
        indoors: true,
      },
      art: {
        'ran errands all day': 'old-town, evening: L hold letter curious; candle, bread',
        'while the lord read it aloud':
          'great-hall, night: F hold lantern worried; L listen worried; gentleman, letter',
        'it was getting late': 'great-hall, night: L look frightened; F point worried; king, throne',
        'one glove and two mice': 'great-hall, night: L peek worried; F hold mitten; two mouse, bench',
        'looked up into the towers': 'old-town, night: L look-up; F look-up worried; tower, bell, bird',
        'asked the guards at the gate': 'old-town, night: F say; L think worried; guard, gate',
        'who kept the keys, and': 'great-hall, night: G hold key; L+F look G curious; firewood',
        'There lay the firewood': 'cellar, night: L walk brave; F hold lantern frightened; guard, firewood',
        'stood a man with a cloak':
          'cellar, night: L point surprised; F hold lantern frightened; gentleman, firewood, barrel',
        'carried the barrels out': 'old-town, rain: L look proud; F cheer; many barrel, guard',
        'London lit bonfires': 'old-town, night: L hold letter happy; F clap happy; campfire, people',
      },
    },
  ],
};
