import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the dinosaur. */
export const dinosaur: StorySourceInput = {
  id: 'dinosaur',
  words: [
    'dinosaur',
    'dino',
    't-rex',
    'tyrannosaurus',
    'triceratops',
    'diplodocus',

    'brontosaurus',
    'stegosaurus',
  ],
  situations: ['visit', 'newcomer', 'lost'],
  creature: 'dinosaur',
  topic: 'the dinosaur',
  thing: 'the dinosaur',
  home: 'garden',
  main: 'meadow',
  plots: [
    {
      id: 'where-to-hide-a-dinosaur',
      titles: ['{L} and the Dinosaur', 'Where Do You Hide a Dinosaur?', 'A Very Large Egg'],
      goal: 'find a home for the dinosaur',
      trouble: 'there was no room anywhere for a dinosaur',
      solved: 'the dinosaur had a home',
      object: 'egg',
      opener:
        '{L+} was digging for treasure behind the compost heap. The spade went “tock”. It was an egg, green and freckled and as big as a bucket, and it was warm.',
      friend:
        'Crack! Out of the egg looked {S+}, and said “Mrrp?” By lunch it was as big as a dog, and by tea-time it looked over the garage.',
      problem:
        'A growing dinosaur needs room. It ate the hedge. It sat down on the tool shed, and then there was no tool shed. “It can’t stay here,” said the neighbours. But where does a dinosaur live?',
      tries: [
        'They hid the dinosaur in the bathroom. Its neck went out of the window and its tail down the stairs. It drank the bath.',
        'They took it to the zoo. “Too long for the elephants,” said the keeper, and measured. “And too friendly. It would be trodden on.”',
        'They dressed it up as a bridge. That worked, until it had to sneeze. Two cyclists got wet.',
      ],
      tip: '“People always ask where a dinosaur can fit in,” said {G+}. “Ask what it can do. That neck, that back, those feet! Somewhere something like that is missing.”',
      turn: '{L} looked at the dinosaur: a neck like a crane, a back like a slide. And then {L} thought of the empty field beside the school, with its one broken swing. “I know where you’re missing!” said {L}. “Come on!”',
      done: 'When the bell rang for playtime, there lay the dinosaur in the middle of the field. They slid down its neck, they climbed up its plates, and it lifted the smallest ones up to look at the clouds. “Mrrp,” said {S}. It was home.',
      again:
        'The school has the best playground in the world. At night it snores, and the whole street sleeps well.',
      helper: { name: 'Professor Flint', creature: 'tortoise' },
      outcomes: [
        {
          asked: ['mum/mother/mummy/mom/family/dad/father/parent'],
          done: '{S} lay down in the empty field beside the school, and it fitted, from nose to tail. There was no roof here to hold a voice back. “Mrrp?” called {S} over all the houses. Behind the hill somebody answered, very low, and {told}.',
        },
        {
          asked: ['home/back', 'find place/live'],
          done: '{S} lay down in the empty field beside the school, and it fitted, from nose to tail. When the bell rang, they slid down that neck and climbed up those plates. “Mrrp,” said {S}. Nobody had to measure anything any more: {told}.',
        },
        {
          asked: ['ride/slide/fly/back'],
          done: 'When the bell rang for playtime, there lay {S} in the middle of the empty field, with a neck like a crane and a back like a slide. Everybody queued, right back to the broken swing. {L} was allowed to go first, and {told}.',
        },
        {
          asked: ['friend/pet/stay/keep', 'play with'],
          done: 'When the bell rang for playtime, {S} lay in the middle of the empty field. They slid down the neck and climbed up the plates. “It can stay!” called the neighbours, who had brought their children. “Mrrp,” said {S}, and {told}.',
        },
        {
          asked: ['sleep/asleep/bed/dream/roar'],
          done: 'All through playtime they slid down that neck and climbed up those plates, in the field where {S} had been missing. In the evening {L} sat down against the big warm tummy. “Mrrp,” it went, deep inside, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'When the bell rang for playtime, there lay {S} in the middle of the field, a slide at one end and a climbing frame at the other. The neighbours brought leaves, a whole hedge of them, and something for the children. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'When the bell rang for playtime, there lay {S} in the empty field. They slid down the neck, they climbed up the plates, and the smallest ones were lifted up to look at the clouds. “Mrrp!” said {S}, and {told}.',
        },
      ],
      art: {
        'digging for treasure': 'garden: L dig surprised; huge green egg',
        'Out of the egg looked': 'garden: S peek happy in box; L startle surprised; egg',
        'needs room': 'garden: S eat grass happy; L stand worried; gentleman, hedge',
        'in the bathroom': 'bathroom: S sit happy in bath; L startle worried; F look worried',
        'took it to the zoo': 'zoo: S wave happy; L look worried; gentleman, elephant',
        'dressed it up as a bridge': 'village: S sneeze; L+F fall; bike',
        'what it can do': 'village: G say; L+S look G curious',
        'a neck like a crane': 'meadow: L look S happy; S stand happy',
        'the empty field beside the school': 'playground: L point brave; S walk happy; swing',
        'the bell rang for playtime': 'playground: S lie happy; L jump laughing; children',
        'At night it snores': 'playground, night: S sleep calm; moon',
      },
    },
    {
      id: 'the-late-egg',
      titles: ['A Very Late Egg', '{L} Hatches Something', 'Crack!'],
      goal: 'hatch the old egg',
      trouble: 'the egg was cold and would not hatch',
      solved: 'the egg had hatched',
      opener:
        'In the sand of the quarry {L+} found an egg. It was as big as a bucket and as blue as the evening. “That’s from a dinosaur,” said {L}. “It’s only a bit late.”',
      friend:
        'Something knocked inside the egg, and a small voice said, “Cold.” It was {S+}, and {S} was not out yet. “We’ll get you out,” said {L}.',
      problem:
        'But the shell was thick, and the egg was cold right through. Knock, knock, it went, and every time a little more faintly. {S} could not get out alone.',
      tries: [
        '{L} sat down on it, like a hen. It was hard and very slippery. {L} slid off to the left and slid off to the right.',
        'They rolled the egg into the sun. It rolled on by itself, down the hill, through the washing, and stopped in front of the fire station with a shirt on.',
        'They knocked back, to cheer it up. Three for “hello”. Somebody inside knocked four. None of them knew what four meant.',
      ],
      tip: '“Dinosaur mothers never sat on them,” said {G+}. “They were too heavy. They made a heap of old leaves. Leaves that rot grow warm all by themselves. And then they sang, very low down.”',
      turn: 'All the children raked leaves, wet ones, brown ones, a whole mountain. {L} put the egg in the middle, covered it and lay down beside it, and began to hum, so low that it tickled in the tummy.',
      done: 'In the night the heap steamed. And in the morning, crack! A snout came out, and behind it the whole of {S}, with a leaf on top. “Four,” said {S}, “means ‘I’m coming’.”',
      again:
        'The blue shell is a bathtub for the sparrows now. {S} eats a heap of leaves each day, and grows, and hums rather low.',
      helper: { name: 'Doctor Bone', creature: 'tortoise' },
      setting: { creature: 'dinosaur', thing: 'the egg', home: 'mountain', main: 'village' },
      outcomes: [
        {
          asked: ['hatch/egg/baby/born'],
          done: 'In the night the heap steamed. In the morning there was a knock, and another, and two more. “Four!” said {L}, and swept the leaves aside. A crack ran round the blue shell, a snout pushed, and {told}.',
        },
        {
          asked: ['mum/mother/mummy/home/family'],
          done: 'The heap steamed all night, and in the morning, crack! Out looked a snout, with a leaf on top. “Four means ‘I’m coming’,” said {S}, and looked round at all of those who had raked and hummed, and at {L}. So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The heap steamed all night, and in the morning, crack! Out came the whole of {S}, with a leaf on top. “Four,” said {S}, “means ‘I’m coming’.” Then it’s a birthday, said {L}, and a very late one. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The heap steamed all night, and in the morning, crack! A snout came out, and the whole of {S} behind it, with a leaf on top. The first thing it saw was {L}, who was still humming, and in the warm leaves {told}.',
        },
      ],
      art: {
        'In the sand of the quarry': 'mountain: L dig surprised; big blue egg',
        'not out yet': 'mountain: L listen surprised; big blue egg',
        'the egg was cold right through': 'mountain: L knock worried; big blue egg',
        'like a hen': 'mountain: L sit worried; F laugh; big blue egg',
        'rolled the egg into the sun': 'village: L+F run worried; big blue egg, washing-line',
        'knocked back, to cheer': 'village: L+F knock curious; big blue egg',
        'a heap of old leaves': 'village: G say; L look G curious; leaf-pile',
        'raked leaves, wet ones': 'garden: L rake brave; children, leaf-pile',
        'put the egg in the middle': 'garden: L lie calm; big blue egg, leaf-pile',
        'A snout came out': 'garden, morning: S peek happy in box; L cheer; broken-cup, leaf-pile',
        'bathtub for the sparrows': 'garden: S eat leaf happy; L wave happy; blue bowl, bird',
      },
    },
  ],
};
