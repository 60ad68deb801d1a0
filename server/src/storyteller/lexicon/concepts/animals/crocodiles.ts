import type { StorySourceInput } from '../../story-source.ts';

/** Stories about crocodiles and alligators. */
export const crocodiles: StorySourceInput = {
  id: 'crocodiles',
  words: [
    'crocodile',
    'crocodiles',
    'alligator',
    'alligators',
    'crocodiles and alligators',
    'baby crocodile',
    'crocodile teeth',
    'alligators and crocodiles',
    'alligator and crocodile',
  ],
  situations: ['visit', 'learn', 'question', 'afraid', 'afraid-being'],
  creature: 'theme',
  topic: 'crocodiles',
  thing: 'the river bank',
  home: 'river',
  main: 'river',
  plots: [
    {
      id: 'something-between-the-teeth',
      titles: ['{S} Won’t Smile', '{L} and the Crocodile’s Tooth', 'The Smallest Dentist'],
      goal: 'get the splinter out from between {S’s} teeth',
      trouble: 'something was stuck between {S’s} teeth',
      solved: 'the splinter was out',
      opener:
        'On the river bank everybody was whispering. “No fish for three days.” “It growls at everyone.” {L+} climbed up into the fig tree and looked down from a safe branch.',
      friend:
        'Below lay {S+}, with {S.their~the} mouth wide open. “Aah,” said {S}. It didn’t sound fierce at all. It sounded like somebody at the dentist’s.',
      problem:
        '“There’s something between my teeth,” said {S}, as well as you can with an open mouth, “right at the back. I can’t reach it. My arms are too short.” A crocodile can’t even put out its tongue. But nobody wanted to come near.',
      tries: [
        '{S} rinsed with river water. A fish came out, very surprised. The splinter stayed.',
        '{L} let down a long stick from the tree. {S} had to laugh, because it tickled, and snap! It was a very short stick now.',
        '{S} bit into a log to push the splinter out. Now there were two splinters.',
      ],
      tip: '“You’re all much too big for that,” said {G+}. “My cousins do it every day, further up the river. They hop in, pick the teeth clean, and hop out. But one has to trust the other. They need somebody in between.”',
      low: '“Does it stay open?” asked {L} from the tree. “I promise,” said {S}, and put one big foot on {S.their} heart.',
      turn: '{L} broke off a strong forked branch and lowered it, until it stood upright between {S’s} jaws, like a pillar. “Now it can’t close by mistake,” called {L}. “And you, {S!}, keep breathing!” The little plover hopped in, one tooth after another.',
      done: 'Peck. Peck. Plop! It was a fishbone, as long as a pencil. {L} pulled up the branch. {S} shut {S.their~the} mouth, and opened it, and ran that big jaw to and fro. “Gone!” said {S}, perfectly clearly, and smiled with sixty-six teeth.',
      again:
        'The plover comes every morning after breakfast. It has never been bitten. Those two have a promise.',
      helper: { name: 'Pip Plover', creature: 'bird' },
      outcomes: [
        {
          asked: ['tooth/teeth clean/brush/better/shine/hurt', 'smile/grin'],
          done: 'Peck. Peck. Plop! It was a fishbone, as long as a pencil. {L} pulled up the branch, and the plover polished what was left, all sixty-six. {S} ran that big jaw to and fro, “Gone!”, and looked into the river, and {told}.',
        },
        {
          asked: [
            'friend/friendly',
            'play with',
            'like/trust',
            'not/no/nobody afraid/scared/bite/frightened',
          ],
          done: 'Peck. Peck. Plop! It was a fishbone, as long as a pencil. “Gone!” said {S}, perfectly clearly. The others had seen it from their trees: a bird had walked in and out of that mouth. One after another they climbed down, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Peck. Peck. Plop! Out came a fishbone, as long as a pencil. {S} had eaten nothing for three days, and {L} knew that. Down from the fig tree came figs, ripe ones and squashed ones, for everybody who dared to come near, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Peck. Peck. Plop! It was a fishbone, as long as a pencil. {L} pulled up the branch. “Gone!” said {S}, and smiled with sixty-six teeth, and laid one big foot on {S.their~that} heart again. Under the fig tree {told}.',
        },
      ],
      art: {
        'On the river bank': 'river: L climb curious on tree; bird',
        'mouth wide open': 'river: S shout sad; L look S curious',
        'as well as you can': 'river: S reach-up tearful; L stand worried',
        'rinsed with river water': 'river: S drink worried; L look surprised; fish',
        'let down a long stick': 'river: L hold stick worried; S laugh',
        'bit into a log': 'river: S eat log sad; L look worried',
        'much too big for that': 'river: G say happy; L+S look G curious',
        'Does it stay open': 'river: S speak calm; L look S worried',
        'a strong forked branch': 'river: L push big stick brave; S shout calm; bird',
        'It was a fishbone': 'river: L raise bone happy; S cheer happy; bird',
        'every morning after breakfast': 'river: S stand happy wave; L wave happy; bird',
      },
    },
  ],
};
