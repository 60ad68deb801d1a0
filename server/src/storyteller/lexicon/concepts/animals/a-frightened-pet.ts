import type { StorySourceInput } from '../../story-source.ts';

/** Stories about an animal that is afraid. */
export const aFrightenedPet: StorySourceInput = {
  id: 'a-frightened-pet',
  words: [
    'dog/cat/rabbit/bunny/horse/kitten/puppy afraid/scared/frightened',
    'dog/cat/horse/puppy/kitten/rabbit afraid/scared/frightened of fireworks/thunder/people/hoover/storms/vet/noise/everything',
    'scared/frightened/shy/nervous/timid cat/kitten/puppy/rabbit/bunny',
    'nervous/timid dog',
    'bunny/rabbit/cat/kitten/dog won’t/doesn’t want be/let stroked/petted/touched/cuddle',
    'cat/dog/kitten hide/hides/hiding under bed/sofa',
    'cat hates/hate carrier/vet/car',
    'cat carrier',
    'bunny that won’t',
    'rabbit that won’t',
    'dog trembles',
    'calming a dog',
  ],
  situations: [
    'afraid-being',
    'refuses',
    'hides',
    'sad-being',
    'learn',
    'question',
    'trait',
    'deed',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'reluctant',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'an animal that is afraid',
  thing: 'the gap under the cupboard',
  creature: 'cat',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'a-hand-on-the-floor',
      titles: ['Under the Cupboard', 'A Hand on the Floor', '{S} Is Afraid'],
      goal: 'win {S}’s trust',
      trouble: '{S} was afraid and would not come out',
      solved: '{S} came to {L} alone',
      opener:
        'Under the cupboard there were two eyes. They belonged to {S}. {S} had been sitting there since the bang, or since yesterday, or perhaps for always. {L+} lay on {L.their} tummy in front of the gap.',
      friend:
        '“You needn’t be afraid,” said {L}. But {S} knew better than that, and moved back by the width of an ear.',
      problem:
        '{L} wanted so badly to stroke {S}, to cuddle {S}, and to carry {S} about in a blanket. But each time a hand came near, everything in {S} trembled, right to the whiskers. “Doesn’t {S} like me?” asked {L}.',
      tries: [
        '{L} reached in, to fetch {S} out. {S} pressed close to the wall, and there was a scratch on {L}’s thumb.',
        '{L} put the finest food in front of the gap and stood next to it. The food stayed there. So did {S}.',
        '{L} talked and talked, faster and louder. Things that are afraid don’t need many words.',
      ],
      tip: '“When I look for a lost sheep,” said {G+}, “I never run up to it. I sit down, turn my back, and eat my sandwich. Fear is like a snail. It only puts its horns out when nothing’s happening. Trust can’t be fetched. You wait until it’s brought to you.”',
      low: '{L} looked at the scratch. It was quite small. You have to be very frightened to scratch somebody you’d like to like.',
      turn: 'So {L} lay down on the carpet with a book, back to the cupboard. One hand lay open on the floor, with nothing in it. {L} read aloud, softly, the bit with the river. On Tuesday {L} read on, and on Wednesday, and never once turned round.',
      done: 'On Thursday, at the bit with the bridge, something wet and very small touched one finger and waited to see what would happen. Nothing happened. {L} read on, and could hardly see the letters for joy. {S} lay down, right against the hand.',
      again:
        'When there’s a bang outside, {S} still goes under the cupboard. {L} goes and lies down in front of it. They’ve nearly finished the book.',
      helper: { name: 'Mr Crook', creature: 'goat' },
      outcomes: [
        {
          asked: [
            'come out/near',
            'let/allow stroke/pet/cuddle/touch',
            'sit/sleep/lie/curl/jump lap/bed/knee/arm/beside/next',
          ],
          done: 'On Thursday, at the bit with the bridge, something wet and small touched one finger. {L} read on, softly, and did not turn round. Nothing banged, nobody reached out. {S} waited for one more page, and then {told}.',
        },
        {
          asked: [
            'not/no afraid/scared/frightened/nervous/shy',
            'feel safe/brave',
            'brave/braver',
            'trust',
            'purr/wag/stop shake/tremble/hide',
          ],
          done: 'On Thursday, at the bit with the bridge, something wet and small touched one finger, and lay down right against the hand. {L} read about the river once more, in the same soft voice. The trembling got less with every page, and {told}.',
        },
        {
          asked: ['eat/drink'],
          done: 'On Thursday, at the bit with the bridge, something wet and small touched one finger. {L} had brought a saucer along, and pushed it no nearer. {L} only read on, back to the cupboard, and after a page {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'happy', 'friends', 'team', 'stays', 'sleep', 'home', 'says', 'tells', 'sees'],
          done: 'On Thursday, at the bit with the bridge, something wet and small touched one finger and waited to see what would happen. Nothing happened. {L} read on. {S} lay down, right against the hand, and there on the carpet {told}.',
        },
      ],
      art: {
        'there were two eyes': 'living-room: L lie curious at ground; S hide frightened under table',
        'moved back by the width': 'living-room: L say calm; S cower frightened under table',
        'to stroke': 'living-room: L reach-up sad; S shiver frightened; blanket',
        'a scratch on': 'living-room: L touch surprised; S cower frightened; red plaster',
        'put the finest food': 'living-room: L stand worried; S hide frightened under table; bowl',
        'talked and talked': 'living-room: L shout worried; S cover-ears frightened',
        'look for a lost sheep': 'meadow: G sit calm sandwich; L look G curious; sheep',
        'quite small': 'living-room: L think S sad at ground',
        'lay down on the carpet': 'living-room: L lie calm book; S peek curious under table',
        'at the bit with the bridge': 'living-room: L lie surprised; S touch L curious; book',
        'a bang outside': 'living-room: L lie happy book; S lie calm under blanket',
      },
    },
  ],
};
