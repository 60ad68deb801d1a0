import type { StorySourceInput } from '../../story-source.ts';

/** Stories about deer, moose and elk. */
export const deer: StorySourceInput = {
  id: 'deer',
  words: [
    'deer',
    'fawn',
    'stag',
    'doe',
    'moose',
    'elk',
    'roe deer',
    'antlers',
    'baby deer',
    'bambi',
    'moose and deer',
  ],
  situations: ['visit', 'learn', 'question', 'lost'],
  creature: 'theme',
  topic: 'deer',
  thing: 'the deer',
  home: 'forest',
  main: 'forest',
  plots: [
    {
      id: 'lying-quite-still',
      titles: ['{S} and the Antlers', '{L} in the Early Wood', 'Something Is Missing'],
      goal: 'find out what had become of {S’s} antlers',
      trouble: '{S’s} antlers were gone',
      solved: '{S} knew that the antlers would grow again',
      opener:
        'In spring, very early, there is mist between the trees, and if you are quiet you can meet somebody. {L+} sat on a stump and hardly breathed.',
      friend:
        'A twig cracked, and there was {S+}. “Don’t look at me,” said {S}. “I’ve lost my antlers. Yesterday I still had both. I must have left them lying somewhere.” {S’s} head looked quite bare.',
      problem:
        '“They were as big as a bush,” said {S}, “and everyone admired them. Now I look like nobody at all.” {S} would not go out to the clearing where the others were. And a stag can’t put up a notice.',
      tries: [
        'They searched the wood, and found one antler under a fir tree. A mouse was sitting on it and gnawing. “It’s full of good things,” said the mouse.',
        '{L} tied it back on with a scarf. It slipped over {S’s} left eye, and hurt {S.their~the} ear.',
        '{L} stuck two branches behind {S’s} ears. Then a bird wanted to move in.',
      ],
      tip: '“Every year there’s the same fuss,” said {G+}. “They don’t get lost. They fall off, like milk teeth. Put your hand up there, very gently. But ask first.”',
      low: '{S} bent that long neck. “Like milk teeth?” {S} asked. “I had a wobbly one once,” said {L}. “There was something under it already.”',
      turn: '“May I?” asked {L}, and put one hand between {S’s} ears. There was something there: two little bumps, warm, and soft as velvet. “{S!}! They’re growing,” whispered {L}. “You’ve got new ones under there. They’ve only just begun.”',
      done: 'Now {S} wanted to know it, too, and looked into the forest pool. Two velvet bumps! {S} walked straight out into the clearing. There stood all the others, with bare heads. “Yours as well?” they said. In summer the new ones were bigger than ever.',
      again:
        'The mice in the wood ate the old antlers, bit by bit. They say it makes strong teeth. {L} was given one little tip of one, to keep.',
      helper: { name: 'Old Jay', creature: 'crow' },
      outcomes: [
        {
          asked: ['antler grow/back/new/bigger', 'beautiful/proud/handsome'],
          done: 'In the forest pool {S} saw them too: two velvet bumps! {S} walked straight out into the clearing, where all the others stood with bare heads. “Yours as well?” they said. {L} came to look every morning, all that spring, and {told}.',
        },
        {
          asked: ['mum/mother/mummy/family/fawn/baby/herd/home'],
          done: 'In the forest pool {S} saw them too: two velvet bumps! Then {S} was not ashamed any more, and walked out into the clearing. There they stood, all the others, with heads as bare. “We looked for you,” they said, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'In the forest pool {S} saw them too: two velvet bumps! {S} walked out into the clearing, and all the others were bare-headed. “It’s the day of the bare heads,” said {L}, and hung a wreath of buds on each. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'In the forest pool {S} saw them too: two velvet bumps! “Look at me,” said {S} now, and walked straight out into the clearing. All the others stood there with bare heads. “Yours as well?” they said, and {told}.',
        },
      ],
      art: {
        'mist between the trees': 'forest, morning, mist: L sit curious on stone',
        'I’ve lost my antlers': 'forest, mist: S bow ashamed; L look S surprised',
        'big as a bush': 'forest: S hide sad behind bush; L look S worried; deer',
        'found one antler': 'forest: L hold stick surprised; S look sad; mouse',
        'tied it back on': 'forest: L tie scarf worried; S stand sad wearing scarf',
        'stuck two branches': 'forest: L hold stick worried; S look worried; bird',
        'like milk teeth. Put': 'forest: G say; L+S look G curious',
        'wobbly one once': 'forest: L tell tooth happy; S bow curious',
        'two little bumps': 'forest: L touch surprised; S bow happy',
        'Two velvet bumps': 'forest: S look happy at pond; L point happy; deer',
        'tip of one, to keep': 'bedroom: L hold tooth happy; mouse',
      },
    },
  ],
};
