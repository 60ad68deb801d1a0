import type { StorySourceInput } from '../../story-source.ts';

/** Stories about hats. */
export const hats: StorySourceInput = {
  id: 'hats',
  words: [
    'hat',
    'hats',
    'cap',
    'caps',
    'new hat',
    'lost hat',
    'lose/lost/losing hat',
    'hat blow/blew/blown away',
    'straw hat',
    'favourite/favorite hat',
    'silly hat',
    'baseball cap',
    'bobble hat',
    'hats around the world',
    'hats of the world',
    'kinds of hats',
    'different hats',
    'hats from around the world',
  ],
  situations: ['lost', 'wants', 'has', 'trait', 'deed', 'flown', 'visit'],
  weather: 'wind',
  topic: 'hats',
  thing: 'the hat',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'where-the-hat-went',
      titles: ['{L} and the Hat', 'Where Is {L’s} Hat?', 'The Hat That Went for a Walk'],
      goal: 'find the hat again',
      trouble: 'the wind had taken the hat',
      solved: '{L} knew where the hat was',
      opener:
        '{L+} had a hat, and it was a good one: soft, blue, with a brim all round. {L} wore it to breakfast, to the shop and up the stairs to bed.',
      friend:
        'One windy day {L} met {F+} by the fountain. “I like your hat,” {F} was going to say. But all that came out was “I like your…”, for at that moment the wind took it.',
      problem:
        'The hat rolled down the street on its brim like a wheel. It hopped over the bridge and was gone round the corner. {L’s} head felt very bare.',
      tries: [
        '{L} ran after it as far as the bridge. Down in the river swam something round and blue. They fished it out. It was a bucket.',
        'They asked at the baker’s. “A blue hat? A goat was wearing it,” said the baker, “but only for a moment. Then it sneezed.”',
        'They put up notices on every tree. The wind read them one by one, and took them as well.',
      ],
      tip: '“You’re looking on the ground,” said {G+}. “That’s where people look. But what’s soft and round and deep is worth a lot to some of us, at this time of the year. Look up a bit.”',
      low: '{L} walked home with {L.their~the} hands in both pockets and {L.their~the} nose in the air, to look up, and nearly fell over the cat.',
      turn: 'In the fork of the old apple tree there was something blue. {L} climbed up. It was the hat! It hung upside down, lined with moss, and in it lay four little eggs. A blackbird sat on the branch and looked at {L}.',
      done: '{L} put out one hand, and took it back. “It’s only a hat to me,” said {L}. “To you it’s a house.” {L} tied the brim to the branch with a shoelace, so that the wind couldn’t take it again, and climbed down very quietly.',
      again:
        'In July four young blackbirds flew out. Then {L} washed the hat, twice, and put it on. It had never been so well worn.',
      outcomes: [
        {
          asked: ['hat find/get/return/back/come/catch/fly/wear/head/wash', 'get/buy/new hat'],
          done: '{L} put out one hand, and took it back. “To you it’s a house,” {L} told the blackbird, and tied the brim fast with a shoelace. In July four young ones flew out, the nest was empty, and {told}. It had never been so well worn.',
          again:
            'The shoelace went back into its shoe. But in windy weather {L} lends it to the hat, just for the way over the bridge.',
        },
        {
          asked: [
            'bird/nest/egg/blackbird/chick/baby live/home/hatch/keep/use/nest/happy/fly/give/family/house/cosy/safe',
          ],
          done: '{L} put out one hand, and took it back. “It’s only a hat to me,” said {L}. “To you it’s a house.” {L} tied the brim to the branch with a shoelace, so that no wind could take it again. So {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '“It’s only a hat to me,” said {L} to the blackbird. “To you it’s a house.” {L} tied the brim fast with a shoelace and climbed down very quietly. Under a tree with such good neighbours one could stay all afternoon, and there {told}.',
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
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'home',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets', 'home'],
          done: '“It’s only a hat to me,” said {L} to the blackbird. “To you it’s a house.” {L} tied the brim fast with a shoelace and climbed down. {F} looked up at it for a while. “That’s what I wanted to say,” said {F}. “I like your hat.” And {told}.',
        },
      ],
      helper: { name: 'Old Bobbin', creature: 'goat' },
    },
    {
      id: 'what-hats-are-for',
      words: [
        'hats around the world',
        'hats of the world',
        'kinds of hats',
        'different hats',
        'hats from around the world',
      ],
      titles: ['Six Hats from Far Away', '{L} and the Hats of the World', 'What Is This Hat For?'],
      goal: 'find out where in the world each hat was from',
      trouble: 'the labels of all the hats had come off',
      solved: 'every hat was back in its own part of the world',
      opener:
        'Captain Brimm had sailed round the whole world and brought home a hat from everywhere. Now they were going to the museum, each with its label. {L+} was allowed to carry the boxes.',
      friend:
        '{F+} opened the door for the boxes, and in came the wind. It blew the labels off, all six. “Mexico, Siberia, Vietnam,” read {F}. “But which is which?”',
      problem:
        'There lay a hat as wide as a cartwheel, a hat of fur with flaps, a pointed hat of leaves, a white helmet made of cork, a woolly cap with strings, and a long, thin scarf of blue. They all just looked like hats.',
      tries: [
        'They tried them on in front of the mirror. Each of them looked very fine, and they knew no more than before.',
        '{F} went by colour, and put the white one down for the snow. But it was hard, and full of little holes, and let the air through.',
        '{L} shook a hat, so that something would fall out of it. It was a moth, and it did not say where it came from.',
      ],
      tip: '“You’re looking at the hats,” said {G+}. “Look at the weather! Whoever made a hat was too hot, or too cold, or too wet. Put it on, shut both eyes, and ask: what does it keep off me?”',
      turn: '{L} put on the fur one and shut both eyes. It was hot at once. “Siberia, for the snow!” The wide one gave shade to both of them: “Mexico, for the sun!” From the pointed one water ran off. “Vietnam, for the rain in the rice fields!”',
      done: 'The woolly cap had flaps against the wind in the mountains of Peru. The cork helmet was cool and light, for hot walks. And the blue cloth could be wound round and round, against the sand of the Sahara. The last label was on. The museum could open.',
      again:
        '“And ours?” asked {F}. {L} thought of the bobble hat at home. What was a bobble for? They wrote it on a label: “Against boredom.”',
      outcomes: [
        {
          asked: ['museum/hat/everyone/visitor/they/all visit/open/come/wear/try/dance/choose/swap'],
          done: 'The woolly cap was for the mountains of Peru, the cork helmet for hot walks, the blue cloth for the sand of the Sahara. The last label was on. {G} hung up a mirror beside the door, unlocked it, and {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The woolly cap was for the mountains of Peru, the cork helmet for hot walks, the blue cloth for the sand of the Sahara. The last label was on. {G} had brought something to eat from each of those places as well, so {told}.',
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
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets'],
          done: 'The woolly cap was for the mountains of Peru, the cork helmet for hot walks, the blue cloth for the sand of the Sahara. The last label was on. {G} tried on all six, one on top of the other, and {told}.',
        },
      ],
      helper: { name: 'Captain Brimm', creature: 'tortoise' },
      setting: {
        topic: 'hats around the world',
        thing: 'the six hats',
        main: 'city',
        indoors: true,
        weather: 'wind',
      },
    },
  ],
};
