import type { StorySourceInput } from '../../story-source.ts';

/** Stories about life in a pond. */
export const pondDipping: StorySourceInput = {
  id: 'pond-dipping',
  words: [
    'pond',
    'ponds',
    'pond dipping',
    'pond-dipping',
    'life in a pond',
    'pond life',
    'what lives in the pond',
    'pond animals',
    'at the pond',
    'newt',
    'newts',
    'newts in the pond',
    'water beetle',
    'dragonfly nymph',
    'pond skater',
    'pond skaters',
  ],
  situations: ['visit', 'learn', 'question', 'mystery', 'finds'],
  topic: 'life in the pond',
  thing: 'the white tray',
  home: 'meadow',
  main: 'river',
  plots: [
    {
      id: 'the-monster-in-the-tray',
      titles: ['The Monster in the Tray', 'What Lives in the Pond?', '{L} Looks into the Water'],
      goal: 'see who lived in the pond',
      trouble: 'the pond was brown and nobody was to be seen',
      solved: 'the pond was full of life',
      opener:
        '{L+} lay flat on the wooden platform by the pond and looked into it. The water was brown, and nothing moved but a reflection. “Nobody lives here,” said {L}.',
      friend:
        '{F+} had a net and a bucket. “We’ll soon see,” said {F}, and pushed the net deep down, right to the bottom.',
      problem:
        'Up came mud, black and thick, with a smell of old eggs. They tipped it into the bucket. It was brown all over. If somebody lived in there, nobody could see them.',
      tries: [
        '{F} stirred it with a stick. Now it was even browner.',
        '{L} threw in a crumb of bread and waited for a fish. The crumb swelled up and sank.',
        'They fished quickly to and fro, splash, splash. Whoever lived there had long gone under the lily pads.',
      ],
      tip: '“Not the mud, and not so fast,” said {G+}. “Go slowly through the water plants, like drawing an eight. Then put what you’ve got into something white, with clear water in it. And wait.”',
      low: 'The bucket stood there like a bowl of soup. A pond skater ran past over the water, on six dry feet.',
      turn: '{L} rinsed out the white tray and filled it. Then {L} drew the net slowly through the weeds, round and round, and turned it over in the tray, very gently. At first there was only a leaf. Then the leaf had legs.',
      done: '“It’s all alive!” whispered {L}. There was a snail with a pointed house, a beetle with a bubble of air, and a grim little creature with big eyes and six legs. It was a dragonfly nymph: one day it’ll climb out and fly.',
      again:
        'They tipped everything back gently, close to the water. The next time they came, a dragonfly sat on the platform, drying new wings.',
      helper: {
        name: 'Dr Ripple',
        creature: 'newt',
      },
      outcomes: [
        {
          asked: ['dragonfly/fly/frog/newt/find/tadpole/fish/back/see/creature'],
          done: '“It’s all alive!” whispered {L}. In the white tray there was a snail with a pointed house, a beetle with a bubble of air, and something grim with big eyes and six legs, that was going to fly one day. Very gently, close to the water, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '“It’s all alive!” whispered {L}: a snail with a pointed house, a beetle with a bubble of air, and a grim little nymph with six legs. They tipped it all back gently. On the warm platform {G} dried everybody’s sleeves, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '“It’s all alive!” whispered {L}: a snail with a pointed house, a beetle with a bubble of air, and a grim little nymph that would fly one day. {F’s} nose came too close, and the beetle shot off. On the platform {told}.',
        },
      ],
      art: {
        'on the wooden platform': 'river: L lie worried; pond',
        'pushed the net deep': 'river: F hold net happy; L look; pond',
        'Up came mud': 'river: F hold net worried; L startle; mud, bucket',
        'stirred it with a stick': 'river: F hold stick worried; L look; bucket',
        'a crumb of bread': 'river: L throw bread worried; pond',
        'splash, splash': 'river: L hold net worried; F splash; pond',
        'Not the mud': 'river: G say; L+F look G curious; net',
        'like a bowl of soup': 'river: L sit sad; bucket, spider',
        'rinsed out': 'river: L hold net calm; F look; white tray, leaf',
        'It’s all alive': 'river: L+F cheer; white tray, snail, beetle',
        'tipped everything back': 'river: L pour bucket happy; big dragonfly',
      },
    },
  ],
};
