import type { StorySourceInput } from '../../story-source.ts';

/** Stories about badgers. */
export const badgers: StorySourceInput = {
  id: 'badgers',
  words: ['badger', 'badgers', 'badger sett', 'baby badger'],
  situations: ['visit', 'learn', 'question'],
  creature: 'theme',
  night: true,
  topic: 'badgers',
  thing: 'the sett',
  home: 'forest',
  main: 'forest',
  plots: [
    {
      id: 'clean-sheets',
      titles: ['{S} Makes the Beds', '{L} and the Badger', 'Spring Cleaning in the Wood'],
      goal: 'get dry bedding for {S}',
      trouble: 'all the beds in the sett were wet',
      solved: '{S} had a dry bed',
      opener:
        'At night the wood belongs to those who sleep by day. {L+} sat quite still above an old hole. Someone was coming out of it, backwards.',
      friend:
        'It was {S+}, with a striped face and both arms full of wet leaves. “It rained in through the back door,” said {S}. “All our beds are soaked. And we badgers are very particular about our beds.”',
      problem:
        'A badger’s home is called a sett. It has bedrooms and passages and many doors, and some are a hundred years old. “There are four small ones down there,” said {S}, “and they can’t sleep on mud.”',
      tries: [
        '{L} brought a towel. It was dry for one badger. Then it was a wet towel.',
        'They shook the leaves. Water flew everywhere, and now {L} was wet, too.',
        '{S} picked grass at the edge of the wood. There was dew on it. It was no drier than the leaves.',
      ],
      tip: '“Dry things are never on the ground after the rain,” said {G+}. “I build up here. Look under what keeps the rain off: a hedge, a leaning tree, a roof.”',
      low: '“Under a roof,” said {L}. At the edge of the wood, not far away, stood the farmer’s barn. “I’m not good at walking forwards with my arms full,” said {S}.',
      turn: '{L} asked the farmer, and was given an armful of old straw. {L} laid it down outside the sett, and {S} showed how it’s done: chin down, both arms round the bundle, and backwards into the hole, shuffle, shuffle, shuffle. Then the next one.',
      done: 'When the moon stood over the hill, the last bundle was gone. From deep down came four small yawns. {S} came up once more and pressed {L’s} hand with a big paw. “Dry as a nut,” said {S}. “Good night. I mean, good morning.”',
      again:
        'Every few weeks {S} carries out the old straw and puts it in the sun to air. There’s a new bundle by the barn door, always on a Friday.',
      helper: { name: 'Mrs Wren', creature: 'wren' },
      outcomes: [
        {
          asked: [
            'badger/baby/babies/they/it/family sleep/asleep/bed/rest/dream',
            'dry/warm/cosy/cozy/clean bed/home/sett/straw',
          ],
          done: 'When the moon stood over the hill, the last bundle had gone backwards into the hole, shuffle, shuffle. {S} shook out every bed as one shakes a pillow and counted the four small ones in. It smelled of barn, and {told}.',
        },
        {
          asked: ['baby/babies/family/mother/mum'],
          done: 'When the moon stood over the hill, the last dry bundle was gone. From deep down came a rustling and a yawning, and four striped noses looked out of four doors, to see who had brought the straw. There, by moonlight, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'When the moon stood over the hill, the last dry bundle was down the hole. “A bed’s no bed without supper first,” said {S}, and brought out acorns and apples, four small badgers behind. The farmer had given a basket, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'When the moon stood over the hill, the last dry bundle was gone. {S} came up once more, with straw behind both ears. “Dry as a nut,” said {S}, and held out a big paw. Above the old hole {told}.',
        },
      ],
      art: {
        'above an old hole': 'forest, night: L sit curious; hole',
        'It rained in': 'forest, night: S hold leaf worried; L look S curious',
        'four small ones down there': 'forest, night: S point sad; L listen worried; hole, mud',
        'brought a towel': 'forest, night: L give towel happy; S wipe towel worried',
        'shook the leaves': 'forest, night: S raise leaf worried; L startle; puddle',
        'edge of the wood. There was dew': 'forest, night: S hold grass sad; L touch worried',
        'never on the ground': 'forest, night: G point nest; L+S look G curious',
        'Under a roof': 'forest, night: L point happy; S look; shed',
        'an armful of old straw': 'farm, night: L hold hay happy; farmer',
        'laid it down outside': 'forest, night: S pull hay happy; L cheer; hole',
        pressed: 'forest, night: S hold-hands L happy; L stand happy; moon',
        'in the sun to air': 'forest, day: S hold hay happy; L wave happy',
      },
    },
  ],
};
