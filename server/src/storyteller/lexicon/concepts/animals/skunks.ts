import type { StorySourceInput } from '../../story-source.ts';

/** Stories about skunks. */
export const skunks: StorySourceInput = {
  id: 'skunks',
  words: ['skunk', 'skunks', 'stinky skunk'],
  situations: ['visit', 'learn', 'question', 'trait'],
  creature: 'theme',
  topic: 'skunks',
  thing: 'the smell',
  home: 'forest',
  main: 'forest',
  plots: [
    {
      id: 'stamp-three-times',
      titles: ['{S} Makes Friends', '{L} and the Skunk', 'Stamp, Stamp, Stamp'],
      goal: 'find {S} somebody to play with',
      trouble: 'everyone ran away from {S}',
      solved: 'nobody ran away any more',
      opener:
        'The clearing was full of games: catch, leapfrog and rolling down the bank. Then someone called, “It’s coming!” and the clearing was empty. Only {L+} was left.',
      friend:
        'Out of the ferns came {S+}, with a beautiful striped tail. “They always do that,” said {S}, and looked at the ground. “It only happened once. I got such a fright.”',
      problem:
        'When a skunk is frightened, it sprays, and the smell stays for days. It had happened in May, and the rabbit slept outside for a week. Nobody had forgotten that.',
      tries: [
        '{S} rolled in mint. Now there was a smell of mint everywhere, and nobody came because of that.',
        '{L} called the others: “It doesn’t smell at all!” They looked out from behind their trees, and stayed there.',
        '{S} promised never to be frightened again. Then a pine cone fell down. It was lucky that {L} had a peg.',
      ],
      tip: '“I’ve never been sprayed in all my life,” said {G+}, “and I live next door. A skunk always warns you first: it stamps with its front feet. But nobody ever stays long enough to see it.”',
      low: '“Do I stamp?” asked {S}, surprised. {S} tried it: left, right, left. It was quite loud, on dry leaves.',
      turn: '{L} climbed on a stump. “Listen, everybody!” called {L}. “When {S} stamps three times, you’re too close or too loud. Then we all take three steps back. That’s all there is to it.” {S} showed them how.',
      done: 'The rabbit came first, a tiny bit too quickly. Stamp, stamp, stamp! The rabbit hopped three steps back. Nothing happened, and nothing smelled. “That’s easy!” said the rabbit. In the afternoon {S} rolled down the bank with all the others.',
      again:
        'By now they all do it. When anyone in the wood wants some peace and quiet, they stamp three times.',
      helper: { name: 'Quill', creature: 'hedgehog' },
      outcomes: [
        {
          asked: ['friend/play/join/game/roll/lonely/smell/stink'],
          done: 'The rabbit came first, a tiny bit too quickly. Stamp, stamp, stamp! It hopped three steps back, and nothing smelled. “That’s easy!” it said. The others came out from behind their trees, {S} moved up on top of the bank, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The rabbit came first, a bit too quickly. Stamp, stamp, stamp! Three hops back, and nothing smelled. They tried it with carrots, with berries, with a cake on a stump: three stamps meant too loud, and else everybody was welcome. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The rabbit came first, a bit too quickly. Stamp, stamp, stamp! The rabbit hopped three steps back, and nothing smelled. “That’s easy!” it said, and stamped too, and then the whole clearing stamped like a band. In the middle {told}.',
        },
      ],
      art: {
        'full of games': 'forest: L look surprised; rabbit, deer',
        'striped tail': 'forest: S bow ashamed; L look S curious',
        'the smell stays': 'forest: S cry sad; L comfort S; rabbit',
        'rolled in mint': 'forest: S lie worried; L sniff; leaf',
        'out from behind their trees': 'forest: L call worried; S look sad; rabbit, deer',
        'It was lucky': 'forest: S startle ashamed; L cover-eyes; pine-cone',
        'never been sprayed': 'forest: G say; L+S look G curious',
        'on dry leaves': 'forest: S stamp surprised; L look S; many leaf',
        'climbed on a stump': 'forest: L shout brave; S stamp brave; rabbit, deer',
        'hopped three steps back': 'forest: S laugh; L cheer; rabbit',
        'peace and quiet': 'forest: L stamp happy; S wave happy; squirrel',
      },
    },
  ],
};
