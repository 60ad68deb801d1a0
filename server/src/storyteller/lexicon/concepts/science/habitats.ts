import type { StorySourceInput } from '../../story-source.ts';

/** Stories about where animals live. */
export const habitats: StorySourceInput = {
  id: 'habitats',
  words: [
    'habitat',
    'habitats',
    'animal habitat',
    'animal habitats',
    'animal home',
    'animal homes',
    'where animals live',
    'where do animals live',
    'different habitats',
    'woodland habitat',
    'pond habitat',
    'what animals need',
    'homes for animals',
    'homes of animals',
    'animal house/houses',
    'nests burrows and shells',
    'nest burrow',
    'homes nests',
    'animals and their homes',
    'animals in their homes',
    'den burrow nest',
  ],
  situations: ['learn', 'question', 'visit', 'wants'],
  topic: 'where animals live',
  thing: 'the little snail',
  home: 'school',
  main: 'garden',
  plots: [
    {
      id: 'the-wrong-house',
      titles: ['A Home for the Snail', '{L} and the Wrong House', 'Where Does It Live?'],
      goal: 'make the snail feel at home',
      trouble: 'the snail would not come out',
      solved: 'the snail had a place where it could live',
      opener:
        '{L+} had found a snail on the pavement, in the middle of the hot morning. Its house was dry and dusty. “You need a better place to live,” said {L}, and took it along.',
      friend:
        '{F+} helped. They built it a room in a box, with a carpet, a table and a picture on the wall. It was the finest room that any snail had ever had.',
      problem:
        'But the snail did not come out. It pulled in its head and shut itself up tight. It did not want the bed, nor the table. “Why doesn’t it like it here?” asked {L}. By noon there was a dry white skin over its door.',
      tries: [
        '{L} put the box in the sun, so that it would be bright and cosy. The snail shut itself up even more tightly.',
        '{F} gave it what {F} liked to eat, a bit of cheese sandwich. It lay there and curled up at the corners.',
        'They tried the fish tank. “It isn’t a fish,” said {L} quickly, and fished it out again.',
      ],
      tip: '“It’s a very nice room,” said {G+}, “for you. Every animal lives where it finds its food and can hide, and where it’s as wet or as dry as it needs. That’s its habitat. Where do you see snails, and when?”',
      low: '{L} looked at the shut little house. If only you could ask it.',
      turn: 'You see snails when it rains, on walls, under leaves, in the lettuce. Never in the sun! So {L} carried it to the back of the garden, under the big ferns, where it is always shady, and dripped water on the stones.',
      done: 'They waited. The white skin broke, and out came a foot, and then two horns with eyes on them. It looked round, and glided off under a leaf, and took a bite. “Now it’s at home,” said {F}.',
      again:
        '{L} drew a map of the garden: worms in the soil, spiders by the shed, a frog under the pot. They all live there, each in the right place.',
      object: 'basket',
      helper: { name: 'Mr Mossop', creature: 'toad' },
      outcomes: [
        {
          asked: ['home/snail/live/place/live/garden/find/house/leaf/safe'],
          done: 'They waited under the ferns. The white skin broke, and out came a foot, and then two horns with eyes on them. No table, no picture on the wall, only shade and wet stones. It looked round, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The white skin broke, and out came a foot, and then two horns with eyes on them. The snail glided off under a leaf, and took a bite. Now there was a fine room free, with a table and a carpet, and in it {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The white skin broke, and out came a foot, and then two horns with eyes on them. The snail glided off under a leaf, and took a bite. It could be heard, if one lay flat. Among the ferns {told}.',
        },
      ],
      art: {
        'a snail on the pavement': 'village: L kneel worried; snail, sun',
        'a picture on the wall': 'school: F hold box happy; L stand happy; snail, table',
        'pulled in its head': 'school: L look sad; snail, box',
        'put the box in the sun': 'school: L carry box worried; snail',
        'a bit of cheese sandwich': 'school: F offer sandwich curious; L look; snail',
        'tried the fish tank': 'school: L hold snail worried; F look; fish-tank',
        'It’s a very nice room': 'school: G say; L+F look G curious; snail',
        'the shut little house': 'school: L look sad at snail',
        'carried it to the back': 'garden: L carry snail brave; bush, leaf',
        'two horns with eyes': 'garden: L+F cheer; big snail, leaf',
        'a map of the garden': 'garden: L draw drawing-pad(snail) happy; worm, spider, frog',
      },
    },
    {
      id: 'a-home-for-a-snail-without-a-house',
      titles: ['Whose Home Is This?', '{L} Looks for a Home', 'A Nest, a Burrow and a Shell'],
      goal: 'find the right home for the smallest one',
      trouble: 'none of the homes fitted',
      solved: 'the smallest one had a home of its own',
      opener:
        'Under the flowerpot sat a very small crab, without anything on. “My shell has got too tight,” it said, “and now I’ve got no home.” {L+} put it carefully into a cup. “We’ll look for one,” said {L}.',
      friend:
        '{F+} knew where everyone lived. “Up there is the nest, under there is the burrow, and in the trunk is the hole,” said {F}. “There’ll be something free.”',
      problem:
        'First they climbed up to the nest. It was soft and round and lined with moss. But the wind rocked it, and the small crab had no feathers to keep out the rain. “It’s a home for somebody with wings,” it said, and turned green.',
      tries: [
        'In the rabbit’s burrow it was dry and warm, with three back doors. The little crab got lost between the second and the third.',
        'In the spider’s web there was a lot of light. There was nothing to it but windows, and it stuck.',
        'The beaver had a lodge with the door under the water. That was nice. But the beaver was at home as well, and slapped its tail.',
      ],
      tip: '“A home must do what its owner needs,” said {G+}. “A bird needs it high up. A rabbit needs ways out. What does somebody need who always walks about on the beach, and has such a soft back?”',
      turn: '{L} looked at the crab. It had strong legs in front, and behind it was soft, and curled like a comma. “You need a home that’s hard,” said {L}, “and curled inside. And you must be able to carry it!” In {L’s} pocket was a sea snail’s shell.',
      done: 'The crab felt about inside it with one claw, and turned round, and slid in backwards: swish. It fitted! It took four steps, and the house came along. “Roof, wall and front door,” said the crab, and put one claw across. Then it knocked on it from inside.',
      again:
        'On the way home they said it aloud: nest for the bird, burrow for the rabbit, lodge for the beaver. And a shell for the one who does not want to stay.',
      helper: { name: 'Granny Conch', creature: 'snail' },
      setting: { topic: 'the homes of animals', thing: 'the home', home: 'garden', main: 'forest' },
      outcomes: [
        {
          asked: ['home/house/shell/live/find/safe/fit/sleep/asleep/place'],
          done: 'The crab felt about inside the sea snail’s shell with one claw, turned round, and slid in backwards: swish. It took four steps, and the house came along. “Roof, wall and front door,” said the crab. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The crab slid in backwards: swish. It fitted! “Roof, wall and front door,” said the crab, “and you’re invited.” They came from the nest, the burrow and the lodge, and as no one else fitted in, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The crab slid into the shell backwards: swish. It took four steps, and the house came along. “Roof, wall and front door,” said the crab, and knocked on it from inside, to hear who would answer. They all did, and {told}.',
        },
      ],
      art: {
        'without anything on': 'garden: L hold cup worried; crab, plant-pot',
        'knew where': 'forest: F point happy; L carry cup; crab, nest',
        'climbed up to the nest': 'forest: L look-up worried; F climb on tree; crab, nest',
        'In the rabbit’s burrow': 'burrow: L crawl worried; crab, rabbit',
        'In the spider’s web': 'forest: L look worried; cobweb, crab',
        'with the door under the water': 'river: L look worried; F startle; beaver, crab',
        'must do what its owner needs': 'forest: G say; L+F look G curious; crab',
        'behind it was soft': 'shore: L look curious at crab; F look',
        'a sea snail’s shell': 'shore: L offer shell happy; crab',
        'It fitted! It took': 'shore: L+F cheer; big shell, crab',
        'On the way home': 'forest: L wave happy; nest, rabbit, shell',
      },
    },
  ],
};
