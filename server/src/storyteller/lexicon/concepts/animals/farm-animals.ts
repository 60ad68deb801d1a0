import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the morning on the farm. */
export const farmAnimals: StorySourceInput = {
  id: 'farm-animals',
  words: ['farm', 'school/class/field trip farm', 'farm animal', 'chicken', 'hen', 'duckling'],
  situations: ['visit'],
  creature: 'theme',
  topic: 'the morning on the farm',
  thing: '{S}',
  home: 'farm',
  main: 'farm',
  plots: [
    {
      id: 'lost-voice',
      titles: ['{S} Without a Voice', '{L} and {S}', 'Quiet on the Farm'],
      goal: 'bring back the voice of {S}',
      trouble: '{S} could not make a sound',
      solved: '{S} had that big voice back',
      opener:
        'On the farm the morning is loud. It moos, clucks, grunts and bleats, each in turn. {L+} knew the order by heart. But today there was a hole in the middle of it.',
      friend:
        'At the gate stood {S+}, with an open mouth, and not a sound came out. “You’ve lost your voice!” said {L}.',
      problem:
        'Without {S} the whole morning was wrong. The rooster waited, the hens came too early, and the farmer fed the hay to the cat. And {S} tried again and again, and nothing came.',
      tries: [
        'They lent {S} a “cluck” from the hens. {S} tried it: “Cluck.” Everyone fell about laughing, and {S} looked at the ground.',
        'They made {S} drink warm milk with honey, a whole bucket. Afterwards there was a burp. That was a sound, but not the right one.',
        '{L} tickled {S} under the chin. It laughed, but quite silently, like a picture of somebody laughing.',
      ],
      tip: '“When did you hear it last?” asked {G+}. “Last night, wasn’t it, when the barn door fell shut? A voice that is frightened slips down into the tummy. It comes up again when somebody needs it.”',
      turn: 'Just then the smallest chick ran out on the lane, where the milk lorry was coming round the corner. Nobody was near enough. “{S!}!” cried {L}. “Call! It can’t hear us! Call!” {S} took a breath, right down to the bottom of the tummy.',
      done: 'And there it was, the whole big voice of {S}, across the yard and over the roofs! The chick jumped aside, the lorry braked, and the morning on the farm started all over again, in the right order.',
      again:
        '{S} is the loudest on the farm now. In the evening, when the barn door falls shut, {L} says, “It’s only the door.”',
      helper: { name: 'Old Bess', creature: 'horse' },
      outcomes: [
        {
          asked: ['voice/moo/cluck/crow/sound/loud/call/wake'],
          done: 'And there it was, the whole big voice of {S}, across the yard and over the roofs! The chick jumped aside, the lorry braked. Everybody had heard it, right down to the cat, and then, in the right order, {told}.',
        },
        {
          asked: ['home/barn/sleep/asleep/bed/night'],
          done: 'And there it was, the whole big voice of {S}, over all the roofs! The chick jumped aside, and the lorry braked. In the evening, when the barn door fell shut, {S} answered it, quite loudly. “Only the door,” said {L}. And {told}.',
        },
        {
          asked: ['egg/milk/feed/chick'],
          done: 'And there it was, the whole big voice of {S}, across the yard! The chick jumped aside, and the milk lorry braked. The morning began again, with the rooster first, and this time the farmer knew where everything belonged. So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'And there it was, the whole big voice of {S}, across the yard and over the roofs! The chick jumped aside, and the lorry braked. The farmer came running with the breakfast that the cat had got by mistake, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'And there it was, the whole big voice of {S}, across the yard and over the roofs! The chick jumped aside, the lorry braked. It mooed, clucked, grunted and bleated for {S}, without any order at all, and by the gate {told}.',
        },
      ],
      art: {
        'the morning is loud': 'farm, morning: L listen curious; cow, hen, pig',
        'with an open mouth': 'farm: S shout sad; L startle worried; gate',
        'fed the hay to the cat': 'farm: S cry sad; L look S worried; farmer, hay, cat',
        'a “cluck” from the hens': 'farm: S shout ashamed; L laugh; hen',
        'warm milk with honey': 'farm: S drink bucket calm; L hold honey worried',
        tickled: 'farm: L touch happy; S laugh',
        'When did you hear it last': 'farm: G say; L+S look G curious',
        'the smallest chick': 'village: L point frightened; S look worried; small yellow bird, lorry',
        'took a breath': 'village: L call worried; S speak brave',
        'the lorry braked': 'farm: S shout brave; L cheer; small yellow bird, lorry',
        'the loudest on the farm': 'farm, evening: S shout proud; L cover-ears happy; cow',
      },
    },
  ],
};
